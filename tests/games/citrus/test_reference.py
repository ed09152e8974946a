"""The rules and their slow re-computation agree, in random games."""

import random
from typing import Any

import pytest
from tests.games.references import as_tuple, legal, standing

import verger

from .reference import GivenUp, Reference, at, name
from .table import CITRUS, Sitting, new_match

PARTS = ("fincas", "harvests", "returned", "regions", "landscape")


def compare(match: verger.Match, reference: Reference) -> None:
    view = match.view(None)
    assert view["over"] == reference.over
    tiles = {at(square["square"]): square for square in view["squares"] if square["tile"]}
    assert tiles.keys() == reference.tiles.keys()
    for square, (fruit, well, owner) in reference.tiles.items():
        region = view["regions"][tiles[square]["region"]]
        assert (tiles[square]["tile"], region["owner"]) == (fruit + "_well" * well, owner)
    assert {at(s["square"]): s["landscape"] for s in view["squares"] if s["landscape"]} == reference.land
    regions = {frozenset(map(at, region["squares"])): region["value"] for region in view["regions"]}
    assert regions == {region: reference.value(region) for region in map(reference.region, reference.tiles)}
    assert view["market"]["spaces"] == reference.market
    assert view["market"]["in_bag"] == reference.bag
    assert sorted(held["tile"] for held in view["hand"]) == sorted(tile for tile, _, _ in reference.hand)
    assert (view["stock"]["shut"], view["refill"]) == (reference.shut, reference.refill)
    assert set(view["stock"]["sites"]) == reference.stack
    for lot in view["lots"]:
        what = reference.lots.get(lot["lot"])
        assert lot["state"] == ("closed" if what is None else "open" if what == "open" else "finca")
        assert lot["scored"] == (lot["lot"] in reference.scored)
        assert lot["strengths"] == reference.strengths(lot["lot"])
        missing = [square for square in reference.ring(lot["lot"]) if name(square) in lot["missing"]]
        assert (not missing) == reference.is_surrounded(lot["lot"])
        if lot["state"] == "finca":
            assert lot["gains"] == reference.gains(lot["lot"])
    for seat in range(reference.seats):
        player = match.view(seat)["players"][seat]
        assert (player["money"], player["workers"]) == (reference.money[seat], reference.workers(seat))
        assert {**player["tiles"], **player["horse_tiles"]} == +reference.held[seat]
        assert {part: player["score"][part] for part in PARTS} == {part: reference.points[seat][part] for part in PARTS}


def compare_choices(match: verger.Match, reference: Reference, chance: random.Random, careful: float) -> None:
    """All that is legal; purchases and carts, which take long, only now and then."""
    if reference.over:
        assert match.pending == ()
        return
    assert match.pending == (reference.turn,)
    found = legal(match, reference.turn)
    searched = {action for action in found if action[0] in ("buy", "cart", "pass")}
    assert found - searched == reference.legal()
    if reference.due or reference.hand or reference.done or chance.random() > careful:
        return
    buyable = set()
    for line in range(8):
        try:
            if reference.can_buy(line):
                buyable.add(("buy", line))
        except GivenUp:
            searched.discard(("buy", line))
    assert {action for action in searched if action[0] == "buy"} == buyable
    passing = not buyable and not reference.regions(reference.turn) and reference.tiles_left() > 0
    assert (("pass",) in searched) == passing


def play_beside(table: Sitting, seed: int, careful: float = 0.1, eager: float = 0.5) -> Reference:
    """Play at random to the end, rather building than harvesting, the reference beside it."""
    chance = random.Random(seed)
    match = table.match
    reference = Reference(CITRUS.describe(match.state))
    while not match.over:
        compare_choices(match, reference, chance, careful)
        actions = match.legal(table.seat)
        building = [action for action in actions if action.kind != "harvest"]
        action = chance.choice(building if building and chance.random() < eager else actions)
        events = match.play(table.seat, action)
        reference.play(as_tuple(action), events)
        if chance.random() < 0.3 or match.over:
            compare(match, reference)
    return reference


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(seats, options, id=f"{seats}-{options}", marks=() if seats == usual else pytest.mark.thorough)
        for usual, options in [(5, {}), (2, {"board": "short"}), (3, {"family": True, "random_sites": True})]
        for seats in (2, 3, 4, 5)
    ],
)
def test_random_games(seats: int, options: dict[str, Any]) -> None:
    table = new_match(seats, 100 + seats, **options)
    reference = play_beside(table, seed=seats, eager=0.8)
    _, points = standing(table.match)
    assert points == [sum(reference.points[seat].values()) for seat in range(seats)]
