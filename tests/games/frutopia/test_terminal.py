"""The board in a terminal: everything a player decides by can be read from it, at any width and in both languages."""

import pytest
from rich.console import Console
from tests.games.sitting import play_at_random

from .table import FRUTOPIA, RED, Sitting, new_match, ready_match, sitting

NAMES = ["Ana", "Bea", "Carla", "Dídac"]


def drawn(table: Sitting, seat: int | None = RED, language: str = "en", width: int = 120) -> str:
    view = table.view
    console = Console(width=width, force_terminal=False)
    with console.capture() as capture:
        assert FRUTOPIA.game.terminal is not None
        console.print(FRUTOPIA.game.terminal(view, seat, NAMES[: view["seats"]], language))
    return capture.get()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120, 200])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_drawn_at_any_time(seats, width, language):
    for actions in (0, 1, 40, 150, 10_000):
        table = play_at_random(new_match(seats, actions, factory=seats == 3), seed=actions, actions=actions)
        for seat in (None, seats - 1):
            lines = drawn(table, seat, language, width).splitlines()
            assert max(map(len, lines)) <= width


def test_it_shows_islands_boats_rows_and_piles():
    table = sitting(
        island=". A O01 B . / L ba . li H / F . CA3 . C / K or PL2 PL2 I / ma E J D po".replace("O01", "V01"),
        stock={"banana": 3, "lime": 2}, rows={3: "CA3 SH1", 4: "PL2"},
    )  # fmt: skip
    text = drawn(table)
    for word in ("Round 1", "6 steps to the cross", "CA3", "PL2", "●ba", "ba3 li2", "3ba 2li = 4 ✓", "a milkshake"):
        assert word in text, word
    assert "SH1 →" in text
    assert "8 steps" not in text


def test_it_shows_the_factory_only_where_there_is_one():
    assert "V1" not in drawn(ready_match(2, 1))
    text = drawn(ready_match(2, 1, factory=True))
    assert "S → V1" in text
    assert "circle 1 of the start vat ×2" in text
