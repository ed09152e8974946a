"""Golden matches: finished records that must replay to their exact results as long as rules and box are the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.games.references import ActionTuple, TurnByTurn, as_tuple, standing
from tests.games.sitting import Event

import verger
from verger.engine import EVERYTHING
from verger.match import Match

HERE = Path(__file__).parent


def path_of(name: str, match: str) -> Path:
    return HERE / name / "golden" / f"{match}.json"


def names(name: str) -> list[str]:
    """The golden matches that a game has."""
    return sorted(path.stem for path in path_of(name, "*").parent.glob("*.json"))


def match_of(name: str, match: str) -> Match:
    return verger.open(path_of(name, match))


def matches(name: str) -> dict[str, Match]:
    return {match: match_of(name, match) for match in names(name)}


def played(match: Match, first: int = 0) -> Iterator[tuple[int, ActionTuple, list[Event]]]:
    """Who did what, and what it told, from an action on."""
    for (seat, number), entry in zip(match.actions[first:], match.log(EVERYTHING)[first:], strict=True):
        yield seat, as_tuple(match.game.actions[number]), entry.events


def walk(match: Match, reference: TurnByTurn, first: int = 0) -> None:
    """The reference goes through a match from an action on, and comes to the same end."""
    for seat, action, _ in played(match, first):
        assert seat == reference.turn
        assert action in reference.legal()
        reference.play(action)
    assert reference.standing() == standing(match)


def begun(match: Match) -> Match:
    """The position that a match started from, nothing played yet."""
    assert match.start_position is not None
    return verger.game(match.game.name).position(match.start_position)


def replayed(match: Match, **options: Any) -> Match:
    """The same deal and the same actions under other options."""
    other = verger.game(match.game.name).new(match.seats, match.seed, **match.options | options)
    assert other.extend(match.actions) is None
    return other
