"""The ladder of a game's bots: rated over all numbers of seats, and kept in a file that can be gone on with.

Ratings are OpenSkill's (Plackett and Luce), which know games of many players; a bot that sat on several seats of a game
is placed by their mean.
"""

from __future__ import annotations

import csv
import io
import json
import math
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from verger.engine import Game

from .arena import NORMAL_95, Entrant, Score, Sitting, Tally, derived, tournament

COLUMNS = ("place", "bot", "rating", "low", "high", "games", "win_rate", "win_low", "win_high", "points", "ms")
SUFFIXES = (".csv", ".md")


class LadderError(ValueError):
    """A file that is no ladder, or one of something else."""


@dataclass(frozen=True)
class Played:
    """A game of the ladder, seat by seat."""

    bots: tuple[str, ...]
    seed: int
    places: tuple[int, ...]
    shares: tuple[float, ...]  # of the victory
    points: tuple[int, ...]
    seconds: tuple[float, ...]
    actions: tuple[int, ...]

    @property
    def key(self) -> tuple[Any, ...]:
        """Who played which deal."""
        return self.seed, self.bots


@dataclass(kw_only=True)
class Rung(Score):
    """A bot on the ladder: its score, and its rating with the interval that holds it in 19 of 20 cases."""

    name: str
    rating: float = 0.0
    low: float = 0.0
    high: float = 0.0


@dataclass
class Ladder:
    """All that has been played on it, from the first game; the rungs follow from that."""

    played: list[Played] = field(default_factory=list)

    def rungs(self) -> list[Rung]:
        """The bots, best first."""
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        ratings: dict[str, Any] = {}
        rungs: dict[str, Rung] = {}
        for played in self.played:
            names = sorted(set(played.bots))
            for name in names:
                rungs.setdefault(name, Rung(name=name)).add(held(played, name), played)
                ratings.setdefault(name, model.rating(name=name))
            if len(names) > 1:
                ranks = [mean_place(played, name) for name in names]
                for name, (rated,) in zip(names, model.rate([[ratings[name]] for name in names], ranks), strict=True):
                    ratings[name] = rated
        for name, rung in rungs.items():
            rung.rating = ratings[name].mu
            reach = NORMAL_95 * ratings[name].sigma
            rung.low, rung.high = rung.rating - reach, rung.rating + reach
        return sorted(rungs.values(), key=lambda rung: (-rung.rating, rung.name))


def held(played: Played, name: str) -> list[int]:
    """The seats of a bot."""
    return [seat for seat, bot in enumerate(played.bots) if bot == name]


def mean_place(played: Played, name: str) -> float:
    places = [played.places[seat] for seat in held(played, name)]
    return sum(places) / len(places)


# --- What is played --------------------------------------------------------------------------------------------------


def schedule(entrants: int, counts: Sequence[int], games: int, seed: int) -> list[Sitting]:
    """At least so many games: whole deals, each played from every seat by those who have played least so far.

    The numbers of seats take turns. Who wants more games plays these, and more.
    """
    if entrants < 2:
        raise ValueError("a ladder needs two bots or more")
    sittings: list[Sitting] = []
    sat: Counter[int] = Counter()
    for deal in count():
        if len(sittings) >= games:
            break
        number = derived(seed, deal)
        line = line_up(entrants, counts[deal % len(counts)], sat, random.Random(number))
        sat.update(line * len(line))
        sittings += [Sitting(number, line[turn:] + line[:turn]) for turn in range(len(line))]
    return sittings


def line_up(entrants: int, seats: int, sat: Counter[int], dice: random.Random) -> tuple[int, ...]:
    """Who sits in a deal: those who have sat least; with seats to spare they sit in turns."""
    order = sorted(range(entrants), key=lambda one: (sat[one], dice.random()))
    line = [order[seat % entrants] for seat in range(seats)]
    dice.shuffle(line)
    return tuple(line)


def climb(
    game: Game, entrants: Sequence[Entrant], sittings: Iterable[Sitting], jobs: int, options: Mapping[str, Any]
) -> Iterator[Played]:
    """Play these games, and tell of each in order."""
    names = [entrant.name for entrant in entrants]
    for tally in tournament(game, entrants, list(sittings), jobs, options):
        yield remembered(names, tally)


def remembered(names: Sequence[str], tally: Tally) -> Played:
    bots = tuple(names[entrant] for entrant in tally.sitting.seats)
    return Played(
        bots,
        tally.sitting.seed,
        tuple(tally.places),
        tuple(tally.shares),
        tuple(tally.points),
        tuple(round(seconds, 4) for seconds in tally.seconds),
        tuple(tally.actions),
    )


# --- The file --------------------------------------------------------------------------------------------------------


class Notebook:
    """A ladder's file: what game it is of, then a line for every game played, written as soon as it is over."""

    def __init__(self, path: Path, game: Game, options: Mapping[str, Any]) -> None:
        self._path = path
        self._head = {
            "ladder": game.name,
            "edition": game.edition,
            "rules_version": game.rules_version,
            "options": dict(options),
        }

    def open(self) -> Ladder:
        """What is in it; a file that is not there yet is begun. A last line that breaks off is struck out."""
        if not self._path.exists():
            self._path.write_text(json.dumps(self._head) + "\n", encoding="utf-8")
            return Ladder()
        text = self._path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        head, *lines = whole.splitlines() or [""]
        self._check(head)
        if whole != text:
            self._path.write_text(whole, encoding="utf-8")
        return Ladder([self._read(number, line) for number, line in enumerate(lines, 2)])

    def add(self, played: Played) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(played.__dict__) + "\n")

    def _check(self, head: str) -> None:
        try:
            found = json.loads(head)
        except ValueError:
            found = None
        if not isinstance(found, dict) or "ladder" not in found:
            raise LadderError(f"{self._path}: this is not the file of a ladder")
        for key, value in self._head.items():
            if found.get(key) != value:
                raise LadderError(f"{self._path}: {key} is {found.get(key)!r} there and {value!r} here")

    def _read(self, number: int, line: str) -> Played:
        try:
            found: dict[str, Any] = json.loads(line)
            rows = {key: tuple(value) for key, value in found.items() if key != "seed"}
            return Played(seed=int(found["seed"]), **rows)
        except (TypeError, ValueError, AttributeError, KeyError) as error:
            raise LadderError(f"{self._path}: line {number} is not a game of a ladder") from error


# --- The table -------------------------------------------------------------------------------------------------------


def rows(rungs: Sequence[Rung]) -> list[tuple[str | int | float, ...]]:
    """A row for every rung, as COLUMNS name them."""
    return [
        (
            place,
            rung.name,
            round(rung.rating, 2),
            round(rung.low, 2),
            round(rung.high, 2),
            rung.games,
            round(rung.rate, 4),
            *(round(end, 4) for end in rung.interval),
            round(rung.mean_points, 2),
            round(1000 * rung.seconds_an_action, 2),
        )
        for place, rung in enumerate(rungs, 1)
    ]


def write(path: Path, rungs: Sequence[Rung]) -> None:
    """The table with its intervals: commas where the file's name ends in .csv, Markdown where it ends in .md."""
    path.write_text(as_csv(rungs) if path.suffix == ".csv" else as_markdown(rungs), encoding="utf-8")


def as_csv(rungs: Sequence[Rung]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([COLUMNS, *rows(rungs)])
    return text.getvalue()


def as_markdown(rungs: Sequence[Rung]) -> str:
    lines = [COLUMNS, tuple("---" if name == "bot" else "--:" for name in COLUMNS), *rows(rungs)]
    return "".join(f"| {' | '.join(str(cell).replace('|', chr(92) + '|') for cell in line)} |\n" for line in lines)


def bar(rung: Rung, rungs: Sequence[Rung], width: int) -> str:
    """A rung drawn: its interval as a line, its rating as a dot on it, on a scale that holds all rungs."""
    low, high = min(one.low for one in rungs), max(one.high for one in rungs)

    def at(value: float) -> int:
        return math.floor((value - low) / max(1e-9, high - low) * (width - 1))

    drawn = ["─" if at(rung.low) <= i <= at(rung.high) else " " for i in range(width)]
    drawn[at(rung.rating)] = "●"
    return "".join(drawn)
