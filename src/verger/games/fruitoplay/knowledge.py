"""What a seat cannot know, redealt; what it can, as numbers."""

import numpy as np

from verger.engine import RUNNING, below, may_act, observing, only, rule, seeded, shuffle
from verger.engine.observing import Part

from . import components as box
from . import state
from .scoring import candidates, has_choice, has_rotten, is_beside
from .tricks import cards_left


@rule
def redeal(s, seat, seed):
    """Deal the pile and the others' hands anew, and guess what they have answered face down."""
    seeded(s, seed)
    first = gather_unseen(s, seat)
    shuffle(s, s.pile[first:], box.CARD_COUNT - first)
    for other in range(s.seats):
        if other != seat:
            first = redeal_hand(s, other, first)
            if s.phase == state.DRAW and s.answer[other] != state.NOTHING:
                s.answer[other] = below(s, 2)
            if s.phase == state.ROT:
                redeal_rot(s, other)
    for place in range(s.top, box.CARD_COUNT):
        s.where[s.pile[place]] = state.PILE


@rule
def is_unseen(s, seat, card):
    """Whether a card is in the pile or in another seat's hand."""
    where = s.where[card]
    return where == state.PILE or (state.HAND_OF <= where < state.COLUMN_OF and where != state.HAND_OF + seat)


@rule
def gather_unseen(s, seat):
    """What the seat has not seen, at the end of the pile in the order of the box, so that its place leaves no trace."""
    first = s.top
    for other in range(s.seats):
        if other != seat:
            first -= s.hand[other]
    place = first
    for card in range(box.CARD_COUNT):
        if is_unseen(s, seat, card):
            s.pile[place] = card
            place += 1
    return first


@rule
def redeal_hand(s, seat, first):
    """As many cards as the seat holds, from this place on; in a trick the one face down is among them."""
    if s.phase == state.TRICK and s.answer[seat] != state.NOTHING:
        s.answer[seat] = s.pile[first]
    for _ in range(s.hand[seat]):
        s.where[s.pile[first]] = state.HAND_OF + seat
        s.pile[first] = state.NOTHING
        first += 1
    return first


@rule
def redeal_rot(s, seat):
    """Everybody knows how many of its rotten cards a seat has settled, nobody which and how."""
    open_choices = 0
    made = 0
    for fruit in range(box.FRUIT_COUNT):
        if has_choice(s, seat, fruit):
            open_choices += 1
            made += s.cancelled[seat, fruit] != state.NOTHING
    for fruit in range(box.FRUIT_COUNT):
        if has_choice(s, seat, fruit):
            s.cancelled[seat, fruit] = state.NOTHING
            if below(s, open_choices) < made:
                s.cancelled[seat, fruit] = nth_candidate(s, seat, fruit, below(s, candidates(s, seat, fruit)))
                made -= 1
            open_choices -= 1


@rule
def nth_candidate(s, seat, fruit, n):
    """The n-th item that a rotten card could cancel, the collective card last."""
    for card in range(fruit * box.NUMBERS, (fruit + 1) * box.NUMBERS):
        if is_beside(s, seat, card):
            if n == 0:
                return card
            n -= 1
    return state.THE_COLLECTIVE


@rule
def reopen(s, seat):
    """Take back what the others have answered face down: they choose side by side with this seat."""
    for other in range(s.seats):
        if other != seat:
            if s.answer[other] != state.NOTHING:
                s.answer[other] = state.NOTHING
                s.pending |= only(other)
            if s.phase == state.ROT:
                for fruit in range(box.FRUIT_COUNT):
                    if has_choice(s, other, fruit):
                        s.cancelled[other, fruit] = state.NOTHING
                        s.pending |= only(other)


# --- As numbers ------------------------------------------------------------------------------------------------------

PER_CARD = 6

# What a whole is divided by, so that about 1 is much.
A_CARD_LEFT, A_CARD, A_FRUIT, A_HAND, A_POINT = 1 / box.CARD_COUNT, 1 / box.NUMBERS, 1 / box.NUMBERS, 1 / 7, 1 / 100
IN_HAND, FACE_DOWN, IN_COLUMN, IN_ANOTHER, SET_ASIDE, UNSEEN = range(PER_CARD)


def slot(seat: int, where: int) -> int:
    """Which of a card's numbers says where it is, as a seat sees it."""
    if where in (state.PILE, state.RIVER, state.ASIDE):
        return SET_ASIDE if where == state.ASIDE else UNSEEN
    if where < state.COLUMN_OF:
        return IN_HAND if where == state.HAND_OF + seat else UNSEEN
    return IN_COLUMN if where == state.COLUMN_OF + seat else IN_ANOTHER


PLACES = range(state.PILE, state.COLUMN_OF + box.SEATS)
LAST_PLACE = 15  # all bits set: what is cut to them can be no index from the end, and is found sooner
CARD = np.zeros((2, box.SEATS, LAST_PLACE + 1, PER_CARD), np.float32)  # by whether it lies face down before the seat
for _seat in range(box.SEATS):
    for _place, _where in enumerate(PLACES):
        CARD[:, _seat, _place, slot(_seat, _where)] = _where != state.RIVER  # cards of the river are among the targets
CARD[1, ..., FACE_DOWN] = 1.0


@rule
def face_down(s, seat):
    """The card that the seat has answered with and nobody has seen yet."""
    return s.answer[seat] if s.phase == state.TRICK else state.NOTHING


OBSERVED, OBSERVATION, observe = observing.observed(
    globals(),
    Part(
        "clock",
        "one per phase, one per round, one per trick",
        "mark(s.phase, len(state.PHASES))",
        "mark(s.rounds, box.ROUNDS)",
        "mark(s.trick, box.TRICKS)",
    ),
    Part(
        "table",
        "what the collective card adds to each fruit; cards in the pile",
        "mark(s.collective, box.FRUIT_COUNT, 0.5 * box.COLLECTIVE_FRUITS[s.rounds])",
        "A_CARD_LEFT * cards_left(s)",
    ),
    Part(
        "cards",
        "in hand, face down before the seat, in its columns, in another's, set aside, unseen",
        "CARD[int(card == down), seat, (s.where[card] - state.PILE) & LAST_PLACE, i] for i in range(PER_CARD)",
        each="down in [face_down(s, seat)] for card in range(box.CARD_COUNT)",
    ),
    Part(
        "targets",
        "from the next one on: one per fruit; number; fruits on it",
        "mark(box.FRUIT_OF[card], box.FRUIT_COUNT)",
        "A_CARD * box.NUMBER_OF[card]",
        "0.5 * box.FRUITS_ON[card]",
        each="ahead in range(box.TRICKS) if ahead < box.TRICKS - s.trick"
        " for card in [s.river[box.TRICKS - 1 - s.trick - ahead]] if card != state.NOTHING",
    ),
    Part(
        "seats",
        "there, cards held, nothing left to answer, won the last trick; per column: cards, "
        "fruits, whether the rotten card is among them; points by round",
        "1.0",
        "A_HAND * s.hand[other]",
        "s.over == RUNNING and not may_act(s, other)",
        "s.winner == other",
        "(A_CARD * s.cards[other, fruit], A_FRUIT * s.fruits[other, fruit], has_rotten(s, other, fruit))"
        " for fruit in range(box.FRUIT_COUNT)",
        "A_POINT * s.score[number, other] for number in range(box.ROUNDS)",
        each="other in seats(box.SEATS)",
    ),
)
