"""What is forbidden, reason by reason: the engine makes of it which rule refuses an action, and all that is legal."""

from verger.engine import ENDED, RULING, RUNNING, Among, ByPhase, Refusals, Unless, may_act, rule
from verger.engine.kinds import Rule

from . import components as box
from . import state, trade
from .actions import ACTIONS
from .effects import can_push
from .market import price, unit_price
from .places import closed_sites, has_played_all, held, must_leave, owned, site_of, sits_at
from .water import calls, has_room, rides, steps

ALLOWED = 0


@rule
def untimely(s, seat):
    """FFF-01, 05, 13, 117, R31, R38: one waits for one's turn, for all to keep a token, or for who still has turns."""
    if s.over != RUNNING:
        return 117 if s.over == ENDED else RULING + 38
    if seat < 0 or seat >= s.seats:
        return 1
    if s.place[seat]:
        return RULING + 31
    if may_act(s, seat):
        return ALLOWED
    if s.first[s.sits[seat]] != state.NOBODY:
        return 5
    return RULING + 38 if has_played_all(s, seat) else 13


@rule
def stage(s, seat):
    """What is decided at the seat's table."""
    return s.stage[s.sits[seat]]


@rule
def must_keep(s, seat):
    """FFF-05, 72: one of two tokens drawn is kept before anything else."""
    table = s.sits[seat]
    return ALLOWED if s.stage[table] != state.KEEPING else 72 if s.first[table] == state.NOBODY else 5


@rule
def not_drawn(s, seat, bonus):
    """FFF-05, 72: either of the two."""
    if s.stage[s.sits[seat]] != state.KEEPING:
        return 72 if s.played[seat] else 5
    return ALLOWED if s.drawn[seat, 0] == bonus or s.drawn[seat, 1] == bonus else must_keep(s, seat)


# --- Movement --------------------------------------------------------------------------------------------------------


@rule
def no_step(s, seat, space):
    """FFF-21, 22, 27, 29, R3: one step, over occupied and closed spaces only, into no closed house and none left."""
    table, site = s.sits[seat], box.SPACE_SITE[space]
    if space == s.space[seat]:
        return RULING + 3
    if site != state.NOWHERE and (closed_sites(s, table) >> site) & 1:
        return 29
    return 27 if site != state.NOWHERE and (s.gone[table] >> site) & 1 else 21


@rule
def no_ferry_here(s, seat):
    """FFF-31: on the ferry of the own landing."""
    landing = box.SPACE_LANDING[s.space[seat]]
    return 31 if landing == state.NOTHING or s.ferries[s.sits[seat], landing] == 0 else ALLOWED


@rule
def no_ride(s, seat, to):
    return no_way(s, s.sits[seat], box.SPACE_LANDING[s.space[seat]], to, 32)


@rule
def no_way(s, table, landing, to, too_far):
    """FFF-32, 33, 38, 39, 42, R6, R7: to the next landing with room."""
    if landing == to:
        return RULING + 7 if box.LANDING_SPACE[to] == box.HARBOUR else RULING + 6
    if not has_room(s, table, to):
        return 39 if box.LANDING_SPACE[to] == box.HARBOUR else 33
    return too_far


@rule
def no_calling(s, seat, landing, to):
    return no_way(s, s.sits[seat], landing, to, 42)


@rule
def may_not_stay(s, seat):
    """FFF-26, R20: neither where the turn began nor in a closed house."""
    if not must_leave(s, seat):
        return ALLOWED
    return 26 if site_of(s, seat) == s.house[s.sits[seat]] else RULING + 20


# --- Bonus tokens ----------------------------------------------------------------------------------------------------


@rule
def not_closable(s, seat, site):
    """FFF-112, R20: not the fetish dealer, nor one's own house without a point left."""
    table = s.sits[seat]
    if box.KIND[s.dealer[table, site]] == box.FETISH_DEALER:
        return 112
    shut_in = s.stage[table] == state.MOVING and s.points[table] == 0
    return RULING + 20 if shut_in and s.space[seat] == box.SITE_SPACE[site] else ALLOWED


@rule
def nobody_beside(s, seat, other):
    """FFF-116, R22: a pawn on the same space."""
    if other >= s.seats or other == seat or not sits_at(s, other, s.sits[seat]):
        return 116
    if s.space[other] == state.NOWHERE:
        return RULING + 22
    return ALLOWED if s.space[other] == s.space[seat] else 116


# --- Trade -----------------------------------------------------------------------------------------------------------


@rule
def visited(s, seat):
    return trade.dealer_of(s, s.sits[seat], seat)


@rule
def too_many(s, seat, good, less):
    """FFF-46, 47, 51: no more than lie there, and can be held and paid."""
    table, site, amount = s.sits[seat], site_of(s, seat), less + 1
    if s.stock[table, site, good] < amount:
        return 51
    if held(s, seat) + amount > box.HAND:
        return 46
    return ALLOWED if s.money[seat] >= amount * unit_price(s, table, site, good) else 47


@rule
def not_wanted(s, seat, less):
    """FFF-54, 59: once, and what the merchant wants."""
    if s.sold[s.sits[seat]]:
        return 59
    return ALLOWED if s.goods[seat, box.BUYS[visited(s, seat)]] > less else 54


@rule
def no_exchange(s, seat):
    """FFF-61, 63, R9: at an exchanger's, at most twice, and never in part."""
    table, dealer = s.sits[seat], visited(s, seat)
    exchanger = box.KIND[dealer] == box.EXCHANGER and s.swaps[table] < trade.EXCHANGES
    if not exchanger or s.goods[seat, box.TAKES[dealer]] == 0:
        return 61
    if s.supply[table, box.GIVES[dealer]] < 2:
        return 63
    return RULING + 9 if held(s, seat) >= box.HAND else ALLOWED


def not_at(special: int, number: int) -> Rule:
    """FFF-64..66: what each of the three special dealers trades, and how often."""

    @rule
    def not_there(s, seat):
        there = box.SPECIAL_TRADE[visited(s, seat)] == special
        return ALLOWED if there and s.swaps[s.sits[seat]] < trade.most_swaps(special) else number

    return not_there


@rule
def no_pair(s, seat, give, pair):
    """FFF-63, 64: two others that the supply holds."""
    one, other, supply = trade.PAIR[pair, 0], trade.PAIR[pair, 1], s.supply[s.sits[seat]]
    if one == give or other == give:
        return 64
    return ALLOWED if supply[one] > (one == other) and supply[other] else 63


@rule
def not_dearer(s, seat, give, get):
    """FFF-66: one for a dearer one."""
    table = s.sits[seat]
    dearer = s.level[table, get] > s.level[table, give]
    return ALLOWED if s.goods[seat, give] and dearer and s.supply[table, get] else 66


@rule
def no_fetish(s, seat):
    """FFF-67, 71, 124: at the fetish dealer's, one a turn, and none while one lies face down."""
    if box.KIND[visited(s, seat)] != box.FETISH_DEALER:
        return 67
    if s.taken[s.sits[seat]]:
        return 71
    return ALLOWED if s.hidden[seat] == state.NOTHING else 124


@rule
def not_offered(s, seat, kind):
    """FFF-70, 122: offered here, and not owned."""
    if box.OFFERED[s.tables, s.sits[seat], kind] == 0:
        return 122
    return 70 if (s.fetishes[seat] >> kind) & 1 else ALLOWED


@rule
def no_payment(s, seat):
    """FFF-67: paid in full."""
    return ALLOWED if trade.has_payment(s, s.sits[seat], seat) else 67


@rule
def not_paid(s, seat, payment):
    """FFF-67, 68: the right number in the pattern of the dealer, and in hand."""
    pattern, rank = box.PATTERN[visited(s, seat)], owned(s, seat)
    if payment < box.FIRST_PAYMENT[pattern, 0] or payment >= box.LAST_PAYMENT[pattern, trade.LAST_FETISH]:
        return 68
    if payment < box.FIRST_PAYMENT[pattern, rank] or payment >= box.LAST_PAYMENT[pattern, rank]:
        return 67
    return ALLOWED if trade.can_pay(s, seat, payment) else 68


# --- Extra actions ---------------------------------------------------------------------------------------------------


@rule
def not_to_pick(s, seat, site):
    """FFF-91, 97, 98, R11: a merchant that has had none; two different ones; or two dealers who are neither the fetish
    dealer nor the one visited."""
    table = s.sits[seat]
    kind, phase = box.KIND[s.dealer[table, site]], s.stage[table]
    if phase == state.ALLOTTING:
        return ALLOWED if (s.waiting[table] >> site) & 1 else RULING + 11
    other = site != s.picked[table]
    if phase == state.SWAP_DEALERS:
        return ALLOWED if other and kind != box.FETISH_DEALER and site != site_of(s, seat) else 98
    if other and kind == box.MERCHANT:
        return ALLOWED
    return 97 if phase == state.SWAP_STOCKS else 91


@rule
def pushed_steps(s, seat):
    return steps(s, s.picked[s.sits[seat]])


@rule
def pushed_rides(s, seat):
    return rides(s, s.picked[s.sits[seat]])


@rule
def too_far(s, seat):
    """FFF-R26: one point's way."""
    return RULING + 26


def only_in(*phases: int, otherwise: int) -> ByPhase:
    """A reason that some phases alone have nothing against."""
    return ByPhase(dict.fromkeys(phases, ALLOWED), otherwise)


SHORT = ByPhase({state.ALLOTTING: RULING + 11}, ALLOWED)  # FFF-R11: a shortage is settled first
MOVING = ByPhase({state.MOVING: ALLOWED, state.TRADING: 45}, 15)
PLAYABLE = only_in(state.MOVING, state.TRADING, otherwise=RULING + 23)
PLUS2_LATE, BUY_LATE = ByPhase({state.TRADING: 109}, ALLOWED), ByPhase({state.TRADING: RULING + 22}, ALLOWED)
TRADING = ByPhase({state.TRADING: ALLOWED, state.MOVING: 45, state.PAYING: RULING + 29}, 75)
PICKING = only_in(state.ALLOTTING, state.TWO_MERCHANTS, state.SWAP_STOCKS, state.SWAP_DEALERS, otherwise=76)
PUSHING = only_in(state.PUSH_PAWN, otherwise=93)

NO_POINTS = Unless("s.points[s.sits[seat]] >= 1", 16)  # FFF-16: a point for everything but the end of the movement
NO_FERRY = Unless("s.ferries[s.sits[seat], landing]", 40)  # FFF-40: a ferry that is there
NO_MONEY_TO_CALL = Unless("s.money[seat] >= box.CALL_PRICE", 43)  # FFF-43: the money,
# FFF-44: and a point to leave a house with
NO_POINT_TO_LEAVE = Unless("s.points[s.sits[seat]] != 1 or not must_leave(s, seat)", 44)
NO_ROOM = Unless("has_room(s, s.sits[seat], to)", 30)  # FFF-30, R7: another landing with room
SAME_LANDING = Unless("landing != to", RULING + 7)
NO_SUCH_TABLE = Unless("table < s.tables", 118)
# FFF-125: another one, from the harbour
NOT_FROM_HERE = Unless("table != s.sits[seat] and s.space[seat] == box.HARBOUR", 125)
ONE_TABLE = Unless("s.tables > 1", 118)  # FFF-118
NO_MERCHANT = Unless("box.KIND[visited(s, seat)] == box.MERCHANT", 10)  # FFF-10
FULL = Unless("held(s, seat) < box.HAND", RULING + 9)  # FFF-R9: room for one more
HAND_FULL = Unless("held(s, seat) < box.HAND", 46)  # FFF-46: room in the hand,
TOO_DEAR = Unless("s.money[seat] >= price(s, s.sits[seat], good)", 47)  # FFF-47: and the money
SAME_GOOD = Unless("give != get", RULING + 25)  # FFF-R25: for another good
NO_SWAP = Unless("s.goods[seat, give] and s.supply[s.sits[seat], get]", 111)  # FFF-111
HAS_NONE = Unless("s.goods[other, good]", 116)  # FFF-116: what it has
NOT_IN_SUPPLY = Unless("s.supply[s.sits[seat], good]", 65)  # FFF-65: from the supply
BOUGHT = Unless("(s.bought[s.sits[seat]] >> good) & 1 == 0", 59)  # FFF-59: once for each kind,
NOT_FOR_SALE = Unless("s.stock[s.sits[seat], site_of(s, seat), good]", 49)  # FFF-49: what lies there
NONE_TO_SELL = Unless("s.goods[seat, good]", 103)  # FFF-103: a good in hand
NONE_TO_BUY = Unless("s.supply[s.sits[seat], good]", 104)  # FFF-104
NOT_PUSHABLE = Unless("can_push(s, s.sits[seat], seat, other)", RULING + 26)  # FFF-R26: another's pawn on this board


def without(bonus: str) -> Unless:
    """FFF-106: a token held."""
    return Unless(f"s.tokens[seat, box.{bonus}]", 106)


REASONS: dict[str, list[Rule]] = {
    "walk": [MOVING, NO_POINTS, Among(steps, no_step)],
    "ride": [MOVING, NO_POINTS, no_ferry_here, Among(rides, no_ride)],
    "call": [MOVING, NO_POINTS, NO_FERRY, NO_MONEY_TO_CALL, NO_POINT_TO_LEAVE, Among(calls, no_calling)],
    "change_table": [ONE_TABLE, MOVING, NO_POINTS, NO_SUCH_TABLE, NOT_FROM_HERE],
    "end_move": [MOVING, may_not_stay],
    "bonus_plus2": [PLAYABLE, without("PLUS2"), PLUS2_LATE],
    "bonus_price": [PLAYABLE, without("PRICE_BONUS")],
    "bonus_swap": [PLAYABLE, without("SWAP"), SAME_GOOD, NO_SWAP],
    "bonus_close": [PLAYABLE, without("CLOSE"), not_closable],
    "bonus_buy": [PLAYABLE, without("BUY_BONUS"), BUY_LATE, nobody_beside, HAS_NONE, HAND_FULL, TOO_DEAR],
    "buy": [TRADING, NO_MERCHANT, BOUGHT, NOT_FOR_SALE, too_many],
    "sell": [TRADING, NO_MERCHANT, not_wanted],
    "exchange": [TRADING, no_exchange],
    "any_to_two": [TRADING, not_at(box.ANY_TO_TWO, 64), Unless("s.goods[seat, give]", 64), no_pair, FULL],
    "buy_any": [TRADING, not_at(box.BUY_ANY, 65), NOT_IN_SUPPLY, HAND_FULL, TOO_DEAR],
    "trade_up": [TRADING, not_at(box.TRADE_UP, 66), not_dearer],
    "fetish": [TRADING, no_fetish, not_offered, no_payment],
    "pay": [only_in(state.PAYING, otherwise=69), not_paid],
    "end_trade": [TRADING],
    "act_good": [only_in(state.PRODUCE_CHOICE, state.DOUBLE_PRODUCTION, state.PRICE_FALL, otherwise=100)],
    "act_price": [only_in(state.PRICE_CHANGE, otherwise=101)],
    "act_ferry": [only_in(state.MOVE_FERRY, otherwise=95), NO_FERRY._replace(number=95), SAME_LANDING, NO_ROOM],
    "act_pawn": [only_in(state.MOVE_PAWN, otherwise=93), NOT_PUSHABLE],
    "act_walk": [PUSHING, Among(pushed_steps, too_far)],
    "act_ride": [PUSHING, Among(pushed_rides, too_far)],
    "act_sell": [only_in(state.SPECIAL_SALE, otherwise=103), NONE_TO_SELL],
    "act_buy": [only_in(state.ANY_FOR_50, otherwise=104), NONE_TO_BUY],
    "decline": [only_in(state.SPECIAL_SALE, state.ANY_FOR_50, otherwise=88)],
}
REFUSALS = Refusals(
    ACTIONS,
    state.PHASES,
    untimely,
    {kind: [must_keep, SHORT, *against] for kind, against in REASONS.items()}
    | {"keep": [not_drawn], "act_site": [must_keep, PICKING, not_to_pick]},
    globals(),
    phase=stage,
)
