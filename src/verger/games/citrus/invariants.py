"""The laws that every position keeps."""

from verger.engine import RUNNING, faults_in, rule
from verger.engine.rows import highest, lowest, times, total

from . import components as box
from . import ground, state
from .building import fruit_of, held, is_planted, neutral, rivals, shows, tile_points
from .foresight import open_lots
from .ground import both, count_of, either, first_square, has, is_any, meet, minus, near, words
from .market import in_hand, on_market
from .scoring import is_surrounded

# What a person is told whose position breaks one: the entries, and the law.
LAWS = {
    1: "plantations, landscape, market, hand, lots, due: what lies there exists",
    2: f"money: every seat has from 0 to {box.MOST_MONEY} coins",
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
    16: f"market: unless a refill is due or the market is shut, more than {box.THRESHOLD} tiles lie there",
    17: "turn: the seat whose turn it is may act; once the game is over nothing is due, in hand or under way",
    18: "turn: nothing is left of a search",
    19: f"plantations: a seat has a worker of its {box.WORKERS} for each of its regions",
    20: f"lots: {box.OPEN_LOTS} are open as long as the stack has site tiles, and never more",
    21: "lots: at least one finca stands",
    22: "due: a finca waits for a lot as long as one is open, and brings a refill",
    23: "hand: tiles fetched by carts are no more than the carts used",
    24: "done: is true once a bought tile is in hand",
    25: "hand: bought tiles come from one line of the market",
    26: "refill: waits until the hand is empty and no finca is due, and no longer",
}


@rule
def faults_of_numbers(s):
    """1: what lies on squares, spaces and lots exists. 2, 19: money and workers are within bounds."""
    for square in range(box.SQUARE_COUNT):
        if s.square[square] < state.BARE or s.square[square] >= state.WILD + box.LANDSCAPE_COUNT:
            return 1
    for space in range(box.SPACES):
        if s.market[space] < state.NOTHING or s.market[space] > box.TILE_COUNT:
            return 1
        if s.hand[space] < state.NOTHING or s.hand[space] > 2 * box.TILE_COUNT:
            return 1
    for lot in range(box.LOT_COUNT):
        if s.lots[lot] < state.CLOSED or s.lots[lot] >= state.BUILT + len(box.FINCAS):
            return 1
        if box.LOT_SQUARE[s.board, lot] == box.NO_LOT and s.lots[lot] != state.CLOSED:
            return 1
    if s.due < state.NOTHING or s.due > len(box.FINCAS):
        return 1
    for seat in range(box.SEATS):
        regions = total(s.regions[seat])
        if seat >= s.seats:
            if regions or s.workers[seat] or s.money[seat]:
                return 2
        elif s.workers[seat] + regions != box.WORKERS or s.workers[seat] < 0 or regions < 0:
            return 19
    return 2 if lowest(s.money) < 0 or highest(s.money) > box.MOST_MONEY else 0


@rule
def faults_of_squares(s):
    """3: the sets say what the squares say. 4: nothing lies where it cannot."""
    planted = 0
    for square in range(box.SQUARE_COUNT):
        what = s.square[square]
        ground = box.GROUND[s.board, square]
        if what != state.BARE and (ground == box.OUTSIDE or (ground != box.OPEN_GROUND and ground != box.ROCK)):
            return 4
        if ground == box.ROCK and what >= state.WILD:
            return 4
        lies = is_planted(what)
        planted += lies
        if has(s.free, square) != (ground == box.OPEN_GROUND and not lies):
            return 3
        if has(s.prizes, square) != (what in (state.WILD + box.BRIDGE, state.WILD + box.MILESTONE)):
            return 3
        if has(s.wild, square) != (what >= state.WILD) or has(s.bare, square) != (ground == box.ROCK and not lies):
            return 3
        if lies:
            holders = 0
            fruit = fruit_of(what - state.PLANTED)
            for seat in range(s.seats):
                holders += has(s.owned[seat], square)
            if holders + has(s.neutral, square) != 1 or not has(s.planted[fruit], square):
                return 3
    owners = planted - count_of(words(s.neutral))
    for seat in range(box.SEATS):
        owners -= count_of(words(s.owned[seat]))
    for fruit in range(box.FRUIT_COUNT):
        planted -= count_of(words(s.planted[fruit]))
    return 3 if planted or owners else 0


@rule
def faults_of_tiles(s):
    """5: of each tile there are as many as in the box. 6: tiles are covered by bridges only."""
    bridges = 0
    for tile in range(box.TILE_COUNT):
        count = s.bag[tile] + s.covered[tile]
        if s.bag[tile] < 0 or s.covered[tile] < 0:
            return 5
        bridges += s.covered[tile]
        count += times(s.market, 1 + tile) + times(s.hand, 1 + tile) + times(s.hand, 1 + tile + state.CARTED)
        count += times(s.square, state.PLANTED + tile)
        if count != box.TILES_OF[s.board, tile]:
            return 5
    for square in range(box.SQUARE_COUNT):
        bridges += box.GROUND[s.board, square] == box.ROCK and is_planted(s.square[square])
    return 6 if bridges != s.used[box.BRIDGE] else 0


@rule
def faults_of_regions(s):
    """7: side by side, tiles of a fruit have one owner. 8: regions are numbered and counted right.

    9: every owned region has a road of a finca.
    """
    for fruit in range(box.FRUIT_COUNT):
        if faults_of_contact(s, fruit):
            return 7
    for square in range(box.SQUARE_COUNT):
        if is_planted(s.square[square]):
            if s.region[square] < 0 or s.region[square] > square:
                return 8
            if s.region[square] != square and (s.tally[square] or s.value[square]):
                return 8
        elif s.region[square] != state.NO_REGION or s.tally[square] or s.value[square]:
            return 8
    for fruit in range(box.FRUIT_COUNT):
        if count_good_regions(s, neutral(s, fruit), False) < 0:
            return 8
        for seat in range(s.seats):
            own = held(s, seat, fruit)
            if count_good_regions(s, own, False) != s.regions[seat, fruit]:
                return 8
            if count_good_regions(s, own, True) < 0:
                return 9
    return 0


@rule
def faults_of_contact(s, fruit):
    """Whether tiles of a fruit with different owners touch."""
    for seat in range(s.seats):
        if meet(near(held(s, seat, fruit)), either(rivals(s, seat, fruit), neutral(s, fruit))):
            return True
    return False


@rule
def count_good_regions(s, squares, on_roads):
    """How many parts a set has, or -1 if one of them is not numbered and counted right, or is not on a road."""
    count = 0
    while is_any(squares):
        region, first, value = ground.first_part(squares), first_square(squares), 0
        squares = minus(squares, region)
        count += 1
        if s.tally[first] != count_of(region) or (on_roads and not meet(region, words(s.roads))):
            return -1
        while is_any(region):
            square = first_square(region)
            region = minus(region, ground.first_in(region))
            value += tile_points(s.square[square] - state.PLANTED)
            if s.region[square] != first:
                return -1
        if s.value[first] != value:
            return -1
    return count


@rule
def faults_of_roads(s):
    """10: no lot shows a fruit on two roads, but in the family game; the banned roads and those of fincas are right."""
    for fruit in range(box.FRUIT_COUNT):
        banned = ground.NOWHERE
        for lot in range(box.LOT_COUNT):
            if not s.family and shows(s, lot, fruit):
                banned = either(banned, words(box.ROAD_SET[s.board, lot]))
            if not s.family and count_of(both(words(s.planted[fruit]), words(box.ROAD_SET[s.board, lot]))) > 1:
                return 10
        if not are_same(banned, words(s.banned[fruit])):
            return 10
    roads = ground.NOWHERE
    for lot in range(box.LOT_COUNT):
        if s.lots[lot] >= state.BUILT:
            roads = either(roads, words(box.ROAD_SET[s.board, lot]))
    return 0 if are_same(roads, words(s.roads)) else 10


@rule
def are_same(a, b):
    return not is_any(either(minus(a, b), minus(b, a)))


@rule
def faults_of_lots(s):
    """11: every finca tile is somewhere. 12, 20..22: lots open as long as there are sites. 13: scored is surrounded."""
    for finca in range(len(box.FINCAS)):
        count = s.fincas[finca] + (s.due == 1 + finca) + times(s.lots, state.BUILT + finca)
        if s.fincas[finca] < 0 or count != box.FINCA_TILES[finca]:
            return 11
    opened = 0
    built = 0
    for lot in range(box.LOT_COUNT):
        opened += s.lots[lot] == state.OPEN
        built += s.lots[lot] >= state.BUILT
        if s.lots[lot] != state.CLOSED and (s.stack >> lot) & 1:
            return 12
        if (s.scored >> lot) & 1 and (s.lots[lot] < state.BUILT or not is_surrounded(s, lot)):
            return 13
    if s.stack < 0 or s.scored < 0 or s.stack & ~sites(s):
        return 12
    if opened > box.OPEN_LOTS or (opened < box.OPEN_LOTS and s.stack):
        return 20
    if built == 0:
        return 21
    return 22 if s.due != state.NOTHING and opened == 0 else 0


@rule
def sites(s):
    """The set of lots whose site tile is in the game."""
    if s.random_sites:
        return box.LOT_BITS[s.board]
    lots = box.SITE_BITS[s.board]
    for nth in range(box.START_COUNT[s.board]):
        if s.few_fincas:
            lots |= 1 << box.START_LOT[s.board, nth]
    return lots


@rule
def faults_of_landscape(s):
    """14: of each landscape tile there are no more than in the box, and as many in all as there were bushes."""
    there = 0
    for landscape in range(box.LANDSCAPE_COUNT):
        held = s.tiles[:, landscape]
        if s.used[landscape] < 0 or lowest(held) < 0 or total(held[s.seats :]):
            return 14
        count = s.used[landscape] + total(held) + times(s.square, state.WILD + landscape)
        if count > box.LANDSCAPE_TILES[landscape]:
            return 14
        there += count
    return 14 if there != box.BUSHES[s.board] or s.used[box.BULL] else 0


@rule
def faults_of_hand(s):
    """15, 23..25: the hand came from empty spaces, by carts or from one line. 16: the market is filled."""
    carted = 0
    bought = 0
    for space in range(box.SPACES):
        if s.hand[space] != state.NOTHING:
            if s.market[space] != state.NOTHING:
                return 15
            if s.hand[space] > state.CARTED:
                carted += 1
            else:
                bought |= 1 << space
    if carted > s.used[box.CART]:
        return 23
    if bought and not s.done:
        return 24
    fitting = bought == 0
    for line in range(box.LINES):
        fitting = fitting or bought & ~box.LINE_SET[line] == 0
    if not fitting:
        return 25
    if not s.refill and not s.shut and on_market(s) <= box.THRESHOLD:
        return 16
    return 0


@rule
def faults_of_turn(s):
    """17: one seat to act, the one whose turn it is, in the phase that follows from the rest. 22, 26: what waits."""
    if s.turn < 0 or s.turn >= s.seats or s.passes < 0 or s.passes >= s.seats:
        return 17
    hand = in_hand(s)
    if s.over != RUNNING:
        idle = s.phase == state.OVER and s.pending == 0 and not s.done and hand == 0
        return 0 if idle and s.due == state.NOTHING and not s.refill else 17
    if s.pending != 1 << s.turn:
        return 17
    if s.refill and s.due == state.NOTHING and hand == 0:
        return 26
    if s.due != state.NOTHING:
        return 0 if s.phase == state.LOT and s.refill and open_lots(s) else 22
    if hand:
        return 0 if s.phase == state.BUILDING else 17
    return 0 if s.phase == (state.FINISHING if s.done else state.MAIN) else 17


@rule
def faults_of_scratch(s):
    """18: nothing is left of a search."""
    for i in range(len(s.saved)):
        if times(s.saved[i], 0) != box.WORDS:
            return 18
    left = s.open | s.fits
    left += len(s.need) + len(s.asked) + len(s.search) - times(s.need, 0) - times(s.asked, 0) - times(s.search, 0)
    left += len(s.seen) + len(s.trial) + len(s.path) - times(s.seen, 0) - times(s.trial, 0) - times(s.path, 0)
    return 18 if left else 0


faults = faults_in(globals())
