"""What can be done and what can happen, by name."""

from verger.engine import ActionSpace, Arg, EventSpace

from . import components as box

DIRECTIONS = ("down", "up")
AMOUNTS = tuple(range(1, box.HAND + 1))
PAIRS = tuple(f"{one}_{other}" for i, one in enumerate(box.GOODS) for other in box.GOODS[i:])
CAUSES = ("sale", "fetish", "bonus", "action", "shortage")
REASONS = ("fetishes", "limit", "places")

_seat = Arg("seat")  # whose turn it is
_other = Arg("other")
_amount = Arg("amount")
_value = Arg("value")
_good = Arg("good", box.GOODS)
_give = Arg("give", box.GOODS)
_get = Arg("get", box.GOODS)
_pair = Arg("pair", PAIRS)
_bonus = Arg("bonus", box.BONUSES)
_space = Arg("space", box.SPACES)
_landing = Arg("landing", box.LANDINGS)
_site = Arg("site", box.SITES)
_dealer = Arg("dealer", box.DEALERS)
_table = Arg("table", tuple(range(1, box.TABLES + 1)))
_fetish = Arg("fetish", box.FETISHES)
_direction = Arg("direction", DIRECTIONS)
_number = Arg("amount", AMOUNTS)
_pawn = Arg("other", size=box.SEATS)
_to_landing = Arg("to", box.LANDINGS)
_to_space = Arg("to", box.SPACES)
_effect = Arg("effect", box.EFFECTS)

ACTIONS = ActionSpace(
    keep=[Arg("bonus", box.BONUSES, secret=True)],
    walk=[_space],
    ride=[_landing],
    call=[_landing, _to_landing],
    change_table=[_table],
    end_move=[],
    bonus_plus2=[],
    bonus_price=[_good, _direction],
    bonus_swap=[_give, _get],
    bonus_close=[_site],
    bonus_buy=[_pawn, _good],
    buy=[_good, _number],
    sell=[_number],
    exchange=[],
    any_to_two=[_give, _pair],
    buy_any=[_good],
    trade_up=[_give, _get],
    fetish=[_fetish],
    pay=[Arg("payment", box.PAYMENTS)],
    end_trade=[],
    act_good=[_good],
    act_price=[_good, _direction],
    act_site=[_site],
    act_ferry=[_landing, _to_landing],
    act_pawn=[_pawn],
    act_walk=[_space],
    act_ride=[_landing],
    act_sell=[_good],
    act_buy=[_good],
    decline=[],
)

# Everything is told to the table at which it happens; what carries no seat, and who finishes, to all of them.
EVENTS = EventSpace(
    keep=[_seat, Arg("bonus", box.BONUSES, secret=True)],
    begin=[_seat, Arg("points")],
    enter=[_seat],
    walk=[_seat, _space, _to_space],
    ride=[_seat, _landing, _to_landing],
    call=[_seat, _landing, _to_landing, _value],
    leave=[_seat, _table],
    arrive=[_seat, _table],
    turn_up=[_seat, _fetish],
    stop=[_seat, _space],
    visit=[_seat, _dealer, _site],
    play=[_seat, _bonus],
    points=[_seat, _amount],
    close=[_seat, _dealer, _site],
    lift=[_seat, _dealer, _site, _other, _table],
    buy_from=[_seat, _other, _good, _value],
    buy=[_seat, _good, _amount, _value],
    sell=[_seat, _good, _amount, _value],
    exchange=[_seat, _give, _get],
    any_to_two=[_seat, _give, _pair],
    swap=[_seat, _give, _get],
    want=[_seat, _fetish],
    fetish=[_seat, _fetish],
    pay=[_seat, _good, _amount],
    draw=[_seat, Arg("bonus", box.BONUSES, secret=True, drawn=True)],
    price=[_seat, _good, Arg("before"), Arg("after"), Arg("cause", CAUSES)],
    floor=[_seat, _good, _value],
    ceiling=[_seat, _good, _value],
    produce=[_seat, _good, _dealer, _site],
    short=[_seat, _good],
    allot=[_seat, _good],
    effect=[_seat, _dealer, _effect],
    ferry=[_seat, _landing, _to_landing],
    push=[_seat, _other, _space, _to_space],
    push_ride=[_seat, _other, _landing, _to_landing],
    pick=[_seat, _dealer, _site],
    pick_pawn=[_seat, _other],
    swap_stocks=[_seat, _dealer, Arg("with", box.DEALERS)],
    swap_dealers=[_seat, _dealer, Arg("with", box.DEALERS)],
    gift=[_seat, _good],
    lapse=[_seat, _effect],
    decline=[_seat, _effect],
    end_trade=[_seat],
    finish=[_seat, Arg("place")],
    played_out=[_seat, _table],
    end=[Arg("reason", REASONS)],
)

ACTION, EVENT = ACTIONS.numbers, EVENTS.numbers
