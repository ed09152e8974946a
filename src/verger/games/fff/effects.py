"""The extra actions of a house: carried out in printed order, some after a choice of the active player."""

import numpy as np

from verger.engine import rule, tell
from verger.engine.rows import total

from . import components as box
from . import state
from .actions import EVENT
from .market import allot, change, fall, produce, rise, run_short, supply
from .places import held, merchants, sits_at
from .state import EFFECT
from .trade import buy_one, dealer_of, hand_over, receive
from .turn import begin_move, end_turn
from .water import move_ferry

# The phase in which each effect is chosen; ACTING: it asks for no choice.
STAGE = np.array([state.PHASES.index(one) if one in state.PHASES else state.ACTING for one in box.EFFECTS], np.int16)


@rule
def go_on(s, table, seat):
    """FFF-74..78: all extra actions of the house, up to the next choice or to the end of the turn."""
    dealer = dealer_of(s, table, seat)
    while s.stage[table] == state.ACTING:
        if s.icon[table] >= box.ICON_COUNT[dealer]:
            end_turn(s, table, seat, s.left[seat])
            return
        effect, good = box.ICON_EFFECT[dealer, s.icon[table]], box.ICON_GOOD[dealer, s.icon[table]]
        if effect == EFFECT.play_again:
            play_again(s, table, seat, dealer)
        elif effect == EFFECT.produce:
            s.icon[table] += 1
            produce(s, table, good)
        elif effect == EFFECT.rise:
            s.icon[table] += 1
            rise(s, table, good, state.BY_ACTION)
        elif effect == EFFECT.all_rise:
            raise_next(s, table, seat, dealer)
        elif effect == EFFECT.gift:
            s.icon[table] += 1
            gift(s, table, seat, dealer)
        else:
            ask(s, table, seat, dealer, effect)


@rule
def done(s, table):
    """An extra action that asked for a choice is over, unless a production must be allotted first."""
    s.picked[table] = state.NOTHING
    s.icon[table] += 1
    if s.stage[table] == state.ALLOTTING:
        s.back[table] = state.ACTING
    else:
        s.stage[table] = state.ACTING


@rule
def lapse(s, table, seat, effect):
    """FFF-87: it cannot be carried out at all."""
    tell(s, EVENT.lapse, seat, effect)
    s.icon[table] += 1


# --- Without a choice ------------------------------------------------------------------------------------------------


@rule
def play_again(s, table, seat, dealer):
    """FFF-96, R19: another complete turn from this house, but no third one."""
    if s.replayed[table]:
        lapse(s, table, seat, EFFECT.play_again)
        return
    tell(s, EVENT.effect, seat, dealer, EFFECT.play_again)
    s.replayed[table] = 1
    begin_move(s, table, seat, box.TURN_POINTS)


@rule
def raise_next(s, table, seat, dealer):
    """FFF-92: the goods one after another, as a rise may turn into a production that runs short."""
    if s.part[table] == 0:
        tell(s, EVENT.effect, seat, dealer, EFFECT.all_rise)
    good = s.part[table]
    s.part[table] += 1
    if s.part[table] == box.GOOD_COUNT:
        s.part[table] = 0
        s.icon[table] += 1
    rise(s, table, good, state.BY_ACTION)


@rule
def cheapest(s, table):
    """FFF-105: the good with the lowest price, or NOTHING if several share it."""
    best = 0
    alone = True
    for good in range(1, box.GOOD_COUNT):
        if s.level[table, good] < s.level[table, best]:
            best = good
            alone = True
        elif s.level[table, good] == s.level[table, best]:
            alone = False
    return best if alone else state.NOTHING


@rule
def gift(s, table, seat, dealer):
    """FFF-105, R9: one token of the one cheapest good, if the supply has it and the hand has room."""
    good = cheapest(s, table)
    if good == state.NOTHING or s.supply[table, good] == 0 or held(s, seat) >= box.HAND:
        tell(s, EVENT.lapse, seat, EFFECT.gift)
        return
    receive(s, table, seat, good)
    tell(s, EVENT.gift, seat, good)


# --- With a choice ---------------------------------------------------------------------------------------------------


@rule
def ask(s, table, seat, dealer, effect):
    """FFF-87, 88: open the choice that an effect asks for, if it can be carried out at all."""
    if not is_possible(s, table, seat, effect):
        lapse(s, table, seat, effect)
        return
    tell(s, EVENT.effect, seat, dealer, effect)
    s.stage[table] = STAGE[effect]


@rule
def is_possible(s, table, seat, effect):
    """FFF-87: whether an effect with a choice can be carried out."""
    if effect == EFFECT.move_pawn:
        for other in range(s.seats):
            if can_push(s, table, seat, other):
                return True
        return False
    if effect in (EFFECT.two_merchants, EFFECT.swap_stocks):
        return merchants(s, table) >= 2
    if effect == EFFECT.special_sale:
        return held(s, seat) > 0
    if effect == EFFECT.any_for_50:
        return held(s, seat) < box.HAND and s.money[seat] >= box.OFFER_PRICE and total(s.supply[table]) > 0
    return True


@rule
def can_push(s, table, seat, other):
    """FFF-93, R26: another seat's pawn that stands on this board."""
    if other >= s.seats or other == seat or not sits_at(s, other, table):
        return False
    return s.space[other] != state.NOWHERE


@rule
def act_good(s, seat, good):
    """FFF-99, 100, 102, R11: produce it once or twice, or let it fall."""
    table = s.sits[seat]
    if s.stage[table] == state.PRICE_FALL:
        fall(s, table, good, state.BY_ACTION)
    elif s.stage[table] == state.PRODUCE_CHOICE or produce(s, table, good):
        produce(s, table, good)
    done(s, table)


@rule
def act_price(s, seat, good, up):
    """FFF-101."""
    table = s.sits[seat]
    change(s, table, good, up, state.BY_ACTION)
    done(s, table)


@rule
def act_site(s, seat, site):
    """FFF-91, 97, 98, R11: an allotment, or the first of two, or the second."""
    table = s.sits[seat]
    if s.stage[table] == state.ALLOTTING:
        allot(s, table, site)
        return
    if s.picked[table] == state.NOTHING:
        s.picked[table] = site
        tell(s, EVENT.pick, seat, s.dealer[table, site], site)
        return
    first = s.picked[table]
    if s.stage[table] == state.TWO_MERCHANTS:
        supply_two(s, table, first, site)
    elif s.stage[table] == state.SWAP_STOCKS:
        tell(s, EVENT.swap_stocks, seat, s.dealer[table, first], s.dealer[table, site])
        swap_stocks(s, table, first, site)
    else:
        swap_dealers(s, table, seat, first, site)
    done(s, table)


@rule
def supply_two(s, table, first, second):
    """FFF-91, R11: the first named first; a kind of which there is nothing left rises once."""
    one, other = box.SELLS[s.dealer[table, first]], box.SELLS[s.dealer[table, second]]
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
    for good in range(box.GOOD_COUNT):
        kept = s.stock[table, first, good]
        s.stock[table, first, good] = s.stock[table, second, good]
        s.stock[table, second, good] = kept


@rule
def swap_dealers(s, table, seat, first, second):
    """FFF-98, R18: with their stocks and closing tokens; pawns stay."""
    one, other = s.dealer[table, first], s.dealer[table, second]
    tell(s, EVENT.swap_dealers, seat, one, other)
    s.dealer[table, first] = other
    s.dealer[table, second] = one
    swap_stocks(s, table, first, second)
    for owner in range(s.seats):
        for token in range(state.TOKENS):
            if s.closing_at[owner, token] == table:
                if s.closing[owner, token] == first:
                    s.closing[owner, token] = second
                elif s.closing[owner, token] == second:
                    s.closing[owner, token] = first


@rule
def act_ferry(s, seat, landing, to):
    """FFF-95."""
    table = s.sits[seat]
    tell(s, EVENT.ferry, seat, landing, to)
    move_ferry(s, table, landing, to)
    done(s, table)


@rule
def act_pawn(s, seat, other):
    """FFF-93: first whose pawn, then where to."""
    table = s.sits[seat]
    s.picked[table] = other
    s.stage[table] = state.PUSH_PAWN
    tell(s, EVENT.pick_pawn, seat, other)


@rule
def act_walk(s, seat, space):
    """FFF-93, 94, R26: a step of another's pawn triggers nothing."""
    table = s.sits[seat]
    other = s.picked[table]
    tell(s, EVENT.push, seat, other, s.space[other], space)
    s.space[other] = space
    done(s, table)


@rule
def act_ride(s, seat, to):
    """FFF-93, R26: a ride of another's pawn."""
    table = s.sits[seat]
    other = s.picked[table]
    landing = box.SPACE_LANDING[s.space[other]]
    tell(s, EVENT.push_ride, seat, other, landing, to)
    move_ferry(s, table, landing, to)
    s.space[other] = box.LANDING_SPACE[to]
    done(s, table)


@rule
def act_sell(s, seat, good):
    """FFF-103, R15: one token at the table price; then the price rises, or falls where that was agreed."""
    table = s.sits[seat]
    hand_over(s, table, seat, good, 1)
    change(s, table, good, s.rising_sale, state.BY_SALE)
    done(s, table)


@rule
def act_buy(s, seat, good):
    """FFF-104."""
    table = s.sits[seat]
    buy_one(s, table, seat, good, box.OFFER_PRICE)
    done(s, table)


@rule
def decline(s, seat):
    """FFF-88."""
    table = s.sits[seat]
    tell(s, EVENT.decline, seat, EFFECT.special_sale if s.stage[table] == state.SPECIAL_SALE else EFFECT.any_for_50)
    done(s, table)
