"""What is forbidden, reason by reason: the engine makes of it which rule refuses an action, and all that is legal."""

from verger.engine import RULING, RUNNING, ByPhase, Refusals, Unless, may_act, rule

from . import components as box
from . import state
from .actions import ACTIONS
from .scoring import candidates, fruit_of_item, has_rotten, is_beside, owes

ACTION = ACTIONS.numbers
ALLOWED = 0


@rule
def untimely(s, seat):
    """PLAY-01, 74: after the last round nobody acts, nor does ever who has no seat."""
    if s.over != RUNNING:
        return 74
    return ALLOWED if 0 <= seat < s.seats else 1


# --- Tricks ----------------------------------------------------------------------------------------------------------


@rule
def not_named(s, seat):
    """PLAY-13, 14: first of all the seat alone in last place names the collective fruit."""
    return by_round(s) if s.phase == state.COLLECTIVE else ALLOWED


@rule
def by_round(s):
    """PLAY-13, 14: the rule by which the last names a fruit, in the second round and in the third."""
    return 13 if s.rounds == 1 else 14


# --- The collective card and the last draw ---------------------------------------------------------------------------


@rule
def not_last(s, seat):
    """PLAY-13, 14: the seat alone in last place names the fruit."""
    return ALLOWED if may_act(s, seat) else by_round(s)


# --- Rotten cards ----------------------------------------------------------------------------------------------------


@rule
def not_rotten(s, seat, item):
    """PLAY-12, 57: a fruit whose rotten card lies before the seat, or the collective card if there is one."""
    fruit = fruit_of_item(s, item)
    if fruit == state.NOTHING:
        return 12
    return ALLOWED if has_rotten(s, seat, fruit) else 57


@rule
def not_beside_it(s, seat, item):
    """PLAY-58, 59: another card of the same column, or the collective card."""
    if item == state.THE_COLLECTIVE:
        return ALLOWED
    if item == box.ROTTEN[fruit_of_item(s, item)]:
        return 58
    return ALLOWED if is_beside(s, seat, item) else 59


@rule
def no_choice(s, seat, item):
    """PLAY-65, R12: once, and where more than one item can be cancelled."""
    fruit = fruit_of_item(s, item)
    if owes(s, seat, fruit):
        return ALLOWED
    return 65 if candidates(s, seat, fruit) > 1 else RULING + 12


# --- Marked at once: asked item by item, the rot alone makes random play 8 % slower ----------------------------------


@rule
def mark_hand(s, seat, mask):
    """PLAY-22, 23: any card of the hand."""
    for card in range(box.CARD_COUNT):
        mask[ACTION.play + card] = s.where[card] == state.HAND_OF + seat
    return s.hand[seat]


@rule
def mark_rot(s, seat, mask):
    """PLAY-59..61: of each fruit whose rotten card asks for a choice, the other cards and the collective card."""
    count = 0
    for fruit in range(box.FRUIT_COUNT):
        if owes(s, seat, fruit):
            for card in range(fruit * box.NUMBERS, (fruit + 1) * box.NUMBERS):
                mask[ACTION.rot + card] = is_beside(s, seat, card)
            if s.collective == fruit:
                mask[ACTION.rot + state.THE_COLLECTIVE] = 1
            count += candidates(s, seat, fruit)
    return count


NOT_HELD = Unless("s.where[card] == state.HAND_OF + seat", 23)  # PLAY-23: any card of the hand
NO_CARD = Unless("s.hand[seat]", 49)  # PLAY-49: who holds none sits the trick out
HAS_PLAYED = Unless("may_act(s, seat)", 22)  # PLAY-22: one card for each trick
HAS_WON = Unless("seat != s.winner", 41)  # PLAY-41: the winner of a trick does not draw
HAS_ANSWERED = Unless("may_act(s, seat)", 47)  # PLAY-47: once
FIRST_ROUND = Unless("s.rounds", 12)  # PLAY-12: the first round has no collective card
TRICKS_TO_COME = Unless("s.trick == box.TRICKS - 1", 40)  # PLAY-40: before the last trick nobody is asked

REFUSALS = Refusals(
    ACTIONS,
    state.PHASES,
    untimely,
    {
        "play": [not_named, ByPhase({state.TRICK: ALLOWED, state.DRAW: 54}, 55), NO_CARD, HAS_PLAYED, NOT_HELD],
        "collective": [FIRST_ROUND, ByPhase({state.COLLECTIVE: ALLOWED}, 19), not_last],
        "draw": [TRICKS_TO_COME, ByPhase({state.DRAW: ALLOWED}, 45), HAS_WON, HAS_ANSWERED],
        "rot": [ByPhase({state.ROT: ALLOWED}, 57), not_rotten, not_beside_it, no_choice],
    },
    globals(),
    quicker={"play": mark_hand, "rot": mark_rot},
)
