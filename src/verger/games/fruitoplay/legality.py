"""What a seat may do, asked in two ways: `legal` marks it all at once, `refusal` says which rule forbids one action."""

from verger.engine import RULING, RUNNING, may_act, rule

from .components import CARD_COUNT, FRUIT_COUNT, NUMBERS, ROTTEN, TRICKS
from .scoring import has_rotten, owes
from .state import (
    COLLECTIVE,
    COLLECTIVE_PHASE,
    COLUMN_OF,
    DRAW,
    DRAW_PHASE,
    HAND_OF,
    NO,
    NOTHING,
    PLAY,
    ROT,
    ROT_PHASE,
    THE_COLLECTIVE,
    TRICK_PHASE,
    YES,
)

ALLOWED = 0


# --- Marking all that is legal ---------------------------------------------------------------------------------------


@rule
def legal(s, seat, mask):
    """Mark this seat's legal actions and count them."""
    if not may_act(s, seat):
        return 0
    if s.phase == TRICK_PHASE:
        return legal_cards(s, seat, mask)
    if s.phase == COLLECTIVE_PHASE:
        for fruit in range(FRUIT_COUNT):
            mask[COLLECTIVE + fruit] = 1
        return FRUIT_COUNT
    if s.phase == DRAW_PHASE:
        mask[DRAW + NO] = 1
        mask[DRAW + YES] = 1
        return 2
    return legal_rot(s, seat, mask)


@rule
def legal_cards(s, seat, mask):
    """PLAY-22, 23: any card of the hand."""
    for card in range(CARD_COUNT):
        mask[PLAY + card] = s.where[card] == HAND_OF + seat
    return s.hand[seat]


@rule
def legal_rot(s, seat, mask):
    """PLAY-59..61: of each fruit whose rotten card asks for a choice, the other cards and the collective card."""
    count = 0
    for fruit in range(FRUIT_COUNT):
        if owes(s, seat, fruit):
            for card in range(fruit * NUMBERS, (fruit + 1) * NUMBERS):
                if s.where[card] == COLUMN_OF + seat and card != ROTTEN[fruit]:
                    mask[ROT + card] = 1
                    count += 1
            if s.collective == fruit:
                mask[ROT + THE_COLLECTIVE] = 1
                count += 1
    return count


# --- Why not? --------------------------------------------------------------------------------------------------------


@rule
def refusal(s, seat, action):
    """0, or the number of the ledger rule that forbids this action to this seat now."""
    if s.over != RUNNING:
        return 74
    if seat < 0 or seat >= s.seats:
        return 1
    if action < COLLECTIVE:
        return refusal_of_playing(s, seat, action - PLAY)
    if action < DRAW:
        return refusal_of_naming(s, seat)
    if action < ROT:
        return refusal_of_drawing(s, seat)
    return refusal_of_rot(s, seat, action - ROT)


@rule
def refusal_of_playing(s, seat, card):
    """PLAY-13, 14, 22, 23, 49, 54, 55: one card of the hand for each trick, and only while there are tricks."""
    if s.phase == COLLECTIVE_PHASE:
        return 13 if s.rounds == 1 else 14
    if s.phase == DRAW_PHASE:
        return 54
    if s.phase == ROT_PHASE:
        return 55
    if s.hand[seat] == 0:
        return 49
    if not may_act(s, seat):
        return 22
    return ALLOWED if s.where[card] == HAND_OF + seat else 23


@rule
def refusal_of_naming(s, seat):
    """PLAY-12..14, 19: by the seat alone in last place, once, before the first trick of rounds 2 and 3."""
    if s.rounds == 0:
        return 12
    if s.phase != COLLECTIVE_PHASE:
        return 19
    if may_act(s, seat):
        return ALLOWED
    return 13 if s.rounds == 1 else 14


@rule
def refusal_of_drawing(s, seat):
    """PLAY-40, 41, 45, 47: after the last trick, by those who did not win it, once."""
    if s.phase != DRAW_PHASE:
        return 45 if s.phase == ROT_PHASE or s.trick == TRICKS - 1 else 40
    if seat == s.winner:
        return 41
    return ALLOWED if may_act(s, seat) else 47


@rule
def refusal_of_rot(s, seat, item):
    """PLAY-12, 57..61, 65, R12: the owner of a rotten card, in its own column, once, where there is a choice."""
    if s.phase != ROT_PHASE:
        return 57
    fruit = s.collective if item == THE_COLLECTIVE else item // NUMBERS
    if fruit == NOTHING:
        return 12
    if not has_rotten(s, seat, fruit):
        return 57
    if item == ROTTEN[fruit]:
        return 58
    if item != THE_COLLECTIVE and s.where[item] != COLUMN_OF + seat:
        return 59
    if owes(s, seat, fruit):
        return ALLOWED
    return 65 if s.cards[seat, fruit] + (s.collective == fruit) > 2 else RULING + 12
