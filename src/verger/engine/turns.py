"""Processes that want the same machine code take turns: one compiles it, the others wait and load it."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from numba.core import caching

WAITING = 600.0
"""Seconds after which nobody waits any longer for what another process makes: then it is compiled twice."""


class Turn:
    """Whose turn it is to compile for a folder. The lock is SQLite's: it goes with its process, however that ends.

    A rule calls rules of its own folder or of fewer sources, never the other way round: no two wait for each other.
    """

    def __init__(self, folder: Path) -> None:
        self._file = folder / "turn.lock"
        self._lock: sqlite3.Connection | None = None

    @property
    def is_ours(self) -> bool:
        return self._lock is not None

    def take(self) -> None:
        if not self.is_ours:
            with suppress(sqlite3.Error):  # where nothing can be kept, nobody need wait for anybody
                self._lock = sqlite3.connect(self._file, WAITING, isolation_level=None, check_same_thread=False)
                self._lock.execute("PRAGMA journal_mode = OFF")
                self._lock.execute("BEGIN EXCLUSIVE")

    def end(self) -> None:
        if self._lock is not None:
            with closing(self._lock):
                self._lock = None


class InTurn:
    """A dispatcher that compiles only when it is its process's turn, which ends when it is done."""

    turn: Turn

    def compile(self, signature: Any) -> Any:
        begun = self.turn.is_ours
        try:
            return super().compile(signature)  # type: ignore[misc]
        finally:
            if not begun:
                self.turn.end()


class SharedCache(caching.FunctionCache):  # type: ignore[misc]
    """Numba's cache; what is not in it may be in the making."""

    turn: Turn

    def load_overload(self, signature: Any, target: Any) -> Any:
        found = self._kept(signature, target)
        if found is None and not self.turn.is_ours:
            self.turn.take()
            found = self._kept(signature, target)
        return found

    def save_overload(self, signature: Any, data: Any) -> None:
        with suppress(OSError):  # where nothing can be kept it is compiled again
            super().save_overload(signature, data)

    def _kept(self, signature: Any, target: Any) -> Any:
        with suppress(OSError):
            return super().load_overload(signature, target)
        return None
