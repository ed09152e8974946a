"""The record of a position, and the numbers that its fields, actions and events go by."""

from verger.engine import record

from .actions import ACTIONS, EVENTS
from .components import (
    FINCAS,
    FRUIT_COUNT,
    LANDSCAPE_COUNT,
    LOT_COUNT,
    MOST_CARTS,
    MOST_IN_LINE,
    MOST_OPEN,
    SEATS,
    SPACES,
    SQUARE_COUNT,
    TILE_COUNT,
    WORDS,
)

PHASES = ("main", "lot", "building", "finishing", "over")
MAIN, LOT_DUE, BUILDING, FINISHING, OVER = range(len(PHASES))

PARTS = ("fincas", "harvests", "returned", "regions", "landscape")
FINCA_PART, HARVEST_PART, RETURN_PART, REGION_PART, LANDSCAPE_PART = range(len(PARTS))

# What lies on a square.
BARE = 0
PLANTED = 1  # and the number of the tile
WILD = PLANTED + TILE_COUNT  # and the number of the landscape tile

# What a lot is.
CLOSED, OPEN = 0, 1
BUILT = 2  # and the number of the finca tile

NOTHING = 0  # on a space of the market, in hand, due; else 1 and the number of the tile
CARTED = TILE_COUNT  # more, in hand, where a cart brought the tile

NOBODY = -1
NO_REGION = -1

# A search for places saves, of the seat that searches: held, neutral and banned by fruit, free, bare, roads; and notes
# where bridges and milestones lie.
SAVED = 3 * FRUIT_COUNT + 4
DEEPEST = MOST_IN_LINE + MOST_CARTS + MOST_OPEN + 1
SEEN = 32

DTYPE = record(
    events=48,
    sets={
        "free": (WORDS,),  # squares where a tile may lie without a bridge: open ground and landscape tiles
        "wild": (WORDS,),  # those of them with a landscape tile
        "bare": (WORDS,),  # rocks that nothing covers
        "roads": (WORDS,),  # road squares of built fincas
        "held": (SEATS, FRUIT_COUNT, WORDS),  # tiles of a seat's own regions
        "neutral": (FRUIT_COUNT, WORDS),  # tiles of nobody's regions
        "banned": (FRUIT_COUNT, WORDS),  # road squares of lots that show the fruit already
        "saved": (SAVED, WORDS),  # scratch space of a search, zero outside it
        "seen": (SEEN,),  # the same
    },
    board=(),  # 0 long, 1 short
    family=(),  # 1: no road rule
    random_sites=(),
    few_fincas=(),  # 1: three to start with on the long board
    refused=(),  # 1: what leads to a dead end is not legal
    open_horses=(),
    square=(SQUARE_COUNT,),  # BARE, PLANTED + …, WILD + …
    region=(SQUARE_COUNT,),  # the first square of the region that a tile belongs to, or NO_REGION
    tally=(SQUARE_COUNT,),  # tiles of the region whose first square this is
    value=(SQUARE_COUNT,),  # what it scores when it is harvested
    regions=(SEATS, FRUIT_COUNT),  # how many a seat owns
    workers=(SEATS,),  # on the mat
    money=(SEATS,),
    tiles=(SEATS, LANDSCAPE_COUNT),  # landscape tiles held
    used=(LANDSCAPE_COUNT,),  # out of the game
    points=(SEATS, len(PARTS)),
    bag=(TILE_COUNT,),
    covered=(TILE_COUNT,),  # under a bridge
    market=(SPACES,),  # NOTHING, or 1 + the tile
    hand=(SPACES,),  # NOTHING, or 1 + the tile that came from this space, and CARTED more if a cart took it
    lots=(LOT_COUNT,),  # CLOSED, OPEN, BUILT + …
    scored=(),  # the set of lots whose finca has been scored
    stack=(),  # the set of lots whose site tile is in the stack
    fincas=(len(FINCAS),),  # tiles in the stack, or put aside
    shut=(),  # 1: no more fincas but by milestones
    due=(),  # NOTHING, or 1 + the finca tile that waits for a lot
    refill=(),  # 1: the market is refilled when the hand is empty
    done=(),  # 1: the main action is under way or done
    passes=(),  # in a row
    need=(FRUIT_COUNT,),  # scratch space of a search, zero outside it: tiles to be laid
    asked=(FRUIT_COUNT,),  # the same: those it was asked about
    trial=(8,),  # the same: WORKERS_LEFT …
    path=(DEEPEST + 1,),  # the same
)
WORKERS_LEFT, BRIDGES_LEFT, MILESTONES_LEFT, FINCAS_LEFT, LOTS_LEFT, LOT_FIRST, FINCA_DUE, HELP = range(8)

BUY, PLACE, CHOOSE, GIVE_BACK = map(ACTIONS.first, ("buy", "place", "lot", "give_back"))
HARVEST, PLAY_MONEY, PLAY_CART, PLAY_BULL = map(ACTIONS.first, ("harvest", "money", "cart", "bull"))
PLAY_MILESTONE, PASS, END_TURN = map(ACTIONS.first, ("milestone", "pass", "end_turn"))

BOUGHT, TAKEN, CARTED_OFF, TURNED_UP = map(EVENTS.number, ("buy", "take", "cart", "turn_up"))
FINCA_BUILT, LOT_OPENED, PLACED, BRIDGED = map(EVENTS.number, ("build", "open", "place", "bridge"))
COVERED, PICKED, MERGED, ABSORBED = map(EVENTS.number, ("cover", "pick", "merge", "absorb"))
GIVEN_BACK, PENALISED, REFUNDED, DRAWN = map(EVENTS.number, ("give_back", "penalty", "refund", "draw"))
SHUT, HARVESTED, PAID_OUT, CASHED = map(EVENTS.number, ("shut", "harvest", "income", "money"))
BULL_PLACED, MILESTONE_PLAYED, PASSED = map(EVENTS.number, ("bull", "milestone", "pass"))
TURN_ENDED, SURROUNDED, SCORED, LAST_TILE = map(EVENTS.number, ("end_turn", "surround", "score", "last_tile"))
BLOCKED, FINAL_LOT, FINAL_REGIONS = map(EVENTS.number, ("blocked", "final_lot", "final_regions"))
FINAL_LANDSCAPE, GAME_ENDED = map(EVENTS.number, ("final_landscape", "end"))
AS_START, AS_EXTENSION = 0, 1
BY_TILES, BY_BLOCK = 0, 1
