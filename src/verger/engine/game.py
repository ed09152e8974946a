"""What a game is: its record, its rules, its names. The contract that every folder under `games/` fulfils."""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import Any, Self

import numpy as np

from verger.given import options
from verger.given.options import Option, OptionError
from verger.given.values import shown, whole

from . import kinds, loops, ranking, views
from .compiled import rule
from .components import Components
from .positions import PositionError, readable
from .records import ALL, SPECTATOR, State, all_eyes, blank, copies, last_pending, of_bytes
from .spaces import EVERYTHING, ActionSpace, EventSpace, Eyes
from .texts import Ledger, Texts

RULING = 1000
"""Rules of the ledger count from 1, rulings from here: FIN-46 is 46, FIN-R8 is 1008."""

Rule = Callable[..., Any]

PLACES = {
    "actions": "actions.ACTIONS",
    "apply": "rules.apply",
    "components": "components.BOX",
    "describe": "position.POSITION.describe",
    "dtype": "state.DTYPE",
    "events": "actions.EVENTS",
    "faults": "invariants.faults",
    "folder": "components.FOLDER",
    "laws": "invariants.LAWS",
    "legal": "refusals.REFUSALS.legal",
    "observation": "knowledge.OBSERVATION",
    "observe": "knowledge.observe",
    "part_names": "scoring.PARTS",
    "parts": "scoring.parts",
    "phases": "state.PHASES",
    "place": "position.POSITION.place",
    "promise": "heuristic.promise",
    "redeal": "knowledge.redeal",
    "refusal": "refusals.REFUSALS.refusal",
    "scale": "heuristic.SCALE",
    "score": "scoring.score",
    "setup": "rules.setup",
    "show": "view.show",
    "tie_break": "scoring.tie_break",
    "view_type": "view.View",
}
"""Where in a game's folder each of its parts lies: the same files in every game."""

MADE_OF = {"standing": ("score", "tie_break"), "worth": ("promise", "scale")}
"""What the engine makes of parts that a game does without where it gives its own."""


@rule
def derived(s):
    """In place of a rule that the engine makes of others."""


@rule
def all_known(s, seat):
    """There is nothing to find out."""
    return 0


@rule
def leave(s, seat):
    """Nobody answers face down."""


@rule
def all_hear(s, event, eyes):
    """Everybody is always there."""
    return True


@rule
def all_see(s, seat):
    """Everybody is always there."""
    return all_eyes(s)


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """One game. The functions marked `@rule` take a record `s`; see DESIGN of each in the module that writes it."""

    name: str
    prefix: str  # of its ledger's ids: "FIN"
    rules_version: int  # raised when the same actions would no longer lead to the same position
    seats: tuple[int, ...]  # how many may play
    seats_rule: int  # the ledger rule that says so
    phases: tuple[str, ...]  # names of the header's `phase`
    dtype: np.dtype[np.void]
    actions: ActionSpace
    events: EventSpace
    options: tuple[Option, ...]
    components: Components
    folder: Path

    setup: Rule  # (s, options, seed): deal a new game into an empty record whose `seats` is set
    apply: Rule  # (s, seat, action): play one; the caller has checked legality
    refusal: Rule  # (s, seat, action) -> 0, or the ledger rule that forbids it
    redeal: Rule  # (s, eyes, seed): resample all that these eyes cannot know, from what they know and the seed alone
    faults: Rule  # (s) -> 0, or the number of the first of the `laws` that is broken
    observe: Rule  # (s, seat, out): a numeric observation of `observation` floats, in a clean row: see `observing`

    score: Rule = derived  # (s, seat) -> points
    tie_break: Rule = ranking.level  # (s, seat) -> what counts where points are level, the more the better
    promise: Rule = derived  # (s, seat) -> float: points, and what they may still become
    scale: float | Rule = 1.0  # by how much a promise leads that is worth three games in four; or (s) -> float

    keys: views.Keys = field(default_factory=dict)  # names that the view uses, beside the phases and those it brings

    # What the engine makes of these, unless a game has a quicker or another one
    legal: Rule = derived  # (s, seat, mask) -> count: mark this seat's legal actions in a clean mask
    # Where `legal` takes a search it can be thought in slices: many games do not wait for the longest of theirs
    ask: Rule = all_known  # (s, seat) -> 0, or what is to be done, in numbers: the same number is the same work
    ponder: Rule = all_known  # (s, seat) -> the same: a little of what is to be done
    mark: Rule = derived  # (s, seat, mask) -> count: what is left of `legal` then
    standing: Rule = derived  # (s, places, points): places from 1 (ties share) and points
    worth: Rule = derived  # (s, seat) -> float: how well the seat stands, from 0 to 1
    worth_over: Rule = derived  # (s, seat, least) -> the same, or anything up to `least` if it is not more than that
    worths: Rule = derived  # (s, group, out): the same of a set of seats at once; out has room for all

    observation: int
    show: Rule  # (s, eyes, tape, spare) -> length: write what these eyes may know on a tape, as `views` says
    view_type: type  # the TypedDict of what is written there
    laws: Mapping[int, str]  # what every position keeps, by number: the entries of a position, and the law
    describe: Callable[[State], dict[str, Any]]  # the whole position as a readable dict
    place: Callable[[State, Mapping[str, Any]], None]  # and back, into an empty record
    parts: Rule  # (s, seat, out): a seat's points by where they come from
    part_names: Sequence[str]
    reopen: Rule = leave  # (s, seat): take back what others have answered face down; they choose beside the seat
    open: bool = False  # nothing lies hidden from one seat that another knows: all may know the same
    hears: Rule = (
        all_hear  # (s, event, eyes) -> whether these eyes were there when an event of the last action happened
    )
    audience: Rule = all_see  # (s, seat) -> the set of eyes that see what a seat does
    minds: Callable[[bool], Any] | None = None  # (halves) -> how its bots think, where its rules are run elsewhere
    terminal: str = ""  # the module whose `draw` makes a board for terminals; imported when one is drawn

    @classmethod
    def in_folder(cls, package: str, **given: Any) -> Self:
        """The game of a package whose modules go by the names in `PLACES`; whatever else it is, is given."""

        def found(place: str) -> Any:
            module, _, name = place.partition(".")
            return attrgetter(name)(import_module(f"{package}.{module}"))

        needless = {part for made in MADE_OF.keys() & given for part in MADE_OF[made]}
        parts = {part: found(place) for part, place in PLACES.items() if part not in needless | given.keys()}
        return cls(**{"terminal": f"{package}.terminal"} | parts | given)

    def __post_init__(self) -> None:
        self._derive("keys", {"phase": self.phases, **views.tables(self.view_type), **self.keys})
        if self.legal is derived:
            self._derive("legal", kinds.not_refused(self.actions, self.refusal))
        self._derive("mark", self.legal)
        if self.ponders:
            self._derive("legal", kinds.found_out(self.ask, self.ponder, self.legal))
        if self.standing is derived:
            self._derive("standing", ranking.ranked(self.score, self.tie_break))
        if self.worth is derived:
            self._derive("worth", ranking.scaled(self.promise, self.scale))
            self._derive("worths", ranking.scaled_at_once(self.promise, self.scale))
        if self.worths is derived:
            self._derive("worths", ranking.one_by_one(self.worth))
        if self.worth_over is derived:
            self._derive("worth_over", ranking.in_full(self.worth))

    def _derive(self, name: str, made: Any) -> None:
        object.__setattr__(self, name, made)

    @property
    def ponders(self) -> bool:
        """Whether `legal` is thought in slices."""
        return self.ask is not all_known

    @property
    def edition(self) -> str:
        return self.components.edition

    @cached_property
    def layout(self) -> str:
        """How a record's fields lie: who has other rules to read it by can tell, before it misreads one."""
        fields = [(name, str(kind), place) for name, (kind, place, *_) in (self.dtype.fields or {}).items()]
        return hashlib.sha256(repr(fields).encode()).hexdigest()[:8]

    def board(self, view: Mapping[str, Any], seat: int | None, names: Sequence[str], language: str) -> Any:
        """The board of a view as a Rich renderable, for terminals; None if the game has no such board."""
        return import_module(self.terminal).draw(view, seat, names, language) if self.terminal else None

    @cached_property
    def loops(self) -> loops.Loops:
        return loops.make(self)

    @cached_property
    def ledger(self) -> Ledger:
        return Ledger.read(self.folder / "texts", self.prefix)

    def texts(self, language: str) -> Texts:
        return Texts.load(self.folder / "texts", language)

    def rule_id(self, number: int) -> str:
        """The ledger id of a rule's number: 46 → "FIN-46", 1008 → "FIN-R8"."""
        return f"{self.prefix}-R{number - RULING}" if number >= RULING else f"{self.prefix}-{number:02d}"

    def check_seats(self, seats: int) -> None:
        if whole(seats) not in self.seats:
            allowed = f"{min(self.seats)} to {max(self.seats)}"
            raise OptionError(
                f"{self.name} is for {allowed} seats, not {shown(seats)} ({self.rule_id(self.seats_rule)})"
            )

    def deal(self, seats: int, seed: int, chosen: Mapping[str, Any] | None = None) -> State:
        """A new position from a seed of 64 bits."""
        self.check_seats(seats)
        complete = options.complete(self.options, chosen or {})
        s = self.empty(seats)
        self.setup(s, options.encode(self.options, complete, seats), np.uint64(seed))
        return s

    def prepare(self, report: Callable[[int, int], None] = lambda done, total: None) -> None:
        """Compile the game's rules, or load them from the cache, reporting progress."""
        s = self.deal(self.seats[0], seed=0)
        seat = last_pending(s)
        mask, words = loops.scratch(self)
        places, points = np.zeros(max(self.seats), np.int32), np.zeros((1, max(self.seats)), np.int32)
        none = np.zeros(0, np.int64)
        parts: list[Callable[[], Any]] = [
            lambda: self.loops.choices(s, seat, mask, words),
            lambda: self.refusal(s, seat, 0),
            lambda: self.loops.previews(blank(self.dtype, 0), seat, none),
            lambda: self.loops.refusals(s, seat, none),
            lambda: self.told(self.known(s, None), None),
            lambda: self.loops.step(s.copy(), seat, int(np.flatnonzero(mask)[0])),
            lambda: self.loops.replay(s, none, none, np.zeros((len(loops.NOTES), 0), np.int64)),
            lambda: self.loops.curve(s, none, none, places, points),
            lambda: self.standing(s, places, points[0]),
            lambda: self.view(s, None),
            lambda: self.named_parts(s, 0),
            lambda: self.placed(self.describe(s)),
        ]
        for done, part in enumerate(parts):
            report(done, len(parts))
            part()
        report(len(parts), len(parts))

    def empty(self, seats: int) -> State:
        s = blank(self.dtype, 1)[0]
        s.seats = seats
        return s

    def placed(self, description: Mapping[str, Any]) -> State:
        """The position that a dict describes; PositionError says what is wrong with it."""
        plain = readable(description)
        seats = plain.get("seats")
        if type(seats) is not int or seats not in self.seats:
            raise PositionError(f"seats must be one of {', '.join(map(str, self.seats))}, not {shown(seats)}")
        s = self.empty(seats)
        self.place(s, plain)
        if fault := int(self.faults(s)):
            raise PositionError(self.laws[fault])
        return s

    @cached_property
    def _view(self) -> Callable[[State, int], Any]:
        return views.reader(self)

    def view(self, s: State, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know, as plain data of `view_type`."""
        return self._view(s, SPECTATOR if seat is None else seat)

    def named_parts(self, s: State, seat: int) -> dict[str, int]:
        """A seat's points by where they come from."""
        out = np.zeros(len(self.part_names), np.int32)
        self.parts(s, seat, out)
        return dict(zip(self.part_names, out.tolist()))

    def played(self, record: bytes, seat: int, action: int) -> tuple[bytes, Sequence[int]] | None:
        """A record after an action, and what is noted of it (`loops.NOTES`); None if the rules forbid it."""
        s, notes = self.read(record), np.zeros((len(loops.NOTES), 1), np.int64)
        wrong = self.loops.replay(s, np.array([seat]), np.array([action]), notes)
        return None if wrong >= 0 else (s.tobytes(), notes[:, 0].tolist())

    def witnessed(self, record: bytes, eyes: int | None, ears: Eyes) -> tuple[bytes, list[dict[str, Any]]]:
        """The known record of these eyes, and the events of the last action as these ears may know them."""
        s = self.read(record)
        return self.known(s, eyes).tobytes(), self.told(s, ears)

    def read(self, record: bytes) -> State:
        """The record that these bytes are."""
        return of_bytes(self._records, record)

    @cached_property
    def _records(self) -> np.dtype[Any]:
        """As NumPy has it where fields are attributes."""
        found: np.dtype[Any] = blank(self.dtype, 0).dtype
        return found

    def known(self, s: State, eyes: int | None) -> State:
        """The known record: the position as a seat (None: a spectator) knows it, all that it cannot know dealt anew.

        It is the same, byte for byte, for all positions that these eyes cannot tell apart. Nothing else leaves a match.
        """
        out = copies(s, 1)
        self.loops.known(s, SPECTATOR if eyes is None else eyes, out)
        return out[0]

    def check_known(self, s: State, seat: int) -> None:
        """Refuse a record that is not what a seat knows: a bot is given that and no more."""
        if s.tobytes() != self.known(s, seat).tobytes():
            raise ValueError(f"a bot is given what its seat knows and no more: game.known(state, {seat})")

    @cached_property
    def is_apart(self) -> bool:
        """Whether there are seats that do not see each other."""
        return self.audience is not all_see

    def told(self, s: State, eyes: Eyes) -> list[dict[str, Any]]:
        """The events of the last action as these eyes may know them."""
        out = np.empty_like(s["events"])
        count = self.loops.told(s, number_of(eyes), out)
        return [self.events.named(event) for event in out[:count].tolist()]

    def sees(self, s: State, eyes: Eyes, seat: int) -> bool:
        """Whether these eyes see what a seat does."""
        return bool(self.loops.saw(s, seat, number_of(eyes)))

    def say_action(self, action: Mapping[str, Any], names: Sequence[str], language: str) -> str:
        """An action as a sentence; `names` are the seats'."""
        return self.texts(language).sentence("action", action, self.actions.ranges[action["kind"]], names)

    def say_event(self, event: Mapping[str, Any], names: Sequence[str], language: str) -> str:
        """An event as a sentence for the log."""
        return self.texts(language).sentence("event", event, self.events.args[event["kind"]], names)


def number_of(eyes: Eyes) -> int:
    """Eyes as the rules know them."""
    if eyes is EVERYTHING:
        return ALL
    if eyes is None:
        return SPECTATOR
    return eyes if type(eyes) is int else operator.index(eyes)  # type: ignore[arg-type]
