"""What a seat cannot know, redealt; what it can, as numbers."""

from verger.engine import RUNNING, below, may_act, only, rule, seeded, shuffle

from .components import (
    CARD_COUNT,
    COLLECTIVE_FRUITS,
    FRUIT_COUNT,
    FRUITS_ON,
    NUMBERS,
    ROTTEN,
    ROUNDS,
    SEATS,
    TRICKS,
)
from .scoring import candidates, has_rotten
from .state import (
    ASIDE,
    COLUMN_OF,
    DRAW_PHASE,
    HAND_OF,
    NOTHING,
    PHASES,
    PILE,
    ROT_PHASE,
    THE_COLLECTIVE,
    TRICK_PHASE,
)
from .tricks import cards_left, fruit_of, number_of


@rule
def redeal(s, seat, seed):
    """Deal the pile and the others' hands anew, and guess what they have answered face down."""
    seeded(s, seed)
    first = gather_unseen(s, seat)
    shuffle(s, s.pile[first:], CARD_COUNT - first)
    for other in range(s.seats):
        if other != seat:
            first = redeal_hand(s, other, first)
            if s.phase == DRAW_PHASE and s.answer[other] != NOTHING:
                s.answer[other] = below(s, 2)
            if s.phase == ROT_PHASE:
                redeal_rot(s, other)
    for place in range(s.top, CARD_COUNT):
        s.where[s.pile[place]] = PILE


@rule
def is_unseen(s, seat, card):
    """Whether a card is in the pile or in another seat's hand."""
    where = s.where[card]
    return where == PILE or (HAND_OF <= where < COLUMN_OF and where != HAND_OF + seat)


@rule
def gather_unseen(s, seat):
    """What the seat has not seen, at the end of the pile in the order of the box, so that its place leaves no trace."""
    first = s.top
    for other in range(s.seats):
        if other != seat:
            first -= s.hand[other]
    place = first
    for card in range(CARD_COUNT):
        if is_unseen(s, seat, card):
            s.pile[place] = card
            place += 1
    return first


@rule
def redeal_hand(s, seat, first):
    """As many cards as the seat holds, from this place on; in a trick the one face down is among them."""
    if s.phase == TRICK_PHASE and s.answer[seat] != NOTHING:
        s.answer[seat] = s.pile[first]
    for _ in range(s.hand[seat]):
        s.where[s.pile[first]] = HAND_OF + seat
        s.pile[first] = NOTHING
        first += 1
    return first


@rule
def redeal_rot(s, seat):
    """Everybody knows how many of its rotten cards a seat has settled, nobody which and how."""
    open_choices = 0
    made = 0
    for fruit in range(FRUIT_COUNT):
        if has_choice(s, seat, fruit):
            open_choices += 1
            made += s.cancelled[seat, fruit] != NOTHING
    for fruit in range(FRUIT_COUNT):
        if has_choice(s, seat, fruit):
            s.cancelled[seat, fruit] = NOTHING
            if below(s, open_choices) < made:
                s.cancelled[seat, fruit] = nth_candidate(s, seat, fruit, below(s, candidates(s, seat, fruit)))
                made -= 1
            open_choices -= 1


@rule
def has_choice(s, seat, fruit):
    return has_rotten(s, seat, fruit) and candidates(s, seat, fruit) > 1


@rule
def nth_candidate(s, seat, fruit, n):
    """The n-th item that a rotten card could cancel, the collective card last."""
    for card in range(fruit * NUMBERS, (fruit + 1) * NUMBERS):
        if s.where[card] == COLUMN_OF + seat and card != ROTTEN[fruit]:
            if n == 0:
                return card
            n -= 1
    return THE_COLLECTIVE


@rule
def reopen(s, seat):
    """Take back what the others have answered face down: they choose side by side with this seat."""
    for other in range(s.seats):
        if other != seat:
            if s.answer[other] != NOTHING:
                s.answer[other] = NOTHING
                s.pending |= only(other)
            if s.phase == ROT_PHASE:
                for fruit in range(FRUIT_COUNT):
                    if has_choice(s, other, fruit):
                        s.cancelled[other, fruit] = NOTHING
                        s.pending |= only(other)


# --- As numbers ------------------------------------------------------------------------------------------------------

PER_CARD = 6
PER_TARGET = FRUIT_COUNT + 2
PER_SEAT = 4 + 3 * FRUIT_COUNT + ROUNDS
OBSERVATION = (
    len(PHASES) + ROUNDS + TRICKS + FRUIT_COUNT + 1
    + CARD_COUNT * PER_CARD + TRICKS * PER_TARGET + SEATS * PER_SEAT
)  # fmt: skip


@rule
def observe(s, seat, out):
    """The position as OBSERVATION floats of about 0 to 1, seats in order from this one.

    | part        | floats                                                                                 |
    | ----------- | -------------------------------------------------------------------------------------- |
    | clock       | one per phase, one per round, one per trick                                            |
    | table       | what the collective card adds to each fruit, cards in the pile                         |
    | each card   | in hand, face down before the seat, in its columns, in another's, set aside, unseen    |
    | each target | from the next one on: one per fruit, number, fruits on it                              |
    | each seat   | there, cards held, nothing left to answer, won the last trick,                         |
    |             | per column: cards, fruits, whether the rotten card is among them; points by round      |
    """
    for i in range(len(out)):
        out[i] = 0.0
    out[s.phase] = 1.0
    at = len(PHASES)
    out[at + s.rounds] = 1.0
    at += ROUNDS
    out[at + s.trick] = 1.0
    at += TRICKS
    if s.collective != NOTHING:
        out[at + s.collective] = COLLECTIVE_FRUITS[s.rounds] / 2
    at += FRUIT_COUNT
    out[at] = cards_left(s) / CARD_COUNT
    at += 1
    for card in range(CARD_COUNT):
        observe_card(s, seat, card, out, at + PER_CARD * card)
    at += PER_CARD * CARD_COUNT
    for ahead in range(TRICKS - s.trick):
        observe_target(s.river[TRICKS - 1 - s.trick - ahead], out, at + ahead * PER_TARGET)
    at += TRICKS * PER_TARGET
    for i in range(s.seats):
        observe_seat(s, (seat + i) % s.seats, out, at + i * PER_SEAT)


@rule
def observe_card(s, seat, card, out, at):
    where = s.where[card]
    out[at] = where == HAND_OF + seat
    out[at + 1] = s.phase == TRICK_PHASE and s.answer[seat] == card
    out[at + 2] = where == COLUMN_OF + seat
    out[at + 3] = where >= COLUMN_OF and where != COLUMN_OF + seat
    out[at + 4] = where == ASIDE
    out[at + 5] = is_unseen(s, seat, card)


@rule
def observe_target(card, out, at):
    if card != NOTHING:
        out[at + fruit_of(card)] = 1.0
        out[at + FRUIT_COUNT] = number_of(card) / NUMBERS
        out[at + FRUIT_COUNT + 1] = FRUITS_ON[card] / 2


@rule
def observe_seat(s, seat, out, at):
    out[at] = 1.0
    out[at + 1] = s.hand[seat] / 7
    out[at + 2] = s.over == RUNNING and not may_act(s, seat)
    out[at + 3] = s.winner == seat
    at += 4
    for fruit in range(FRUIT_COUNT):
        out[at] = s.cards[seat, fruit] / NUMBERS
        out[at + 1] = s.fruits[seat, fruit] / NUMBERS
        out[at + 2] = has_rotten(s, seat, fruit)
        at += 3
    for number in range(ROUNDS):
        out[at + number] = s.score[number, seat] / 100


# --- The laws every position keeps -----------------------------------------------------------------------------------
