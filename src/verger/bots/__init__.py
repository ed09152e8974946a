"""Players that are no people. They know the engine only, and of a match only what their seat may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from verger.engine import Game

from .search import SearchBot
from .simple import HeuristicBot, RandomBot
from .thought import Bot, Candidate, Thought

__all__ = [
    "LEVELS",
    "Bot",
    "Candidate",
    "HeuristicBot",
    "Level",
    "RandomBot",
    "SearchBot",
    "Thought",
    "level",
    "named",
    "prepare",
]


@dataclass(frozen=True)
class Level:
    """A strength a person can choose."""

    number: int
    bot: Bot


LEVELS: tuple[Level, ...] = (
    Level(1, HeuristicBot(slips=50)),  # looks one turn ahead, but every second decision is any that is legal
    Level(2, HeuristicBot(slips=15)),  # the same with fewer slips
    Level(3, SearchBot(seconds=3.0, iterations=200)),  # two hundred imagined games
    Level(4, SearchBot(seconds=3.0, iterations=2_000)),
    Level(5, SearchBot(seconds=0.8)),  # as many as fit into the time: some ten thousand
    Level(6, SearchBot(seconds=2.5)),  # the strongest
)


COMPILED = ("heuristic", "search")
"""The kinds of bot that have something to compile."""


def prepare(game: Game, report: Callable[[int, int], None]) -> None:
    """Compile a game's rules and what the bots make of them, or load them from the cache, reporting progress."""
    parts = 0

    def rules_report(done: int, total: int) -> None:
        nonlocal parts
        parts = total
        report(done, total + len(COMPILED))

    game.prepare(rules_report)
    state = game.deal(min(game.seats), seed=0)
    seat = int(state.pending).bit_length() - 1
    for done, name in enumerate(COMPILED, 1):
        named(name, seconds=0.0).think(game, state, seat, seed=0)
        report(parts + done, parts + len(COMPILED))


def level(number: int) -> Bot:
    """The bot of a level, from 1."""
    for one in LEVELS:
        if one.number == number:
            return one.bot
    raise ValueError(f"level must be a number from 1 to {len(LEVELS)}, not {number!r}")


def named(name: str, seconds: float = 1.0) -> Bot:
    """A bot by its kind: random, heuristic or search (with so many seconds a decision)."""
    kinds: dict[str, Bot] = {
        "random": RandomBot(),
        "heuristic": HeuristicBot(),
        "search": SearchBot(seconds=seconds),
    }
    if name not in kinds:
        raise ValueError(f"a bot is one of {', '.join(kinds)}, not {name!r}")
    return kinds[name]
