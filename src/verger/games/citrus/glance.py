"""A first look at the lines of the market: most of them can be judged without a search.

What each fruit could do now is noted in the record's scratch space once for all lines, and cleared again.
"""

from verger.engine import rule
from verger.engine.records import size
from verger.engine.rows import fill

from . import components as box
from . import state
from .building import places
from .foresight import PRIZES, ground_for, is_prized, may_join, note_prizes, reach
from .ground import both, count_of, either, first_in, is_any, keep, minus, near, words
from .market import can_add_finca, crosses

SURE, OPEN_QUESTIONS = 0, 1
GROWTH, STARTS, SCOPE = 0, box.FRUIT_COUNT, 2 * box.FRUIT_COUNT  # where each begins among the notes


@rule
def lines_at_a_glance(s, seat):
    """CIT-R1: the set of lines that can be bought for sure, and of those that only a search can tell."""
    sure = 0
    unsure = 0
    if s.money[seat] == 0:
        return sure, unsure
    filled = take_notes(s, seat)
    homeless = homeless_spaces(s)
    may_add = can_add_finca(s)
    hard = 0
    for line in range(box.LINES):
        price = size(box.LINE_SET[line] & filled)
        if price == 0 or price > s.money[seat]:
            continue
        is_homeless = box.LINE_SET[line] & homeless != 0
        finca = may_add and brings_finca(s, seat, price)
        if is_homeless and not finca:
            hard |= 1 << line
            continue
        count_fruits(s, line)
        if is_easy_with_finca(s, seat) if is_homeless else is_easy(s, seat):
            sure |= 1 << line
        elif finca:
            unsure |= 1 << line
        else:
            hard |= 1 << line
    if hard:
        unsure |= unsettled(s, seat, hard, homeless)
    clear_notes(s)
    return sure, unsure


@rule
def brings_finca(s, seat, price):
    """CIT-48, 85: whether a finca that can be added comes with a purchase at this price or with a milestone held."""
    return s.tiles[seat, box.MILESTONE] or crosses(s, price)


@rule
def unsettled(s, seat, lines, homeless):
    """Of lines that are not easy and bring no finca, those that need not be refused.

    Either a bridge or a milestone may help, or every fruit has a place, and there are workers and squares enough.
    """
    if s.tiles[seat, box.BRIDGE]:
        return lines
    left = lines_with_help(s, seat, lines) if note_prizes(s) else 0
    for line in range(box.LINES):
        if ((lines & ~left) >> line) & 1 and not box.LINE_SET[line] & homeless:
            count_fruits(s, line)
            if not lacks_workers(s, seat) and not lacks_squares(s, seat):
                left |= 1 << line
    return left


# --- Notes -----------------------------------------------------------------------------------------------------------


@rule
def take_notes(s, seat):
    """Where the fruits of the market lie there and might lie on the board; the set of spaces that are filled."""
    filled = 0
    for space in range(box.SPACES):
        if s.market[space] != state.NOTHING:
            s.asked[(s.market[space] - 1) // 2] |= 1 << space
            filled |= 1 << space
    for fruit in range(box.FRUIT_COUNT):
        if s.asked[fruit]:
            study(s, seat, fruit)
    return filled


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
def homeless_spaces(s):
    """The spaces with a fruit that has no place at all now."""
    spaces = 0
    for fruit in range(box.FRUIT_COUNT):
        if is_homeless(s, fruit):
            spaces |= s.asked[fruit]
    return spaces


@rule
def count_fruits(s, line):
    """The tiles of a line are to be laid."""
    for fruit in range(box.FRUIT_COUNT):
        s.need[fruit] = size(s.asked[fruit] & box.LINE_SET[line])


@rule
def clear_notes(s):
    fill(s.asked, 0)
    fill(s.need, 0)
    for row in range(SCOPE + box.FRUIT_COUNT):
        fill(s.saved[row], 0)
    fill(s.saved[PRIZES], 0)


# --- What is easy ----------------------------------------------------------------------------------------------------


@rule
def is_easy(s, seat):
    """Whether `s.need` can be laid fruit by fruit on the first squares that will do.

    Tiles of different fruits only compete for squares and workers. Tiles of one fruit do not disturb each other where
    its regions grow away from roads; one more may lie on a road, or start a region and draw others after it.
    """
    workers, free, roads = s.workers[seat], words(s.free), words(box.ALL_ROADS[s.board])
    for fruit in range(box.FRUIT_COUNT):
        need = s.need[fruit]
        if need == 0:
            continue
        growth = both(words(s.saved[GROWTH + fruit]), free)
        need, taken = pick(need, minus(growth, roads))
        free = minus(free, taken)
        if need == 1:
            need, taken = pick(1, both(growth, free))
            free = minus(free, taken)
        if need:
            starts = both(words(s.saved[STARTS + fruit]), free)
            if workers == 0 or not is_any(starts):
                return False
            workers -= 1
            start = first_in(starts)
            free = minus(free, start)
            if need > 1:
                need, taken = pick(need - 1, both(near(start), both(room(s, seat, fruit), free)))
                free = minus(free, taken)
                if need:
                    return False
    return True


@rule
def pick(need, squares):
    """As many squares of a set as are needed: how many are still missing, and the squares."""
    rest = squares
    while need and is_any(rest):
        rest = minus(rest, first_in(rest))
        need -= 1
    return need, minus(squares, rest)


@rule
def room(s, seat, fruit):
    """Where a new region can grow whatever else is done: away from roads, rivals and neutral tiles of the fruit."""
    return minus(ground_for(s, seat, fruit), either(near(words(s.neutral[fruit])), words(box.ALL_ROADS[s.board])))


@rule
def is_easy_with_finca(s, seat):
    """Whether the tiles are easy to lay once a finca stands on one of the open lots."""
    roads = words(s.roads)
    homeless = 0
    for fruit in range(box.FRUIT_COUNT):
        if s.need[fruit] and is_homeless(s, fruit):
            homeless |= 1 << fruit
    found = False
    for lot in range(box.LOT_COUNT):
        if s.lots[lot] == state.OPEN and not found:
            keep(s.roads, either(roads, words(box.ROAD_SET[s.board, lot])))
            for fruit in range(box.FRUIT_COUNT):
                if (homeless >> fruit) & 1:
                    study(s, seat, fruit)
            found = is_easy(s, seat)
            keep(s.roads, roads)
    for fruit in range(box.FRUIT_COUNT):
        if (homeless >> fruit) & 1:
            study(s, seat, fruit)
    return found


# --- What cannot be --------------------------------------------------------------------------------------------------


@rule
def lines_with_help(s, seat, lines):
    """Of some lines those with a tile that might pick up a bridge or a milestone."""
    found = 0
    for fruit in range(box.FRUIT_COUNT):
        most = most_in_line(s, fruit, lines)
        tiles = tiles_to_help(s, seat, fruit, most) if most else 0
        for line in range(box.LINES):
            if 0 < tiles <= size(s.asked[fruit] & box.LINE_SET[line]):
                found |= 1 << line
    return found & lines


@rule
def most_in_line(s, fruit, lines):
    """How many tiles of a fruit lie on one of these lines at most."""
    most = 0
    for line in range(box.LINES):
        if (lines >> line) & 1:
            most = max(most, size(s.asked[fruit] & box.LINE_SET[line]))
    return most


@rule
def tiles_to_help(s, seat, fruit, most):
    """How many tiles of a fruit it takes at least to pick up a bridge or a milestone; 0 if so many do not reach any."""
    first = noted_places(s, fruit)
    if not is_any(first):
        return 0
    if is_prized(s, first):
        return 1
    if most > 1:
        ground = ground_for(s, seat, fruit)
        for tiles in range(2, most + 1):
            if is_prized(s, reach(s, seat, fruit, ground, tiles, first)):
                return tiles
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
