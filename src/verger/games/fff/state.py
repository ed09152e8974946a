"""The record of a position, and the numbers that its fields, actions and events go by."""

from verger.engine import record

from .actions import ACTIONS, CAUSES, EVENTS, REASONS
from .components import (
    BONUS_COUNT,
    EFFECTS,
    GOOD_COUNT,
    LANDING_COUNT,
    SEATS,
    SITE_COUNT,
    TABLES,
)

PHASES = (
    "keeping", "moving", "trading", "paying", "allotting",
    "price_change", "produce_choice", "move_ferry", "move_pawn", "push_pawn", "two_merchants", "price_fall",
    "swap_stocks", "swap_dealers", "double_production", "special_sale", "any_for_50",
    "acting", "resting", "at_limit", "over",
)  # fmt: skip
(
    KEEPING, MOVING, TRADING, PAYING, ALLOTTING,
    CHANGING_PRICE, CHOOSING_PRODUCT, MOVING_FERRY, MOVING_PAWN, PUSHING, TWO_MERCHANTS, LOWERING,
    SWAPPING_STOCKS, SWAPPING_DEALERS, DOUBLING, SELLING, OFFERED_ONE,
    ACTING, RESTING, AT_LIMIT, OVER,
) = range(len(PHASES))  # fmt: skip

(
    PRODUCE, RISE, PRICE_CHANGE, PRODUCE_CHOICE, MOVE_FERRY, MOVE_PAWN, TWO_OF_THEM, PRICE_FALL,
    SWAP_STOCKS, SWAP_DEALERS, DOUBLE_PRODUCTION, PLAY_AGAIN, ALL_RISE, SPECIAL_SALE, ANY_FOR_50, GIFT,
) = range(len(EFFECTS))  # fmt: skip

ENDING, STARTING = OVER + 1, OVER + 2  # within an action only: a turn is over, the next one's begins

NOBODY = -1
NOTHING = -1
NOWHERE = -1
TOKENS = 3  # bonus tokens that a seat can hold at once
ROUNDS, MOST_ROUNDS = 40, 60  # that everybody plays: by default, at most

DTYPE = record(
    events=48,
    tables=(),  # in play
    beginners=(),  # 1: the dealers of a first game
    rising_sale=(),  # 1: a special sale raises the price
    last_place=(),  # the game ends when this place is taken
    round_limit=(),  # rounds, and thus turns, that everybody plays
    draws=(TABLES,),  # of chance at each table: every table has its own stream
    # each table
    stage=(TABLES,),  # what its active seat decides: the header's phases; RESTING: nobody sits there
    active=(TABLES,),  # whose turn it is there, or NOBODY; in the set-up the first player
    first=(TABLES,),  # its first player while tokens are kept in the set-up, then NOBODY
    dealer=(TABLES, SITE_COUNT),  # on each site
    stock=(TABLES, SITE_COUNT, GOOD_COUNT),  # tokens in each house
    supply=(TABLES, GOOD_COUNT),
    level=(TABLES, GOOD_COUNT),  # of the price
    ferries=(TABLES, LANDING_COUNT),  # at each landing
    pile=(TABLES, BONUS_COUNT),  # bonus tokens in it; a draw takes any of them
    # the turn under way at each table
    points=(TABLES,),  # of movement left
    house=(TABLES,),  # the site where the turn began, or NOWHERE
    gone=(TABLES,),  # the set of sites left this turn
    sold=(TABLES,),  # 1: a sale was made here
    bought=(TABLES,),  # the set of goods bought here
    swaps=(TABLES,),  # exchanges made here
    taken=(TABLES,),  # 1: a fetish was taken this turn
    replayed=(TABLES,),  # 1: this is the turn that play_again gave
    wanted=(TABLES,),  # the fetish to be paid, or NOTHING
    icon=(TABLES,),  # the extra action under way, from 0
    part=(TABLES,),  # goods raised so far by all_rise
    picked=(TABLES,),  # the first site of two, the seat whose pawn is pushed, or who plays next; NOTHING: none
    making=(TABLES,),  # the good of a production that runs short, or NOTHING
    waiting=(TABLES,),  # the set of sites that may still get a token of it
    back=(TABLES,),  # the stage to go back to after it
    # each seat
    sits=(SEATS,),  # the table where it sits, or sat last
    left=(SEATS,),  # its left neighbour, who plays next; itself when alone
    played=(SEATS,),  # turns it has had
    space=(SEATS,),  # of its pawn, or NOWHERE
    next_points=(SEATS,),  # of movement in its next turn
    goods=(SEATS, GOOD_COUNT),
    money=(SEATS,),
    fetishes=(SEATS,),  # the set of kinds owned
    hidden=(SEATS,),  # the kind that lies face down, or NOTHING
    witnesses=(SEATS,),  # the set of seats that saw it bought
    tokens=(SEATS, BONUS_COUNT),  # bonus tokens held
    drawn=(SEATS, 2),  # tokens to choose from, in the order of the box; NOTHING: none
    aside=(SEATS,),  # the token not kept in the set-up while others still choose, or NOTHING
    closing=(SEATS, TOKENS),  # the sites its closing tokens lie on, or NOWHERE
    closing_at=(SEATS, TOKENS),  # their tables
    lifter=(SEATS, TOKENS),  # the seat after whose turn they are lifted, or NOBODY: at the start of its own next turn
    place=(SEATS,),  # taken by finishing; 0: none yet
)

KEEP, WALK, RIDE, CALL, CHANGE_TABLE = map(ACTIONS.first, ("keep", "walk", "ride", "call", "change_table"))
END_MOVE, BONUS_PLUS2, BONUS_PRICE, BONUS_SWAP = map(
    ACTIONS.first, ("end_move", "bonus_plus2", "bonus_price", "bonus_swap")
)
BONUS_CLOSE, BONUS_BUY, BUY, SELL, EXCHANGE = map(
    ACTIONS.first, ("bonus_close", "bonus_buy", "buy", "sell", "exchange")
)
TAKE_TWO, TAKE_ANY, TRADE_UP_ONE = map(ACTIONS.first, ("any_to_two", "buy_any", "trade_up"))
FETISH, PAY, END_TRADE = map(ACTIONS.first, ("fetish", "pay", "end_trade"))
ACT_GOOD, ACT_PRICE, ACT_SITE, ACT_FERRY = map(ACTIONS.first, ("act_good", "act_price", "act_site", "act_ferry"))
ACT_PAWN, ACT_WALK, ACT_RIDE = map(ACTIONS.first, ("act_pawn", "act_walk", "act_ride"))
ACT_SELL, ACT_BUY, DECLINE = map(ACTIONS.first, ("act_sell", "act_buy", "decline"))
ACTION_COUNT = len(ACTIONS)

KEPT, BEGUN, ENTERED, WALKED, RIDDEN, CALLED = map(EVENTS.number, ("keep", "begin", "enter", "walk", "ride", "call"))
LEFT, ARRIVED, TURNED_UP, STOPPED, VISITED = map(EVENTS.number, ("leave", "arrive", "turn_up", "stop", "visit"))
PLAYED, POINTS, CLOSED, LIFTED, BOUGHT_FROM = map(EVENTS.number, ("play", "points", "close", "lift", "buy_from"))
BOUGHT, SOLD, EXCHANGED, TOOK_TWO, SWAPPED = map(EVENTS.number, ("buy", "sell", "exchange", "two", "swap"))
WANTED, GOT_FETISH, PAID, DREW = map(EVENTS.number, ("want", "fetish", "pay", "draw"))
PRICED, AT_FLOOR, AT_CEILING = map(EVENTS.number, ("price", "floor", "ceiling"))
PRODUCED, RAN_SHORT, TO_ALLOT = map(EVENTS.number, ("produce", "short", "allot"))
EFFECT, FERRIED, PUSHED, PUSHED_ON_FERRY = map(EVENTS.number, ("effect", "ferry", "push", "push_ride"))
PICKED, PAWN_PICKED = map(EVENTS.number, ("pick", "pick_pawn"))
STOCKS_SWAPPED, DEALERS_SWAPPED, GIVEN, LAPSED, DECLINED = map(
    EVENTS.number, ("swap_stocks", "swap_dealers", "gift", "lapse", "decline")
)
TRADE_ENDED, FINISHED, PLAYED_OUT, GAME_ENDED = map(EVENTS.number, ("end_trade", "finish", "played_out", "end"))
BY_SALE, BY_FETISH, BY_BONUS, BY_ACTION, BY_SHORTAGE = range(len(CAUSES))
BY_FETISHES, BY_LIMIT, PLACES_OPEN = range(len(REASONS))
DOWN, UP = range(2)
