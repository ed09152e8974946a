"""Why not? `refusal` names the rule that forbids an action; what it does not forbid is what `legal` marks."""

from verger.engine import ENDED, RULING, RUNNING, may_act, rule

from .bonus import is_beside
from .components import (
    ANY_TO_TWO,
    BUY_ANY,
    BUY_BONUS,
    BUYS,
    CALL_PRICE,
    CLOSE,
    EXCHANGER,
    FETISH_DEALER,
    FIRST_PAYMENT,
    GIVES,
    GOOD_COUNT,
    HAND,
    HARBOUR,
    KIND,
    LANDING_COUNT,
    LANDING_SPACE,
    LAST_PAYMENT,
    MERCHANT,
    OFFERED,
    PATTERN,
    PLUS2,
    PRICE_BONUS,
    SITE_SPACE,
    SPACE_LANDING,
    SPACE_SITE,
    SPECIAL,
    SPECIAL_TRADE,
    SWAP,
    TAKES,
    TRADE_UP,
)
from .effects import can_push, may_pick
from .market import price, unit_price
from .places import closed_sites, has_played_all, held, must_leave, owned, site_of, sits_at
from .rules import PAIR_COUNT
from .state import (
    ACT_BUY,
    ACT_FERRY,
    ACT_PAWN,
    ACT_PRICE,
    ACT_RIDE,
    ACT_SELL,
    ACT_SITE,
    ACT_WALK,
    ALLOTTING,
    BONUS_BUY,
    BONUS_CLOSE,
    BONUS_PLUS2,
    BONUS_SWAP,
    BUY,
    CALL,
    CHANGE_TABLE,
    CHANGING_PRICE,
    CHOOSING_PRODUCT,
    DECLINE,
    DOUBLING,
    END_MOVE,
    END_TRADE,
    EXCHANGE,
    FETISH,
    KEEP,
    KEEPING,
    LOWERING,
    MOVING,
    MOVING_FERRY,
    MOVING_PAWN,
    NOBODY,
    NOTHING,
    NOWHERE,
    OFFERED_ONE,
    PAY,
    PAYING,
    PUSHING,
    RIDE,
    SELL,
    SELLING,
    SWAPPING_DEALERS,
    SWAPPING_STOCKS,
    TAKE_ANY,
    TAKE_TWO,
    TRADE_UP_ONE,
    TRADING,
    TWO_MERCHANTS,
    WALK,
)
from .trade import (
    EXCHANGES,
    LAST_FETISH,
    can_pay,
    dealer_of,
    first_of_pair,
    has_pair,
    has_payment,
    most_swaps,
    second_of_pair,
)
from .water import calls, has_room, rides, steps

ALLOWED = 0


@rule
def refusal(s, seat, action):
    """0, or the number of the ledger rule that forbids this action to this seat now."""
    if s.over != RUNNING:
        return 117 if s.over == ENDED else RULING + 38
    if seat < 0 or seat >= s.seats:
        return 1
    if s.place[seat]:
        return RULING + 31
    table = s.sits[seat]
    if not may_act(s, seat):
        return refusal_of_waiting(s, table, seat)
    if s.stage[table] == KEEPING:
        return refusal_of_keeping(s, table, seat, action)
    if action < WALK:
        return 72 if s.played[seat] else 5
    if s.stage[table] == ALLOTTING and not ACT_SITE <= action < ACT_FERRY:
        return RULING + 11
    if action < BONUS_PLUS2:
        return refusal_of_moving(s, table, seat, action)
    if action < BUY:
        return refusal_of_bonus(s, table, seat, action)
    if action <= END_TRADE:
        return refusal_of_trading(s, table, seat, action)
    return refusal_of_acting(s, table, seat, action)


@rule
def refusal_of_waiting(s, table, seat):
    """FFF-05, 13, R38: for all to keep a token, for one's own turn, or for others, who still have some."""
    if s.first[table] != NOBODY:
        return 5
    return RULING + 38 if has_played_all(s, seat) else 13


@rule
def refusal_of_keeping(s, table, seat, action):
    """FFF-05, 72: one of the two tokens drawn, before anything else."""
    if action < WALK and (s.drawn[seat, 0] == action - KEEP or s.drawn[seat, 1] == action - KEEP):
        return ALLOWED
    return 72 if s.first[table] == NOBODY else 5


# --- Movement --------------------------------------------------------------------------------------------------------


@rule
def refusal_of_moving(s, table, seat, action):
    """FFF-15, 16, 26: while movement lasts, with a point for everything but its end."""
    if action >= CHANGE_TABLE and action < END_MOVE and s.tables == 1:
        return 118
    if s.stage[table] != MOVING:
        return 45 if s.stage[table] == TRADING else 15
    if action == END_MOVE:
        if not must_leave(s, table, seat):
            return ALLOWED
        return 26 if site_of(s, seat) == s.house[table] else RULING + 20
    if s.points[table] < 1:
        return 16
    if action < RIDE:
        return refusal_of_walking(s, table, seat, action - WALK)
    if action < CALL:
        return refusal_of_riding(s, table, seat, action - RIDE)
    if action < CHANGE_TABLE:
        return refusal_of_calling(s, table, seat, (action - CALL) // LANDING_COUNT, (action - CALL) % LANDING_COUNT)
    to = action - CHANGE_TABLE
    if to >= s.tables:
        return 118
    return ALLOWED if to != table and s.space[seat] == HARBOUR else 125


@rule
def refusal_of_walking(s, table, seat, space):
    """FFF-21, 22, 27, 29, R3: one step, over occupied and closed spaces only, into no closed house and none left."""
    if (steps(s, table, seat, s.gone[table]) >> space) & 1:
        return ALLOWED
    site = SPACE_SITE[space]
    if space == s.space[seat]:
        return RULING + 3
    if site != NOWHERE and (closed_sites(s, table) >> site) & 1:
        return 29
    if site != NOWHERE and (s.gone[table] >> site) & 1:
        return 27
    return 21


@rule
def refusal_of_riding(s, table, seat, to):
    """FFF-31, 32, 38, R7: on the ferry of the own landing, to the next landing with room."""
    landing = SPACE_LANDING[s.space[seat]]
    if landing == NOTHING or s.ferries[table, landing] == 0:
        return 31
    return refusal_of_ferry(s, table, landing, to, rides(s, table, seat, landing))


@rule
def refusal_of_ferry(s, table, landing, to, targets):
    if (targets >> to) & 1:
        return ALLOWED
    if landing == to:
        return RULING + 7 if LANDING_SPACE[to] == HARBOUR else RULING + 6
    if not has_room(s, table, to):
        return 39 if LANDING_SPACE[to] == HARBOUR else 33
    return 32


@rule
def refusal_of_calling(s, table, seat, landing, to):
    """FFF-40, 42..44: a ferry that is there, the money, and a point to leave a house with."""
    if s.ferries[table, landing] == 0:
        return 40
    if s.money[seat] < CALL_PRICE:
        return 43
    if must_leave(s, table, seat) and s.points[table] == 1:
        return 44
    found = refusal_of_ferry(s, table, landing, to, calls(s, table, landing))
    return 42 if found == 32 else found


# --- Bonus tokens ----------------------------------------------------------------------------------------------------


@rule
def refusal_of_bonus(s, table, seat, action):
    """FFF-106, 109, R22, R23: a token held, in its time."""
    stage = s.stage[table]
    if stage != MOVING and stage != TRADING:
        return RULING + 23
    bonus = bonus_of(action)
    if s.tokens[seat, bonus] == 0:
        return 106
    if action == BONUS_PLUS2:
        return ALLOWED if stage == MOVING else 109
    if action < BONUS_SWAP:
        return ALLOWED
    if action < BONUS_CLOSE:
        give, get = (action - BONUS_SWAP) // GOOD_COUNT, (action - BONUS_SWAP) % GOOD_COUNT
        if give == get:
            return RULING + 25
        return ALLOWED if s.goods[seat, give] and s.supply[table, get] else 111
    if action < BONUS_BUY:
        return refusal_of_closing(s, table, seat, action - BONUS_CLOSE)
    if stage != MOVING:
        return RULING + 22
    return refusal_of_buying_from(s, table, seat, (action - BONUS_BUY) // GOOD_COUNT, (action - BONUS_BUY) % GOOD_COUNT)


@rule
def bonus_of(action):
    if action == BONUS_PLUS2:
        return PLUS2
    if action < BONUS_SWAP:
        return PRICE_BONUS
    if action < BONUS_CLOSE:
        return SWAP
    return CLOSE if action < BONUS_BUY else BUY_BONUS


@rule
def refusal_of_closing(s, table, seat, site):
    """FFF-112, R20: not the fetish dealer, nor one's own house without a point left."""
    if KIND[s.dealer[table, site]] == FETISH_DEALER:
        return 112
    shut_in = s.stage[table] == MOVING and s.points[table] == 0
    return RULING + 20 if shut_in and s.space[seat] == SITE_SPACE[site] else ALLOWED


@rule
def refusal_of_buying_from(s, table, seat, other, good):
    """FFF-46, 47, 116, R22: from a pawn on the same space, what it has and the buyer can pay and hold."""
    if other < s.seats and other != seat and sits_at(s, other, table) and s.space[other] == NOWHERE:
        return RULING + 22
    if not is_beside(s, table, seat, other) or s.goods[other, good] == 0:
        return 116
    if held(s, seat) >= HAND:
        return 46
    return ALLOWED if s.money[seat] >= price(s, table, good) else 47


# --- Trade -----------------------------------------------------------------------------------------------------------


@rule
def refusal_of_trading(s, table, seat, action):
    """FFF-15, 45, 67: when movement has ended in a house; a fetish that is wanted is paid first."""
    if PAY <= action < END_TRADE:
        return refusal_of_paying(s, table, seat, action - PAY)
    if s.stage[table] == PAYING:
        return RULING + 29
    if s.stage[table] != TRADING:
        return 45 if s.stage[table] == MOVING else 75
    if action == END_TRADE:
        return ALLOWED
    dealer = dealer_of(s, table, seat)
    if action < EXCHANGE:
        if KIND[dealer] != MERCHANT:
            return 10
        if action < SELL:
            return refusal_of_buying(s, table, seat, (action - BUY) // HAND, (action - BUY) % HAND + 1)
        return refusal_of_selling(s, table, seat, dealer, action - SELL + 1)
    if action == EXCHANGE:
        return refusal_of_exchanging(s, table, seat, dealer)
    if action < FETISH:
        return refusal_of_special(s, table, seat, dealer, action)
    return refusal_of_fetish(s, table, seat, dealer, action - FETISH)


@rule
def refusal_of_buying(s, table, seat, good, amount):
    """FFF-46, 47, 49, 51, 59: once for each kind, what lies there, what can be held and paid."""
    site = site_of(s, seat)
    if (s.bought[table] >> good) & 1:
        return 59
    if s.stock[table, site, good] == 0:
        return 49
    if s.stock[table, site, good] < amount:
        return 51
    if held(s, seat) + amount > HAND:
        return 46
    return ALLOWED if s.money[seat] >= amount * unit_price(s, table, site, good) else 47


@rule
def refusal_of_selling(s, table, seat, dealer, amount):
    """FFF-54, 59: once, and what the merchant wants."""
    if s.sold[table]:
        return 59
    return ALLOWED if s.goods[seat, BUYS[dealer]] >= amount else 54


@rule
def refusal_of_exchanging(s, table, seat, dealer):
    """FFF-61, 63, R9: at an exchanger's, at most twice, and never in part."""
    if KIND[dealer] != EXCHANGER or s.swaps[table] >= EXCHANGES or s.goods[seat, TAKES[dealer]] == 0:
        return 61
    if s.supply[table, GIVES[dealer]] < 2:
        return 63
    return RULING + 9 if held(s, seat) >= HAND else ALLOWED


@rule
def special_rule(special):
    return 64 if special == ANY_TO_TWO else 65 if special == BUY_ANY else 66


@rule
def refusal_of_special(s, table, seat, dealer, action):
    """FFF-63..66, R9: what each of the three special dealers trades, and how often."""
    special = ANY_TO_TWO if action < TAKE_ANY else BUY_ANY if action < TRADE_UP_ONE else TRADE_UP
    if KIND[dealer] != SPECIAL or SPECIAL_TRADE[dealer] != special or s.swaps[table] >= most_swaps(special):
        return special_rule(special)
    if special == BUY_ANY:
        good = action - TAKE_ANY
        if s.supply[table, good] == 0:
            return 65
        if held(s, seat) >= HAND:
            return 46
        return ALLOWED if s.money[seat] >= price(s, table, good) else 47
    if special == TRADE_UP:
        give, get = (action - TRADE_UP_ONE) // GOOD_COUNT, (action - TRADE_UP_ONE) % GOOD_COUNT
        dearer = s.level[table, get] > s.level[table, give]
        return ALLOWED if s.goods[seat, give] and dearer and s.supply[table, get] else 66
    give, pair = (action - TAKE_TWO) // PAIR_COUNT, (action - TAKE_TWO) % PAIR_COUNT
    if s.goods[seat, give] == 0 or first_of_pair(pair) == give or second_of_pair(pair) == give:
        return 64
    if not has_pair(s, table, pair):
        return 63
    return RULING + 9 if held(s, seat) >= HAND else ALLOWED


@rule
def refusal_of_fetish(s, table, seat, dealer, kind):
    """FFF-67, 70, 71, 122, 124: offered here, not owned, one a turn, none face down, and paid in full."""
    if KIND[dealer] != FETISH_DEALER:
        return 67
    if s.taken[table]:
        return 71
    if s.hidden[seat] != NOTHING:
        return 124
    if OFFERED[s.tables, table, kind] == 0:
        return 122
    if (s.fetishes[seat] >> kind) & 1:
        return 70
    return ALLOWED if has_payment(s, table, seat) else 67


@rule
def refusal_of_paying(s, table, seat, payment):
    """FFF-67, 68: the right number in the pattern of the dealer, and in hand."""
    if s.stage[table] != PAYING:
        return 69
    pattern, rank = PATTERN[dealer_of(s, table, seat)], owned(s, seat)
    if payment < FIRST_PAYMENT[pattern, 0] or payment >= LAST_PAYMENT[pattern, LAST_FETISH]:
        return 68
    if payment < FIRST_PAYMENT[pattern, rank] or payment >= LAST_PAYMENT[pattern, rank]:
        return 67
    return ALLOWED if can_pay(s, seat, payment) else 68


# --- Extra actions ---------------------------------------------------------------------------------------------------


@rule
def refusal_of_acting(s, table, seat, action):
    """FFF-74..76, 88: only the choice that the extra action under way asks for."""
    stage = s.stage[table]
    if action < ACT_PRICE:
        return ALLOWED if stage in (CHOOSING_PRODUCT, DOUBLING, LOWERING) else 100
    if action < ACT_SITE:
        return ALLOWED if stage == CHANGING_PRICE else 101
    if action < ACT_FERRY:
        return refusal_of_site(s, table, seat, stage, action - ACT_SITE)
    if action < ACT_PAWN:
        if stage != MOVING_FERRY:
            return 95
        landing, to = (action - ACT_FERRY) // LANDING_COUNT, (action - ACT_FERRY) % LANDING_COUNT
        if s.ferries[table, landing] == 0:
            return 95
        if landing == to:
            return RULING + 7
        return ALLOWED if has_room(s, table, to) else 30
    if action < ACT_SELL:
        return refusal_of_pushing(s, table, seat, stage, action)
    if action == DECLINE:
        return ALLOWED if stage in (SELLING, OFFERED_ONE) else 88
    if action < ACT_BUY:
        return ALLOWED if stage == SELLING and s.goods[seat, action - ACT_SELL] else 103
    return ALLOWED if stage == OFFERED_ONE and s.supply[table, action - ACT_BUY] else 104


@rule
def refusal_of_site(s, table, seat, stage, site):
    """FFF-91, 97, 98, R11: a merchant that has had none, or two that an effect can name."""
    if stage == ALLOTTING:
        return ALLOWED if (s.waiting[table] >> site) & 1 else RULING + 11
    if stage == SWAPPING_DEALERS:
        return ALLOWED if may_pick(s, table, seat, site) else 98
    if stage == SWAPPING_STOCKS:
        return ALLOWED if may_pick(s, table, seat, site) else 97
    if stage == TWO_MERCHANTS:
        return ALLOWED if may_pick(s, table, seat, site) else 91
    return 76


@rule
def refusal_of_pushing(s, table, seat, stage, action):
    """FFF-93, R26: a pawn of another seat on this board, and one point's way for it."""
    if action < ACT_WALK:
        if stage != MOVING_PAWN:
            return 93
        return ALLOWED if can_push(s, table, seat, action - ACT_PAWN) else RULING + 26
    if stage != PUSHING:
        return 93
    other = s.picked[table]
    if action < ACT_RIDE:
        return ALLOWED if (steps(s, table, other, 0) >> (action - ACT_WALK)) & 1 else RULING + 26
    landing = SPACE_LANDING[s.space[other]]
    if landing == NOTHING:
        return RULING + 26
    return ALLOWED if (rides(s, table, other, landing) >> (action - ACT_RIDE)) & 1 else RULING + 26
