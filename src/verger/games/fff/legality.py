"""What a seat may do: `legal` marks it all at once. Why it may not do the rest is the affair of `refusals`."""

from verger.engine import may_act, rule

from .bonus import can_buy_from, is_beside, may_close
from .components import (
    BONUS_COUNT,
    BUY_ANY,
    BUY_BONUS,
    CLOSE,
    EXCHANGER,
    FETISH_COUNT,
    FETISH_DEALER,
    FIRST_PAYMENT,
    GOOD_COUNT,
    HAND,
    KIND,
    LANDING_COUNT,
    LAST_PAYMENT,
    MERCHANT,
    PATTERN,
    PLUS2,
    PRICE_BONUS,
    SITE_COUNT,
    SPACE_COUNT,
    SPACE_LANDING,
    SPECIAL_TRADE,
    SWAP,
    TRADE_UP,
)
from .effects import can_push, may_pick
from .market import price
from .movement import can_call, can_change_table
from .places import held, must_leave, owned
from .rules import PAIR_COUNT
from .state import (
    ACT_BUY,
    ACT_FERRY,
    ACT_GOOD,
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
    BONUS_PRICE,
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
    NOTHING,
    PAY,
    PAYING,
    PUSHING,
    RIDE,
    SELL,
    SELLING,
    TAKE_ANY,
    TAKE_TWO,
    TRADE_UP_ONE,
    TRADING,
    WALK,
)
from .trade import (
    can_exchange,
    can_pay,
    dealer_of,
    first_of_pair,
    has_pair,
    has_payment,
    is_offered,
    may_take,
    most_swaps,
    most_to_buy,
    most_to_sell,
    second_of_pair,
)
from .water import calls, has_room, rides, steps


@rule
def legal(s, seat, mask):
    """Mark this seat's legal actions and count them."""
    if not may_act(s, seat):
        return 0
    table = s.sits[seat]
    stage = s.stage[table]
    if stage == MOVING:
        return legal_moves(s, table, seat, mask) + legal_bonuses(s, table, seat, mask)
    if stage == TRADING:
        return legal_trades(s, table, seat, mask) + legal_bonuses(s, table, seat, mask)
    if stage == KEEPING:
        return legal_keeps(s, seat, mask)
    if stage == PAYING:
        return legal_payments(s, table, seat, mask)
    return legal_acts(s, table, seat, stage, mask)


@rule
def mark(mask, first, count):
    for i in range(count):
        mask[first + i] = 1
    return count


@rule
def mark_set(mask, first, chosen, size):
    """Mark the members of a set."""
    count = 0
    for i in range(size):
        if (chosen >> i) & 1:
            mask[first + i] = 1
            count += 1
    return count


@rule
def legal_keeps(s, seat, mask):
    """FFF-05, 72: either of the two; one if they are alike."""
    for which in range(2):
        mask[KEEP + s.drawn[seat, which]] = 1
    return 1 if s.drawn[seat, 0] == s.drawn[seat, 1] else 2


# --- Movement --------------------------------------------------------------------------------------------------------


@rule
def legal_moves(s, table, seat, mask):
    """FFF-16, 19, 26: steps, rides, calls and another table while points last, and the end where one may stay."""
    count = 0
    if s.points[table] >= 1:
        count += mark_set(mask, WALK, steps(s, table, seat, s.gone[table]), SPACE_COUNT)
        landing = SPACE_LANDING[s.space[seat]]
        if landing != NOTHING:
            count += mark_set(mask, RIDE, rides(s, table, seat, landing), LANDING_COUNT)
        if can_call(s, table, seat):
            for origin in range(LANDING_COUNT):
                count += mark_set(mask, CALL + origin * LANDING_COUNT, calls(s, table, origin), LANDING_COUNT)
        if can_change_table(s, table, seat):
            for to in range(s.tables):
                if to != table:
                    mask[CHANGE_TABLE + to] = 1
                    count += 1
    if not must_leave(s, table, seat):
        mask[END_MOVE] = 1
        count += 1
    return count


@rule
def legal_bonuses(s, table, seat, mask):
    """FFF-106, 109..116: any token held, as long as its time lasts."""
    total = 0
    for bonus in range(BONUS_COUNT):
        total += s.tokens[seat, bonus]
    if total == 0:
        return 0
    count = 0
    moving = s.stage[table] == MOVING
    if moving and s.tokens[seat, PLUS2]:
        mask[BONUS_PLUS2] = 1
        count += 1
    if s.tokens[seat, PRICE_BONUS]:
        count += mark(mask, BONUS_PRICE, 2 * GOOD_COUNT)
    if s.tokens[seat, SWAP]:
        count += legal_swaps(s, table, seat, mask)
    if s.tokens[seat, CLOSE]:
        for site in range(SITE_COUNT):
            if may_close(s, table, seat, site):
                mask[BONUS_CLOSE + site] = 1
                count += 1
    if moving and s.tokens[seat, BUY_BONUS]:
        for other in range(s.seats):
            if is_beside(s, table, seat, other):
                for good in range(GOOD_COUNT):
                    if can_buy_from(s, table, seat, other, good):
                        mask[BONUS_BUY + other * GOOD_COUNT + good] = 1
                        count += 1
    return count


@rule
def legal_swaps(s, table, seat, mask):
    count = 0
    for give in range(GOOD_COUNT):
        if s.goods[seat, give]:
            for get in range(GOOD_COUNT):
                if get != give and s.supply[table, get]:
                    mask[BONUS_SWAP + give * GOOD_COUNT + get] = 1
                    count += 1
    return count


# --- Trade -----------------------------------------------------------------------------------------------------------


@rule
def legal_trades(s, table, seat, mask):
    """FFF-45: whatever the dealer offers, or the end of the trade."""
    dealer = dealer_of(s, table, seat)
    kind = KIND[dealer]
    mask[END_TRADE] = 1
    count = 1
    if kind == MERCHANT:
        for good in range(GOOD_COUNT):
            count += mark(mask, BUY + good * HAND, most_to_buy(s, table, seat, good))
        count += mark(mask, SELL, most_to_sell(s, table, seat))
    elif kind == EXCHANGER:
        if can_exchange(s, table, seat):
            mask[EXCHANGE] = 1
            count += 1
    elif kind == FETISH_DEALER:
        if may_take(s, table, seat) and has_payment(s, table, seat):
            for fetish in range(FETISH_COUNT):
                if is_offered(s, table, seat, fetish):
                    mask[FETISH + fetish] = 1
                    count += 1
    elif s.swaps[table] < most_swaps(SPECIAL_TRADE[dealer]):
        count += legal_specials(s, table, seat, SPECIAL_TRADE[dealer], mask)
    return count


@rule
def legal_specials(s, table, seat, special, mask):
    """FFF-64..66: one for two others, one from the supply, or one for a dearer one."""
    count = 0
    room = held(s, seat) < HAND
    if special == BUY_ANY:
        for good in range(GOOD_COUNT):
            if room and s.supply[table, good] and s.money[seat] >= price(s, table, good):
                mask[TAKE_ANY + good] = 1
                count += 1
        return count
    for give in range(GOOD_COUNT):
        if s.goods[seat, give] == 0:
            continue
        if special == TRADE_UP:
            for get in range(GOOD_COUNT):
                if s.level[table, get] > s.level[table, give] and s.supply[table, get]:
                    mask[TRADE_UP_ONE + give * GOOD_COUNT + get] = 1
                    count += 1
        elif room:
            for pair in range(PAIR_COUNT):
                other = first_of_pair(pair) != give and second_of_pair(pair) != give
                if other and has_pair(s, table, pair):
                    mask[TAKE_TWO + give * PAIR_COUNT + pair] = 1
                    count += 1
    return count


@rule
def legal_payments(s, table, seat, mask):
    """FFF-67, 68: every payment in hand for this fetish."""
    count = 0
    pattern, rank = PATTERN[dealer_of(s, table, seat)], owned(s, seat)
    for payment in range(FIRST_PAYMENT[pattern, rank], LAST_PAYMENT[pattern, rank]):
        if can_pay(s, seat, payment):
            mask[PAY + payment] = 1
            count += 1
    return count


# --- Extra actions ---------------------------------------------------------------------------------------------------


@rule
def legal_acts(s, table, seat, stage, mask):
    """FFF-76, 88..105: the choices that the extra action under way leaves."""
    if stage == CHANGING_PRICE:
        return mark(mask, ACT_PRICE, 2 * GOOD_COUNT)
    if stage in (CHOOSING_PRODUCT, DOUBLING, LOWERING):
        return mark(mask, ACT_GOOD, GOOD_COUNT)
    if stage == ALLOTTING:
        return mark_set(mask, ACT_SITE, s.waiting[table], SITE_COUNT)
    if stage == MOVING_FERRY:
        return legal_ferries(s, table, mask)
    count = 0
    if stage == MOVING_PAWN:
        for other in range(s.seats):
            if can_push(s, table, seat, other):
                mask[ACT_PAWN + other] = 1
                count += 1
        return count
    if stage == PUSHING:
        return legal_pushes(s, table, s.picked[table], mask)
    if stage < SELLING:
        for site in range(SITE_COUNT):
            if may_pick(s, table, seat, site):
                mask[ACT_SITE + site] = 1
                count += 1
        return count
    first = ACT_SELL if stage == SELLING else ACT_BUY
    for good in range(GOOD_COUNT):
        there = s.goods[seat, good] if stage == SELLING else s.supply[table, good]
        if there:
            mask[first + good] = 1
            count += 1
    mask[DECLINE] = 1
    return count + 1


@rule
def legal_ferries(s, table, mask):
    """FFF-95, R7: any ferry to any other landing with room."""
    count = 0
    for landing in range(LANDING_COUNT):
        if s.ferries[table, landing]:
            for to in range(LANDING_COUNT):
                if to != landing and has_room(s, table, to):
                    mask[ACT_FERRY + landing * LANDING_COUNT + to] = 1
                    count += 1
    return count


@rule
def legal_pushes(s, table, other, mask):
    """FFF-93, R26: a step or a ride of that pawn."""
    count = mark_set(mask, ACT_WALK, steps(s, table, other, 0), SPACE_COUNT)
    landing = SPACE_LANDING[s.space[other]]
    if landing != NOTHING:
        count += mark_set(mask, ACT_RIDE, rides(s, table, other, landing), LANDING_COUNT)
    return count
