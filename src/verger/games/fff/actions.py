"""What can be done and what can happen, by name."""

from verger.engine import ActionSpace, Arg, EventSpace

from . import components as box

DIRECTIONS = ("down", "up")
AMOUNTS = tuple(range(1, box.HAND + 1))
PAIRS = tuple(f"{one}_{other}" for i, one in enumerate(box.GOODS) for other in box.GOODS[i:])
CAUSES = ("sale", "fetish", "bonus", "action", "shortage")
REASONS = ("fetishes", "limit", "places")

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
    keep=["seat", Arg("bonus", box.BONUSES, secret=True)],
    begin=["seat", "points"],
    enter=["seat"],
    walk=["seat", _space, _to_space],
    ride=["seat", _landing, _to_landing],
    call=["seat", _landing, _to_landing, "value"],
    leave=["seat", _table],
    arrive=["seat", _table],
    turn_up=["seat", _fetish],
    stop=["seat", _space],
    visit=["seat", _dealer, _site],
    play=["seat", _bonus],
    points=["seat", "amount"],
    close=["seat", _dealer, _site],
    lift=["seat", _dealer, _site, "other", _table],
    buy_from=["seat", "other", _good, "value"],
    buy=["seat", _good, "amount", "value"],
    sell=["seat", _good, "amount", "value"],
    exchange=["seat", _give, _get],
    any_to_two=["seat", _give, _pair],
    swap=["seat", _give, _get],
    want=["seat", _fetish],
    fetish=["seat", _fetish],
    pay=["seat", _good, "amount"],
    draw=["seat", Arg("bonus", box.BONUSES, secret=True, drawn=True)],
    price=["seat", _good, "before", "after", Arg("cause", CAUSES)],
    floor=["seat", _good, "value"],
    ceiling=["seat", _good, "value"],
    produce=["seat", _good, _dealer, _site],
    short=["seat", _good],
    allot=["seat", _good],
    effect=["seat", _dealer, _effect],
    ferry=["seat", _landing, _to_landing],
    push=["seat", "other", _space, _to_space],
    push_ride=["seat", "other", _landing, _to_landing],
    pick=["seat", _dealer, _site],
    pick_pawn=["seat", "other"],
    swap_stocks=["seat", _dealer, Arg("with", box.DEALERS)],
    swap_dealers=["seat", _dealer, Arg("with", box.DEALERS)],
    gift=["seat", _good],
    lapse=["seat", _effect],
    decline=["seat", _effect],
    end_trade=["seat"],
    finish=["seat", "place"],
    played_out=["seat", _table],
    end=[Arg("reason", REASONS)],
)

ACTION, EVENT = ACTIONS.numbers, EVENTS.numbers
