"""Citrus from the deal to the last action: the set-up and what each action does."""

from verger.engine import below, only, rule, seeded

from .components import (
    BUSH,
    FEW_FINCAS,
    FINCA_TILES,
    FINCAS,
    GROUND_SET,
    LANDSCAPE_COUNT,
    LANDSCAPE_TILES,
    LOT_BITS,
    MONEY2,
    OPEN_LOTS,
    ROCK_SET,
    SITE_BITS,
    SPACES,
    SQUARE_COUNT,
    START_COUNT,
    START_LOT,
    START_MONEY,
    TILE_COUNT,
    TILES_OF,
    WORDS,
    WORKERS,
)
from .ground import put
from .market import buy, draw_finca, draw_site, draw_tile, in_bag, play_cart, put_finca
from .state import (
    BUY,
    CHOOSE,
    GIVE_BACK,
    HARVEST,
    MAIN,
    NO_REGION,
    OPEN,
    PASS,
    PLACE,
    PLAY_BULL,
    PLAY_CART,
    PLAY_MILESTONE,
    PLAY_MONEY,
    WILD,
)
from .turn import choose_lot, decline, end_turn, go_on, harvest, milestone, place, play_bull, play_money, return_hand


@rule
def setup(s, options, seed):
    """CIT-01..08, 96..100: the board, landscape tiles, fincas, sites, the market, and who begins."""
    seeded(s, seed)
    s.board = options[0]
    s.family = options[1]
    s.random_sites = options[2]
    s.few_fincas = options[3]
    s.refused = options[4]
    s.open_horses = options[5]
    lay_out(s)
    scatter_landscape(s)
    deal_fincas(s)
    for space in range(SPACES):
        s.market[space] = 1 + draw_tile(s, in_bag(s))
    s.turn = options[6] if options[6] >= 0 else below(s, s.seats)
    s.pending = only(s.turn)
    s.phase = MAIN


@rule
def lay_out(s):
    """CIT-01, 02, 06, 96: an empty board, full bags and stacks, workers and coins."""
    for word in range(WORDS):
        s.free[word] = GROUND_SET[s.board, word]
        s.bare[word] = ROCK_SET[s.board, word]
    for square in range(SQUARE_COUNT):
        s.region[square] = NO_REGION
    for tile in range(TILE_COUNT):
        s.bag[tile] = TILES_OF[s.board, tile]
    for finca in range(len(FINCAS)):
        s.fincas[finca] = FINCA_TILES[finca]
    for seat in range(s.seats):
        s.workers[seat] = WORKERS
        s.money[seat] = START_MONEY


@rule
def scatter_landscape(s):
    """CIT-04: a landscape tile on every bush, face up; the others leave the game."""
    left = 0
    for landscape in range(LANDSCAPE_COUNT):
        left += LANDSCAPE_TILES[landscape]
    for square in range(SQUARE_COUNT):
        if BUSH[s.board, square]:
            nth = below(s, left)
            landscape = 0
            while nth >= LANDSCAPE_TILES[landscape] - s.used[landscape]:
                nth -= LANDSCAPE_TILES[landscape] - s.used[landscape]
                landscape += 1
            s.used[landscape] += 1
            left -= 1
            s.square[square] = WILD + landscape
            put(s.wild, square)
    for landscape in range(LANDSCAPE_COUNT):
        s.used[landscape] = 0


@rule
def first_fincas(s):
    """CIT-05, 97, 100: how many fincas there are to start with."""
    return min(START_COUNT[s.board], FEW_FINCAS) if s.few_fincas else START_COUNT[s.board]


@rule
def deal_fincas(s):
    """CIT-05, 07, 97, 99, R26: the first fincas on their lots or on random ones; then lots are opened."""
    s.stack = LOT_BITS[s.board] if s.random_sites else SITE_BITS[s.board]
    for nth in range(START_COUNT[s.board]):
        if nth < first_fincas(s):
            put_finca(s, draw_site(s) if s.random_sites else START_LOT[s.board, nth], draw_finca(s))
        elif not s.random_sites:
            s.stack |= 1 << START_LOT[s.board, nth]
    for _ in range(OPEN_LOTS):
        if s.stack:
            s.lots[draw_site(s)] = OPEN


@rule
def apply(s, seat, action):
    """CIT-09, 11: one decision of the seat whose turn it is."""
    if action < PLACE:
        buy(s, seat, action - BUY)
        go_on(s)
    elif action < CHOOSE:
        place(s, seat, (action - PLACE) // SQUARE_COUNT, (action - PLACE) % SQUARE_COUNT)
    elif action < GIVE_BACK:
        choose_lot(s, seat, action - CHOOSE)
    elif action == GIVE_BACK:
        return_hand(s, seat)
    elif action < PLAY_MONEY:
        harvest(s, seat, action - HARVEST + 1)
    elif action < PLAY_CART:
        play_money(s, seat, MONEY2 + action - PLAY_MONEY)
    elif action < PLAY_BULL:
        play_cart(s, seat, action - PLAY_CART)
        go_on(s)
    elif action < PLAY_MILESTONE:
        play_bull(s, seat, action - PLAY_BULL)
    elif action == PLAY_MILESTONE:
        milestone(s, seat)
    elif action == PASS:
        decline(s, seat)
    else:
        end_turn(s, seat)
