"""What a seat may know, and what it may imagine: its own hand and answers, all that lies open, and nothing more."""

import json
from collections import Counter
from typing import Any

import numpy as np
import pytest
from tests.games.sitting import play_at_random

from .table import ANN, BEN, CARDS, CAT, FRUITOPLAY, Sitting, laid_down, last_draw, new_match, sitting

GAME = FRUITOPLAY
VIEW = {
    "seats", "turn", "pending", "phase", "over", "turns", "round", "trick", "target", "river", "collective", "pile",
    "aside", "players", "last", "hand", "gaps", "chosen", "answer", "rotten", "prospect", "unseen",
}  # fmt: skip
PLAYER = {"hand", "ready", "columns", "values", "product", "score"}
ACTIONS = (0, 1, 7, 23, 30, 44, 71, 90, 120)


def sittings(actions: int) -> list[Sitting]:
    return [play_at_random(new_match(seats, seats), seed=actions, actions=actions) for seats in range(2, 7)]


def swapped(table: Sitting, one: str, other: str) -> dict[str, Any]:
    """The position with two cards exchanged, wherever they are hidden."""
    text = json.dumps(table.hidden)
    for old, new in ((one, "?"), (other, one), ("?", other)):
        text = text.replace(f'"{old}"', f'"{new}"')
    found: dict[str, Any] = json.loads(text)
    return found


@pytest.mark.parametrize("actions", ACTIONS)
def test_a_view_holds_what_it_should_and_nothing_else(actions):
    for table in sittings(actions):
        for eyes in (None, *range(table.seats)):
            view = table.match.view(eyes)
            assert view.keys() == VIEW
            assert {key for player in view["players"] for key in player} == PLAYER
            assert json.loads(json.dumps(view)) == view, "plain data"


@pytest.mark.parametrize("actions", ACTIONS)
def test_a_spectator_sees_the_open_part_of_what_a_seat_sees(actions):
    own = {"hand", "gaps", "chosen", "answer", "rotten", "prospect", "unseen"}
    for table in sittings(actions):
        for seat in range(table.seats):
            assert all(table.match.view(seat)[key] == table.view[key] for key in VIEW - own)
        assert [table.view[key] for key in ("hand", "gaps", "chosen", "answer", "rotten")] == [[], [], None, None, []]


@pytest.mark.parametrize("actions", ACTIONS)
def test_unseen_is_what_lies_nowhere_open(actions):
    for table in sittings(actions):
        open_cards = {*table.view["river"], table.view["target"], *table.view["aside"]}
        open_cards |= {card for player in table.view["players"] for row in player["columns"].values() for card in row}
        for seat in range(table.seats):
            view = table.match.view(seat)
            assert set(view["unseen"]) == set(CARDS) - open_cards - set(view["hand"])
            others = sum(player["hand"] for other, player in enumerate(view["players"]) if other != seat)
            assert len(view["unseen"]) == view["pile"] + others


@pytest.mark.parametrize("actions", [0, 1, 7, 23])
def test_two_unseen_cards_that_change_places_cannot_be_told_apart(actions):
    for table in sittings(actions):
        hidden = table.hidden
        for seat in range(table.seats):
            other = hidden["hands"][(seat + 1) % table.seats]
            if other and hidden["pile"]:
                twin = FRUITOPLAY.position(swapped(table, other[0], hidden["pile"][0]))
                assert json.dumps(twin.view(seat)) == json.dumps(table.match.view(seat))


@pytest.mark.parametrize("actions", ACTIONS)
def test_a_redeal_keeps_all_that_the_seat_knows(actions):
    for table in sittings(actions):
        truth = table.hidden
        for seat in range(table.seats):
            copy = table.redealt(actions, seat)
            other = FRUITOPLAY.describe(copy)
            assert GAME.faults(copy) == 0
            assert json.dumps(GAME.view(copy, seat)) == json.dumps(table.match.view(seat))
            assert other["hands"][seat] == truth["hands"][seat]
            assert other["chosen"][seat] == truth["chosen"][seat]
            assert other["answers"][seat] == truth["answers"][seat]
            assert other["cancelled"][seat] == truth["cancelled"][seat]
            assert [len(hand) for hand in other["hands"]] == [len(hand) for hand in truth["hands"]]
            for key in ("river", "columns", "aside", "collective", "last", "scores", "phase", "round"):
                assert other[key] == truth[key]
            assert other["generator"] != truth["generator"]


def test_a_redealt_face_down_card_is_any_of_the_redealt_hand():
    table = sitting(3, river="S4 B6", hands={ANN: "B2", BEN: "A8", CAT: "F7"})
    table.play_card(BEN, "A8")
    unseen = set(table.match.view(ANN)["unseen"])
    chosen: Counter[str] = Counter()
    for seed in range(3000):
        other = FRUITOPLAY.describe(table.redealt(seed, ANN))
        assert other["chosen"][BEN] in other["hands"][BEN]
        assert other["chosen"][CAT] is None
        chosen[other["chosen"][BEN]] += 1
    assert set(chosen) == unseen
    assert max(chosen.values()) < 3 * 3000 / len(unseen)
    own = FRUITOPLAY.describe(table.redealt(1, BEN))
    assert own["chosen"][BEN] == "A8", "one's own is known"


def test_every_unseen_card_comes_to_every_place():
    table = play_at_random(new_match(3, 5), 5, actions=9)
    unseen = table.match.view(ANN)["unseen"]
    where: Counter[tuple[str, str]] = Counter()
    deals = 3000
    for seed in range(deals):
        other = FRUITOPLAY.describe(table.redealt(seed, ANN))
        where.update((card, "top") for card in other["pile"][:1])
        where.update((card, "bottom") for card in other["pile"][-1:])
        where.update((card, f"hand {seat}") for seat in (BEN, CAT) for card in other["hands"][seat])
    for place, size in {"top": 1, "bottom": 1, f"hand {BEN}": table.player(BEN)["hand"]}.items():
        counts = [where[card, place] for card in unseen]
        expected = deals * size / len(unseen)
        assert min(counts) > 0.5 * expected
        assert max(counts) < 1.6 * expected


def test_other_answers_to_the_last_draw_are_guessed():
    table = last_draw(3)
    table.play("draw", by=BEN, answer="yes")
    guesses = {FRUITOPLAY.describe(table.redealt(seed, ANN))["answers"][BEN] for seed in range(40)}
    assert guesses == {"yes", "no"}
    assert {FRUITOPLAY.describe(table.redealt(seed, BEN))["answers"][BEN] for seed in range(40)} == {"yes"}
    assert {FRUITOPLAY.describe(table.redealt(seed, ANN))["answers"][CAT] for seed in range(40)} == {None}


def test_of_other_rotten_choices_only_their_number_is_known():
    table = laid_down({ANN: "F13 F1 F3", BEN: "S13 S2 S3 B13 B2 B3", CAT: "A13 A1 A3"}, seats=3)
    table.rot(BEN, "S2")
    guesses = Counter(
        tuple(FRUITOPLAY.describe(table.redealt(seed, ANN))["cancelled"][BEN].values()) for seed in range(400)
    )
    assert set(guesses) == {("S2",), ("S3",), ("B2",), ("B3",)}
    assert min(guesses.values()) > 60
    assert FRUITOPLAY.describe(table.redealt(3, BEN))["cancelled"][BEN] == {"strawberry": "S2"}


@pytest.mark.parametrize("actions", ACTIONS)
def test_a_redeal_depends_on_knowledge_and_seed_alone(actions):
    for table in sittings(actions):
        for seat in range(table.seats):
            once = table.redealt(5, seat)
            again = once.copy()
            GAME.redeal(again, seat, np.uint64(6))
            assert FRUITOPLAY.describe(again) == FRUITOPLAY.describe(table.redealt(6, seat))


# --- Reopening --------------------------------------------------------------------------------------------------------


def reopened(table: Sitting, seat: int) -> dict[str, Any]:
    copy = table.match.state.copy()
    GAME.reopen(copy, seat)
    assert GAME.faults(copy) == 0
    return {"pending": [other for other in range(table.seats) if copy.pending >> other & 1]} | FRUITOPLAY.describe(copy)


def test_reopened_cards_are_back_in_hand_and_ones_own_stays():
    table = sitting(3, river="S4 B6", hands={ANN: "B2", BEN: "A8", CAT: "F7"})
    table.play_card(BEN, "A8")
    table.play_card(CAT, "F7")
    other = reopened(table, BEN)
    assert other["pending"] == [ANN, CAT]
    assert other["chosen"] == [None, "A8", None]
    assert other["hands"] == table.hidden["hands"]


def test_reopened_answers_and_rotten_choices():
    table = last_draw(3)
    table.play("draw", by=BEN, answer="yes")
    assert reopened(table, ANN)["answers"] == [None, None, None]
    table = laid_down({ANN: "F13 F1 F3 F4", BEN: "S13 S2 S3 B13 B2 B3", CAT: "A13 A1"}, seats=3)
    table.rot(BEN, "S2")
    table.rot(BEN, "B3")
    other = reopened(table, ANN)
    assert other["pending"] == [ANN, BEN]
    assert other["cancelled"] == [{}, {}, {"apple": "A1"}], "what left no choice stays settled"


@pytest.mark.parametrize("actions", ACTIONS)
def test_whoever_has_not_answered_is_asked_the_same(actions):
    for table in sittings(actions):
        for seat in table.pending:
            copy = table.match.state.copy()
            GAME.reopen(copy, seat)
            mask = np.zeros(len(GAME.actions), np.uint8)
            GAME.legal(copy, seat, mask)
            assert [GAME.actions[int(number)] for number in np.flatnonzero(mask)] == table.match.legal(seat)
