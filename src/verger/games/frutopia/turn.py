"""From one turn to the next, one round to the next, and to the end."""

from verger.engine import ENDED, STOPPED, only, rule, tell

from . import state
from .actions import EVENT
from .island import can_move
from .scoring import score_shops


@rule
def begin_turn(s, seat):
    """FRU-22..25: step 1 is lost if no piece can move."""
    s.turn = seat
    s.pending = only(seat)
    if can_move(s, seat):
        s.moved = 1
        s.phase = state.SLIDING
    else:
        tell(s, EVENT.blocked, seat)
        s.phase = state.TRADING


@rule
def begin_trade(s):
    """FRU-22: step 2."""
    s.piece = state.NOTHING
    s.amount = 0
    s.phase = state.TRADING


@rule
def end_trade(s):
    """FRU-22, 80: step 3 where there is a factory; else the turn is over."""
    s.piece = state.NOTHING
    if s.factory:
        s.phase = state.FACTORY
    else:
        next_turn(s)


@rule
def next_turn(s):
    """FRU-21, 74, 76: the next seat's turn; a game that is to end ends with the round."""
    s.advanced = 0
    s.arrow = state.NOTHING
    s.turns += 1
    if s.turns % s.seats == 0:
        end_round(s)
    if s.phase != state.OVER:
        begin_turn(s, (s.turn + 1) % s.seats)


@rule
def end_round(s):
    """FRU-74, R23, R24: the cross is reached, nothing can happen any more, or the agreed limit is."""
    s.idle = 0 if s.able else s.idle + 1
    frozen = s.idle >= state.IDLE_ROUNDS or (s.idle > 0 and not s.moved)
    s.moved = 0
    s.able = 0
    if s.licence == 0:
        end(s, ENDED, state.BY_LICENCE)
    elif frozen:
        end(s, ENDED, state.BY_FREEZING)
    elif s.round_limit and s.turns >= s.round_limit * s.seats:
        end(s, STOPPED, state.BY_LIMIT)


@rule
def end(s, how, reason):
    """FRU-77: the shops score, and it is over."""
    score_shops(s)
    s.over = how
    s.phase = state.OVER
    s.pending = 0
    tell(s, EVENT.end, reason)
