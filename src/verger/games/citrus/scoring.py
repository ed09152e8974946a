"""Counting: who is strong around a finca, what a harvest brings, and the end."""

import numpy as np

from verger.engine import rule, tell
from verger.engine.ranking import kept_parts, kept_score, level

from . import components as box
from . import state
from .actions import EVENT
from .building import is_planted, owner_of
from .ground import both, is_any, minus, words

PARTS = state.PARTS
score, parts = kept_score, kept_parts
tie_break = level  # CIT-92: ties share the place
STRENGTH_BITS = 12
MOST_STRENGTH = (1 << STRENGTH_BITS) - 1


# --- Fincas ----------------------------------------------------------------------------------------------------------


@rule
def is_unscored(s, lot):
    """CIT-67: a finca that has not been scored yet."""
    return s.lots[lot] >= state.BUILT and (s.scored >> lot) & 1 == 0


@rule
def is_surrounded(s, lot):
    """CIT-59, 60, R9: no square of its ring is empty."""
    return not is_any(empty_around(s, lot))


@rule
def empty_around(s, lot):
    """The squares of a ring that are still empty."""
    return minus(both(words(box.RING_SET[s.board, lot]), words(s.free)), words(s.wild))


@rule
def strengths(s, lot):
    """CIT-61, 62: of every seat the tiles of all own regions that reach into the ring, each region once, as one number.

    Each seat has STRENGTH_BITS of it.
    """
    total = 0
    for i in range(box.RING_COUNT[s.board, lot]):
        square = box.RING[s.board, lot, i]
        if is_planted(s.square[square]) and not was_met(s, lot, i):
            owner = owner_of(s, square)
            if owner != state.NOBODY:
                total += np.int64(s.tally[s.region[square]]) << (STRENGTH_BITS * owner)
    return total


@rule
def was_met(s, lot, nth):
    """Whether the region on a square of the ring is on an earlier one too."""
    region = s.region[box.RING[s.board, lot, nth]]
    for i in range(nth):
        if s.region[box.RING[s.board, lot, i]] == region:
            return True
    return False


@rule
def strength_in(total, seat):
    return (total >> (STRENGTH_BITS * seat)) & MOST_STRENGTH


@rule
def strength(s, seat, lot):
    """CIT-61: how strong a seat is around a lot."""
    return strength_in(strengths(s, lot), seat)


@rule
def rank_in(s, total, seat):
    """How many seats are stronger than this one, if it has any strength; NOBODY if it has none."""
    own = strength_in(total, seat)
    if own == 0:
        return state.NOBODY
    ahead = 0
    for other in range(s.seats):
        ahead += strength_in(total, other) > own
    return ahead


@rule
def points_in(s, lot, total, seat):
    """CIT-63..66: what the finca on a lot brings a seat when it is surrounded."""
    ahead = rank_in(s, total, seat)
    if ahead == 0:
        return box.FIRST[s.lots[lot] - state.BUILT]
    return box.SECOND[s.lots[lot] - state.BUILT] if ahead == 1 else 0


@rule
def lot_points(s, seat, lot):
    """What the finca on a lot would bring a seat if it were surrounded now."""
    return points_in(s, lot, strengths(s, lot), seat)


@rule
def score_fincas(s):
    """CIT-58, 67, 68, R10: at the end of a turn, every finca that is surrounded, by letter."""
    for lot in range(box.LOT_COUNT):
        if is_unscored(s, lot) and is_surrounded(s, lot):
            s.scored |= 1 << lot
            tell(s, EVENT.surround, lot)
            total = strengths(s, lot)
            for seat in range(s.seats):
                value = points_in(s, lot, total, seat)
                if value:
                    s.points[seat, state.FINCA_PART] += value
                    tell(s, EVENT.score, seat, lot, strength_in(total, seat), value)


# --- The end ---------------------------------------------------------------------------------------------------------


@rule
def final_lot_points(s, seat, lot):
    """CIT-89: a finca that was never surrounded brings its second value to the strongest."""
    if is_unscored(s, lot) and rank_in(s, strengths(s, lot), seat) == 0:
        return box.SECOND[s.lots[lot] - state.BUILT]
    return 0


@rule
def region_points(s, seat):
    """CIT-90: what the regions that a seat still owns are worth."""
    points = 0
    for square in range(box.SQUARE_COUNT):
        if s.tally[square] and owner_of(s, square) == seat:
            points += s.value[square]
    return points


@rule
def landscape_points(s, seat):
    """CIT-91: horses score their number, action tiles that were not used a little."""
    points = 0
    for landscape in range(box.LANDSCAPE_COUNT):
        each = box.LANDSCAPE_VALUE[landscape] if landscape < len(box.HORSES) else box.UNUSED_POINTS
        points += each * s.tiles[seat, landscape]
    return points


@rule
def score_the_end(s):
    """CIT-88..91: fincas, then regions, then landscape tiles."""
    for lot in range(box.LOT_COUNT):
        for seat in range(s.seats):
            value = final_lot_points(s, seat, lot)
            if value:
                s.points[seat, state.FINCA_PART] += value
                tell(s, EVENT.final_lot, seat, lot, strength(s, seat, lot), value)
    for seat in range(s.seats):
        value = region_points(s, seat)
        if value:
            s.points[seat, state.REGION_PART] += value
            tell(s, EVENT.final_regions, seat, value)
    for seat in range(s.seats):
        value = landscape_points(s, seat)
        if value:
            s.points[seat, state.LANDSCAPE_PART] += value
            tell(s, EVENT.final_landscape, seat, value)
