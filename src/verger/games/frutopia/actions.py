"""What can be done and what can happen, by name."""

from verger.engine import ActionSpace, Arg, EventSpace

from . import components as box

PAWNS = ("first", "second", "both")
SHARES = tuple(range(box.SIDE + 1))  # a mixed token brings at most five fruits
REASONS = ("licence", "frozen", "limit")

_seat = Arg("seat")
_amount = Arg("amount")
_value = Arg("value")
_bag = Arg("bag", box.BAGS)
_piece = Arg("piece", box.PIECES)
_cell = Arg("cell", box.CELLS)
_to = Arg("to", box.CELLS)
_fruit = Arg("fruit", box.FRUITS)
_pile = Arg("pile", box.PILES)
_berth = Arg("berth", box.BERTHS)
_row = Arg("row", tuple(range(1, box.ROWS + 1)))
_column = Arg("column", tuple(range(1, box.COLUMNS + 1)))
_business = Arg("business", box.BUSINESSES)
_rotation = Arg("rotation", box.ROTATIONS)
_pawn = Arg("pawn", PAWNS)
_arrow = Arg("arrow", box.ARROWS)
_spot = Arg("spot", box.CIRCLES)

ACTIONS = ActionSpace(
    bag=[_bag],
    move=[_piece, _to],
    split=[Arg("share", SHARES)],
    make=[Arg("pile", box.ICES)],
    shake=[_fruit],
    stop=[],
    deliver=[_berth],
    take=[_row, _column],
    place=[_cell],
    place_large=[_cell, _rotation],
    gain=[_fruit],
    **{"pass": []},
    advance=[_pawn, _arrow],
    circle=[Arg("circle", size=box.SEATS)],
    end_turn=[],
)

EVENTS = EventSpace(
    bag=[_seat, _bag],
    moor=[_seat, _berth, Arg("boat", box.BOATS, drawn=True)],
    blocked=[_seat],
    slide=[_seat, _piece, _cell, _to, Arg("steps")],
    harvest=[_seat, _fruit, _amount],
    pay=[_seat, _fruit, _amount],
    make=[_seat, _pile, _value],
    stop=[_seat],
    deliver=[_seat, _berth, Arg("boat", box.BOATS), _value],
    take=[_seat, _row, _business, _value],
    place=[_seat, _business, _cell],
    build=[_seat, _business, _cell, _value],
    **{"pass": [_seat]},
    advance=[_seat, _pawn, _arrow],
    land=[_seat, _spot, _value],
    join=[_seat, _spot],
    end_turn=[_seat],
    licence=[Arg("left")],
    last_round=[],
    shop=[_seat, Arg("business", box.SHOPS), _value],
    end=[Arg("reason", REASONS)],
)

EVENT = EVENTS.numbers
