"""What the numbers of an observation are: `python -m verger.envs.layouts` writes the tables of docs/observations.md."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass

from verger.engine import Game, registry

TITLE = """# Observations

What the acting seat knows, as numbers: `Batch` hands them out as `observation`, a row of 32-bit floats a game. Counts
are divided so that 1 is much, shares and flags go from 0 to 1; only points can fall below 0. Seats come in turn order
from the one that acts; places of seats that are not there stay 0. Written by `python -m verger.envs.layouts`.
"""


@dataclass(frozen=True)
class Part:
    """Some neighbouring numbers of an observation."""

    name: str
    first: int
    count: int
    size: int
    meaning: str

    @property
    def end(self) -> int:
        return self.first + self.count * self.size


def parts(game: Game) -> Iterator[Part]:
    """What an observation is made of, in order: as the module says in which the game's `observe` is written."""
    first = 0
    for name, count, size, meaning in sys.modules[game.observe.__module__].OBSERVED:
        part = Part(name, first, count, size, meaning)
        yield part
        first = part.end


def table(game: Game) -> str:
    lines = ["| from | to | part | numbers | meaning |", "| ---: | ---: | --- | --- | --- |"]
    for part in parts(game):
        numbers = f"{part.count} × {part.size}" if part.count > 1 else str(part.size)
        lines.append(f"| {part.first} | {part.end - 1} | {part.name} | {numbers} | {part.meaning} |")
    return "\n".join(lines)


def document() -> str:
    found = [registry.find(name) for name in registry.names()]
    tables = [f"## {game.texts('en')('name')}: {game.observation} numbers\n\n{table(game)}\n" for game in found]
    return "\n".join([TITLE, *tables])


if __name__ == "__main__":
    print(document(), end="")
