"""Games of the heuristic, kept: what each decision looked like, what it thought of every action, and what came of it.

Most of an observation is zero, and few actions are legal: kept is what is there, in a few hundred bytes a decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from .network import drawn
from .settings import Settings
from .tables import Tables

HELD_OUT = 10
"""One game in so many is never learned from."""

NEVER = -np.inf


class Sparse(NamedTuple):
    """Rows of which only some columns are there, one after another: where each row ends, its columns and values."""

    ends: np.ndarray
    columns: np.ndarray
    values: np.ndarray

    def rows(self, which: np.ndarray, width: int, otherwise: float = 0.0) -> np.ndarray:
        """Some of the rows in full."""
        first = np.where(which > 0, self.ends[which - 1], 0)
        lengths = self.ends[which] - first
        places = np.repeat(first - (np.cumsum(lengths) - lengths), lengths) + np.arange(lengths.sum())
        found = np.full((len(which), width), otherwise, np.float32)
        found[np.repeat(np.arange(len(which)), lengths), self.columns[places]] = self.values[places]
        return found

    def parts(self) -> list[tuple[np.ndarray, np.ndarray]]:
        """The columns and values of each row, as `sparse` takes them."""
        columns, values = (np.split(part, self.ends[:-1]) for part in (self.columns, self.values))
        return list(zip(columns, values, strict=True))


def sparse(rows: Sequence[tuple[np.ndarray, np.ndarray]]) -> Sparse:
    columns, values = (np.concatenate(part) for part in zip(*rows, strict=True))
    ends = np.cumsum([len(one) for one, _ in rows])
    return Sparse(ends, columns.astype(np.uint16), values.astype(np.float16))


def joined(parts: Sequence[Sparse]) -> Sparse:
    before = np.cumsum([0, *(part.ends[-1] for part in parts[:-1])])
    ends = np.concatenate([part.ends + more for part, more in zip(parts, before, strict=True)])
    return Sparse(ends, *(np.concatenate([part[k] for part in parts]) for k in (1, 2)))


@dataclass(frozen=True)
class Examples:
    """Decisions, a row each."""

    observation: Sparse
    opinions: Sparse  # of the legal actions: how much less than the best one
    seats: np.ndarray  # at the table
    game: np.ndarray  # its number
    target: np.ndarray  # (2, seats): shares of the win and points that came of it, in turn order

    def __len__(self) -> int:
        return len(self.game)

    def split(self) -> tuple[np.ndarray, np.ndarray]:
        """The rows to learn from, and those that are held out."""
        held_out = self.game % HELD_OUT == 0
        return np.flatnonzero(~held_out), np.flatnonzero(held_out)


class Shelf:
    """A folder of examples: one file after another, so that what is written stays."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def files(self) -> list[Path]:
        return sorted(self.folder.glob("*.npz"))

    def add(self, found: Examples) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{len(self.files()):05}.npz"
        parts = {f"{name}.{key}": value for name in ("observation", "opinions")
                 for key, value in getattr(found, name)._asdict().items()}  # fmt: skip
        half = path.with_suffix(".half")
        with half.open("wb") as file:
            np.savez_compressed(file, **parts, seats=found.seats, game=found.game, target=found.target)
        half.replace(path)

    def read(self) -> Examples | None:
        """All that there is."""
        files = [dict(np.load(path)) for path in self.files()]
        if not files:
            return None
        observation, opinions = (
            joined([Sparse(*(file[f"{name}.{key}"] for key in Sparse._fields)) for file in files])
            for name in ("observation", "opinions")
        )
        seats, game, target = (np.concatenate([file[key] for file in files]) for key in ("seats", "game", "target"))
        return Examples(observation, opinions, seats, game, target)

    def games(self) -> int:
        """How many games have been kept, or begun to be."""
        return max((int(np.load(path)["game"].max()) + 1 for path in self.files()), default=0)


class Noted(NamedTuple):
    """A decision whose game is not over yet."""

    observation: tuple[np.ndarray, np.ndarray]
    opinions: tuple[np.ndarray, np.ndarray]
    seat: int


class Recorder:
    """The heuristic at all tables: it draws from what it likes and at times plays anything, so that games differ."""

    def __init__(self, tables: Tables, settings: Settings, shelf: Shelf) -> None:
        self.tables, self.settings, self.shelf = tables, settings, shelf
        self.open: list[list[Noted]] = [[] for _ in range(tables.count)]
        self.games = shelf.games()
        self.closed: list[tuple[Noted, int, int, np.ndarray]] = []

    def play(self, generator: torch.Generator) -> tuple[int, int]:
        """Some steps at every table; how many decisions and games have been kept."""
        before, games = len(self.closed), self.games
        for _ in range(self.settings.steps):
            tables = self.tables
            opinions = tables.opinions(torch.ones_like(tables.done), generator)
            opinions -= opinions.amax(1, keepdim=True)
            self._note(opinions)
            liked = drawn(opinions / self.settings.warmth, generator)
            anything = drawn(tables.mask.float().log(), generator)
            strays = torch.rand(tables.count, generator=generator, device=tables.device) < self.settings.stray
            over = tables.step(torch.where(strays, anything, liked))
            for row in over.nonzero()[:, 0].tolist():
                self._close(row)
        return len(self.closed) - before, self.games - games

    def _note(self, opinions: Tensor) -> None:
        tables = self.tables
        told = opinions.cpu().numpy()
        for row in (tables.mask.sum(1) > 1).nonzero()[:, 0].tolist():
            seen = tables.observation[row].cpu().numpy()
            there, legal = np.flatnonzero(seen), np.flatnonzero(told[row] > NEVER)
            self.open[row].append(Noted((there, seen[there]), (legal, told[row, legal]), int(tables.seat[row])))

    def _close(self, row: int) -> None:
        """A game has ended: now it is known what came of its decisions."""
        seats = int(self.tables.seating.seats[row])
        outcome = self.tables.outcome[row].cpu().numpy() / np.array([[1.0], [self.settings.points]])
        for noted in self.open[row]:
            target = outcome.astype(np.float16)
            target[:, :seats] = np.roll(target[:, :seats], -noted.seat, 1)
            self.closed.append((noted, seats, self.games, target))
        self.open[row] = []
        self.games += 1

    def save(self) -> None:
        """Put on the shelf whatever is over."""
        if self.closed:
            noted, seats, games, targets = zip(*self.closed, strict=True)
            observation, opinions = sparse([one.observation for one in noted]), sparse([one.opinions for one in noted])
            told = np.array(seats, np.uint8), np.array(games, np.int32), np.stack(targets)
            self.shelf.add(Examples(observation, opinions, *told))
            self.closed = []

    # --- Leaving and coming back -------------------------------------------------------------------------------------

    def saved(self) -> dict[str, Any]:
        """The games under way, of which all is known but how they end."""
        rows = [row for row, noted in enumerate(self.open) for _ in noted]
        noted = [one for row in self.open for one in row]
        told: dict[str, Any] = {"rows": rows, "seats": [one.seat for one in noted]}
        told |= {"games": self.games, "files": len(self.shelf.files())}
        for name in ("observation", "opinions") if noted else ():
            told[name] = [torch.from_numpy(part) for part in sparse([getattr(one, name) for one in noted])]
        return told

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on there; what has been put on the shelf since will be once more."""
        self.games = saved["games"]
        for late in self.shelf.files()[saved["files"] :]:
            late.unlink()
        if saved["rows"]:
            parts = (Sparse(*(part.numpy() for part in saved[name])).parts() for name in ("observation", "opinions"))
            for row, *noted in zip(saved["rows"], *parts, saved["seats"], strict=True):
                self.open[row].append(Noted(*noted))
