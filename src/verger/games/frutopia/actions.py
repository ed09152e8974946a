"""What can be done and what can happen, by name."""

from verger.engine import ActionSpace, Arg, EventSpace

from . import components as box

PAWNS = ("first", "second", "both")
SHARES = tuple(range(box.SIDE + 1))  # a mixed token brings at most five fruits
REASONS = ("licence", "frozen", "limit")

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
    bag=["seat", _bag],
    moor=["seat", _berth, Arg("boat", box.BOATS, drawn=True)],
    blocked=["seat"],
    slide=["seat", _piece, _cell, _to, "steps"],
    harvest=["seat", _fruit, "amount"],
    pay=["seat", _fruit, "amount"],
    make=["seat", _pile, "value"],
    stop=["seat"],
    deliver=["seat", _berth, Arg("boat", box.BOATS), "value"],
    take=["seat", _row, _business, "value"],
    place=["seat", _business, _cell],
    build=["seat", _business, _cell, "value"],
    **{"pass": ["seat"]},
    advance=["seat", _pawn, _arrow],
    land=["seat", _spot, "value"],
    join=["seat", _spot],
    end_turn=["seat"],
    licence=["left"],
    last_round=[],
    shop=["seat", Arg("business", box.SHOPS), "value"],
    end=[Arg("reason", REASONS)],
)

EVENT = EVENTS.numbers
