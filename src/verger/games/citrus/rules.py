"""Citrus from the deal to the last action: the set-up, and what plays each kind of action."""

from verger.engine import below, only, played, rule, seeded
from verger.engine.rows import fill, total

from . import components as box
from . import state, turn
from .actions import ACTIONS
from .building import scatter
from .market import draw_finca, draw_site, draw_tile, in_bag, put_finca


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
    for space in range(box.SPACES):
        s.market[space] = 1 + draw_tile(s, in_bag(s))
    s.turn = options[6] if options[6] >= 0 else below(s, s.seats)
    s.pending = only(s.turn)
    s.phase = state.MAIN


@rule
def lay_out(s):
    """CIT-01, 02, 06, 96: an empty board, full bags and stacks, workers and coins."""
    for word in range(box.WORDS):
        s.free[word] = box.GROUND_SET[s.board, word]
        s.bare[word] = box.ROCK_SET[s.board, word]
    fill(s.region, state.NO_REGION)
    for tile in range(box.TILE_COUNT):
        s.bag[tile] = box.TILES_OF[s.board, tile]
    for finca in range(len(box.FINCAS)):
        s.fincas[finca] = box.FINCA_TILES[finca]
    for seat in range(s.seats):
        s.workers[seat] = box.WORKERS
        s.money[seat] = box.START_MONEY


@rule
def scatter_landscape(s):
    """CIT-04: a landscape tile on every bush, face up; the others leave the game."""
    left = total(box.LANDSCAPE_TILES)
    for square in range(box.SQUARE_COUNT):
        if box.BUSH[s.board, square]:
            nth = below(s, left)
            landscape = 0
            while nth >= box.LANDSCAPE_TILES[landscape] - s.used[landscape]:
                nth -= box.LANDSCAPE_TILES[landscape] - s.used[landscape]
                landscape += 1
            s.used[landscape] += 1
            left -= 1
            scatter(s, landscape, square)
    fill(s.used, 0)


@rule
def first_fincas(s):
    """CIT-05, 97, 100: how many fincas there are to start with."""
    return min(box.START_COUNT[s.board], box.FEW_FINCAS) if s.few_fincas else box.START_COUNT[s.board]


@rule
def deal_fincas(s):
    """CIT-05, 07, 97, 99, R26: the first fincas on their lots or on random ones; then lots are opened."""
    s.stack = box.LOT_BITS[s.board] if s.random_sites else box.SITE_BITS[s.board]
    for nth in range(box.START_COUNT[s.board]):
        if nth < first_fincas(s):
            put_finca(s, draw_site(s) if s.random_sites else box.START_LOT[s.board, nth], draw_finca(s))
        elif not s.random_sites:
            s.stack |= 1 << box.START_LOT[s.board, nth]
    for _ in range(box.OPEN_LOTS):
        if s.stack:
            s.lots[draw_site(s)] = state.OPEN


apply = played(ACTIONS, turn, lot=turn.build)
