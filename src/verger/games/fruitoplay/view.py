"""What leaves the table: the position as a seat may know it."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import TypedDict

from verger.engine import RUNNING, SPECTATOR, rule
from verger.engine.views import fresh, more, put, put_list, put_maybe, put_members, put_where

from .actions import ANSWERS, ITEMS
from .components import CARD_COUNT, COLLECTIVE_FRUITS, FRUIT_COUNT, FRUITS, NUMBERS, ROTTEN, TRICKS
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
    TRICK_PHASE,
)
from .tricks import cards_left, fruit_of, gap, target

KEYS = {"phase": PHASES, "fruit": FRUITS, "card": ITEMS, "answer": ANSWERS}
Phase = Annotated[str, "phase"]
Fruit = Annotated[str, "fruit"]
Card = Annotated[str, "card"]
Answer = Annotated[str, "answer"]


class Score(TypedDict):
    rounds: list[int]  # those counted
    total: int


class Player(TypedDict):
    hand: int  # cards held, one face down included
    ready: bool  # nothing left to answer now
    columns: dict[Fruit, list[Card]]  # fruit to cards, by number
    values: dict[Fruit, int]  # of the columns as they lie, the collective card and the rotten ones counted in
    product: int  # the largest of them times the smallest
    score: Score


class Collective(TypedDict):
    fruit: Fruit
    value: int
    chooser: int | None  # None: drawn by lot


class Shown(TypedDict):
    seat: int
    card: Card
    gap: int
    struck: int  # in which pass a tie struck it, from 1; 0: it did not


class LastTrick(TypedDict):
    target: Card
    shown: list[Shown]
    matching: bool  # the winner has the target's fruit
    winner: int | None


class Cancelling(TypedDict):
    card: Card  # or "collective"
    points: int  # of the round, other rotten cards at their best


class Rotten(TypedDict):
    fruit: Fruit
    card: Card  # the rotten one
    choices: list[Cancelling]  # the best first
    chosen: Card | None


class View(TypedDict):
    seats: int
    turn: int | None  # who names the collective fruit
    pending: list[int]
    phase: Phase
    over: bool
    turns: int
    round: int  # from 1
    trick: int  # from 1
    target: Card | None
    river: list[Card]  # the targets to come, in the order they were laid out: the last one is next
    collective: Collective | None
    pile: int
    aside: list[Card]
    players: list[Player]
    last: LastTrick | None
    hand: list[Card]  # one's own, by fruit and number
    gaps: list[int]  # of these cards to the target
    chosen: Card | None  # one's own card, face down
    answer: Answer | None  # one's own, to the last draw
    rotten: list[Rotten]  # one's own, that leave a choice
    prospect: int  # the points of the round if one laid one's hand down now
    unseen: list[Card]  # in the pile or in others' hands


@rule
def show(s, eyes, tape, spare):
    """All that is public, and what the seat alone knows: its hand, its answers, what it has not seen."""
    spare[0] = s
    known = spare[0]
    if s.phase == ROT_PHASE:
        forget_cancelled(known)
    aim = target(s) if s.phase <= TRICK_PHASE else NOTHING
    answer = NOTHING if eyes == SPECTATOR else s.answer[eyes]
    fresh(tape)
    put(tape, s.seats)
    put_maybe(tape, s.turn)
    put_members(tape, s.pending)
    put(tape, s.phase)
    put(tape, s.over != RUNNING)
    put(tape, s.turns)
    put(tape, s.rounds + 1)
    put(tape, s.trick + 1)
    put_maybe(tape, aim)
    show_river(s, aim, tape)
    show_collective(s, tape)
    put(tape, cards_left(s))
    put_where(tape, s.where, ASIDE)
    put(tape, s.seats)
    for seat in range(s.seats):
        show_player(known, seat, tape)
    put(tape, s.target != NOTHING)
    if s.target != NOTHING:
        show_last_trick(s, tape)
    show_hand(s, eyes, aim, tape)
    put_maybe(tape, answer if s.phase == TRICK_PHASE else NOTHING)
    put_maybe(tape, answer if s.phase == DRAW_PHASE else NOTHING)
    show_rotten(s, eyes, known, tape)
    show_prospect(eyes, known, tape)
    show_unseen(s, eyes, tape)
    return tape[0]


@rule
def forget_cancelled(s):
    """What rotten cards cancel is secret until all have chosen."""
    for seat in range(s.seats):
        for fruit in range(FRUIT_COUNT):
            s.cancelled[seat, fruit] = NOTHING


@rule
def show_river(s, aim, tape):
    river = put_list(tape)
    for i in range(TRICKS):
        if s.river[i] != NOTHING and s.river[i] != aim:
            more(tape, river)
            put(tape, s.river[i])


@rule
def show_collective(s, tape):
    put(tape, s.collective != NOTHING)
    if s.collective != NOTHING:
        put(tape, s.collective)
        put(tape, COLLECTIVE_FRUITS[s.rounds])
        put_maybe(tape, s.chooser)


@rule
def show_player(s, seat, tape):
    put(tape, s.hand[seat])
    put(tape, (s.pending >> seat) & 1 == 0)
    for fruit in range(FRUIT_COUNT):
        cards = put_list(tape)
        for card in range(fruit * NUMBERS, (fruit + 1) * NUMBERS):
            if s.where[card] == COLUMN_OF + seat:
                more(tape, cards)
                put(tape, card)
    for fruit in range(FRUIT_COUNT):
        put(tape, column(s, seat, fruit))
    put(tape, points_of_round(s, seat))
    counted = s.rounds + (s.over != RUNNING)
    put(tape, counted)
    for number in range(counted):
        put(tape, s.score[number, seat])
    put(tape, total(s, seat))


@rule
def show_last_trick(s, tape):
    """The trick decided last in this round."""
    put(tape, s.target)
    shown = put_list(tape)
    for seat in range(s.seats):
        if s.shown[seat] != NOTHING:
            more(tape, shown)
            put(tape, seat)
            put(tape, s.shown[seat])
            put(tape, gap(s.shown[seat], s.target))
            put(tape, s.struck[seat])
    put(tape, s.winner != NOBODY and fruit_of(s.shown[s.winner]) == fruit_of(s.target))
    put_maybe(tape, s.winner)


@rule
def show_hand(s, eyes, aim, tape):
    """The own cards, and their gaps to the target."""
    if eyes == SPECTATOR:
        put(tape, 0)
        put(tape, 0)
        return
    put_where(tape, s.where, HAND_OF + eyes)
    gaps = put_list(tape)
    for card in range(CARD_COUNT):
        if aim != NOTHING and s.where[card] == HAND_OF + eyes:
            more(tape, gaps)
            put(tape, gap(card, aim))


@rule
def show_rotten(s, eyes, known, tape):
    """The own rotten cards that leave a choice, each with what its choices would bring."""
    found = put_list(tape)
    if s.phase == ROT_PHASE and eyes != SPECTATOR:
        for fruit in range(FRUIT_COUNT):
            if has_choice(s, eyes, fruit):
                more(tape, found)
                put(tape, fruit)
                put(tape, ROTTEN[fruit])
                show_cancellings(known, eyes, fruit, tape)
                put_maybe(tape, s.cancelled[eyes, fruit])


@rule
def show_cancellings(s, seat, fruit, tape):
    """What a rotten card may cancel, the best first; of equal ones the first card."""
    count = candidates(s, seat, fruit)
    put(tape, count)
    last, bringing = NOTHING, NOTHING
    for _ in range(count):
        best, most = NOTHING, NOTHING
        for n in range(count):
            points = points_without(s, seat, fruit, nth_candidate(s, seat, fruit, n))
            is_left = last == NOTHING or points < bringing or (points == bringing and n > last)
            if is_left and points > most:
                best, most = n, points
        put(tape, nth_candidate(s, seat, fruit, best))
        put(tape, most)
        last, bringing = best, most


@rule
def points_without(s, seat, fruit, item):
    """The points of the round if a rotten card cancels an item."""
    s.cancelled[seat, fruit] = item
    points = points_of_round(s, seat)
    s.cancelled[seat, fruit] = NOTHING
    return points


@rule
def show_prospect(eyes, known, tape):
    """The points that the seat would make if it laid its hand down now."""
    if eyes == SPECTATOR:
        put(tape, 0)
    else:
        lay_hand(known, eyes)
        put(tape, points_of_round(known, eyes))


@rule
def show_unseen(s, eyes, tape):
    """Cards in the pile or in others' hands."""
    unseen = put_list(tape)
    for card in range(CARD_COUNT):
        held = HAND_OF <= s.where[card] < COLUMN_OF
        own = eyes != SPECTATOR and s.where[card] == HAND_OF + eyes
        if s.where[card] == PILE or (held and not own):
            more(tape, unseen)
            put(tape, card)
