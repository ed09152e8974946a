"""The laws that every position keeps."""

import numpy as np

from verger.engine import RUNNING, faults_in, rule
from verger.engine.records import size
from verger.engine.rows import highest, lowest, times, total

from . import components as box
from . import state
from .effects import STAGE, can_push, is_possible
from .places import has_played_all, held, is_merchant, must_leave, owned, sellers, site_of, sits_at, tables_for
from .refusals import no_fetish, no_payment, not_offered
from .trade import EXCHANGES, most_swaps

MOST_POINTS = 9
ONE = np.int64(1)
RICHEST = 30_000


# What a person is told whose position breaks one: the entries, and the law.
LAWS = {
    1: "round_limit, players.turns: nobody has had more turns than there are rounds",
    2: f"players.goods: nobody holds more than {box.HAND}",
    3: "players.space: a pawn stands on a space of the board, or on none",
    4: "tables.active, tables.phase, tables.order: whoever plays at a table sits there, on the board, with turns left",
    5: "players.closing: a token lies on a house that can be closed, and somebody at that table will lift it",
    6: f"tables.dealers: {box.SITE_COUNT} that follow one another in number, in a first game the first",
    7: f"tables.ferries: {box.FERRIES} of them, no more at a landing than it has room for",
    8: "tables.stock: goods lie with merchants alone",
    9: f"tables.supply, tables.stock, players.goods: of each good there are {box.GOOD_TOKENS} a table",
    10: "tables.pile, players.tokens: of each bonus token there are as many as in the boxes, those drawn too",
    11: "players.tokens, players.drawn, players.aside: one for the set-up and one for each fetish, of two drawn",
    12: "tables.first: in a set-up all but newcomers, who come last, choose a token or have kept one",
    13: "tables.house, tables.gone: nobody is where its turn began once it has left, nor in a house that it has left",
    14: "tables.wanted: in the phase paying, and only there, a fetish that is to be had and can be paid",
    15: "tables.icon, tables.part: an extra action that the house has and that can be carried out, in its own phase",
    16: "tables.phase: nothing of another phase is left over, and no phase passes by itself",
    17: "players.place: whoever has three fetishes has finished, in the next place that was free, and nobody else",
    18: "over, turns: the game runs as long as somebody may act, places are to be won and two seats play for them",
    19: f"players.money: by tens, up to {RICHEST}",
    20: "players.face_down, players.witnesses: at several tables, a fetish of this table, which its owner has seen",
    21: "players: whoever has finished has no goods, no money and no pawn on the board",
    22: f"players.next_points: from {box.TURN_POINTS} to {box.TURN_POINTS + box.PER_TABLE - 1}",
    23: "players.table: one of those there are",
    24: "tables.prices: those of the price table",
    25: f"tables.points: up to {MOST_POINTS}, and at least 1 where a pawn must leave its house",
    26: "tables.phase: a pawn trades and acts in a house where its turn did not begin, with no points left",
    27: "tables.taken, players.drawn: but in a set-up, a token is kept where a fetish has just been taken",
    28: "tables.sold, tables.bought, tables.swaps: no more is traded than the dealer allows",
    29: "tables.picked: the first of two houses that the phase asks for, or the seat whose pawn is pushed",
    30: "tables.short: in the phase allotting, and only there, merchants of the good, more than there are tokens of it",
}


@rule
def faults_of_game(s):
    """1: clocks; what is not in play is empty. 17: places. 18: the end."""
    if s.tables != tables_for(s.seats) or s.last_place < 1 or s.last_place > 3:
        return 1
    if s.turns < 0 or s.round_limit < 1 or s.round_limit > state.MOST_ROUNDS:
        return 1
    for seat in range(box.SEATS):
        if s.played[seat] < 0 or s.played[seat] > (s.round_limit if seat < s.seats else 0):
            return 1
    if (s.over == RUNNING) != (s.pending != 0):
        return 18
    finished = 0
    for seat in range(s.seats):
        finished += s.place[seat] > 0
        if s.place[seat] < 0 or s.place[seat] > s.seats:
            return 17
        for other in range(seat):
            if s.place[seat] and s.place[seat] == s.place[other]:
                return 17
        if (s.place[seat] > 0) != (owned(s, seat) == box.FETISH_COUNT):
            return 17
    for seat in range(s.seats):
        if s.place[seat] > finished:
            return 17
    if s.over == RUNNING and (finished >= s.last_place or s.seats - finished <= 1):
        return 18
    for seat in range(s.seats, box.SEATS):
        if s.place[seat] or s.fetishes[seat] or s.money[seat] or s.next_points[seat] or held(s, seat):
            return 1
    return 0


@rule
def faults_of_seats(s):
    """2: hands. 3: pawns. 19: money. 20: fetishes. 21: who has finished. 22: points to come. 23: tables."""
    for seat in range(s.seats):
        if lowest(s.goods[seat]) < 0 or held(s, seat) > box.HAND:
            return 2
        if s.money[seat] < 0 or s.money[seat] > RICHEST or s.money[seat] % 10:
            return 19
        if s.sits[seat] < 0 or s.sits[seat] >= s.tables:
            return 23
        if not fetishes_are_sound(s, seat):
            return 20
        if s.place[seat] and s.over == RUNNING and (held(s, seat) or s.money[seat] or s.space[seat] != state.NOWHERE):
            return 21
        if s.next_points[seat] < box.TURN_POINTS or s.next_points[seat] >= box.TURN_POINTS + box.PER_TABLE:
            return 22
        if s.space[seat] < state.NOWHERE or s.space[seat] >= box.SPACE_COUNT:
            return 3
    return 0


@rule
def fetishes_are_sound(s, seat):
    """FFF-123: one of those bought at this table may lie face down, and its owner has seen it."""
    if s.fetishes[seat] < 0 or s.fetishes[seat] >= 1 << box.FETISH_COUNT:
        return False
    hidden = s.hidden[seat]
    if hidden == state.NOTHING:
        return s.witnesses[seat] == 0
    if s.tables == 1 or hidden < 0 or hidden >= box.FETISH_COUNT or s.place[seat]:
        return False
    if (s.fetishes[seat] >> hidden) & 1 == 0 or box.OFFERED[s.tables, s.sits[seat], hidden] == 0:
        return False
    return (s.witnesses[seat] >> seat) & 1 == 1 and s.witnesses[seat] < 1 << s.seats


@rule
def faults_of_circles(s):
    """4: the seats of a table form one circle, one of them is active, and nobody else may act but in a set-up."""
    acting = 0
    for table in range(s.tables):
        count = 0
        playing = 0
        first = state.NOBODY
        for seat in range(s.seats):
            if sits_at(s, seat, table):
                count += 1
                playing += not has_played_all(s, seat)
                first = seat
        if s.over == RUNNING:
            if faults_of_clock(s, table, count, playing):
                return 4
            acting |= acting_at(s, table)
        elif s.stage[table] != state.OVER:
            return 4
        seat = first
        for nth in range(count):
            seat = s.left[seat]
            if seat < 0 or seat >= s.seats or not sits_at(s, seat, table) or (seat == first) != (nth == count - 1):
                return 4
    for seat in range(box.SEATS):
        if (seat >= s.seats or s.place[seat]) and s.over == RUNNING and s.left[seat] != seat:
            return 4
    return 4 if s.pending != acting else 0


@rule
def faults_of_clock(s, table, count, playing):
    """Whether the stage and the active seat do not fit a table where so many have turns left."""
    active = s.active[table]
    resting, at_limit = s.stage[table] == state.RESTING, s.stage[table] == state.AT_LIMIT
    if resting != (count == 0) or at_limit != (count > 0 and playing == 0):
        return True
    if playing == 0:
        return active != state.NOBODY or s.first[table] != state.NOBODY
    if active < 0 or active >= s.seats or not sits_at(s, active, table) or has_played_all(s, active):
        return True
    return s.space[active] == state.NOWHERE and s.first[table] == state.NOBODY


@rule
def acting_at(s, table):
    """The set of seats that may act at a table."""
    if s.first[table] == state.NOBODY:
        return 1 << s.active[table] if s.active[table] != state.NOBODY else 0
    found = 0
    for seat in range(s.seats):
        if sits_at(s, seat, table) and s.drawn[seat, 0] != state.NOTHING:
            found |= 1 << seat
    return found


@rule
def faults_of_closing(s):
    """5: closing tokens lie on houses of dealers who can be closed, and somebody will lift them."""
    for seat in range(box.SEATS):
        for token in range(state.TOKENS):
            site, table, lifter = s.closing[seat, token], s.closing_at[seat, token], s.lifter[seat, token]
            if site == state.NOWHERE:
                last = times(s.closing[seat, token:], state.NOWHERE) == state.TOKENS - token
                if table or lifter != state.NOBODY or not last:
                    return 5
                continue
            if seat >= s.seats or site < 0 or site >= box.SITE_COUNT or table < 0 or table >= s.tables:
                return 5
            if box.KIND[s.dealer[table, site]] == box.FETISH_DEALER or lifter < state.NOBODY or lifter >= s.seats:
                return 5
            if s.over == RUNNING:
                lifting = seat if lifter == state.NOBODY else lifter
                if lifter == seat or not sits_at(s, lifting, table) or has_played_all(s, lifting):
                    return 5
    return 0


@rule
def faults_of_board(s, table):
    """6: twelve dealers in a row, each once. 7: ferries. 8: stocks lie with merchants. 24: prices."""
    present = np.int64(0)
    for site in range(box.SITE_COUNT):
        dealer = s.dealer[table, site]
        if dealer < 0 or dealer >= box.DEALER_COUNT or (present >> dealer) & 1:
            return 6
        present |= ONE << dealer
        for good in range(box.GOOD_COUNT):
            if s.stock[table, site, good] < 0 or (s.stock[table, site, good] and not is_merchant(s, table, site)):
                return 8
    beginnings = 0
    for dealer in range(box.DEALER_COUNT):
        before = (dealer + box.DEALER_COUNT - 1) % box.DEALER_COUNT
        begins = (present >> dealer) & 1 and (present >> before) & 1 == 0
        beginnings += begins
        if begins and s.beginners and dealer:
            return 6
    if beginnings != 1:
        return 6
    if lowest(s.level[table]) < 0 or highest(s.level[table]) >= box.LEVEL_COUNT:
        return 24
    for landing in range(box.LANDING_COUNT):
        if s.ferries[table, landing] < 0 or s.ferries[table, landing] > box.ROOM[landing]:
            return 7
    return 7 if total(s.ferries[table]) != box.FERRIES else 0


@rule
def faults_of_boards(s):
    for table in range(s.tables):
        code = faults_of_board(s, table)
        if code:
            return code
    return 0


@rule
def faults_of_goods(s):
    """9: of each good there are as many as in the boxes of all tables."""
    for good in range(box.GOOD_COUNT):
        supply = s.supply[:, good]
        if lowest(supply) < 0 or total(supply[s.tables :]):
            return 9
        count = total(supply) + total(s.goods[:, good])
        for table in range(box.TABLES):
            count += total(s.stock[table, :, good])
        if count != box.GOOD_TOKENS * s.tables:
            return 9
    return 0


@rule
def faults_of_tokens(s):
    """10: of each bonus token likewise. 11: no seat has more than it can have got."""
    for bonus in range(box.BONUS_COUNT):
        pile = s.pile[:, bonus]
        if lowest(pile) < 0 or total(pile[s.tables :]) or lowest(s.tokens[:, bonus]) < 0:
            return 10
        count = total(pile) + total(s.tokens[:, bonus]) + times(s.aside, bonus)
        for seat in range(s.seats):
            count += times(s.drawn[seat], bonus)
            if bonus == box.CLOSE:
                count += state.TOKENS - times(s.closing[seat], state.NOWHERE)
        if count != box.BONUS_COPIES[bonus] * s.tables:
            return 10
    for seat in range(s.seats):
        had = total(s.tokens[seat]) + state.TOKENS - times(s.closing[seat], state.NOWHERE)
        one, other = s.drawn[seat, 0], s.drawn[seat, 1]
        if one < state.NOTHING or other < one or other >= box.BONUS_COUNT or (one < 0) != (other < 0):
            return 11
        had += one != state.NOTHING
        if had > 1 + min(owned(s, seat), box.FETISH_COUNT - 1):
            return 11
        if (one != state.NOTHING or s.aside[seat] != state.NOTHING) and s.over == RUNNING:
            table = s.sits[seat]
            in_setup = s.first[table] != state.NOBODY
            if s.aside[seat] != state.NOTHING and (not in_setup or one != state.NOTHING):
                return 11
            if not in_setup and (s.active[table] != seat or s.stage[table] != state.KEEPING):
                return 11
    return 0


# --- The turn under way ----------------------------------------------------------------------------------------------


@rule
def faults_of_turn(s, table):
    """12: a set-up. 13, 25: movement. 14, 26..28: trade. 15, 29, 30: extra actions. 16: nothing else is left over."""
    stage, seat = s.stage[table], s.active[table]
    if stage in (state.OVER, state.ACTING):
        return 16
    if s.first[table] != state.NOBODY:
        return faults_of_setup(s, table)
    if stage in (state.RESTING, state.AT_LIMIT):
        return 0 if is_clear(s, table) and s.points[table] == 0 and s.house[table] == state.NOWHERE else 16
    if s.points[table] < 0 or s.points[table] > MOST_POINTS:
        return 25
    if s.house[table] < state.NOWHERE or s.house[table] >= box.SITE_COUNT:
        return 13
    if s.gone[table] < 0 or s.gone[table] >= 1 << box.SITE_COUNT:
        return 13
    site = site_of(s, seat)
    house = s.house[table]
    if house != state.NOWHERE and (site == house) == ((s.gone[table] >> house) & 1 == 1):
        return 13
    if site != state.NOWHERE and (s.gone[table] >> site) & 1:
        return 13
    moving = stage == state.MOVING or (stage == state.ALLOTTING and s.back[table] == state.MOVING)
    if moving:
        if must_leave(s, seat) and s.points[table] < 1:
            return 25
        if s.sold[table] or s.bought[table] or s.swaps[table] or s.icon[table] or s.part[table]:
            return 16
    elif site == state.NOWHERE or s.points[table] or site == s.house[table]:
        return 26
    if (s.wanted[table] != state.NOTHING) != (stage == state.PAYING):
        return 14
    if stage != state.ALLOTTING and (s.making[table] != state.NOTHING or s.waiting[table] or s.back[table]):
        return 30
    if not moving and not trade_is_sound(s, table, s.dealer[table, site]):
        return 28
    return faults_of_choice(s, table, seat, stage)


@rule
def is_clear(s, table):
    if s.gone[table] or s.sold[table] or s.bought[table] or s.swaps[table] or s.icon[table] or s.part[table]:
        return False
    if s.taken[table] or s.replayed[table] or s.waiting[table] or s.back[table]:
        return False
    return s.wanted[table] == state.NOTHING and s.picked[table] == state.NOTHING and s.making[table] == state.NOTHING


@rule
def faults_of_setup(s, table):
    """12: some still choose a token, the others have kept one; newcomers, who have neither, come last."""
    first = s.first[table]
    if s.stage[table] != state.KEEPING or first != s.active[table] or acting_at(s, table) == 0:
        return 12
    if not is_clear(s, table) or s.points[table] or s.house[table] != state.NOWHERE:
        return 12
    seat = first
    newcomers = False
    for _ in range(s.seats):
        chooses, has_kept = s.drawn[seat, 0] != state.NOTHING, s.aside[seat] != state.NOTHING
        newcomers = newcomers or not (chooses or has_kept)
        if newcomers == (chooses or has_kept) or newcomers != (s.space[seat] == state.NOWHERE):
            return 12
        seat = s.left[seat]
        if seat == first:
            break
    return 0


@rule
def trade_is_sound(s, table, dealer):
    """Whether what was traded fits the dealer."""
    if s.sold[table] < 0 or s.sold[table] > 1 or s.bought[table] < 0 or s.bought[table] >= 1 << box.GOOD_COUNT:
        return False
    if s.taken[table] < 0 or s.taken[table] > 1 or s.replayed[table] < 0 or s.replayed[table] > 1 or s.swaps[table] < 0:
        return False
    kind = box.KIND[dealer]
    if kind != box.MERCHANT and (s.sold[table] or s.bought[table]):
        return False
    most = EXCHANGES if kind == box.EXCHANGER else 0
    if box.SPECIAL_TRADE[dealer] != state.NOTHING:
        most = most_swaps(box.SPECIAL_TRADE[dealer])
    return s.swaps[table] <= most


@rule
def faults_of_choice(s, table, seat, stage):
    """14, 15, 27..30: what is asked can be answered, and is asked by the house."""
    if s.taken[table] < 0 or s.taken[table] > 1 or s.replayed[table] < 0 or s.replayed[table] > 1:
        return 28
    picked = s.picked[table]
    picks = stage in (state.TWO_MERCHANTS, state.SWAP_STOCKS, state.SWAP_DEALERS, state.PUSH_PAWN)
    if picked != state.NOTHING and not picks:
        return 29
    if stage == state.ALLOTTING:
        return faults_of_allotting(s, table, seat)
    if stage == state.MOVING:
        return 0
    dealer = s.dealer[table, site_of(s, seat)]
    if stage < state.PRICE_CHANGE:
        if s.icon[table] or s.part[table]:
            return 15
        if stage == state.KEEPING:
            taken = box.KIND[dealer] == box.FETISH_DEALER and s.taken[table]
            return 0 if taken and s.drawn[seat, 0] != state.NOTHING else 27
        if stage == state.PAYING:
            wanted = s.wanted[table]
            known = 0 <= wanted < box.FETISH_COUNT and not_offered(s, seat, wanted) == 0
            return 0 if known and no_fetish(s, seat) == 0 and no_payment(s, seat) == 0 else 14
        return 0
    if s.icon[table] < 0 or s.icon[table] >= box.ICON_COUNT[dealer] or s.part[table]:
        return 15
    effect = box.ICON_EFFECT[dealer, s.icon[table]]
    asked = state.MOVE_PAWN if stage == state.PUSH_PAWN else stage
    if STAGE[effect] != asked or not is_possible(s, table, seat, effect):
        return 15
    if stage == state.PUSH_PAWN:
        return 0 if picked >= 0 and can_push(s, table, seat, picked) else 29
    if picked == state.NOTHING:
        return 0
    if picked < 0 or picked >= box.SITE_COUNT:
        return 29
    kind = box.KIND[s.dealer[table, picked]]
    if stage == state.SWAP_DEALERS:
        return 29 if kind == box.FETISH_DEALER or picked == site_of(s, seat) else 0
    return 0 if kind == box.MERCHANT else 29


@rule
def faults_of_allotting(s, table, seat):
    """30: some merchants wait, more than there are tokens. 15: the extra action that they wait for."""
    good, waiting = s.making[table], s.waiting[table]
    if good < 0 or good >= box.GOOD_COUNT or waiting < 0 or waiting >= 1 << box.SITE_COUNT:
        return 30
    if waiting & ~sellers(s, table, good):
        return 30
    if s.supply[table, good] < 1 or s.supply[table, good] >= size(waiting):
        return 30
    back = s.back[table]
    if back == state.MOVING:
        return 0
    dealer = s.dealer[table, site_of(s, seat)]
    if back == state.TRADING:
        return 15 if s.icon[table] or s.part[table] else 0
    if back != state.ACTING:
        return 30
    if s.icon[table] < 0 or s.icon[table] > box.ICON_COUNT[dealer]:
        return 15
    if s.part[table] == 0:
        return 0
    raising = s.icon[table] < box.ICON_COUNT[dealer] and box.ICON_EFFECT[dealer, s.icon[table]] == state.EFFECT.all_rise
    return 0 if raising and 0 < s.part[table] < box.GOOD_COUNT else 15


@rule
def faults_of_turns(s):
    for table in range(s.tables if s.over == RUNNING else 0):
        code = faults_of_turn(s, table)
        if code:
            return code
    return 0


faults = faults_in(globals())
