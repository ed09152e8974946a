"""The extra actions of a house: carried out in printed order, some after a choice of the active player."""

from verger.engine import rule, tell

from .components import (
    FETISH_DEALER,
    GOOD_COUNT,
    HAND,
    ICON_COUNT,
    ICON_EFFECT,
    ICON_GOOD,
    KIND,
    LANDING_SPACE,
    MERCHANT,
    OFFER_PRICE,
    SELLS,
    SPACE_LANDING,
    TURN_POINTS,
)
from .market import change, fall, produce, rise, run_short, supply
from .places import held, merchants, site_of, sits_at
from .state import (
    ACTING,
    ALL_RISE,
    ALLOTTING,
    ANY_FOR_50,
    BY_ACTION,
    BY_SALE,
    CHANGING_PRICE,
    CHOOSING_PRODUCT,
    DEALERS_SWAPPED,
    DECLINED,
    DOUBLE_PRODUCTION,
    DOUBLING,
    EFFECT,
    FERRIED,
    GIFT,
    GIVEN,
    LAPSED,
    LOWERING,
    MOVE_FERRY,
    MOVE_PAWN,
    MOVING_FERRY,
    MOVING_PAWN,
    NOTHING,
    NOWHERE,
    OFFERED_ONE,
    PAWN_PICKED,
    PICKED,
    PLAY_AGAIN,
    PRICE_CHANGE,
    PRICE_FALL,
    PRODUCE,
    PRODUCE_CHOICE,
    PUSHED,
    PUSHED_ON_FERRY,
    PUSHING,
    RISE,
    SELLING,
    SPECIAL_SALE,
    STOCKS_SWAPPED,
    SWAP_DEALERS,
    SWAP_STOCKS,
    SWAPPING_DEALERS,
    SWAPPING_STOCKS,
    TOKENS,
    TWO_MERCHANTS,
    TWO_OF_THEM,
)
from .trade import buy_one, dealer_of, hand_over, receive
from .turn import begin_move, end_turn
from .water import move_ferry


@rule
def go_on(s, table, seat):
    """FFF-74..78: all extra actions of the house, up to the next choice or to the end of the turn."""
    dealer = dealer_of(s, table, seat)
    while s.stage[table] == ACTING:
        if s.icon[table] >= ICON_COUNT[dealer]:
            end_turn(s, table, seat, s.left[seat])
            return
        effect, good = ICON_EFFECT[dealer, s.icon[table]], ICON_GOOD[dealer, s.icon[table]]
        if effect == PLAY_AGAIN:
            play_again(s, table, seat, dealer)
        elif effect == PRODUCE:
            s.icon[table] += 1
            produce(s, table, good)
        elif effect == RISE:
            s.icon[table] += 1
            rise(s, table, good, BY_ACTION)
        elif effect == ALL_RISE:
            raise_next(s, table, seat, dealer)
        elif effect == GIFT:
            s.icon[table] += 1
            gift(s, table, seat, dealer)
        else:
            ask(s, table, seat, dealer, effect)


@rule
def done(s, table):
    """An extra action that asked for a choice is over, unless a production must be allotted first."""
    s.picked[table] = NOTHING
    s.icon[table] += 1
    if s.stage[table] == ALLOTTING:
        s.back[table] = ACTING
    else:
        s.stage[table] = ACTING


@rule
def lapse(s, table, seat, effect):
    """FFF-87: it cannot be carried out at all."""
    tell(s, LAPSED, seat, effect)
    s.icon[table] += 1


# --- Without a choice ------------------------------------------------------------------------------------------------


@rule
def play_again(s, table, seat, dealer):
    """FFF-96, R19: another complete turn from this house, but no third one."""
    if s.replayed[table]:
        lapse(s, table, seat, PLAY_AGAIN)
        return
    tell(s, EFFECT, seat, dealer, PLAY_AGAIN)
    s.replayed[table] = 1
    begin_move(s, table, seat, TURN_POINTS)


@rule
def raise_next(s, table, seat, dealer):
    """FFF-92: the goods one after another, as a rise may turn into a production that runs short."""
    if s.part[table] == 0:
        tell(s, EFFECT, seat, dealer, ALL_RISE)
    good = s.part[table]
    s.part[table] += 1
    if s.part[table] == GOOD_COUNT:
        s.part[table] = 0
        s.icon[table] += 1
    rise(s, table, good, BY_ACTION)


@rule
def cheapest(s, table):
    """FFF-105: the good with the lowest price, or NOTHING if several share it."""
    best = 0
    alone = True
    for good in range(1, GOOD_COUNT):
        if s.level[table, good] < s.level[table, best]:
            best = good
            alone = True
        elif s.level[table, good] == s.level[table, best]:
            alone = False
    return best if alone else NOTHING


@rule
def gift(s, table, seat, dealer):
    """FFF-105, R9: one token of the one cheapest good, if the supply has it and the hand has room."""
    good = cheapest(s, table)
    if good == NOTHING or s.supply[table, good] == 0 or held(s, seat) >= HAND:
        tell(s, LAPSED, seat, GIFT)
        return
    receive(s, table, seat, good)
    tell(s, GIVEN, seat, good)


# --- With a choice ---------------------------------------------------------------------------------------------------


@rule
def ask(s, table, seat, dealer, effect):
    """FFF-87, 88: open the choice that an effect asks for, if it can be carried out at all."""
    if not is_possible(s, table, seat, effect):
        lapse(s, table, seat, effect)
        return
    tell(s, EFFECT, seat, dealer, effect)
    s.stage[table] = stage_of(effect)


@rule
def stage_of(effect):
    if effect == PRICE_CHANGE:
        return CHANGING_PRICE
    if effect == PRODUCE_CHOICE:
        return CHOOSING_PRODUCT
    if effect == MOVE_FERRY:
        return MOVING_FERRY
    if effect == MOVE_PAWN:
        return MOVING_PAWN
    if effect == TWO_OF_THEM:
        return TWO_MERCHANTS
    if effect == PRICE_FALL:
        return LOWERING
    if effect == SWAP_STOCKS:
        return SWAPPING_STOCKS
    if effect == SWAP_DEALERS:
        return SWAPPING_DEALERS
    if effect == DOUBLE_PRODUCTION:
        return DOUBLING
    return SELLING if effect == SPECIAL_SALE else OFFERED_ONE


@rule
def is_possible(s, table, seat, effect):
    """FFF-87: whether an effect with a choice can be carried out."""
    if effect == MOVE_PAWN:
        return has_pawn_to_push(s, table, seat)
    if effect in (TWO_OF_THEM, SWAP_STOCKS):
        return merchants(s, table) >= 2
    if effect == SPECIAL_SALE:
        return held(s, seat) > 0
    if effect == ANY_FOR_50:
        return can_take_offer(s, table, seat)
    return True


@rule
def has_pawn_to_push(s, table, seat):
    for other in range(s.seats):
        if can_push(s, table, seat, other):
            return True
    return False


@rule
def can_push(s, table, seat, other):
    """FFF-93, R26: another seat's pawn that stands on this board."""
    if other >= s.seats or other == seat or not sits_at(s, other, table):
        return False
    return s.space[other] != NOWHERE


@rule
def can_take_offer(s, table, seat):
    """FFF-104: room, money, and something in the supply."""
    if held(s, seat) >= HAND or s.money[seat] < OFFER_PRICE:
        return False
    for good in range(GOOD_COUNT):
        if s.supply[table, good] > 0:
            return True
    return False


@rule
def act_good(s, table, good):
    """FFF-99, 100, 102, R11: produce it once or twice, or let it fall."""
    if s.stage[table] == LOWERING:
        fall(s, table, good, BY_ACTION)
    elif s.stage[table] == CHOOSING_PRODUCT or produce(s, table, good):
        produce(s, table, good)
    done(s, table)


@rule
def act_price(s, table, good, up):
    """FFF-101."""
    change(s, table, good, up, BY_ACTION)
    done(s, table)


@rule
def act_site(s, table, seat, site):
    """FFF-91, 97, 98: the first of two, or the second."""
    if s.picked[table] == NOTHING:
        s.picked[table] = site
        tell(s, PICKED, seat, s.dealer[table, site], site)
        return
    first = s.picked[table]
    if s.stage[table] == TWO_MERCHANTS:
        supply_two(s, table, first, site)
    elif s.stage[table] == SWAPPING_STOCKS:
        tell(s, STOCKS_SWAPPED, seat, s.dealer[table, first], s.dealer[table, site])
        swap_stocks(s, table, first, site)
    else:
        swap_dealers(s, table, seat, first, site)
    done(s, table)


@rule
def supply_two(s, table, first, second):
    """FFF-91, R11: the first named first; a kind of which there is nothing left rises once."""
    one, other = SELLS[s.dealer[table, first]], SELLS[s.dealer[table, second]]
    enough = s.supply[table, one] > 0
    if enough:
        supply(s, table, first, one)
    if s.supply[table, other] > 0:
        supply(s, table, second, other)
    elif enough or other != one:
        run_short(s, table, other)
    if not enough:
        run_short(s, table, one)


@rule
def swap_stocks(s, table, first, second):
    """FFF-97, R17: whole stocks."""
    for good in range(GOOD_COUNT):
        kept = s.stock[table, first, good]
        s.stock[table, first, good] = s.stock[table, second, good]
        s.stock[table, second, good] = kept


@rule
def swap_dealers(s, table, seat, first, second):
    """FFF-98, R18: with their stocks and closing tokens; pawns stay."""
    one, other = s.dealer[table, first], s.dealer[table, second]
    tell(s, DEALERS_SWAPPED, seat, one, other)
    s.dealer[table, first] = other
    s.dealer[table, second] = one
    swap_stocks(s, table, first, second)
    for owner in range(s.seats):
        for token in range(TOKENS):
            if s.closing_at[owner, token] == table:
                if s.closing[owner, token] == first:
                    s.closing[owner, token] = second
                elif s.closing[owner, token] == second:
                    s.closing[owner, token] = first


@rule
def may_pick(s, table, seat, site):
    """FFF-91, 97, 98: two different merchants, or two dealers who are neither the fetish dealer nor the one visited."""
    kind = KIND[s.dealer[table, site]]
    if site == s.picked[table]:
        return False
    if s.stage[table] == SWAPPING_DEALERS:
        return kind != FETISH_DEALER and site != site_of(s, seat)
    return kind == MERCHANT


@rule
def act_ferry(s, table, seat, landing, to):
    """FFF-95."""
    tell(s, FERRIED, seat, landing, to)
    move_ferry(s, table, landing, to)
    done(s, table)


@rule
def act_pawn(s, table, seat, other):
    """FFF-93: first whose pawn, then where to."""
    s.picked[table] = other
    s.stage[table] = PUSHING
    tell(s, PAWN_PICKED, seat, other)


@rule
def act_walk(s, table, seat, space):
    """FFF-93, 94, R26: a step of another's pawn triggers nothing."""
    other = s.picked[table]
    tell(s, PUSHED, seat, other, s.space[other], space)
    s.space[other] = space
    done(s, table)


@rule
def act_ride(s, table, seat, to):
    """FFF-93, R26: a ride of another's pawn."""
    other = s.picked[table]
    landing = SPACE_LANDING[s.space[other]]
    tell(s, PUSHED_ON_FERRY, seat, other, landing, to)
    move_ferry(s, table, landing, to)
    s.space[other] = LANDING_SPACE[to]
    done(s, table)


@rule
def act_sell(s, table, seat, good):
    """FFF-103, R15: one token at the table price; then the price rises, or falls where that was agreed."""
    hand_over(s, table, seat, good, 1)
    change(s, table, good, s.rising_sale, BY_SALE)
    done(s, table)


@rule
def act_buy(s, table, seat, good):
    """FFF-104."""
    buy_one(s, table, seat, good, OFFER_PRICE)
    done(s, table)


@rule
def decline(s, table, seat):
    """FFF-88."""
    tell(s, DECLINED, seat, SPECIAL_SALE if s.stage[table] == SELLING else ANY_FOR_50)
    done(s, table)
