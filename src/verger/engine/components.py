"""Components are data: a TOML file beside the rules, checked on load, whose hash is the game's edition.

The owner of a box who finds another value printed there puts a corrected copy named `<game>.toml` into a folder and
points `VERGER_COMPONENTS` at it: that is another edition, and matches say which one they were played with.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

PROVENANCES = ("rulebook", "published", "reconstructed")


class ComponentsError(ValueError):
    """A components file that cannot be played: names the file, the key, the value found and the value expected."""


class Components:
    """A components file, read with checks: every getter says where and what was expected when it fails."""

    def __init__(self, path: Path, data: dict[str, Any], edition: str) -> None:
        self.path = path
        self.data = data
        self.edition = edition

    @classmethod
    def load(cls, game: str, folder: Path) -> Components:
        """The components of a game: from `VERGER_COMPONENTS` if that folder has them, else the game's own."""
        path = folder / "components.toml"
        override = os.environ.get("VERGER_COMPONENTS")
        if override and not Path(override).is_dir():
            raise ComponentsError(f"VERGER_COMPONENTS: there is no folder {override}")
        if override and (Path(override) / f"{game}.toml").exists():
            path = Path(override) / f"{game}.toml"
        return cls.read(path)

    @classmethod
    def read(cls, path: Path) -> Components:
        try:
            raw = path.read_bytes()
            data = tomllib.loads(raw.decode("utf-8"))
        except OSError as error:
            raise ComponentsError(f"{path}: cannot be read ({error.strerror})") from error
        except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise ComponentsError(f"{path}: is not a TOML file ({error})") from error
        return cls(path, data, hashlib.sha256(raw.replace(b"\r\n", b"\n")).hexdigest()[:16])

    def fail(self, key: str, found: Any, expected: str) -> ComponentsError:
        return ComponentsError(f"{self.path}: {key} is {found!r}, expected {expected}")

    def check(self, key: str, found: Any, expected: Any) -> None:
        """Hold a value against the one that must be there."""
        if found != expected:
            raise self.fail(key, found, repr(expected))

    def get(self, key: str) -> Any:
        """The value at a dotted key."""
        value: Any = self.data
        for part in key.split("."):
            if not isinstance(value, dict) or part not in value:
                raise ComponentsError(f"{self.path}: {key} is missing")
            value = value[part]
        return value

    def number(self, key: str, low: int, high: int) -> int:
        return self.within(key, self.get(key), low, high)

    def numbers(self, key: str, count: int, low: int, high: int) -> list[int]:
        """A list of `count` numbers, each from low to high."""
        values = self._list(key, count)
        return [self.within(f"{key}[{i}]", value, low, high) for i, value in enumerate(values)]

    def keys(self, key: str, count: int, allowed: Sequence[str] | None = None) -> list[str]:
        """A list of `count` words, of those allowed if any are named."""
        values = self._list(key, count)
        for i, value in enumerate(values):
            if not isinstance(value, str) or (allowed is not None and value not in allowed):
                raise self.fail(f"{key}[{i}]", value, f"one of {', '.join(allowed)}" if allowed else "a word")
        return values

    def rows(self, key: str, count: int, **columns: type) -> Iterator[tuple[str, dict[str, Any]]]:
        """The tables of a list, each with its place (`key[3]`), its columns checked and a known provenance."""
        for i, row in enumerate(self._list(key, count)):
            place = f"{key}[{i}]"
            if not isinstance(row, dict):
                raise self.fail(place, row, "a table")
            surplus = row.keys() - columns.keys() - {"provenance"}
            if surplus:
                column = min(surplus)
                raise self.fail(f"{place}.{column}", row[column], f"no such key (known: {', '.join(columns)})")
            for column, kind in columns.items():
                if type(row.get(column)) is not kind:
                    raise self.fail(f"{place}.{column}", row.get(column), f"a value of type {kind.__name__}")
            if row.get("provenance") not in PROVENANCES:
                raise self.fail(f"{place}.provenance", row.get("provenance"), f"one of {', '.join(PROVENANCES)}")
            yield place, row

    def table(self, key: str, count: int, **columns: type) -> Table:
        """The same, to be asked for what its columns hold."""
        return Table(self, self.rows(key, count, **columns))

    def names(self, tables: Sequence[tuple[str, Mapping[str, Any]]], key: str) -> tuple[str, ...]:
        """The names that tables of a list go by, no two alike."""
        names: list[str] = []
        for place, row in tables:
            if row[key] in names:
                raise self.fail(f"{place}.{key}", row[key], "a name that no other has")
            names.append(row[key])
        return tuple(names)

    def _list(self, key: str, count: int) -> list[Any]:
        values = self.get(key)
        if not isinstance(values, list) or len(values) != count:
            found = f"a list of {len(values)}" if isinstance(values, list) else values
            raise self.fail(key, found, f"a list of {count}")
        return values

    def within(self, key: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.fail(key, value, f"a whole number from {low} to {high}")
        return value


class Table(list[tuple[str, dict[str, Any]]]):
    """The tables of a list, column by column."""

    def __init__(self, box: Components, rows: Iterable[tuple[str, dict[str, Any]]]) -> None:
        super().__init__(rows)
        self.box = box

    def names(self, column: str) -> tuple[str, ...]:
        """Words, no two alike."""
        return self.box.names(self, column)

    def numbers(self, column: str, low: int, high: int) -> np.ndarray:
        """Numbers, each from low to high."""
        found = [self.box.within(f"{place}.{column}", row[column], low, high) for place, row in self]
        return np.array(found, np.int16)

    def places(self, column: str, keys: Sequence[str]) -> np.ndarray:
        """Words by their places among the keys."""
        for place, row in self:
            if row[column] not in keys:
                raise self.box.fail(f"{place}.{column}", row[column], f"one of {', '.join(keys)}")
        return np.array([keys.index(row[column]) for _, row in self], np.int16)

    def amounts(self, column: str, keys: Sequence[str], high: int, what: str) -> np.ndarray:
        """Tables of how many there are of some of the keys, of one at least: a row for each, a column for each key."""
        for place, row in self:
            if not row[column]:
                raise self.box.fail(f"{place}.{column}", row[column], f"at least one {what}")
            for key, amount in row[column].items():
                if key not in keys:
                    raise self.box.fail(f"{place}.{column}.{key}", amount, f"one of {', '.join(keys)}")
                self.box.within(f"{place}.{column}.{key}", amount, 1, high)
        return np.array([[row[column].get(key, 0) for key in keys] for _, row in self], np.int16)
