"""From one turn to the next at a table, from one table to another, and to the end."""

from verger.engine import ENDED, STOPPED, rule, tell

from .components import BONUS_COUNT, CLOSE, GOOD_COUNT, HARBOUR, TURN_POINTS
from .places import right_of, set_active, site_of
from .state import (
    ARRIVED,
    BEGUN,
    BY_FETISHES,
    BY_LIMIT,
    ENDING,
    ENTERED,
    FINISHED,
    GAME_ENDED,
    LEFT,
    LIFTED,
    MOVING,
    NOBODY,
    NOTHING,
    NOWHERE,
    OVER,
    RESTING,
    ROUNDS,
    STARTING,
    TOKENS,
    TURNED_UP,
)


@rule
def begin_turn(s, table, seat):
    """FFF-15..18, 114, 128: own closing tokens are lifted, a newcomer's pawn enters, the points are counted out."""
    set_active(s, table, seat)
    for token in range(TOKENS - 1, -1, -1):
        if s.closing[seat, token] != NOWHERE and s.lifter[seat, token] == NOBODY:
            lift(s, seat, token)
    if s.space[seat] == NOWHERE:
        s.space[seat] = HARBOUR
        tell(s, ENTERED, seat)
    s.taken[table] = 0
    s.replayed[table] = 0
    begin_move(s, table, seat, s.next_points[seat])
    s.next_points[seat] = TURN_POINTS


@rule
def begin_move(s, table, seat, points):
    """FFF-16, 26, 27: where the pawn stands now it must not stay, if that is a house."""
    s.points[table] = points
    s.house[table] = site_of(s, seat)
    clear_turn(s, table)
    s.stage[table] = MOVING
    tell(s, BEGUN, seat, points)


@rule
def clear_turn(s, table):
    """Nothing of a visit is left over."""
    s.gone[table] = 0
    s.sold[table] = 0
    s.bought[table] = 0
    s.swaps[table] = 0
    s.icon[table] = 0
    s.part[table] = 0
    s.wanted[table] = NOTHING
    s.picked[table] = NOTHING
    s.making[table] = NOTHING


@rule
def end_turn(s, table, following):
    """FFF-13, 78: the turn is over, and this seat plays next; NOBODY: there is none."""
    s.stage[table] = ENDING
    s.picked[table] = following


@rule
def settle_turn(s, table, seat):
    """FFF-R21, R38: what waited for the end of this turn is lifted, and the next one's begins, if the limit allows."""
    for other in range(s.seats):
        for token in range(TOKENS - 1, -1, -1):
            waits = s.closing[other, token] != NOWHERE and s.closing_at[other, token] == table
            if waits and s.lifter[other, token] == seat:
                lift(s, other, token)
    s.turns += 1
    if s.turns >= ROUNDS * s.seats:
        end(s, BY_LIMIT)
    elif s.picked[table] == NOBODY:
        rest(s, table)
    else:
        s.stage[table] = STARTING


@rule
def rest(s, table):
    """FFF-R33: an empty table rests unchanged."""
    set_active(s, table, NOBODY)
    clear_turn(s, table)
    s.stage[table] = RESTING
    s.points[table] = 0
    s.house[table] = NOWHERE
    s.taken[table] = 0
    s.replayed[table] = 0


@rule
def lift(s, seat, token):
    """FFF-108, 114: a closing token goes back to the pile of its table."""
    table, site = s.closing_at[seat, token], s.closing[seat, token]
    forget_closing(s, seat, token)
    s.pile[table, CLOSE] += 1
    tell(s, LIFTED, s.active[table], s.dealer[table, site], site, seat, table)


@rule
def forget_closing(s, seat, token):
    """The tokens after it move up."""
    for later in range(token, TOKENS - 1):
        s.closing[seat, later] = s.closing[seat, later + 1]
        s.closing_at[seat, later] = s.closing_at[seat, later + 1]
        s.lifter[seat, later] = s.lifter[seat, later + 1]
    s.closing[seat, TOKENS - 1] = NOWHERE
    s.closing_at[seat, TOKENS - 1] = 0
    s.lifter[seat, TOKENS - 1] = NOBODY


@rule
def get_up(s, table, seat):
    """FFF-R21: a seat leaves its table; what it has closed there is lifted before its turn would have come."""
    right = right_of(s, seat)
    for token in range(TOKENS - 1, -1, -1):
        if s.closing[seat, token] != NOWHERE and s.lifter[seat, token] == NOBODY:
            if right == seat:
                lift(s, seat, token)
            else:
                s.lifter[seat, token] = right
    s.space[seat] = NOWHERE
    return leave_circle(s, seat)


@rule
def leave_circle(s, seat):
    """FFF-R33: who plays next at the table that a seat leaves, or NOBODY."""
    right = right_of(s, seat)
    following = s.left[seat] if right != seat else NOBODY
    s.left[right] = s.left[seat]
    s.left[seat] = seat
    return following


# --- Another table ---------------------------------------------------------------------------------------------------


@rule
def change_table(s, table, seat, to):
    """FFF-123, 125..130: with all belongings to another table; the turn is over, here and, if it is empty, there."""
    tell(s, LEFT, seat, table)
    following = get_up(s, table, seat)
    s.sits[seat] = to
    s.pending &= ~(1 << seat)
    s.reveals += 1
    tell(s, ARRIVED, seat, to)
    if s.hidden[seat] != NOTHING:
        tell(s, TURNED_UP, seat, s.hidden[seat])
        s.hidden[seat] = NOTHING
        s.witnesses[seat] = 0
    sit_down(s, to, seat)
    end_turn(s, table, following)


@rule
def sit_down(s, table, seat):
    """FFF-127, 129, 135, R33: to the right of the active seat, or of the first player while a set-up goes on."""
    s.next_points[seat] = TURN_POINTS
    if s.active[table] == NOBODY:
        s.stage[table] = STARTING
        s.picked[table] = seat
        return
    before = s.active[table] if s.first[table] == NOBODY else s.first[table]
    s.left[right_of(s, before)] = seat
    s.left[seat] = before


# --- The end ---------------------------------------------------------------------------------------------------------


@rule
def finish(s, table, seat):
    """FFF-117, 136, 137, R31: a third fetish takes the best place left, and ends the game once that is the last."""
    place = 1
    playing = -1
    for other in range(s.seats):
        place += s.place[other] > 0
        playing += s.place[other] == 0
    s.place[seat] = place
    tell(s, FINISHED, seat, place)
    s.hidden[seat] = NOTHING
    s.witnesses[seat] = 0
    if place >= s.last_place or playing <= 1:
        leave_circle(s, seat)
        end(s, BY_FETISHES)
        return
    for good in range(GOOD_COUNT):
        s.supply[table, good] += s.goods[seat, good]
        s.goods[seat, good] = 0
    for bonus in range(BONUS_COUNT):
        s.pile[table, bonus] += s.tokens[seat, bonus]
        s.tokens[seat, bonus] = 0
    s.money[seat] = 0
    end_turn(s, table, get_up(s, table, seat))


@rule
def end(s, reason):
    s.over = STOPPED if reason == BY_LIMIT else ENDED
    s.pending = 0
    for table in range(s.tables):
        s.stage[table] = OVER
        s.picked[table] = NOTHING
        if s.active[table] != NOBODY and s.sits[s.active[table]] != table:
            s.active[table] = NOBODY  # has just left
    tell(s, GAME_ENDED, reason)
