"""Counting: sets, majorities, points, the final standing, and the end of a turn and of the game."""

from verger.engine import ENDED, STOPPED, only, rule, tell

from .components import (
    ACTION_TILE_POINTS,
    ANY,
    BONUSES,
    COMPARED,
    FINCA_POINTS,
    FRUIT_COUNT,
    SYMBOL_COUNT,
    VALUES,
    VILLAGE_COUNT,
)
from .state import BY_FINCAS, BY_LIMIT, GAME_ENDED, NOBODY, OVER, TURN

PARTS = ("tiles", "fincas", "action_tiles", "bonuses")


@rule
def sets(s, seat):
    """FIN-90, 92: complete sets of values 1 to 6."""
    fewest = s.by_value[seat, 1]
    for value in range(2, VALUES + 1):
        fewest = min(fewest, s.by_value[seat, value])
    return fewest


@rule
def finca_count(s, seat, finca):
    """FIN-61, 64..66, R2: what a seat's tiles count for a finca tile."""
    if s.mystery and COMPARED[finca, ANY]:
        return tile_points(s, seat)
    count = 0
    for symbol in range(SYMBOL_COUNT):
        count += s.symbols[seat, symbol] * COMPARED[finca, symbol]
    return count


@rule
def finca_leader(s, finca):
    """FIN-62, 63: the seat with strictly the most, or NOBODY."""
    leader = NOBODY
    most = -1
    for seat in range(s.seats):
        count = finca_count(s, seat, finca)
        if count > most:
            leader = seat
            most = count
        elif count == most:
            leader = NOBODY
    return leader


@rule
def tile_points(s, seat):
    """FIN-98: fruit tiles score their value."""
    points = 0
    for value in range(1, VALUES + 1):
        points += value * s.by_value[seat, value]
    return points


@rule
def finca_points(s, seat):
    """FIN-99: each finca tile scores 5."""
    points = 0
    for village in range(VILLAGE_COUNT):
        if s.finca_holder[village] == seat:
            points += FINCA_POINTS
    return points


@rule
def action_tile_points(s, seat):
    """FIN-100: each unused action tile scores 2."""
    points = 0
    for tile in range(4):
        points += ACTION_TILE_POINTS * s.action_tiles[seat, tile]
    return points


@rule
def bonus_points(s, seat):
    """FIN-101: bonus tiles score their value."""
    points = 0
    for rank in range(len(BONUSES)):
        if s.bonus_holder[rank] == seat:
            points += BONUSES[rank]
    return points


@rule
def score(s, seat):
    """FIN-98..102: what a seat has won so far."""
    return tile_points(s, seat) + finca_points(s, seat) + action_tile_points(s, seat) + bonus_points(s, seat)


@rule
def parts(s, seat, out):
    """The score by where it comes from."""
    out[0] = tile_points(s, seat)
    out[1] = finca_points(s, seat)
    out[2] = action_tile_points(s, seat)
    out[3] = bonus_points(s, seat)


@rule
def fruits_held(s, seat):
    """FIN-104: all kinds added."""
    total = 0
    for fruit in range(FRUIT_COUNT):
        total += s.fruits[seat, fruit]
    return total


@rule
def standing(s, places, points):
    """FIN-103..105: most points, then most fruits; still level, they share the place."""
    for seat in range(s.seats):
        points[seat] = score(s, seat)
    for seat in range(s.seats):
        places[seat] = 1
        for other in range(s.seats):
            ahead = points[other] > points[seat]
            level = points[other] == points[seat]
            if ahead or (level and fruits_held(s, other) > fruits_held(s, seat)):
                places[seat] += 1


@rule
def end_turn(s):
    """FIN-19, 22, 96: the next seat's turn, unless the last wooden finca stands or the agreed limit is reached."""
    s.wind = 0
    s.turns += 1
    if s.wooden == 0:
        end(s, ENDED, BY_FINCAS)
    elif s.turn_limit and s.turns >= s.turn_limit:
        end(s, STOPPED, BY_LIMIT)
    else:
        s.phase = TURN
        s.turn = (s.turn + 1) % s.seats
        s.pending = only(s.turn)


@rule
def end(s, how, reason):
    s.over = how
    s.phase = OVER
    s.pending = 0
    tell(s, GAME_ENDED, reason)
