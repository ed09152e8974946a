"""What a seat cannot know, redealt; what it can, as numbers."""

import numpy as np

from verger.engine import RUNNING, below, may_act, only, rule, seeded, shuffle
from verger.engine.rows import fill

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
PER_TARGET = box.FRUIT_COUNT + 2
PER_SEAT = 4 + 3 * box.FRUIT_COUNT + box.ROUNDS
OBSERVED = (
    ("clock", 1, len(state.PHASES) + box.ROUNDS + box.TRICKS, "one per phase, one per round, one per trick"),
    ("table", 1, box.FRUIT_COUNT + 1, "what the collective card adds to each fruit; cards in the pile"),
    (
        "cards",
        box.CARD_COUNT,
        PER_CARD,
        "in hand, face down before the seat, in its columns, in another's, set aside, unseen",
    ),
    ("targets", box.TRICKS, PER_TARGET, "from the next one on: one per fruit; number; fruits on it"),
    (
        "seats",
        box.SEATS,
        PER_SEAT,
        (
            "there, cards held, nothing left to answer, won the last trick; per column: cards, "
            "fruits, whether the rotten card is among them; points by round"
        ),
    ),
)
"""The parts of an observation, in order: name, how many, floats each, and what they are."""

OBSERVATION = sum(count * size for _, count, size, _ in OBSERVED)

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
LAST_PLACE, LAST_SLOT = 15, 7  # all bits set: what is cut to them can be no index from the end, and is found sooner
SLOT = np.zeros((box.SEATS, LAST_PLACE + 1), np.int64)
SLOT[:, : len(PLACES)] = [[slot(seat, where) for where in PLACES] for seat in range(box.SEATS)]
IS_SHOWN = np.ones(LAST_PLACE + 1, np.float32)
IS_SHOWN[state.RIVER - state.PILE] = 0.0  # cards of the river are among the targets


@rule
def observe(s, seat, out):
    """The position as OBSERVATION floats of about 0 to 1, seats in order from this one: see OBSERVED."""
    fill(out, 0.0)
    out[s.phase] = 1.0
    at = len(state.PHASES)
    out[at + s.rounds] = 1.0
    at += box.ROUNDS
    out[at + s.trick] = 1.0
    at += box.TRICKS
    if s.collective != state.NOTHING:
        out[at + s.collective] = 0.5 * box.COLLECTIVE_FRUITS[s.rounds]
    at += box.FRUIT_COUNT
    out[at] = A_CARD_LEFT * cards_left(s)
    at += 1
    observe_cards(s, seat, out[at:])
    at += PER_CARD * box.CARD_COUNT
    for ahead in range(box.TRICKS - s.trick):
        observe_target(s.river[box.TRICKS - 1 - s.trick - ahead], out[at + ahead * PER_TARGET :])
    at += box.TRICKS * PER_TARGET
    for i in range(s.seats):
        observe_seat(s, (seat + i) % s.seats, out[at + i * PER_SEAT :])


@rule
def observe_cards(s, seat, out):
    for card in range(box.CARD_COUNT):
        where = (s.where[card] - state.PILE) & LAST_PLACE
        out[PER_CARD * card + (SLOT[seat, where] & LAST_SLOT)] = IS_SHOWN[where]
    if s.phase == state.TRICK and s.answer[seat] != state.NOTHING:
        out[PER_CARD * s.answer[seat] + FACE_DOWN] = 1.0


@rule
def observe_target(card, out):
    if card != state.NOTHING:
        out[box.FRUIT_OF[card]] = 1.0
        out[box.FRUIT_COUNT] = A_CARD * box.NUMBER_OF[card]
        out[box.FRUIT_COUNT + 1] = 0.5 * box.FRUITS_ON[card]


@rule
def observe_seat(s, seat, out):
    out[0] = 1.0
    out[1] = A_HAND * s.hand[seat]
    out[2] = s.over == RUNNING and not may_act(s, seat)
    out[3] = s.winner == seat
    at = 4
    for fruit in range(box.FRUIT_COUNT):
        out[at] = A_CARD * s.cards[seat, fruit]
        out[at + 1] = A_FRUIT * s.fruits[seat, fruit]
        out[at + 2] = has_rotten(s, seat, fruit)
        at += 3
    for number in range(box.ROUNDS):
        out[at + number] = A_POINT * s.score[number, seat]
