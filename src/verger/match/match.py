"""One match: who sits where, the seed it was dealt from, and what has been played."""

from __future__ import annotations

import copy
import hashlib
import json
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal, cast

import numpy as np

from verger.engine import EVERYTHING, RUNNING, STOPPED, Action, Eyes, Game, State, loops, members, records, undo
from verger.engine.compiled import python, tell_if_compiling
from verger.engine.records import PENDING_AND_OVER
from verger.given.values import seat_number, shown, whole

from .shape import written
from .story import HEARD, Story

Played = Action | Mapping[str, Any] | int
SeatInfo = dict[str, Any]
Reason = Literal["start", "other", "reveal", "over"]


class IllegalAction(ValueError):
    """An action that the rules forbid: `rule` is the ledger's id, `reason` its statement in English."""

    def __init__(self, action: Action, rule: str, reason: str) -> None:
        super().__init__(f"{action.as_dict()} is not legal: {reason} ({rule})")
        self.action, self.rule, self.reason = action, rule, reason


UNDO_REASONS = {
    "other": "another seat has acted since",
    "reveal": "something hidden has become known",
    "start": "the seat has not acted yet",
    "over": "the match is over",
}


class UndoRefused(ValueError):
    """An action that can no longer be taken back: `reason` is other, reveal, start or over."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"this cannot be taken back: {UNDO_REASONS[reason]}")
        self.reason = reason


@dataclass(frozen=True)
class Choice:
    """A legal action with what it alone would bring, as far as its seat can know."""

    action: Action
    events: list[dict[str, Any]]
    reveals: bool  # something hidden would become known: no way back


@dataclass(frozen=True)
class Entry:
    """A line of the log: the `sequence`-th of these eyes, with the action and its events as far as they may be known.

    What a seat was not there to see is no line of its log. Where it was only told what came of it, the action is empty.
    """

    sequence: int
    seat: int
    action: dict[str, Any]
    events: list[dict[str, Any]]


@dataclass(frozen=True)
class Reach:
    """How many of its last actions a seat may take back, and why no more: other, reveal, start or over."""

    count: int
    reason: Reason


@dataclass(frozen=True)
class Result:
    """How a match ended; `places` count from 1 and are shared in a tie. One that was stopped has no winner."""

    places: list[int]
    points: list[int]
    parts: list[dict[str, int]]
    stopped: bool

    @property
    def winners(self) -> list[int]:
        return [] if self.stopped else [seat for seat, place in enumerate(self.places) if place == 1]


SEAT, AUDIENCE = (loops.NOTES.index(note) for note in ("seat", "audience"))

_reach, _unmoved = python(undo.reach), python(undo.unmoved)
"""Interpreted: they look at the last few actions, which takes less time than handing all of them over."""


@cache
def _as_reach(found: int) -> Reach:
    count, reason = divmod(found, len(undo.REASONS))
    return Reach(count, cast(Reason, undo.REASONS[reason]))


def _columns(actions: Sequence[tuple[int, int]]) -> np.ndarray:
    """Played actions as two rows: the seats, and what they did."""
    return np.array(list(zip(*actions, strict=True)), np.int64)


class Match:
    """A match in memory. Made by `Box.new`, `Box.position` or `verger.open`."""

    # The position is a record or, until somebody wants it as such, the bytes of one; several threads may look at it.
    _state: State
    _bytes: bytes | None

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
        self._begin()

    @property
    def seats(self) -> list[SeatInfo]:
        """Who sits where; whoever changes that sets it anew."""
        return self._seats

    @seats.setter
    def seats(self, seats: list[SeatInfo]) -> None:
        self._seats = seats
        self._bots = sum(1 << seat for seat, place in enumerate(seats) if place.get("kind") == "bot")

    def _begin(self) -> None:
        self.state = self._start()
        self.length = 0  # actions that were played
        self._shared = Story(self._bits if self.game.is_apart else ())

    @property
    def state(self) -> State:
        """The position."""
        record = self._bytes
        if record is not None:
            self._state = self.game.read(record)
            self._bytes = None
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state
        self._bytes = None

    def _record(self) -> bytes:
        """The position's bytes."""
        record = self._bytes
        return self._state.tobytes() if record is None else record

    @property
    def actions(self) -> list[tuple[int, int]]:
        """Seats and what they did, from the start."""
        return list(self._story.actions)

    @property
    def last(self) -> tuple[int, int]:
        """The last action, and the seat that played it."""
        return self._story.actions[-1]

    @property
    def _story(self) -> Story:
        """What has been played here, and nothing that was played after it in a match that followed this one."""
        if len(self._shared.actions) != self.length:
            self._shared = self._shared.first(self.length)
        return self._shared

    @cached_property
    def _scratch(self) -> tuple[np.ndarray, np.ndarray]:
        """A mask of this match's own; see `loops.scratch`."""
        return loops.scratch(self.game)

    def _start(self) -> State:
        told = f"Compiling the rules of {self.game.name}: some seconds the first time."
        tell_if_compiling(self.game.loops.step, told)
        if self.start_position is not None:
            return self.game.placed(self.start_position)
        assert self.seed is not None
        return self.game.deal(len(self.seats), self.seed, self.options)

    def __repr__(self) -> str:
        now = "over" if self.over else f"pending={self.pending}"
        return f"Match({self.game.name!r}, seats={len(self.seats)}, actions={self.length}, {now})"

    def __str__(self) -> str:
        try:
            return self.board()
        except ModuleNotFoundError:  # nothing is installed to draw it with
            return repr(self)

    # What is

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.seats]

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return members(PENDING_AND_OVER.unpack_from(self._bytes or self._record())[0])

    @property
    def over(self) -> bool:
        over: int = PENDING_AND_OVER.unpack_from(self._bytes or self._record())[1]
        return over != RUNNING

    @property
    def fairness(self) -> str | None:
        """The SHA-256 of the seed (as 16 hexadecimal digits), shown from the start; the seed itself at the end."""
        return None if self.seed is None else hashlib.sha256(f"{self.seed:016x}".encode()).hexdigest()

    def _seat(self, seat: int) -> int:
        """The seat's number, if there is such a seat."""
        count = len(self._seats)
        return seat if type(seat) is int and 0 <= seat < count else seat_number(seat, count)

    def _eyes(self, eyes: Eyes) -> Eyes:
        """Whose knowledge is asked for: a seat's, None for a spectator's, or the object EVERYTHING."""
        return eyes if eyes is None or eyes is EVERYTHING else self._seat(eyes)  # type: ignore[arg-type]

    def known(self, seat: int | None) -> State:
        """The known record of a seat (None: a spectator): see `Game.known`."""
        return self.game.known(self.state, seat if seat is None else self._seat(seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know (None: a spectator), as plain data."""
        seen: dict[str, Any] = self.game.view(self.state, seat if seat is None else self._seat(seat))
        return seen

    def board(self, seat: int | None = None, language: str = "en") -> str:
        """The board in text, as a seat may see it (None: a spectator)."""
        if not self.game.terminal:
            return repr(self)
        try:
            from verger.drawing import as_text
        except ModuleNotFoundError as error:
            raise ModuleNotFoundError(f"a board in text needs {error.name}: pip install 'verger[terminal]'") from error
        return as_text(self.game.board(self.view(seat), seat, self.names, language))

    def sees(self, eyes: Eyes, seat: int) -> bool:
        """Whether these eyes see what a seat does."""
        return self.game.sees(self.state, self._eyes(eyes), self._seat(seat))

    def legal(self, seat: int) -> list[Action]:
        """The seat's legal actions."""
        mask, words = self._scratch
        self.game.loops.choices(self.state, self._seat(seat), mask, words)
        return [self.game.actions[int(number)] for number in np.flatnonzero(mask)]

    def refusal(self, seat: int, action: Played) -> str | None:
        """None, or the id of the rule that forbids this action to this seat now."""
        rule = int(self.game.refusal(self.state, self._seat(seat), self.game.actions.read(action).id))
        return self.game.rule_id(rule) if rule else None

    def refusals(self, seat: int) -> list[str]:
        """For every action of the game, the id of the rule that forbids it to this seat now, or an empty text."""
        rules = np.zeros(len(self.game.actions), np.int64)
        self.game.loops.refusals(self.state, self._seat(seat), rules)
        numbers = rules.tolist()
        ids = {rule: self.game.rule_id(rule) if rule else "" for rule in set(numbers)}
        return [ids[rule] for rule in numbers]

    def choices(self, seat: int) -> list[Choice]:
        """The seat's legal actions, each with a preview of what it would bring."""
        seat = self._seat(seat)
        known = self.game.known(self.state, seat)
        mask, words = self._scratch
        self.game.loops.choices(known, seat, mask, words)
        numbers = np.flatnonzero(mask)
        copies = records.copies(known, len(numbers))
        self.game.loops.previews(copies, seat, numbers)
        return [
            Choice(self.game.actions[number], self._foreseen(copy, seat), bool(copy["reveals"] != known["reveals"]))
            for number, copy in zip(numbers.tolist(), copies, strict=True)
        ]

    def _foreseen(self, preview: State, seat: int) -> list[dict[str, Any]]:
        """What an action told, without the news that nobody can foresee."""
        return [event for event in self.game.told(preview, seat) if not self.game.events.is_drawn(event["kind"])]

    @property
    def result(self) -> Result | None:
        """Places and points, once the match is over."""
        if not self.over:
            return None
        count = len(self.seats)
        places, points = np.zeros(count, np.int32), np.zeros(count, np.int32)
        self.game.standing(self.state, places, points)
        parts = [self.game.named_parts(self.state, seat) for seat in range(count)]
        return Result(places.tolist(), points.tolist(), parts, stopped=int(self.state.over) == STOPPED)

    def twin(self) -> Match:
        """The same match once more: what happens to one does not happen to the other."""
        other = object.__new__(type(self))
        vars(other).update(vars(self), _bytes=self._record())
        vars(other).pop("_scratch", None)
        return other

    def followed_by(self, seat: int, action: Played) -> Match:
        """The match after one more action, of which this one knows nothing; IllegalAction says what forbids it."""
        seat, read = self._seat(seat), self.game.actions.read(action)
        found = self.game.played(self._record(), seat, read.id)
        if found is None:
            raise self._illegal(seat, read)
        record, notes = found
        other = object.__new__(type(self))
        story = self._story
        story.add(seat, read.id, notes)
        vars(other).update(vars(self), _bytes=record, length=self.length + 1, _shared=story)
        vars(other).pop("_scratch", None)
        return other

    # What happens

    def play(self, seat: int, action: Played) -> list[dict[str, Any]]:
        """Play an action (an id, a dict or an Action) and get its events; IllegalAction says which rule forbids it."""
        self.add(seat, action)
        return self.game.told(self.state, seat)

    def add(self, seat: int, action: Played) -> None:
        """Play an action, without being told its events; IllegalAction says which rule forbids it."""
        seat, read = self._seat(seat), self.game.actions.read(action)
        if self.extend([(seat, read.id)]) is not None:
            raise self._illegal(seat, read)

    def _illegal(self, seat: int, action: Action) -> IllegalAction:
        rule = self.refusal(seat, action)
        assert rule
        return IllegalAction(action, rule, self.game.texts("en")(f"rule-{rule}"))

    def reach(self, seat: int) -> Reach:
        """How far this seat may take back its own actions, and what stops it there; see `undo.reach`."""
        return _as_reach(_reach(self._seat(seat), *self._story.notes[:4], self._bots, self.over))

    def count(self, seat: int) -> int:
        """How many actions a seat has played."""
        return self._story.notes[SEAT].count(seat)

    def unmoved(self, seat: int, count: int) -> bool:
        """Whether what this seat decided after the first `count` actions still stands; see `undo.unmoved`."""
        return bool(_unmoved(self._seat(seat), count, *self._story.notes[:4]))

    def undo(self, seat: int, to: int | None = None) -> None:
        """Take back the seat's last action, or all of its actions after the first `to`; UndoRefused says why not.

        What others chose side by side with it stays; what bots did in answer to it goes, too.
        """
        seat = self._seat(seat)
        first = 0 if to is None else whole(to)
        if first is None:
            raise ValueError(f"to must be a number of actions, not {shown(to)}")
        if first < 0:
            raise UndoRefused("start")
        before = self.actions
        own = [i for i, (actor, _) in enumerate(before) if actor == seat]
        taken = own[-1:] if to is None else [i for i in own if i >= first]
        reach = self.reach(seat)
        if not 0 < len(taken) <= reach.count:
            raise UndoRefused(reach.reason)
        saw = [self._saw(seat, i) for i in range(len(before))]
        self.rewind(taken[0])
        for i, played in enumerate(before[taken[0] :], taken[0]):
            if i in taken or self.extend([played]) is None:
                continue
            if self.seats[played[0]].get("kind") != "bot" or not saw[i]:
                self.rewind(0)
                self.extend(before)
                raise UndoRefused("other")

    def rewind(self, to: int) -> None:
        """Go back to the position after the first `to` actions, whoever played the others."""
        self._check_count(to)
        actions = self.actions[:to]
        self._begin()
        self.extend(actions)

    def extend(self, actions: Sequence[tuple[int, int]]) -> int | None:
        """Play many actions at once; the first that is not legal stops it, and its index is returned."""
        if not actions:
            return None
        notes = np.zeros((len(loops.NOTES), len(actions)), np.int64)
        wrong = int(self.game.loops.replay(self.state, *_columns(actions), notes))
        good = len(actions) if wrong < 0 else wrong
        story = self._story
        for (seat, action), noted in zip(actions[:good], notes[:, :good].T.tolist(), strict=True):
            story.add(int(seat), int(action), noted)
        self.length += good
        return None if wrong < 0 else wrong

    def after(self, count: int) -> State:
        """The position after the first `count` actions."""
        self._check_count(count)
        state = self._start()
        if count:
            notes = np.zeros((len(loops.NOTES), count), np.int64)
            self.game.loops.replay(state, *_columns(self._story.actions[:count]), notes)
        return state

    def _check_count(self, count: int) -> None:
        if not 0 <= count <= self.length:
            raise ValueError(f"{self.length} actions have been played: no position is after the first {count}")

    @property
    def _bits(self) -> tuple[int, ...]:
        """The bits of all eyes in a set of them, spectators' last."""
        return *range(len(self.seats)), records.SPECTATORS_BIT

    def _sees_all(self, eyes: Eyes) -> bool:
        return eyes is EVERYTHING or not self.game.is_apart

    def _saw(self, eyes: Eyes, action: int) -> bool:
        """Whether these eyes saw an action, and not only what came of it."""
        return self._sees_all(eyes) or self._story.notes[AUDIENCE][action] >> self._bits[self._place(eyes)] & 1 == 1

    def _place(self, eyes: Eyes) -> int:
        return -1 if eyes is None else self._seat(eyes)  # type: ignore[arg-type]

    def _lines(self, eyes: Eyes) -> Sequence[int]:
        return range(self.length) if self._sees_all(eyes) else self._story.heard[self._place(eyes)]

    @property
    def hearers(self) -> int:
        """The set of eyes that saw the last action, or heard what came of it."""
        return self._story.notes[HEARD][-1] if self.length else 0

    def heard(self, eyes: Eyes) -> list[int]:
        """The indices of the actions of which these eyes have seen or heard something: the lines of their log."""
        return list(self._lines(eyes))

    def lines(self, eyes: Eyes, actions: int | None = None) -> int:
        """How many lines the first so many actions (None: all) are in the log of these eyes."""
        lines = self._lines(eyes)
        return len(lines) if actions is None else bisect_left(lines, actions)

    def log(self, eyes: Eyes, since: int = 0) -> list[Entry]:
        """What happened as a seat (None: a spectator) may know it, after the first `since` lines of its log."""
        eyes = self._eyes(eyes)
        lines = self._lines(eyes)[since:]
        if not lines:
            return []
        told = lines[0] == self.length - 1  # by the state as it is
        state = self.state if told else self.after(lines[0])
        entries: list[Entry] = []
        wanted = set(lines)
        for number, (seat, action) in enumerate(self._story.actions[lines[0] :], lines[0]):
            if not told:
                self.game.loops.step(state, seat, action)
            if number in wanted:
                entries.append(self._entry(since + len(entries) + 1, number, eyes, self.game.told(state, eyes)))
        return entries

    def _entry(self, sequence: int, number: int, eyes: Eyes, events: list[dict[str, Any]]) -> Entry:
        """The line of a log that an action is."""
        seat, action = self._story.actions[number]
        said = self.game.actions.named(action, seat, eyes) if self._saw(eyes, number) else {}
        return Entry(sequence, seat, said, events)

    def witnessed(self, seat: int | None, ears: Eyes, since: int) -> tuple[bytes, list[Entry]]:
        """The bytes of what a seat knows, and the log of these ears: at once where only the last action is new."""
        lines = self._lines(ears)
        last = self.length - 1
        if len(lines) != since + 1 or lines[-1] != last:
            return self.known(seat).tobytes(), self.log(ears, since)
        known, events = self.game.witnessed(self._record(), seat, ears)
        return known, [self._entry(since + 1, last, ears, events)]

    def curve(self) -> list[list[int]]:
        """The points of every seat at the start and after every action."""
        count = len(self.seats)
        places, points = np.zeros(count, np.int32), np.zeros((self.length + 1, count), np.int32)
        state = self._start()
        self.game.standing(state, places, points[0])
        if self.length:
            self.game.loops.curve(state, *_columns(self._story.actions), places, points[1:])
        return points.tolist()

    # Keeping it

    def record(self) -> dict[str, Any]:
        """All there is to a match, as JSON data."""
        result = self.result
        return written(
            game=self.game.name,
            edition=self.game.edition,
            rules_version=self.game.rules_version,
            options=self.options,
            seed=self.seed,
            seats=copy.deepcopy(self.seats),
            actions=self._story.actions,
            result={"places": result.places, "points": result.points} if result else None,
            position=copy.deepcopy(self.start_position),
            known_seed=self.known_seed,
        )

    def save(self, path: str | Path) -> None:
        """Write the match's record; `verger.open` reads it."""
        Path(path).write_text(json.dumps(self.record(), ensure_ascii=False) + "\n", encoding="utf-8")
