"""Finca from the deal to the last action: the set-up and the actions of a turn."""

from verger.engine import below, only, rule, seeded, shuffle, tell

from .components import (
    BLADE_FRUITS,
    BLADES,
    BONUSES,
    CARTS,
    EACH_FRUIT,
    FARMERS_EACH,
    FRUIT_COUNT,
    HEIGHT,
    SYMBOL_COUNT,
    TILE_COUNT,
    VILLAGE_COUNT,
    WOODEN,
)
from .delivery import clear_delivery, finish, open_delivery, stage, stage_short
from .scoring import end_turn
from .state import (
    DELIVER,
    FINISH,
    GUST,
    MOVE,
    NOBODY,
    ON_VILLAGE,
    PLACE,
    PLACEMENT,
    SERVE,
    SERVE_SHORT,
    STOP,
    STOPPED_WALKING,
    STRONG_WIND,
    STRONG_WIND_TILE,
    WIND,
)
from .wheel import gust, move, place, spend


@rule
def setup(s, options, seed):
    """FIN-01..12: shuffle and deal wheel, villages and fincas, and hand out what each seat begins with."""
    seeded(s, seed)
    deal_wheel(s)
    deal_tiles(s)
    deal_fincas(s)
    hand_out(s)
    start = options[0]
    s.start = start if start >= 0 else below(s, s.seats)
    s.turn_limit = options[1]
    s.mystery = options[2]
    s.phase = PLACEMENT
    s.turn = s.start
    s.pending = only(s.turn)


@rule
def deal_wheel(s):
    """FIN-02: twelve blades, shuffled, one to a space."""
    for blade in range(BLADES):
        s.wheel[blade] = BLADE_FRUITS[blade]
    shuffle(s, s.wheel, BLADES)


@rule
def deal_tiles(s):
    """FIN-03..05: ten stacks of four, and two tiles to the box unseen."""
    deck = s.holder
    for tile in range(TILE_COUNT):
        deck[tile] = tile
    shuffle(s, deck, TILE_COUNT)
    for village in range(VILLAGE_COUNT):
        for level in range(HEIGHT):
            s.stacks[village, level] = deck[village * HEIGHT + level]
        s.height[village] = HEIGHT
    s.box[0] = deck[TILE_COUNT - 2]
    s.box[1] = deck[TILE_COUNT - 1]
    for tile in range(TILE_COUNT):
        s.holder[tile] = NOBODY


@rule
def deal_fincas(s):
    """FIN-06: one finca tile to each village, face up."""
    for village in range(VILLAGE_COUNT):
        s.finca[village] = village
        s.finca_holder[village] = ON_VILLAGE
    shuffle(s, s.finca, VILLAGE_COUNT)


@rule
def hand_out(s):
    """FIN-07..12: wooden fincas, fruits, action tiles, farmers, bonus tiles and carts."""
    s.wooden = WOODEN[s.seats - 2]
    s.hub = CARTS[s.seats - 2]
    for fruit in range(FRUIT_COUNT):
        s.supply[fruit] = EACH_FRUIT
    for rank in range(len(BONUSES)):
        s.bonus_holder[rank] = NOBODY
    for seat in range(s.seats):
        s.reserve[seat] = FARMERS_EACH[s.seats - 2]
        for tile in range(4):
            s.action_tiles[seat, tile] = 1
    clear_delivery(s)


@rule
def apply(s, seat, action):
    """FIN-20: place, move, use an action tile, or deliver step by step."""
    if action < MOVE:
        place(s, seat, action - PLACE)
    elif action < STRONG_WIND:
        move(s, seat, action - MOVE)
    elif action == STRONG_WIND:
        spend(s, seat, STRONG_WIND_TILE)
        s.wind = 1
        s.phase = WIND
    elif action == STOP:
        tell(s, STOPPED_WALKING, seat)
        end_turn(s)
    elif action < DELIVER:
        gust(s, seat, (action - GUST) // BLADES, (action - GUST) % BLADES)
    elif action < SERVE:
        open_delivery(s, seat, action - DELIVER)
    elif action < SERVE_SHORT:
        stage(s, seat, (action - SERVE) // SYMBOL_COUNT, (action - SERVE) % SYMBOL_COUNT)
    elif action < FINISH:
        stage_short(s, seat, (action - SERVE_SHORT) // FRUIT_COUNT, (action - SERVE_SHORT) % FRUIT_COUNT)
    else:
        finish(s, seat)
