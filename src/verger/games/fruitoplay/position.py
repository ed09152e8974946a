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

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from verger.engine import ENDED, RUNNING, PositionError, State, codecs
from verger.engine.codecs import SEAT, Entry, Field, Group, Key, Maybe, Number, PerSeat, Said, Several

from . import components as box
from . import rounds, scoring, state, tricks
from .actions import ANSWERS, ITEMS
from .invariants import dealt, drawn

TIE_SCOPES = ("contenders", "every_card")
CARD, CARD_OF_LAST, FRUIT = codecs.Once(box.CARDS), codecs.Once(box.CARDS), Key(box.FRUITS)
NOWHERE = state.PILE - 1  # where a card lies that has not been named


def clear(s: State) -> None:
    rounds.clear(s)
    s.top = box.CARD_COUNT
    s.where[:], s.pile[:], s.river[:] = NOWHERE, state.NOTHING, state.NOTHING


def rounds_counted(s: State) -> int:
    return int(s.rounds) + int(s.phase == state.OVER)


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
    contested = tricks.is_contested(s)
    if len(cards) > box.TRICKS or (cards and not contested):
        raise PositionError(f"river must have {f'1 to {box.TRICKS}' if contested else 'no'} cards, not {len(cards)}")
    s.river[: len(cards)] = cards
    s.where[cards] = state.RIVER
    s.trick = box.TRICKS - len(cards) if contested else box.TRICKS - 1


def give(s: State, seat: int, cards: list[int]) -> None:
    s.hand[seat] = len(cards)
    s.where[cards] = state.HAND_OF + seat


def give_hands(s: State, hands: list[list[int] | None]) -> None:
    """Those that are said; a hand that is not has NOTHING until it is filled."""
    for seat, cards in enumerate(hands):
        if cards is None:
            s.hand[seat] = state.NOTHING
        elif len(cards) > box.HAND[s.seats - 2]:
            raise PositionError(f"hands[{seat}] must have at most {box.HAND[s.seats - 2]} cards, not {len(cards)}")
        else:
            give(s, seat, cards)


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


# --- Answers ---------------------------------------------------------------------------------------------------------


def answers(name: str, phase: int, keys: Sequence[str]) -> Entry:
    """What has been answered face down, in the phase that asks for it."""

    def held(s: State) -> Any:
        return s.answer if s.phase == phase else np.full_like(s.answer, state.NOTHING)

    def hold(s: State, given: list[int]) -> None:
        if s.phase == phase:
            s.answer[: s.seats] = given
        elif any(one != state.NOTHING for one in given):
            raise PositionError(f"{name} belongs to the phase {state.PHASES[phase]} alone")

    return Said(name, PerSeat(Maybe(Key(keys))), held, hold)


class Shown(PerSeat):
    """Never left out."""

    def unsaid(self, s: State) -> Any:
        return None


# --- What follows from the rest --------------------------------------------------------------------------------------


def lay_last(s: State) -> None:
    """The cards of the trick before lie with its winner, or aside, and need not be named there."""
    if s.target != state.NOTHING:
        s.winner = tricks.decide(s)
        for card in [int(s.target), *s.shown[s.shown != state.NOTHING].tolist()]:
            if s.where[card] == NOWHERE:
                tricks.lay(s, card, s.winner)


def fill_up(s: State) -> None:
    """River, hands and pile, a hand with the cards of a seat that has won nothing; what is left is set aside."""
    if tricks.is_contested(s) and s.river[0] == state.NOTHING:
        lay_river(s, spare(s, "river", box.TRICKS))
    usual = 0 if tricks.is_laid_down(s) else int(box.HAND[s.seats - 2]) - int(s.phase == state.DRAW)
    for seat in np.flatnonzero(s.hand[: s.seats] == state.NOTHING).tolist():
        give(s, seat, spare(s, f"hands[{seat}]", usual))
    said = s.pile[s.top :].tolist()
    count = len(said) if tricks.is_laid_down(s) else box.CARD_COUNT - int(dealt(s) + drawn(s))
    if not len(said) <= count <= box.CARD_COUNT:
        raise PositionError(f"pile must have {count} cards, not {len(said)}")
    pile_up(s, said + spare(s, "pile", count - len(said)))
    set_aside(s, lying(s, NOWHERE))


def settle_rot(s: State) -> None:
    """Rotten cards that leave no choice, or none any more, cancel what costs least."""
    for seat, fruit in np.argwhere(s.cancelled[: s.seats] == state.NOTHING) if tricks.is_laid_down(s) else ():
        asked = s.phase == state.ROT and scoring.has_choice(s, seat, fruit)
        if scoring.has_rotten(s, seat, fruit) and not asked:
            s.cancelled[seat, fruit] = scoring.least(s, seat, fruit)


def set_turn(s: State) -> None:
    s.over = ENDED if s.phase == state.OVER else RUNNING
    s.turn = scoring.alone_last(s) if s.phase == state.COLLECTIVE else state.NOBODY
    if s.phase == state.COLLECTIVE and s.turn == state.NOBODY:
        raise PositionError("scores: nobody is alone in last place to name the collective fruit")
    s.pending = tricks.asked(s)


POSITION = codecs.Position(
    state.PHASES,
    state.TRICK,
    Field("round", Number(1, box.ROUNDS, more=1), lambda s: box.ROUNDS if s.phase == state.OVER else 1, "rounds"),
    Said("river", Several(CARD), lambda s: s.river[s.river != state.NOTHING], lay_river),
    Said("hands", PerSeat(codecs.Null(Several(CARD))), with_seats(state.HAND_OF), give_hands),
    Said("columns", PerSeat(Several(CARD)), with_seats(state.COLUMN_OF), lay_columns),
    Said("aside", Several(CARD), lambda s: lying(s, state.ASIDE), set_aside),
    Said("pile", Several(CARD), lambda s: s.pile[s.top :], pile_up),
    answers("chosen", state.TRICK, box.CARDS),
    answers("answers", state.DRAW, ANSWERS),
    Field("cancelled", PerSeat(codecs.Known(box.FRUITS, Key(ITEMS)))),
    Group("collective", fruit=Field("collective", FRUIT), chooser=Field("chooser", Maybe(SEAT))),
    Group("last", target=Field("target", CARD_OF_LAST), shown=Field("shown", Shown(Maybe(CARD_OF_LAST)))),
    Said("scores", PerSeat(codecs.Each(Number(0, 999), rounds_counted, "rounds")), lambda s: s.score.T, hold_scores),
    Field("tie_scope", Key(TIE_SCOPES), TIE_SCOPES[0], field="every_card"),
    silent=("turn", "over"),
    before=(clear,),
    after=(lay_last, fill_up, settle_rot, set_turn),
)
