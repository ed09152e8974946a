"""The turn, FIN-19 … FIN-22."""

from typing import Any

import pytest
from tests.games.sitting import play_at_random

from .table import BLUE, GREEN, RED, YELLOW, new_match, sitting

STOCKED: dict[str, Any] = {
    "fruits": {RED: {"fig": 2, "lemon": 6}},
    "carts": {RED: 1},
    "villages": {"arta": "F08", "inca": "F40"},
}


@pytest.mark.rule("FIN-19")
@pytest.mark.parametrize(("seats", "start"), [(2, 1), (3, 2), (3, 1), (4, 3)])
def test_the_start_player_has_the_first_turn_and_turns_run_clockwise(seats, start):
    table = new_match(seats, 3, start_player=start)
    while table.view["phase"] == "placement":
        table.play("place", blade=0)
    for turn in range(2 * seats + 1):
        expected = (start + turn) % seats
        assert table.match.pending == (expected,)
        assert table.view["turn"] == expected
        assert table.view["turns"] == turn
        for other in range(seats):
            if other != expected:
                blade = next(blade for blade, row in table.farmers().items() if "RYBG"[other] in row)
                assert table.refused("move", by=other, blade=blade) == "FIN-19"
        table.move(table.legal("move")[0]["blade"])


@pytest.mark.rule("FIN-20")
def test_a_turn_is_a_move_a_delivery_or_an_action_tile():
    table = sitting(**STOCKED)
    assert table.kinds() == {"move", "deliver", "strong_wind", "gust"}
    assert [action["mode"] for action in table.legal("deliver")] == ["cart", "large", "less"]


@pytest.mark.rule("FIN-20")
@pytest.mark.parametrize("mode", ["cart", "large", "less"])
def test_a_delivery_begun_leaves_room_for_nothing_else(mode):
    table = sitting(**STOCKED)
    table.play("deliver", mode=mode)
    assert table.kinds() == {"serve_short" if mode == "less" else "serve"}
    assert table.refused("move", blade=8) == "FIN-20"
    assert table.refused("gust", blade=8, to=0) == "FIN-20"
    assert table.refused("strong_wind") == "FIN-20"
    assert table.refused("deliver", mode="cart") == "FIN-20"


@pytest.mark.rule("FIN-21")
def test_nobody_may_pass():
    table = sitting(farmers="3 R R R", rest=9, action_tiles={RED: []})
    assert table.refused("stop") == "FIN-21"
    assert table.refused("finish") is not None
    assert table.match.legal(RED) == [table.match.game.actions.read({"kind": "move", "blade": 3})]


@pytest.mark.rule("FIN-21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_move_is_always_there(seats):
    for seed in range(5):
        table = new_match(seats, seed)
        while not table.match.over:
            if table.view["phase"] in ("turn", "wind"):
                assert "move" in table.kinds()
            play_at_random(table, seed=len(table.match.actions), actions=1)


@pytest.mark.rule("FIN-22")
@pytest.mark.parametrize(
    "turn",
    [
        [("move", {"blade": 8})],
        [("gust", {"blade": 8, "to": 3})],
        [("strong_wind", {}), ("move", {"blade": 8}), ("move", {"blade": 8})],
        [("strong_wind", {}), ("move", {"blade": 8}), ("stop", {})],
        [("deliver", {"mode": "cart"}), ("serve", {"village": "arta"}), ("finish", {})],
        [("deliver", {"mode": "large"}), ("serve", {"village": "arta"}), ("finish", {})],
        [("deliver", {"mode": "less"}), ("serve_short", {"village": "arta", "fruit": "fig"}), ("finish", {})],
    ],
    ids=lambda turn: " ".join(kind for kind, _ in turn),
)
def test_the_turn_ends_with_its_action(turn):
    table = sitting(**STOCKED)
    for kind, arguments in turn:
        assert table.seat == RED
        table.play(kind, **arguments)
    assert table.match.pending == (YELLOW,)
    assert table.view["phase"] == "turn"
    assert table.view["turns"] == 1
    assert not table.match.legal(RED)
    assert not table.match.legal(BLUE)
    assert not table.match.legal(GREEN)
    assert table.refused("move", by=RED, blade=8) == "FIN-19"
