"""What leaves the table: the position as a seat may know it, in plain data."""

from __future__ import annotations

import numpy as np
from typing_extensions import TypedDict

from verger.engine import RUNNING, Plain, State, members, plain, rule, twin

from .actions import ANSWERS, COLLECTIVE_CARD
from .components import CARDS, COLLECTIVE_FRUITS, FRUIT_COUNT, FRUITS, ROTTEN, ROUNDS
from .knowledge import has_choice, nth_candidate
from .rounds import lay_hand
from .scoring import candidates, column, points_of_round, total
from .state import (
    ASIDE,
    COLUMN_OF,
    DRAW_PHASE,
    HAND_OF,
    NOBODY,
    NOTHING,
    PHASES,
    PILE,
    ROT_PHASE,
    THE_COLLECTIVE,
    TRICK_PHASE,
)
from .tricks import cards_left, fruit_of, gap, target


class Score(TypedDict):
    rounds: list[int]  # those counted
    total: int


class Player(TypedDict):
    hand: int  # cards held, one face down included
    ready: bool  # nothing left to answer now
    columns: dict[str, list[str]]  # fruit to cards, by number
    values: dict[str, int]  # of the columns as they lie, the collective card and the rotten ones counted in
    product: int  # the largest of them times the smallest
    score: Score


class Collective(TypedDict):
    fruit: str
    value: int
    chooser: int | None  # None: drawn by lot


class Shown(TypedDict):
    seat: int
    card: str
    gap: int
    struck: int  # in which pass a tie struck it, from 1; 0: it did not


class LastTrick(TypedDict):
    target: str
    shown: list[Shown]
    matching: bool  # the winner has the target's fruit
    winner: int | None


class Cancelling(TypedDict):
    card: str  # or "collective"
    points: int  # of the round, other rotten cards at their best


class Rotten(TypedDict):
    fruit: str
    card: str  # the rotten one
    choices: list[Cancelling]  # the best first
    chosen: str | None


class View(TypedDict):
    seats: int
    turn: int | None  # who names the collective fruit
    pending: list[int]
    phase: str
    over: bool
    turns: int
    round: int  # from 1
    trick: int  # from 1
    target: str | None
    river: list[str]  # the targets to come, in the order they were laid out: the last one is next
    collective: Collective | None
    pile: int
    aside: list[str]
    players: list[Player]
    last: LastTrick | None
    hand: list[str]  # one's own, by fruit and number
    gaps: list[int]  # of these cards to the target
    chosen: str | None  # one's own card, face down
    answer: str | None  # one's own, to the last draw
    rotten: list[Rotten]  # one's own, that leave a choice
    prospect: int  # the points of the round if one laid one's hand down now
    unseen: list[str]  # in the pile or in others' hands


def view(s: State, seat: int | None) -> View:
    """All that is public, and what the seat alone knows: its hand, its answers, what it has not seen."""
    s = twin(s)
    now = plain(s)
    over = now.over != RUNNING
    seats = range(now.seats)
    own = NOBODY if seat is None else seat
    rotten = own_rotten(s, own) if now.phase == ROT_PHASE and own in seats else []
    if now.phase == ROT_PHASE:
        s["cancelled"][:] = NOTHING
    values, products, totals = tallied(s, now.seats)
    aim = int(target(s)) if now.phase <= TRICK_PHASE else NOTHING
    hand = lying(now.where, HAND_OF + own) if own in seats else []
    answer = now.answer[own] if own in seats else NOTHING
    hidden = [card for card, place in enumerate(now.where) if place == PILE or HAND_OF <= place < COLUMN_OF]

    def player(other: int) -> Player:
        rounds = [points[other] for points in now.score[: now.rounds + over]]
        return Player(
            hand=now.hand[other],
            ready=not now.pending >> other & 1,
            columns=columns(now.where, other),
            values=dict(zip(FRUITS, values[other], strict=True)),
            product=products[other],
            score=Score(rounds=rounds, total=totals[other]),
        )

    return View(
        seats=now.seats,
        turn=None if now.turn == NOBODY else now.turn,
        pending=list(members(now.pending)),
        phase=PHASES[now.phase],
        over=over,
        turns=now.turns,
        round=now.rounds + 1,
        trick=now.trick + 1,
        target=None if aim == NOTHING else CARDS[aim],
        river=[CARDS[card] for card in now.river if card not in (aim, NOTHING)],
        collective=collective(now),
        pile=int(cards_left(s)),
        aside=[CARDS[card] for card in lying(now.where, ASIDE)],
        players=[player(other) for other in seats],
        last=last_trick(now),
        hand=[CARDS[card] for card in hand],
        gaps=[] if aim == NOTHING else [int(gap(card, aim)) for card in hand],
        chosen=CARDS[answer] if now.phase == TRICK_PHASE and answer != NOTHING else None,
        answer=ANSWERS[answer] if now.phase == DRAW_PHASE and answer != NOTHING else None,
        rotten=rotten,
        prospect=prospect(s, own) if own in seats else 0,
        unseen=[CARDS[card] for card in hidden if card not in hand],
    )


def tallied(s: State, seats: int) -> tuple[list[list[int]], list[int], list[int]]:
    values = np.zeros((seats, FRUIT_COUNT), np.int64)
    products, totals = np.zeros((2, seats), np.int64)
    tally(s, values, products, totals)
    return values.tolist(), products.tolist(), totals.tolist()


@rule
def tally(s, values, products, totals):
    """Everything a view has to count, in one go."""
    for seat in range(s.seats):
        for fruit in range(FRUIT_COUNT):
            values[seat, fruit] = column(s, seat, fruit)
        products[seat] = points_of_round(s, seat)
        totals[seat] = total(s, seat)


def lying(where: list[int], place: int) -> list[int]:
    """The cards in a place."""
    return [card for card, there in enumerate(where) if there == place]


def columns(where: list[int], seat: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {fruit: [] for fruit in FRUITS}
    for card in lying(where, COLUMN_OF + seat):
        found[FRUITS[fruit_of(card)]].append(CARDS[card])
    return found


def collective(now: Plain) -> Collective | None:
    if now.collective == NOTHING:
        return None
    return Collective(
        fruit=FRUITS[now.collective],
        value=int(COLLECTIVE_FRUITS[now.rounds]),
        chooser=None if now.chooser == NOBODY else now.chooser,
    )


def last_trick(now: Plain) -> LastTrick | None:
    """The trick decided last in this round."""
    aim = now.target
    if aim == NOTHING:
        return None
    winner = None if now.winner == NOBODY else now.winner
    return LastTrick(
        target=CARDS[aim],
        shown=[
            Shown(seat=seat, card=CARDS[card], gap=int(gap(card, aim)), struck=now.struck[seat])
            for seat, card in enumerate(now.shown)
            if card != NOTHING
        ],
        matching=winner is not None and bool(fruit_of(now.shown[winner]) == fruit_of(aim)),
        winner=winner,
    )


def prospect(s: State, seat: int) -> int:
    """The points that a seat would make if it laid its hand down now."""
    laid = twin(s)
    lay_hand(laid, seat)
    return int(points_of_round(laid, seat))


def own_rotten(s: State, seat: int) -> list[Rotten]:
    """The rotten cards of a seat that leave it a choice, each with what its choices would bring."""
    fruits = [fruit for fruit in range(FRUIT_COUNT) if has_choice(s, seat, fruit)]
    return [
        Rotten(
            fruit=FRUITS[fruit],
            card=CARDS[ROTTEN[fruit]],
            choices=cancellings(s, seat, fruit),
            chosen=None if s.cancelled[seat, fruit] == NOTHING else item_name(int(s.cancelled[seat, fruit])),
        )
        for fruit in fruits
    ]


def cancellings(s: State, seat: int, fruit: int) -> list[Cancelling]:
    tried = twin(s)
    found = []
    for n in range(int(candidates(s, seat, fruit))):
        tried.cancelled[seat] = NOTHING
        item = tried.cancelled[seat, fruit] = nth_candidate(s, seat, fruit, n)
        found.append(Cancelling(card=item_name(item), points=int(points_of_round(tried, seat))))
    return sorted(found, key=lambda one: -one["points"])


def item_name(item: int) -> str:
    return COLLECTIVE_CARD if item == THE_COLLECTIVE else CARDS[item]


def parts(s: State, seat: int) -> dict[str, int]:
    """A seat's points by where they come from."""
    return {f"round_{number + 1}": int(s.score[number, seat]) for number in range(ROUNDS)}
