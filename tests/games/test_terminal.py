"""The board in a terminal: it can be drawn at any time, at any width and in both languages."""

from itertools import cycle

from tests.engine.support import EVERYTHING_TESTED, Table, positions
from tests.games.folders import each_table
from tests.games.terminal import NAMES, drawn

import verger

WIDTHS = (40, 60, 80, 120, 200) if EVERYTHING_TESTED else (40, 80, 200)
MOMENTS = 4 if EVERYTHING_TESTED else 2
ROOMY = 80


@each_table()
def test_it_is_drawn_at_any_time(name, seats, options):
    languages = cycle(["en", "fr"])
    table = Table(verger.game(name), seats, tuple(options.items()))
    for state, seat in zip(positions(table, seed=3, count=MOMENTS), cycle([None, 0, seats - 1]), strict=False):
        for width in WIDTHS:
            text = drawn(table.game, state, seat, next(languages), width)
            assert max(map(len, text.splitlines())) <= width
            assert "{" not in text
            if width >= ROOMY:
                assert all(player in text for player in NAMES[:seats])
