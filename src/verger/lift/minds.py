"""Bots whose thoughts take place in WebAssembly: their memory lies there, and nothing is copied while they think."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from verger.bots import Thinking
from verger.bots.thought import EDGE, RECORDS, Memory, layout
from verger.engine import Game

from .instance import Instance


def minds(game: Game, instance: Callable[[], Instance], onward: int) -> Thinking:
    """How a lifted game's bots think: every thought in a copy of the rules of its own."""
    if bool(onward) != bool(game.onward):
        raise ValueError(f"the bots of {game.name} were lifted with {game.onward} rounds onward, and not with {onward}")
    mind = Mind(game, instance())
    return Thinking(mind.memory, mind.begin, mind.think, mind.answer)


class Mind:
    """One thought's copy of the rules."""

    def __init__(self, game: Game, rules: Instance) -> None:
        self._game = game
        self._rules = rules
        self._where: list[int] = []

    def memory(self, edges: int) -> Memory:
        """Memory of the rules' own, as arrays that can be written to from here."""
        words = -(-len(self._game.actions) // 8)
        parts: list[tuple[np.dtype[Any], int]] = [
            (layout(self._game), 1),
            (self._game.dtype, RECORDS),
            (EDGE, 1 + edges),
            (np.dtype(np.uint8), 8 * words),
        ]
        starts = self._rules.reserve([dtype.itemsize * count for dtype, count in parts])
        rows = zip(parts, starts, strict=True)
        thought, states, tree, mask = (self._rules.array(dtype, count, start) for (dtype, count), start in rows)
        first, second, third, fourth = starts
        self._where = [first, second, RECORDS, third, 1 + edges, fourth, 8 * words, fourth, words]
        return Memory(thought.view(np.recarray)[0], states.view(np.recarray), tree, mask, mask.view(np.uint64))

    def begin(self, *arguments: Any) -> None:
        self._rules.enter("begin", *self._where, *arguments[-2:])

    def think(self, *arguments: Any) -> int:
        done: int = self._rules.enter("think", *self._where, *arguments[-2:])
        return done

    def answer(self, *_: Any) -> None:
        self._rules.enter("answer", *self._where)


def of(game: Game, instance: Callable[[], Instance]) -> Callable[[int], Thinking]:
    return partial(minds, game, instance)
