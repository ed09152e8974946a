"""The record of a position, and the numbers that its fields go by."""

from verger.engine import record

from . import components as box
from .actions import PAWNS, REASONS

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
FIXED = PIECE + box.PIECE_COUNT  # and the number of the business: a small building, a shop or part of a large building

MOBILE = box.FRUIT_COUNT - box.MIX  # a mobile business's number and this make the number of its piece
NOBODY = -1  # of a business: neither held nor in hand
NOTHING = -1
ALLOWED = 0  # no rule is against it
FIRST_PAWN, SECOND_PAWN, BOTH_PAWNS = range(1, 1 + len(PAWNS))  # sets of pawns: the number of one is its key's and 1
BY_LICENCE, BY_FREEZING, BY_LIMIT = range(len(REASONS))
MOST_ROUNDS = 5_000  # that a limit may be
IDLE_ROUNDS = 20  # after so many in which nobody could trade or advance the game is frozen

DTYPE = record(
    events=28,
    factory=(),  # 1: played with the juice factory
    one_bag=(),  # 1: all boats were mixed
    random_bag=(),  # 1: chance chose each seat's first bag
    round_limit=(),  # 0: none
    start=(),  # the first player
    licence=(),  # steps left to the cross
    cells=(box.SEATS, box.CELL_COUNT),  # FREE, BOAT, PIECE + …, FIXED + …
    boats=(
        box.SEATS,
        box.BERTH_COUNT,
    ),  # the boat dealt to each berth, or NOTHING; it is there while its cell says BOAT
    stock=(box.SEATS, box.FRUIT_COUNT),  # fruits held
    points=(box.SEATS, len(PARTS)),
    board=(box.ROWS, box.COLUMNS),  # the business dealt to each place, or NOTHING; it lies there until somebody has it
    holder=(box.BUSINESS_COUNT,),  # the seat on whose island a business stands, or NOBODY
    hand=(),  # the business taken and not yet placed, or NOTHING
    piles=(len(box.PILES),),  # markers left
    desserts=(box.SEATS, len(box.PILES)),  # markers made
    piece=(),  # the mobile business that is being used, or NOTHING
    amount=(),  # fruits it brings, or products that it may still make
    pawns=(box.SEATS, 2),  # the circle that each factory pawn stands on
    advanced=(),  # the set of pawns that have advanced this turn
    arrow=(),  # the arrow taken last this turn, or NOTHING
    advancing=(),  # the set of pawns that wait for a circle in a vat
    moved=(),  # 1: somebody could move this round
    able=(),  # 1: somebody could deliver, take or advance this round
    idle=(),  # whole rounds in a row in which nobody could
    bag=(box.BOAT_COUNT,),  # scratch space of a draw, zero outside it
)
