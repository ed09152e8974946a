"""Bots whose thoughts take place in WebAssembly: their memory lies there, and nothing is copied while they think."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from verger.bots import Thinking
from verger.bots.thought import RECORDS, Memory
from verger.engine import Game

from .exports import dtypes
from .instance import BrokeOff, Instance


class Minds:
    """How a lifted game's bots think: every thought in a copy of the rules of its own, lent again when it is over."""

    def __init__(self, game: Game, make: Callable[[], Instance]) -> None:
        self._game = game
        self._make = make
        self._idle: list[Instance] = []

    def __call__(self, onward: int) -> Thinking:
        if bool(onward) != bool(self._game.onward):
            name, lifted = self._game.name, self._game.onward
            raise ValueError(f"the bots of {name} were lifted with {lifted} rounds onward, and not with {onward}")
        try:
            rules = self._idle.pop()
        except IndexError:
            rules = self._make()
        mind = Mind(self._game, rules, self._idle)
        return Thinking(mind.memory, mind.begin, mind.think, mind.answer)


class Mind:
    """One thought's copy of the rules."""

    def __init__(self, game: Game, rules: Instance, idle: list[Instance]) -> None:
        self._game = game
        self._rules = rules
        self._idle = idle
        self._where: list[int] = []
        self._broken = False

    def __del__(self) -> None:
        if not self._broken:
            self._idle.append(self._rules)

    def memory(self, edges: int) -> Memory:
        """Memory of the rules' own, as arrays that can be written to from here."""
        own, words = dtypes(self._game), -(-len(self._game.actions) // 8)
        parts: list[tuple[np.dtype[Any], int]] = [
            (own["thought"], 1),
            (own["record"], RECORDS),
            (own["edge"], 1 + edges),
            (np.dtype(np.uint8), 8 * words),
        ]
        starts = self._rules.reserve([dtype.itemsize * count for dtype, count in parts])
        rows = zip(parts, starts, strict=True)
        thought, states, tree, mask = (self._rules.array(*part, start, owner=self) for part, start in rows)
        first, second, third, fourth = starts
        self._where = [first, second, RECORDS, third, 1 + edges, fourth, 8 * words, fourth, words]
        return Memory(thought.view(np.recarray)[0], states.view(np.recarray), tree, mask, mask.view(np.uint64))

    def begin(self, *arguments: Any) -> None:
        self._enter("begin", *arguments[-2:])

    def think(self, *arguments: Any) -> int:
        done: int = self._enter("think", *arguments[-2:])
        return done

    def answer(self, *_: Any) -> None:
        self._enter("answer")

    def _enter(self, name: str, *arguments: Any) -> Any:
        try:
            return self._rules.enter(name, *self._where, *arguments)
        except BrokeOff:
            self._broken = True
            raise
