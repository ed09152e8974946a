"""What a program is asked, and how its answer is read."""

from __future__ import annotations

import json
from base64 import b64encode
from typing import Any, Literal

import numpy as np

from verger.engine import Game, State, loops

LARGEST = 16 * 1024
"""Bytes of an answer."""

Breach = Literal["rules", "clock", "pipe"]


class Fault(Exception):
    """A program has broken the rules, the clock or the pipe."""

    def __init__(self, breach: Breach, reason: str, rule: str | None = None) -> None:
        super().__init__(reason)
        self.breach: Breach = breach
        self.rule = rule

    def told(self, turn: int) -> dict[str, Any]:
        """What the program hears of it."""
        return {"type": "refused", "turn": turn, "breach": self.breach, "reason": str(self), "rule": self.rule}


def question(game: Game, known: State, seat: int, seed: int, turn: int, seconds: float) -> dict[str, Any]:
    """What a seat is asked, from its known record and nothing else."""
    return {
        "type": "turn",
        "turn": turn,
        "game": game.name,
        "edition": game.edition,
        "seats": int(known.seats),
        "seat": seat,
        "seconds": seconds,
        "seed": seed % 2**32,
        "choices": [{"id": number} | game.actions[number].as_dict() for number in legal(game, known, seat)],
        "view": game.view(known, seat),
        "record": b64encode(known.tobytes()).decode(),
    }


def legal(game: Game, known: State, seat: int) -> list[int]:
    mask, words = loops.scratch(game)
    game.loops.choices(known, seat, mask, words)
    return np.flatnonzero(mask).tolist()


def answered(game: Game, known: State, seat: int, text: str | bytes, turn: int) -> int | None:
    """The action that was answered to this turn, None if the answer is to an earlier one; Fault if it is none."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Fault("rules", f"An answer is an object of JSON, not {text[:40]!r}.") from error
    if not isinstance(said, dict) or type(said.get("turn")) is not int or "action" not in said:
        raise Fault(
            "rules", 'An answer has a turn, the number that was asked, and an action: {"turn": 7, "action": 3}.'
        )
    if said["turn"] < turn:
        return None
    if said["turn"] > turn:
        raise Fault("rules", f"Turn {turn} was asked, and {said['turn']} was answered.")
    return checked(game, known, seat, said["action"])


def checked(game: Game, known: State, seat: int, action: Any) -> int:
    """An action's number, if the rules allow it."""
    if isinstance(action, dict):
        action = {name: value for name, value in action.items() if name != "id"}
    try:
        number = game.actions.read(action).id
    except ValueError as error:
        raise Fault("rules", str(error)) from error
    if rule := int(game.refusal(known, seat, number)):
        name = game.rule_id(rule)
        raise Fault("rules", game.texts("en")(f"rule-{name}"), name)
    return number
