"""Bots whose thoughts take place in WebAssembly: their memory lies there, and nothing is copied while they think."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from verger.bots import Network, Thinking
from verger.bots.thought import RECORDS, Memory
from verger.bots.tuning import tuning
from verger.engine import Game

from .exports import dtypes
from .instance import BrokeOff, Instance

WAYS = ("with a tree", "with sequential halving")


class Minds:
    """How a lifted game's bots think: every thought in a copy of the rules of its own, lent again when it is over."""

    def __init__(self, game: Game, make: Callable[[], Instance]) -> None:
        self._game = game
        self._make = make
        self._idle: list[Instance] = []
        self._lent: set[Instance] = set()
        """Held here too, or the garbage collector could end a copy together with the thought that gives it back."""

    def __call__(self, halves: bool) -> Thinking:
        name = self._game.name
        if halves != bool(tuning(name).rounds):
            raise ValueError(f"the bots of {name} were lifted {WAYS[not halves]}, and not {WAYS[halves]}")
        mind = Mind(self._game, self._lend(), self._take_back)
        return Thinking(mind.memory, mind.begin, mind.think, mind.answer)

    def _lend(self) -> Instance:
        try:
            rules = self._idle.pop()
        except IndexError:
            rules = self._make()
        self._lent.add(rules)
        return rules

    def _take_back(self, rules: Instance, broken: bool) -> None:
        self._lent.discard(rules)
        if not broken:
            self._idle.append(rules)


class Mind:
    """One thought's copy of the rules."""

    def __init__(self, game: Game, rules: Instance, give_back: Callable[[Instance, bool], None]) -> None:
        self._game = game
        self._rules = rules
        self._give_back = give_back
        self._where: list[int] = []
        self._broken = False

    def __del__(self) -> None:
        self._give_back(self._rules, self._broken)

    def memory(self, edges: int, network: Network | None = None) -> Memory:
        """Memory of the rules' own, as arrays that can be written to from here."""
        own, words = dtypes(self._game), -(-len(self._game.actions) // 8)
        parts: list[tuple[np.dtype[Any], int]] = [
            (own["thought"], 1),
            (own["record"], RECORDS),
            (own["edge"], 1 + edges),
            (np.dtype(np.uint8), 8 * words),
            (np.dtype(np.float32), len(network.weights) if network else 1),
            (np.dtype(np.float32), network.cells if network else 1),
        ]
        starts = self._rules.reserve([dtype.itemsize * count for dtype, count in parts])
        rows = zip(parts, starts, strict=True)
        thought, states, tree, mask, weights, cells = (
            self._rules.array(*part, start, owner=self) for part, start in rows
        )
        if network:
            weights[:] = network.weights
        first, *arrays = starts
        lengths = [count for _, count in parts[1:]]
        each = [number for pair in zip(arrays, lengths, strict=True) for number in pair]
        self._where = [first, *each[:6], arrays[2], words, *each[6:]]
        scratch = mask, mask.view(np.uint64), weights, cells
        return Memory(thought.view(np.recarray)[0], states.view(np.recarray), tree, *scratch)

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
