"""The board in a terminal: everything a player decides by can be read from it, at any width and in both languages."""

import pytest
from rich.console import Console
from tests.games.sitting import play_at_random

from .table import FFF, Sitting, new_match, player, sitting

NAMES = ["Ana", "Bea", "Carla", "Dídac", "Esteve", "Fina", "Gil", "Hugo", "Ida", "Jan", "Kim", "Lea"]


def drawn(table: Sitting, seat: int | None = 0, language: str = "en", width: int = 120) -> str:
    view = table.match.view(seat)
    console = Console(width=width, force_terminal=False)
    with console.capture() as capture:
        assert FFF.game.terminal is not None
        console.print(FFF.game.terminal(view, seat, NAMES[: view["seats"]], language))
    return capture.get()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120, 200])
@pytest.mark.parametrize("seats", [2, 5, 7, 12])
def test_it_is_drawn_at_any_time(seats, width, language):
    for actions in (0, 12, 60):
        table = play_at_random(new_match(seats, actions), seed=actions, actions=actions)
        for seat in (None, seats - 1):
            lines = drawn(table, seat, language, width).splitlines()
            assert max(map(len, lines)) <= width


def test_it_shows_prices_houses_ways_and_players():
    table = sitting(player("HB", "2FI", fetishes="A", tokens="swap"), player("m4"), at={"H12": 5}, prices="100FE")
    text = drawn(table)
    for word in ("Turn 1 of at most 80", "3 points", "Faltige Fritzi", "fen ← → fis", "1fen@80", "2fis 2/7", "w1:1",
                 "HB n1 c1 n5 m2 s4", "swap", "150", "▸● Ana"):  # fmt: skip
        assert word in text, word


def test_a_table_of_ones_own_and_those_elsewhere():
    text = drawn(new_match(7, 1), seat=0)
    assert "Table 1" in text
    assert "Table 2" not in text
    assert "elsewhere: Bea, Dídac, Fina" in text


def test_all_tables_after_the_end():
    table = sitting(player("w1"), player("m4"), turns=79)
    table.stop()
    assert "Ana" in drawn(table, None)
