"""The board in a terminal: what a seat may see is there, and nothing else."""

import re

import pytest
from tests.games.sitting import play_at_random
from tests.games.terminal import NAMES

from .table import ANN, BEN, CARDS, CAT, FRUITOPLAY, laid_down, new_match, sitting

FRUIT = {"S": ("Strawberry", "Fraise"), "B": ("Banana", "Banane"), "F": ("Fig", "Figue"), "A": ("Apple", "Pomme")}


def named(card: str, language: str = "en") -> str:
    return f"{FRUIT[card[0]][language == 'fr']} {card[1:]}"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_is_named_even_where_there_is_little_room(seats):
    for actions in (0, 1, 20, 29, 33, 60, None):
        table = play_at_random(new_match(seats, 3), 3, actions=actions)
        for language in ("en", "fr"):
            text = table.drawn(None, language, width=40)
            assert all(name in text for name in NAMES[:seats])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_river_target_and_own_hand_are_shown_and_no_other_hand(language):
    table = new_match(3, 4)
    text = table.drawn(ANN, language, width=200)
    view = table.match.view(ANN)
    for card in (*view["river"], view["target"], *view["hand"]):
        assert re.search(rf"{named(card, language)}(?!\d)", text)
    for card in view["unseen"]:
        assert not re.search(rf"{named(card, language)}(?!\d)", text)
    spectator = table.drawn(None, language, width=200)
    assert not any(re.search(rf"{named(card, language)}(?!\d)", spectator) for card in view["hand"])


def test_the_last_trick_tells_who_won_and_how():
    table = sitting(3, river="S4 B6", hands={ANN: "B2", BEN: "A8", CAT: "F7"})
    table.commit("B2", "A8", "F7")
    assert f"{NAMES[ANN]} wins with the target’s fruit" in table.drawn(BEN)
    table = sitting(2, river="S4 F10", hands={ANN: "F8", BEN: "F12"})
    table.commit("F8", "F12")
    assert "nobody wins" in table.drawn(BEN)


def test_who_has_chosen_is_marked_and_what_is_not():
    table = sitting(3, river="S4 B6", hands={ANN: "B2"})
    table.play_card(ANN, "B2")
    text = table.drawn(BEN)
    assert f"✓ {NAMES[ANN]}" in text
    assert f"▸ {NAMES[BEN]}" in text
    assert "Banana 2 " not in text


def test_choices_of_a_rotten_card_come_with_their_points():
    table = laid_down({ANN: "S13 S2 S3 F1 F3 F4"})
    text = table.drawn(ANN)
    assert "Cancel Strawberry 3: the round makes 6 points" in text
    assert "Cancel Strawberry 2: the round makes 3 points" in text
    assert "Cancel" not in table.drawn(BEN)


def test_all_cards_have_a_name_in_both_languages():
    for language in ("en", "fr"):
        texts = FRUITOPLAY.texts(language)
        assert [texts(f"card-{card}") for card in CARDS] == [named(card, language) for card in CARDS]
