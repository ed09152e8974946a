"""What is forbidden, reason by reason: the engine makes of it which rule refuses an action, and all that is legal."""

from verger.engine import RULING, RUNNING, STOPPED, ByPhase, Refusals, Unless, may_act, rule

from . import components as box
from . import factory, harvest, island, state, trade
from .actions import ACTIONS
from .state import ALLOWED

ACTION = ACTIONS.numbers


@rule
def untimely(s, seat):
    """FRU-13, 21, 74, R23, R24: seats act in turn, and after the end nobody does, whichever it was."""
    if s.over == RUNNING:
        return ALLOWED if may_act(s, seat) else 13 if s.phase == state.CHOOSING else 21
    return RULING + 24 if s.over == STOPPED else 74 if s.licence == 0 else RULING + 23


@rule
def just_placed(s, seat, piece):
    """FRU-39: a mobile business does not slide in the turn in which it is placed."""
    in_hand = s.phase == state.PLACING and s.hand >= box.MIX and s.hand + state.MOBILE == piece
    return 39 if in_hand or (s.phase == state.GAINING and s.piece == piece) else ALLOWED


@rule
def no_way(s, seat, piece, to):
    """FRU-23, 27..29, R2: one own piece, straight ahead, over free cells."""
    cell = island.find(s, seat, state.PIECE + piece)
    if cell < 0:
        return 23
    if cell == to:
        return RULING + 2
    if island.distance(cell, to) == 0:
        return 27
    if island.is_way_free(s, seat, cell, to):
        return ALLOWED
    return 28 if s.cells[seat, to] == state.FREE else 29


@rule
def mark_moves(s, seat, mask):
    """FRU-23, 27..29: every piece, in every direction, up to the first obstacle."""
    count = 0
    for cell in range(box.CELL_COUNT):
        if island.is_piece(s.cells[seat, cell]):
            first = ACTION.move + (s.cells[seat, cell] - state.PIECE) * box.CELL_COUNT
            for way in range(len(box.DIRECTIONS)):
                for step in range(box.SIDE - 1):
                    to = box.RAYS[cell, way, step]
                    if to < 0 or s.cells[seat, to] != state.FREE:
                        break
                    mask[first + to] = 1
                    count += 1
    return count


FIRST = {state.CHOOSING: 13}  # FRU-13: first of all bags are chosen, and nothing else
NOT_CHOOSING = ByPhase(FIRST, ALLOWED)
NOT_MAKING = ByPhase({state.MAKING: ALLOWED, **FIRST}, 41)
EARLY = dict.fromkeys((state.SLIDING, state.SPLITTING, state.MAKING), 22) | FIRST  # FRU-22: step 1 comes first
TRADING = {**EARLY, state.TRADING: ALLOWED}
NOT_PLACING = ByPhase({state.PLACING: ALLOWED, **FIRST}, 55)
NOT_ADVANCING = ByPhase({state.FACTORY: ALLOWED, state.VAT: 84}, 80)

BLOCKED = Unless("s.phase != state.TRADING or island.can_move(s, seat)", 25)  # FRU-25: no move, and step 1 is lost
TOO_MANY = Unless("share <= s.amount", 38)  # FRU-38: no more of the first kind than there are
IS_LARGE = Unless("s.hand >= box.BUILDING", 63)  # FRU-63: a large building takes more than one cell,
IS_SMALL = Unless("s.hand < box.BUILDING", 63)  # and nothing else does
NOT_FREE = Unless("s.cells[seat, cell] == state.FREE", 60)  # FRU-60: a free cell
NOT_FITTING = Unless("island.fits(s, seat, s.hand, cell, rotation)", 64)  # FRU-64: wholly on free cells
# FRU-36: one of the two on the token
OTHER_FRUIT = Unless("fruit == harvest.mixed_fruit(s.piece, 0) or fruit == harvest.mixed_fruit(s.piece, 1)", 36)
NO_FACTORY = Unless("s.factory", 2)  # FRU-02: step 3 belongs to the game with the factory
# FRU-85: a free circle of the vat
IS_TAKEN = Unless("factory.occupant(s, box.FIRST_CIRCLE[box.ARROW_HEAD[s.arrow]] + circle) == state.NOBODY", 85)

REFUSALS = Refusals(
    ACTIONS,
    state.PHASES,
    untimely,
    {
        "bag": [ByPhase({state.CHOOSING: ALLOWED}, 18)],
        "move": [NOT_CHOOSING, just_placed, BLOCKED, ByPhase({state.SLIDING: ALLOWED}, 23), no_way],
        "split": [ByPhase({state.SPLITTING: ALLOWED, **FIRST}, 37), TOO_MANY],
        "make": [NOT_MAKING, harvest.not_made],
        "shake": [NOT_MAKING, harvest.not_shaken],
        "stop": [NOT_MAKING],
        "deliver": [ByPhase(TRADING, 26), trade.not_delivered],
        "take": [ByPhase(TRADING, 58), trade.not_there, trade.not_paid, trade.no_room],
        "place": [NOT_PLACING, IS_LARGE, NOT_FREE],
        "place_large": [NOT_PLACING, IS_SMALL, NOT_FITTING],
        "gain": [ByPhase({state.GAINING: ALLOWED, **FIRST}, 36), OTHER_FRUIT],
        "pass": [ByPhase(TRADING | {state.SLIDING: 24}, 26)],
        "advance": [NOT_CHOOSING, NO_FACTORY, NOT_ADVANCING, factory.not_ready, factory.no_way],
        "circle": [NOT_CHOOSING, NO_FACTORY, ByPhase({state.VAT: ALLOWED}, 84), IS_TAKEN],
        "end_turn": [NOT_CHOOSING, NO_FACTORY, NOT_ADVANCING],
    },
    globals(),
    quicker={"move": mark_moves},
)
