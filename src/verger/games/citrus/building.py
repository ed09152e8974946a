"""Laying a plantation tile: where it may lie, and what becomes of the regions around it."""

from verger.engine import rule, tell
from verger.engine.rows import fill

from . import components as box
from . import state
from .actions import EVENT
from .ground import (
    alone,
    count_of,
    first_of,
    first_square,
    has,
    largest_beside,
    near,
    parts_beside,
    pop,
    spread,
    take,
    words,
)  # fmt: skip


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
    fruit = fruit_of(s.square[square] - state.PLANTED)
    for seat in range(s.seats):
        if has(s.held[seat, fruit], square):
            return seat
    return state.NOBODY


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
    for word in range(box.WORDS):
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
    own = near(*words(s.held[seat, fruit])) if grows else (e, f, g)
    wild = near(*words(s.neutral[fruit]))
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
    a, b, c = words(s.bare)
    for other in range(box.FRUIT_COUNT):
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
    a, b, c = words(s.held[seat, fruit])
    i, j, k = words(s.neutral[fruit])
    own = largest_beside(a, b, c, x & a, y & b, z & c)
    return largest_beside(i, j, k, x & i, y & j, z & k) > own


@rule
def has_place(s, seat, fruit):
    """Whether a tile of this fruit could be laid anywhere now."""
    e, f, g, u, v, w = places(s, seat, fruit, s.workers[seat], s.tiles[seat, box.BRIDGE])
    return e | f | g | u | v | w != 0


# --- Regions, as sets ------------------------------------------------------------------------------------------------


@rule
def settle(s, seat, fruit, square):
    """CIT-38, 43, 84: the sets after a tile was laid, and how many own regions it has joined."""
    uncover(s, square)
    x, y, z = alone(square)
    p, q, r = near(x, y, z)
    a, b, c = words(s.held[seat, fruit])
    joined = parts_beside(a, b, c, p & a, q & b, r & c)
    i, j, k = words(s.neutral[fruit])
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
        for word in range(box.WORDS):
            s.banned[fruit, word] |= box.ROADS_AT[s.board, square, word]


@rule
def uncover(s, square):
    """CIT-81, 84: a square that is built on is neither free nor bare, nor is the tile below in any region or road."""
    if has(s.free, square):
        take(s.free, square)
    elif has(s.bare, square):
        take(s.bare, square)
    else:
        for fruit in range(box.FRUIT_COUNT):
            if has(s.neutral[fruit], square):
                take(s.neutral[fruit], square)
                if has(box.ALL_ROADS[s.board], square):
                    find_banned(s, fruit)


@rule
def find_banned(s, fruit):
    """CIT-35: the roads that a fruit is banned from, by the tiles that are to be seen."""
    a, b, c = owned(s, fruit)
    x, y, z = words(box.ALL_ROADS[s.board])
    a, b, c = (a | s.neutral[fruit, 0]) & x, (b | s.neutral[fruit, 1]) & y, (c | s.neutral[fruit, 2]) & z
    fill(s.banned[fruit], 0)
    while a | b | c:
        square, a, b, c = pop(a, b, c)
        ban(s, fruit, square)


@rule
def shows(s, lot, fruit):
    """CIT-35: whether a road of a lot shows a fruit, whoever owns the tile."""
    for word in range(box.WORDS):
        shown = s.neutral[fruit, word]
        for seat in range(s.seats):
            shown |= s.held[seat, fruit, word]
        if shown & box.ROAD_SET[s.board, lot, word]:
            return True
    return False


# --- Regions, counted ------------------------------------------------------------------------------------------------


@rule
def number_region(s, a, b, c):
    """A region goes by its first square, where its size and its value are kept."""
    first = first_square(a, b, c)
    size = count_of(a, b, c)
    value = 0
    while a | b | c:
        square, a, b, c = pop(a, b, c)
        s.region[square] = first
        s.tally[square] = 0
        s.value[square] = 0
        value += tile_points(s.square[square] - state.PLANTED)
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
    fruit = fruit_of(s.square[square] - state.PLANTED)
    owner = owner_of(s, square)
    x, y, z = alone(square)
    if owner == state.NOBODY:
        return spread(*words(s.neutral[fruit]), x, y, z)
    return spread(*words(s.held[owner, fruit]), x, y, z)


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
    before = count_of(*words(s.held[seat, fruit]))
    joined = settle(s, seat, fruit, square)
    after = count_of(*words(s.held[seat, fruit]))
    s.square[square] = state.PLANTED + tile
    s.regions[seat, fruit] += 1 - joined
    s.workers[seat] -= 1 - joined
    x, y, z = alone(square)
    x, y, z = spread(*words(s.held[seat, fruit]), x, y, z)
    number_region(s, x, y, z)
    tell(s, EVENT.place, seat, tile, square, state.AS_EXTENSION if joined else state.AS_START)
    if below >= state.WILD:
        pick(s, seat, below - state.WILD, square)
    if joined > 1:
        tell(s, EVENT.merge, seat, fruit, joined - 1)
    if after > before + 1:
        tell(s, EVENT.absorb, seat, fruit, after - before - 1)


@rule
def pick(s, seat, landscape, square):
    """CIT-45, 80: who builds on a landscape tile takes it."""
    take(s.wild, square)
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
    a, b, c = region_set(s, square)
    x, y, z = alone(square)
    s.covered[tile] += 1
    tell(s, EVENT.cover, seat, tile, square)
    s.region[square] = state.NO_REGION
    s.tally[square] = 0
    s.value[square] = 0
    number_parts(s, a & ~x, b & ~y, c & ~z)
