"""Can all of it be built? The search behind every purchase, cart and warning (CIT-R1).

It lays the tiles of `s.need` on the record's own sets, which it saves first and restores afterwards: nothing of it is
left. Most answers are found at once by laying each tile on the first square that will do; if that leads nowhere, places
and orders are tried, step by step, without meeting a position twice where that can be remembered. Orders matter little:
the fruit with the fewest places comes first, unless another helps it.
"""

import numpy as np

from verger.engine import rule
from verger.engine.randomness import scrambled
from verger.engine.records import first_of
from verger.engine.rows import fill, total

from . import components as box
from . import ground, state
from .building import all_places, banned, held, held_tile, neutral, places, settle
from .ground import both, count_of, either, first_square, has, is_any, keep, meet, minus, near, spread, words

PATIENCE = 50_000
"""Positions after which a search gives up and calls the tiles unbuildable: far more than ordinary play asks for."""

BANNED, REST = box.FRUIT_COUNT, 2 * box.FRUIT_COUNT  # where each begins in what is saved, after what is planted
PLACES = REST + 5
LOT_STEP = box.FRUIT_COUNT * box.SQUARE_COUNT  # steps are fruit and square, then lots
NO_STEP, NO_FRUIT = -1, -1
NO, YES, OPEN = range(3)  # answers
CHOICE_BITS = 4  # of a fruit, for each depth
CHOICE = (1 << CHOICE_BITS) - 1
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
    answer = begin_search(s, seat)
    while answer == OPEN:
        answer = look_on(s, seat, PATIENCE)
    end_search(s, seat)
    forget(s)
    return answer == YES


@rule
def begin_search(s, seat):
    """YES or NO if that is found at once; else it is OPEN, and to be looked on for. `end_search` must follow, and
    `forget` after the last of several."""
    if not has_need(s):
        return YES
    if not has_workers(s, seat):
        return NO
    save(s, seat)
    s.trial[state.UNDER_WAY] = 1
    begin(s, seat)
    if s.path[0]:
        s.trial[state.BEGUN] = 1
        try_step(s, seat, s.path[0] - 1)
    return YES if hurry(s, seat) else begin_exploring(s, seat)


@rule
def end_search(s, seat):
    """The record is as it was, but for what a search has saved."""
    if s.trial[state.UNDER_WAY]:
        restore(s, seat)
    if s.search[state.LOOKED]:
        fill(s.seen, 0)
    fill(s.search, 0)
    fill(s.need, 0)
    fill(s.asked, 0)
    fill(s.trial, 0)
    fill(s.path, 0)


@rule
def forget(s):
    """Nothing of what was asked is left in the record."""
    for i in range(len(s.saved)):
        fill(s.saved[i], 0)


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
        keep(s.saved[fruit], words(s.planted[fruit]))
        keep(s.saved[BANNED + fruit], words(s.banned[fruit]))
    keep(s.saved[REST], words(s.owned[seat]))
    keep(s.saved[REST + 1], words(s.neutral))
    keep(s.saved[REST + 2], words(s.free))
    keep(s.saved[REST + 3], words(s.bare))
    keep(s.saved[REST + 4], words(s.roads))


@rule
def restore(s, seat):
    for fruit in range(box.FRUIT_COUNT):
        keep(s.planted[fruit], words(s.saved[fruit]))
        keep(s.banned[fruit], words(s.saved[BANNED + fruit]))
    keep(s.owned[seat], words(s.saved[REST]))
    keep(s.neutral, words(s.saved[REST + 1]))
    keep(s.free, words(s.saved[REST + 2]))
    keep(s.bare, words(s.saved[REST + 3]))
    keep(s.roads, words(s.saved[REST + 4]))


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
                try_lot(s, first_of(s.trial[state.LOTS_LEFT]))
            grown, others = places(s, seat, fruit, s.trial[state.WORKERS_LEFT], s.trial[state.BRIDGES_LEFT])
            square = first_square(grown if is_any(grown) else others)
            if square < 0:
                return False
            try_tile(s, seat, fruit, square)
    return True


# --- Every way -------------------------------------------------------------------------------------------------------


@rule
def begin_exploring(s, seat):
    """Every order and every place will be tried, depth first; positions that led nowhere are remembered."""
    begun = s.trial[state.BEGUN]
    go_back(s, seat, begun)
    s.path[begun] = 0
    if not has_need(s):
        return YES
    s.trial[state.HELP] = may_find_help(s, seat)
    return OPEN


@rule
def look_on(s, seat, patience):
    """One step on, or back; until so many positions were looked at."""
    if s.search[state.LOOKED] >= patience:
        return NO
    depth = s.trial[state.DEPTH]
    step = NO_STEP
    if s.path[depth] > 0 or has_hope(s, seat, depth):
        step = next_step(s, seat, depth)
    if step == NO_STEP:
        if depth == s.trial[state.BEGUN]:
            return NO
        remember(s)
        go_back(s, seat, depth - 1)
        return OPEN
    s.search[state.LOOKED] += 1
    s.path[depth] = step + 1
    if is_known(s, step):
        return OPEN
    go(s, seat, step)
    if not has_need(s):
        return YES
    s.path[depth + 1] = 0
    return OPEN


@rule
def go(s, seat, step):
    """To the position after a step."""
    try_step(s, seat, step)
    s.search[state.KEY] ^= name_of(step)
    s.trial[state.DEPTH] += 1


@rule
def go_back(s, seat, depth):
    """To the position after the first `depth` steps of the path."""
    restore(s, seat)
    begin(s, seat)
    for fruit in range(box.FRUIT_COUNT):
        s.need[fruit] = s.asked[fruit]
    s.search[state.KEY] = 0
    s.trial[state.DEPTH] = 0
    for i in range(depth):
        go(s, seat, s.path[i] - 1)


@rule
def next_step(s, seat, depth):
    """The next step that can be made here, or NO_STEP; as few of them as leave nothing out."""
    begin_at = s.path[depth]
    if wants_lot(s):
        for lot in range(max(0, begin_at - LOT_STEP), box.LOT_COUNT):
            if (s.trial[state.LOTS_LEFT] >> lot) & 1:
                return LOT_STEP + lot
        return NO_STEP
    first = chosen(s, depth)
    fruit, square = begin_at // box.SQUARE_COUNT, begin_at % box.SQUARE_COUNT
    while fruit < box.FRUIT_COUNT:
        if s.need[fruit]:
            is_noted = begin_at == 0 and s.trial[state.WORKERS_LEFT] > 0
            squares = words(s.saved[PLACES + fruit]) if is_noted else places_now(s, seat, fruit)
            if first != NO_FRUIT and fruit != first:
                squares = helpful(s, seat, fruit, squares)
            found = square_from(squares, square)
            if found >= 0:
                return fruit * box.SQUARE_COUNT + found
        fruit += 1
        square = 0
    return NO_STEP


@rule
def choose(s, depth, fruit):
    """Note which fruit is to be laid first at a depth, unless others help it."""
    s.search[state.CHOSEN] &= ~(np.int64(CHOICE) << (CHOICE_BITS * depth))
    s.search[state.CHOSEN] |= np.int64(fruit - NO_FRUIT) << (CHOICE_BITS * depth)


@rule
def chosen(s, depth):
    return ((s.search[state.CHOSEN] >> (CHOICE_BITS * depth)) & CHOICE) + NO_FRUIT


@rule
def narrowest(s, seat):
    """The fruit with the fewest places; NO_FRUIT if workers are short and some might be freed.

    It can be laid first, or a step that helps, with those of the same fruit that lead there: until then all others are
    at most in its way, and as well laid later.
    """
    bridges, left = s.trial[state.BRIDGES_LEFT], total(s.need)
    short = s.trial[state.WORKERS_LEFT] < left
    best, fewest = NO_FRUIT, box.SQUARE_COUNT + 1
    for fruit in range(box.FRUIT_COUNT):
        if s.need[fruit]:
            if s.need[fruit] == left:
                return fruit
            regions = s.regions[seat, fruit] + s.asked[fruit] - s.need[fruit]
            if short and regions > 1 and (bridges or may_join(s, seat, fruit)):
                return NO_FRUIT
            count = count_of(words(s.saved[PLACES + fruit]))
            if count < fewest:
                best, fewest = fruit, count
    return best


@rule
def helpful(s, seat, fruit, squares):
    """CIT-12, 42, 81: of places for a fruit, those that useful others or may lead there.

    A tile finds a bridge or a milestone, or covers with a bridge what is in another's way, or takes over what another
    might cover.
    """
    if not s.trial[state.HELP] or not is_any(squares):
        return ground.NOWHERE
    useful = prizes(s)
    if s.trial[state.BRIDGES_LEFT]:
        useful = either(useful, near(neutral(s, fruit)))
        for other in range(box.FRUIT_COUNT):
            if other != fruit and s.need[other]:
                useful = either(useful, neutral(s, other))
    if s.need[fruit] == 1:
        return both(squares, useful)
    last = reach(s, seat, fruit, words(s.free), s.need[fruit], squares)
    return squares if meet(either(last, near(last)), useful) else ground.NOWHERE


@rule
def square_from(squares, square):
    """The first square of a set from one on, or -1."""
    a, b, c = squares
    word, later = box.WORD[square], ~(box.BIT[square] - 1)
    if word == 0:
        return first_square((a & later, b, c))
    return first_square((0, b & later, c)) if word == 1 else first_square((0, 0, c & later))


@rule
def has_hope(s, seat, depth):
    """A first look at a position: where each fruit could lie, and which is laid first; whether nothing stands against
    all of them: no fruit without a place that nothing could still give it, and workers for all that must start."""
    if wants_lot(s):
        return True
    note_places(s, seat)
    workers, starts = s.trial[state.WORKERS_LEFT], 0
    for fruit in range(box.FRUIT_COUNT):
        if s.need[fruit]:
            starts += not is_any(held(s, seat, fruit))
            if not is_any(words(s.saved[PLACES + fruit]) if workers else places_now(s, seat, fruit)):
                freed = workers == 0 and may_free_worker(s, seat)
                if not freed and not may_be_helped(s, seat, fruit):
                    return False
    if starts > workers and not may_free_worker(s, seat):
        return False
    choose(s, depth, narrowest(s, seat))
    return True


@rule
def note_places(s, seat):
    """Where each fruit could lie now if there is a worker."""
    for fruit in range(box.FRUIT_COUNT):
        if s.need[fruit]:
            squares = all_places(s, seat, fruit, box.WORKERS, s.trial[state.BRIDGES_LEFT])
            keep(s.saved[PLACES + fruit], squares)


@rule
def may_free_worker(s, seat):
    """CIT-39: whether two own regions might still be joined."""
    for fruit in range(box.FRUIT_COUNT):
        regions = s.regions[seat, fruit] + s.asked[fruit] - s.need[fruit]
        if s.need[fruit] and regions > 1 and (s.trial[state.HELP] or may_join(s, seat, fruit)):
            return True
    return False


@rule
def may_join(s, seat, fruit):
    """CIT-38: whether the tiles of a fruit might join two own regions, without a bridge."""
    others = held(s, seat, fruit)
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
def prizes(s):
    """The squares where a bridge or a milestone is to be had."""
    return both(words(s.prizes), words(s.free))


@rule
def is_prized(s, squares):
    """Whether a bridge or a milestone lies on one of these squares."""
    return meet(squares, prizes(s))


@rule
def may_be_helped(s, seat, fruit):
    """Whether tiles of other fruits might help this one. No help is missed; some may be counted that does not come."""
    for other in range(box.FRUIT_COUNT):
        if other != fruit and s.need[other] and may_help(s, seat, other, words(s.saved[PLACES + other]), fruit):
            return True
    return False


@rule
def may_help(s, seat, fruit, first, other):
    """CIT-12, 81: whether tiles of a fruit might find a bridge or a milestone, or cover what is in another's way."""
    if not s.trial[state.HELP] or not is_any(first):
        return False
    last = reach(s, seat, fruit, words(s.free), s.need[fruit], first)
    if is_prized(s, last):
        return True
    if s.trial[state.BRIDGES_LEFT] == 0:
        return False
    return meet(either(last, near(last)) if s.need[fruit] > 1 else last, neutral(s, other))


@rule
def reach(s, seat, fruit, room, tiles, first):
    """Where the last of some tiles of a fruit might lie if the first lies on one of these squares.

    CIT-42: a region that has grown may grow on where a neutral one was too large for it before.
    """
    return further(s, fruit, room, tiles - 1, reach_first(s, seat, fruit, room, first) if tiles > 1 else first)


@rule
def reach_first(s, seat, fruit, room, first):
    """Where the first of several tiles of a fruit might lie, and where another might once a region has grown."""
    wild = neutral(s, fruit)
    if is_any(wild):
        first = either(first, both(room, both(near(held(s, seat, fruit)), near(wild))))
    return first


@rule
def further(s, fruit, room, tiles, squares):
    """Where some more tiles of a fruit might lie after one on these; neutral regions may lie between them."""
    wild = neutral(s, fruit)
    for _ in range(tiles):
        beside = near(squares)
        across = near(spread(wild, both(beside, wild)))
        squares = either(squares, both(either(beside, across), room))
    return squares


# --- Positions met before --------------------------------------------------------------------------------------------


@rule
def name_of(step):
    """Random bits that stand for a step: a position is the steps that led to it, in whatever order."""
    return np.int64(scrambled(np.uint64(step + 1)))


@rule
def is_known(s, step):
    """Whether the position after a step was met before, and led nowhere."""
    key = np.uint64(s.search[state.KEY] ^ name_of(step))
    return s.seen[np.int64(key % SEEN_KEYS)] == np.int64(key >> ONE)


@rule
def remember(s):
    """The position led nowhere."""
    key = np.uint64(s.search[state.KEY])
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
