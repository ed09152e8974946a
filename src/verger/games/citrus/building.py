"""Laying a plantation tile: where it may lie, and what becomes of the regions around it."""

from verger.engine import rule, tell
from verger.engine.records import first_of

from . import components as box
from . import ground, state
from .actions import EVENT
from .ground import (
    alone,
    both,
    count_of,
    either,
    first_in,
    first_square,
    has,
    is_any,
    keep,
    minus,
    near,
    put,
    spread,
    take,
    words,
)


@rule
def fruit_of(tile):
    return tile // 2


@rule
def tile_points(tile):
    """CIT-70: a tile with a well counts more."""
    return box.WELL_POINTS if tile % 2 else box.TILE_POINTS


@rule
def is_planted(what):
    return state.PLANTED <= what < state.WILD


@rule
def owner_of(s, square):
    """The seat whose region a plantation belongs to, or NOBODY."""
    for seat in range(s.seats):
        if has(s.owned[seat], square):
            return seat
    return state.NOBODY


# --- Whose tiles lie where -------------------------------------------------------------------------------------------


@rule
def held(s, seat, fruit):
    """The tiles of a fruit in a seat's regions."""
    return both(words(s.planted[fruit]), words(s.owned[seat]))


@rule
def neutral(s, fruit):
    """The tiles of a fruit in nobody's regions."""
    return both(words(s.planted[fruit]), words(s.neutral))


@rule
def rivals(s, seat, fruit):
    """The tiles of a fruit in other seats' regions."""
    return minus(words(s.planted[fruit]), either(words(s.owned[seat]), words(s.neutral)))


# --- Where a tile may lie --------------------------------------------------------------------------------------------


@rule
def banned(s, seat, fruit):
    """CIT-32..36: squares with a rival of the fruit beside them, and roads of lots that show it already."""
    return either(near(rivals(s, seat, fruit)), words(s.banned[fruit]))


@rule
def has_road(s, fruit):
    """CIT-28, 33: whether a road of a finca is free whose lot does not show the fruit yet."""
    return is_any(minus(both(words(s.free), words(s.roads)), words(s.banned[fruit])))


@rule
def places(s, seat, fruit, workers, bridges):
    """CIT-23..44, 81..83: where the seat may lay a tile of a fruit, as two sets.

    First the squares where an own region grows and no bridge is needed, then all others.
    """
    own, wild = held(s, seat, fruit), neutral(s, fruit)
    grows = is_any(own)
    grown, others = ground.NOWHERE, ground.NOWHERE
    if not grows and (workers == 0 or (bridges == 0 and not has_road(s, fruit))):
        return grown, others
    bad = banned(s, seat, fruit)
    own, wild = near(own), near(wild)
    beside = either(own, wild) if grows else wild
    free = minus(words(s.free), bad)
    if grows:
        grown = growth(s, seat, fruit, both(free, own), wild)
    if workers:
        others = minus(both(free, words(s.roads)), beside)
    if bridges:
        below = minus(bridgeable(s, fruit), bad)
        if grows:
            others = either(others, growth(s, seat, fruit, both(below, own), wild))
        if workers:
            starts = either(minus(below, beside), minus(neutral(s, fruit), wild))
            others = either(others, both(words(s.roads), starts))
    return grown, others


@rule
def all_places(s, seat, fruit, workers, bridges):
    """CIT-23..44, 81..83: all squares where the seat may lay a tile of a fruit."""
    grown, others = places(s, seat, fruit, workers, bridges)
    return either(grown, others)


@rule
def places_of(s, seat, fruit):
    """All squares where the seat may lay a tile of a fruit now."""
    return all_places(s, seat, fruit, s.workers[seat], s.tiles[seat, box.BRIDGE])


@rule
def bridgeable(s, fruit):
    """CIT-81, 82: bare rocks and neutral tiles of other fruits."""
    return either(words(s.bare), minus(words(s.neutral), words(s.planted[fruit])))


@rule
def growth(s, seat, fruit, squares, wild):
    """CIT-40..42: of squares beside own regions, those where no neutral region is larger than the largest own one."""
    doubtful = both(squares, wild)
    while is_any(doubtful):
        square = first_in(doubtful)
        if is_outgrown(s, seat, fruit, square):
            squares = minus(squares, square)
        doubtful = minus(doubtful, square)
    return squares


@rule
def is_outgrown(s, seat, fruit, square):
    """CIT-42: whether a neutral region beside a square is larger than every own one there."""
    beside, own, wild = near(square), held(s, seat, fruit), neutral(s, fruit)
    return largest(s, wild, both(beside, wild)) > largest(s, own, both(beside, own))


@rule
def largest(s, regions, some):
    """How many tiles the largest of some regions has that one of these squares belongs to; 0 for none.

    What a search lays is not numbered.
    """
    if s.trial[state.UNDER_WAY]:
        return ground.largest_beside(regions, some)
    most = 0
    while is_any(some):
        most = max(most, s.tally[s.region[first_square(some)]])
        some = minus(some, first_in(some))
    return most


# --- Regions, as sets ------------------------------------------------------------------------------------------------


@rule
def settle(s, seat, fruit, square):
    """CIT-38, 43, 84: the sets after a tile was laid, and how many own regions it has joined."""
    uncover(s, square)
    tile, own, wild = alone(square), held(s, seat, fruit), neutral(s, fruit)
    joined = ground.parts_beside(own, both(near(tile), own))
    absorbed = both(near(tile), wild)
    if is_any(absorbed):
        absorbed = spread(wild, absorbed)
        keep(s.neutral, minus(words(s.neutral), absorbed))
    keep(s.owned[seat], either(words(s.owned[seat]), either(tile, absorbed)))
    put(s.planted[fruit], square)
    ban(s, fruit, square)
    return joined


@rule
def ban(s, fruit, square):
    """CIT-33..36: a fruit on a road square is banned from all roads of its lots, whatever they hold."""
    if not s.family:
        keep(s.banned[fruit], either(words(s.banned[fruit]), words(box.ROADS_AT[s.board, square])))


@rule
def uncover(s, square):
    """CIT-81, 84: a square that is built on is neither free nor bare, nor is the tile below in any region or road."""
    if has(s.free, square):
        take(s.free, square)
    elif has(s.bare, square):
        take(s.bare, square)
    else:
        take(s.neutral, square)
        for fruit in range(box.FRUIT_COUNT):
            if has(s.planted[fruit], square):
                take(s.planted[fruit], square)
                if has(box.ALL_ROADS[s.board], square):
                    find_banned(s, fruit)


@rule
def find_banned(s, fruit):
    """CIT-35: the roads that a fruit is banned from, by the tiles that are to be seen."""
    rest = both(words(s.planted[fruit]), words(box.ALL_ROADS[s.board]))
    keep(s.banned[fruit], ground.NOWHERE)
    while is_any(rest):
        ban(s, fruit, first_square(rest))
        rest = minus(rest, first_in(rest))


@rule
def shows(s, lot, fruit):
    """CIT-35: whether a road of a lot shows a fruit."""
    return ground.meet(words(s.planted[fruit]), words(box.ROAD_SET[s.board, lot]))


# --- Regions, counted ------------------------------------------------------------------------------------------------


@rule
def number_region(s, region):
    """A region goes by its first square, where its size and its value are kept."""
    first, tally, value = first_square(region), count_of(region), 0
    for word in range(box.WORDS):
        rest = region[word]
        while rest:
            square = box.SQUARE_AT[word * box.WORD_BITS + first_of(rest)]
            rest &= rest - 1
            s.region[square] = first
            s.tally[square] = 0
            s.value[square] = 0
            value += tile_points(s.square[square] - state.PLANTED)
    s.tally[first] = tally
    s.value[first] = value


@rule
def number_parts(s, squares):
    """Every part of a set that hangs together is a region."""
    while is_any(squares):
        part = ground.first_part(squares)
        number_region(s, part)
        squares = minus(squares, part)


@rule
def region_set(s, square):
    """All squares of the region that a plantation belongs to."""
    fruit, owner = fruit_of(s.square[square] - state.PLANTED), owner_of(s, square)
    return spread(neutral(s, fruit) if owner == state.NOBODY else held(s, owner, fruit), alone(square))


# --- A tile from the hand --------------------------------------------------------------------------------------------


@rule
def held_tile(what):
    """The tile of an entry of the hand."""
    return (what - 1) % box.TILE_COUNT


@rule
def from_space(s, tile):
    """CIT-18: of equal tiles in hand the one that a cart took is laid first, then the one from the lowest space."""
    found = -1
    for space in range(box.SPACES):
        what = s.hand[space]
        if what != state.NOTHING and held_tile(what) == tile:
            if what > state.CARTED:
                return space
            if found < 0:
                found = space
    return found


@rule
def lay(s, seat, tile, square):
    """CIT-23..45, 81..84: a tile of the hand is laid; what it covers, picks up, joins and takes over follows."""
    s.hand[from_space(s, tile)] = state.NOTHING
    below = s.square[square]
    if is_planted(below):
        cover(s, seat, square)
    elif below == state.BARE and has(s.bare, square):
        spend_bridge(s, seat, square)
    fruit = fruit_of(tile)
    before = count_of(held(s, seat, fruit))
    joined = settle(s, seat, fruit, square)
    after = count_of(held(s, seat, fruit))
    s.square[square] = state.PLANTED + tile
    s.regions[seat, fruit] += 1 - joined
    s.workers[seat] -= 1 - joined
    number_region(s, spread(held(s, seat, fruit), alone(square)))
    tell(s, EVENT.place, seat, tile, square, state.AS_EXTENSION if joined else state.AS_START)
    if below >= state.WILD:
        pick(s, seat, below - state.WILD, square)
    if joined > 1:
        tell(s, EVENT.merge, seat, fruit, joined - 1)
    if after > before + 1:
        tell(s, EVENT.absorb, seat, fruit, after - before - 1)


@rule
def scatter(s, landscape, square):
    """CIT-04, 80: a landscape tile lies on a square."""
    s.square[square] = state.WILD + landscape
    put(s.wild, square)
    if landscape in (box.BRIDGE, box.MILESTONE):
        put(s.prizes, square)


@rule
def pick(s, seat, landscape, square):
    """CIT-45, 80: who builds on a landscape tile takes it."""
    take(s.wild, square)
    take(s.prizes, square)
    s.tiles[seat, landscape] += 1
    tell(s, EVENT.pick, seat, landscape, square)


@rule
def spend_bridge(s, seat, square):
    """CIT-74, 81."""
    s.tiles[seat, box.BRIDGE] -= 1
    s.used[box.BRIDGE] += 1
    tell(s, EVENT.bridge, seat, square)


@rule
def cover(s, seat, square):
    """CIT-82..84: the covered tile is out of play, and the rest of its region may fall apart."""
    spend_bridge(s, seat, square)
    tile = s.square[square] - state.PLANTED
    region = region_set(s, square)
    s.covered[tile] += 1
    tell(s, EVENT.cover, seat, tile, square)
    s.region[square] = state.NO_REGION
    s.tally[square] = 0
    s.value[square] = 0
    number_parts(s, minus(region, alone(square)))
