"""End and scoring, FIN-96 … FIN-105."""

from typing import Any

import pytest
from tests.games.sitting import told

from .table import ACTION_TILES, BLUE, FRUITS, RED, YELLOW, Sitting, sitting

CLOSED = ("santanyi", "campos", "llucmajor", "palma", "andratx", "son_severa")
WOODEN = {2: 4, 3: 5, 4: 6}
EVEN = {RED: "F01 F03 F05 F07 F09 F11 F13 F15", YELLOW: "F02 F04 F06 F08 F10 F12 F14 F16"}
"""Fifteen points each."""


def late(seats: int, left: int, villages: dict[str, str], tiles: dict[int, str], **entries: Any) -> Sitting:
    """So many wooden fincas are left; Red has a cart and one fruit of each kind."""
    closed = dict.fromkeys(CLOSED[: WOODEN[seats] - left], "closed")
    hand = dict.fromkeys(FRUITS, 1)
    return sitting(seats, fruits={RED: hand}, carts={RED: 1}, tiles=tiles, villages=closed | villages, **entries)


def ended(seats: int, tiles: dict[int, str], **entries: Any) -> Sitting:
    """All wooden fincas stand. Nobody has an unused action tile unless it is said."""
    villages = dict.fromkeys(CLOSED[: WOODEN[seats]], "closed") | entries.pop("villages", {})
    unused = dict.fromkeys(range(seats), ()) | entries.pop("action_tiles", {})
    return sitting(seats, tiles=tiles, villages=villages, action_tiles=unused, phase="over", over="ended", **entries)


@pytest.mark.rule("FIN-96")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_wooden_finca_ends_the_game(seats):
    tiles = {RED: "F07 F13 F19 F28 F37", YELLOW: "F02-F06 F08-F12 F14-F18 F20-F27"}
    table = late(seats, 1, {"arta": "F01 last T1"}, tiles)
    events = table.deliver("arta")
    kinds = [event["kind"] for event in events]
    assert kinds == ["return_cart", "pay", "take", "bonus", "award", "build", "end"], "the turn is finished"
    assert events[-1] == {"kind": "end", "reason": "fincas"}
    assert table.match.over
    assert table.match.pending == (), "the round is not"
    assert table.view["phase"] == "over"
    assert not table.view["stopped"]
    assert not table.result.stopped
    assert all(table.match.refusal(seat, action) == "FIN-96" for seat in range(seats) for action in (12, 24, 303))
    assert all(not table.match.legal(seat) for seat in range(seats))


@pytest.mark.rule("FIN-96")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_last_one_the_game_goes_on(seats):
    table = late(seats, 2, {"arta": "F01 last T1"}, {YELLOW: "F02-F27"})
    events = table.deliver("arta")
    assert told(events, "build") == [{"village": "arta"}]
    assert not told(events, "end")
    assert table.view["wooden"] == 1
    assert not table.match.over
    assert table.match.result is None
    assert table.seat == YELLOW


@pytest.mark.rule("FIN-97")
def test_more_villages_emptied_than_wooden_fincas_left():
    table = late(4, 1, {"alcudia": "F01 last T1", "arta": "F02 last T2"}, {YELLOW: "F03-F18", BLUE: "F21-F27 F29-F32"})
    events = table.deliver("alcudia", "arta")
    assert told(events, "award") == [
        {"seat": YELLOW, "village": "alcudia", "finca": "T1", "count": 5},
        {"seat": BLUE, "village": "arta", "finca": "T2", "count": 7},
    ]
    assert len(told(events, "build")) == 1
    assert table.match.over
    assert [table.player(seat)["score"]["fincas"] for seat in range(4)] == [0, 5, 5, 0]
    assert table.view["wooden"] == 0


@pytest.mark.rule("FIN-98")
def test_fruit_tiles_score_their_value():
    table = ended(2, {RED: "F01 F07 F13 F19 F25 F28 F34", YELLOW: "F02-F06 F08-F12"})
    assert table.player(RED)["score"]["tiles"] == 1 + 2 + 3 + 4 + 4 + 5 + 5
    assert table.player(YELLOW)["score"]["tiles"] == 5 * 1 + 5 * 2
    assert table.result.points == [24, 15]


@pytest.mark.rule("FIN-98")
@pytest.mark.parametrize(("tile", "points"), [("F06", 1), ("F12", 2), ("F18", 3), ("F24", 4), ("F27", 4), ("F33", 5),
                                              ("F36", 5), ("F37", 6), ("F42", 6)])  # fmt: skip
def test_each_value_scores(tile, points):
    table = sitting(tiles={RED: tile})
    assert table.player(RED)["score"]["tiles"] == points


@pytest.mark.rule("FIN-99")
def test_finca_tiles_score_five():
    villages = {"campos": "closed T1 R", "palma": "closed T10 R", "llucmajor": "closed T7 Y", "santanyi": "closed T2"}
    table = ended(2, EVEN, villages=villages)
    assert table.player(RED)["score"]["fincas"] == 10
    assert table.player(YELLOW)["score"]["fincas"] == 5
    assert table.result.points == [25, 20]


@pytest.mark.rule("FIN-100")
@pytest.mark.parametrize("unused", range(5))
def test_unused_action_tiles_score_two_each(unused):
    table = ended(2, EVEN, action_tiles={RED: ACTION_TILES[:unused]})
    assert table.player(RED)["score"]["action_tiles"] == 2 * unused
    assert table.result.points == [15 + 2 * unused, 15]


@pytest.mark.rule("FIN-101")
def test_bonus_tiles_score_their_value():
    sets = {RED: "F01 F02 F07 F08 F13 F14 F19 F20 F28 F29 F37 F38", YELLOW: "F03 F09 F15 F21 F30 F39"}
    table = ended(2, sets, bonuses=[RED, YELLOW, RED])
    assert table.player(RED)["score"]["bonuses"] == 7 + 5
    assert table.player(YELLOW)["score"]["bonuses"] == 6
    assert table.result.points == [42 + 12, 21 + 6]


@pytest.mark.rule("FIN-102")
def test_fruits_carts_and_farmers_score_nothing():
    poor = ended(2, EVEN)
    rich = ended(2, EVEN, fruits={RED: dict.fromkeys(FRUITS, 18)}, carts={RED: 4}, farmers="0 R R R R R", rest=6)
    assert poor.result.points == rich.result.points == [15, 15]
    assert rich.player(RED)["score"] == {"tiles": 15, "fincas": 0, "action_tiles": 0, "bonuses": 0, "total": 15}


@pytest.mark.rule("FIN-103")
@pytest.mark.parametrize("winner", [RED, YELLOW])
def test_most_points_win(winner):
    table = ended(2, EVEN, action_tiles={winner: ["gust"]}, fruits={1 - winner: {"lemon": 9}}, carts={1 - winner: 4})
    assert table.result.winners == [winner]
    assert table.result.places == ([1, 2] if winner == RED else [2, 1])


@pytest.mark.rule("FIN-103")
def test_places_follow_the_points():
    tiles = {RED: "F01-F06 F07", YELLOW: "F13-F18 F08", BLUE: "F19-F24"}
    table = ended(3, tiles)
    assert table.result.points == [8, 20, 24]
    assert table.result.places == [3, 2, 1]


@pytest.mark.rule("FIN-104")
@pytest.mark.parametrize("winner", [RED, YELLOW])
def test_level_on_points_most_fruits_of_all_kinds_together_win(winner):
    table = ended(2, EVEN, fruits={winner: dict.fromkeys(FRUITS, 1), 1 - winner: {"lemon": 5}})
    assert table.result.points == [15, 15]
    assert table.result.winners == [winner]


@pytest.mark.rule("FIN-104")
def test_fruits_decide_among_the_tied_only():
    table = ended(3, EVEN | {BLUE: "F17 F18 F19 F20"}, fruits={YELLOW: {"fig": 1}, BLUE: {"lemon": 18}})
    assert table.result.points == [15, 15, 14]
    assert table.result.places == [2, 1, 3]


@pytest.mark.rule("FIN-105")
def test_still_level_they_share_the_victory():
    table = ended(
        3, EVEN | {BLUE: "F17 F18 F19 F20"},
        fruits={RED: {"fig": 2, "lemon": 1}, YELLOW: {"almond": 3}, BLUE: {"grape": 9}},
    )  # fmt: skip
    assert table.result.places == [1, 1, 3]
    assert table.result.winners == [RED, YELLOW]
