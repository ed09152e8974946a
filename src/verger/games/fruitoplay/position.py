"""Positions written by hand, for tests, puzzles, teaching and bug reports.

Only `seats` is needed; all else may be left out and is then as at the start of a round: full hands, an empty table.

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

import numpy as np

from verger.engine import ENDED, RUNNING, PositionError, State, codecs, only
from verger.engine.codecs import SEAT, Codec, Entry, Field, Key, Maybe, Null, Number, PerSeat, Reading, Several, Table
from verger.engine.positions import LONGEST, each

from . import components as box
from . import rounds, scoring, state, tricks
from .actions import ANSWERS, ITEMS
from .invariants import dealt, drawn

TIE_SCOPES = ("contenders", "every_card")
CARD = codecs.Once(box.CARDS)
NOWHERE = state.PILE - 1  # where a card lies that has not been named


class Said(Entry):
    """An entry by what is held of it, and by what is done when it is read."""

    def __init__(
        self, name: str, codec: Codec, held: Callable[[State], Any], hold: Callable[[State, Any], None]
    ) -> None:
        self.name, self.codec = name, codec
        self._held, self._hold = held, hold

    def held(self, s: State) -> Any:
        return self._held(s)

    def hold(self, reading: Reading, value: Any) -> None:
        self._hold(reading.s, value)


# --- The clock -------------------------------------------------------------------------------------------------------


def is_contested(s: State) -> bool:
    """Whether there are targets to fight for."""
    return int(s.phase) in (state.COLLECTIVE, state.TRICK)


def is_counted(s: State) -> bool:
    """Whether all cards have been laid down."""
    return int(s.phase) in (state.ROT, state.OVER)


def rounds_counted(s: State) -> int:
    return int(s.rounds) + int(s.phase == state.OVER)


class Round(Number):
    """From 1; the last one where the game is over."""

    def write(self, s: State, held: Any) -> int:
        return int(held) + 1

    def read(self, reading: Reading, name: str, value: Any) -> int:
        return super().read(reading, name, value) - 1

    def unsaid(self, s: State) -> int:
        return box.ROUNDS if s.phase == state.OVER else 1


class PerRound(codecs.Items):
    """Something for each round counted."""

    def read(self, reading: Reading, name: str, value: Any) -> list[Any]:
        return super().read(reading, name, each(name, value, rounds_counted(reading.s), "rounds"))

    def unsaid(self, s: State) -> list[Any]:
        return [self.codec.unsaid(s)] * rounds_counted(s)


def hold_scores(s: State, points: list[list[int]]) -> None:
    s.score[: rounds_counted(s), : s.seats] = np.transpose(points)


# --- Cards -----------------------------------------------------------------------------------------------------------


def lying(s: State, place: int) -> list[int]:
    """The cards of a place, in the order of the box."""
    return np.flatnonzero(s.where == place).tolist()


def with_seats(first: int) -> Callable[[State], list[list[int]]]:
    """The cards of a place that every seat has."""
    return lambda s: [lying(s, first + seat) for seat in range(s.seats)]


def spare(s: State, name: str, count: int) -> list[int]:
    """So many cards that are named nowhere."""
    left = lying(s, NOWHERE)
    if len(left) < count:
        raise PositionError(f"{name}: only {len(left)} cards are left over, {count} are missing")
    return left[:count]


def lay_river(s: State, cards: list[int]) -> None:
    if len(cards) > box.TRICKS or (cards and not is_contested(s)):
        expected = f"1 to {box.TRICKS}" if is_contested(s) else "no"
        raise PositionError(f"river must have {expected} cards, not {len(cards)}")
    s.river[: len(cards)] = cards
    s.where[cards] = state.RIVER
    s.trick = box.TRICKS - len(cards) if is_contested(s) else box.TRICKS - 1


def fill_river(s: State) -> None:
    if is_contested(s) and s.river[0] == state.NOTHING:
        lay_river(s, spare(s, "river", box.TRICKS))


def give_hands(s: State, hands: list[list[int] | None]) -> None:
    """Those that are said; a hand that is not has NOTHING until it is filled."""
    due = box.HAND[s.seats - 2]
    s.hand[: s.seats] = state.NOTHING
    for seat, cards in enumerate(hands):
        if cards is not None:
            if len(cards) > due:
                raise PositionError(f"hands[{seat}] must have at most {due} cards, not {len(cards)}")
            give(s, seat, cards)


def give(s: State, seat: int, cards: list[int]) -> None:
    s.hand[seat] = len(cards)
    s.where[cards] = state.HAND_OF + seat


def fill_hands(s: State) -> None:
    """With the cards of a seat that has won nothing."""
    usual = 0 if is_counted(s) else int(box.HAND[s.seats - 2]) - int(s.phase == state.DRAW)
    for seat in range(s.seats):
        if s.hand[seat] == state.NOTHING:
            give(s, seat, spare(s, f"hands[{seat}]", usual))


def lay_columns(s: State, columns: list[list[int]]) -> None:
    for seat, cards in enumerate(columns):
        for card in cards:
            tricks.lay(s, card, seat)


def set_aside(s: State, cards: list[int]) -> None:
    s.where[cards] = state.ASIDE


def pile_up(s: State, cards: list[int]) -> None:
    s.top = box.CARD_COUNT - len(cards)
    s.pile[s.top :] = cards
    s.where[cards] = state.PILE


def fill_pile(s: State) -> None:
    said = s.pile[s.top :].tolist()
    count = len(said) if is_counted(s) else box.CARD_COUNT - int(dealt(s) + drawn(s))
    if not len(said) <= count <= box.CARD_COUNT:
        raise PositionError(f"pile must have {count} cards, not {len(said)}")
    pile_up(s, said + spare(s, "pile", count - len(said)))


# --- The trick before ------------------------------------------------------------------------------------------------


class Shown(PerSeat):
    """Never left out."""

    def unsaid(self, s: State) -> Any:
        return None


def held_last(s: State) -> dict[str, Any] | None:
    return None if s.target == state.NOTHING else {"target": s.target, "shown": s.shown}


def hold_last(s: State, last: dict[str, Any] | None) -> None:
    if last is None:
        return
    s.target, shown = last["target"], last["shown"]
    for seat, card in enumerate(shown):
        if card != state.NOTHING and card in (s.target, *shown[:seat]):
            raise PositionError(f"last.shown[{seat}]: {box.CARDS[card]} is already somewhere else")
    s.shown[: s.seats] = shown


def lay_last(s: State) -> None:
    """Its cards lie with its winner, or aside, and need not be named there."""
    if s.target != state.NOTHING:
        s.winner = tricks.decide(s)
        for card in [int(s.target), *s.shown[s.shown != state.NOTHING].tolist()]:
            if s.where[card] == NOWHERE:
                tricks.lay(s, card, s.winner)


# --- Answers and choices ---------------------------------------------------------------------------------------------


class Answers(Entry):
    """What has been answered face down, in the phase that asks for it."""

    def __init__(self, name: str, phase: int, keys: Sequence[str]) -> None:
        self.name, self.codec = name, PerSeat(Maybe(Key(keys)))
        self.phase = phase

    def held(self, s: State) -> Any:
        return s.answer if s.phase == self.phase else np.full_like(s.answer, state.NOTHING)

    def hold(self, reading: Reading, value: list[int]) -> None:
        if reading.s.phase == self.phase:
            reading.s.answer[: reading.seats] = value
        elif any(given != state.NOTHING for given in value):
            raise PositionError(f"{self.name} belongs to the phase {state.PHASES[self.phase]} alone")


def held_collective(s: State) -> dict[str, int] | None:
    return None if s.collective == state.NOTHING else {"fruit": s.collective, "chooser": s.chooser}


def hold_collective(s: State, card: dict[str, int] | None) -> None:
    if card is not None:
        s.collective, s.chooser = card["fruit"], card["chooser"]


def held_cancelled(s: State) -> list[dict[int, int]]:
    return [{fruit: item for fruit, item in enumerate(row) if item != state.NOTHING} for row in s.cancelled]


def hold_cancelled(s: State, cancelled: list[dict[int, int]]) -> None:
    for seat, items in enumerate(cancelled):
        for fruit, item in items.items():
            s.cancelled[seat, fruit] = item


def settle_rot(s: State) -> None:
    """Rotten cards that leave no choice, or none any more, cancel what costs least."""
    for seat, fruit in np.argwhere(s.cancelled[: s.seats] == state.NOTHING) if is_counted(s) else ():
        asked = s.phase == state.ROT and scoring.has_choice(s, seat, fruit)
        if scoring.has_rotten(s, seat, fruit) and not asked:
            s.cancelled[seat, fruit] = scoring.least(s, seat, fruit)


def set_pending(s: State) -> None:
    s.over = ENDED if s.phase == state.OVER else RUNNING
    s.turn = rounds.alone_last(s) if s.phase == state.COLLECTIVE else state.NOBODY
    if s.phase == state.COLLECTIVE and s.turn == state.NOBODY:
        raise PositionError("scores: nobody is alone in last place to name the collective fruit")
    s.pending = sum(only(seat) for seat in range(s.seats) if rounds.is_asked(s, seat))


class Position(codecs.Position):
    """Who may act and whether the game is over follow from the rest, and are not said."""

    def __init__(self, *entries: Entry) -> None:
        self.entries = entries

    def place(self, s: State, description: Mapping[str, Any]) -> None:
        rounds.clear(s)
        s.top = box.CARD_COUNT
        s.where[:], s.pile[:], s.river[:] = NOWHERE, state.NOTHING, state.NOTHING
        super().place(s, description)
        for fill in (lay_last, fill_river, fill_hands, fill_pile):
            fill(s)
        set_aside(s, lying(s, NOWHERE))
        settle_rot(s)
        set_pending(s)


POSITION = Position(
    Field("phase", Key(state.PHASES), state.PHASES[state.TRICK]),
    Field("round", Round(1, box.ROUNDS), field="rounds"),
    Said("river", Several(CARD), lambda s: s.river[s.river != state.NOTHING], lay_river),
    Said("hands", PerSeat(Null(Several(CARD))), with_seats(state.HAND_OF), give_hands),
    Said("columns", PerSeat(Several(CARD)), with_seats(state.COLUMN_OF), lay_columns),
    Said("aside", Several(CARD), lambda s: lying(s, state.ASIDE), set_aside),
    Said("pile", Several(CARD), lambda s: s.pile[s.top :], pile_up),
    Answers("chosen", state.TRICK, box.CARDS),
    Answers("answers", state.DRAW, ANSWERS),
    Said("cancelled", PerSeat(codecs.Some(box.FRUITS, Key(ITEMS))), held_cancelled, hold_cancelled),
    Said("collective", Null(Table(fruit=Key(box.FRUITS), chooser=Maybe(SEAT))), held_collective, hold_collective),
    Said("last", Null(Table(target=Key(box.CARDS), shown=Shown(Maybe(Key(box.CARDS))))), held_last, hold_last),
    Said("scores", PerSeat(PerRound(Number(0, 999))), lambda s: s.score[: rounds_counted(s)].T, hold_scores),
    Field("turns", Number(0, LONGEST)),
    Field("reveals", Number(0, LONGEST)),
    Field("tie_scope", Key(TIE_SCOPES), TIE_SCOPES[0], field="every_card"),
    Field("generator", Number(0, 2**64 - 1)),
)
