"""What a file of rules offers: one line a function."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, NamedTuple

import numba
from numba import types

from verger.bots import thinking
from verger.bots.thought import EDGE, layout
from verger.engine import Game

NUMBER, SEED = types.int64, types.uint64
RECORD, RECORDS, THOUGHT, EDGES = "record", "records", "thought", "edges"  # of the game's own dtypes
MASK, WORDS, NUMBERS, SEEDS = types.uint8[::1], types.uint64[::1], types.int64[::1], types.uint64[::1]
ROW, ROWS, EVENTS, NOTES = types.int32[::1], types.int32[:, ::1], types.int16[:, ::1], types.int64[:, ::1]

MEMORY = (THOUGHT, RECORDS, EDGES, MASK, WORDS)  # of a bot


class Export(NamedTuple):
    """A function by its name: where a game has it, the types of its arguments, and those that it writes."""

    name: str
    of: Callable[[Game], Any]
    arguments: tuple[Any, ...]
    written: tuple[str, ...]

    def types(self, game: Game) -> tuple[types.Type, ...]:
        """The arguments' types for a game's own record."""
        record = numba.from_dtype(game.dtype)
        thought, edge = numba.from_dtype(layout(game)), numba.from_dtype(EDGE)
        own = {RECORD: record, RECORDS: record[::1], THOUGHT: thought, EDGES: edge[::1]}
        return tuple(own[kind] if isinstance(kind, str) else kind for kind in self.arguments)

    def names(self, game: Game) -> tuple[str, ...]:
        return tuple(inspect.signature(python(self.of(game))).parameters)


def python(function: Any) -> Any:
    """The function that was compiled; interpreted it is the same one."""
    return getattr(function, "py_func", function)


EXPORTS: tuple[Export, ...] = (
    Export("setup", lambda game: game.setup, (RECORD, NUMBERS, SEED), ("s",)),
    Export("step", lambda game: game.loops.step, (RECORD, NUMBER, NUMBER), ("s",)),
    Export("choices", lambda game: game.loops.choices, (RECORD, NUMBER, MASK, WORDS), ("mask",)),
    Export("previews", lambda game: game.loops.previews, (RECORDS, NUMBER, NUMBERS), ("copies",)),
    Export("refusal", lambda game: game.refusal, (RECORD, NUMBER, NUMBER), ()),
    Export("refusals", lambda game: game.loops.refusals, (RECORD, NUMBER, NUMBERS), ("rules",)),
    Export("redeal", lambda game: game.redeal, (RECORD, NUMBER, SEED), ("s",)),
    Export("known", lambda game: game.loops.known, (RECORD, NUMBER, RECORDS), ("out",)),
    Export("told", lambda game: game.loops.told, (RECORD, NUMBER, EVENTS), ("out",)),
    Export("saw", lambda game: game.loops.saw, (RECORD, NUMBER, NUMBER), ()),
    Export("replay", lambda game: game.loops.replay, (RECORD, NUMBERS, NUMBERS, NOTES), ("s", "notes")),
    Export("reach", lambda game: game.loops.reach, (NUMBER, *[NUMBERS] * 4, NUMBER), ()),
    Export("unmoved", lambda game: game.loops.unmoved, (NUMBER, NUMBER, *[NUMBERS] * 4), ()),
    Export("standing", lambda game: game.standing, (RECORD, ROW, ROW), ("places", "points")),
    Export("curve", lambda game: game.loops.curve, (RECORD, NUMBERS, NUMBERS, ROW, ROWS), ("s", "places", "points")),
    Export("show", lambda game: game.show, (RECORD, NUMBER, ROW, RECORDS), ("tape",)),
    Export("parts", lambda game: game.parts, (RECORD, NUMBER, ROW), ("out",)),
    Export("begin", lambda game: thinking(game).begin, (*MEMORY, NUMBER, SEED), ("t", "states", "edges")),
    Export("think", lambda game: thinking(game).think, (*MEMORY, NUMBER, NUMBER), ("t", "states", "edges")),
    Export("answer", lambda game: thinking(game).answer, MEMORY, ("t",)),
    Export("faults", lambda game: game.faults, (RECORD,), ()),
    Export(
        "playouts",
        lambda game: game.loops.playouts,
        (RECORDS, NUMBERS, SEEDS, MASK, WORDS, NUMBER, ROWS, ROWS, NUMBERS),
        ("states", "places", "points", "steps"),
    ),
)
