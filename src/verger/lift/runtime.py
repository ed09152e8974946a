"""A game's rules in WebAssembly, called from Python: nothing is compiled, and the records are NumPy's as ever.

What a function reads is copied into the rules' own memory, and what it writes is copied back. Every thread has a copy
of the rules of its own, made when it first calls, and every thought of a bot.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

from verger.engine import Eyes, Game, State
from verger.engine.game import number_of
from verger.engine.loops import Loops
from verger.engine.records import of_bytes
from verger.match import Box

from . import FOLDER
from .editions import pokes
from .exports import EXPORTS
from .instance import BrokeOff, Instance
from .minds import Minds
from .modules import module

GAMES_OWN = ("setup", "refusal", "standing", "faults", "redeal", "show", "parts")


def folder_of(game: Game) -> Path:
    """Where a game's file of rules lies: beside its corrected components, or here."""
    override = Path(os.environ.get("VERGER_COMPONENTS", FOLDER))
    return override if (override / f"{game.name}.wasm").exists() else FOLDER


def has_file(game: Game) -> bool:
    return (folder_of(game) / f"{game.name}.wasm").exists()


@cache
def rules(game: Game) -> Rules:
    """A game's rules in WebAssembly."""
    return Rules(game, folder_of(game))


@cache
def lifted(game: Box) -> Box:
    """The same game, its rules run in WebAssembly, its bots' thoughts as well; itself, if they are already."""
    if game.minds is not None:
        return game
    found = rules(game)
    own: dict[str, Any] = {name: found[name] for name in GAMES_OWN}
    changed = replace(game, **own, minds=Minds(game, found.instance))
    quicker = {name: getattr(found, name) for name in ("played", "witnessed", "known", "told")}
    changed.__dict__.update(loops=found.loops(), **quicker)
    return changed


class Rules:
    """The functions of a game's file by name, each taking what the compiled one takes."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game = game
        self._pokes = pokes(game, json.loads((folder / f"{game.name}.json").read_text()))
        self._module = module((folder / f"{game.name}.wasm").read_bytes())
        self._local = threading.local()
        self._named = game.events.named
        self._functions = {export.name: self._function(export.name) for export in EXPORTS}
        self.played: Callable[[bytes, int, int], tuple[bytes, Sequence[int]] | None]
        self.played = partial(self._here, Instance.played)
        """See `Game.played`: the same, without arrays in between."""

    def __getitem__(self, name: str) -> Callable[..., Any]:
        return self._functions[name]

    def loops(self) -> Loops:
        """A game's loops, without those that only measure."""
        return Loops(**{name: self._functions.get(name) for name in Loops._fields})

    def witnessed(self, record: bytes, eyes: int | None, ears: Eyes) -> tuple[bytes, list[dict[str, Any]]]:
        """See `Game.witnessed`: the same, without arrays in between."""
        known, events = self._here(Instance.witnessed, record, number_of(eyes), number_of(ears))
        return known, list(map(self._named, events))

    def known(self, s: State, eyes: int | None) -> State:
        """See `Game.known`: the same, without arrays in between."""
        return of_bytes(s.dtype, self._here(Instance.known, s.tobytes(), number_of(eyes)))

    def told(self, s: State, eyes: Eyes) -> list[dict[str, Any]]:
        """See `Game.told`: the same, without arrays in between."""
        events = self._here(Instance.told, s.tobytes(), number_of(eyes))
        return list(map(self._named, events))

    def instance(self) -> Instance:
        """A copy of the rules for one thread."""
        made = Instance(self._module, self.game)
        for address, data in self._pokes:
            made.memory[address : address + len(data)] = data
        return made

    def _function(self, name: str) -> Callable[..., Any]:
        return lambda *arguments: self._here(Instance.call, name, *arguments)

    def _here(self, method: Callable[..., Any], *arguments: Any) -> Any:
        """Have this thread's copy of the rules do something."""
        local = self._local
        try:
            here = local.instance
        except AttributeError:
            here = local.instance = self.instance()
        try:
            return method(here, *arguments)
        except BrokeOff:
            del local.instance
            raise
