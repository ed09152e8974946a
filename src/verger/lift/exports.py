"""What a file of rules offers: one line a function."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import types

from verger.bots import thinking
from verger.bots.thought import EDGE, layout
from verger.engine import Game
from verger.engine.compiled import python

NUMBER, SEED = types.int64, types.uint64
MASK, WORDS, NUMBERS, SEEDS = types.uint8[::1], types.uint64[::1], types.int64[::1], types.uint64[::1]
FLOATS = types.float32[::1]
ROW, ROWS, EVENTS, NOTES = types.int32[::1], types.int32[:, ::1], types.int16[:, ::1], types.int64[:, ::1]
RECORD, RECORDS, THOUGHT, EDGES = "record", "record[]", "thought", "edge[]"  # of a game's own dtypes
MEMORY = (THOUGHT, RECORDS, EDGES, MASK, WORDS, FLOATS, FLOATS)  # of a bot


class Export(NamedTuple):
    """A function by its name: where a game has it, the types of its arguments, and those that it writes."""

    name: str
    of: Callable[[Game], Any]
    arguments: tuple[Any, ...]
    written: tuple[str, ...] = ()

    def names(self, game: Game) -> tuple[str, ...]:
        return tuple(inspect.signature(python(self.of(game))).parameters)

    def types(self, game: Game) -> tuple[types.Type, ...]:
        """The arguments' types for a game's own records."""
        return tuple(own_type(game, kind) if isinstance(kind, str) else kind for kind in self.arguments)


@cache
def own_type(game: Game, kind: str) -> types.Type:
    record = numba.from_dtype(dtypes(game)[kind.removesuffix("[]")])
    return record[::1] if kind.endswith("[]") else record


@cache
def dtypes(game: Game) -> dict[str, np.dtype[np.void]]:
    """A game's records: of a position, of a bot's thought, and of a choice in its tree."""
    return {"record": game.dtype, "thought": layout(game), "edge": EDGE}


def _thinking(name: str) -> Callable[[Game], Any]:
    return lambda game: getattr(thinking(game), name)


EXPORTS: tuple[Export, ...] = (
    Export("setup", attrgetter("setup"), (RECORD, NUMBERS, SEED), ("s",)),
    Export("step", attrgetter("loops.step"), (RECORD, NUMBER, NUMBER), ("s",)),
    Export("choices", attrgetter("loops.choices"), (RECORD, NUMBER, MASK, WORDS), ("mask",)),
    Export("previews", attrgetter("loops.previews"), (RECORDS, NUMBER, NUMBERS), ("copies",)),
    Export("refusal", attrgetter("refusal"), (RECORD, NUMBER, NUMBER)),
    Export("refusals", attrgetter("loops.refusals"), (RECORD, NUMBER, NUMBERS), ("rules",)),
    Export("redeal", attrgetter("redeal"), (RECORD, NUMBER, SEED), ("s",)),
    Export("known", attrgetter("loops.known"), (RECORD, NUMBER, RECORDS), ("out",)),
    Export("told", attrgetter("loops.told"), (RECORD, NUMBER, EVENTS), ("out",)),
    Export("saw", attrgetter("loops.saw"), (RECORD, NUMBER, NUMBER)),
    Export("show", attrgetter("show"), (RECORD, NUMBER, ROW, RECORDS), ("tape",)),
    Export("replay", attrgetter("loops.replay"), (RECORD, NUMBERS, NUMBERS, NOTES), ("s", "notes")),
    Export("reach", attrgetter("loops.reach"), (NUMBER, *[NUMBERS] * 4, NUMBER, NUMBER)),
    Export("unmoved", attrgetter("loops.unmoved"), (NUMBER, NUMBER, *[NUMBERS] * 4)),
    Export("standing", attrgetter("standing"), (RECORD, ROW, ROW), ("places", "points")),
    Export("parts", attrgetter("parts"), (RECORD, NUMBER, ROW), ("out",)),
    Export("curve", attrgetter("loops.curve"), (RECORD, NUMBERS, NUMBERS, ROW, ROWS), ("s", "places", "points")),
    Export("faults", attrgetter("faults"), (RECORD,)),
    Export("begin", _thinking("begin"), (*MEMORY, NUMBER, SEED), ("t", "states", "edges")),
    Export("think", _thinking("think"), (*MEMORY, NUMBER, NUMBER), ("t", "states", "edges")),
    Export("answer", _thinking("answer"), MEMORY, ("t",)),
    Export(
        "playouts",
        attrgetter("loops.playouts"),
        (RECORDS, NUMBERS, SEEDS, MASK, WORDS, NUMBER, ROWS, ROWS, NUMBERS),
        ("states", "places", "points", "steps"),
    ),
)
