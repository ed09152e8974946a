"""Reading a match's record: it replays exactly, or is refused with the first thing that is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from verger.engine import Game, OptionError, PositionError, registry
from verger.given import options

from .match import Match
from .shape import SHAPE

WORDS = {str: "a text", int: "a whole number", dict: "a table", list: "a list", type(None): "null"}


class RecordError(ValueError):
    """A record that is not one, or that this house cannot replay."""


def read_file(path: Path) -> Match:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: is not a text file (byte {error.start})") from error
    try:
        record = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(f"{path}: breaks off or is not JSON at line {error.lineno}, column {error.colno}") from error
    except ValueError as error:
        raise RecordError(f"{path}: has a number that no match can have") from error
    except RecursionError as error:
        raise RecordError(f"{path}: is nested too deeply to be a match") from error
    try:
        return read(record)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error


def read(record: Any, find: Callable[[str], Game] | None = None) -> Match:
    """A match from its record, replayed to the last action; `find` gives a game by its name."""
    _check_shape(record)
    try:
        game = (find or registry.find)(record["game"])
    except registry.UnknownGame as error:
        raise RecordError(f"game: {error}") from error
    if record["edition"] != game.edition:
        raise RecordError(
            f"edition: played with edition {record['edition']} of {game.name}; here is edition {game.edition}"
        )
    if record["rules_version"] != game.rules_version:
        raise RecordError(
            f"rules_version: played by version {record['rules_version']} of the rules; here is {game.rules_version}"
        )
    match = _start(game, record)
    match.known_seed = record.get("known_seed", False)
    _replay(match, record["actions"])
    _check_result(match, record["result"])
    return match


def _check_shape(record: Any) -> None:
    if not isinstance(record, Mapping):
        raise RecordError(f"a match is a table of {', '.join(SHAPE)}, not {type(record).__name__}")
    for key, kinds in SHAPE.items():
        if key not in record:
            raise RecordError(f"{key} is missing")
        if type(record[key]) not in kinds:
            raise RecordError(f"{key} must be {' or '.join(WORDS[kind] for kind in kinds)}, not {record[key]!r:.80}")
    for key in record:
        if key not in SHAPE and key not in ("position", "known_seed"):
            raise RecordError(f"{key} does not belong into a match")
    if not isinstance(record.get("known_seed", False), bool):
        raise RecordError(f"known_seed must be true or false, not {record['known_seed']!r:.80}")
    for i, seat in enumerate(record["seats"]):
        if not isinstance(seat, Mapping) or not isinstance(seat.get("name"), str):
            raise RecordError(f"seats[{i}] must be a table with a name, not {seat!r:.80}")
    for i, played in enumerate(record["actions"]):
        if not isinstance(played, list) or [type(number) for number in played] != [int, int]:
            raise RecordError(f"actions[{i}] must be a seat and an action, not {played!r:.80}")


def _start(game: Any, record: Mapping[str, Any]) -> Match:
    seats = [dict(seat) for seat in record["seats"]]
    position = record.get("position")
    try:
        if position is not None:
            if not isinstance(position, Mapping) or position.get("seats") != len(seats):
                raise RecordError("position must be a table with as many seats as the match")
            if record["seed"] is not None or record["options"]:
                raise RecordError("seed must be null and options empty where a position is given")
            return Match(game, seats, seed=None, options={}, position=position)
        if record["seed"] is None or not 0 <= record["seed"] < 2**64:
            raise RecordError(f"seed must be a whole number of at most 64 bits, not {record['seed']!r:.80}")
        game.check_seats(len(seats))
        return Match(game, seats, seed=record["seed"], options=options.complete(game.options, record["options"]))
    except OptionError as error:
        raise RecordError(f"options: {error}") from error
    except PositionError as error:
        raise RecordError(f"position: {error}") from error


def _replay(match: Match, actions: list[list[int]]) -> None:
    for i, (seat, action) in enumerate(actions):
        if not 0 <= seat < len(match.seats):
            raise RecordError(f"actions[{i}]: there is no seat {seat}")
        if not 0 <= action < len(match.game.actions):
            raise RecordError(f"actions[{i}]: there is no action {action}")
    wrong = match.extend([(seat, action) for seat, action in actions])
    if wrong is None:
        return
    seat, action = actions[wrong]
    named = match.game.actions[action].as_dict()
    raise RecordError(f"actions[{wrong}]: seat {seat} may not play {named} there ({match.refusal(seat, action)})")


def _check_result(match: Match, recorded: Mapping[str, Any] | None) -> None:
    result = match.result
    replayed = {"places": result.places, "points": result.points} if result else None
    if recorded != replayed:
        raise RecordError(f"result is {recorded}, but the actions lead to {replayed}")
