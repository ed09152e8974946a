"""The record of a position, and the numbers that its fields go by."""

from verger.engine import record

from . import components as box
from .actions import REASONS, WAYS

PHASES = ("main", "lot", "building", "finishing", "over")
MAIN, LOT, BUILDING, FINISHING, OVER = range(len(PHASES))

PARTS = ("fincas", "harvests", "returned", "regions", "landscape")
FINCA_PART, HARVEST_PART, RETURN_PART, REGION_PART, LANDSCAPE_PART = range(len(PARTS))

# What lies on a square.
BARE = 0
PLANTED = 1  # and the number of the tile
WILD = PLANTED + box.TILE_COUNT  # and the number of the landscape tile

# What a lot is.
CLOSED, OPEN = 0, 1
BUILT = 2  # and the number of the finca tile

NOTHING = 0  # on a space of the market, in hand, due; else 1 and the number of the tile
CARTED = box.TILE_COUNT  # more, in hand, where a cart brought the tile

NOBODY = -1
NO_REGION = -1
AS_START, AS_EXTENSION = range(len(WAYS))
BY_TILES, BY_BLOCK = range(len(REASONS))

# A search for places saves planted and banned by fruit, what the seat that searches owns, neutral, free, bare, and
# roads; and notes where each fruit could lie.
SAVED = 3 * box.FRUIT_COUNT + 5
DEEPEST = box.MOST_IN_LINE + box.MOST_CARTS + box.MOST_OPEN + 1
SEEN = 32

DTYPE = record(
    events=48,
    sets={
        "free": (box.WORDS,),  # squares where a tile may lie without a bridge: open ground and landscape tiles
        "wild": (box.WORDS,),  # those of them with a landscape tile
        "prizes": (box.WORDS,),  # those of these with a bridge or a milestone
        "bare": (box.WORDS,),  # rocks that nothing covers
        "roads": (box.WORDS,),  # road squares of built fincas
        "planted": (box.FRUIT_COUNT, box.WORDS),  # tiles of a fruit that are to be seen, whoever owns them
        "owned": (box.SEATS, box.WORDS),  # tiles of a seat's own regions
        "neutral": (box.WORDS,),  # tiles of nobody's regions
        "banned": (box.FRUIT_COUNT, box.WORDS),  # road squares of lots that show the fruit already
        "saved": (SAVED, box.WORDS),  # scratch space of a search, zero outside it
        "seen": (SEEN,),  # the same; while lines are looked at, how many tiles of each fruit they have
        "search": (3,),  # the same: KEY, LOOKED, CHOSEN
    },
    board=(),  # 0 long, 1 short
    family=(),  # 1: no road rule
    random_sites=(),
    few_fincas=(),  # 1: three to start with on the long board
    refused=(),  # 1: what leads to a dead end is not legal
    open_horses=(),
    regions=(box.SEATS, box.FRUIT_COUNT),  # how many a seat owns
    workers=(box.SEATS,),  # on the mat
    money=(box.SEATS,),
    tiles=(box.SEATS, box.LANDSCAPE_COUNT),  # landscape tiles held
    used=(box.LANDSCAPE_COUNT,),  # out of the game
    points=(box.SEATS, len(PARTS)),
    bag=(box.TILE_COUNT,),
    covered=(box.TILE_COUNT,),  # under a bridge
    market=(box.SPACES,),  # NOTHING, or 1 + the tile
    hand=(box.SPACES,),  # NOTHING, or 1 + the tile that came from this space, and CARTED more if a cart took it
    lots=(box.LOT_COUNT,),  # CLOSED, OPEN, BUILT + …
    scored=(),  # the set of lots whose finca has been scored
    stack=(),  # the set of lots whose site tile is in the stack
    fincas=(len(box.FINCAS),),  # tiles in the stack, or put aside
    shut=(),  # 1: no more fincas but by milestones
    due=(),  # NOTHING, or 1 + the finca tile that waits for a lot
    refill=(),  # 1: the market is refilled when the hand is empty
    done=(),  # 1: the main action is under way or done
    passes=(),  # in a row
    need=(box.FRUIT_COUNT,),  # scratch space of a search, zero outside it: tiles to be laid
    asked=(box.FRUIT_COUNT,),  # the same: those it was asked about
    trial=(11,),  # the same: WORKERS_LEFT …, UNDER_WAY
    path=(DEEPEST + 1,),  # the same
    open=(),  # scratch space of `legal`, zero outside it: the set of questions that only a search can answer
    fits=(),  # the same: the set of those whose answer is yes
    square=(box.SQUARE_COUNT,),  # BARE, PLANTED + …, WILD + …
    region=(box.SQUARE_COUNT,),  # the first square of the region that a tile belongs to, or NO_REGION
    tally=(box.SQUARE_COUNT,),  # tiles of the region whose first square this is
    value=(box.SQUARE_COUNT,),  # what it scores when it is harvested
)
WORKERS_LEFT, BRIDGES_LEFT, MILESTONES_LEFT, FINCAS_LEFT, LOTS_LEFT, LOT_FIRST, FINCA_DUE, HELP = range(8)
BEGUN, DEPTH, UNDER_WAY = range(8, 11)
KEY, LOOKED, CHOSEN = range(3)
