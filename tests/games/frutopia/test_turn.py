"""Round and turn, FRU-21 … FRU-26, and moving, FRU-27 … FRU-35."""

import pytest
from tests.games.sitting import kinds_of, told

from .table import BARE, FRUITS, LOCKED, RED, YELLOW, ready_match, sitting


@pytest.mark.rule("FRU-21")
def test_everybody_has_one_turn_a_round():
    table = ready_match(3, 1, start_player=2)
    seats = []
    for _ in range(6):
        seats.append(table.seat)
        others = {other for other in range(3) if other != table.seat}
        assert {table.refused("move", by=other, piece="banana", to="b3") for other in others} == {"FRU-21"}
        assert {table.refused("pass", by=other) for other in others} == {"FRU-21"}
        table.any_turn()
    assert seats == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("FRU-22")
def test_the_steps_come_in_order():
    table = sitting(island=BARE, stock=dict.fromkeys(FRUITS, 9), factory=True)
    assert (table.view["step"], table.kinds()) == (1, {"move"})
    assert table.refused("deliver", berth="A") == table.refused("take", row=1, column=1) == "FRU-22"
    assert table.refused("advance", pawn="first", arrow="e01") == table.refused("end_turn") == "FRU-80"
    table.move("banana", "b1")
    assert (table.view["step"], table.kinds()) == (2, {"take", "pass"})
    assert table.refused("advance", pawn="first", arrow="e01") == table.refused("end_turn") == "FRU-80"
    table.decline()
    assert (table.view["step"], table.kinds()) == (3, {"advance", "end_turn"})
    assert table.refused("move", piece="lime", to="d1") == "FRU-23"
    assert table.refused("take", row=1, column=1) == "FRU-58"
    table.end_turn()
    assert (table.seat, table.view["step"]) == (YELLOW, 1)


@pytest.mark.rule("FRU-22")
def test_without_a_factory_the_second_step_ends_the_turn():
    table = sitting(island=BARE)
    table.move("banana", "b1")
    assert table.seat == RED
    table.decline()
    assert table.seat == YELLOW


@pytest.mark.rule("FRU-23")
def test_exactly_one_own_piece_moves():
    carts = BARE.removesuffix(". . . . .") + "CA1 . MX1 . SM1"
    table = sitting(island=carts, islands={YELLOW: BARE.removesuffix(".") + "CA3"})
    assert {move["piece"] for move in table.legal("move")} == {*FRUITS, "CA1", "MX1"}
    assert table.refused("move", piece="CA3", to="b1") == "FRU-23", "it is Yellow's"
    assert table.refused("move", piece="CA2", to="b1") == "FRU-23", "it is nobody's"
    table.move("CA1", "a4")
    assert table.phase == "trading"
    assert table.refused("move", piece="banana", to="b1") == "FRU-23"


@pytest.mark.rule("FRU-24", "FRU-R1")
def test_the_first_step_cannot_be_declined():
    table = sitting(island=BARE, stock=dict.fromkeys(FRUITS, 9))
    assert table.kinds() == {"move"}
    assert table.refused("pass") == "FRU-24"
    assert table.refused("stop") == "FRU-41"


@pytest.mark.rule("FRU-25")
@pytest.mark.parametrize("factory", [False, True])
def test_without_a_move_the_first_step_is_lost_and_the_others_follow(factory):
    table = sitting(islands={YELLOW: LOCKED}, stocks={YELLOW: dict.fromkeys(FRUITS, 5)}, factory=factory)
    table.move("banana", "c2")
    events = table.decline() + (table.end_turn() if factory else [])
    assert told(events, "blocked") == [{"seat": YELLOW}]
    assert (table.seat, table.phase) == (YELLOW, "trading")
    assert table.refused("move", piece="banana", to="a2") == "FRU-25"
    assert table.kinds() == {"deliver", "take", "pass"}
    table.deliver("A")
    assert table.seat == (YELLOW if factory else RED)
    if factory:
        assert table.kinds() == {"advance", "end_turn"}


@pytest.mark.rule("FRU-26")
def test_the_second_step_is_one_thing_or_nothing():
    table = sitting(island=BARE.replace(". . . . .", ". A G B .", 1), stock=dict.fromkeys(FRUITS, 20), factory=True)
    table.move("pomegranate", "c4")
    assert table.kinds() == {"deliver", "take", "pass"}
    table.deliver("A")
    assert table.phase == "factory"
    assert table.refused("deliver", berth="B") == table.refused("pass") == "FRU-26"
    assert table.refused("take", row=1, column=1) == "FRU-58"
    nothing = sitting()
    nothing.move("banana", "c2")
    assert nothing.kinds() == {"pass"}
    assert kinds_of(nothing.decline()) == ["pass"]


@pytest.mark.rule("FRU-27")
def test_straight_along_a_row_or_a_column():
    table = sitting(island=BARE)
    assert table.targets("pomegranate") == {"a3", "b3", "d3", "e3", "c1", "c2", "c4", "c5"}
    assert table.refused("move", piece="pomegranate", to="b1") == "FRU-27"
    assert table.refused("move", piece="pomegranate", to="d4") == "FRU-27", "not diagonally"
    assert table.refused("move", piece="pomegranate", to="e4") == "FRU-27", "nor round a corner"


@pytest.mark.rule("FRU-28")
def test_any_number_of_free_cells_up_to_the_first_obstacle():
    table = sitting(island=". . . . . / SM1 . . ba . / . li po or . / . . . ma . / . . . . .")
    assert table.targets("banana") == {"c2", "b2", "e2", "d1"}
    assert table.refused("move", piece="mangosteen", to="d2") == "FRU-29"
    assert table.refused("move", piece="mangosteen", to="d1") == "FRU-28", "nothing is jumped"
    assert table.refused("move", piece="banana", to="a2") == "FRU-29"
    table.move("banana", "c2")
    assert table.stock() == {"banana": 1}


@pytest.mark.rule("FRU-29", "FRU-R3")
@pytest.mark.parametrize("obstacle", ["li", "A", "SM1", "SH1", "MX1", "CA1", "PL2"])
def test_what_blocks(obstacle):
    partner = obstacle if obstacle == "PL2" else "."
    row = f". {obstacle} {partner} . ." if obstacle != "li" else ". li . . ."
    second = ". ba . . ." if obstacle == "li" else ". ba . li ."
    table = sitting(island=f"{row} / {second} / . . po . . / . or . ma . / . . . . .")
    assert "b1" not in table.targets("banana")
    assert table.refused("move", piece="banana", to="b1") == "FRU-29"
    free = sitting(island=BARE)
    assert "b1" in free.targets("banana")


@pytest.mark.rule("FRU-30", "FRU-R3")
def test_ponds_corners_and_left_berths_are_ordinary_cells():
    table = sitting(island="ba . . . . / . . . . . / . . . . li / po . . . . / or . . . ma")
    assert table.targets("banana") == {"b1", "c1", "d1", "e1", "a2", "a3"}, "berths and a corner"
    shore = ". . . . . / ba . . . . / . . . . li / po . . . . / or . . . ma"
    table = sitting(island=shore, stock=dict.fromkeys(FRUITS, 9))
    assert {"b2", "d2"} <= table.targets("banana"), "over the ponds"
    table.move("banana", "c2")
    table.take(1)
    places = table.legal("place") or table.legal("place_large")
    cells = {place["cell"] for place in places}
    assert {"b2", "c3", "b1"} <= cells, "a pond, the middle pond, a berth"


@pytest.mark.rule("FRU-31", "FRU-66")
def test_what_is_fixed_never_moves():
    table = sitting(island=". SM1 . SH1 . / PL2 ba . li . / PL2 . po . . / . or . ma . / . . . . .")
    assert {move["piece"] for move in table.legal("move")} == set(FRUITS)
    table.move("orange", "b3")
    table.decline()
    table.any_turn()
    assert [table.at(cell) for cell in ("b1", "d1", "a2", "a3")] == ["SM1", "SH1", "PL2", "PL2"]
    assert "b1" not in table.targets("banana")


@pytest.mark.rule("FRU-32")
def test_pieces_stay_on_their_island():
    table = sitting(island=BARE, islands={YELLOW: BARE})
    before = table.player(YELLOW)["cells"]
    table.move("banana", "b1")
    assert table.player(YELLOW)["cells"] == before
    assert sum(what in FRUITS for what in table.player(RED)["cells"]) == 5


@pytest.mark.rule("FRU-33")
@pytest.mark.parametrize(("to", "amount"), [("b1", 1), ("c1", 2), ("d1", 3), ("e1", 4)])
def test_a_fruit_for_each_cell(to, amount):
    table = sitting(island="ba . . . . / . . . li . / . . po . . / . or . ma . / . . . . .")
    events = table.move("banana", to)
    assert table.stock() == {"banana": amount}
    assert told(events, "slide") == [{"seat": 0, "piece": "banana", "cell": "a1", "to": to, "steps": amount}]
    assert told(events, "harvest") == [{"seat": 0, "fruit": "banana", "amount": amount}]


@pytest.mark.rule("FRU-34")
def test_the_harvest_is_automatic_and_the_movers():
    table = sitting(island=BARE, stock={"banana": 1})
    table.move("banana", "b3")
    assert (table.stock(RED), table.stock(YELLOW)) == ({"banana": 2}, {})
    assert table.phase == "trading", "nobody is asked"


@pytest.mark.rule("FRU-35")
def test_stocks_are_public_unlimited_and_kept():
    table = sitting(island=BARE, stock={"lime": 99})
    table.move("lime", "d3")
    table.decline()
    table.any_turn()
    assert table.seat == RED
    assert table.match.view(YELLOW)["players"][RED]["stock"]["lime"] == 100
