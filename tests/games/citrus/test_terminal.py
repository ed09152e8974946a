"""The board in a terminal: everything a player decides by can be read from it, at any width and in both languages."""

import pytest
from rich.console import Console
from tests.games.sitting import play_at_random

from .table import ANA, BEA, CITRUS, NOBODY, Sitting, new_match, sitting

NAMES = ["Ana", "Bea", "Carla", "Dídac", "Esteve"]


def drawn(table: Sitting, seat: int | None = ANA, language: str = "en", width: int = 120) -> str:
    view = table.match.view(seat)
    console = Console(width=width, force_terminal=False)
    with console.capture() as capture:
        assert CITRUS.game.terminal is not None
        console.print(CITRUS.game.terminal(view, seat, NAMES[: view["seats"]], language))
    return capture.get()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120, 200])
@pytest.mark.parametrize("seats", [2, 5])
def test_it_is_drawn_at_any_time(seats, width, language):
    for actions in (0, 1, 40, 150, 10_000):
        table = play_at_random(new_match(seats, actions), seed=actions, actions=actions)
        for seat in (None, seats - 1):
            lines = drawn(table, seat, language, width).splitlines()
            assert max(map(len, lines)) <= width


def test_it_shows_board_market_and_standings():
    table = sitting(
        plants={ANA: "le e4+ d4", BEA: "or f5", NOBODY: "bl e3"}, landscape={"f4": "cart"}, money=[3, 9],
        tiles={ANA: "bridge horse4", BEA: "horse2 horse3"}, market="le or+ bl li gr le or bl li gr le or",
    )  # fmt: skip
    text = drawn(table)
    for word in (
        "le+",
        "[A]",
        "(E)",
        "##",
        "ca",
        "10/5",
        "or+ gr li",
        "12 tiles on the market",
        "br×1",
        "h4×1",
        "2 tiles of horses",
    ):
        assert word in text, word
    assert "h2×1" not in text, "others' horses lie face down"


def test_it_shows_what_is_due_and_in_hand():
    table = sitting(market="le . . or . . . bl . . li li")
    table.buy(1)
    text = drawn(table)
    assert "waits for a lot" in text
    assert "Your hand: le or bl li" in text


def test_both_boards_have_their_size():
    assert " o" in drawn(new_match(2, 1)).splitlines()[2]
    assert " o" not in drawn(new_match(2, 1, board="short")).splitlines()[2]
