"""What leaves the table: the position as a seat may know it."""

from __future__ import annotations

from typing import Annotated

import numpy as np
from typing_extensions import TypedDict

from verger.engine import RUNNING, SPECTATOR, rule, showing, views
from verger.engine.rows import times, total
from verger.engine.views import Played, Words, put, put_list, put_more

from . import components as box
from . import prospects, state, trade
from .knowledge import fetishes_seen, has_seen
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
    good: Annotated[Good, "good"]
    price: Annotated[int, "price(s, table, good)"]
    level: Annotated[int, "s.level[table, good]"]  # row of the price table, from 0
    # None: it would pass the top, so that it stays and the good is produced
    after_rise: Annotated[int | None, "after_rise(s.level[table, good])"]
    after_fall: Annotated[int, "box.PRICES[box.FALL_TO[s.level[table, good]]]"]


class Icon(TypedDict):
    effect: Annotated[Effect, "box.ICON_EFFECT[s.dealer[table, site], icon]"]
    good: Annotated[Good | None, "box.ICON_GOOD[s.dealer[table, site], icon]"]  # of produce and rise


class Lying(TypedDict):
    good: Annotated[Good, "good"]
    stock: Annotated[int, "s.stock[table, site, good]"]
    price: Annotated[int, "unit_price(s, table, site, good)"]  # of each token now


class Closing(TypedDict):
    owner: Annotated[int, "owner"]  # who placed the token
    # lifted after this seat's turn; None: when the owner's next turn begins
    lifter: Annotated[int | None, "s.lifter[owner, token]"]


class House(TypedDict):
    dealer: Annotated[Dealer, "s.dealer[table, site]"]
    kind: Annotated[Kind, "box.KIND[s.dealer[table, site]]"]  # merchant, exchanger, special, fetish
    sells: Annotated[Good | None, "box.SELLS[s.dealer[table, site]]"]  # of a merchant
    buys: Annotated[Good | None, "box.BUYS[s.dealer[table, site]]"]
    takes: Annotated[Good | None, "box.TAKES[s.dealer[table, site]]"]  # of an exchanger: one of these
    gives: Annotated[Good | None, "box.GIVES[s.dealer[table, site]]"]  # for two of these
    special: Annotated[Special | None, "box.SPECIAL_TRADE[s.dealer[table, site]]"]
    pattern: Annotated[Pattern | None, "box.PATTERN[s.dealer[table, site]]"]  # of the fetish dealer
    # compulsory, in this order
    actions: Annotated[list[Icon], "for icon in range(box.ICON_COUNT[s.dealer[table, site]])"]
    site: Annotated[Site, "site"]
    goods: Annotated[list[Lying], "for good in range(box.GOOD_COUNT) if s.stock[table, site, good]"]  # for sale
    closed: Annotated[
        list[Closing],
        "for owner in range(s.seats) for token in range(state.TOKENS)"
        " if s.closing[owner, token] == site and s.closing_at[owner, token] == table",
    ]
    pawns: Annotated[
        list[int],
        "seat for seat in range(s.seats) if s.sits[seat] == table and s.space[seat] == box.SITE_SPACE[site]",
    ]


class Way(TypedDict):
    space: Space
    points: int
    florins: int
    path: list[Played]  # the actions that lead there, one after another
    stay: bool  # the movement could end there


class Buying(TypedDict):
    good: Annotated[Good, "good"]
    price: Annotated[int, "unit_price(s, table, visited(s, table), good)"]  # of each
    most: Annotated[int, "trade.most_to_buy(s, table, s.active[table], good)"]


class Selling(TypedDict):
    good: Annotated[Good, "wanted_at(s, table)"]
    price: Annotated[int, "price(s, table, wanted_at(s, table))"]
    most: Annotated[int, "trade.most_to_sell(s, table, s.active[table])"]
    after: Annotated[int, "box.PRICES[box.FALL_TO[s.level[table, wanted_at(s, table)]]]"]  # the price after a sale


class Visit(TypedDict):
    """The trade under way, for the seat that trades."""

    dealer: Annotated[Dealer, "s.dealer[table, visited(s, table)]"]
    site: Annotated[Site, "visited(s, table)"]
    buy: Annotated[
        list[Buying],
        "for good in range(box.GOOD_COUNT) if is_trading(s, table) and s.stock[table, visited(s, table), good]",
    ]
    sell: Annotated[Selling | None, "if is_trading(s, table) and wanted_at(s, table) != box.NONE"]
    swaps_left: Annotated[
        int, "swaps_left(s, table, s.dealer[table, visited(s, table)]) if is_trading(s, table) else 0"
    ]  # exchanges at an exchanger's or special dealer's
    fetish_taken: Annotated[bool, "s.taken[table]"]  # this turn
    wanted: Fetish | None  # the fetish to be paid


class Acting(TypedDict):
    """What an extra action or a short production has come to."""

    effect: Annotated[Phase | None, "effect_of(s.stage[table])"]  # None: a production that runs short
    icon: int  # which of the house's extra actions, from 0
    # the first site of two
    picked: Annotated[Site | None, "box.NONE if s.stage[table] == state.PUSH_PAWN else s.picked[table]"]
    # the seat whose pawn is being pushed
    pawn: Annotated[int | None, "s.picked[table] if s.stage[table] == state.PUSH_PAWN else None"]
    # of which there is not enough
    good: Annotated[Good | None, "s.making[table] if s.stage[table] == state.ALLOTTING else None"]
    sites: Annotated[list[Site], "members(s.waiting[table])"]  # the merchants that may still get a token of it


class Board(TypedDict):
    """One table."""

    table: Annotated[int, "table + 1"]  # from 1
    # None: nobody sits there, or all have had their turns; in the set-up the first player
    turn: Annotated[int | None, "s.active[table]"]
    phase: Annotated[Phase, "s.stage[table]"]
    points: int  # of movement left
    again: Annotated[bool, "s.replayed[table]"]  # this is the turn that play_again gave
    order: Annotated[list[int], "show_order(s, table, tape)"]  # the seats in turn order, the active one first
    round: Annotated[int, "round_at(s, table)"]  # of the active seat, from 1
    kinds: Annotated[list[Fetish], "where(box.OFFERED[s.tables, table], 1)"]  # fetishes offered here
    prices: Annotated[list[Price], "for good in range(box.GOOD_COUNT)"]
    supply: Goods
    houses: Annotated[list[House], "for site in range(box.SITE_COUNT)"]
    ferries: dict[Landing, int]  # landing to ferries, all fourteen
    pile: Annotated[int, "trade.tokens_in(s, table)"]  # bonus tokens
    gone: Annotated[list[Site], "members(s.gone[table])"]  # sites that the active seat has left this turn
    leave: Annotated[bool, "is_leaving(s, table)"]  # the active pawn must leave the house it is in
    visit: Annotated[Visit | None, "if is_visiting(s, table)"]
    acting: Annotated[Acting | None, "if state.ALLOTTING <= s.stage[table] < state.ACTING"]


class Score(TypedDict):
    total: Annotated[int, "owned(s, seat)"]  # fetishes


class Player(TypedDict):
    """A seat. `here` is false for those at other tables, of whom nothing else is known."""

    here: Annotated[bool, "is_here(s, eyes, seat)"]
    table: Annotated[int | None, "table_of(s, eyes, seat)"]
    space: Annotated[Space | None, "s.space[seat] if is_here(s, eyes, seat) else box.NONE"]  # None: not on the board
    goods: Annotated[Goods, "s.goods[seat, good] if is_here(s, eyes, seat) else 0 for good in range(box.GOOD_COUNT)"]
    held: Annotated[int, "held(s, seat) if is_here(s, eyes, seat) else 0"]
    money: Annotated[int, "s.money[seat] if is_here(s, eyes, seat) else 0"]
    fetishes: Annotated[list[Fetish], "members(known_fetishes(s, eyes, seat))"]  # face up, or known
    # one more, or one of these, lies face down
    face_down: Annotated[bool, "is_here(s, eyes, seat) and s.hidden[seat] != state.NOTHING"]
    hidden: Annotated[
        Fetish | None, "s.hidden[seat] if is_here(s, eyes, seat) and has_seen(s, eyes, seat) else box.NONE"
    ]  # its kind, if known
    owned: Annotated[int, "owned(s, seat) if is_here(s, eyes, seat) or s.place[seat] else 0"]  # fetishes in all
    # goods missing for the next fetish at this table
    lacking: Annotated[int, "least_missing(s, seat) if is_here(s, eyes, seat) else 0"]
    tokens: Annotated[int, "total(s.tokens[seat]) if is_here(s, eyes, seat) else 0"]
    next_points: Annotated[int, "s.next_points[seat] if is_here(s, eyes, seat) else 0"]
    turns: Annotated[int, "s.played[seat] if is_here(s, eyes, seat) else 0"]  # that it has had
    place: int  # taken by finishing; 0: none
    score: Annotated[Score | None, "if is_here(s, eyes, seat) or s.place[seat]"]  # None: not known


class Own(TypedDict):
    """What the looking seat alone knows, and what it can do."""

    tokens: Annotated[list[Bonus], "bonus for bonus in range(box.BONUS_COUNT) for _ in range(s.tokens[eyes, bonus])"]
    # two bonus tokens to choose from
    drawn: Annotated[list[Bonus], "first(s.drawn[eyes], 2 - times(s.drawn[eyes], state.NOTHING))"]
    aside: Annotated[Bonus | None, "s.aside[eyes]"]  # the one not kept, while others still choose
    ways: Annotated[list[Way], "show_ways(s, eyes, tape, notes, spare)"]  # while it moves: every space within reach
    payments: Annotated[
        list[Payment],
        "payment for payment in range(payments(s, eyes)[0], payments(s, eyes)[1])"
        " if is_playing(s, eyes) and missing(s, eyes, payment) == 0",
    ]  # with which the next fetish could be paid now


class Limits(TypedDict):
    hand: Annotated[int, "box.HAND"]
    rounds: Annotated[int, "s.round_limit"]  # that everybody plays


class View(TypedDict):
    seats: int
    tables: int
    table: Annotated[int | None, "numbered(home_of(s, eyes))"]  # the looking seat's
    turn: Annotated[int | None, "turn_of(s, eyes)"]  # whose turn it is there
    pending: Annotated[list[int], "members(seen_of(s, s.pending, eyes))"]  # those in sight
    phase: Annotated[Phase, "phase_of(s, eyes)"]
    over: Annotated[bool, "is_over(s)"]
    stopped: Annotated[bool, "is_stopped(s)"]
    # completed; 0 while they cannot all be seen
    turns: Annotated[int, "s.turns if s.over != RUNNING or s.tables == 1 else 0"]
    limits: Limits
    places: Annotated[int, "s.last_place"]  # the game ends when this place is taken
    rising_sale: bool
    costs: Annotated[
        dict[Pattern, list[list[int]]],
        "[first(COST[pattern, rank], box.GOOD_COUNT - times(COST[pattern, rank], box.NONE))"
        " for rank in range(box.FETISH_COUNT)] for pattern in range(len(box.PATTERNS))",
    ]  # pattern to what the first, second and third fetish cost
    # the own table; all of them once the game is over; none for spectators of several tables
    boards: Annotated[list[Board], "for table in range(s.tables) if is_shown(s, table, eyes)"]
    players: Annotated[list[Player], "for seat in range(s.seats)"]
    own: Annotated[Own | None, "if eyes != SPECTATOR"]


@rule
def numbered(table):
    """FFF-120: tables count from 1; NONE where there is none."""
    return table + 1 if table >= 0 else box.NONE


@rule
def turn_of(s, eyes):
    home = home_of(s, eyes)
    return state.NOBODY if s.over != RUNNING or home == box.NONE else s.active[home]


@rule
def phase_of(s, eyes):
    home = home_of(s, eyes)
    return state.OVER if s.over != RUNNING else state.RESTING if home == box.NONE else s.stage[home]


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


# --- A table ---------------------------------------------------------------------------------------------------------


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
def round_at(s, table):
    seat = s.active[table]
    return s.round_limit if seat == state.NOBODY else min(s.played[seat] + 1, s.round_limit)


@rule
def after_rise(level):
    return box.PRICES[box.RISE_TO[level]] if box.RISE_TO[level] != box.STAYS else box.NONE


@rule
def is_leaving(s, table):
    seat = s.active[table]
    return s.stage[table] == state.MOVING and seat != state.NOBODY and must_leave(s, seat)


@rule
def is_visiting(s, table):
    seat = s.active[table]
    return seat != state.NOBODY and s.stage[table] != state.MOVING and site_of(s, seat) != state.NOWHERE


@rule
def visited(s, table):
    """The site where the active pawn is."""
    return site_of(s, s.active[table])


@rule
def is_trading(s, table):
    return s.stage[table] == state.TRADING


@rule
def wanted_at(s, table):
    """FFF-54: the good that the merchant visited buys; NONE at other dealers'."""
    return box.BUYS[s.dealer[table, visited(s, table)]]


@rule
def swaps_left(s, table, dealer):
    """FFF-60, 64..66: exchanges that an exchanger or a special dealer still makes."""
    if box.KIND[dealer] == box.MERCHANT or box.KIND[dealer] == box.FETISH_DEALER:
        return 0
    most = trade.EXCHANGES if box.KIND[dealer] == box.EXCHANGER else trade.most_swaps(box.SPECIAL_TRADE[dealer])
    return most - s.swaps[table]


@rule
def effect_of(stage):
    """The extra action that a stage belongs to; NONE for a production that runs short."""
    return box.NONE if stage == state.ALLOTTING else state.MOVE_PAWN if stage == state.PUSH_PAWN else stage


# --- The seats -------------------------------------------------------------------------------------------------------


@rule
def is_here(s, eyes, seat):
    """Whether a seat plays at a table that these eyes may see."""
    return is_shown(s, s.sits[seat], eyes) and not s.place[seat]


@rule
def table_of(s, eyes, seat):
    """FFF-133: the table of a seat in sight; once all are in sight, and at one table, of any."""
    known = is_here(s, eyes, seat) or s.over != RUNNING or s.tables == 1
    return numbered(s.sits[seat]) if known else box.NONE


@rule
def known_fetishes(s, eyes, seat):
    """Of who has finished all of them."""
    if not is_here(s, eyes, seat):
        return (1 << box.FETISH_COUNT) - 1 if s.place[seat] else 0
    return fetishes_seen(s, eyes, seat)


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
def is_playing(s, seat):
    return s.over == RUNNING and not s.place[seat]


@rule
def show_ways(s, seat, tape, notes, spare):
    """Every space within reach of the seat to move, with the actions that lead there."""
    ways = put_list(tape)
    table = s.sits[seat]
    if not is_playing(s, seat) or s.active[table] != seat or s.stage[table] != state.MOVING:
        return
    start = s.space[seat]
    prospects.explore(s, seat, notes, spare)
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


write = showing.shown(View, state.DTYPE, globals(), given=(*showing.SCOPE, "notes"))


@rule
def show(s, eyes, tape, spare):
    """The own table with all that is public there, and what the seat alone knows; of other tables nothing."""
    if len(tape) < views.ROOM:
        return views.ROOM
    room = len(tape) - prospects.NOTES
    return write(s, eyes, tape[:room], spare, tape[room:]) + prospects.NOTES
