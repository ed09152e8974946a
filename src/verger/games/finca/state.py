"""The record of a position, and the numbers that its fields go by."""

from verger.engine import record

from .actions import MODES, REASONS
from .components import BLADES, BONUSES, FRUIT_COUNT, HEIGHT, SEATS, SYMBOL_COUNT, TILE_COUNT, VALUES, VILLAGE_COUNT

PHASES = ("placement", "turn", "wind", "delivery", "over")
PLACEMENT, TURN, WIND, DELIVERY, OVER = range(len(PHASES))

STRONG_WIND_TILE, GUST_TILE, LARGE_CART_TILE, ONE_LESS_TILE = range(4)
CART, LARGE, LESS = range(len(MODES))
BY_FINCAS, BY_LIMIT = range(len(REASONS))
ON_VILLAGE, BOXED = -1, -2  # where a finca tile is when no seat holds it
NOBODY = -1
MOST_TURNS = 30_000  # that a limit may be
NOT_STAGED = 0  # a staged village holds 1 + the fruit chosen, or 1 + ANY for a tile that leaves no choice

DTYPE = record(
    events=56,
    wheel=(BLADES,),  # the fruit of each blade
    farmers=(BLADES, SEATS),  # on each blade
    reserve=(SEATS,),  # farmers not yet placed
    supply=(FRUIT_COUNT,),  # fruits left
    fruits=(SEATS, FRUIT_COUNT),  # fruits held
    hub=(),  # carts left
    carts=(SEATS,),  # carts held
    action_tiles=(SEATS, 4),  # 1 while unused
    stacks=(VILLAGE_COUNT, HEIGHT),  # fruit tiles, bottom first
    height=(VILLAGE_COUNT,),  # tiles left on each stack; the top one lies face up
    box=(2,),  # fruit tiles that take no part
    holder=(TILE_COUNT,),  # the seat before which a fruit tile lies, or NOBODY
    symbols=(SEATS, SYMBOL_COUNT),  # symbols printed on a seat's fruit tiles
    by_value=(SEATS, VALUES + 1),  # a seat's fruit tiles of each value
    finca=(VILLAGE_COUNT,),  # the finca tile dealt to each village
    finca_holder=(VILLAGE_COUNT,),  # of that tile: a seat, ON_VILLAGE or BOXED
    built=(VILLAGE_COUNT,),  # 1 with a wooden finca
    wooden=(),  # wooden fincas left
    bonus_holder=(len(BONUSES),),  # from the top of the stack: a seat or NOBODY
    wind=(),  # 0, or 1 + the moves already made under strong wind
    mode=(),  # of the delivery under way
    staged=(VILLAGE_COUNT,),
    short_village=(),  # where one fruit is left out, or -1
    short_fruit=(),
    committed=(FRUIT_COUNT,),  # fruits promised to the staged villages
    start=(),  # the start player
    unseen=(TILE_COUNT,),  # scratch space of a redeal, zero outside it
    turn_limit=(),  # 0: none
    mystery=(),  # 1: the `?` finca compares the values of all tiles
)
