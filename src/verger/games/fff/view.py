"""What leaves the table: the position as a seat may know it, in plain data."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from verger.engine import RUNNING, STOPPED, State

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
from .prospects import FAR, reach
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


class House(TypedDict):
    site: str
    dealer: str
    kind: str  # merchant, exchanger, special, fetish
    sells: str | None  # of a merchant
    buys: str | None
    takes: str | None  # of an exchanger: one of these
    gives: str | None  # for two of these
    special: str | None
    pattern: str | None  # of the fetish dealer
    actions: list[Icon]  # compulsory, in this order
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
    over = int(s.over) != RUNNING
    looking = None if seat is None or not 0 <= seat < s.seats else seat
    tables = shown_tables(s, looking)
    table = int(s.sits[looking]) if looking is not None else (0 if s.tables == 1 else None)
    boards = [board(s, number, looking) for number in tables]
    here = next((one for one in boards if one["table"] == table), None)
    return View(
        seats=int(s.seats),
        tables=int(s.tables),
        table=table,
        turn=here["turn"] if here and not over else None,
        pending=[other for other in range(s.seats) if int(s.pending) >> other & 1],
        phase="over" if over else here["phase"] if here else PHASES[RESTING],
        over=over,
        stopped=int(s.over) == STOPPED,
        turns=int(s.turns),
        limits=Limits(hand=HAND, turns=ROUNDS * int(s.seats)),
        places=int(s.last_place),
        rising_sale=bool(s.rising_sale),
        costs=dict(zip(PATTERNS, COSTS, strict=True)),
        boards=boards,
        players=[player(s, other, looking, tables) for other in range(s.seats)],
        own=own(s, looking) if looking is not None else None,
    )


def shown_tables(s: State, seat: int | None) -> list[int]:
    """FFF-133: the tables that these eyes may see."""
    if s.over != RUNNING or s.tables == 1:
        return list(range(s.tables))
    return [] if seat is None else [int(s.sits[seat])]


def counts(row: Any) -> Goods:
    return dict(zip(GOODS, row.tolist(), strict=True))


def key(keys: tuple[str, ...], number: Any) -> str | None:
    return None if number == NONE else keys[int(number)]


# --- A table ---------------------------------------------------------------------------------------------------------


def board(s: State, table: int, looking: int | None) -> Board:
    seat = int(s.active[table])
    stage = int(s.stage[table])
    moving = stage == MOVING and seat != NOBODY
    return Board(
        table=table,
        turn=None if seat == NOBODY else seat,
        phase=PHASES[stage],
        points=int(s.points[table]),
        again=bool(s.replayed[table]),
        order=circle(s, table),
        kinds=[kind for number, kind in enumerate(FETISHES) if OFFERED[int(s.tables), table, number]],
        prices=[price_of(s, table, good) for good in range(len(GOODS))],
        supply=counts(s.supply[table]),
        houses=[house(s, table, site) for site in range(SITE_COUNT)],
        ferries=dict(zip(LANDINGS, s.ferries[table].tolist(), strict=True)),
        pile=int(s.pile[table].sum()),
        gone=[name for site, name in enumerate(SITES) if int(s.gone[table]) >> site & 1],
        leave=moving and bool(must_leave(s, table, seat)),
        visit=visit(s, table, seat) if seat != NOBODY and SPACE_SITE[s.space[seat]] != NONE else None,
        acting=acting(s, table) if ALLOTTING <= stage < PHASES.index("acting") else None,
    )


def circle(s: State, table: int) -> list[int]:
    """The seats of a table in turn order, the active one first."""
    first = int(s.active[table])
    if first == NOBODY or s.place[first]:
        first = next((seat for seat in range(s.seats) if s.sits[seat] == table and not s.place[seat]), NOBODY)
    order = [] if first == NOBODY else [first]
    while order and int(s.left[order[-1]]) != first:
        order.append(int(s.left[order[-1]]))
    return order


def price_of(s: State, table: int, good: int) -> Price:
    level = int(s.level[table, good])
    rise = int(RISE_TO[level])
    return Price(
        good=GOODS[good],
        price=int(PRICES[level]),
        level=level,
        after_rise=None if rise == STAYS else int(PRICES[rise]),
        after_fall=int(PRICES[FALL_TO[level]]),
    )


def house(s: State, table: int, site: int) -> House:
    dealer = int(s.dealer[table, site])
    space = SPACES.index(SITES[site])
    stock = s.stock[table, site].tolist()
    icons = range(int(ICON_COUNT[dealer]))
    return House(
        site=SITES[site],
        dealer=DEALERS[dealer],
        kind=KINDS[KIND[dealer]],
        sells=key(GOODS, SELLS[dealer]),
        buys=key(GOODS, BUYS[dealer]),
        takes=key(GOODS, TAKES[dealer]),
        gives=key(GOODS, GIVES[dealer]),
        special=key(SPECIALS, SPECIAL_TRADE[dealer]),
        pattern=key(PATTERNS, PATTERN[dealer]),
        actions=[Icon(effect=EFFECTS[ICON_EFFECT[dealer, i]], good=key(GOODS, ICON_GOOD[dealer, i])) for i in icons],
        goods=[
            Lying(good=GOODS[good], stock=count, price=int(unit_price(s, table, site, good)))
            for good, count in enumerate(stock)
            if count
        ],
        closed=closings(s, table, site),
        pawns=[seat for seat in range(s.seats) if s.sits[seat] == table and s.space[seat] == space],
    )


def closings(s: State, table: int, site: int) -> list[Closing]:
    return [
        Closing(owner=seat, lifter=None if s.lifter[seat, token] == NOBODY else int(s.lifter[seat, token]))
        for seat in range(s.seats)
        for token in range(TOKENS)
        if s.closing[seat, token] == site and s.closing_at[seat, token] == table
    ]


def visit(s: State, table: int, seat: int) -> Visit | None:
    if s.stage[table] == MOVING:
        return None
    site = int(SPACE_SITE[s.space[seat]])
    dealer = int(s.dealer[table, site])
    trading = s.stage[table] == TRADING
    buying = [
        Buying(
            good=GOODS[good], price=int(unit_price(s, table, site, good)), most=int(most_to_buy(s, table, seat, good))
        )
        for good in range(len(GOODS))
        if trading and s.stock[table, site, good]
    ]
    limit = EXCHANGES if KIND[dealer] == EXCHANGER else most_swaps(SPECIAL_TRADE[dealer])
    return Visit(
        dealer=DEALERS[dealer],
        site=SITES[site],
        buy=buying,
        sell=selling(s, table, seat, dealer) if trading and KIND[dealer] == MERCHANT else None,
        swaps_left=int(limit - s.swaps[table]) if trading and KIND[dealer] not in (MERCHANT, FETISH_DEALER) else 0,
        fetish_taken=bool(s.taken[table]),
        wanted=key(FETISHES, s.wanted[table]),
    )


def selling(s: State, table: int, seat: int, dealer: int) -> Selling:
    good = int(BUYS[dealer])
    now = price_of(s, table, good)
    return Selling(
        good=GOODS[good], price=now["price"], most=int(most_to_sell(s, table, seat)), after=now["after_fall"]
    )


def acting(s: State, table: int) -> Acting:
    stage, picked = int(s.stage[table]), int(s.picked[table])
    short = stage == ALLOTTING
    pushing = stage == PUSHING
    return Acting(
        effect=None if short else "move_pawn" if pushing else PHASES[stage],
        icon=int(s.icon[table]),
        picked=None if picked == NOTHING or pushing else SITES[picked],
        pawn=picked if pushing else None,
        good=key(GOODS, s.making[table]) if short else None,
        sites=[name for site, name in enumerate(SITES) if int(s.waiting[table]) >> site & 1],
    )


# --- The seats -------------------------------------------------------------------------------------------------------


def player(s: State, seat: int, looking: int | None, tables: list[int]) -> Player:
    place = int(s.place[seat])
    if int(s.sits[seat]) not in tables or place:
        return absent(s, seat, place, s.over != RUNNING or s.tables == 1)
    hidden = int(s.hidden[seat])
    known = s.over != RUNNING or (looking is not None and int(s.witnesses[seat]) >> looking & 1)
    kinds = [kind for number, kind in enumerate(FETISHES) if int(s.fetishes[seat]) >> number & 1]
    if hidden != NOTHING and not known:
        kinds.remove(FETISHES[hidden])
    return Player(
        here=True,
        table=int(s.sits[seat]),
        space=None if s.space[seat] == NOWHERE else SPACES[s.space[seat]],
        goods=counts(s.goods[seat]),
        held=int(s.goods[seat].sum()),
        money=int(s.money[seat]),
        fetishes=kinds,
        face_down=hidden != NOTHING,
        hidden=FETISHES[hidden] if hidden != NOTHING and known else None,
        owned=int(s.fetishes[seat]).bit_count(),
        lacking=lacking(s, seat),
        tokens=int(s.tokens[seat].sum()),
        next_points=int(s.next_points[seat]),
        place=0,
        score=Score(total=int(s.fetishes[seat]).bit_count()),
    )


def absent(s: State, seat: int, place: int, known: bool) -> Player:
    """A seat at another table, or one that has finished."""
    fetishes = list(FETISHES) if place else []
    return Player(
        here=False,
        table=int(s.sits[seat]) if known else None,
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


def fetish_pattern(s: State, table: int) -> int:
    """The pattern of the one fetish dealer of a table."""
    return next(int(PATTERN[dealer]) for dealer in s.dealer[table].tolist() if KIND[dealer] == FETISH_DEALER)


def payments(s: State, seat: int) -> range:
    """All payments for a seat's next fetish at its table."""
    rank = int(s.fetishes[seat]).bit_count()
    if rank == len(FETISHES):
        return range(0)
    pattern = fetish_pattern(s, int(s.sits[seat]))
    return range(int(FIRST_PAYMENT[pattern, rank]), int(LAST_PAYMENT[pattern, rank]))


def missing(s: State, seat: int, payment: int) -> int:
    """Goods that a seat lacks for a payment."""
    asked, there = PAYMENT[payment].tolist(), s.goods[seat].tolist()
    return sum(max(0, one - other) for one, other in zip(asked, there, strict=True))


def lacking(s: State, seat: int) -> int:
    return min((missing(s, seat, payment) for payment in payments(s, seat)), default=0)


def own(s: State, seat: int) -> Own:
    table = int(s.sits[seat])
    to_move = s.over == RUNNING and s.active[table] == seat and s.stage[table] == MOVING and not s.place[seat]
    drawn = [BONUSES[bonus] for bonus in s.drawn[seat].tolist() if bonus != NOTHING]
    playing = s.over == RUNNING and not s.place[seat]
    return Own(
        tokens=[bonus for bonus, count in zip(BONUSES, s.tokens[seat].tolist(), strict=True) for _ in range(count)],
        drawn=drawn,
        aside=key(BONUSES, s.aside[seat]),
        ways=ways(s, table, seat) if to_move else [],
        payments=[PAYMENT_NAMES[payment] for payment in payments(s, seat) if playing and not missing(s, seat, payment)],
    )


PAYMENT_NAMES = [action.arguments["payment"] for action in ACTIONS if action.kind == "pay"]


def ways(s: State, table: int, seat: int) -> list[Way]:
    """Every space within reach of the seat to move, with the actions that lead there."""
    found = reach(s, seat)
    start = int(s.space[seat])

    def path(space: int) -> list[dict[str, Any]]:
        if space == start:
            return []
        here = [ACTIONS[number].as_dict() for number in found.actions[space].tolist() if number != NONE]
        return path(int(found.before[space])) + here

    return [
        Way(
            space=name,
            points=int(found.points[space]),
            florins=int(found.florins[space]),
            path=path(space),
            stay=space != start or not must_leave(s, table, seat),
        )
        for space, name in enumerate(SPACES)
        if found.points[space] != FAR
    ]


def parts(s: State, seat: int) -> dict[str, int]:
    """A seat's points by where they come from."""
    return {f"fetish_{kind}": int(s.fetishes[seat]) >> number & 1 for number, kind in enumerate(FETISHES)}
