"""What leaves the table: the position as a seat may know it, in plain data."""

from __future__ import annotations

from itertools import islice
from typing import Any

from typing_extensions import TypedDict

from verger.engine import RUNNING, STOPPED, Plain, State, members, plain

from .actions import ACTIONS
from .components import (
    BONUSES,
    BUYS,
    COSTS,
    DEALERS,
    EFFECTS,
    EXCHANGER,
    FALL_TO,
    FETISH_DEALER,
    FETISHES,
    FIRST_PAYMENT,
    GIVES,
    GOODS,
    HAND,
    ICON_COUNT,
    ICON_EFFECT,
    ICON_GOOD,
    KIND,
    KINDS,
    LANDINGS,
    LAST_PAYMENT,
    MERCHANT,
    NONE,
    OFFERED,
    PATTERN,
    PATTERNS,
    PAYMENT,
    PRICES,
    RISE_TO,
    SELLS,
    SITE_COUNT,
    SITE_SPACE,
    SITES,
    SPACE_SITE,
    SPACES,
    SPECIAL_TRADE,
    SPECIALS,
    STAYS,
    TAKES,
)
from .market import unit_price
from .places import must_leave
from .prospects import FAR, Reach, reach
from .state import (
    ALLOTTING,
    MOVING,
    NOBODY,
    NOTHING,
    NOWHERE,
    PHASES,
    PUSHING,
    RESTING,
    ROUNDS,
    TOKENS,
    TRADING,
)
from .trade import EXCHANGES, most_swaps, most_to_buy, most_to_sell

Goods = dict[str, int]  # good to amount, all five


class Price(TypedDict):
    good: str
    price: int
    level: int  # row of the price table, from 0
    after_rise: int | None  # None: it would pass the top, so that it stays and the good is produced
    after_fall: int


class Icon(TypedDict):
    effect: str
    good: str | None  # of produce and rise


class Lying(TypedDict):
    good: str
    stock: int
    price: int  # of each token now


class Closing(TypedDict):
    owner: int  # who placed the token
    lifter: int | None  # lifted after this seat's turn; None: when the owner's next turn begins


class Sign(TypedDict):
    dealer: str
    kind: str  # merchant, exchanger, special, fetish
    sells: str | None  # of a merchant
    buys: str | None
    takes: str | None  # of an exchanger: one of these
    gives: str | None  # for two of these
    special: str | None
    pattern: str | None  # of the fetish dealer
    actions: list[Icon]  # compulsory, in this order


class House(Sign):
    site: str
    goods: list[Lying]  # for sale
    closed: list[Closing]
    pawns: list[int]


class Way(TypedDict):
    space: str
    points: int
    florins: int
    path: list[dict[str, Any]]  # the actions that lead there, one after another
    stay: bool  # the movement could end there


class Buying(TypedDict):
    good: str
    price: int  # of each
    most: int


class Selling(TypedDict):
    good: str
    price: int
    most: int
    after: int  # the price after a sale


class Visit(TypedDict):
    """The trade under way, for the seat that trades."""

    dealer: str
    site: str
    buy: list[Buying]
    sell: Selling | None
    swaps_left: int  # exchanges at an exchanger's or special dealer's
    fetish_taken: bool  # this turn
    wanted: str | None  # the fetish to be paid


class Acting(TypedDict):
    """What an extra action or a short production has come to."""

    effect: str | None  # None: a production that runs short
    icon: int  # which of the house's extra actions, from 0
    picked: str | None  # the first site of two
    pawn: int | None  # the seat whose pawn is being pushed
    good: str | None  # of which there is not enough
    sites: list[str]  # the merchants that may still get a token of it


class Board(TypedDict):
    """One table."""

    table: int  # from 0
    turn: int | None  # None: nobody sits there
    phase: str
    points: int  # of movement left
    again: bool  # this is the turn that play_again gave
    order: list[int]  # the seats in turn order, the active one first
    kinds: list[str]  # fetishes offered here
    prices: list[Price]
    supply: Goods
    houses: list[House]
    ferries: dict[str, int]  # landing to ferries, all fourteen
    pile: int  # bonus tokens
    gone: list[str]  # sites that the active seat has left this turn
    leave: bool  # the active pawn must leave the house it is in
    visit: Visit | None
    acting: Acting | None


class Score(TypedDict):
    total: int  # fetishes


class Player(TypedDict):
    """A seat. `here` is false for those at other tables, of whom nothing else is known."""

    here: bool
    table: int | None
    space: str | None  # None: the pawn is not on the board
    goods: Goods
    held: int
    money: int
    fetishes: list[str]  # face up, or known
    face_down: bool  # one more, or one of these, lies face down
    hidden: str | None  # its kind, if known
    owned: int  # fetishes in all
    lacking: int  # goods missing for the next fetish at this table
    tokens: int
    next_points: int
    place: int  # taken by finishing; 0: none
    score: Score | None  # None: not known


class Own(TypedDict):
    """What the looking seat alone knows, and what it can do."""

    tokens: list[str]
    drawn: list[str]  # two bonus tokens to choose from
    aside: str | None  # the one not kept, while others still choose
    ways: list[Way]  # while it moves: every space within reach
    payments: list[str]  # with which the next fetish could be paid now


class Limits(TypedDict):
    hand: int
    turns: int  # after so many the game ends without a winner


class View(TypedDict):
    seats: int
    tables: int
    table: int | None  # the looking seat's
    turn: int | None  # whose turn it is there
    pending: list[int]
    phase: str
    over: bool
    stopped: bool
    turns: int  # at all tables together
    limits: Limits
    places: int  # the game ends when this place is taken
    rising_sale: bool
    costs: dict[str, list[list[int]]]  # pattern to what the first, second and third fetish cost
    boards: list[Board]  # the own table; all of them once the game is over; none for spectators of several tables
    players: list[Player]
    own: Own | None


def view(s: State, seat: int | None) -> View:
    """The own table with all that is public there, and what the seat alone knows; of other tables nothing."""
    now = plain(s)
    over = now.over != RUNNING
    looking = seat if seat is not None and 0 <= seat < now.seats else None
    tables = shown_tables(now, looking)
    table = now.sits[looking] if looking is not None else (0 if now.tables == 1 else None)
    boards = [board(s, now, number) for number in tables]
    here = next((one for one in boards if one["table"] == table), None)
    return View(
        seats=now.seats,
        tables=now.tables,
        table=table,
        turn=here["turn"] if here and not over else None,
        pending=list(members(now.pending)),
        phase="over" if over else here["phase"] if here else PHASES[RESTING],
        over=over,
        stopped=now.over == STOPPED,
        turns=now.turns,
        limits=Limits(hand=HAND, turns=ROUNDS * now.seats),
        places=now.last_place,
        rising_sale=bool(now.rising_sale),
        costs=dict(zip(PATTERNS, COSTS, strict=True)),
        boards=boards,
        players=[player(now, other, looking, tables) for other in range(now.seats)],
        own=own(s, now, looking) if looking is not None else None,
    )


def shown_tables(now: Plain, seat: int | None) -> list[int]:
    """FFF-133: the tables that these eyes may see."""
    if now.over != RUNNING or now.tables == 1:
        return list(range(now.tables))
    return [] if seat is None else [now.sits[seat]]


def counts(row: list[int]) -> Goods:
    return dict(zip(GOODS, row, strict=True))


def key(keys: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else keys[number]


# --- A table ---------------------------------------------------------------------------------------------------------


def board(s: State, now: Plain, table: int) -> Board:
    seat, stage = now.active[table], now.stage[table]
    moving = stage == MOVING and seat != NOBODY
    houses = [house(s, now, table, site) for site in range(SITE_COUNT)]
    return Board(
        table=table,
        turn=None if seat == NOBODY else seat,
        phase=PHASES[stage],
        points=now.points[table],
        again=bool(now.replayed[table]),
        order=circle(now, table),
        kinds=[kind for number, kind in enumerate(FETISHES) if OFFERED[now.tables, table, number]],
        prices=[price_of(good, level) for good, level in zip(GOODS, now.level[table], strict=True)],
        supply=counts(now.supply[table]),
        houses=houses,
        ferries=dict(zip(LANDINGS, now.ferries[table], strict=True)),
        pile=sum(now.pile[table]),
        gone=[name for site, name in enumerate(SITES) if now.gone[table] >> site & 1],
        leave=moving and bool(must_leave(s, table, seat)),
        visit=visit(s, now, table, houses) if seat != NOBODY and stage != MOVING else None,
        acting=acting(now, table) if ALLOTTING <= stage < PHASES.index("acting") else None,
    )


def circle(s: State | Plain, table: int) -> list[int]:
    """The seats of a table in turn order, the active one first."""
    first = int(s.active[table])
    if first == NOBODY or s.place[first]:
        first = next((seat for seat in range(s.seats) if s.sits[seat] == table and not s.place[seat]), NOBODY)
    order = [] if first == NOBODY else [first]
    while order and int(s.left[order[-1]]) != first:
        order.append(int(s.left[order[-1]]))
    return order


def price_of(good: str, level: int) -> Price:
    rise, fall = RISE_TO[level], FALL_TO[level]
    return Price(
        good=good,
        price=int(PRICES[level]),
        level=level,
        after_rise=None if rise == STAYS else int(PRICES[rise]),
        after_fall=int(PRICES[fall]),
    )


def sign(dealer: int) -> Sign:
    """What stands over the door of a dealer, wherever that is."""
    icons = zip(ICON_EFFECT[dealer].tolist(), ICON_GOOD[dealer].tolist(), strict=True)
    return Sign(
        dealer=DEALERS[dealer],
        kind=KINDS[KIND[dealer]],
        sells=key(GOODS, SELLS[dealer]),
        buys=key(GOODS, BUYS[dealer]),
        takes=key(GOODS, TAKES[dealer]),
        gives=key(GOODS, GIVES[dealer]),
        special=key(SPECIALS, SPECIAL_TRADE[dealer]),
        pattern=key(PATTERNS, PATTERN[dealer]),
        actions=[
            Icon(effect=EFFECTS[effect], good=key(GOODS, good)) for effect, good in islice(icons, ICON_COUNT[dealer])
        ],
    )


SIGNS = [sign(dealer) for dealer in range(len(DEALERS))]


def house(s: State, now: Plain, table: int, site: int) -> House:
    over_the_door: Sign = SIGNS[now.dealer[table][site]]
    return {
        "site": SITES[site],
        **over_the_door,
        "goods": [
            Lying(good=GOODS[good], stock=count, price=int(unit_price(s, table, site, good)))
            for good, count in enumerate(now.stock[table][site])
            if count
        ],
        "closed": closings(now, table, site),
        "pawns": [seat for seat in range(now.seats) if now.sits[seat] == table and now.space[seat] == SITE_SPACE[site]],
    }


def closings(now: Plain, table: int, site: int) -> list[Closing]:
    return [
        Closing(owner=seat, lifter=None if now.lifter[seat][token] == NOBODY else now.lifter[seat][token])
        for seat in range(now.seats)
        for token in range(TOKENS)
        if now.closing[seat][token] == site and now.closing_at[seat][token] == table
    ]


def visit(s: State, now: Plain, table: int, houses: list[House]) -> Visit | None:
    seat = now.active[table]
    site = SPACE_SITE[now.space[seat]]
    if site == NONE:
        return None
    dealer, trading = now.dealer[table][site], now.stage[table] == TRADING
    buying = [
        Buying(good=one["good"], price=one["price"], most=int(most_to_buy(s, table, seat, GOODS.index(one["good"]))))
        for one in houses[site]["goods"]
        if trading
    ]
    limit = EXCHANGES if KIND[dealer] == EXCHANGER else most_swaps(SPECIAL_TRADE[dealer])
    return Visit(
        dealer=DEALERS[dealer],
        site=SITES[site],
        buy=buying,
        sell=selling(s, now, table, dealer) if trading and KIND[dealer] == MERCHANT else None,
        swaps_left=int(limit - now.swaps[table]) if trading and KIND[dealer] not in (MERCHANT, FETISH_DEALER) else 0,
        fetish_taken=bool(now.taken[table]),
        wanted=key(FETISHES, now.wanted[table]),
    )


def selling(s: State, now: Plain, table: int, dealer: int) -> Selling:
    good = int(BUYS[dealer])
    today = price_of(GOODS[good], now.level[table][good])
    most = int(most_to_sell(s, table, now.active[table]))
    return Selling(good=GOODS[good], price=today["price"], most=most, after=today["after_fall"])


def acting(now: Plain, table: int) -> Acting:
    stage, picked = now.stage[table], now.picked[table]
    short = stage == ALLOTTING
    pushing = stage == PUSHING
    return Acting(
        effect=None if short else "move_pawn" if pushing else PHASES[stage],
        icon=now.icon[table],
        picked=None if picked == NOTHING or pushing else SITES[picked],
        pawn=picked if pushing else None,
        good=key(GOODS, now.making[table]) if short else None,
        sites=[name for site, name in enumerate(SITES) if now.waiting[table] >> site & 1],
    )


# --- The seats -------------------------------------------------------------------------------------------------------


def player(now: Plain, seat: int, looking: int | None, tables: list[int]) -> Player:
    place = now.place[seat]
    if now.sits[seat] not in tables or place:
        return absent(now, seat, place, now.over != RUNNING or now.tables == 1)
    hidden, owned = now.hidden[seat], now.fetishes[seat].bit_count()
    known = now.over != RUNNING or (looking is not None and now.witnesses[seat] >> looking & 1)
    kinds = [kind for number, kind in enumerate(FETISHES) if now.fetishes[seat] >> number & 1]
    if hidden != NOTHING and not known:
        kinds.remove(FETISHES[hidden])
    return Player(
        here=True,
        table=now.sits[seat],
        space=None if now.space[seat] == NOWHERE else SPACES[now.space[seat]],
        goods=counts(now.goods[seat]),
        held=sum(now.goods[seat]),
        money=now.money[seat],
        fetishes=kinds,
        face_down=hidden != NOTHING,
        hidden=FETISHES[hidden] if hidden != NOTHING and known else None,
        owned=owned,
        lacking=min((missing(now, seat, payment) for payment in payments(now, seat)), default=0),
        tokens=sum(now.tokens[seat]),
        next_points=now.next_points[seat],
        place=0,
        score=Score(total=owned),
    )


def absent(now: Plain, seat: int, place: int, known: bool) -> Player:
    """A seat at another table, or one that has finished."""
    fetishes = list(FETISHES) if place else []
    return Player(
        here=False,
        table=now.sits[seat] if known else None,
        space=None,
        goods=dict.fromkeys(GOODS, 0),
        held=0,
        money=0,
        fetishes=fetishes,
        face_down=False,
        hidden=None,
        owned=len(fetishes),
        lacking=0,
        tokens=0,
        next_points=0,
        place=place,
        score=Score(total=len(fetishes)) if place else None,
    )


def payments(now: Plain, seat: int) -> range:
    """All payments for a seat's next fetish at its table, which has one fetish dealer."""
    rank = now.fetishes[seat].bit_count()
    if rank == len(FETISHES):
        return range(0)
    pattern = next(PATTERN[dealer] for dealer in now.dealer[now.sits[seat]] if KIND[dealer] == FETISH_DEALER)
    return range(FIRST_PAYMENT[pattern, rank], LAST_PAYMENT[pattern, rank])


def missing(now: Plain, seat: int, payment: int) -> int:
    """Goods that a seat lacks for a payment."""
    return sum(max(0, one - other) for one, other in zip(ASKED[payment], now.goods[seat], strict=True))


ASKED: list[list[int]] = PAYMENT.tolist()


def own(s: State, now: Plain, seat: int) -> Own:
    table = now.sits[seat]
    playing = now.over == RUNNING and not now.place[seat]
    to_move = playing and now.active[table] == seat and now.stage[table] == MOVING
    return Own(
        tokens=[bonus for bonus, count in zip(BONUSES, now.tokens[seat], strict=True) for _ in range(count)],
        drawn=[BONUSES[bonus] for bonus in now.drawn[seat] if bonus != NOTHING],
        aside=key(BONUSES, now.aside[seat]),
        ways=ways(s, table, seat) if to_move else [],
        payments=[
            PAYMENT_NAMES[payment] for payment in payments(now, seat) if playing and not missing(now, seat, payment)
        ],
    )


PAYMENT_NAMES = [action.arguments["payment"] for action in ACTIONS if action.kind == "pay"]


def ways(s: State, table: int, seat: int) -> list[Way]:
    """Every space within reach of the seat to move, with the actions that lead there."""
    found = Reach(*(one.tolist() for one in reach(s, seat)))
    start = int(s.space[seat])
    may_stay = not must_leave(s, table, seat)

    def path(space: int) -> list[dict[str, Any]]:
        if space == start:
            return []
        here = [ACTIONS[number].as_dict() for number in found.actions[space] if number != NONE]
        return path(found.before[space]) + here

    return [
        Way(
            space=name,
            points=found.points[space],
            florins=found.florins[space],
            path=path(space),
            stay=space != start or may_stay,
        )
        for space, name in enumerate(SPACES)
        if found.points[space] != FAR
    ]


def parts(s: State, seat: int) -> dict[str, int]:
    """A seat's points by where they come from."""
    return {f"fetish_{kind}": int(s.fetishes[seat]) >> number & 1 for number, kind in enumerate(FETISHES)}
