"""Players that are no people. They know the engine only, and of a match only what their seat may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from verger.engine import Game
from verger.engine.play import LONGEST
from verger.engine.records import last_pending

from .mind import Thinking, thinking
from .networks import Network, NoNetwork, network_for
from .players import HeuristicBot, LevelBot, NetworkBot, Player, RandomBot, SearchBot
from .thought import Bot, Candidate, Thought

__all__ = [
    "ADVISER",
    "LEVELS",
    "LOOKS",
    "ROLLOUT_LEVELS",
    "Bot",
    "Candidate",
    "HeuristicBot",
    "Level",
    "LevelBot",
    "Network",
    "NetworkBot",
    "NoNetwork",
    "Player",
    "RandomBot",
    "SearchBot",
    "Thinking",
    "Thought",
    "level",
    "named",
    "network_for",
    "prepare",
    "thinking",
]


@dataclass(frozen=True)
class Level:
    """A strength a person can choose."""

    number: int
    bot: LevelBot


ROLLOUT_LEVELS: tuple[Player, ...] = (
    HeuristicBot(slips=50),  # looks one turn ahead, but every second decision is any that is legal
    HeuristicBot(slips=15),  # the same with fewer slips
    SearchBot(seconds=3.0, iterations=200),  # two hundred imagined games
    SearchBot(seconds=3.0, iterations=2_000),
    SearchBot(seconds=0.8),  # as many as fit into the time: some ten thousand
    SearchBot(seconds=2.5),  # the strongest
)
"""The levels without a network: anchors in the arena, and stand-ins where a table has none."""

LEVELS: tuple[Level, ...] = tuple(
    Level(number, LevelBot(number=number, without=bot)) for number, bot in enumerate(ROLLOUT_LEVELS, 1)
)

ADVISER = LEVELS[-1].number
"""The level that gives hints: the strongest."""

LOOKS = 20
"""At an action, before a hint says its chance to win: with fewer it is hardly more than chance."""


def prepare(game: Game, report: Callable[[int, int], None]) -> None:
    """Compile a game's rules and its bots' thoughts, or load them from the cache, reporting progress."""
    rules = thinking(game)
    where = rules.memory(1)
    parts = (
        lambda seat: rules.begin(*where, seat, np.uint64(0)),
        lambda seat: rules.think(*where, 0, 0),
        lambda seat: rules.answer(*where),
    )
    before = 0

    def rules_report(done: int, total: int) -> None:
        nonlocal before
        before = total
        report(done, total + len(parts))

    game.prepare(rules_report)
    state = game.deal(min(game.seats), seed=0)
    seat = last_pending(state)
    where.states[0] = game.known(state, seat)
    for done, part in enumerate(parts, 1):
        part(seat)
        report(before + done, before + len(parts))


def level(number: int) -> Player:
    """The bot of a level, from 1."""
    for one in LEVELS:
        if one.number == number:
            return one.bot
    raise ValueError(f"level must be a number from 1 to {len(LEVELS)}, not {number!r}")


def named(name: str, seconds: float = 1.0) -> Player:
    """A bot by its kind: random, heuristic, search, plain or network (with so many seconds a decision, or `search:400`
    with so many iterations), or rollout-1 to rollout-6, the levels without a network. `plain` is the search that knows
    nothing of the game: its rollouts are random, and go to the end.
    """
    kinds: dict[str, Player] = {
        "random": RandomBot(),
        "heuristic": HeuristicBot(),
        "search": SearchBot(seconds=seconds),
        "plain": SearchBot(seconds=seconds, depth=LONGEST, width=1, rounds=0),
        "network": NetworkBot(seconds=seconds),
        **{f"rollout-{number}": bot for number, bot in enumerate(ROLLOUT_LEVELS, 1)},
    }
    kind, colon, iterations = name.partition(":")
    found = kinds.get(kind)
    if isinstance(found, SearchBot | NetworkBot) and iterations.isdecimal() and int(iterations):
        return replace(found, seconds=None, iterations=int(iterations))
    if found is None or colon:
        raise ValueError(f"a bot is one of {', '.join(kinds)}, search:N, plain:N or network:N, not {name!r}")
    return found
