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

_seat = Arg("seat")
_amount = Arg("amount")
_value = Arg("value")
_tile = Arg("tile", box.TILES)
_fruit = Arg("fruit", box.FRUITS)
_square = Arg("square", box.SQUARES)
_lot = Arg("lot", box.LETTERS)
_line = Arg("line", size=box.LINES)
_space = Arg("space", tuple(range(1, box.SPACES + 1)))
_landscape = Arg("landscape", box.LANDSCAPE)
_first, _second, _strength = Arg("first"), Arg("second"), Arg("strength")

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
    buy=[_seat, _line, _amount],
    take=[_seat, _tile, _space],
    cart=[_seat, _tile, _space],
    turn_up=[Arg("first", drawn=True), _second],
    build=[_seat, _lot, _first, _second],
    open=[Arg("lot", box.LETTERS, drawn=True)],
    place=[_seat, _tile, _square, Arg("way", WAYS)],
    bridge=[_seat, _square],
    cover=[_seat, _tile, _square],
    pick=[_seat, _landscape, _square],
    merge=[_seat, _fruit, _amount],
    absorb=[_seat, _fruit, _amount],
    give_back=[_seat, _tile, _space],
    penalty=[_seat, _value],
    refund=[_seat, _amount],
    draw=[Arg("tile", box.TILES, drawn=True), _space],
    shut=[],
    harvest=[_seat, _fruit, _amount, _value],
    income=[_seat, _amount, Arg("workers")],
    money=[_seat, Arg("landscape", MONEY), _amount],
    bull=[_seat, _square],
    milestone=[_seat],
    **{"pass": [_seat]},
    end_turn=[_seat],
    surround=[_lot],
    score=[_seat, _lot, _strength, _value],
    last_tile=[_seat],
    blocked=[],
    final_lot=[_seat, _lot, _strength, _value],
    final_regions=[_seat, _value],
    final_landscape=[_seat, _value],
    end=[Arg("reason", REASONS)],
)

ACTION, EVENT = ACTIONS.numbers, EVENTS.numbers
