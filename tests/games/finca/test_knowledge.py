"""What a seat may know: everything but the face-down tiles, which nothing tells before they are turned up."""

import json
from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.games.sitting import play_at_random

from .table import FINCA, MYSTERIES, PRICES, VILLAGES, Sitting, new_match, sitting

VIEW = {
    "seats", "turn", "pending", "phase", "over", "stopped", "turns", "wheel", "farmers", "supply", "hub", "wooden",
    "bonuses", "players", "villages", "wind", "delivery", "unseen", "boxed", "hidden",
}  # fmt: skip
PLAYER = {"fruits", "carts", "farmers", "action_tiles", "tiles", "fincas", "bonuses", "lacking", "score"}
VILLAGE = {"village", "tile", "under", "finca", "wooden", "counts", "leader", "payable"}
DESIGNS = {tile: json.dumps(price, sort_keys=True) for tile, price in PRICES.items()} | {
    tile: f"? {number}" for tile, number in MYSTERIES.items()
}


def sittings(actions: int) -> list[Sitting]:
    return [play_at_random(new_match(seats, seats), seed=actions, actions=actions) for seats in (2, 3, 4)]


def face_down(description: dict[str, Any]) -> list[str]:
    stacks = [row["stack"][:-1] for row in description["villages"].values()]
    return [tile for stack in stacks for tile in stack] + list(description["box"])


@pytest.mark.parametrize("actions", [0, 5, 40, 90, 10_000])
def test_all_seats_and_spectators_see_the_same(actions):
    for table in sittings(actions):
        views = [table.match.view(eyes) for eyes in (None, *range(table.view["seats"]))]
        assert all(view == views[0] for view in views)


@pytest.mark.parametrize("actions", [0, 40, 10_000])
def test_a_view_holds_what_is_public_and_nothing_else(actions):
    for table in sittings(actions):
        view = table.view
        assert view.keys() == VIEW
        assert {key for player in view["players"] for key in player} == PLAYER
        assert {key for village in view["villages"] for key in village} == VILLAGE
        assert json.loads(json.dumps(view)) == json.loads(json.dumps(table.view)), "plain data"


@pytest.mark.parametrize("actions", [0, 3, 20, 45, 70, 100, 140])
def test_no_face_down_tile_is_named(actions):
    for table in sittings(actions):
        if table.match.over:
            continue
        hidden = face_down(FINCA.describe(table.match.state))
        shown = {key: value for key, value in table.view.items() if key != "unseen"}
        text = json.dumps(shown)
        assert not [tile for tile in hidden if f'"{tile}"' in text]
        assert [village["under"] for village in table.view["villages"]] == [
            max(0, len(row["stack"]) - 1) for row in FINCA.describe(table.match.state)["villages"].values()
        ]


@pytest.mark.parametrize("actions", [0, 3, 20, 45, 70, 100, 140, 10_000])
def test_the_unseen_tiles_are_those_neither_face_up_nor_won(actions):
    for table in sittings(actions):
        view = table.view
        seen = [village["tile"] for village in view["villages"] if village["tile"]]
        seen += [tile for player in view["players"] for tile in player["tiles"]]
        expected = Counter(DESIGNS.values()) - Counter(DESIGNS[tile] for tile in seen)
        assert Counter({DESIGNS[tile]: count for tile, count in view["unseen"]}) == expected
        if actions == 0:
            assert expected.total() == 32


@pytest.mark.parametrize("actions", [0, 9, 33, 60, 90, 120])
def test_a_redeal_changes_nothing_that_can_be_seen(actions):
    for table in sittings(actions):
        truth = FINCA.describe(table.match.state)
        seat = table.seat if table.match.pending else 0
        for seed in range(5):
            copy = table.redealt(seed)
            assert FINCA.faults(copy) == 0
            assert FINCA.view(copy, seat) == table.match.view(seat)
            other = FINCA.describe(copy)
            assert face_down(other) != face_down(truth)
            assert sorted(face_down(other)) == sorted(face_down(truth))
            assert other["generator"] != truth["generator"], "nor does it know the future"


def test_every_arrangement_of_the_unseen_tiles_can_be_dealt():
    table = play_at_random(new_match(4, 1), seed=3, actions=60)
    places = len(face_down(FINCA.describe(table.match.state)))
    deals = 40 * places
    seen: Counter[tuple[object, object]] = Counter()
    for seed in range(deals):
        seen.update(enumerate(face_down(FINCA.describe(table.redealt(seed)))))
    assert len(seen) == places**2, "every tile comes to every place, the box included"
    assert min(seen.values()) > 10
    assert max(seen.values()) < 90


def test_a_preview_tells_nothing_hidden():
    table = sitting(fruits={0: {"fig": 1, "olive": 1}}, carts={0: 1}, villages={"arta": "F02 F40", "inca": "F05 F41"})
    table.play("deliver", mode="cart")
    table.serve("arta", "inca")
    (finish,) = [choice for choice in table.match.choices(0) if choice.action.kind == "finish"]
    assert finish.reveals
    assert "reveal" not in {event["kind"] for event in finish.events}
    assert [event["tile"] for event in finish.events if event["kind"] == "take"] == ["F02", "F05"]
    assert not {"F40", "F41"} & {str(value) for event in finish.events for value in event.values()}
    assert table.village("arta")["tile"] == "F02", "looking changes nothing"


def test_a_preview_tells_all_that_is_certain():
    table = sitting(farmers="5 R; 6 Y", rest=3, fruits={2: {"lemon": 17}}, carts={3: 8})
    (move,) = [choice for choice in table.match.choices(0) if choice.action.as_dict() == {"kind": "move", "blade": 5}]
    assert not move.reveals
    assert move.events == table.move(5)


def test_positions_that_differ_in_unseen_tiles_only_look_alike():
    stacks = {"arta": "F02 F40 F41 F07", "inca": "F05 F08 F09 F10"}
    one = sitting(villages=stacks, box=["F42", "F11"])
    other = sitting(villages={"arta": "F02 F10 F42 F11", "inca": "F05 F40 F07 F41"}, box=["F08", "F09"])
    assert one.view == other.view
    assert [village["tile"] for village in one.view["villages"]][1:3] == ["F02", "F05"]
    assert len(VILLAGES) == len(one.view["villages"])


@pytest.mark.parametrize("actions", [9, 60, 120])
def test_an_observation_does_not_change_with_a_redeal(actions):
    game = FINCA
    for table in sittings(actions):
        for seat in range(table.view["seats"]):
            mine, again = np.zeros(game.observation), np.zeros(game.observation)
            game.observe(table.match.state, seat, mine)
            game.observe(table.redealt(7), seat, again)
            assert mine == pytest.approx(again)
            assert mine.any()
