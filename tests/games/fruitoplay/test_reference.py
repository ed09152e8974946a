"""The rules and their slow re-computation agree, chance included, in random games and in strange positions."""

import random
from itertools import product
from typing import Any

import pytest
from tests.games.folders import each_seed
from tests.games.references import as_tuple, legal, standing

import verger

from .reference import CARDS, FRUITS, Reference, items, round_score, winner_of
from .table import FRUITOPLAY, laid_down, new_match, sitting

GAMES = 8
POSITIONS = 40


def compare(match: verger.Match, reference: Reference) -> None:
    description = FRUITOPLAY.describe(match.state)
    del description["reveals"]
    assert description == reference.describe()
    assert list(match.pending) == reference.pending()
    for seat in range(reference.seats):
        assert legal(match, seat) == reference.legal(seat)
    assert standing(match) == reference.standing()


def play_beside(match: verger.Match, seed: int) -> None:
    """Play at random to the end, the reference beside it."""
    chance = random.Random(seed)
    reference = Reference(FRUITOPLAY.describe(match.state))
    compare(match, reference)
    while not match.over:
        seat = chance.choice(match.pending)
        action = chance.choice(match.legal(seat))
        match.play(seat, action)
        reference.play(seat, as_tuple(action))
        compare(match, reference)
    assert match.result is not None
    assert (match.result.places, match.result.points) == reference.standing()


def strange_position(chance: random.Random) -> dict[str, Any]:
    """Late in a round: short hands, many cards won, close scores."""
    seats = chance.randint(2, 6)
    number = chance.randint(1, 3)
    due, tricks = (7 if seats <= 3 else 6), chance.randint(0, 6)
    won = [0] * seats
    for _ in range(tricks if chance.random() < 0.5 else chance.randint(0, tricks)):
        won[chance.choice([0, chance.randrange(seats)])] += 1
    deck = chance.sample(CARDS, len(CARDS))
    river = [deck.pop() for _ in range(7 - tricks)]
    hands = [[deck.pop() for _ in range(due - won[seat])] for seat in range(seats)]
    drawn = seats * tricks - sum(won)
    pile = [deck.pop() for _ in range(80 - 7 - seats * due - drawn)]
    columns: list[list[str]] = [[] for _ in range(seats)]
    aside: list[str] = []
    for card in deck:
        chance.choice([*columns, aside]).append(card)
    fruit = {"fruit": chance.choice(FRUITS), "chooser": None}
    return {
        "seats": seats,
        "round": number,
        "river": river,
        "hands": hands,
        "columns": columns,
        "aside": aside,
        "pile": pile,
        "collective": None if number == 1 else fruit,
        "scores": [[chance.randint(0, 3) for _ in range(number - 1)] for _ in range(seats)],
        "tie_scope": chance.choice(["contenders", "every_card"]),
        "generator": chance.getrandbits(64),
    }


@each_seed(GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games(seats, seed):
    scope = ("contenders", "every_card")[seed % 2]
    play_beside(new_match(seats, 1000 * seats + seed, tie_scope=scope).match, seed)


@each_seed(POSITIONS)
def test_strange_positions(seed):
    play_beside(FRUITOPLAY.position(strange_position(random.Random(seed))), seed)


@pytest.mark.parametrize("scope", ["contenders", "every_card"])
def test_tricks_of_few_numbers(scope):
    """Every trick of three cards near a target, where ties abound."""
    near = [f"{fruit}{number}" for fruit in "FA" for number in (8, 9, 11, 12)]
    for plays in product(near, repeat=3):
        if len(set(plays)) == 3:
            table = sitting(3, river="F10", hands=dict(enumerate(plays)), tie_scope=scope)
            table.commit(*plays)
            last = table.view["last"]
            winner, struck = winner_of("F10", dict(enumerate(plays)), scope == "every_card")
            assert last["winner"] == winner
            groups: dict[int, set[int]] = {}
            for shown in last["shown"]:
                if shown["struck"]:
                    groups.setdefault(shown["struck"], set()).add(shown["seat"])
            assert [groups[number] for number in sorted(groups)] == struck


@each_seed(30)
def test_rounds_of_any_cards(seed):
    """Whatever lies in the columns, each choice brings what the view promises."""
    chance = random.Random(seed)
    cards = chance.sample(CARDS, 33)
    rows = [cards[:20], cards[20:]]
    number = chance.randint(1, 3)
    fruit = None if number == 1 else chance.choice(FRUITS)
    table = laid_down(dict(enumerate(map(" ".join, rows))), round=number, collective=fruit or "")
    for seat, row in enumerate(rows):
        promised = table.match.view(seat)["rotten"] if table.phase == "rot" else []
        best = {rotten["fruit"]: rotten["choices"][0]["card"] for rotten in promised}
        settled = best | {kind: one[0] for kind in FRUITS if len(one := items(row, fruit, kind)) == 1}
        for rotten in promised:
            assert {choice["card"] for choice in rotten["choices"]} == set(items(row, fruit, rotten["fruit"]))
            for choice in rotten["choices"]:
                cancelled = settled | {rotten["fruit"]: choice["card"]}
                assert choice["points"] == round_score(row, fruit, number - 1, cancelled)
        if table.view["round"] == number and not table.match.over:
            assert table.player(seat)["product"] == round_score(row, fruit, number - 1, settled)
