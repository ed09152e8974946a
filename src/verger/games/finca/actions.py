"""What can be done and what can happen, by name."""

from verger.engine import ActionSpace, Arg, EventSpace

from .components import ACTION_TILES, BLADES, FINCAS, FRUITS, TILES, VILLAGES

MODES = ("cart", "large", "less")
REASONS = ("fincas", "limit")

_blade = Arg("blade", size=BLADES)
_to = Arg("to", size=BLADES)
_mode = Arg("mode", MODES)
_village = Arg("village", VILLAGES)
_fruit = Arg("fruit", FRUITS)
_fruit_or_none = Arg("fruit", FRUITS, none=True)
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
    place=["seat", _blade],
    walk=["seat", _blade, _to, "steps"],
    fly=["seat", _blade, _to],
    harvest=["seat", _blade, _fruit, "amount"],
    recall_fruit=["seat", _fruit, "amount"],
    carts=["seat", "amount"],
    recall_carts=["seat", "amount"],
    spend_tile=["seat", Arg("tile", ACTION_TILES)],
    stop=["seat"],
    open=["seat", _mode],
    stage=["seat", _village, _fruit_or_none],
    stage_short=["seat", _village, _fruit],
    return_cart=["seat"],
    pay=["seat", _fruit, "amount"],
    take=["seat", _village, Arg("tile", TILES), "value"],
    bonus=["seat", "value"],
    award=["seat", _village, _finca, "count"],
    box=[_village, _finca, "count"],
    build=[_village],
    reveal=[_village, Arg("tile", TILES, drawn=True), "value"],
    end=[Arg("reason", REASONS)],
)

EVENT = EVENTS.numbers
