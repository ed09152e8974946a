"""Laying a plantation tile: where it may lie, and what becomes of the regions around it."""

from verger.engine import rule, tell

from .components import (
    ALL_ROADS,
    BRIDGE,
    FRUIT_COUNT,
    ROAD_SET,
    ROADS_AT,
    SPACES,
    SQUARE_AT,
    TILE_COUNT,
    TILE_POINTS,
    WELL_POINTS,
    WORD_BITS,
    WORDS,
)
from .ground import (
    alone,
    count_of,
    first_of,
    first_square,
    has,
    largest_beside,
    lowest,
    near,
    parts_beside,
    spread,
    take,
)
from .state import (
    ABSORBED,
    AS_EXTENSION,
    AS_START,
    BARE,
    BRIDGED,
    CARTED,
    COVERED,
    MERGED,
    NO_REGION,
    NOBODY,
    NOTHING,
    PICKED,
    PLACED,
    PLANTED,
    WILD,
)


@rule
def fruit_of(tile):
    return tile // 2


@rule
def tile_points(tile):
    """CIT-70: a tile with a well counts more."""
    return WELL_POINTS if tile % 2 else TILE_POINTS


@rule
def is_planted(what):
    return PLANTED <= what < WILD


@rule
def owner_of(s, square):
    """The seat whose region a plantation belongs to, or NOBODY."""
    fruit = fruit_of(s.square[square] - PLANTED)
    for seat in range(s.seats):
        if has(s.held[seat, fruit], square):
            return seat
    return NOBODY


# --- Where a tile may lie --------------------------------------------------------------------------------------------


@rule
def nowhere(s):
    """The empty set."""
    nothing = s.free[0] ^ s.free[0]
    return nothing, nothing, nothing


@rule
def owned(s, fruit):
    """The tiles of a fruit in all seats' regions."""
    a, b, c = nowhere(s)
    for seat in range(s.seats):
        a |= s.held[seat, fruit, 0]
        b |= s.held[seat, fruit, 1]
        c |= s.held[seat, fruit, 2]
    return a, b, c


@rule
def rivals(s, seat, fruit):
    """The tiles of a fruit in other seats' regions."""
    a, b, c = owned(s, fruit)
    return a & ~s.held[seat, fruit, 0], b & ~s.held[seat, fruit, 1], c & ~s.held[seat, fruit, 2]


@rule
def permitted(s, seat, fruit):
    """CIT-32..36: squares with no rival of the fruit beside them, and no road that shows it already."""
    a, b, c = rivals(s, seat, fruit)
    a, b, c = near(a, b, c)
    return ~(a | s.banned[fruit, 0]), ~(b | s.banned[fruit, 1]), ~(c | s.banned[fruit, 2])


@rule
def has_road(s, fruit):
    """CIT-28, 33: whether a road of a finca is free whose lot does not show the fruit yet."""
    for word in range(WORDS):
        if s.free[word] & s.roads[word] & ~s.banned[fruit, word]:
            return True
    return False


@rule
def places(s, seat, fruit, workers, bridges):
    """CIT-23..44, 81..83: where the seat may lay a tile of a fruit, as two sets in one tuple.

    First the squares where an own region grows and no bridge is needed, then all others.
    """
    e, f, g = nowhere(s)
    u, v, w = e, f, g
    grows = s.held[seat, fruit, 0] | s.held[seat, fruit, 1] | s.held[seat, fruit, 2] != 0
    if not grows and (workers == 0 or (bridges == 0 and not has_road(s, fruit))):
        return e, f, g, u, v, w
    a, b, c = permitted(s, seat, fruit)
    own = near(s.held[seat, fruit, 0], s.held[seat, fruit, 1], s.held[seat, fruit, 2]) if grows else (e, f, g)
    wild = near(s.neutral[fruit, 0], s.neutral[fruit, 1], s.neutral[fruit, 2])
    x, y, z = s.free[0] & a, s.free[1] & b, s.free[2] & c
    if grows:
        e, f, g = growth(s, seat, fruit, x & own[0], y & own[1], z & own[2], wild)
    if workers:
        u = x & s.roads[0] & ~(own[0] | wild[0])
        v = y & s.roads[1] & ~(own[1] | wild[1])
        w = z & s.roads[2] & ~(own[2] | wild[2])
    if bridges:
        i, j, k = bridgeable(s, fruit)
        i, j, k = i & a, j & b, k & c
        x, y, z = growth(s, seat, fruit, i & own[0], j & own[1], k & own[2], wild)
        u, v, w = u | x, v | y, w | z
        if workers:
            u |= s.roads[0] & (i & ~(own[0] | wild[0]) | s.neutral[fruit, 0] & ~wild[0])
            v |= s.roads[1] & (j & ~(own[1] | wild[1]) | s.neutral[fruit, 1] & ~wild[1])
            w |= s.roads[2] & (k & ~(own[2] | wild[2]) | s.neutral[fruit, 2] & ~wild[2])
    return e, f, g, u, v, w


@rule
def bridgeable(s, fruit):
    """CIT-81, 82: bare rocks and neutral tiles of other fruits."""
    a, b, c = s.bare[0], s.bare[1], s.bare[2]
    for other in range(FRUIT_COUNT):
        if other != fruit:
            a |= s.neutral[other, 0]
            b |= s.neutral[other, 1]
            c |= s.neutral[other, 2]
    return a, b, c


@rule
def growth(s, seat, fruit, x, y, z, wild):
    """CIT-40..42: of squares beside own regions, those where no neutral region is larger than the largest own one."""
    u, v, w = x & wild[0], y & wild[1], z & wild[2]
    while u | v | w:
        i, j, k = first_of(u, v, w)
        if is_outgrown(s, seat, fruit, i, j, k):
            x, y, z = x & ~i, y & ~j, z & ~k
        u, v, w = u & ~i, v & ~j, w & ~k
    return x, y, z


@rule
def is_outgrown(s, seat, fruit, x, y, z):
    """CIT-42: whether a neutral region beside a square is larger than every own one there."""
    x, y, z = near(x, y, z)
    a, b, c = s.held[seat, fruit, 0], s.held[seat, fruit, 1], s.held[seat, fruit, 2]
    i, j, k = s.neutral[fruit, 0], s.neutral[fruit, 1], s.neutral[fruit, 2]
    own = largest_beside(a, b, c, x & a, y & b, z & c)
    return largest_beside(i, j, k, x & i, y & j, z & k) > own


@rule
def has_place(s, seat, fruit):
    """Whether a tile of this fruit could be laid anywhere now."""
    e, f, g, u, v, w = places(s, seat, fruit, s.workers[seat], s.tiles[seat, BRIDGE])
    return e | f | g | u | v | w != 0


# --- Regions, as sets ------------------------------------------------------------------------------------------------


@rule
def settle(s, seat, fruit, square):
    """CIT-38, 43, 84: the sets after a tile was laid, and how many own regions it has joined."""
    uncover(s, square)
    x, y, z = alone(square)
    p, q, r = near(x, y, z)
    a, b, c = s.held[seat, fruit, 0], s.held[seat, fruit, 1], s.held[seat, fruit, 2]
    joined = parts_beside(a, b, c, p & a, q & b, r & c)
    i, j, k = s.neutral[fruit, 0], s.neutral[fruit, 1], s.neutral[fruit, 2]
    p, q, r = p & i, q & j, r & k
    if p | q | r:
        p, q, r = spread(i, j, k, p, q, r)
        s.neutral[fruit, 0] = i & ~p
        s.neutral[fruit, 1] = j & ~q
        s.neutral[fruit, 2] = k & ~r
    s.held[seat, fruit, 0] = a | x | p
    s.held[seat, fruit, 1] = b | y | q
    s.held[seat, fruit, 2] = c | z | r
    ban(s, fruit, square)
    return joined


@rule
def ban(s, fruit, square):
    """CIT-33..36: a fruit on a road square is banned from all roads of its lots, whatever they hold."""
    if not s.family:
        for word in range(WORDS):
            s.banned[fruit, word] |= ROADS_AT[s.board, square, word]


@rule
def uncover(s, square):
    """CIT-81, 84: a square that is built on is neither free nor bare, nor is the tile below in any region or road."""
    if has(s.free, square):
        take(s.free, square)
    elif has(s.bare, square):
        take(s.bare, square)
    else:
        for fruit in range(FRUIT_COUNT):
            if has(s.neutral[fruit], square):
                take(s.neutral[fruit], square)
                if has(ALL_ROADS[s.board], square):
                    find_banned(s, fruit)


@rule
def find_banned(s, fruit):
    """CIT-35: the roads that a fruit is banned from, by the tiles that are to be seen."""
    a, b, c = owned(s, fruit)
    for word in range(WORDS):
        s.banned[fruit, word] = 0
    for word in range(WORDS):
        rest = (a if word == 0 else b if word == 1 else c) | s.neutral[fruit, word]
        rest &= ALL_ROADS[s.board, word]
        while rest:
            ban(s, fruit, SQUARE_AT[word * WORD_BITS + lowest(rest)])
            rest &= rest - 1


@rule
def shows(s, lot, fruit):
    """CIT-35: whether a road of a lot shows a fruit, whoever owns the tile."""
    for word in range(WORDS):
        shown = s.neutral[fruit, word]
        for seat in range(s.seats):
            shown |= s.held[seat, fruit, word]
        if shown & ROAD_SET[s.board, lot, word]:
            return True
    return False


# --- Regions, counted ------------------------------------------------------------------------------------------------


@rule
def number_region(s, a, b, c):
    """A region goes by its first square, where its size and its value are kept."""
    first = first_square(a, b, c)
    size = 0
    value = 0
    for word in range(WORDS):
        rest = a if word == 0 else b if word == 1 else c
        while rest:
            square = SQUARE_AT[word * WORD_BITS + lowest(rest)]
            rest &= rest - 1
            s.region[square] = first
            s.tally[square] = 0
            s.value[square] = 0
            size += 1
            value += tile_points(s.square[square] - PLANTED)
    s.tally[first] = size
    s.value[first] = value


@rule
def number_parts(s, a, b, c):
    """Every part of a set that hangs together is a region."""
    while a | b | c:
        x, y, z = first_of(a, b, c)
        x, y, z = spread(a, b, c, x, y, z)
        number_region(s, x, y, z)
        a, b, c = a & ~x, b & ~y, c & ~z


@rule
def region_set(s, square):
    """All squares of the region that a plantation belongs to."""
    fruit = fruit_of(s.square[square] - PLANTED)
    owner = owner_of(s, square)
    x, y, z = alone(square)
    if owner == NOBODY:
        return spread(s.neutral[fruit, 0], s.neutral[fruit, 1], s.neutral[fruit, 2], x, y, z)
    return spread(s.held[owner, fruit, 0], s.held[owner, fruit, 1], s.held[owner, fruit, 2], x, y, z)


# --- A tile from the hand --------------------------------------------------------------------------------------------


@rule
def held_tile(what):
    """The tile of an entry of the hand."""
    return (what - 1) % TILE_COUNT


@rule
def from_space(s, tile):
    """CIT-18: of equal tiles in hand the one that a cart took is laid first, then the one from the lowest space."""
    found = -1
    for space in range(SPACES):
        what = s.hand[space]
        if what != NOTHING and held_tile(what) == tile:
            if what > CARTED:
                return space
            if found < 0:
                found = space
    return found


@rule
def lay(s, seat, tile, square):
    """CIT-23..45, 81..84: a tile of the hand is laid; what it covers, picks up, joins and takes over follows."""
    s.hand[from_space(s, tile)] = NOTHING
    below = s.square[square]
    if is_planted(below):
        cover(s, seat, square)
    elif below == BARE and has(s.bare, square):
        spend_bridge(s, seat, square)
    fruit = fruit_of(tile)
    before = count_of(s.held[seat, fruit, 0], s.held[seat, fruit, 1], s.held[seat, fruit, 2])
    joined = settle(s, seat, fruit, square)
    after = count_of(s.held[seat, fruit, 0], s.held[seat, fruit, 1], s.held[seat, fruit, 2])
    s.square[square] = PLANTED + tile
    s.regions[seat, fruit] += 1 - joined
    s.workers[seat] -= 1 - joined
    x, y, z = alone(square)
    x, y, z = spread(s.held[seat, fruit, 0], s.held[seat, fruit, 1], s.held[seat, fruit, 2], x, y, z)
    number_region(s, x, y, z)
    tell(s, PLACED, seat, tile, square, AS_EXTENSION if joined else AS_START)
    if below >= WILD:
        pick(s, seat, below - WILD, square)
    if joined > 1:
        tell(s, MERGED, seat, fruit, joined - 1)
    if after > before + 1:
        tell(s, ABSORBED, seat, fruit, after - before - 1)


@rule
def pick(s, seat, landscape, square):
    """CIT-45, 80: who builds on a landscape tile takes it."""
    take(s.wild, square)
    s.tiles[seat, landscape] += 1
    tell(s, PICKED, seat, landscape, square)


@rule
def spend_bridge(s, seat, square):
    """CIT-74, 81."""
    s.tiles[seat, BRIDGE] -= 1
    s.used[BRIDGE] += 1
    tell(s, BRIDGED, seat, square)


@rule
def cover(s, seat, square):
    """CIT-82..84: the covered tile is out of play, and the rest of its region may fall apart."""
    spend_bridge(s, seat, square)
    tile = s.square[square] - PLANTED
    a, b, c = region_set(s, square)
    x, y, z = alone(square)
    s.covered[tile] += 1
    tell(s, COVERED, seat, tile, square)
    s.region[square] = NO_REGION
    s.tally[square] = 0
    s.value[square] = 0
    number_parts(s, a & ~x, b & ~y, c & ~z)
