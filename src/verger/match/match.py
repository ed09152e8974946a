"""One match: who sits where, the seed it was dealt from, and what has been played."""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from verger.engine import EVERYTHING, RUNNING, STOPPED, Action, Game, State, loops, members, records

Played = Action | Mapping[str, Any] | int
SeatInfo = dict[str, Any]


class IllegalAction(ValueError):
    """An action that the rules forbid: `rule` is the ledger's id, `reason` its statement in English."""

    def __init__(self, action: Action, rule: str, reason: str) -> None:
        super().__init__(f"{action.as_dict()} is not legal: {reason} ({rule})")
        self.action, self.rule, self.reason = action, rule, reason


class UndoRefused(ValueError):
    """An action that can no longer be taken back: `reason` is other, reveal, start or over."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"this cannot be taken back ({reason})")
        self.reason = reason


@dataclass(frozen=True)
class Choice:
    """A legal action with what it alone would bring, as far as its seat can know."""

    action: Action
    events: list[dict[str, Any]]
    reveals: bool  # something hidden would become known: no way back


@dataclass(frozen=True)
class Entry:
    """A line of the log: the action that made `sequence` actions in all, as far as it may be known, and its events.

    Of what a seat was not there to see, it learns no more than who acted: the action is empty.
    """

    sequence: int
    seat: int
    action: dict[str, Any]
    events: list[dict[str, Any]]


@dataclass(frozen=True)
class Reach:
    """How many of its last actions a seat may take back, and why no more: other, reveal, start or over."""

    count: int
    reason: str


@dataclass(frozen=True)
class Result:
    """How a match ended; `places` count from 1 and are shared in a tie."""

    places: list[int]
    points: list[int]
    parts: list[dict[str, int]]
    stopped: bool

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


def _columns(actions: Sequence[tuple[int, int]]) -> np.ndarray:
    """Played actions as two rows: the seats, and what they did."""
    return np.ascontiguousarray(np.array(actions, np.int64).T)


class Match:
    """A match in memory. Made by `Box.new`, `Box.position` or `verger.open`."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[SeatInfo],
        *,
        seed: int | None,
        options: dict[str, Any],
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = list(seats)
        self.seed = seed
        self.options = options
        self.known_seed = False  # whether it is recorded that somebody chose the seed
        self.start_position = copy.deepcopy(position)
        self.state: State = self._start()
        self.actions: list[tuple[int, int]] = []
        self._before: list[tuple[int, int]] = []  # pending and reveals before each action
        self._mask, self._words = loops.scratch(game)

    def _start(self) -> State:
        if self.start_position is not None:
            return self.game.position(self.start_position)
        assert self.seed is not None
        return self.game.deal(len(self.seats), self.seed, self.options)

    # What is

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.seats]

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return members(int(self.state["pending"]))

    @property
    def over(self) -> bool:
        return bool(self.state["over"] != RUNNING)

    @property
    def fairness(self) -> str | None:
        """The SHA-256 of the seed (as 16 hexadecimal digits), shown from the start; the seed itself at the end."""
        return None if self.seed is None else hashlib.sha256(f"{self.seed:016x}".encode()).hexdigest()

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know (None: a spectator), as plain data."""
        seen: dict[str, Any] = self.game.view(self.state, seat)
        return seen

    def apart(self, seat: int, other: int) -> bool:
        """Whether two seats are out of each other's sight."""
        return self.game.apart is not None and self.game.apart(self.state, seat, other)

    def legal(self, seat: int) -> list[Action]:
        """The seat's legal actions."""
        self.game.loops.choices(self.state, seat, self._mask, self._words)
        return [self.game.actions[int(number)] for number in np.flatnonzero(self._mask)]

    def refusal(self, seat: int, action: Played) -> str | None:
        """None, or the id of the rule that forbids this action to this seat now."""
        rule = int(self.game.refusal(self.state, seat, self.game.actions.read(action).id))
        return self.game.rule_id(rule) if rule else None

    def refusals(self, seat: int) -> list[str]:
        """For every action of the game, the id of the rule that forbids it to this seat now, or an empty text."""
        rules = np.zeros(len(self.game.actions), np.int64)
        self.game.loops.refusals(self.state, seat, rules)
        numbers = rules.tolist()
        ids = {rule: self.game.rule_id(rule) if rule else "" for rule in set(numbers)}
        return [ids[rule] for rule in numbers]

    def choices(self, seat: int) -> list[Choice]:
        """The seat's legal actions, each with a preview of what it would bring."""
        known = records.twin(self.state)
        self.game.redeal(known, seat, np.uint64(0))
        self.game.loops.choices(self.state, seat, self._mask, self._words)
        numbers = np.flatnonzero(self._mask)
        copies = records.copies(known, len(numbers))
        self.game.loops.previews(copies, seat, numbers)
        told, reveals = copies["told"].tolist(), (copies["reveals"] != known["reveals"]).tolist()
        return [
            Choice(self.game.actions[number], self._foreseen(events[:count].tolist(), seat), reveal)
            for number, events, count, reveal in zip(numbers.tolist(), copies["events"], told, reveals, strict=True)
        ]

    def _foreseen(self, told: list[list[int]], seat: int) -> list[dict[str, Any]]:
        """Events without those that bring news nobody can foresee."""
        events = [self.game.events.named(event, seat) for event in told]
        return [event for event in events if not self.game.events.is_drawn(event["kind"])]

    @property
    def result(self) -> Result | None:
        """Places and points, once the match is over."""
        if not self.over:
            return None
        count = len(self.seats)
        places, points = np.zeros(count, np.int32), np.zeros(count, np.int32)
        self.game.standing(self.state, places, points)
        parts = [self.game.parts(self.state, seat) for seat in range(count)]
        return Result(places.tolist(), points.tolist(), parts, stopped=int(self.state.over) == STOPPED)

    def twin(self) -> Match:
        """The same match once more: what happens to one does not happen to the other."""
        other = copy.copy(self)
        other.state, other.actions, other._before = records.twin(self.state), list(self.actions), list(self._before)
        other._mask, other._words = loops.scratch(self.game)
        return other

    # What happens

    def play(self, seat: int, action: Played) -> list[dict[str, Any]]:
        """Play an action (an id, a dict or an Action) and get its events; IllegalAction says which rule forbids it."""
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise ValueError(f"seat must be a number from 0 to {len(self.seats) - 1}, not {seat!r}")
        read = self.game.actions.read(action)
        if rule := self.refusal(seat, read):
            raise IllegalAction(read, rule, self.game.texts("en")(f"rule-{rule}"))
        self._before.append((int(self.state["pending"]), int(self.state["reveals"])))
        self.actions.append((seat, read.id))
        self.game.loops.step(self.state, seat, read.id)
        return self.game.told(self.state, seat)

    def reach(self, seat: int) -> Reach:
        """How far this seat may take back its own actions, and what stops it there.

        What others have done since stands in the way, unless they could already have done it then: choices made
        side by side do not bind each other.
        """
        if self.over and self.actions:
            return Reach(0, "over")
        count = 0
        since = 0  # the others who have acted since
        now = int(self.state["reveals"])
        for (actor, _), (pending, reveals) in zip(reversed(self.actions), reversed(self._before), strict=True):
            if reveals != now:
                return Reach(count, "reveal")
            if actor != seat:
                since |= 1 << actor
            elif since & ~pending:
                return Reach(count, "other")
            else:
                count += 1
        return Reach(count, "other" if since else "start")

    def unmoved(self, seat: int, count: int) -> bool:
        """Whether what this seat decided after the first `count` actions still stands: since then only others have
        acted, side by side with it, and nothing was revealed."""
        later = zip(self.actions[count:], self._before[count:], strict=True)
        return all(
            actor != seat and pending >> seat & 1 and reveals == int(self.state.reveals)
            for (actor, _), (pending, reveals) in later
        )

    def undo(self, seat: int, to: int | None = None) -> None:
        """Take back the seat's last action, or all of its actions after the first `to`; UndoRefused says why not."""
        own = [i for i, (actor, _) in enumerate(self.actions) if actor == seat]
        taken = own[-1:] if to is None else [i for i in own if i >= to]
        reach = self.reach(seat)
        if not 0 < len(taken) <= reach.count:
            raise UndoRefused(reach.reason)
        whole = list(self.actions)
        kept = [played for i, played in enumerate(whole) if i >= taken[0] and i not in taken]
        self.rewind(taken[0])
        if self.extend(kept) is not None:
            self.rewind(0)
            self.extend(whole)
            raise UndoRefused("other")

    def rewind(self, to: int) -> None:
        """Go back to the position after the first `to` actions, whoever played the others."""
        actions = self.actions[:to]
        self.state, self.actions, self._before = self._start(), [], []
        self.extend(actions)

    def extend(self, actions: Sequence[tuple[int, int]]) -> int | None:
        """Play many actions at once; the first that is not legal stops it, and its index is returned."""
        if not actions:
            return None
        before = np.zeros((2, len(actions)), np.int64)
        wrong = int(self.game.loops.replay(self.state, *_columns(actions), *before))
        good = len(actions) if wrong < 0 else wrong
        self.actions += [(int(seat), int(action)) for seat, action in actions[:good]]
        self._before += zip(*before[:, :good].tolist(), strict=True)
        return None if wrong < 0 else wrong

    def after(self, count: int) -> State:
        """The position after the first `count` actions."""
        state = self._start()
        if count:
            self.game.loops.replay(state, *_columns(self.actions[:count]), *np.zeros((2, count), np.int64))
        return state

    def log(self, eyes: int | None = EVERYTHING, since: int = 0) -> list[Entry]:
        """What happened after the first `since` actions, as a seat (None: a spectator) may know it."""
        if 0 < len(self.actions) == since + 1:
            seat, action = self.actions[-1]  # the state still tells what it brought
            return [
                Entry(since + 1, seat, self.game.actions.named(action, seat, eyes), self.game.told(self.state, eyes))
            ]
        state = self.after(since)
        entries = []
        for sequence, (seat, action) in enumerate(self.actions[since:], since + 1):
            self.game.loops.step(state, seat, action)
            seen = eyes == seat or self.game.is_heard(state, state.events[0].tolist(), eyes)
            said = self.game.actions.named(action, seat, eyes) if seen else {}
            entries.append(Entry(sequence, seat, said, self.game.told(state, eyes)))
        return entries

    def curve(self) -> list[list[int]]:
        """The points of every seat at the start and after every action."""
        count = len(self.seats)
        places, points = np.zeros(count, np.int32), np.zeros((len(self.actions) + 1, count), np.int32)
        state = self._start()
        self.game.standing(state, places, points[0])
        if self.actions:
            self.game.loops.curve(state, *_columns(self.actions), places, points[1:])
        return points.tolist()

    # Keeping it

    def record(self) -> dict[str, Any]:
        """All there is to a match, as JSON data."""
        result = self.result
        record = {
            "game": self.game.name,
            "edition": self.game.edition,
            "rules_version": self.game.rules_version,
            "options": dict(self.options),
            "seed": self.seed,
            "seats": copy.deepcopy(self.seats),
            "actions": [list(played) for played in self.actions],
            "result": {"places": result.places, "points": result.points} if result else None,
        }
        if self.start_position is not None:
            record["position"] = copy.deepcopy(self.start_position)
        if self.known_seed:
            record["known_seed"] = True
        return record

    def save(self, path: str | Path) -> None:
        """Write the match's record; `verger.open` reads it."""
        Path(path).write_text(json.dumps(self.record(), ensure_ascii=False) + "\n", encoding="utf-8")
