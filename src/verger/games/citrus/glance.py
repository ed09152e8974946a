"""A first look at the lines of the market: most of them can be judged without a search.

What each fruit could do now is noted in the record's scratch space once for all lines, and cleared again.
"""

from verger.engine import rule

from .building import permitted, places
from .components import (
    ALL_ROADS,
    BRIDGE,
    FRUIT_COUNT,
    LINE,
    LINES,
    LOT_COUNT,
    MILESTONE,
    MOST_IN_LINE,
    NO_SPACE,
    ROAD_SET,
    SPACES,
    WORDS,
)
from .foresight import PRIZES, has_workers, note_prizes, reach
from .ground import first_of, near
from .market import can_add_finca, crosses, line_price
from .state import NOTHING, OPEN

SURE, OPEN_QUESTIONS = 0, 1
UNKNOWN = -1
GROWTH, STARTS, ROOM = 0, FRUIT_COUNT, 2 * FRUIT_COUNT  # where each begins among the notes


@rule
def lines_at_a_glance(s, seat):
    """CIT-R1: the set of lines that can be bought for sure, and of those that only a search can tell."""
    sure = 0
    open_questions = 0
    if s.money[seat] == 0:
        return sure, open_questions
    take_notes(s, seat)
    prizes = UNKNOWN
    for line in range(LINES):
        price = line_price(s, line)
        if 0 < price <= s.money[seat]:
            count_fruits(s, line)
            if not has_workers(s, seat):
                continue
            if not has_homeless(s):
                found = is_easy(s, seat)
            elif brings_finca(s, seat, price):
                found = is_easy_with_finca(s, seat)
            else:
                found = False
                if not may_change(s, seat):
                    if prizes == UNKNOWN:
                        prizes = note_prizes(s)
                    if prizes == 0 or not finds_help(s, seat):
                        continue
            if found:
                sure |= 1 << line
            else:
                open_questions |= 1 << line
    clear_notes(s)
    return sure, open_questions


@rule
def clear_notes(s):
    for fruit in range(FRUIT_COUNT):
        s.need[fruit] = 0
        forget(s, fruit)
    for word in range(WORDS):
        s.saved[PRIZES, word] = 0


@rule
def take_notes(s, seat):
    """What there is to know about every fruit on the market."""
    fruits = fruits_on_market(s)
    for fruit in range(FRUIT_COUNT):
        if (fruits >> fruit) & 1:
            study(s, seat, fruit)


@rule
def study(s, seat, fruit):
    """Where an own region grows, where one could begin, and where a new one could then grow on.

    The last are squares away from roads, rivals and neutral tiles of the fruit.
    """
    e, f, g, u, v, w = places(s, seat, fruit, s.workers[seat], 0)
    note(s, GROWTH + fruit, e, f, g)
    note(s, STARTS + fruit, u, v, w)
    if u | v | w:
        a, b, c = permitted(s, seat, fruit)
        x, y, z = near(s.neutral[fruit, 0], s.neutral[fruit, 1], s.neutral[fruit, 2])
        a, b, c = a & s.free[0] & ~x, b & s.free[1] & ~y, c & s.free[2] & ~z
        x, y, z = ALL_ROADS[s.board, 0], ALL_ROADS[s.board, 1], ALL_ROADS[s.board, 2]
        note(s, ROOM + fruit, a & ~x, b & ~y, c & ~z)


@rule
def forget(s, fruit):
    for word in range(WORDS):
        s.saved[GROWTH + fruit, word] = 0
        s.saved[STARTS + fruit, word] = 0
        s.saved[ROOM + fruit, word] = 0


@rule
def fruits_on_market(s):
    """The set of fruits that lie on the market."""
    fruits = 0
    for space in range(SPACES):
        if s.market[space] != NOTHING:
            fruits |= 1 << ((s.market[space] - 1) // 2)
    return fruits


@rule
def note(s, row, a, b, c):
    s.saved[row, 0] = a
    s.saved[row, 1] = b
    s.saved[row, 2] = c


@rule
def count_fruits(s, line):
    """The tiles of a line are to be laid."""
    for fruit in range(FRUIT_COUNT):
        s.need[fruit] = 0
    for i in range(MOST_IN_LINE):
        space = LINE[line, i]
        if space != NO_SPACE and s.market[space] != NOTHING:
            s.need[(s.market[space] - 1) // 2] += 1


@rule
def is_easy(s, seat):
    """Whether `s.need` can be laid fruit by fruit on the first squares that will do.

    Tiles of different fruits only compete for squares and workers. Tiles of one fruit do not disturb each other where
    its regions grow away from roads; one more may lie on a road, or start a region and draw others after it.
    """
    workers = s.workers[seat]
    x, y, z = s.free[0], s.free[1], s.free[2]  # squares that are not taken
    for fruit in range(FRUIT_COUNT):
        need = s.need[fruit]
        if need == 0:
            continue
        a, b, c = s.saved[GROWTH + fruit, 0] & x, s.saved[GROWTH + fruit, 1] & y, s.saved[GROWTH + fruit, 2] & z
        need, i, j, k = pick(
            need, a & ~ALL_ROADS[s.board, 0], b & ~ALL_ROADS[s.board, 1], c & ~ALL_ROADS[s.board, 2]
        )  # fmt: skip
        x, y, z = x & ~i, y & ~j, z & ~k
        if need == 1:
            need, i, j, k = pick(1, a & x, b & y, c & z)
            x, y, z = x & ~i, y & ~j, z & ~k
        if need:
            a, b, c = s.saved[STARTS + fruit, 0] & x, s.saved[STARTS + fruit, 1] & y, s.saved[STARTS + fruit, 2] & z
            if workers == 0 or a | b | c == 0:
                return False
            workers -= 1
            i, j, k = first_of(a, b, c)
            x, y, z = x & ~i, y & ~j, z & ~k
            i, j, k = near(i, j, k)
            i, j, k = i & s.saved[ROOM + fruit, 0], j & s.saved[ROOM + fruit, 1], k & s.saved[ROOM + fruit, 2]
            need, i, j, k = pick(need - 1, i & x, j & y, k & z)
            x, y, z = x & ~i, y & ~j, z & ~k
            if need:
                return False
    return True


@rule
def pick(need, a, b, c):
    """As many squares of a set as are needed: how many are still missing, and the squares."""
    x, y, z = a, b, c
    while need and a | b | c:
        i, j, k = first_of(a, b, c)
        a, b, c = a & ~i, b & ~j, c & ~k
        need -= 1
    return need, x & ~a, y & ~b, z & ~c


@rule
def has_homeless(s):
    """Whether a fruit that is needed has no place at all now."""
    for fruit in range(FRUIT_COUNT):
        if s.need[fruit] and is_homeless(s, fruit):
            return True
    return False


@rule
def is_homeless(s, fruit):
    for word in range(WORDS):
        if s.saved[GROWTH + fruit, word] | s.saved[STARTS + fruit, word]:
            return False
    return True


@rule
def brings_finca(s, seat, price):
    """CIT-48, 85: whether a purchase at this price, or a milestone held, gives a finca to build with."""
    return (s.tiles[seat, MILESTONE] or crosses(s, price)) and can_add_finca(s)


@rule
def is_easy_with_finca(s, seat):
    """Whether the tiles are easy to lay once a finca stands on one of the open lots."""
    a, b, c = s.roads[0], s.roads[1], s.roads[2]
    homeless = 0
    for fruit in range(FRUIT_COUNT):
        if s.need[fruit] and is_homeless(s, fruit):
            homeless |= 1 << fruit
    found = False
    for lot in range(LOT_COUNT):
        if s.lots[lot] == OPEN and not found:
            for word in range(WORDS):
                s.roads[word] |= ROAD_SET[s.board, lot, word]
            for fruit in range(FRUIT_COUNT):
                if (homeless >> fruit) & 1:
                    study(s, seat, fruit)
            found = is_easy(s, seat)
            s.roads[0], s.roads[1], s.roads[2] = a, b, c
    for fruit in range(FRUIT_COUNT):
        if (homeless >> fruit) & 1:
            forget(s, fruit)
    return found


@rule
def may_change(s, seat):
    """Whether a bridge, or a worker that two joined regions set free, may give a fruit a place."""
    if s.tiles[seat, BRIDGE]:
        return True
    if s.workers[seat] == 0:
        for fruit in range(FRUIT_COUNT):
            if s.need[fruit] and s.regions[seat, fruit] > 1:
                return True
    return False


@rule
def finds_help(s, seat):
    """Whether a tile that has a place might pick up a bridge or a milestone."""
    for fruit in range(FRUIT_COUNT):
        if s.need[fruit] and not is_homeless(s, fruit):
            x, y, z = reach(
                s, seat, fruit,
                s.saved[GROWTH + fruit, 0] | s.saved[STARTS + fruit, 0],
                s.saved[GROWTH + fruit, 1] | s.saved[STARTS + fruit, 1],
                s.saved[GROWTH + fruit, 2] | s.saved[STARTS + fruit, 2],
            )  # fmt: skip
            if x & s.saved[PRIZES, 0] | y & s.saved[PRIZES, 1] | z & s.saved[PRIZES, 2]:
                return True
    return False
