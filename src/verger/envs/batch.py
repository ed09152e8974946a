"""Many games at once for who trains or searches: `Batch`, on all cores or on a GPU."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from .arrays import Array, ArrayError, Layout, Outcome, Turn, on_host

LONGEST = 100_000
"""Actions after which a game is given up, unless somebody wants another limit."""

SEED = np.dtype(np.uint64)


class Batch:
    """`count` games of one kind, played side by side.

    batch = Batch("finca", seats=2, count=1024)
    turn = batch.reset(seeds=7)
    turn = batch.step(actions)  # one for each game, by its acting seat

    `turn` is always the same `Turn`, its arrays written over in place. A caller who wants them in memory of its own
    gives some or all as `arrays`, by their names: NumPy's, or anybody's who lends by DLPack. A finished game is
    followed by another at once, dealt from a seed that follows from its own; the same seeds and actions lead to
    the same bits on any number of threads, and on a GPU.

    Where several seats may act, `pending` has a bit for each, and `seat` is the lowest of them: its observation and
    mask are handed out, its action is played next. What it knows does not depend on answers that lie face down.

    A game is given up after `limit` actions. `threads` is how many share the work, all cores by default; on a GPU, how
    many whole games are played at once: as many as it has room for, though fewer can be quicker where games are short.
    """

    turn: Turn
    layout: Layout
    seeds: Array  # of the games under way
    lengths: Array  # actions played in them
    states: Any  # their records, on cores
    memory: Array  # the same on a GPU, word by word
    _is_dealt = False

    def __new__(cls, game: Any, seats: int, count: int, device: str = "cpu", *more: Any, **named: Any) -> Batch:
        if cls is not Batch:
            return super().__new__(cls)
        if count < 1:
            raise ValueError(f"a batch has one game at least, not {count}")
        kind, _, number = device.partition(":")
        if kind == "cuda" and (number.isdigit() or not number):
            from .cuda import CudaBatch

            return super().__new__(CudaBatch)
        if device == "cpu":
            from .cores import CoreBatch

            return super().__new__(CoreBatch)
        raise ValueError(f"device must be 'cpu', 'cuda' or a numbered one like 'cuda:1', not {device!r}")

    def __init__(
        self,
        game: Any,
        seats: int,
        count: int,
        device: str = "cpu",
        options: Mapping[str, Any] | None = None,
        *,
        arrays: Mapping[str, Array] | None = None,
        limit: int = LONGEST,
        threads: int | None = None,
    ) -> None:
        raise NotImplementedError

    def reset(self, seeds: Any = 0) -> Turn:
        """Deal every game anew: from one seed each, or from so many that follow a number."""
        raise NotImplementedError

    def place(self, positions: Array, seeds: Any = None) -> Turn:
        """Put a position into every game: records of the game's own type, none of which is over.

        Chance and the games that follow go by `seeds` from then on, as `reset` takes them; else by those there are.
        """
        raise NotImplementedError

    def step(self, actions: Array | None = None) -> Turn:
        """Play an action in every game; where none are given, any legal one: those of `sample`."""
        raise NotImplementedError

    def sample(self) -> Array:
        """Any legal action of every game, for its acting seat: chance is the game's seed and how many actions it has
        had, so that the same are thrown on every device, however often they are asked for.
        """
        raise NotImplementedError

    def playouts(self, seeds: Any) -> Outcome:
        """Deal a game from every seed and play it with random actions to its end; the batch's own games stand still."""
        raise NotImplementedError

    def rollouts(self, seeds: Any, positions: Array | None = None, eyes: Any = None) -> Outcome:
        """Play on with random actions from positions in which all that some eyes cannot know is dealt anew.

        Row `i` goes on from position `i`, or where there are fewer from the first on again; the batch's own games if
        none are given. `eyes` are a seat each or one for all, the acting seats by default; -2 deals nothing anew.
        """
        raise NotImplementedError

    def opinions(self, rows: Array, actions: Array, seeds: Any = 0) -> Array:
        """What the heuristic makes of actions: of `actions[k]` in game `rows[k]`, the more the better.

        Legal actions only. `seeds` are one for each game of the batch, or so many that follow a number; its bot has
        the same opinions with the same seed.
        """
        raise NotImplementedError

    def worths(self, seats: Array) -> Array:
        """What every game is worth to one of its seats, from 0 to 1, in the game's own quick opinion."""
        raise NotImplementedError

    def _check_dealt(self) -> None:
        if not self._is_dealt:
            raise ValueError("no game has been dealt yet: reset() or place() comes first")


def seeds_of(seeds: Any, count: int | None = None) -> np.ndarray:
    """Seeds of 64 bits: those given, or `count` that follow a number."""
    if isinstance(seeds, int | np.integer):
        return np.uint64(int(seeds) % 2**64) + np.arange(count or 1, dtype=SEED)
    found = on_host("seeds", seeds) if hasattr(seeds, "__dlpack__") else np.asarray(seeds)
    if found.dtype.kind not in "iu" or found.ndim != 1:
        raise ValueError(f"seeds must be a row of integers, not {found.dtype} of shape {found.shape}")
    if count is not None and len(found) != count:
        raise ValueError(f"there must be {count} seeds, not {len(found)}")
    return found.astype(SEED)


def check_any(name: str, found: Any) -> None:
    """Games go through these round and round, so that there must be some."""
    if not len(found):
        raise ArrayError(f"{name} must be one at least")
