"""The board in a terminal: whatever the position and the width, what a seat may see is there and nothing else."""

import io
import re

import pytest
from rich.console import Console
from tests.games.sitting import play_at_random

from .table import ANN, BEN, CARDS, CAT, FRUITOPLAY, Sitting, laid_down, new_match, sitting

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay"]
FRUIT = {"S": ("Strawberry", "Fraise"), "B": ("Banana", "Banane"), "F": ("Fig", "Figue"), "A": ("Apple", "Pomme")}


def drawn(table: Sitting, seat: int | None, language: str = "en", width: int = 200) -> str:
    console = Console(width=width, record=True, file=io.StringIO())
    assert FRUITOPLAY.game.terminal is not None
    console.print(FRUITOPLAY.game.terminal(table.match.view(seat), seat, NAMES[: table.seats], language))
    return console.export_text()


def named(card: str, language: str = "en") -> str:
    return f"{FRUIT[card[0]][language == 'fr']} {card[1:]}"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("actions", [0, 1, 20, 29, 33, 60, 1000])
def test_every_position_can_be_drawn_at_any_width(seats, actions, language):
    table = play_at_random(new_match(seats, 3), 3, actions=actions)
    for seat in (None, 0, seats - 1):
        for width in (40, 80, 200):
            text = drawn(table, seat, language, width)
            assert all(name in text for name in NAMES[:seats])
            assert "{" not in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_river_target_and_own_hand_are_shown_and_no_other_hand(language):
    table = new_match(3, 4)
    text = drawn(table, ANN, language)
    view = table.match.view(ANN)
    for card in (*view["river"], view["target"], *view["hand"]):
        assert re.search(rf"{named(card, language)}(?!\d)", text)
    for card in view["unseen"]:
        assert not re.search(rf"{named(card, language)}(?!\d)", text)
    spectator = drawn(table, None, language)
    assert not any(re.search(rf"{named(card, language)}(?!\d)", spectator) for card in view["hand"])


def test_the_last_trick_tells_who_won_and_how():
    table = sitting(3, river="S4 B6", hands={ANN: "B2", BEN: "A8", CAT: "F7"})
    table.commit("B2", "A8", "F7")
    assert "Ann wins with the target’s fruit" in drawn(table, BEN)
    table = sitting(2, river="S4 F10", hands={ANN: "F8", BEN: "F12"})
    table.commit("F8", "F12")
    assert "nobody wins" in drawn(table, BEN)


def test_who_has_chosen_is_marked_and_what_is_not():
    table = sitting(3, river="S4 B6", hands={ANN: "B2"})
    table.play_card(ANN, "B2")
    text = drawn(table, BEN)
    assert "✓ Ann" in text
    assert "▸ Ben" in text
    assert "Banana 2 " not in text


def test_choices_of_a_rotten_card_come_with_their_points():
    table = laid_down({ANN: "S13 S2 S3 F1 F3 F4"})
    text = drawn(table, ANN)
    assert "Cancel Strawberry 3: the round makes 6 points" in text
    assert "Cancel Strawberry 2: the round makes 3 points" in text
    assert "Cancel" not in drawn(table, BEN)


def test_all_cards_have_a_name_in_both_languages():
    for language in ("en", "fr"):
        texts = FRUITOPLAY.game.texts(language)
        assert [texts(f"card-{card}") for card in CARDS] == [named(card, language) for card in CARDS]
