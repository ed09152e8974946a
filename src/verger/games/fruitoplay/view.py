"""What leaves the table: the position as a seat may know it."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import TypedDict

from verger.engine import RUNNING, SPECTATOR, rule, views
from verger.engine.rows import fill
from verger.engine.views import Words, put, put_maybe

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


class View(views.Opening):  # no limit stops a game of Fruitoplay
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
    for seat in range(s.seats):
        if s.phase == state.ROT:  # what rotten cards cancel is secret until all have chosen
            fill(known.cancelled[seat], state.NOTHING)
    aim = tricks.target(s)
    answer = state.NOTHING if eyes == SPECTATOR else s.answer[eyes]
    views.put_opening(tape, s)
    put(tape, s.turns)
    put(tape, s.rounds + 1)
    put(tape, s.trick + 1)
    put_maybe(tape, aim)
    views.put_first(tape, s.river, box.TRICKS - 1 - s.trick)
    show_collective(s, tape)
    put(tape, tricks.cards_left(s))
    views.put_where(tape, s.where, state.ASIDE)
    put(tape, s.seats)
    for seat in range(s.seats):
        show_player(known, seat, tape)
    put(tape, s.target != state.NOTHING)
    if s.target != state.NOTHING:
        show_last_trick(s, tape)
    show_hand(s, eyes, aim, tape)
    put_maybe(tape, answer if s.phase == state.TRICK else state.NOTHING)
    put_maybe(tape, answer if s.phase == state.DRAW else state.NOTHING)
    show_rotten(s, eyes, known, tape)
    show_prospect(eyes, known, tape)
    show_unseen(s, eyes, tape)
    return tape[0]


@rule
def show_collective(s, tape):
    put(tape, s.collective != state.NOTHING)
    if s.collective != state.NOTHING:
        put(tape, s.collective)
        put(tape, box.COLLECTIVE_FRUITS[s.rounds])
        put_maybe(tape, s.chooser)


@rule
def show_player(s, seat, tape):
    put(tape, s.hand[seat])
    put(tape, (s.pending >> seat) & 1 == 0)
    for fruit in range(box.FRUIT_COUNT):
        cards = views.put_list(tape)
        for card in range(fruit * box.NUMBERS, (fruit + 1) * box.NUMBERS):
            if s.where[card] == state.COLUMN_OF + seat:
                views.put_more(tape, cards, card)
    for fruit in range(box.FRUIT_COUNT):
        put(tape, scoring.column(s, seat, fruit))
    put(tape, scoring.points_of_round(s, seat))
    views.put_first(tape, s.score[:, seat], s.rounds + (s.over != RUNNING))
    put(tape, scoring.score(s, seat))


@rule
def show_last_trick(s, tape):
    """The trick decided last in this round."""
    put(tape, s.target)
    shown = views.put_list(tape)
    for seat in range(s.seats):
        if s.shown[seat] != state.NOTHING:
            views.put_more(tape, shown, seat)
            put(tape, s.shown[seat])
            put(tape, tricks.gap(s.shown[seat], s.target))
            put(tape, s.struck[seat])
    put(tape, s.winner != state.NOBODY and box.FRUIT_OF[s.shown[s.winner]] == box.FRUIT_OF[s.target])
    put_maybe(tape, s.winner)


@rule
def show_hand(s, eyes, aim, tape):
    """The own cards, and their gaps to the target."""
    place = NO_HAND if eyes == SPECTATOR else state.HAND_OF + eyes
    views.put_where(tape, s.where, place)
    gaps = views.put_list(tape)
    for card in range(box.CARD_COUNT):
        if aim != state.NOTHING and s.where[card] == place:
            views.put_more(tape, gaps, tricks.gap(card, aim))


@rule
def show_rotten(s, eyes, known, tape):
    """The own rotten cards that leave a choice, each with what its choices would bring."""
    found = views.put_list(tape)
    if s.phase == state.ROT and eyes != SPECTATOR:
        for fruit in range(box.FRUIT_COUNT):
            if scoring.has_choice(s, eyes, fruit):
                views.put_more(tape, found, fruit)
                put(tape, box.ROTTEN[fruit])
                show_cancellings(known, eyes, fruit, tape)
                put_maybe(tape, s.cancelled[eyes, fruit])


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
def show_prospect(eyes, known, tape):
    """The points that the seat would make if it laid its hand down now."""
    if eyes == SPECTATOR:
        put(tape, 0)
    else:
        lay_hand(known, eyes)
        put(tape, scoring.points_of_round(known, eyes))


@rule
def show_unseen(s, eyes, tape):
    """Cards in the pile or in others' hands."""
    unseen = views.put_list(tape)
    for card in range(box.CARD_COUNT):
        if is_unseen(s, eyes, card):
            views.put_more(tape, unseen, card)
