"""What is drawn fits the terminal, at any width and in both languages."""

import random
from collections.abc import Iterator

import pytest
from rich.console import Console
from tests.engine.toy import game as pips

import verger
from verger.cli.scene import Scene
from verger.drawing import marks
from verger.match import Match

WIDTHS = (80, 120)


def rendered(shown: object, width: int) -> list[str]:
    console = Console(width=width, force_terminal=False)
    with console.capture() as capture:
        console.print(shown)
    return capture.get().splitlines()


def moments(seats: int) -> Iterator[Match]:
    """A random match, now and then, until it is over."""
    match, dice = verger.game("finca").new(seats=seats, seed=seats), random.Random(seats)
    while not match.over:
        if len(match.actions) % 20 == 0:
            yield match
        seat = match.pending[0]
        match.play(seat, dice.choice(match.legal(seat)))
    yield match


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_board_and_choices_fit_the_width(language: str, seats: int) -> None:
    for match in moments(seats):
        scene = Scene(match, language)
        for width in WIDTHS:
            lines = rendered(scene.board(None), width)
            for seat in match.pending:
                lines += rendered(scene.choices(match.choices(seat)), width)
            if match.over:
                lines += rendered(scene.result(), width)
            assert max(map(len, lines)) <= width
            assert not any("…" in line.replace("… ", "") for line in lines)


def test_the_board_shows_every_farmer_every_village_and_every_stock() -> None:
    match = verger.game("finca").new([{"name": "Ann"}, {"name": "Ben"}], seed=1)
    for _ in range(10):
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[len(match.actions)])
    lines = rendered(Scene(match, "en").board(0), 80)
    wheel = "\n".join(lines[:8])
    assert (wheel.count("A"), wheel.count("B")) == (5, 5)
    for village in ("Alcudia", "Artà", "Santanyí"):
        assert any(line.startswith(village) for line in lines)
    supply = next(line for line in lines if line.startswith("Supply"))
    assert sum(map(int, supply.split()[1:7])) == 6 * 18 - 10


def test_each_seat_has_a_letter_of_its_own() -> None:
    assert marks(["Ann", "Ben"]) == ("A", "B")
    assert marks(["Player 1", "Player 2", "Aina", "Àngels"]) == ("P", "L", "A", "À")
    assert marks(["1", "2", "3", "4"]) == ("A", "B", "C", "D")
    assert len(set(marks(["Aa", "Aa", "Aa", "Aa"]))) == 4


def test_a_game_without_a_board_is_shown_as_a_tree() -> None:
    match = pips.new(seats=2, seed=1)
    lines = rendered(Scene(match, "en").board(0), 80)
    assert any("hand: " in line for line in lines)
    assert any("pile: " in line for line in lines)


def test_a_game_without_previews_tells_whole_sentences() -> None:
    match = pips.new([{"name": "Ann"}, {"name": "Ben"}], seed=1)
    scene = Scene(match, "en")
    assert "Ann chooses a card." in scene.preview(match.choices(0)[0])


def test_many_choices_of_a_kind_are_one_line() -> None:
    match = verger.game("finca").new(seats=2, seed=1)
    while len(match.actions) < 10:
        match.play(match.pending[0], len(match.actions))
    choices = match.choices(match.pending[0])
    assert sum(choice.action.kind == "gust" for choice in choices) == 60
    lines = rendered(Scene(match, "en").choices(choices), 120)
    assert ["one of 60; type “gust” to see them all" in line for line in lines].count(True) == 1
    assert len(lines) < 10


def test_what_cannot_be_taken_back_says_so() -> None:
    for match in moments(2):
        for seat in match.pending:
            for choice in match.choices(seat):
                assert ("cannot be taken back" in Scene(match, "en").preview(choice)) is choice.reveals
