"""The laws that every position keeps."""

from verger.engine import RUNNING, rule

from .building import fruit_of, is_planted, shows, tile_points
from .components import (
    BRIDGE,
    BULL,
    BUSHES,
    CART,
    FINCA_TILES,
    FINCAS,
    FRUIT_COUNT,
    GROUND,
    LANDSCAPE_COUNT,
    LANDSCAPE_TILES,
    LINE,
    LINES,
    LOT_BITS,
    LOT_COUNT,
    LOT_SQUARE,
    MOST_IN_LINE,
    MOST_MONEY,
    NO_LOT,
    OPEN_GROUND,
    OPEN_LOTS,
    OUTSIDE,
    ROAD_COUNT,
    ROAD_SET,
    ROADS,
    ROCK,
    SEATS,
    SITE_BITS,
    SPACES,
    SQUARE_AT,
    SQUARE_COUNT,
    START_COUNT,
    START_LOT,
    THRESHOLD,
    TILE_COUNT,
    TILES_OF,
    WORD_BITS,
    WORDS,
    WORKERS,
)
from .foresight import open_lots
from .ground import alone, count_of, first_square, has, lowest, near, spread
from .market import in_hand, on_market
from .scoring import is_surrounded
from .state import (
    BARE,
    BUILDING,
    BUILT,
    CARTED,
    CLOSED,
    FINISHING,
    LOT_DUE,
    MAIN,
    NO_REGION,
    NOTHING,
    OPEN,
    OVER,
    PLANTED,
    SEEN,
    WILD,
)

# What a person is told whose position breaks one: the entries, and the law.
LAWS = {
    1: "plantations, landscape, market, hand, lots, due: what lies there exists",
    2: f"money: every seat has from 0 to {MOST_MONEY} coins",
    3: "plantations, landscape: a square holds one thing, and a plantation tile has one owner at most",
    4: "plantations, landscape: no landscape tile lies on a rock, and nothing outside the board or on a lot",
    5: "plantations, covered, market, hand: of each tile there are as many as in the box, the rest in the bag",
    6: "used.bridge: as many bridges are used as tiles lie on rocks or are covered",
    7: "plantations: side by side, tiles of a fruit have one owner",
    8: "plantations: regions are numbered and counted as they lie",
    9: "plantations: every region of a seat has a road of a finca",
    10: "plantations: but in the family game, no lot shows a fruit on two of its roads",
    11: "lots, due: of each finca tile there are as many as in the box, the rest in the stack",
    12: "stack: site tiles of lots that are closed, and only of those that have one in this game",
    13: "scored: a finca is scored when all squares around it are taken",
    14: "landscape, tiles, used: no more of a kind than in the box, in all as many as bushes, and no bull is used",
    15: "hand: a tile in hand came from a space that is empty now",
    16: f"market: unless a refill is due or the market is shut, more than {THRESHOLD} tiles lie there",
    17: "turn: the seat whose turn it is may act; once the game is over nothing is due, in hand or under way",
    18: "turn: nothing is left of a search",
    19: f"plantations: a seat has a worker of its {WORKERS} for each of its regions",
    20: f"lots: {OPEN_LOTS} are open as long as the stack has site tiles, and never more",
    21: "lots: at least one finca stands",
    22: "due: a finca waits for a lot as long as one is open, and brings a refill",
    23: "hand: tiles fetched by carts are no more than the carts used",
    24: "done: is true once a bought tile is in hand",
    25: "hand: bought tiles come from one line of the market",
    26: "refill: waits until the hand is empty and no finca is due, and no longer",
}


@rule
def faults(s):
    """0, or the number of the first law that the position breaks."""
    code = faults_of_numbers(s)
    if code == 0:
        code = faults_of_squares(s)
    if code == 0:
        code = faults_of_tiles(s)
    if code == 0:
        code = faults_of_regions(s)
    if code == 0:
        code = faults_of_roads(s)
    if code == 0:
        code = faults_of_lots(s)
    if code == 0:
        code = faults_of_landscape(s)
    if code == 0:
        code = faults_of_hand(s)
    if code == 0:
        code = faults_of_turn(s)
    if code == 0:
        code = faults_of_scratch(s)
    return code


@rule
def faults_of_numbers(s):
    """1: what lies on squares, spaces and lots exists. 2, 19: money and workers are within bounds."""
    for square in range(SQUARE_COUNT):
        if s.square[square] < BARE or s.square[square] >= WILD + LANDSCAPE_COUNT:
            return 1
    for space in range(SPACES):
        if s.market[space] < NOTHING or s.market[space] > TILE_COUNT:
            return 1
        if s.hand[space] < NOTHING or s.hand[space] > 2 * TILE_COUNT:
            return 1
    for lot in range(LOT_COUNT):
        if s.lots[lot] < CLOSED or s.lots[lot] >= BUILT + len(FINCAS):
            return 1
        if LOT_SQUARE[s.board, lot] == NO_LOT and s.lots[lot] != CLOSED:
            return 1
    if s.due < NOTHING or s.due > len(FINCAS):
        return 1
    for seat in range(SEATS):
        regions = 0
        for fruit in range(FRUIT_COUNT):
            regions += s.regions[seat, fruit]
        if seat >= s.seats:
            if regions or s.workers[seat] or s.money[seat]:
                return 2
        elif s.workers[seat] + regions != WORKERS or s.workers[seat] < 0 or regions < 0:
            return 19
    return 0 if money_is_sound(s) else 2


@rule
def money_is_sound(s):
    for seat in range(s.seats):
        if s.money[seat] < 0 or s.money[seat] > MOST_MONEY:
            return False
    return True


@rule
def faults_of_squares(s):
    """3: the sets say what the squares say. 4: nothing lies where it cannot."""
    planted = 0
    for square in range(SQUARE_COUNT):
        what = s.square[square]
        ground = GROUND[s.board, square]
        if what != BARE and (ground == OUTSIDE or (ground != OPEN_GROUND and ground != ROCK)):
            return 4
        if ground == ROCK and what >= WILD:
            return 4
        lies = is_planted(what)
        planted += lies
        if has(s.free, square) != (ground == OPEN_GROUND and not lies):
            return 3
        if has(s.wild, square) != (what >= WILD) or has(s.bare, square) != (ground == ROCK and not lies):
            return 3
        if lies:
            holders = 0
            fruit = fruit_of(what - PLANTED)
            for seat in range(s.seats):
                holders += has(s.held[seat, fruit], square)
            if holders + has(s.neutral[fruit], square) != 1:
                return 3
    for fruit in range(FRUIT_COUNT):
        planted -= count_of(s.neutral[fruit, 0], s.neutral[fruit, 1], s.neutral[fruit, 2])
        for seat in range(SEATS):
            planted -= count_of(s.held[seat, fruit, 0], s.held[seat, fruit, 1], s.held[seat, fruit, 2])
    return 3 if planted else 0


@rule
def faults_of_tiles(s):
    """5: of each tile there are as many as in the box. 6: tiles are covered by bridges only."""
    bridges = 0
    for tile in range(TILE_COUNT):
        count = s.bag[tile] + s.covered[tile]
        if s.bag[tile] < 0 or s.covered[tile] < 0:
            return 5
        bridges += s.covered[tile]
        for space in range(SPACES):
            count += s.market[space] == 1 + tile
            count += s.hand[space] == 1 + tile or s.hand[space] == 1 + tile + CARTED
        for square in range(SQUARE_COUNT):
            count += s.square[square] == PLANTED + tile
        if count != TILES_OF[s.board, tile]:
            return 5
    for square in range(SQUARE_COUNT):
        bridges += GROUND[s.board, square] == ROCK and is_planted(s.square[square])
    return 6 if bridges != s.used[BRIDGE] else 0


@rule
def faults_of_regions(s):
    """7: side by side, tiles of a fruit have one owner. 8: regions are numbered and counted right.

    9: every owned region has a road of a finca.
    """
    for fruit in range(FRUIT_COUNT):
        if faults_of_contact(s, fruit):
            return 7
    for square in range(SQUARE_COUNT):
        if is_planted(s.square[square]):
            if s.region[square] < 0 or s.region[square] > square:
                return 8
            if s.region[square] != square and (s.tally[square] or s.value[square]):
                return 8
        elif s.region[square] != NO_REGION or s.tally[square] or s.value[square]:
            return 8
    for fruit in range(FRUIT_COUNT):
        a, b, c = s.neutral[fruit, 0], s.neutral[fruit, 1], s.neutral[fruit, 2]
        if count_good_regions(s, a, b, c, False) < 0:
            return 8
        for seat in range(s.seats):
            a, b, c = s.held[seat, fruit, 0], s.held[seat, fruit, 1], s.held[seat, fruit, 2]
            if count_good_regions(s, a, b, c, False) != s.regions[seat, fruit]:
                return 8
            if count_good_regions(s, a, b, c, True) < 0:
                return 9
    return 0


@rule
def faults_of_contact(s, fruit):
    """Whether tiles of a fruit with different owners touch."""
    for seat in range(s.seats):
        a, b, c = near(s.held[seat, fruit, 0], s.held[seat, fruit, 1], s.held[seat, fruit, 2])
        x, y, z = s.neutral[fruit, 0], s.neutral[fruit, 1], s.neutral[fruit, 2]
        for other in range(s.seats):
            if other != seat:
                x |= s.held[other, fruit, 0]
                y |= s.held[other, fruit, 1]
                z |= s.held[other, fruit, 2]
        if a & x | b & y | c & z:
            return True
    return False


@rule
def count_good_regions(s, a, b, c, on_roads):
    """How many parts a set has, or -1 if one of them is not numbered and counted right, or is not on a road."""
    count = 0
    while a | b | c:
        first = first_square(a, b, c)
        x, y, z = alone(first)
        x, y, z = spread(a, b, c, x, y, z)
        a, b, c = a & ~x, b & ~y, c & ~z
        count += 1
        if on_roads and not (x & s.roads[0] | y & s.roads[1] | z & s.roads[2]):
            return -1
        value = 0
        for word in range(WORDS):
            rest = x if word == 0 else y if word == 1 else z
            while rest:
                square = SQUARE_AT[word * WORD_BITS + lowest(rest)]
                rest &= rest - 1
                value += tile_points(s.square[square] - PLANTED)
                if s.region[square] != first:
                    return -1
        if s.tally[first] != count_of(x, y, z) or s.value[first] != value:
            return -1
    return count


@rule
def faults_of_roads(s):
    """10: no lot shows a fruit on two roads, but in the family game; the banned roads and those of fincas are right."""
    for fruit in range(FRUIT_COUNT):
        for word in range(WORDS):
            banned = s.roads[0] ^ s.roads[0]
            for lot in range(LOT_COUNT):
                if not s.family and shows(s, lot, fruit):
                    banned |= ROAD_SET[s.board, lot, word]
            if banned != s.banned[fruit, word]:
                return 10
        for lot in range(LOT_COUNT):
            shown = 0
            for i in range(ROAD_COUNT[s.board, lot]):
                what = s.square[ROADS[s.board, lot, i]]
                shown += is_planted(what) and fruit_of(what - PLANTED) == fruit
            if shown > 1 and not s.family:
                return 10
    for word in range(WORDS):
        roads = s.roads[0] ^ s.roads[0]
        for lot in range(LOT_COUNT):
            if s.lots[lot] >= BUILT:
                roads |= ROAD_SET[s.board, lot, word]
        if roads != s.roads[word]:
            return 10
    return 0


@rule
def faults_of_lots(s):
    """11: every finca tile is somewhere. 12, 20..22: lots open as long as there are sites. 13: scored is surrounded."""
    for finca in range(len(FINCAS)):
        count = s.fincas[finca] + (s.due == 1 + finca)
        for lot in range(LOT_COUNT):
            count += s.lots[lot] == BUILT + finca
        if s.fincas[finca] < 0 or count != FINCA_TILES[finca]:
            return 11
    opened = 0
    built = 0
    for lot in range(LOT_COUNT):
        opened += s.lots[lot] == OPEN
        built += s.lots[lot] >= BUILT
        if s.lots[lot] != CLOSED and (s.stack >> lot) & 1:
            return 12
        if (s.scored >> lot) & 1 and (s.lots[lot] < BUILT or not is_surrounded(s, lot)):
            return 13
    if s.stack < 0 or s.scored < 0 or s.stack & ~sites(s):
        return 12
    if opened > OPEN_LOTS or (opened < OPEN_LOTS and s.stack):
        return 20
    if built == 0:
        return 21
    return 22 if s.due != NOTHING and opened == 0 else 0


@rule
def sites(s):
    """The set of lots whose site tile is in the game."""
    if s.random_sites:
        return LOT_BITS[s.board]
    lots = SITE_BITS[s.board]
    for nth in range(START_COUNT[s.board]):
        if s.few_fincas:
            lots |= 1 << START_LOT[s.board, nth]
    return lots


@rule
def faults_of_landscape(s):
    """14: of each landscape tile there are no more than in the box, and as many in all as there were bushes."""
    total = 0
    for landscape in range(LANDSCAPE_COUNT):
        count = s.used[landscape]
        if s.used[landscape] < 0:
            return 14
        for seat in range(SEATS):
            count += s.tiles[seat, landscape]
            if s.tiles[seat, landscape] < 0 or (seat >= s.seats and s.tiles[seat, landscape]):
                return 14
        for square in range(SQUARE_COUNT):
            count += s.square[square] == WILD + landscape
        if count > LANDSCAPE_TILES[landscape]:
            return 14
        total += count
    return 14 if total != BUSHES[s.board] or s.used[BULL] else 0


@rule
def faults_of_hand(s):
    """15, 23..25: the hand came from empty spaces, by carts or from one line. 16: the market is filled."""
    carted = 0
    bought = 0
    for space in range(SPACES):
        if s.hand[space] != NOTHING:
            if s.market[space] != NOTHING:
                return 15
            if s.hand[space] > CARTED:
                carted += 1
            else:
                bought |= 1 << space
    if carted > s.used[CART]:
        return 23
    if bought and not s.done:
        return 24
    fitting = bought == 0
    for line in range(LINES):
        spaces = 0
        for i in range(MOST_IN_LINE):
            if LINE[line, i] >= 0:
                spaces |= 1 << LINE[line, i]
        fitting = fitting or bought & ~spaces == 0
    if not fitting:
        return 25
    if not s.refill and not s.shut and on_market(s) <= THRESHOLD:
        return 16
    return 0


@rule
def faults_of_turn(s):
    """17: one seat to act, the one whose turn it is, in the phase that follows from the rest. 22, 26: what waits."""
    if s.turn < 0 or s.turn >= s.seats or s.passes < 0 or s.passes >= s.seats:
        return 17
    hand = in_hand(s)
    if s.over != RUNNING:
        idle = s.phase == OVER and s.pending == 0 and not s.done and hand == 0
        return 0 if idle and s.due == NOTHING and not s.refill else 17
    if s.pending != 1 << s.turn:
        return 17
    if s.refill and s.due == NOTHING and hand == 0:
        return 26
    if s.due != NOTHING:
        return 0 if s.phase == LOT_DUE and s.refill and open_lots(s) else 22
    if hand:
        return 0 if s.phase == BUILDING else 17
    return 0 if s.phase == (FINISHING if s.done else MAIN) else 17


@rule
def faults_of_scratch(s):
    """18: nothing is left of a search."""
    for i in range(len(s.saved)):
        for word in range(WORDS):
            if s.saved[i, word]:
                return 18
    for i in range(SEEN):
        if s.seen[i]:
            return 18
    for fruit in range(FRUIT_COUNT):
        if s.need[fruit] or s.asked[fruit]:
            return 18
    for i in range(len(s.trial)):
        if s.trial[i]:
            return 18
    for i in range(len(s.path)):
        if s.path[i]:
            return 18
    return 0
