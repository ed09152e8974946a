"""What is forbidden, reason by reason: the engine makes of it which rule refuses an action, and all that is legal."""

from verger.engine import RULING, RUNNING, ByPhase, Refusals, may_act, rule

from . import components as box
from . import state
from .actions import ACTIONS
from .scoring import candidates, fruit_of_item, has_rotten, is_beside, owes

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


@rule
def no_hand(s, seat):
    """PLAY-49: who holds no card sits the trick out."""
    return ALLOWED if s.hand[seat] else 49


@rule
def played_already(s, seat):
    """PLAY-22: one card for each trick."""
    return ALLOWED if may_act(s, seat) else 22


@rule
def not_held(s, seat, card):
    """PLAY-23: any card of the hand."""
    return ALLOWED if s.where[card] == state.HAND_OF + seat else 23


# --- The collective card and the last draw ---------------------------------------------------------------------------


@rule
def first_round(s, seat):
    """PLAY-12: the first round has no collective card."""
    return ALLOWED if s.rounds else 12


@rule
def not_last(s, seat):
    """PLAY-13, 14: the seat alone in last place names the fruit."""
    return ALLOWED if may_act(s, seat) else by_round(s)


@rule
def tricks_to_come(s, seat):
    """PLAY-40: before the last trick nobody is asked."""
    return ALLOWED if s.trick == box.TRICKS - 1 else 40


@rule
def won_it(s, seat):
    """PLAY-41: the winner of a trick does not draw."""
    return 41 if seat == s.winner else ALLOWED


@rule
def answered(s, seat):
    """PLAY-47: once."""
    return ALLOWED if may_act(s, seat) else 47


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


@rule
def mark_hand(s, seat, mask):
    """PLAY-22, 23: any card of the hand; marked at once, which makes random play a tenth quicker."""
    for card in range(box.CARD_COUNT):
        mask[card] = s.where[card] == state.HAND_OF + seat
    return s.hand[seat]


REFUSALS = Refusals(
    ACTIONS,
    state.PHASES,
    untimely,
    {
        "play": [not_named, ByPhase({state.TRICK: ALLOWED, state.DRAW: 54}, 55), no_hand, played_already, not_held],
        "collective": [first_round, ByPhase({state.COLLECTIVE: ALLOWED}, 19), not_last],
        "draw": [tricks_to_come, ByPhase({state.DRAW: ALLOWED}, 45), won_it, answered],
        "rot": [ByPhase({state.ROT: ALLOWED}, 57), not_rotten, not_beside_it, no_choice],
    },
    quicker={"play": mark_hand},
)
