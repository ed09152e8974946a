"""What leaves the table: the position as a seat may know it."""

from __future__ import annotations

from typing import Annotated

import numpy as np
from typing_extensions import TypedDict

from verger.engine import RUNNING, SPECTATOR, STOPPED, rule, views
from verger.engine.rows import times, total
from verger.engine.views import Played, Words, put, put_list, put_maybe, put_more

from . import components as box
from . import prospects, state, trade
from .market import price, unit_price
from .places import another_at, fetish_site, held, home_of, must_leave, owned, site_of

Phase = Annotated[str, "phase"]
Good = Annotated[str, Words("good", box.GOODS)]
Fetish = Annotated[str, Words("fetish", box.FETISHES)]
Bonus = Annotated[str, Words("bonus", box.BONUSES)]
Dealer = Annotated[str, Words("dealer", box.DEALERS)]
Kind = Annotated[str, Words("kind", box.KINDS)]
Special = Annotated[str, Words("special", box.SPECIALS)]
Pattern = Annotated[str, Words("pattern", box.PATTERNS)]
Effect = Annotated[str, Words("effect", box.EFFECTS)]
Payment = Annotated[str, Words("payment", box.PAYMENTS)]
Site = Annotated[str, Words("site", box.SITES)]
Space = Annotated[str, Words("space", box.SPACES)]
Landing = Annotated[str, Words("landing", box.LANDINGS)]
Goods = dict[Good, int]  # good to amount, all five

# Tokens of each kind that a pattern asks for, then NONE.
COST = np.full((len(box.PATTERNS), box.FETISH_COUNT, box.GOOD_COUNT), box.NONE, np.int16)
for _pattern, _costs in enumerate(box.COSTS):
    for _rank, _cost in enumerate(_costs):
        COST[_pattern, _rank, : len(_cost)] = _cost


class Price(TypedDict):
    good: Good
    price: int
    level: int  # row of the price table, from 0
    after_rise: int | None  # None: it would pass the top, so that it stays and the good is produced
    after_fall: int


class Icon(TypedDict):
    effect: Effect
    good: Good | None  # of produce and rise


class Lying(TypedDict):
    good: Good
    stock: int
    price: int  # of each token now


class Closing(TypedDict):
    owner: int  # who placed the token
    lifter: int | None  # lifted after this seat's turn; None: when the owner's next turn begins


class Sign(TypedDict):
    dealer: Dealer
    kind: Kind  # merchant, exchanger, special, fetish
    sells: Good | None  # of a merchant
    buys: Good | None
    takes: Good | None  # of an exchanger: one of these
    gives: Good | None  # for two of these
    special: Special | None
    pattern: Pattern | None  # of the fetish dealer
    actions: list[Icon]  # compulsory, in this order


class House(Sign):
    site: Site
    goods: list[Lying]  # for sale
    closed: list[Closing]
    pawns: list[int]


class Way(TypedDict):
    space: Space
    points: int
    florins: int
    path: list[Played]  # the actions that lead there, one after another
    stay: bool  # the movement could end there


class Buying(TypedDict):
    good: Good
    price: int  # of each
    most: int


class Selling(TypedDict):
    good: Good
    price: int
    most: int
    after: int  # the price after a sale


class Visit(TypedDict):
    """The trade under way, for the seat that trades."""

    dealer: Dealer
    site: Site
    buy: list[Buying]
    sell: Selling | None
    swaps_left: int  # exchanges at an exchanger's or special dealer's
    fetish_taken: bool  # this turn
    wanted: Fetish | None  # the fetish to be paid


class Acting(TypedDict):
    """What an extra action or a short production has come to."""

    effect: Phase | None  # None: a production that runs short
    icon: int  # which of the house's extra actions, from 0
    picked: Site | None  # the first site of two
    pawn: int | None  # the seat whose pawn is being pushed
    good: Good | None  # of which there is not enough
    sites: list[Site]  # the merchants that may still get a token of it


class Board(TypedDict):
    """One table."""

    table: int  # from 1
    turn: int | None  # None: nobody sits there, or all have had their turns; in the set-up the first player
    phase: Phase
    points: int  # of movement left
    again: bool  # this is the turn that play_again gave
    order: list[int]  # the seats in turn order, the active one first
    round: int  # of the active seat, from 1
    kinds: list[Fetish]  # fetishes offered here
    prices: list[Price]
    supply: Goods
    houses: list[House]
    ferries: dict[Landing, int]  # landing to ferries, all fourteen
    pile: int  # bonus tokens
    gone: list[Site]  # sites that the active seat has left this turn
    leave: bool  # the active pawn must leave the house it is in
    visit: Visit | None
    acting: Acting | None


class Score(TypedDict):
    total: int  # fetishes


class Player(TypedDict):
    """A seat. `here` is false for those at other tables, of whom nothing else is known."""

    here: bool
    table: int | None
    space: Space | None  # None: the pawn is not on the board
    goods: Goods
    held: int
    money: int
    fetishes: list[Fetish]  # face up, or known
    face_down: bool  # one more, or one of these, lies face down
    hidden: Fetish | None  # its kind, if known
    owned: int  # fetishes in all
    lacking: int  # goods missing for the next fetish at this table
    tokens: int
    next_points: int
    turns: int  # that it has had
    place: int  # taken by finishing; 0: none
    score: Score | None  # None: not known


class Own(TypedDict):
    """What the looking seat alone knows, and what it can do."""

    tokens: list[Bonus]
    drawn: list[Bonus]  # two bonus tokens to choose from
    aside: Bonus | None  # the one not kept, while others still choose
    ways: list[Way]  # while it moves: every space within reach
    payments: list[Payment]  # with which the next fetish could be paid now


class Limits(TypedDict):
    hand: int
    rounds: int  # that everybody plays


class View(TypedDict):
    seats: int
    tables: int
    table: int | None  # the looking seat's
    turn: int | None  # whose turn it is there
    pending: list[int]  # those in sight
    phase: Phase
    over: bool
    stopped: bool
    turns: int  # completed; 0 while they cannot all be seen
    limits: Limits
    places: int  # the game ends when this place is taken
    rising_sale: bool
    costs: dict[Pattern, list[list[int]]]  # pattern to what the first, second and third fetish cost
    boards: list[Board]  # the own table; all of them once the game is over; none for spectators of several tables
    players: list[Player]
    own: Own | None


@rule
def show(s, eyes, tape, spare):
    """The own table with all that is public there, and what the seat alone knows; of other tables nothing."""
    if len(tape) < views.ROOM:
        return views.ROOM
    notes = tape[len(tape) - prospects.NOTES :]
    tape = tape[: len(tape) - prospects.NOTES]
    over = s.over != RUNNING
    home = home_of(s, eyes)
    views.fresh(tape)
    put(tape, s.seats)
    put(tape, s.tables)
    put_table(tape, home)
    put_maybe(tape, state.NOBODY if over or home == box.NONE else s.active[home])
    views.put_members(tape, seen_of(s, s.pending, eyes))
    put(tape, state.OVER if over else state.RESTING if home == box.NONE else s.stage[home])
    put(tape, over)
    put(tape, s.over == STOPPED)
    put(tape, s.turns if over or s.tables == 1 else 0)
    put(tape, box.HAND)
    put(tape, s.round_limit)
    put(tape, s.last_place)
    put(tape, s.rising_sale)
    show_costs(tape)
    boards = put_list(tape)
    for table in range(s.tables):
        if is_shown(s, table, eyes):
            views.more(tape, boards)
            show_board(s, table, tape)
    put(tape, s.seats)
    for seat in range(s.seats):
        if is_shown(s, s.sits[seat], eyes) and not s.place[seat]:
            show_player(s, seat, eyes, tape)
        else:
            show_absent(s, seat, tape)
    put(tape, eyes != SPECTATOR)
    if eyes != SPECTATOR:
        show_own(s, eyes, tape, notes, spare)
    return tape[0] + prospects.NOTES


@rule
def put_table(tape, table):
    """FFF-120: tables count from 1; None where there is none."""
    put_maybe(tape, table + 1 if table >= 0 else box.NONE)


@rule
def is_shown(s, table, eyes):
    """FFF-133: whether these eyes may see a table."""
    return s.over != RUNNING or table == home_of(s, eyes)


@rule
def seen_of(s, seats, eyes):
    """FFF-133: of a set of seats, those at the tables that these eyes may see."""
    seen = 0
    for seat in range(s.seats):
        if (seats >> seat) & 1 and is_shown(s, s.sits[seat], eyes):
            seen |= 1 << seat
    return seen


@rule
def show_costs(tape):
    for pattern in range(len(box.PATTERNS)):
        put(tape, box.FETISH_COUNT)
        for rank in range(box.FETISH_COUNT):
            cost = COST[pattern, rank]
            views.put_first(tape, cost, box.GOOD_COUNT - times(cost, box.NONE))


# --- A table ---------------------------------------------------------------------------------------------------------


@rule
def show_board(s, table, tape):
    seat = s.active[table]
    stage = s.stage[table]
    put(tape, table + 1)
    put_maybe(tape, seat)
    put(tape, stage)
    put(tape, s.points[table])
    put(tape, s.replayed[table])
    show_order(s, table, tape)
    put(tape, s.round_limit if seat == state.NOBODY else min(s.played[seat] + 1, s.round_limit))
    views.put_where(tape, box.OFFERED[s.tables, table], 1)
    put(tape, box.GOOD_COUNT)
    for good in range(box.GOOD_COUNT):
        show_price(s, table, good, tape)
    views.put_each(tape, s.supply[table])
    put(tape, box.SITE_COUNT)
    for site in range(box.SITE_COUNT):
        show_house(s, table, site, tape)
    views.put_each(tape, s.ferries[table])
    put(tape, trade.tokens_in(s, table))
    views.put_members(tape, s.gone[table])
    put(tape, stage == state.MOVING and seat != state.NOBODY and must_leave(s, seat))
    visiting = seat != state.NOBODY and stage != state.MOVING and site_of(s, seat) != state.NOWHERE
    put(tape, visiting)
    if visiting:
        show_visit(s, table, seat, tape)
    acting = state.ALLOTTING <= stage < state.ACTING
    put(tape, acting)
    if acting:
        show_acting(s, table, tape)


@rule
def first_at(s, table):
    """The active seat of a table, or any that plays there; NOBODY if none does."""
    active = s.active[table]
    return active if active != state.NOBODY and not s.place[active] else another_at(s, table, state.NOBODY)


@rule
def show_order(s, table, tape):
    """The seats of a table in turn order, the active one first."""
    order = put_list(tape)
    seat = first_at(s, table)
    for _ in range(s.seats):
        if seat != state.NOBODY:
            put_more(tape, order, seat)
            seat = s.left[seat] if s.left[seat] != first_at(s, table) else state.NOBODY


@rule
def show_price(s, table, good, tape):
    level = s.level[table, good]
    put(tape, good)
    put(tape, price(s, table, good))
    put(tape, level)
    put_maybe(tape, box.PRICES[box.RISE_TO[level]] if box.RISE_TO[level] != box.STAYS else box.NONE)
    put(tape, box.PRICES[box.FALL_TO[level]])


@rule
def show_house(s, table, site, tape):
    show_sign(s.dealer[table, site], tape)
    put(tape, site)
    goods = put_list(tape)
    for good in range(box.GOOD_COUNT):
        if s.stock[table, site, good]:
            put_more(tape, goods, good)
            put(tape, s.stock[table, site, good])
            put(tape, unit_price(s, table, site, good))
    closings = put_list(tape)
    for owner in range(s.seats):
        for token in range(state.TOKENS):
            if s.closing[owner, token] == site and s.closing_at[owner, token] == table:
                put_more(tape, closings, owner)
                put_maybe(tape, s.lifter[owner, token])
    pawns = put_list(tape)
    for seat in range(s.seats):
        if s.sits[seat] == table and s.space[seat] == box.SITE_SPACE[site]:
            put_more(tape, pawns, seat)


@rule
def show_sign(dealer, tape):
    """What stands over the door of a dealer, wherever that is."""
    put(tape, dealer)
    put(tape, box.KIND[dealer])
    put_maybe(tape, box.SELLS[dealer])
    put_maybe(tape, box.BUYS[dealer])
    put_maybe(tape, box.TAKES[dealer])
    put_maybe(tape, box.GIVES[dealer])
    put_maybe(tape, box.SPECIAL_TRADE[dealer])
    put_maybe(tape, box.PATTERN[dealer])
    put(tape, box.ICON_COUNT[dealer])
    for icon in range(box.ICON_COUNT[dealer]):
        put(tape, box.ICON_EFFECT[dealer, icon])
        put_maybe(tape, box.ICON_GOOD[dealer, icon])


@rule
def show_visit(s, table, seat, tape):
    site = site_of(s, seat)
    dealer = s.dealer[table, site]
    trading = s.stage[table] == state.TRADING
    put(tape, dealer)
    put(tape, site)
    buying = put_list(tape)
    for good in range(box.GOOD_COUNT):
        if trading and s.stock[table, site, good]:
            put_more(tape, buying, good)
            put(tape, unit_price(s, table, site, good))
            put(tape, trade.most_to_buy(s, table, seat, good))
    selling = trading and box.KIND[dealer] == box.MERCHANT
    put(tape, selling)
    if selling:
        put(tape, box.BUYS[dealer])
        put(tape, price(s, table, box.BUYS[dealer]))
        put(tape, trade.most_to_sell(s, table, seat))
        put(tape, box.PRICES[box.FALL_TO[s.level[table, box.BUYS[dealer]]]])
    put(tape, swaps_left(s, table, dealer) if trading else 0)
    put(tape, s.taken[table])
    put_maybe(tape, s.wanted[table])


@rule
def swaps_left(s, table, dealer):
    """FFF-60, 64..66: exchanges that an exchanger or a special dealer still makes."""
    if box.KIND[dealer] == box.MERCHANT or box.KIND[dealer] == box.FETISH_DEALER:
        return 0
    most = trade.EXCHANGES if box.KIND[dealer] == box.EXCHANGER else trade.most_swaps(box.SPECIAL_TRADE[dealer])
    return most - s.swaps[table]


@rule
def show_acting(s, table, tape):
    stage = s.stage[table]
    put_maybe(tape, box.NONE if stage == state.ALLOTTING else state.MOVE_PAWN if stage == state.PUSH_PAWN else stage)
    put(tape, s.icon[table])
    put_maybe(tape, box.NONE if stage == state.PUSH_PAWN else s.picked[table])
    put_maybe(tape, s.picked[table] if stage == state.PUSH_PAWN else box.NONE)
    put_maybe(tape, s.making[table] if stage == state.ALLOTTING else box.NONE)
    views.put_members(tape, s.waiting[table])


# --- The seats -------------------------------------------------------------------------------------------------------


@rule
def show_player(s, seat, eyes, tape):
    """FFF-123: a fetish lies face down for all but those who saw it bought."""
    hidden = s.hidden[seat]
    known = s.over != RUNNING or (eyes != SPECTATOR and (s.witnesses[seat] >> eyes) & 1 == 1)
    put(tape, True)
    put_table(tape, s.sits[seat])
    put_maybe(tape, s.space[seat])
    views.put_each(tape, s.goods[seat])
    put(tape, held(s, seat))
    put(tape, s.money[seat])
    views.put_members(tape, s.fetishes[seat] if known or hidden == state.NOTHING else s.fetishes[seat] & ~(1 << hidden))
    put(tape, hidden != state.NOTHING)
    put_maybe(tape, hidden if known else state.NOTHING)
    put(tape, owned(s, seat))
    put(tape, least_missing(s, seat))
    put(tape, total(s.tokens[seat]))
    put(tape, s.next_points[seat])
    put(tape, s.played[seat])
    put(tape, 0)
    put(tape, True)
    put(tape, owned(s, seat))


@rule
def show_absent(s, seat, tape):
    """A seat at another table, or one that has finished: with all fetishes, and nothing else."""
    place = s.place[seat]
    put(tape, False)
    put_table(tape, s.sits[seat] if s.over != RUNNING or s.tables == 1 else box.NONE)
    put_maybe(tape, state.NOWHERE)
    for _ in range(box.GOOD_COUNT + 2):
        put(tape, 0)
    views.put_members(tape, (1 << box.FETISH_COUNT) - 1 if place else 0)
    put(tape, False)
    put_maybe(tape, state.NOTHING)
    put(tape, box.FETISH_COUNT if place else 0)
    for _ in range(4):
        put(tape, 0)
    put(tape, place)
    put_maybe(tape, box.FETISH_COUNT if place else box.NONE)


@rule
def payments(s, seat):
    """The first payment for a seat's next fetish at its table, and the first that is none any more."""
    table, rank = s.sits[seat], owned(s, seat)
    if rank == box.FETISH_COUNT:
        return 0, 0
    pattern = box.PATTERN[s.dealer[table, fetish_site(s, table)]]
    return box.FIRST_PAYMENT[pattern, rank], box.LAST_PAYMENT[pattern, rank]


@rule
def missing(s, seat, payment):
    """Goods that a seat lacks for a payment."""
    count = 0
    for good in range(box.GOOD_COUNT):
        count += max(0, box.PAYMENT[payment, good] - s.goods[seat, good])
    return count


@rule
def least_missing(s, seat):
    """Goods that a seat lacks for its next fetish at its table; 0 if it needs none."""
    first, last = payments(s, seat)
    least = missing(s, seat, first) if first < last else 0
    for payment in range(first, last):
        least = min(least, missing(s, seat, payment))
    return least


# --- The own seat ----------------------------------------------------------------------------------------------------


@rule
def show_own(s, seat, tape, notes, spare):
    playing = s.over == RUNNING and not s.place[seat]
    table = s.sits[seat]
    put(tape, total(s.tokens[seat]))
    for bonus in range(box.BONUS_COUNT):
        for _ in range(s.tokens[seat, bonus]):
            put(tape, bonus)
    views.put_first(tape, s.drawn[seat], 2 - times(s.drawn[seat], state.NOTHING))
    put_maybe(tape, s.aside[seat])
    if playing and s.active[table] == seat and s.stage[table] == state.MOVING:
        show_ways(s, seat, tape, notes, spare)
    else:
        put(tape, 0)
    found = put_list(tape)
    first, last = payments(s, seat)
    for payment in range(first, last):
        if playing and missing(s, seat, payment) == 0:
            put_more(tape, found, payment)


@rule
def show_ways(s, seat, tape, notes, spare):
    """Every space within reach of the seat to move, with the actions that lead there."""
    start = s.space[seat]
    prospects.explore(s, seat, notes, spare)
    ways = put_list(tape)
    for space in range(box.SPACE_COUNT):
        if notes[prospects.POINTS + space] != prospects.FAR:
            put_more(tape, ways, space)
            put(tape, notes[prospects.POINTS + space])
            put(tape, notes[prospects.FLORINS + space])
            show_path(start, space, notes, tape)
            put(tape, space != start or not must_leave(s, seat))


@rule
def show_path(start, space, notes, tape):
    path = put_list(tape)
    here = start
    while here != space:
        here = prospects.next_on_way(notes, here, space)
        if notes[prospects.CALLED + here] != box.NONE:
            put_more(tape, path, notes[prospects.CALLED + here])
        put_more(tape, path, notes[prospects.MOVED + here])
