"""Positions written by hand: what is left out is as after a set-up."""

from typing import Any

from .positions import FRESH
from .table import BARE, FRUTOPIA, FULL, RED, sitting


def test_what_is_left_out_is_as_after_a_set_up():
    view = FRUTOPIA.position(FRESH).view(None)
    assert (view["phase"], view["turn"], view["start"], view["round"]) == ("sliding", 0, 0, 1)
    assert (view["licence"]["left"], view["factory"], view["aside"]["businesses"][-1]) == (8, False, "CA6")
    assert [pile["left"] for pile in view["piles"]] == [3, 2, 3, 2, 3, 4]
    for player in view["players"]:
        assert player["cells"][6:9:2] + player["cells"][12:13] == ["banana", "lime", "pomegranate"]
        assert all(boat["moored"] for boat in player["boats"])
        assert [boat["boat"][0] for boat in player["boats"]] == ["O"] * 6 + ["V"] * 6
    everywhere = [boat["boat"] for player in view["players"] for boat in player["boats"]]
    assert len(set(everywhere)) == 24


def test_the_bag_is_known_by_the_boats():
    table = sitting(island=FULL.replace("A", "V07"))
    assert [boat["boat"][0] for boat in table.player()["boats"]] == ["V"] * 6 + ["O"] * 6


def test_while_bags_are_chosen_later_islands_are_empty():
    view = FRUTOPIA.position({"seats": 3, "phase": "choosing", "turn": 1}).view(None)
    assert [player["boats"][0]["boat"] for player in view["players"]] == ["O01", None, None]
    assert len(view["aside"]["boats"]) == 38


def test_points_and_licence_follow_from_the_rest():
    island = BARE.removesuffix(". .") + "SM1 CA1"
    table = sitting(island=island, rows={1: "CA1", 5: "SM1"}, desserts={RED: {"pink8": 3}})
    score = table.player()["score"]
    assert (score["rows"], score["buildings"], score["desserts"]) == (3 + 6, 4, 24)
    assert score["boats"] == sum(boat["points"] for boat in boats(table.player()))
    assert table.licence == 8 - 2 - 1


def boats(player: dict[str, Any]) -> list[dict[str, Any]]:
    names = [boat["boat"] for boat in player["boats"]]
    return [row for row in FRUTOPIA.components.data["boats"] if row["boat"] in names]
