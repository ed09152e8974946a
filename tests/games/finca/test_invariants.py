"""The laws every position keeps: `faults` sees them broken in other ways too, and no turn changes what it may not."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.sitting import play_at_random, told

from verger.engine import EVERYTHING

from .table import FINCA, FRUITS, Sitting, new_match, sitting

Damage = Callable[[Any], None]


def setting(field: str, *place: int, to: int) -> Damage:
    def damage(state: Any) -> None:
        if place:
            state[field][place] = to
        else:
            state[field] = to

    return damage


def adding(field: str, *place: int, more: int = 1) -> Damage:
    return lambda state: setting(field, *place, to=int(state[field][place] if place else state[field]) + more)(state)


def both(first: Damage, second: Damage) -> Damage:
    def damage(state: Any) -> None:
        first(state)
        second(state)

    return damage


def tile_twice(state: Any) -> None:
    state.stacks[0, 0] = state.stacks[9, 0]


def tile_in_the_box_too(state: Any) -> None:
    state.box[1] = state.box[0]


BROKEN = [
    (1, adding("fruits", 1, 2)),
    (1, both(adding("fruits", 0, 3, more=-20), adding("supply", 3, more=20))),
    (2, both(adding("carts", 0, more=-9), adding("hub", more=9))),
    (3, adding("farmers", 4, 1)),
    (3, adding("reserve", 2)),
    (5, tile_twice),
    (5, tile_in_the_box_too),
    (5, setting("holder", 20, to=1)),
    (5, adding("by_value", 0, 6)),
    (7, setting("finca_holder", 3, to=0)),
    (7, setting("finca_holder", 3, to=-2)),
    (8, setting("finca", 3, to=0)),
    (9, setting("built", 3, to=1)),
    (13, setting("bonus_holder", 3, to=0)),
    (15, setting("committed", 1, to=1)),
]


@pytest.mark.parametrize(("invariant", "damage"), BROKEN)
def test_a_broken_law_is_seen(invariant, damage):
    state = sitting(wheel=[fruit for fruit in FRUITS for _ in range(2)]).match.state
    assert FINCA.faults(state) == 0
    damage(state)
    assert FINCA.faults(state) == invariant


def turns(table: Sitting) -> Any:
    """The views before and after every action, with what was told, to the end of a random match."""
    while not table.match.over:
        before, seat = table.view, table.seat
        play_at_random(table, seed=len(table.match.actions), actions=1)
        yield seat, before, table.match.game.told(table.match.state, EVERYTHING), table.view


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_action_changes_what_it_may_not(seats):
    for seat, before, events, after in turns(new_match(seats, 40 + seats)):
        kinds = {event["kind"] for event in events}
        for other, (was, now) in enumerate(zip(before["players"], after["players"], strict=True)):
            changed = {fruit for fruit in FRUITS if was["fruits"][fruit] != now["fruits"][fruit]}
            recalled = {event["fruit"] for event in told(events, "recall_fruit") if event["seat"] == other}
            if other != seat:
                assert changed == recalled
                assert was["carts"] == now["carts"] or "recall_carts" in kinds
                assert was["tiles"] == now["tiles"]
                assert set(was["fincas"]) <= set(now["fincas"])
                assert was["action_tiles"] == now["action_tiles"]
            elif kinds & {"place", "walk", "fly"}:
                assert len(changed) <= 1
            assert set(now["action_tiles"]) <= set(was["action_tiles"])
            assert len(was["action_tiles"]) - len(now["action_tiles"]) == len(
                [event for event in told(events, "spend_tile") if event["seat"] == other]
            )
            lost = 2 * (len(was["action_tiles"]) - len(now["action_tiles"]))
            assert now["score"]["total"] >= was["score"]["total"] - lost
        if not kinds & {"place", "walk", "fly"}:
            assert before["farmers"] == after["farmers"]
        for was, now in zip(before["villages"], after["villages"], strict=True):
            heights = [village["under"] + (village["tile"] is not None) for village in (was, now)]
            assert heights[0] - heights[1] in (0, 1)
            assert heights[0] == heights[1] or was["village"] in {event["village"] for event in told(events, "take")}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_harvest_with_a_recall_leaves_the_mover_the_amount_due(seats):
    recalls = 0
    for game in range(4):
        for seat, _, events, after in turns(new_match(seats, 80 + game)):
            for event in told(events, "recall_fruit")[:1]:
                recalls += 1
                (harvest,) = told(events, "harvest")
                held = [player["fruits"][event["fruit"]] for player in after["players"]]
                assert held == [harvest["amount"] if other == seat else 0 for other in range(seats)]
            for walk in told(events, "walk"):
                assert 1 <= walk["steps"] <= 12
                assert sum(carts["amount"] for carts in told(events, "carts")) <= 2
    assert recalls
