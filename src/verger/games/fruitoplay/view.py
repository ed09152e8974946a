"""What leaves the table: the position as a seat may know it, in plain data."""

from __future__ import annotations

import numpy as np
from typing_extensions import TypedDict

from verger.engine import RUNNING, State, rule

from .actions import ANSWERS, COLLECTIVE_CARD
from .components import CARD_COUNT, CARDS, COLLECTIVE_FRUITS, FRUIT_COUNT, FRUITS, ROTTEN, ROUNDS
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
    s = s.copy()
    over = int(s.over) != RUNNING
    seats = range(s.seats)
    own = NOBODY if seat is None else seat
    rotten = own_rotten(s, own) if s.phase == ROT_PHASE and own in seats else []
    if s.phase == ROT_PHASE:
        s.cancelled[:] = NOTHING
    values = np.zeros((int(s.seats), FRUIT_COUNT), np.int64)
    products, totals = np.zeros((2, int(s.seats)), np.int64)
    tally(s, values, products, totals)
    where = s.where.tolist()
    aim = int(target(s)) if s.phase <= TRICK_PHASE else NOTHING
    hand = lying(where, HAND_OF + own) if own in seats else []
    answer = int(s.answer[own]) if own in seats else NOTHING
    hidden = [card for card in range(CARD_COUNT) if where[card] == PILE or HAND_OF <= where[card] < COLUMN_OF]

    def player(other: int) -> Player:
        return Player(
            hand=int(s.hand[other]),
            ready=not int(s.pending) >> other & 1,
            columns=columns(where, other),
            values=dict(zip(FRUITS, values[other].tolist(), strict=True)),
            product=int(products[other]),
            score=Score(rounds=s.score[: int(s.rounds) + over, other].tolist(), total=int(totals[other])),
        )

    return View(
        seats=int(s.seats),
        turn=None if s.turn == NOBODY else int(s.turn),
        pending=[other for other in seats if int(s.pending) >> other & 1],
        phase=PHASES[s.phase],
        over=over,
        turns=int(s.turns),
        round=int(s.rounds) + 1,
        trick=int(s.trick) + 1,
        target=None if aim == NOTHING else CARDS[aim],
        river=[CARDS[card] for card in s.river.tolist() if card not in (aim, NOTHING)],
        collective=collective(s),
        pile=int(cards_left(s)),
        aside=[CARDS[card] for card in lying(where, ASIDE)],
        players=[player(other) for other in seats],
        last=last_trick(s),
        hand=[CARDS[card] for card in hand],
        gaps=[] if aim == NOTHING else [int(gap(card, aim)) for card in hand],
        chosen=CARDS[answer] if s.phase == TRICK_PHASE and answer != NOTHING else None,
        answer=ANSWERS[answer] if s.phase == DRAW_PHASE and answer != NOTHING else None,
        rotten=rotten,
        prospect=prospect(s, own) if own in seats else 0,
        unseen=[CARDS[card] for card in hidden if card not in hand],
    )


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
    return [card for card in range(CARD_COUNT) if where[card] == place]


def columns(where: list[int], seat: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {fruit: [] for fruit in FRUITS}
    for card in lying(where, COLUMN_OF + seat):
        found[FRUITS[fruit_of(card)]].append(CARDS[card])
    return found


def collective(s: State) -> Collective | None:
    if s.collective == NOTHING:
        return None
    return Collective(
        fruit=FRUITS[s.collective],
        value=int(COLLECTIVE_FRUITS[s.rounds]),
        chooser=None if s.chooser == NOBODY else int(s.chooser),
    )


def last_trick(s: State) -> LastTrick | None:
    """The trick decided last in this round."""
    aim = int(s.target)
    if aim == NOTHING:
        return None
    winner = None if s.winner == NOBODY else int(s.winner)
    return LastTrick(
        target=CARDS[aim],
        shown=[
            Shown(seat=seat, card=CARDS[card], gap=int(gap(card, aim)), struck=int(s.struck[seat]))
            for seat, card in enumerate(s.shown.tolist())
            if card != NOTHING
        ],
        matching=winner is not None and bool(fruit_of(s.shown[winner]) == fruit_of(aim)),
        winner=winner,
    )


def prospect(s: State, seat: int) -> int:
    """The points that a seat would make if it laid its hand down now."""
    laid = s.copy()
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
    tried = s.copy()
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
