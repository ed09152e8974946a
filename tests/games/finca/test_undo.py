"""Taking back: one's own actions, until somebody else has acted or something hidden has come to light."""

from typing import Any

import pytest

from verger.match import Reach, UndoRefused

from .table import FINCA, RED, YELLOW, Sitting, new_match, sitting

CLOSED = dict.fromkeys(("santanyi", "campos", "llucmajor"), "closed")


def position(table: Sitting) -> dict[str, object]:
    return FINCA.describe(table.match.state)


@pytest.mark.parametrize(
    "turn",
    [
        [("move", {"blade": 8})],
        [("gust", {"blade": 8, "to": 3})],
        [("strong_wind", {}), ("move", {"blade": 8}), ("move", {"blade": 8})],
        [("deliver", {"mode": "cart"}), ("serve", {"village": "arta"})],
        [("deliver", {"mode": "less"}), ("serve_short", {"village": "arta", "fruit": "fig"})],
    ],
)
def test_what_reveals_nothing_can_be_taken_back_step_by_step(turn):
    table = sitting(fruits={RED: {"fig": 2}}, carts={RED: 1}, villages={"arta": "F08"})
    before = [position(table)]
    for kind, arguments in turn:
        table.play(kind, **arguments)
        before.append(position(table))
    assert table.match.reach(RED) == Reach(len(turn), "start")
    for _ in turn:
        before.pop()
        table.match.undo(RED)
        assert position(table) == before[-1]


def test_a_placement_can_be_taken_back_until_the_next_seat_has_placed():
    table = new_match(3, 2, start_player=0)
    table.play("place", blade=4)
    table.match.undo(RED)
    assert table.seat == RED
    table.play("place", blade=5)
    table.play("place", blade=5)
    assert table.match.reach(RED) == Reach(0, "other")
    with pytest.raises(UndoRefused):
        table.match.undo(RED)


@pytest.mark.rule("FIN-R23")
def test_r23_a_turn_that_has_ended_can_be_taken_back_until_the_next_seat_has_acted():
    table = sitting()
    before = position(table)
    table.move(8)
    assert table.seat == YELLOW
    assert table.match.reach(RED) == Reach(1, "start")
    table.match.undo(RED)
    assert position(table) == before
    table.move(8)
    table.move(8)
    assert table.match.reach(RED) == Reach(0, "other")
    assert table.match.reach(YELLOW) == Reach(1, "other")


@pytest.mark.rule("FIN-R23")
def test_r23_a_delivery_that_turned_up_a_tile_stands():
    table = sitting(fruits={RED: {"fig": 1}}, carts={RED: 1}, villages={"arta": "F02"})
    table.deliver("arta")
    assert table.match.reach(RED) == Reach(0, "reveal")
    with pytest.raises(UndoRefused) as refused:
        table.match.undo(RED)
    assert refused.value.reason == "reveal"


def test_a_delivery_that_only_emptied_stacks_can_be_taken_back():
    table = sitting(fruits={RED: {"fig": 1}}, carts={RED: 1}, tiles={YELLOW: "F07-F09"}, villages={"arta": "F02 last"})
    before = position(table)
    table.deliver("arta")
    assert table.match.reach(RED) == Reach(3, "start")
    table.match.undo(RED, to=0)
    assert position(table) == before


@pytest.mark.parametrize("how", ["fincas", "limit"])
def test_the_action_that_ended_the_game_stands(how):
    entries: dict[str, Any] = {"turns": 9, "turn_limit": 10} if how == "limit" else {}
    table = sitting(
        2, rest=2, fruits={RED: {"fig": 1}}, carts={RED: 1}, tiles={YELLOW: "F07-F21"},
        villages=CLOSED | {"arta": "F02 last"}, **entries,
    )  # fmt: skip
    events = table.move(2) if how == "limit" else table.deliver("arta")
    assert events[-1] == {"kind": "end", "reason": how}
    assert table.match.reach(RED) == Reach(0, "over")
    with pytest.raises(UndoRefused) as refused:
        table.match.undo(RED)
    assert refused.value.reason == "over"
