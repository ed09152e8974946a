"""The record of a position, and the numbers that its fields, actions and events go by."""

from verger.engine import record

from .actions import ACTIONS, EVENTS
from .components import (
    BERTH_COUNT,
    BOAT_COUNT,
    BUSINESS_COUNT,
    CELL_COUNT,
    COLUMNS,
    FRUIT_COUNT,
    MIX,
    PIECE_COUNT,
    PILES,
    ROWS,
    SEATS,
)

PHASES = (
    "choosing", "sliding", "splitting", "making", "trading", "placing", "gaining", "factory", "vat", "over",
)  # fmt: skip
CHOOSING, SLIDING, SPLITTING, MAKING, TRADING, PLACING, GAINING, FACTORY, VAT, OVER = range(len(PHASES))

PARTS = ("boats", "rows", "buildings", "desserts", "factory", "shops")
BOAT_PART, ROW_PART, BUILDING_PART, DESSERT_PART, FACTORY_PART, SHOP_PART = range(len(PARTS))

# What stands on a cell of an island.
FREE = 0
BOAT = 1  # the one dealt to the berth
PIECE = 2  # and the number of the piece
FIXED = PIECE + PIECE_COUNT  # and the number of the business: a small building, a shop or part of a large building

MOBILE = FRUIT_COUNT - MIX  # a mobile business's number and this make the number of its piece
NOBODY = -1  # of a business: neither held nor in hand
NOTHING = -1
FIRST_PAWN, SECOND_PAWN, BOTH_PAWNS = 1, 2, 3  # sets of pawns
IDLE_ROUNDS = 20  # after so many in which nobody could trade or advance the game is frozen

DTYPE = record(
    events=28,
    factory=(),  # 1: played with the juice factory
    one_bag=(),  # 1: all boats were mixed
    random_bag=(),  # 1: chance chose each seat's first bag
    round_limit=(),  # 0: none
    start=(),  # the first player
    licence=(),  # steps left to the cross
    cells=(SEATS, CELL_COUNT),  # FREE, BOAT, PIECE + …, FIXED + …
    boats=(
        SEATS,
        BERTH_COUNT,
    ),  # the boat dealt to each berth, or NOTHING; it lies there while its cell says BOAT
    stock=(SEATS, FRUIT_COUNT),  # fruits held
    points=(SEATS, len(PARTS)),
    board=(ROWS, COLUMNS),  # the business dealt to each place, or NOTHING; it lies there until somebody has it
    holder=(BUSINESS_COUNT,),  # the seat on whose island a business stands, or NOBODY
    hand=(),  # the business taken and not yet placed, or NOTHING
    piles=(len(PILES),),  # markers left
    desserts=(SEATS, len(PILES)),  # markers made
    piece=(),  # the mobile business that is being used, or NOTHING
    amount=(),  # fruits it brings, or products that it may still make
    pawns=(SEATS, 2),  # the circle that each factory pawn stands on
    advanced=(),  # the set of pawns that have advanced this turn
    arrow=(),  # the arrow taken last this turn, or NOTHING
    advancing=(),  # the set of pawns that wait for a circle in a vat
    moved=(),  # 1: somebody could move this round
    able=(),  # 1: somebody could deliver, take or advance this round
    idle=(),  # whole rounds in a row in which nobody could
    bag=(BOAT_COUNT,),  # scratch space of a draw, zero outside it
)

BAG, MOVE, SPLIT, MAKE, SHAKE, STOP = map(ACTIONS.first, ("bag", "move", "split", "make", "shake", "stop"))
DELIVER, TAKE, PLACE, PLACE_LARGE, GAIN = map(ACTIONS.first, ("deliver", "take", "place", "place_large", "gain"))
PASS, ADVANCE, CIRCLE, END_TURN = map(ACTIONS.first, ("pass", "advance", "circle", "end_turn"))

BAG_CHOSEN, MOORED, BLOCKED, SLID = map(EVENTS.number, ("bag", "moor", "blocked", "slide"))
HARVESTED, PAID, MADE, STOPPED_MAKING = map(EVENTS.number, ("harvest", "pay", "make", "stop"))
DELIVERED, TAKEN, PLACED, BUILT, PASSED = map(EVENTS.number, ("deliver", "take", "place", "build", "pass"))
ADVANCED, LANDED, JOINED, TURN_ENDED = map(EVENTS.number, ("advance", "land", "join", "end_turn"))
LICENCE_MOVED, LAST_ROUND, SHOP_SCORED, GAME_ENDED = map(EVENTS.number, ("licence", "last_round", "shop", "end"))
BY_LICENCE, BY_FREEZING, BY_LIMIT = range(3)
