"""From one turn to the next at a table, from one table to another, and to the end."""

from verger.engine import ENDED, STOPPED, rule, tell
from verger.engine.rows import fill, total

from . import components as box
from . import state
from .actions import EVENT
from .places import another_at, has_played_all, next_to_play, right_of, right_to_play, set_active, site_of


@rule
def begin_turn(s, table, seat):
    """FFF-15..18, 114, 128: own closing tokens are lifted, a newcomer's pawn enters, the points are counted out."""
    set_active(s, table, seat)
    for token in range(state.TOKENS - 1, -1, -1):
        if s.closing[seat, token] != state.NOWHERE and s.lifter[seat, token] == state.NOBODY:
            lift(s, seat, token)
    if s.space[seat] == state.NOWHERE:
        s.space[seat] = box.HARBOUR
        tell(s, EVENT.enter, seat)
    s.taken[table] = 0
    s.replayed[table] = 0
    begin_move(s, table, seat, s.next_points[seat])
    s.next_points[seat] = box.TURN_POINTS


@rule
def begin_move(s, table, seat, points):
    """FFF-16, 26, 27: where the pawn stands now it must not stay, if that is a house."""
    s.points[table] = points
    s.house[table] = site_of(s, seat)
    clear_turn(s, table)
    s.stage[table] = state.MOVING
    tell(s, EVENT.begin, seat, points)


@rule
def clear_turn(s, table):
    """Nothing of a visit is left over."""
    s.gone[table] = 0
    s.sold[table] = 0
    s.bought[table] = 0
    s.swaps[table] = 0
    s.icon[table] = 0
    s.part[table] = 0
    s.wanted[table] = state.NOTHING
    s.picked[table] = state.NOTHING
    s.making[table] = state.NOTHING


@rule
def end_turn(s, table, seat, following):
    """FFF-13, 78: the turn of a seat is over, and this one follows; NOBODY: there is none."""
    s.turns += 1
    s.played[seat] += 1
    s.stage[table] = state.ENDING
    s.picked[table] = following


@rule
def settle_turn(s, table, seat):
    """FFF-R21, R38: what waited for the end of this turn is lifted; the next one's begins, if anybody has one left."""
    for other in range(s.seats):
        for token in range(state.TOKENS - 1, -1, -1):
            waits = s.closing[other, token] != state.NOWHERE and s.closing_at[other, token] == table
            if waits and s.lifter[other, token] == seat:
                lift(s, other, token)
    if has_played_all(s, seat):
        hand_on_closing(s, seat)
    if s.picked[table] == state.NOBODY:
        rest(s, table, state.RESTING)
        return
    s.picked[table] = next_to_play(s, s.picked[table])
    if s.picked[table] == state.NOBODY:
        tell(s, EVENT.played_out, seat, table)
        rest(s, table, state.AT_LIMIT)
    else:
        s.stage[table] = state.STARTING


@rule
def rest(s, table, stage):
    """FFF-R33, R38: nobody plays at a table that is empty, or where all have had their turns; it rests unchanged."""
    set_active(s, table, state.NOBODY)
    clear_table(s, table)
    s.stage[table] = stage


@rule
def clear_table(s, table):
    """No turn is under way."""
    clear_turn(s, table)
    s.stage[table] = state.RESTING
    s.active[table] = state.NOBODY
    s.first[table] = state.NOBODY
    s.house[table] = state.NOWHERE
    s.points[table] = 0
    s.taken[table] = 0
    s.replayed[table] = 0
    s.waiting[table] = 0
    s.back[table] = 0


@rule
def lift(s, seat, token):
    """FFF-108, 114: a closing token goes back to the pile of its table."""
    table, site = s.closing_at[seat, token], s.closing[seat, token]
    forget_closing(s, seat, token)
    s.pile[table, box.CLOSE] += 1
    tell(s, EVENT.lift, s.active[table], s.dealer[table, site], site, seat, table)


@rule
def forget_closing(s, seat, token):
    """The tokens after it move up."""
    for later in range(token, state.TOKENS - 1):
        s.closing[seat, later] = s.closing[seat, later + 1]
        s.closing_at[seat, later] = s.closing_at[seat, later + 1]
        s.lifter[seat, later] = s.lifter[seat, later + 1]
    s.closing[seat, state.TOKENS - 1] = state.NOWHERE
    s.closing_at[seat, state.TOKENS - 1] = 0
    s.lifter[seat, state.TOKENS - 1] = state.NOBODY


@rule
def get_up(s, seat):
    """FFF-R33: a seat leaves its table; who follows there, or NOBODY."""
    hand_on_closing(s, seat)
    s.space[seat] = state.NOWHERE
    return leave_circle(s, seat)


@rule
def hand_on_closing(s, seat):
    """FFF-R21, R38: who will have no next turn here has others lift what it has closed, before that would have come."""
    right = right_to_play(s, seat)
    for token in range(state.TOKENS - 1, -1, -1):
        if s.closing[seat, token] != state.NOWHERE and s.lifter[seat, token] == state.NOBODY:
            if right == state.NOBODY:
                lift(s, seat, token)
            else:
                s.lifter[seat, token] = right


@rule
def leave_circle(s, seat):
    """FFF-R33: who plays next at the table that a seat leaves, or NOBODY."""
    right = right_of(s, seat)
    following = s.left[seat] if right != seat else state.NOBODY
    s.left[right] = s.left[seat]
    s.left[seat] = seat
    return following


# --- Another table ---------------------------------------------------------------------------------------------------


@rule
def change_table(s, seat, to):
    """FFF-123, 125..130: with all belongings to another table; the turn is over, here and, if it is empty, there."""
    table = s.sits[seat]
    tell(s, EVENT.leave, seat, table)
    following = get_up(s, seat)
    s.sits[seat] = to
    s.pending &= ~(1 << seat)
    s.reveals += 1
    tell(s, EVENT.arrive, seat, to)
    if s.hidden[seat] != state.NOTHING:
        tell(s, EVENT.turn_up, seat, s.hidden[seat])
        s.hidden[seat] = state.NOTHING
        s.witnesses[seat] = 0
    end_turn(s, table, seat, following)
    sit_down(s, to, seat)


@rule
def sit_down(s, table, seat):
    """FFF-127, 129, 135, R33, R38: to the right of the active seat, in a set-up of the first player; where nobody
    plays, to play at once, or to wait after the last turn."""
    s.next_points[seat] = box.TURN_POINTS
    before = s.active[table]
    if before == state.NOBODY:
        before = another_at(s, table, seat)
        s.stage[table] = state.AT_LIMIT if has_played_all(s, seat) else state.STARTING
        s.picked[table] = state.NOTHING if has_played_all(s, seat) else seat
    if before != state.NOBODY:
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
    tell(s, EVENT.finish, seat, place)
    s.hidden[seat] = state.NOTHING
    s.witnesses[seat] = 0
    if place >= s.last_place or playing <= 1:
        leave_circle(s, seat)
        end(s, state.BY_FETISHES)
        return
    s.reveals += s.tables > 1  # it is told where nobody could see it
    for good in range(box.GOOD_COUNT):
        s.supply[table, good] += s.goods[seat, good]
    for bonus in range(box.BONUS_COUNT):
        s.pile[table, bonus] += s.tokens[seat, bonus]
    fill(s.goods[seat], 0)
    fill(s.tokens[seat], 0)
    s.money[seat] = 0
    end_turn(s, table, seat, get_up(s, seat))


@rule
def end_at_limit(s):
    """FFF-R38: all turns have been played, and nobody has won; whoever finished before keeps the place."""
    end(s, state.PLACES_OPEN if total(s.place) else state.BY_LIMIT)


@rule
def end(s, reason):
    s.over = STOPPED if reason == state.BY_LIMIT else ENDED
    s.pending = 0
    for table in range(s.tables):
        s.stage[table] = state.OVER
        s.picked[table] = state.NOTHING
        if s.active[table] != state.NOBODY and s.sits[s.active[table]] != table:
            s.active[table] = state.NOBODY  # has just left
    tell(s, EVENT.end, reason)
