"""Who sits and stands where: tables, seats around them, pawns, houses, closing tokens, chance."""

import numpy as np

from verger.engine import SPECTATOR, rule
from verger.engine.randomness import scaled, scrambled
from verger.engine.records import size
from verger.engine.rows import total

from . import components as box
from . import state

STREAMS = 1 << 16


@rule
def lot(s, table, count):
    """FFF-R35: a random number from 0 to count - 1 from the table's own stream, whatever happens at other tables."""
    s.draws[table] += 1
    turn = np.uint64(np.int64(table) * STREAMS + np.int64(s.draws[table]))
    return scaled(scrambled(scrambled(s.generator ^ turn)), count)


@rule
def tables_for(seats):
    """FFF-01: tables for so many seats."""
    return (seats + box.PER_TABLE - 1) // box.PER_TABLE


@rule
def sits_at(s, seat, table):
    """Whether a seat sits at a table and has not finished."""
    return s.sits[seat] == table and s.place[seat] == 0


@rule
def seats_at(s, table):
    """The set of seats that sit at a table."""
    found = 0
    for seat in range(s.seats):
        if sits_at(s, seat, table):
            found |= 1 << seat
    return found


@rule
def home_of(s, eyes):
    """FFF-133: the table where these eyes look on, or NOWHERE: spectators have one only where there are no others."""
    if eyes != SPECTATOR:
        return np.int64(s.sits[eyes])
    return np.int64(0 if s.tables == 1 else state.NOWHERE)


@rule
def sitting_at(s, table):
    """How many seats sit at a table."""
    return size(seats_at(s, table))


@rule
def another_at(s, table, seat):
    """The first seat of a table but this one, or NOBODY."""
    for other in range(s.seats):
        if other != seat and sits_at(s, other, table):
            return other
    return state.NOBODY


@rule
def right_of(s, seat):
    """The right neighbour of a seat, who plays before it; itself when alone."""
    for other in range(s.seats):
        if s.left[other] == seat:
            return other
    return seat


@rule
def has_played_all(s, seat):
    """FFF-R38: whether a seat has had all its turns."""
    return s.played[seat] >= s.round_limit


@rule
def next_to_play(s, seat):
    """FFF-R38: this seat, or the first to its left with turns left; NOBODY: all at its table have had theirs."""
    other = np.int64(seat)
    while has_played_all(s, other):
        other = np.int64(s.left[other])
        if other == seat:
            return np.int64(state.NOBODY)
    return other


@rule
def right_to_play(s, seat):
    """FFF-R21, R38: the first seat to the right of this one with turns left, or NOBODY."""
    other = right_of(s, seat)
    while other != seat and has_played_all(s, other):
        other = right_of(s, other)
    return other if other != seat else state.NOBODY


@rule
def site_of(s, seat):
    """The site of the house that a seat's pawn is in, or NOWHERE."""
    return box.SPACE_SITE[s.space[seat]] if s.space[seat] != state.NOWHERE else state.NOWHERE


@rule
def held(s, seat):
    """How many goods a seat holds."""
    return total(s.goods[seat])


@rule
def owned(s, seat):
    """How many fetishes a seat owns."""
    return size(s.fetishes[seat])


@rule
def pawns_on(s, table, seat):
    """The set of spaces with a pawn of another seat than this one."""
    found = np.int64(0)
    for other in range(s.seats):
        if other != seat and s.space[other] != state.NOWHERE and s.sits[other] == table:
            found |= np.int64(1) << s.space[other]
    return found


@rule
def closed_sites(s, table):
    """FFF-29: the set of sites that bear a closing token."""
    found = 0
    for seat in range(s.seats):
        for token in range(state.TOKENS):
            if s.closing[seat, token] != state.NOWHERE and s.closing_at[seat, token] == table:
                found |= 1 << s.closing[seat, token]
    return found


@rule
def spaces_of(sites):
    """The set of spaces of a set of sites."""
    found = np.int64(0)
    for site in range(box.SITE_COUNT):
        if (sites >> site) & 1:
            found |= np.int64(1) << box.SITE_SPACE[site]
    return found


@rule
def is_merchant(s, table, site):
    return box.KIND[s.dealer[table, site]] == box.MERCHANT


@rule
def sellers(s, table, good):
    """The set of sites whose merchant sells a good."""
    found = 0
    for site in range(box.SITE_COUNT):
        if box.SELLS[s.dealer[table, site]] == good:
            found |= 1 << site
    return found


@rule
def merchants(s, table):
    """How many merchants there are."""
    count = 0
    for site in range(box.SITE_COUNT):
        count += is_merchant(s, table, site)
    return count


@rule
def must_leave(s, seat):
    """FFF-26, R20: whether the pawn is in the house where its turn began, or in a closed one."""
    table, site = s.sits[seat], site_of(s, seat)
    if site == state.NOWHERE:
        return False
    return site == s.house[table] or (closed_sites(s, table) >> site) & 1 == 1


@rule
def fetish_site(s, table):
    """Where the fetish dealer lives."""
    for site in range(box.SITE_COUNT):
        if box.KIND[s.dealer[table, site]] == box.FETISH_DEALER:
            return site
    return 0


@rule
def set_active(s, table, seat):
    """Whose turn it is at a table; NOBODY: the table rests. Who has gone to another table may act there already."""
    if s.active[table] != state.NOBODY and s.sits[s.active[table]] == table:
        s.pending &= ~(1 << s.active[table])
    s.active[table] = seat
    if seat != state.NOBODY:
        s.pending |= 1 << seat
