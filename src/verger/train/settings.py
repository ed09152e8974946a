"""How a network learns: what can be set, and the recipe of each game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from .facts import Facts, SettingError

RECIPES = Path(__file__).with_name("recipes.toml")


class Phase(StrEnum):
    """What is done at a time: games of the heuristic are kept; the network does as the heuristic does; as it does
    itself, but learning what to expect; or better."""

    RECORDS = "records"
    IMITATES = "imitates"
    SETTLES = "settles"
    PLAYS = "plays"


@dataclass(frozen=True)
class Settings:
    """The recipe of a network. Those of a game are in `recipes.toml`; all else is as it is here."""

    seats: dict[int, float] = field(default_factory=dict)  # the share of tables of each size
    games: int = 256  # side by side
    steps: int = 64  # of each between two updates
    spread: int = 0  # steps that games are apart at first, so that every update sees openings and ends
    width: int = 0  # of the network; 0: as wide as its file may be
    points: float = 50.0  # what a points output of 1 is worth
    limit: int = 2000  # actions after which a game is stopped, and nobody has won it
    record: float = 0.0  # before all else keep games of the heuristic to learn from: for so many seconds, or updates
    imitate: float = 0.0  # do as the heuristic does: in games that were kept, or else in new ones
    settle: float = 0.0  # then learn for so long what is to be expected of that, before playing otherwise
    apprentices: int = 0  # games side by side meanwhile; 0: a quarter
    stray: float = 0.1  # how often something else is played meanwhile
    warmth: float = 0.005  # how much less than the best an action may be thought of there, and still be played
    focus: float = 0.001  # the same, where a network learns what to like
    epochs: int = 2
    imitation_epochs: int = 6
    imitation_rate: float = 2e-3  # of learning from games that were kept; falls to a twentieth, too
    imitation_value: float = 0.05  # the weight of values in them: there are many decisions, but few games
    imitation_decay: float = 0.5  # how much smaller weights get, as a multiple of the rate
    minibatch: int = 32768
    rate: float = 5e-4  # of learning; falls to a twentieth
    curiosity: float = 0.01  # what variety is worth; falls to a tenth
    trust: float = 0.97  # in what came later, against what was expected next
    value_trust: float = 0.99  # the same, where values are learned
    clip: float = 0.2
    belief: float = 0.0  # in the game's own opinion, at first, against what the network expects; falls to none
    value: float = 0.5  # the weight of values beside actions
    lead: float = 0.1  # what a lead of `points` is worth, beside a win
    steepest: float = 1.0  # gradient
    matches: int = 512  # of each, against each rung
    heuristic: int = 256  # of those against the heuristic; 0: none
    greedy: bool = False  # on the ladder play what is likeliest


def recipe(facts: Facts, **given: Any) -> Settings:
    """A game's settings, and what somebody wants otherwise; None is nothing."""
    told = tomllib.loads(RECIPES.read_text()).get(facts.name, {})
    known = {one.name for one in fields(Settings)}
    wanted = told | {name: value for name, value in given.items() if value is not None and name in known}
    for name, value in wanted.items():
        check(name, value)
    wanted["seats"] = shares(wanted.get("seats") or ",".join(map(str, facts.seats)), facts)
    return replace(Settings(), **wanted)


POSITIVE = (
    "games", "steps", "points", "limit", "epochs", "imitation_epochs", "minibatch", "rate", "imitation_rate", "clip",
    "steepest", "matches", "plan", "updates", "seconds", "evaluate",
)  # fmt: skip
SHARES = ("stray", "trust", "value_trust", "belief")
WIDEST = 4096


def check(name: str, value: Any) -> None:
    """Refuse a number that cannot be meant."""
    if isinstance(value, bool | str):
        return
    if name in POSITIVE and not value > 0:
        raise SettingError(f"{name} must be more than 0, not {value}")
    if name in SHARES and not 0 <= value <= 1:
        raise SettingError(f"{name} is a share, from 0 to 1, not {value}")
    if not value >= 0:
        raise SettingError(f"{name} cannot be less than 0, as {value} is")
    if name == "width" and value > WIDEST:
        raise SettingError(f"width is {WIDEST} at most, not {value}")


def shares(words: str, facts: Facts) -> dict[int, float]:
    """The share of tables of each size, from words like "2:4,3,4": four of two seats to one of three and of four."""
    found: dict[int, float] = {}
    for word in words.split(","):
        seats, _, weight = word.strip().partition(":")
        try:
            found[int(seats)] = float(weight or 1)
        except ValueError:
            raise SettingError(f"seats are numbers with their weights, like 2:4,3,4, not {words!r}") from None
        if int(seats) not in facts.seats or found[int(seats)] <= 0:
            there = f"{min(facts.seats)} to {facts.most}"
            raise SettingError(f"{facts.name} is for {there} seats, each with a weight above 0, not {word!r}")
    return {seats: weight / sum(found.values()) for seats, weight in found.items()}


def judges(settings: Settings) -> tuple[int, ...]:
    """The tables of the ladder: the smallest and, where there are others, some of about four."""
    sizes = settings.seats
    return tuple(dict.fromkeys((min(sizes), max(size for size in sizes if size <= max(4, min(sizes))))))


def counts(settings: Settings, phase: Phase) -> dict[int, int]:
    """How many tables of each size there are."""
    games = (
        settings.games if phase not in (Phase.RECORDS, Phase.IMITATES) else settings.apprentices or settings.games // 4
    )
    return {seats: max(1, round(share * games)) for seats, share in settings.seats.items()}
