"""What leaves the table: the position as a seat may know it."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import TypedDict

from verger.engine import RUNNING, SPECTATOR, rule, showing, views
from verger.engine.rows import fill
from verger.engine.views import Words, put

from . import components as box
from . import scoring, state, tricks
from .actions import ANSWERS, ITEMS
from .knowledge import is_unseen, nth_candidate
from .rounds import lay_hand

Fruit = Annotated[str, Words("fruit", box.FRUITS)]
Card = Annotated[str, Words("card", ITEMS)]
Answer = Annotated[str, Words("answer", ANSWERS)]
NO_HAND = state.PILE - 1  # where no card lies


class Score(TypedDict):
    rounds: Annotated[list[int], "s.score[: s.rounds + (s.over != RUNNING), seat]"]  # those counted
    total: Annotated[int, "scoring.score(s, seat)"]


class Player(TypedDict):
    hand: int  # cards held, one face down included
    ready: Annotated[bool, "(s.pending >> seat) & 1 == 0"]  # nothing left to answer now
    columns: Annotated[
        dict[Fruit, list[Card]],
        "[card for card in range(box.CARD_COUNT) if is_in_column(s, seat, fruit, card)]"
        " for fruit in range(box.FRUIT_COUNT)",
    ]  # fruit to cards, by number
    # of the columns as they lie, the collective card and the rotten ones counted in
    values: Annotated[dict[Fruit, int], "scoring.column(spare[0], seat, fruit) for fruit in range(box.FRUIT_COUNT)"]
    product: Annotated[int, "scoring.points_of_round(spare[0], seat)"]  # the largest of them times the smallest
    score: Score


class Collective(TypedDict):
    fruit: Annotated[Fruit, "s.collective"]
    value: Annotated[int, "box.COLLECTIVE_FRUITS[s.rounds]"]
    chooser: int | None  # None: drawn by lot


class Shown(TypedDict):
    seat: Annotated[int, "seat"]
    card: Annotated[Card, "s.shown[seat]"]
    gap: Annotated[int, "tricks.gap(s.shown[seat], s.target)"]
    struck: int  # in which pass a tie struck it, from 1; 0: it did not


class LastTrick(TypedDict):
    target: Card
    shown: Annotated[list[Shown], "for seat in range(s.seats) if s.shown[seat] != state.NOTHING"]
    matching: Annotated[bool, "is_matching(s)"]  # the winner has the target's fruit
    winner: int | None


class Cancelling(TypedDict):
    card: Card  # or "collective"
    points: int  # of the round, other rotten cards at their best


class Rotten(TypedDict):
    fruit: Annotated[Fruit, "fruit"]
    card: Annotated[Card, "box.ROTTEN[fruit]"]  # the rotten one
    choices: Annotated[list[Cancelling], "show_cancellings(spare[0], eyes, fruit, tape)"]  # the best first
    chosen: Annotated[Card | None, "s.cancelled[eyes, fruit]"]


class View(views.Opening):  # no limit stops a game of Fruitoplay
    turns: int
    round: Annotated[int, "s.rounds + 1"]  # from 1
    trick: Annotated[int, "s.trick + 1"]  # from 1
    target: Annotated[Card | None, "tricks.target(s)"]
    # the targets to come, in the order they were laid out: the last one is next
    river: Annotated[list[Card], "first(s.river, box.TRICKS - 1 - s.trick)"]
    collective: Annotated[Collective | None, "if s.collective != state.NOTHING"]
    pile: Annotated[int, "tricks.cards_left(s)"]
    aside: Annotated[list[Card], "where(s.where, state.ASIDE)"]
    players: Annotated[list[Player], "for seat in range(s.seats)"]
    last: Annotated[LastTrick | None, "if s.target != state.NOTHING"]  # decided in this round
    hand: Annotated[list[Card], "where(s.where, hand_of(eyes))"]  # one's own, by fruit and number
    gaps: Annotated[
        list[int], "tricks.gap(card, tricks.target(s)) for card in range(box.CARD_COUNT) if has_gap(s, eyes, card)"
    ]  # of these cards to the target
    chosen: Annotated[Card | None, "answer_in(s, eyes, state.TRICK)"]  # one's own card, face down
    answer: Annotated[Answer | None, "answer_in(s, eyes, state.DRAW)"]  # one's own, to the last draw
    # one's own, that leave a choice
    rotten: Annotated[list[Rotten], "for fruit in range(box.FRUIT_COUNT) if is_asked(s, eyes, fruit)"]
    prospect: Annotated[int, "prospect(spare[0], eyes)"]  # the points of the round if one laid one's hand down now
    # in the pile or in others' hands
    unseen: Annotated[list[Card], "card for card in range(box.CARD_COUNT) if is_unseen(s, eyes, card)"]


@rule
def hide_cancelled(s, spare):
    """What rotten cards cancel is secret until all have chosen."""
    spare[0] = s
    for seat in range(s.seats):
        if s.phase == state.ROT:
            fill(spare[0].cancelled[seat], state.NOTHING)


@rule
def is_in_column(s, seat, fruit, card):
    return box.FRUIT_OF[card] == fruit and s.where[card] == state.COLUMN_OF + seat


@rule
def is_matching(s):
    """PLAY-27: whether the last trick was won with the target's fruit."""
    return s.winner != state.NOBODY and box.FRUIT_OF[s.shown[s.winner]] == box.FRUIT_OF[s.target]


@rule
def hand_of(eyes):
    """Where the own cards lie."""
    return NO_HAND if eyes == SPECTATOR else state.HAND_OF + eyes


@rule
def has_gap(s, eyes, card):
    return s.where[card] == hand_of(eyes) and tricks.target(s) != state.NOTHING


@rule
def answer_in(s, eyes, phase):
    """The own answer, in the phase that asks for it."""
    return s.answer[eyes] if eyes != SPECTATOR and s.phase == phase else state.NOTHING


@rule
def is_asked(s, eyes, fruit):
    """Whether the own rotten card of a fruit leaves a choice."""
    return eyes != SPECTATOR and s.phase == state.ROT and scoring.has_choice(s, eyes, fruit)


@rule
def show_cancellings(s, seat, fruit, tape):
    """What a rotten card may cancel, the best first; of equal ones the first card."""
    count = scoring.candidates(s, seat, fruit)
    put(tape, count)
    last, bringing = state.NOTHING, state.NOTHING
    for _ in range(count):
        best, most = state.NOTHING, state.NOTHING
        for n in range(count):
            points = points_without(s, seat, fruit, nth_candidate(s, seat, fruit, n))
            is_left = last == state.NOTHING or points < bringing or (points == bringing and n > last)
            if is_left and points > most:
                best, most = n, points
        put(tape, nth_candidate(s, seat, fruit, best))
        put(tape, most)
        last, bringing = best, most


@rule
def points_without(s, seat, fruit, item):
    """The points of the round if a rotten card cancels an item."""
    s.cancelled[seat, fruit] = item
    points = scoring.points_of_round(s, seat)
    s.cancelled[seat, fruit] = state.NOTHING
    return points


@rule
def prospect(known, eyes):
    """The points that the seat would make if it laid its hand down now."""
    if eyes == SPECTATOR:
        return 0
    lay_hand(known, eyes)
    return scoring.points_of_round(known, eyes)


show = showing.shown(View, state.DTYPE, globals(), first="hide_cancelled(s, spare)")
