"""What can be done and what can happen, by name."""

from verger.engine import ActionSpace, Arg, EventSpace

from .components import ACTION_TILES, BLADES, FINCAS, FRUITS, TILES, VILLAGES

MODES = ("cart", "large", "less")
REASONS = ("fincas", "limit")

_seat = Arg("seat")
_amount = Arg("amount")
_count = Arg("count")
_value = Arg("value")
_blade = Arg("blade", size=BLADES)
_to = Arg("to", size=BLADES)
_mode = Arg("mode", MODES)
_village = Arg("village", VILLAGES)
_fruit = Arg("fruit", FRUITS)
_fruit_or_none = Arg("fruit", FRUITS, none=True)
_tile = Arg("tile", TILES)
_action_tile = Arg("tile", ACTION_TILES)
_finca = Arg("finca", FINCAS)

ACTIONS = ActionSpace(
    place=[_blade],
    move=[_blade],
    strong_wind=[],
    stop=[],
    gust=[_blade, _to],
    deliver=[_mode],
    serve=[_village, _fruit_or_none],
    serve_short=[_village, _fruit],
    finish=[],
)

EVENTS = EventSpace(
    place=[_seat, _blade],
    walk=[_seat, _blade, _to, Arg("steps")],
    fly=[_seat, _blade, _to],
    harvest=[_seat, _blade, _fruit, _amount],
    recall_fruit=[_seat, _fruit, _amount],
    carts=[_seat, _amount],
    recall_carts=[_seat, _amount],
    spend_tile=[_seat, _action_tile],
    stop=[_seat],
    open=[_seat, _mode],
    stage=[_seat, _village, _fruit_or_none],
    stage_short=[_seat, _village, _fruit],
    return_cart=[_seat],
    pay=[_seat, _fruit, _amount],
    take=[_seat, _village, _tile, _value],
    bonus=[_seat, _value],
    award=[_seat, _village, _finca, _count],
    box=[_village, _finca, _count],
    build=[_village],
    reveal=[_village, Arg("tile", TILES, drawn=True), _value],
    end=[Arg("reason", REASONS)],
)

EVENT = EVENTS.numbers
