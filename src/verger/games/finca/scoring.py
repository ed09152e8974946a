"""Counting: sets, majorities, points, and the end of a turn and of the game."""

from verger.engine import ENDED, STOPPED, only, rule, tell
from verger.engine.ranking import itemised, summed
from verger.engine.rows import lowest, times, total

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
    count = 0
    for symbol in range(box.SYMBOL_COUNT):
        count += s.symbols[seat, symbol] * box.COMPARED[finca, symbol]
    return count


@rule
def finca_leader(s, finca):
    """FIN-62, 63: the seat with strictly the most, or NOBODY."""
    leader = state.NOBODY
    most = -1
    for seat in range(s.seats):
        count = finca_count(s, seat, finca)
        if count > most:
            leader = seat
            most = count
        elif count == most:
            leader = state.NOBODY
    return leader


@rule
def tile_points(s, seat):
    """FIN-98: fruit tiles score their value."""
    points = 0
    for value in range(1, box.VALUES + 1):
        points += value * s.by_value[seat, value]
    return points


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
    points = 0
    for rank in range(len(box.BONUSES)):
        if s.bonus_holder[rank] == seat:
            points += box.BONUSES[rank]
    return points


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
        s.turn = (s.turn + 1) % s.seats
        s.pending = only(s.turn)


@rule
def end(s, how, reason):
    s.over = how
    s.phase = state.OVER
    s.pending = 0
    tell(s, EVENT.end, reason)
