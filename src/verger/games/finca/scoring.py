"""Counting: sets, majorities, points, and the end of a turn and of the game."""

from verger.engine import ENDED, STOPPED, give_turn, rule, tell
from verger.engine.ranking import alone, itemised, summed
from verger.engine.rows import lowest, times, total, total_where, weighed

from . import components as box
from . import state
from .actions import EVENT


@rule
def sets(s, seat):
    """FIN-90, 92: complete sets of values 1 to 6."""
    return lowest(s.by_value[seat, 1:])


@rule
def finca_count(s, seat, finca):
    """FIN-61, 64..66, R2: what a seat's tiles count for a finca tile."""
    if s.mystery and box.COMPARED[finca, box.ANY]:
        return tile_points(s, seat)
    return weighed(s.symbols[seat], box.COMPARED[finca])


finca_leader = alone("finca_leader", finca_count, "finca")  # FIN-62, 63: the seat with strictly the most, or NOBODY


@rule
def tile_points(s, seat):
    """FIN-98: fruit tiles score their value."""
    return weighed(s.by_value[seat], box.VALUE)


@rule
def finca_points(s, seat):
    """FIN-99: each finca tile scores 5."""
    return box.FINCA_POINTS * times(s.finca_holder, seat)


@rule
def action_tile_points(s, seat):
    """FIN-100: each unused action tile scores 2."""
    return box.ACTION_TILE_POINTS * total(s.action_tiles[seat])


@rule
def bonus_points(s, seat):
    """FIN-101: bonus tiles score their value."""
    return total_where(s.bonus_holder, seat, box.BONUSES)


POINTS = {"tiles": tile_points, "fincas": finca_points, "action_tiles": action_tile_points, "bonuses": bonus_points}
PARTS, score, parts = tuple(POINTS), summed(POINTS), itemised(POINTS)  # FIN-98..102


@rule
def fruits_held(s, seat):
    """FIN-104: all kinds added."""
    return total(s.fruits[seat])


tie_break = fruits_held  # FIN-103..105: most points, then most fruits; still level, they share the place


@rule
def end_turn(s):
    """FIN-19, 22, 96: the next seat's turn, unless the last wooden finca stands or the agreed limit is reached."""
    s.wind = 0
    s.turns += 1
    if s.wooden == 0:
        end(s, ENDED, state.BY_FINCAS)
    elif s.turn_limit and s.turns >= s.turn_limit:
        end(s, STOPPED, state.BY_LIMIT)
    else:
        s.phase = state.TURN
        give_turn(s, (s.turn + 1) % s.seats)


@rule
def end(s, how, reason):
    s.over = how
    s.phase = state.OVER
    s.pending = 0
    tell(s, EVENT.end, reason)
