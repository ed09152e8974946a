"""Positions written by hand, for tests, puzzles, teaching and bug reports.

`describe` gives a whole position as a dict, `place` reads one. Only `seats` is needed; all else may be left out and is
then as at the start of a round: full hands, an empty table.

    {
      "seats": 3,
      "phase": "trick",                       collective, trick, draw, rot or over
      "round": 1,
      "river": ["S4", "A9", "B6"],            the targets left, in the order they were laid out: the last one is next
      "hands": [["B2", "A8"], null, []],      null: filled up from the cards left over
      "columns": [["S1", "S2", "F9"], [], []],    cards won, by seat
      "aside": ["F4"],                        cards out of the round
      "pile": ["A1", "S20"],                  from the top; may name the first few only
      "chosen": ["B2", null, null],           cards face down, in a trick
      "answers": ["yes", null, null],         to the last draw
      "cancelled": [{"fig": "F2"}, {}, {}],   what rotten cards cancel, a card or "collective"
      "collective": {"fruit": "fig", "chooser": 2},     chooser null: drawn by lot
      "last": {"target": "B7", "shown": ["B1", "A3", null]},    the trick before; who won it follows
      "scores": [[12], [30], [9]],            of the rounds counted, by seat
      "turns": 0, "reveals": 0, "tie_scope": "contenders", "generator": 0
    }

How many cards the pile holds follows from the hands and the tricks played. It is filled up, like the river and the
hands, with cards named nowhere, in the order of the box; those left in the end are set aside.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from verger.engine import ENDED, RUNNING, PositionError, Reader, State, only

from .actions import ANSWERS, ITEMS
from .components import CARD_COUNT, CARDS, FRUITS, HAND, ROUNDS, TRICKS
from .knowledge import has_choice
from .laws import dealt, drawn
from .rounds import alone_last, clear, owes_some
from .scoring import has_rotten, least
from .state import (
    ASIDE,
    COLLECTIVE_PHASE,
    COLUMN_OF,
    DRAW_PHASE,
    HAND_OF,
    NOBODY,
    NOTHING,
    OVER,
    PHASES,
    PILE,
    RIVER,
    ROT_PHASE,
    TRICK_PHASE,
)
from .tricks import decide, lay

TIE_SCOPES = ("contenders", "every_card")


def describe(s: State) -> dict[str, Any]:
    """The whole position, hidden cards, answers and generator included."""
    seats = range(s.seats)
    where = s.where.tolist()

    def names(place: int) -> list[str]:
        return [CARDS[card] for card, there in enumerate(where) if there == place]

    return {
        "seats": int(s.seats),
        "phase": PHASES[s.phase],
        "round": int(s.rounds) + 1,
        "river": [CARDS[card] for card in s.river if card != NOTHING],
        "hands": [names(HAND_OF + seat) for seat in seats],
        "columns": [names(COLUMN_OF + seat) for seat in seats],
        "aside": names(ASIDE),
        "pile": [CARDS[card] for card in s.pile[s.top :]],
        "chosen": [_named(CARDS, s.answer[seat] if s.phase == TRICK_PHASE else NOTHING) for seat in seats],
        "answers": [_named(ANSWERS, s.answer[seat] if s.phase == DRAW_PHASE else NOTHING) for seat in seats],
        "cancelled": [_describe_cancelled(s, seat) for seat in seats],
        "collective": _describe_collective(s),
        "last": _describe_last(s),
        "scores": [[int(s.score[number, seat]) for number in range(_counted(s))] for seat in seats],
        "turns": int(s.turns),
        "reveals": int(s.reveals),
        "tie_scope": TIE_SCOPES[s.every_card],
        "generator": int(s.generator),
    }


def _named(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NOTHING else names[number]


def _counted(s: State) -> int:
    return int(s.rounds) + int(s.over != RUNNING)


def _describe_cancelled(s: State, seat: int) -> dict[str, str]:
    items = zip(FRUITS, s.cancelled[seat].tolist(), strict=True)
    return {fruit: ITEMS[item] for fruit, item in items if item != NOTHING}


def _describe_collective(s: State) -> dict[str, Any] | None:
    if s.collective == NOTHING:
        return None
    return {"fruit": FRUITS[s.collective], "chooser": None if s.chooser == NOBODY else int(s.chooser)}


def _describe_last(s: State) -> dict[str, Any] | None:
    if s.target == NOTHING:
        return None
    return {"target": CARDS[s.target], "shown": [_named(CARDS, card) for card in s.shown[: s.seats].tolist()]}


def place(s: State, description: Mapping[str, Any]) -> None:
    """Set an empty record to the position described; PositionError names the entry that is wrong."""
    _Reader(s, description).read()


class _Reader(Reader):
    """Remembers which cards are spoken for."""

    def __init__(self, s: State, description: Mapping[str, Any]) -> None:
        super().__init__(s, description)
        self.due = int(HAND[self.seats - 2])
        self.free = dict.fromkeys(range(CARD_COUNT))
        self.river: list[int] = []
        self.hands: dict[int, list[int]] = {}
        self.pile: list[int] = []

    def steps(self) -> Sequence[Callable[[], None]]:
        return [
            self.lay_out, self.read_phase, self.read_round, self.read_scores, self.read_collective, self.read_tie_scope,
            self.read_river, self.read_columns, self.read_aside, self.read_hands, self.read_pile, self.read_last,
            self.fill_river, self.fill_hands, self.fill_pile, self.read_chosen, self.read_answers,
            self.read_cancelled, self.read_turns, self.read_reveals, self.read_generator, self.set_pending,
        ]  # fmt: skip

    def lay_out(self) -> None:
        clear(self.s)
        self.s.where[:], self.s.pile[:], self.s.river[:] = ASIDE, NOTHING, NOTHING

    def take(self, name: str, key: Any) -> int:
        """A card that is nowhere else."""
        card = self.key(name, key, CARDS)
        if card not in self.free:
            raise PositionError(f"{name}: {key} is already somewhere else")
        del self.free[card]
        return card

    def take_all(self, name: str, keys: Any) -> list[int]:
        return [self.take(name, key) for key in self.listing(name, keys)]

    def spare(self, name: str, count: int) -> list[int]:
        """So many cards named nowhere."""
        if len(self.free) < count:
            raise PositionError(f"{name}: only {len(self.free)} cards are left over, {count} are missing")
        cards = list(self.free)[:count]
        for card in cards:
            del self.free[card]
        return cards

    # Entries

    def read_phase(self) -> None:
        self.s.phase = self.key("phase", self.given.get("phase", PHASES[TRICK_PHASE]), PHASES)

    def read_round(self) -> None:
        last = ROUNDS if self.s.phase == OVER else 1
        self.s.rounds = self.number("round", self.given.get("round", last), 1, ROUNDS) - 1

    def read_scores(self) -> None:
        counted = int(self.s.rounds) + (self.s.phase == OVER)
        for seat, row in enumerate(self.per_seat("scores", [0] * counted)):
            points = self.each(f"scores[{seat}]", row, int(counted), "rounds")
            for number, value in enumerate(points):
                self.s.score[number, seat] = self.number(f"scores[{seat}][{number}]", value, 0, 999)

    def read_collective(self) -> None:
        given = self.given.get("collective")
        if given is None:
            return
        entry = self.mapping("collective", given, ("fruit", "chooser"))
        self.s.collective = self.key("collective.fruit", entry.get("fruit"), FRUITS)
        chooser = entry.get("chooser")
        self.s.chooser = NOBODY if chooser is None else self.number("collective.chooser", chooser, 0, self.seats - 1)

    def read_tie_scope(self) -> None:
        self.s.every_card = self.key("tie_scope", self.given.get("tie_scope", TIE_SCOPES[0]), TIE_SCOPES)

    def read_river(self) -> None:
        self.river = self.take_all("river", self.given.get("river", []))
        if len(self.river) > TRICKS or (self.river and not self.contested):
            expected = f"1 to {TRICKS}" if self.contested else "no"
            raise PositionError(f"river must have {expected} cards, not {len(self.river)}")

    @property
    def contested(self) -> bool:
        """Whether there are targets to fight for."""
        return int(self.s.phase) in (COLLECTIVE_PHASE, TRICK_PHASE)

    def read_columns(self) -> None:
        for seat, keys in enumerate(self.per_seat("columns", [])):
            for card in self.take_all(f"columns[{seat}]", keys):
                lay(self.s, card, seat)

    def read_aside(self) -> None:
        self.take_all("aside", self.given.get("aside", []))

    def read_hands(self) -> None:
        for seat, keys in enumerate(self.per_seat("hands", None)):
            if keys is not None:
                self.hands[seat] = self.take_all(f"hands[{seat}]", keys)
                if len(self.hands[seat]) > self.due:
                    raise PositionError(
                        f"hands[{seat}] must have at most {self.due} cards, not {len(self.hands[seat])}"
                    )

    def read_pile(self) -> None:
        self.pile = self.take_all("pile", self.given.get("pile", []))

    def read_last(self) -> None:
        """The trick before: its cards lie with its winner, or aside, and need not be named there."""
        given = self.given.get("last")
        if given is None:
            return
        entry = self.mapping("last", given, ("target", "shown"))
        shown = self.each("last.shown", entry.get("shown"), self.seats, "seats")
        self.s.target = self.key("last.target", entry.get("target"), CARDS)
        for seat, key in enumerate(shown):
            self.s.shown[seat] = self.key_or_nothing(f"last.shown[{seat}]", key, CARDS)
            if key is not None and key in (entry["target"], *shown[:seat]):
                raise PositionError(f"last.shown[{seat}]: {key} is already somewhere else")
        self.s.winner = decide(self.s)
        for card in [int(self.s.target), *self.s.shown.tolist()]:
            if card in self.free:
                del self.free[card]
                lay(self.s, card, self.s.winner)

    # What is not named

    def fill_river(self) -> None:
        cards = self.river or self.spare("river", TRICKS if self.contested else 0)
        self.s.trick = TRICKS - len(cards) if self.contested else TRICKS - 1
        self.s.river[: len(cards)] = cards
        self.s.where[cards] = RIVER

    def fill_hands(self) -> None:
        for seat in range(self.seats):
            cards = self.hands.get(seat)
            if cards is None:
                cards = self.spare(f"hands[{seat}]", self.usual_hand())
            self.s.hand[seat] = len(cards)
            self.s.where[cards] = HAND_OF + seat

    def usual_hand(self) -> int:
        """The cards of a seat that has won nothing."""
        if self.s.phase in (ROT_PHASE, OVER):
            return 0
        return self.due - int(self.s.phase == DRAW_PHASE)

    def fill_pile(self) -> None:
        count = len(self.pile)
        if self.s.phase not in (ROT_PHASE, OVER):
            count = CARD_COUNT - int(dealt(self.s) + drawn(self.s))
        if not len(self.pile) <= count <= CARD_COUNT:
            raise PositionError(f"pile must have {count} cards, not {len(self.pile)}")
        cards = self.pile + self.spare("pile", count - len(self.pile))
        self.s.top = CARD_COUNT - count
        self.s.pile[CARD_COUNT - count :] = cards
        self.s.where[cards] = PILE

    # Answers and clocks

    def read_chosen(self) -> None:
        self.read_answer("chosen", TRICK_PHASE, CARDS)

    def read_answers(self) -> None:
        self.read_answer("answers", DRAW_PHASE, ANSWERS)

    def read_answer(self, name: str, phase: int, keys: tuple[str, ...]) -> None:
        for seat, key in enumerate(self.per_seat(name, None)):
            if key is not None:
                if self.s.phase != phase:
                    raise PositionError(f"{name} belongs to the phase {PHASES[phase]} alone")
                self.s.answer[seat] = self.key(f"{name}[{seat}]", key, keys)

    def read_cancelled(self) -> None:
        """What a rotten card cancels; where there is no choice, or none left to make, it need not be said."""
        for seat, row in enumerate(self.per_seat("cancelled", {})):
            for key, item in self.mapping(f"cancelled[{seat}]", row, FRUITS).items():
                cancelled = self.key(f"cancelled[{seat}].{key}", item, ITEMS)
                self.s.cancelled[seat, FRUITS.index(key)] = cancelled
        if self.s.phase in (ROT_PHASE, OVER):
            for seat in range(self.seats):
                for fruit in range(len(FRUITS)):
                    self.settle(seat, fruit)

    def settle(self, seat: int, fruit: int) -> None:
        open_now = self.s.phase == ROT_PHASE and has_choice(self.s, seat, fruit)
        if has_rotten(self.s, seat, fruit) and self.s.cancelled[seat, fruit] == NOTHING and not open_now:
            self.s.cancelled[seat, fruit] = least(self.s, seat, fruit)

    def set_pending(self) -> None:
        s = self.s
        s.over = ENDED if s.phase == OVER else RUNNING
        s.turn = alone_last(s) if s.phase == COLLECTIVE_PHASE else NOBODY
        if s.phase == COLLECTIVE_PHASE and s.turn == NOBODY:
            raise PositionError("scores: nobody is alone in last place to name the collective fruit")
        s.pending = sum(only(seat) for seat in range(self.seats) if self.is_asked(seat))

    def is_asked(self, seat: int) -> bool:
        s = self.s
        if s.phase == TRICK_PHASE:
            return bool(s.hand[seat] > 0 and s.answer[seat] == NOTHING)
        if s.phase == DRAW_PHASE:
            return bool(seat != s.winner and s.answer[seat] == NOTHING)
        if s.phase == ROT_PHASE:
            return bool(owes_some(s, seat))
        return bool(seat == s.turn)
