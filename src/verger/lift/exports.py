"""What a file of rules offers: one line a function."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, NamedTuple

import numba
from numba import types

from verger.engine import Game

NUMBER, SEED = types.int64, types.uint64
RECORD, RECORDS = "record", "records"  # of the game's own dtype
MASK, WORDS, NUMBERS, SEEDS = types.uint8[::1], types.uint64[::1], types.int64[::1], types.uint64[::1]
ROW, ROWS = types.int32[::1], types.int32[:, ::1]


class Export(NamedTuple):
    """A function by its name: where a game has it, the types of its arguments, and those that it writes."""

    name: str
    of: Callable[[Game], Any]
    arguments: tuple[Any, ...]
    written: tuple[str, ...]

    def types(self, game: Game) -> tuple[types.Type, ...]:
        """The arguments' types for a game's own record."""
        record = numba.from_dtype(game.dtype)
        own = {RECORD: record, RECORDS: record[::1]}
        return tuple(own[kind] if isinstance(kind, str) else kind for kind in self.arguments)

    def names(self, game: Game) -> tuple[str, ...]:
        return tuple(inspect.signature(self.of(game).py_func).parameters)


EXPORTS: tuple[Export, ...] = (
    Export("setup", lambda game: game.setup, (RECORD, NUMBERS, SEED), ("s",)),
    Export("step", lambda game: game.loops.step, (RECORD, NUMBER, NUMBER), ("s",)),
    Export("choices", lambda game: game.loops.choices, (RECORD, NUMBER, MASK, WORDS), ("mask",)),
    Export("previews", lambda game: game.loops.previews, (RECORDS, NUMBER, NUMBERS), ("copies",)),
    Export("refusal", lambda game: game.refusal, (RECORD, NUMBER, NUMBER), ()),
    Export("refusals", lambda game: game.loops.refusals, (RECORD, NUMBER, NUMBERS), ("rules",)),
    Export("redeal", lambda game: game.redeal, (RECORD, NUMBER, SEED), ("s",)),
    Export("replay", lambda game: game.loops.replay, (RECORD, *[NUMBERS] * 4), ("s", "pending", "reveals")),
    Export("standing", lambda game: game.standing, (RECORD, ROW, ROW), ("places", "points")),
    Export("curve", lambda game: game.loops.curve, (RECORD, NUMBERS, NUMBERS, ROW, ROWS), ("s", "places", "points")),
    Export("faults", lambda game: game.faults, (RECORD,), ()),
    Export(
        "playouts",
        lambda game: game.loops.playouts,
        (RECORDS, NUMBERS, SEEDS, MASK, WORDS, NUMBER, ROWS, ROWS, NUMBERS),
        ("states", "places", "points", "steps"),
    ),
)
