"""A first look at the lines of the market: most of them can be judged without a search.

All lines are looked at side by side. How many tiles each has is one word, a few bits for each line; a set of lines has
the topmost of these bits. What each fruit could do now is noted in the record's scratch space, and cleared again.
"""

from verger.engine import rule
from verger.engine.records import first_of
from verger.engine.rows import fill, total

from . import components as box
from . import state
from .building import neutral, places
from .foresight import further, ground_for, is_prized, may_join, prizes, reach, reach_first
from .ground import both, count_of, either, first_in, is_any, keep, minus, near, words
from .market import can_add_finca, on_market

SURE, OPEN_QUESTIONS = 0, 1
GROWTH, STARTS, SCOPE = 0, box.FRUIT_COUNT, 2 * box.FRUIT_COUNT  # where each begins among the notes
TOP = 1 << box.LINE_BITS - 1  # of a line: it is in the set
ALL_LINES = TOP * box.EACH_LINE


@rule
def lines_at_a_glance(s, seat):
    """CIT-R1: the set of lines that can be bought for sure, and of those that only a search can tell, a bit a line."""
    if s.money[seat] == 0:
        return 0, 0
    take_notes(s, seat)
    price = prices(s)
    lines = at_least(price, 1) & at_most(price, s.money[seat])
    homeless = homeless_lines(s)
    finca = lines_with_finca(s, seat, price)
    sure = obvious(s, seat, price, lines & ~homeless)
    left = lines & ~sure & ~homeless
    while left:
        line = first_line(left)
        left &= left - 1
        count_fruits(s, line)
        sure |= (1 << place_of(line)) * is_easy(s, seat)
    left = lines & ~sure
    unsure = left & finca
    if left & ~finca:
        unsure |= unsettled(s, seat, left & ~finca, homeless)
    clear_notes(s)
    return side_by_side(sure), side_by_side(unsure)


@rule
def unsettled(s, seat, lines, homeless):
    """Of lines that are not easy and bring no finca, those that need not be refused.

    Either a bridge or a milestone may help, or every fruit has a place, and there are workers and squares enough.
    """
    if s.tiles[seat, box.BRIDGE]:
        return lines
    found = lines_with_help(s, seat, lines) if is_any(prizes(s)) else 0
    left = lines & ~found & ~homeless
    if left:
        found |= roomy(s, seat, left)
    return found


@rule
def roomy(s, seat, left):
    """Of some lines those for which there are workers and squares enough."""
    found = 0
    while left:
        line = first_line(left)
        left &= left - 1
        count_fruits(s, line)
        if not lacks_workers(s, seat) and not lacks_squares(s, seat):
            found |= 1 << place_of(line)
    for row in range(SCOPE, SCOPE + box.FRUIT_COUNT):
        fill(s.saved[row], 0)
    return found


# --- Sets of lines ---------------------------------------------------------------------------------------------------


@rule
def at_least(counts, number):
    """The lines that have so many, from 1 on."""
    return (counts + (TOP - min(number, TOP)) * box.EACH_LINE) & ALL_LINES


@rule
def at_most(counts, number):
    return ~at_least(counts, number + 1) & ALL_LINES


@rule
def place_of(line):
    """Where a line's bit is in a set of lines."""
    return box.LINE_BITS * line + box.LINE_BITS - 1


@rule
def first_line(lines):
    return first_of(lines) // box.LINE_BITS


@rule
def side_by_side(lines):
    """The same set with one bit a line."""
    found = 0
    while lines:
        found |= 1 << first_line(lines)
        lines &= lines - 1
    return found


@rule
def prices(s):
    """CIT-14, 15: what each line costs, a coin for every tile."""
    return total(s.seen[: box.FRUIT_COUNT])


@rule
def lines_with_finca(s, seat, price):
    """CIT-48, 53, 85, R11: lines that bring a finca, by their price or by a milestone that is held."""
    if not can_add_finca(s):
        return 0
    if s.tiles[seat, box.MILESTONE]:
        return ALL_LINES
    if s.refill or s.shut:
        return 0
    return at_least(price, max(1, on_market(s) - box.THRESHOLD))


@rule
def homeless_lines(s):
    """The lines with a fruit that has no place at all now."""
    lines = 0
    for fruit in range(box.FRUIT_COUNT):
        if is_homeless(s, fruit):
            lines |= at_least(s.seen[fruit], 1)
    return lines


# --- Notes -----------------------------------------------------------------------------------------------------------


@rule
def take_notes(s, seat):
    """How many tiles of each fruit lie on the lines, and where they might lie on the board."""
    for space in range(box.SPACES):
        if s.market[space] != state.NOTHING:
            s.seen[(s.market[space] - 1) // 2] += box.LINES_AT[space]
    for fruit in range(box.FRUIT_COUNT):
        if s.seen[fruit]:
            study(s, seat, fruit)


@rule
def study(s, seat, fruit):
    """Where an own region grows, and where one could begin if there is a worker."""
    grown, others = places(s, seat, fruit, box.WORKERS, 0)
    keep(s.saved[GROWTH + fruit], grown)
    keep(s.saved[STARTS + fruit], others)


@rule
def noted_places(s, fruit):
    return either(words(s.saved[GROWTH + fruit]), words(s.saved[STARTS + fruit]))


@rule
def is_homeless(s, fruit):
    """Whether a fruit has no place at all now."""
    return not is_any(noted_places(s, fruit))


@rule
def count_fruits(s, line):
    """The tiles of a line are to be laid."""
    for fruit in range(box.FRUIT_COUNT):
        s.need[fruit] = (s.seen[fruit] >> box.LINE_BITS * line) & (TOP - 1)


@rule
def clear_notes(s):
    fill(s.need, 0)
    fill(s.seen[: box.FRUIT_COUNT], 0)
    for row in range(SCOPE):
        fill(s.saved[row], 0)


# --- What is easy ----------------------------------------------------------------------------------------------------


@rule
def obvious(s, seat, price, lines):
    """Of some lines those whose fruits have squares enough each, wherever the others of the line are laid."""
    workers = 0
    for fruit in range(box.FRUIT_COUNT):
        growth = words(s.saved[GROWTH + fruit])
        one, some = at_most(s.seen[fruit], 1), at_least(s.seen[fruit], 1)
        grow = at_most(price, count_of(minus(growth, words(box.ALL_ROADS[s.board]))))
        grow |= one & at_most(price, count_of(growth))
        start = one & at_most(price, count_of(words(s.saved[STARTS + fruit])))
        lines &= ~some | grow | start
        workers += (some & ~grow) // TOP
    return lines & at_most(workers, s.workers[seat])


@rule
def is_easy(s, seat):
    """Whether `s.need` can be laid fruit by fruit on the first squares that will do.

    Tiles of different fruits only compete for squares and workers. Tiles of one fruit do not disturb each other where
    its regions grow away from roads; one more may lie on a road, or start a region and draw others after it.
    """
    workers, free, roads = s.workers[seat], words(s.free), words(box.ALL_ROADS[s.board])
    for fruit in range(box.FRUIT_COUNT):
        need, growth = s.need[fruit], both(words(s.saved[GROWTH + fruit]), free)
        while need > 1 and is_any(minus(growth, roads)):
            lain = first_in(minus(growth, roads))
            growth, free = minus(growth, lain), minus(free, lain)
            need -= 1
        if need == 0:
            continue
        squares = minus(growth, roads)
        if need > 1 or not is_any(squares):
            squares = growth
        if need > 1 or not is_any(squares):
            squares = both(words(s.saved[STARTS + fruit]), free)
            if workers == 0 or not is_any(squares):
                return False
            workers -= 1
        lain = first_in(squares)
        free = minus(free, lain)
        if need > 1:
            beside = both(near(lain), both(room(s, seat, fruit), free))
            for _ in range(1, need):
                if not is_any(beside):
                    return False
                lain = first_in(beside)
                beside, free = minus(beside, lain), minus(free, lain)
    return True


@rule
def room(s, seat, fruit):
    """Where a new region can grow whatever else is done: away from roads, rivals and neutral tiles of the fruit."""
    return minus(ground_for(s, seat, fruit), either(near(neutral(s, fruit)), words(box.ALL_ROADS[s.board])))


# --- What cannot be --------------------------------------------------------------------------------------------------


@rule
def lines_with_help(s, seat, lines):
    """Of some lines those with a tile that might pick up a bridge or a milestone."""
    found = 0
    for fruit in range(box.FRUIT_COUNT):
        left = lines & ~found & at_least(s.seen[fruit], 1)
        if left and not is_homeless(s, fruit):
            tiles = tiles_to_help(s, seat, fruit, left)
            if tiles:
                found |= left & at_least(s.seen[fruit], tiles)
    return found


@rule
def tiles_to_help(s, seat, fruit, lines):
    """How many tiles of a fruit it takes to pick up a bridge or a milestone; 0 if none of the lines has so many."""
    squares = noted_places(s, fruit)
    if is_prized(s, squares):
        return 1
    tiles = 2
    if at_least(s.seen[fruit], tiles) & lines:
        ground = ground_for(s, seat, fruit)
        squares = reach_first(s, seat, fruit, ground, squares)
        while at_least(s.seen[fruit], tiles) & lines:
            squares = further(s, fruit, ground, 1, squares)
            if is_prized(s, squares):
                return tiles
            tiles += 1
    return 0


@rule
def lacks_workers(s, seat):
    """CIT-29, 38: whether more fruits must start a region than there are workers and regions to be joined."""
    workers = s.workers[seat]
    for fruit in range(box.FRUIT_COUNT):
        if s.need[fruit] and must_start(s, seat, fruit):
            workers -= 1
    if workers >= 0:
        return False
    for fruit in range(box.FRUIT_COUNT):
        if s.need[fruit] and s.regions[seat, fruit] > 1 and may_join(s, seat, fruit):
            workers += s.regions[seat, fruit] - 1
    return workers < 0


@rule
def must_start(s, seat, fruit):
    """Whether the tiles of a fruit will be one more region in the end, unless they join two others."""
    return s.regions[seat, fruit] == 0 or (s.need[fruit] == 1 and not is_any(words(s.saved[GROWTH + fruit])))


@rule
def lacks_squares(s, seat):
    """Whether a fruit, and those that might lie nowhere but on its squares, have more tiles than these."""
    for fruit in range(box.FRUIT_COUNT):
        if s.need[fruit]:
            first = noted_places(s, fruit)
            keep(s.saved[SCOPE + fruit], reach(s, seat, fruit, ground_for(s, seat, fruit), s.need[fruit], first))
    for fruit in range(box.FRUIT_COUNT):
        if s.need[fruit]:
            scope, tiles = words(s.saved[SCOPE + fruit]), 0
            for other in range(box.FRUIT_COUNT):
                if not is_any(minus(words(s.saved[SCOPE + other]), scope)):
                    tiles += s.need[other]
            if tiles > count_of(scope):
                return True
    return False
