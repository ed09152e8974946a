"""A first look at the lines of the market: most of them can be judged without a search.

What each fruit could do now is noted in the record's scratch space once for all lines, and cleared again.
"""

from verger.engine import rule

from .building import all_roads, nowhere, survey
from .components import (
    BRIDGE,
    FRUIT_COUNT,
    LINE,
    LINES,
    MILESTONE,
    MOST_IN_LINE,
    NO_SPACE,
    WORDS,
    WORKERS,
)
from .foresight import PRIZES, note_prizes, reach
from .ground import first_of, near
from .market import can_add_finca, crosses, line_price
from .state import NOTHING

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
            if lacks_workers(s, seat):
                continue
            if has_homeless(s):
                if not may_change(s, seat, price):
                    if prizes == UNKNOWN:
                        prizes = note_prizes(s)
                    if prizes == 0 or not finds_help(s):
                        continue
                open_questions |= 1 << line
            elif is_easy(s, seat):
                sure |= 1 << line
            else:
                open_questions |= 1 << line
    clear_notes(s)
    return sure, open_questions


@rule
def clear_notes(s):
    for fruit in range(FRUIT_COUNT):
        s.need[fruit] = 0
        for word in range(WORDS):
            s.saved[GROWTH + fruit, word] = 0
            s.saved[STARTS + fruit, word] = 0
            s.saved[ROOM + fruit, word] = 0
    for word in range(WORDS):
        s.saved[PRIZES, word] = 0


@rule
def take_notes(s, seat):
    """For each fruit where an own region grows, where one could begin, and where it could then grow on."""
    for fruit in range(FRUIT_COUNT):
        e, f, g, u, v, w, x, y, z = survey(s, seat, fruit, s.workers[seat])
        note(s, GROWTH + fruit, e, f, g)
        note(s, STARTS + fruit, u, v, w)
        note(s, ROOM + fruit, x, y, z)


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

    Tiles of different fruits only compete for squares and workers. Tiles of one fruit do not disturb each other away
    from roads: they lie where its regions grow, and on from there. One of them may lie on a road, or else start a
    region and draw the others after it.
    """
    workers = s.workers[seat]
    x, y, z = s.free[0], s.free[1], s.free[2]  # squares that are not taken
    roads = all_roads(s)
    for fruit in range(FRUIT_COUNT):
        need = s.need[fruit]
        if need:
            a, b, c = s.saved[GROWTH + fruit, 0] & x, s.saved[GROWTH + fruit, 1] & y, s.saved[GROWTH + fruit, 2] & z
            need, i, j, k = pick(need, a & ~roads[0], b & ~roads[1], c & ~roads[2])
            need, x, y, z = draw_on(s, fruit, need, i, j, k, x, y, z)
            if need:
                i, j, k = nowhere(s)
                if a & roads[0] | b & roads[1] | c & roads[2]:
                    i, j, k = first_of(a & roads[0], b & roads[1], c & roads[2])
                elif workers:
                    workers -= 1
                    a, b, c = s.saved[STARTS + fruit, 0], s.saved[STARTS + fruit, 1], s.saved[STARTS + fruit, 2]
                    i, j, k = first_of(a & x, b & y, c & z)
                if i | j | k == 0:
                    return False
                need, x, y, z = draw_on(s, fruit, need - 1, i, j, k, x, y, z)
                if need:
                    return False
    return True


@rule
def draw_on(s, fruit, need, i, j, k, x, y, z):
    """Tiles of a fruit laid beside those just laid on i, j, k, as long as any are needed and there is room for them.

    How many are still missing, and the squares that are not taken then.
    """
    x, y, z = x & ~i, y & ~j, z & ~k
    while need and i | j | k:
        i, j, k = near(i, j, k)
        i, j, k = i & s.saved[ROOM + fruit, 0], j & s.saved[ROOM + fruit, 1], k & s.saved[ROOM + fruit, 2]
        need, i, j, k = pick(need, i & x, j & y, k & z)
        x, y, z = x & ~i, y & ~j, z & ~k
    return need, x, y, z


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
def lacks_workers(s, seat):
    """CIT-29, 38: however the tiles are laid, each fruit of theirs keeps a worker, and so do all other regions."""
    regions = 0
    for fruit in range(FRUIT_COUNT):
        regions += 1 if s.need[fruit] else s.regions[seat, fruit]
    return regions > WORKERS


@rule
def has_homeless(s):
    """Whether a fruit that is needed has no place at all now."""
    for fruit in range(FRUIT_COUNT):
        if s.need[fruit]:
            found = False
            for word in range(WORDS):
                found = found or s.saved[GROWTH + fruit, word] | s.saved[STARTS + fruit, word] != 0
            if not found:
                return True
    return False


@rule
def may_change(s, seat, price):
    """Whether a finca, a bridge, or a worker that two joined regions set free may give a fruit a place."""
    if s.tiles[seat, BRIDGE] or (s.tiles[seat, MILESTONE] and can_add_finca(s)):
        return True
    if crosses(s, price) and can_add_finca(s):
        return True
    if s.workers[seat] == 0:
        for fruit in range(FRUIT_COUNT):
            if s.need[fruit] and s.regions[seat, fruit] > 1:
                return True
    return False


@rule
def finds_help(s):
    """Whether a tile that has a place might pick up a bridge or a milestone."""
    for fruit in range(FRUIT_COUNT):
        if s.need[fruit]:
            x, y, z = reach(
                s, fruit, s.need[fruit],
                s.saved[GROWTH + fruit, 0] | s.saved[STARTS + fruit, 0],
                s.saved[GROWTH + fruit, 1] | s.saved[STARTS + fruit, 1],
                s.saved[GROWTH + fruit, 2] | s.saved[STARTS + fruit, 2],
            )  # fmt: skip
            if x & s.saved[PRIZES, 0] | y & s.saved[PRIZES, 1] | z & s.saved[PRIZES, 2]:
                return True
    return False
