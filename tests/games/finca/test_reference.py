"""The rules and their slow re-computation agree, in random games and in strange positions."""

import random
from typing import Any

import numpy as np
import pytest
from tests.games.folders import each_seed
from tests.games.references import as_tuple, legal, standing

import verger
from verger.engine import EVERYTHING

from .reference import FRUITS, VILLAGES, Reference
from .table import ACTION_TILES, FARMERS, FINCA, SAMPLE, Sitting, new_match

GAMES = 12
POSITIONS = 12


def seen(match: verger.Match) -> dict[str, Any]:
    """The engine's view, without the order in which the reference cannot know tiles and without advice."""
    view = match.view(None)
    for player in view["players"]:
        player["fincas"] = sorted(player["fincas"])
    for village in view["villages"]:
        del village["payable"]
    return view | {"boxed": sorted(view["boxed"]), "unseen": dict(view["unseen"])}


def payable(reference: Reference, village: str) -> list[str]:
    """The modes in which the seat in turn could serve this village alone."""
    found = []
    for mode in ("cart", "large", "less"):
        needs = {"cart": None, "large": "large_cart", "less": "one_less"}[mode]
        if mode != "large" and not reference.carts[reference.turn]:
            continue
        if needs and needs not in reference.unused[reference.turn]:
            continue
        steps = [step for step in reference.all_steps(short=mode == "less") if step[0] == village]
        if any(reference.may_stage(mode, [], step) for step in steps):
            found.append(mode)
    return found


def compare(match: verger.Match, reference: Reference) -> None:
    assert seen(match) == reference.view()
    for seat in range(reference.seats):
        expected = reference.legal() if not reference.over and seat == reference.turn else set()
        assert legal(match, seat) == expected
    assert standing(match) == reference.standing()
    if not reference.over:
        assert [row["payable"] for row in match.view(None)["villages"]] == [
            payable(reference, village) for village in VILLAGES
        ]


def play_beside(table: Sitting, seed: int) -> None:
    """Play at random to the end, a delivery rather than a move when there is one, the reference beside it."""
    chance = random.Random(seed)
    eager = chance.random()
    match = table.match
    reference = Reference(FINCA.describe(match.state))
    compare(match, reference)
    while not match.over:
        actions = match.legal(table.seat)
        deliveries = [action for action in actions if action.kind in ("deliver", "serve", "serve_short")]
        action = chance.choice(deliveries if deliveries and chance.random() < eager else actions)
        match.play(table.seat, action)
        reference.play(as_tuple(action))
        compare(match, reference)
    assert match.result is not None
    assert (match.result.places, match.result.points) == reference.standing()


def strange_position(chance: random.Random) -> dict[str, Any]:
    """Short supplies, crowded blades, many tiles won: what an ordinary game rarely comes to."""
    seats = chance.choice([2, 3, 4])
    wheel = list(SAMPLE)
    chance.shuffle(wheel)
    crowded = chance.sample(range(12), chance.randint(1, 6))
    farmers: dict[str, list[int]] = {}
    for seat in range(seats):
        for _ in range(FARMERS[seats]):
            farmers.setdefault(str(chance.choice(crowded)), []).append(seat)
    tiles = [f"F{number:02}" for number in range(1, 43)]
    chance.shuffle(tiles)
    stacks = [[tiles.pop() for _ in range(chance.randint(1, 4))] for _ in VILLAGES]
    box = [tiles.pop(), tiles.pop()]
    won: list[list[str]] = [[] for _ in range(seats)]
    for tile in tiles:
        chance.choice(won).append(tile)
    return {
        "seats": seats,
        "turn": chance.randrange(seats),
        "wheel": wheel,
        "farmers": farmers,
        "fruits": hands(chance, seats),
        "carts": shares(chance, 2 * seats, seats),
        "action_tiles": [chance.sample(ACTION_TILES, chance.randint(0, 4)) for _ in range(seats)],
        "tiles": won,
        "bonuses": winners(won),
        "villages": {village: {"stack": stack} for village, stack in zip(VILLAGES, stacks, strict=True)},
        "box": box,
        "mystery_finca": chance.choice(["symbols", "values"]),
        "turns": 30,
        "turn_limit": chance.choice([0, 0, 45]),
    }


def shares(chance: random.Random, most: int, seats: int) -> list[int]:
    """Up to so many things, shared out at random; often all of them."""
    owners = [chance.randrange(seats) for _ in range(chance.choice([most, most - 1, chance.randint(0, most)]))]
    return [owners.count(seat) for seat in range(seats)]


def hands(chance: random.Random, seats: int) -> list[dict[str, int]]:
    held = {fruit: shares(chance, 18, seats) for fruit in FRUITS}
    return [{fruit: held[fruit][seat] for fruit in FRUITS if held[fruit][seat]} for seat in range(seats)]


def winners(won: list[list[str]]) -> list[int]:
    """Who must have won the bonus tiles, one for each set."""
    empty: dict[str, Any] = FINCA.describe(new_match(len(won), 0).match.state) | {"tiles": won}
    reference = Reference(empty)
    return [seat for seat in range(len(won)) for _ in range(reference.sets(seat))][:4]


@each_seed(GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games(seats, seed):
    options = {"turn_limit": 60 if seed % 4 == 3 else 0, "mystery_finca": ("symbols", "values")[seed % 2]}
    play_beside(new_match(seats, 1000 * seats + seed, **options), seed)


@each_seed(POSITIONS)
def test_strange_positions(seed):
    chance = random.Random(seed)
    play_beside(Sitting(FINCA.position(strange_position(chance))), seed)


@pytest.mark.parametrize("mode", ["cart", "large", "less"])
@each_seed(8)
def test_staging_village_by_village_reaches_every_delivery_and_no_other(seed, mode):
    """The staged steps of a turn lead to just those deliveries that the rules of G and I allow as a whole."""
    chance = random.Random(seed)
    description = strange_position(chance) | {"action_tiles": None}
    seats = description["seats"]
    hand = {fruit: chance.randint(0, 4) for fruit in FRUITS}
    description |= {
        "turn": 0, "fruits": [hand] + [{}] * (seats - 1), "carts": [1] + [0] * (seats - 1),
        "action_tiles": [list(ACTION_TILES)] * seats,
    }  # fmt: skip
    table = Sitting(FINCA.position(description))
    expected = Reference(FINCA.describe(table.match.state)).all_deliveries(mode)
    assert table.may("deliver", mode=mode) == bool(expected)
    if expected:
        table.play("deliver", mode=mode)
        assert finished(table.match, hand) == expected


def finished(match: verger.Match, hand: dict[str, int]) -> set[tuple[frozenset[str], frozenset[tuple[str, int]]]]:
    """The villages served and the fruits paid by every delivery that can be staged from here."""
    ends = set()
    seen_before = set()
    waiting = [match.state.copy()]
    game = FINCA
    mask = np.zeros(len(game.actions), np.uint8)
    while waiting:
        state = waiting.pop()
        staged = state.tobytes()[: -game.dtype["events"].itemsize]
        if staged in seen_before:
            continue
        seen_before.add(staged)
        mask[:] = 0
        game.legal(state, 0, mask)
        for action in np.flatnonzero(mask):
            after = state.copy()
            game.loops.step(after, 0, int(action))
            if game.actions[int(action)].kind == "finish":
                events = game.told(after, EVERYTHING)
                villages = frozenset(event["village"] for event in events if event["kind"] == "take")
                paid = frozenset((event["fruit"], event["amount"]) for event in events if event["kind"] == "pay")
                ends.add((villages, paid))
            else:
                waiting.append(after)
    return ends
