"""What can be done and what can happen, by name."""

from itertools import compress

from verger.engine import ActionSpace, Arg, EventSpace

from . import components as box

NUMBERS = tuple(str(number) for number in range(1, box.WORKERS + 1))
REGIONS = tuple(
    "".join(compress(NUMBERS, (chosen >> i & 1 for i in range(box.WORKERS)))) for chosen in range(1, 1 << box.WORKERS)
)  # sets of own regions, numbered by their first square: 1, 2, 12, 3, 13 …
MONEY = box.LANDSCAPE[box.MONEY2 : box.MONEY3 + 1]
WAYS = ("start", "extension")
REASONS = ("tiles", "blocked")

_tile = Arg("tile", box.TILES)
_fruit = Arg("fruit", box.FRUITS)
_square = Arg("square", box.SQUARES)
_lot = Arg("lot", box.LETTERS)
_line = Arg("line", size=box.LINES)
_space = Arg("space", tuple(range(1, box.SPACES + 1)))
_landscape = Arg("landscape", box.LANDSCAPE)

ACTIONS = ActionSpace(
    buy=[_line],
    place=[_tile, _square],
    lot=[_lot],
    give_back=[],
    harvest=[Arg("regions", REGIONS)],
    money=[Arg("landscape", MONEY)],
    cart=[_space],
    bull=[_square],
    milestone=[],
    **{"pass": []},
    end_turn=[],
)

EVENTS = EventSpace(
    buy=["seat", _line, "amount"],
    take=["seat", _tile, _space],
    cart=["seat", _tile, _space],
    turn_up=[Arg("first", drawn=True), "second"],
    build=["seat", _lot, "first", "second"],
    open=[Arg("lot", box.LETTERS, drawn=True)],
    place=["seat", _tile, _square, Arg("way", WAYS)],
    bridge=["seat", _square],
    cover=["seat", _tile, _square],
    pick=["seat", _landscape, _square],
    merge=["seat", _fruit, "amount"],
    absorb=["seat", _fruit, "amount"],
    give_back=["seat", _tile, _space],
    penalty=["seat", "value"],
    refund=["seat", "amount"],
    draw=[Arg("tile", box.TILES, drawn=True), _space],
    shut=[],
    harvest=["seat", _fruit, "amount", "value"],
    income=["seat", "amount", "workers"],
    money=["seat", Arg("landscape", MONEY), "amount"],
    bull=["seat", _square],
    milestone=["seat"],
    **{"pass": ["seat"]},
    end_turn=["seat"],
    surround=[_lot],
    score=["seat", _lot, "strength", "value"],
    last_tile=["seat"],
    blocked=[],
    final_lot=["seat", _lot, "strength", "value"],
    final_regions=["seat", "value"],
    final_landscape=["seat", "value"],
    end=[Arg("reason", REASONS)],
)

ACTION, EVENT = ACTIONS.numbers, EVENTS.numbers
