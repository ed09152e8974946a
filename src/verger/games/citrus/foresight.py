"""Can all of it be built? The search behind every purchase, cart and warning (CIT-R1).

It lays the tiles of `s.need` on the record's own sets, which it saves first and restores afterwards: nothing of it is
left. Most answers are found at once by laying each tile on the first square that will do; if that leads nowhere, all
orders and places are tried, without meeting a position twice where that can be remembered. Where no fruit can help
another, their order does not matter: the one with the fewest places is tried alone.
"""

import numpy as np

from verger.engine import rule
from verger.engine.randomness import scrambled
from verger.engine.rows import fill, total

from . import components as box
from . import ground, state
from .building import all_places, banned, held_tile, places, settle
from .ground import both, count_of, either, first_square, has, is_any, keep, lowest, meet, minus, near, spread, words

PATIENCE = 50_000
"""Positions after which a search gives up and calls the tiles unbuildable: far more than ordinary play asks for."""

NEUTRAL, BANNED, REST = box.FRUIT_COUNT, 2 * box.FRUIT_COUNT, 3 * box.FRUIT_COUNT  # where each begins in what is saved
PRIZES = REST + 3
LOT_STEP = box.FRUIT_COUNT * box.SQUARE_COUNT  # steps are fruit and square, then lots
NO_STEP, NO_FRUIT = -1, -1
ONE, SEEN_KEYS = np.uint64(1), np.uint64(state.SEEN)


@rule
def open_lots(s):
    """The set of lots that are open."""
    lots = 0
    for lot in range(box.LOT_COUNT):
        if s.lots[lot] == state.OPEN:
            lots |= 1 << lot
    return lots


@rule
def finca_tiles(s):
    """Finca tiles in the stack, or put aside."""
    return total(s.fincas)


@rule
def need_hand(s):
    """The tiles in hand are to be laid."""
    fill(s.need, 0)
    for space in range(box.SPACES):
        if s.hand[space] != state.NOTHING:
            s.need[held_tile(s.hand[space]) // 2] += 1


@rule
def can_build(s, seat):
    """CIT-R1: whether some sequence of steps lays all of `s.need`; nothing of what was asked is left in the record.

    A finca comes first if `s.trial[FINCA_DUE]`; `s.path[0]`, if it is not 0, is 1 more than the step to begin with.
    """
    found = not has_need(s)
    if not found and has_workers(s, seat):
        save(s, seat)
        begin(s, seat)
        begun = 0
        if s.path[0]:
            begun = 1
            try_step(s, seat, s.path[0] - 1)
        found = hurry(s, seat) or explore(s, seat, begun, PATIENCE)
        restore(s, seat)
    clear(s)
    return found


@rule
def has_need(s):
    return total(s.need) > 0


@rule
def has_workers(s, seat):
    """CIT-29, 38: however the tiles are laid, each fruit of theirs keeps a worker, and so do all other regions."""
    regions = 0
    for fruit in range(box.FRUIT_COUNT):
        regions += 1 if s.need[fruit] else s.regions[seat, fruit]
    return regions <= box.WORKERS


# --- Trying and taking back ------------------------------------------------------------------------------------------


@rule
def save(s, seat):
    for fruit in range(box.FRUIT_COUNT):
        s.asked[fruit] = s.need[fruit]
        keep(s.saved[fruit], words(s.held[seat, fruit]))
        keep(s.saved[NEUTRAL + fruit], words(s.neutral[fruit]))
        keep(s.saved[BANNED + fruit], words(s.banned[fruit]))
    keep(s.saved[REST], words(s.free))
    keep(s.saved[REST + 1], words(s.bare))
    keep(s.saved[REST + 2], words(s.roads))


@rule
def restore(s, seat):
    for fruit in range(box.FRUIT_COUNT):
        keep(s.held[seat, fruit], words(s.saved[fruit]))
        keep(s.neutral[fruit], words(s.saved[NEUTRAL + fruit]))
        keep(s.banned[fruit], words(s.saved[BANNED + fruit]))
    keep(s.free, words(s.saved[REST]))
    keep(s.bare, words(s.saved[REST + 1]))
    keep(s.roads, words(s.saved[REST + 2]))


@rule
def clear(s):
    """Leave nothing of a search in the record."""
    for i in range(len(s.saved)):
        fill(s.saved[i], 0)
    fill(s.seen, 0)
    fill(s.need, 0)
    fill(s.asked, 0)
    fill(s.trial, 0)
    fill(s.path, 0)


@rule
def begin(s, seat):
    """What there is at the start of a search."""
    s.trial[state.WORKERS_LEFT] = s.workers[seat]
    s.trial[state.BRIDGES_LEFT] = s.tiles[seat, box.BRIDGE]
    s.trial[state.MILESTONES_LEFT] = s.tiles[seat, box.MILESTONE]
    s.trial[state.FINCAS_LEFT] = finca_tiles(s) + (s.due != state.NOTHING)
    s.trial[state.LOTS_LEFT] = open_lots(s)
    s.trial[state.LOT_FIRST] = s.trial[state.FINCA_DUE]


@rule
def wants_lot(s):
    """Whether a finca is to be built now: one that is due, or a milestone's, since that never does harm."""
    if s.trial[state.LOT_FIRST]:
        return True
    return s.trial[state.MILESTONES_LEFT] > 0 and s.trial[state.FINCAS_LEFT] > 0 and s.trial[state.LOTS_LEFT] != 0


@rule
def try_lot(s, lot):
    if s.trial[state.LOT_FIRST]:
        s.trial[state.LOT_FIRST] = 0
    else:
        s.trial[state.MILESTONES_LEFT] -= 1
    s.trial[state.FINCAS_LEFT] -= 1
    s.trial[state.LOTS_LEFT] &= ~(1 << lot)
    keep(s.roads, either(words(s.roads), words(box.ROAD_SET[s.board, lot])))


@rule
def try_tile(s, seat, fruit, square):
    needs_bridge = not has(s.free, square)
    joined = settle(s, seat, fruit, square)
    s.need[fruit] -= 1
    s.trial[state.WORKERS_LEFT] += joined - 1
    if needs_bridge:
        s.trial[state.BRIDGES_LEFT] -= 1
    elif s.square[square] == state.WILD + box.BRIDGE:
        s.trial[state.BRIDGES_LEFT] += 1
    elif s.square[square] == state.WILD + box.MILESTONE:
        s.trial[state.MILESTONES_LEFT] += 1


@rule
def try_step(s, seat, step):
    if step >= LOT_STEP:
        try_lot(s, step - LOT_STEP)
    else:
        try_tile(s, seat, step // box.SQUARE_COUNT, step % box.SQUARE_COUNT)


@rule
def places_now(s, seat, fruit):
    return all_places(s, seat, fruit, s.trial[state.WORKERS_LEFT], s.trial[state.BRIDGES_LEFT])


# --- The first way that offers itself --------------------------------------------------------------------------------


@rule
def hurry(s, seat):
    """Lay everything on the first squares that will do, where own regions grow if they can."""
    for fruit in range(box.FRUIT_COUNT):
        while s.need[fruit]:
            while wants_lot(s):
                try_lot(s, lowest(s.trial[state.LOTS_LEFT]))
            grown, others = places(s, seat, fruit, s.trial[state.WORKERS_LEFT], s.trial[state.BRIDGES_LEFT])
            square = first_square(grown if is_any(grown) else others)
            if square < 0:
                return False
            try_tile(s, seat, fruit, square)
    return True


# --- Every way -------------------------------------------------------------------------------------------------------


@rule
def explore(s, seat, begun, patience):
    """Try every order and every place, depth first, until so many positions were looked at.

    Those that led nowhere are remembered.
    """
    depth = begun
    looked = 0
    key = go_back(s, seat, depth)
    s.path[depth] = 0
    if not has_need(s):
        return True
    note_prizes(s)
    s.trial[state.HELP] = may_find_help(s, seat)
    while looked < patience:
        step = NO_STEP
        if s.path[depth] > 0 or not is_hopeless(s, seat):
            step = next_step(s, seat, depth)
        if step == NO_STEP:
            if depth == begun:
                return False
            remember(s, key)
            depth -= 1
            key = go_back(s, seat, depth)
            continue
        looked += 1
        s.path[depth] = step + 1
        further = key ^ name_of(step)
        if not is_known(s, further):
            try_step(s, seat, step)
            if not has_need(s):
                return True
            key = further
            depth += 1
            s.path[depth] = 0
    return False


@rule
def go_back(s, seat, depth):
    """To the position after the first `depth` steps of the path; its key."""
    restore(s, seat)
    begin(s, seat)
    for fruit in range(box.FRUIT_COUNT):
        s.need[fruit] = s.asked[fruit]
    key = np.uint64(0)
    for i in range(depth):
        try_step(s, seat, s.path[i] - 1)
        key ^= name_of(s.path[i] - 1)
    return key


@rule
def next_step(s, seat, depth):
    """The next step that can be made here, or NO_STEP; of one fruit alone where that leaves nothing out."""
    begin_at = s.path[depth]
    if wants_lot(s):
        for lot in range(max(0, begin_at - LOT_STEP), box.LOT_COUNT):
            if (s.trial[state.LOTS_LEFT] >> lot) & 1:
                return LOT_STEP + lot
        return NO_STEP
    alone = 1 << (depth + 1)
    fruit, last = begin_at // box.SQUARE_COUNT, box.FRUIT_COUNT
    if begin_at == 0:
        s.trial[state.HELP] &= ~alone
        chosen = narrowest(s, seat)
        if chosen != NO_FRUIT:
            s.trial[state.HELP] |= alone
            fruit, last = chosen, chosen + 1
    elif s.trial[state.HELP] & alone:
        fruit = (begin_at - 1) // box.SQUARE_COUNT
        last = fruit + 1
    square = max(0, begin_at - fruit * box.SQUARE_COUNT)
    while fruit < last:
        if s.need[fruit] and square < box.SQUARE_COUNT:
            found = square_from(places_now(s, seat, fruit), square)
            if found >= 0:
                return fruit * box.SQUARE_COUNT + found
        fruit += 1
        square = 0
    return NO_STEP


@rule
def narrowest(s, seat):
    """The fruit with the fewest places, if fruits can only be in each other's way; NO_FRUIT if one might help another.

    Where none can find another a place, a worker or a bridge, whichever comes first leaves the others the same.
    """
    bridges, short = s.trial[state.BRIDGES_LEFT], s.trial[state.WORKERS_LEFT] < total(s.need)
    chosen, fewest = NO_FRUIT, box.SQUARE_COUNT + 1
    for fruit in range(box.FRUIT_COUNT):
        if s.need[fruit]:
            if s.need[fruit] == total(s.need):
                return fruit
            regions = s.regions[seat, fruit] + s.asked[fruit] - s.need[fruit]
            if short and regions > 1 and (bridges or may_join(s, seat, fruit)):
                return NO_FRUIT
            first = all_places(s, seat, fruit, box.WORKERS, bridges)
            for other in range(box.FRUIT_COUNT):
                if other != fruit and s.need[other] and may_help(s, seat, fruit, first, other):
                    return NO_FRUIT
            if count_of(first) < fewest:
                chosen, fewest = fruit, count_of(first)
    return chosen


@rule
def square_from(squares, square):
    """The first square of a set from one on, or -1."""
    a, b, c = squares
    word, later = box.WORD[square], ~(box.BIT[square] - 1)
    if word == 0:
        return first_square((a & later, b, c))
    return first_square((0, b & later, c)) if word == 1 else first_square((0, 0, c & later))


@rule
def is_hopeless(s, seat):
    """Whether some fruit has no place and nothing that could still happen would give it one."""
    if wants_lot(s):
        return False
    starts = 0
    for fruit in range(box.FRUIT_COUNT):
        if s.need[fruit]:
            starts += not is_any(words(s.held[seat, fruit]))
            if not is_any(places_now(s, seat, fruit)):
                freed = s.trial[state.WORKERS_LEFT] == 0 and may_free_worker(s, seat)
                if not freed and not may_be_helped(s, seat, fruit):
                    return True
    return starts > s.trial[state.WORKERS_LEFT] and not may_free_worker(s, seat)


@rule
def may_free_worker(s, seat):
    """CIT-39: whether two own regions might still be joined."""
    for fruit in range(box.FRUIT_COUNT):
        regions = s.regions[seat, fruit] + s.asked[fruit] - s.need[fruit]
        if s.need[fruit] and regions > 1 and (s.trial[state.HELP] & 1 or may_join(s, seat, fruit)):
            return True
    return False


@rule
def may_join(s, seat, fruit):
    """CIT-38: whether the tiles of a fruit might join two own regions, without a bridge."""
    others = words(s.held[seat, fruit])
    room = ground_for(s, seat, fruit)
    while is_any(others):
        region = ground.first_part(others)
        others = minus(others, region)
        if meet(further(s, fruit, room, s.need[fruit] - 1, both(near(region), room)), near(others)):
            return True
    return False


@rule
def ground_for(s, seat, fruit):
    """Squares where tiles of a fruit may come to lie as long as no bridge is at hand."""
    return minus(words(s.free), banned(s, seat, fruit))


@rule
def may_find_help(s, seat):
    """CIT-12: whether there is a bridge or a finca to build with, or a tile might pick up one or the other."""
    if s.trial[state.BRIDGES_LEFT] or wants_lot(s):
        return True
    for fruit in range(box.FRUIT_COUNT):
        if s.need[fruit]:
            first = all_places(s, seat, fruit, box.WORKERS, 0)
            if is_prized(s, reach(s, seat, fruit, ground_for(s, seat, fruit), s.need[fruit], first)):
                return True
    return False


@rule
def is_prized(s, squares):
    """Whether a bridge or a milestone lies on one of these squares."""
    return meet(squares, words(s.saved[PRIZES]))


@rule
def may_be_helped(s, seat, fruit):
    """Whether tiles of other fruits might help this one. No help is missed; some may be counted that does not come."""
    for other in range(box.FRUIT_COUNT):
        if other != fruit and s.need[other] and s.trial[state.HELP] & 1:
            first = all_places(s, seat, other, box.WORKERS, s.trial[state.BRIDGES_LEFT])
            if may_help(s, seat, other, first, fruit):
                return True
    return False


@rule
def may_help(s, seat, fruit, first, other):
    """CIT-12, 81: whether tiles of a fruit might find a bridge or a milestone, or cover what is in another's way."""
    if not s.trial[state.HELP] & 1 or not is_any(first):
        return False
    last = reach(s, seat, fruit, words(s.free), s.need[fruit], first)
    if is_prized(s, last):
        return True
    if s.trial[state.BRIDGES_LEFT] == 0:
        return False
    return meet(either(last, near(last)) if s.need[fruit] > 1 else last, words(s.neutral[other]))


@rule
def reach(s, seat, fruit, room, tiles, first):
    """Where the last of some tiles of a fruit might lie if the first lies on one of these squares.

    CIT-42: a region that has grown may grow on where a neutral one was too large for it before.
    """
    neutral = words(s.neutral[fruit])
    if tiles > 1 and is_any(neutral):
        first = either(first, both(room, both(near(words(s.held[seat, fruit])), near(neutral))))
    return further(s, fruit, room, tiles - 1, first)


@rule
def further(s, fruit, room, tiles, squares):
    """Where some more tiles of a fruit might lie after one on these; neutral regions may lie between them."""
    neutral = words(s.neutral[fruit])
    for _ in range(tiles):
        beside = near(squares)
        across = near(spread(neutral, both(beside, neutral)))
        squares = either(squares, both(either(beside, across), room))
    return squares


@rule
def note_prizes(s):
    """The squares where a bridge or a milestone is to be had; whether there are any."""
    keep(s.saved[PRIZES], ground.NOWHERE)
    for word in range(box.WORDS):
        rest = s.wild[word] & s.free[word]
        while rest:
            what = s.square[box.SQUARE_AT[word * box.WORD_BITS + lowest(rest)]]
            if what in (state.WILD + box.BRIDGE, state.WILD + box.MILESTONE):
                s.saved[PRIZES, word] |= rest & -rest
            rest &= rest - 1
    return is_any(words(s.saved[PRIZES]))


# --- Positions met before --------------------------------------------------------------------------------------------


@rule
def name_of(step):
    """Random bits that stand for a step: a position is the steps that led to it, in whatever order."""
    return scrambled(np.uint64(step + 1))


@rule
def is_known(s, key):
    return s.seen[np.int64(key % SEEN_KEYS)] == np.int64(key >> ONE)


@rule
def remember(s, key):
    s.seen[np.int64(key % SEEN_KEYS)] = np.int64(key >> ONE)


# --- Questions about the hand ----------------------------------------------------------------------------------------


@rule
def can_build_hand(s, seat):
    """CIT-R1: whether the hand can be built as things stand."""
    need_hand(s)
    s.trial[state.FINCA_DUE] = s.due != state.NOTHING
    return can_build(s, seat)


@rule
def can_build_after(s, seat, fruit, square):
    """CIT-R2: whether the rest of the hand can be built once a tile of it is laid on a square."""
    need_hand(s)
    s.path[0] = fruit * box.SQUARE_COUNT + square + 1
    return can_build(s, seat)


@rule
def can_build_with(s, seat, lot):
    """CIT-R2: whether the hand can be built once the finca that is due stands on a lot."""
    need_hand(s)
    s.trial[state.FINCA_DUE] = 1
    s.path[0] = LOT_STEP + lot + 1
    return can_build(s, seat)
