"""The rules and their slow re-computation agree, in random games and in strange positions."""

import random
from typing import Any

import pytest
from tests.games.folders import each_seed
from tests.games.references import as_tuple, legal, standing

import verger

from .reference import ALL, FRUITS, PILES, Reference
from .table import BERTHS, CELL, FRUTOPIA, PARTS, Sitting, ready_match

GAMES = 6
POSITIONS = 16


def compare(match: verger.Match, reference: Reference) -> None:
    view = match.view(None)
    assert view["over"] == bool(reference.over)
    assert view["stopped"] == (reference.over == "limit")
    assert view["turns"] == reference.turns
    assert view["licence"]["left"] == reference.licence()
    assert [row["businesses"][: reference.seats] for row in view["rows"]] == reference.rows
    assert {pile["pile"]: pile["left"] for pile in view["piles"]} == {pile: reference.left(pile) for pile in PILES}
    for seat, player in enumerate(view["players"]):
        compare_player(player, reference, seat)
        expected = reference.legal() if not reference.over and seat == reference.turn else set()
        assert legal(match, seat) == expected
    if not reference.over:
        assert (view["turn"], view["phase"]) == (reference.turn, reference.step)
    assert standing(match) == reference.standing()


def compare_player(player: dict[str, Any], reference: Reference, seat: int) -> None:
    island = reference.islands[seat]
    assert player["cells"] == [island.get((row, column)) for row in range(5) for column in range(5)]
    assert player["stock"] == {fruit: reference.stocks[seat][fruit] for fruit in FRUITS}
    assert sorted(player["businesses"]) == reference.held[seat]
    assert player["desserts"] == {pile: reference.made[seat][pile] for pile in PILES}
    assert {part: player["score"][part] for part in PARTS} == {part: reference.points[seat][part] for part in PARTS}
    slides = {(slide["piece"], slide["to"], slide["steps"]) for slide in player["slides"]}
    assert slides == {(what, f"{'abcde'[to[1]]}{to[0] + 1}", steps) for what, to, steps in reference.slides(island)}
    assert {boat["berth"] for boat in player["boats"] if boat["moored"]} == set(reference.boats[seat])
    for shop in player["shops"]:
        assert shop["value"] == reference.shop_worth(seat, shop["business"])
    if reference.factory:
        assert player["pawns"] == reference.pawns[seat]


def play_beside(table: Sitting, seed: int) -> Reference:
    """Play at random to the end, something rather than nothing when there is a choice, the reference beside it."""
    chance = random.Random(seed)
    eager = chance.random()
    match = table.match
    reference = Reference(FRUTOPIA.describe(match.state))
    compare(match, reference)
    while not match.over:
        actions = match.legal(table.seat)
        busy = [action for action in actions if action.kind not in ("pass", "stop", "end_turn")]
        action = chance.choice(busy if busy and chance.random() < eager else actions)
        match.play(table.seat, action)
        reference.play(as_tuple(action))
        compare(match, reference)
    return reference


def lines(words: dict[str, str]) -> list[str]:
    return [" ".join([*words.values()][row * 5 : row * 5 + 5]) for row in range(5)]


def strange_position(chance: random.Random) -> dict[str, Any]:
    """Crowded islands, many businesses, rich stocks, pawns everywhere: what an ordinary game rarely comes to."""
    seats = chance.choice([2, 3, 4])
    factory = chance.random() < 0.6
    deck = [key for key in ALL if factory or key != "SH4"]
    chance.shuffle(deck)
    dealt = deck[: 5 * seats]
    small = [key for key in dealt if not key.startswith("PL")]
    taken = chance.sample(small, chance.randint(0, min(len(small), {2: 7, 3: 10, 4: 13}[seats])))
    islands = []
    for _ in range(seats):
        cells = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
        words = dict.fromkeys(cells, ".")
        for berth in BERTHS:
            if chance.random() < 0.6:
                words[CELL[berth]] = "*"
        free = [at for at in cells if words[at] == "."]
        chance.shuffle(free)
        for fruit in FRUITS:
            words[free.pop()] = fruit
        islands.append((words, free))
    for key in taken:
        words, free = chance.choice(islands)
        if free:
            words[free.pop()] = key
    spots = ["A1", "A2", "V1_0", "V1_1", "B1", "B2", "V2_2", "C1", "C2", "F1", "F2"]
    chance.shuffle(spots)
    pawns = [[spots.pop()] * 2 if chance.random() < 0.5 else [spots.pop(), f"S_{seat}"] for seat in range(seats)]
    return {
        "seats": seats,
        "turn": 0,
        "start": chance.randrange(seats) if seats == 2 else 0,
        "factory": factory,
        "islands": [lines(words) for words, _ in islands],
        "stock": [{fruit: chance.randint(0, 7) for fruit in FRUITS} for _ in range(seats)],
        "rows": [" ".join(dealt[row * seats : row * seats + seats]) for row in range(5)],
        "desserts": [{"green8": chance.randint(0, 1), "shake": 1} if seat < 3 else {} for seat in range(seats)],
        "pawns": pawns if factory else [None] * seats,
        "boats": "one_bag",
        "idle": chance.choice([0, 17, 19]),
        "round_limit": chance.choice([0, 0, 3]),
    }  # fmt: skip


@pytest.mark.parametrize("factory", [False, True])
@each_seed(GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games(seats, seed, factory):
    options: dict[str, Any] = {"factory": factory, "round_limit": 9 if seed % 3 == 2 else 0}
    if seed % 2:
        options["boats"] = "one_bag"
    reference = play_beside(ready_match(seats, 1000 * seats + seed, **options), seed)
    assert reference.over == ("limit" if seed % 3 == 2 else "licence")


@each_seed(POSITIONS)
def test_strange_positions(seed):
    chance = random.Random(seed)
    while True:
        try:
            table = Sitting(FRUTOPIA.position(strange_position(chance)))
        except verger.engine.PositionError:
            continue  # nobody can move there, or the round has ended on the cross
        break
    play_beside(table, seed)
