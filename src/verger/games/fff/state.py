"""The record of a position, and the numbers that its fields go by."""

from verger.engine import record
from verger.engine.spaces import numbers

from . import components as box
from .actions import CAUSES, DIRECTIONS, REASONS

PHASES = (
    "keeping", "moving", "trading", "paying", "allotting",
    "price_change", "produce_choice", "move_ferry", "move_pawn", "push_pawn", "two_merchants", "price_fall",
    "swap_stocks", "swap_dealers", "double_production", "special_sale", "any_for_50",
    "acting", "resting", "at_limit", "over",
)  # fmt: skip
(
    KEEPING, MOVING, TRADING, PAYING, ALLOTTING,
    PRICE_CHANGE, PRODUCE_CHOICE, MOVE_FERRY, MOVE_PAWN, PUSH_PAWN, TWO_MERCHANTS, PRICE_FALL,
    SWAP_STOCKS, SWAP_DEALERS, DOUBLE_PRODUCTION, SPECIAL_SALE, ANY_FOR_50,
    ACTING, RESTING, AT_LIMIT, OVER,
) = range(len(PHASES))  # fmt: skip
EFFECT = numbers(**{effect: number for number, effect in enumerate(box.EFFECTS)})

ENDING, STARTING = OVER + 1, OVER + 2  # within an action only: a turn is over, the next one's begins

NOBODY = -1
NOTHING = -1
NOWHERE = -1
TOKENS = 3  # bonus tokens that a seat can hold at once
ROUNDS, MOST_ROUNDS = 40, 60  # that everybody plays: by default, at most
BY_SALE, BY_FETISH, BY_BONUS, BY_ACTION, BY_SHORTAGE = range(len(CAUSES))
BY_FETISHES, BY_LIMIT, PLACES_OPEN = range(len(REASONS))
DOWN, UP = range(len(DIRECTIONS))

DTYPE = record(
    events=48,
    tables=(),  # in play
    beginners=(),  # 1: the dealers of a first game
    rising_sale=(),  # 1: a special sale raises the price
    last_place=(),  # the game ends when this place is taken
    round_limit=(),  # rounds, and thus turns, that everybody plays
    draws=(box.TABLES,),  # of chance at each table: every table has its own stream
    # each table
    stage=(box.TABLES,),  # what its active seat decides: the header's phases; RESTING: nobody sits there
    active=(box.TABLES,),  # whose turn it is there, or NOBODY; in the set-up the first player
    first=(box.TABLES,),  # its first player while tokens are kept in the set-up, then NOBODY
    dealer=(box.TABLES, box.SITE_COUNT),  # on each site
    stock=(box.TABLES, box.SITE_COUNT, box.GOOD_COUNT),  # tokens in each house
    supply=(box.TABLES, box.GOOD_COUNT),
    level=(box.TABLES, box.GOOD_COUNT),  # of the price
    ferries=(box.TABLES, box.LANDING_COUNT),  # at each landing
    pile=(box.TABLES, box.BONUS_COUNT),  # bonus tokens in it; a draw takes any of them
    # the turn under way at each table
    points=(box.TABLES,),  # of movement left
    house=(box.TABLES,),  # the site where the turn began, or NOWHERE
    gone=(box.TABLES,),  # the set of sites left this turn
    sold=(box.TABLES,),  # 1: a sale was made here
    bought=(box.TABLES,),  # the set of goods bought here
    swaps=(box.TABLES,),  # exchanges made here
    taken=(box.TABLES,),  # 1: a fetish was taken this turn
    replayed=(box.TABLES,),  # 1: this is the turn that play_again gave
    wanted=(box.TABLES,),  # the fetish to be paid, or NOTHING
    icon=(box.TABLES,),  # the extra action under way, from 0
    part=(box.TABLES,),  # goods raised so far by all_rise
    picked=(box.TABLES,),  # the first site of two, the seat whose pawn is pushed, or who plays next; NOTHING: none
    making=(box.TABLES,),  # the good of a production that runs short, or NOTHING
    waiting=(box.TABLES,),  # the set of sites that may still get a token of it
    back=(box.TABLES,),  # the stage to go back to after it
    # each seat
    sits=(box.SEATS,),  # the table where it sits, or sat last
    left=(box.SEATS,),  # its left neighbour, who plays next; itself when alone
    played=(box.SEATS,),  # turns it has had
    space=(box.SEATS,),  # of its pawn, or NOWHERE
    next_points=(box.SEATS,),  # of movement in its next turn
    goods=(box.SEATS, box.GOOD_COUNT),
    money=(box.SEATS,),
    fetishes=(box.SEATS,),  # the set of kinds owned
    hidden=(box.SEATS,),  # the kind that lies face down, or NOTHING
    witnesses=(box.SEATS,),  # the set of seats that saw it bought
    tokens=(box.SEATS, box.BONUS_COUNT),  # bonus tokens held
    drawn=(box.SEATS, 2),  # tokens to choose from, in the order of the box; NOTHING: none
    aside=(box.SEATS,),  # the token not kept in the set-up while others still choose, or NOTHING
    closing=(box.SEATS, TOKENS),  # the sites its closing tokens lie on, or NOWHERE
    closing_at=(box.SEATS, TOKENS),  # their tables
    lifter=(
        box.SEATS,
        TOKENS,
    ),  # the seat after whose turn they are lifted, or NOBODY: at the start of its own next turn
    place=(box.SEATS,),  # taken by finishing; 0: none yet
)
