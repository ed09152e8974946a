"""Positions written by hand, for tests, puzzles, teaching and bug reports.

`describe` gives a whole position as a dict, `place` reads one. Only `seats` is needed; all else may be left out and is
then as after a set-up in the order of the file: the first seat of each table to move with 3 points, no bonus tokens
held, dealers 1 to 12.

    {
      "seats": 4,
      "first_game": false, "special_sale": "rise", "play_on": 1, "round_limit": 40,     the options
      "tables": [{                     one for 2 to 5 seats, two for 6 to 10, three for 11 to 15
        "phase": "moving",             keeping, moving, trading, paying, allotting, price_change, … at_limit, over
        "active": 0,                   whose turn it is; null: nobody sits there, or all rounds are played
        "order": [0, 1, 2, 3],         the seats in turn order
        "first": null,                 the first player while tokens are kept in the set-up
        "dealers": "1 2 3 4 5 6 7 8 9 10 11 12",      on the sites H1 to H12
        "stock": {"H1": {"cigarette": 2}},            left out: one token of its own good at each merchant's
        "supply": {"fish": 12},        left out: what the houses and the hands of this table leave of a box
        "prices": {"fish": 50},        50 where left out
        "ferries": "HB n1 c1 n5 m2 s4",
        "pile": {"plus2": 3},          left out: what the seats of this table leave of a box
        "points": 3, "house": "H3",    points left, the house where the turn began
        "gone": ["H3"],                houses left this turn
        "sold": false, "bought": ["fish"], "swaps": 0, "taken": false, "again": false,       this turn's trade
        "wanted": "A",                 the fetish to be paid (phase paying)
        "icon": 0, "part": 0,          the extra action under way, and goods raised by all_rise
        "picked": "H3",                the first of two houses, or (phase push_pawn) the seat whose pawn is pushed
        "short": {"good": "fish", "sites": ["H1", "H3"], "back": "moving"},      a production that runs short
        "draws": 0                     of chance at this table
      }],
      "players": [{
        "table": 1, "space": "HB",     tables count from 1; space null: the pawn is not on the board
        "goods": {"fish": 2}, "money": 150, "fetishes": ["A"],
        "face_down": "A", "witnesses": [0, 1],        the fetish that lies face down and who saw it bought
        "tokens": {"plus2": 1}, "drawn": ["plus2", "buy"], "aside": "swap",
        "closing": [{"site": "H3", "table": 1, "lifter": null}],
        "next_points": 3, "place": 0,
        "turns": 0                     that it has had; left out: its share of all
      }],
      "turns": 0, "reveals": 0, "over": "running", "generator": 0
    }
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from verger.engine import ENDINGS, RUNNING, PositionError, Reader, State
from verger.engine.values import shown

from .components import (
    ANCHORS,
    BONUS_COPIES,
    BONUSES,
    DEALER_COUNT,
    DEALERS,
    FETISHES,
    GOOD_TOKENS,
    GOODS,
    KIND,
    LANDINGS,
    MERCHANT,
    MONEY,
    PRICES,
    SELLS,
    SITE_COUNT,
    SITES,
    SPACES,
    START_LEVEL,
    TABLES,
    TURN_POINTS,
)
from .laws import acting_at
from .places import has_played_all, tables_for
from .rules import clear_seats, clear_table, show
from .state import (
    AT_LIMIT,
    MOST_ROUNDS,
    MOVING,
    NOBODY,
    NOTHING,
    NOWHERE,
    OVER,
    PHASES,
    PUSHING,
    RESTING,
    ROUNDS,
    TOKENS,
)
from .view import first_at

SALES = ("rise", "fall")
PLAY_ON = (1, 2, 3)
MOST = 30_000
Table = Mapping[str, Any]


def describe(s: State) -> dict[str, Any]:
    """The whole position, generator included."""
    return {
        "seats": int(s.seats),
        "first_game": bool(s.beginners),
        "special_sale": SALES[1 - int(s.rising_sale)],
        "play_on": int(s.last_place),
        "round_limit": int(s.round_limit),
        "tables": [_describe_table(s, table) for table in range(s.tables)],
        "players": [_describe_player(s, seat) for seat in range(s.seats)],
        "turns": int(s.turns),
        "reveals": int(s.reveals),
        "over": ENDINGS[s.over],
        "generator": int(s.generator),
    }


def _describe_table(s: State, table: int) -> dict[str, Any]:
    stage, picked = int(s.stage[table]), int(s.picked[table])
    return {
        "phase": PHASES[stage],
        "active": _or_none(s.active[table]),
        "order": _order(s, table),
        "first": _or_none(s.first[table]),
        "dealers": " ".join(DEALERS[dealer] for dealer in s.dealer[table]),
        "stock": {
            SITES[site]: _counts(GOODS, s.stock[table, site])
            for site in range(SITE_COUNT)
            if KIND[s.dealer[table, site]] == MERCHANT
        },
        "supply": dict(zip(GOODS, s.supply[table].tolist(), strict=True)),
        "prices": {good: int(PRICES[level]) for good, level in zip(GOODS, s.level[table].tolist(), strict=True)},
        "ferries": " ".join(key for key, count in zip(LANDINGS, s.ferries[table], strict=True) for _ in range(count)),
        "pile": dict(zip(BONUSES, s.pile[table].tolist(), strict=True)),
        "points": int(s.points[table]),
        "house": _key(SITES, s.house[table]),
        "gone": _members(SITES, s.gone[table]),
        "sold": bool(s.sold[table]),
        "bought": _members(GOODS, s.bought[table]),
        "swaps": int(s.swaps[table]),
        "taken": bool(s.taken[table]),
        "again": bool(s.replayed[table]),
        "wanted": _key(FETISHES, s.wanted[table]),
        "icon": int(s.icon[table]),
        "part": int(s.part[table]),
        "picked": picked if stage == PUSHING else _key(SITES, picked),
        "short": _describe_short(s, table),
        "draws": int(s.draws[table]),
    }


def _describe_short(s: State, table: int) -> dict[str, Any] | None:
    if s.making[table] == NOTHING:
        return None
    sites = _members(SITES, s.waiting[table])
    return {"good": GOODS[s.making[table]], "sites": sites, "back": PHASES[s.back[table]]}


def _describe_player(s: State, seat: int) -> dict[str, Any]:
    return {
        "table": int(s.sits[seat]) + 1,
        "space": _key(SPACES, s.space[seat]),
        "goods": _counts(GOODS, s.goods[seat]),
        "money": int(s.money[seat]),
        "fetishes": _members(FETISHES, s.fetishes[seat]),
        "face_down": _key(FETISHES, s.hidden[seat]),
        "witnesses": [other for other in range(s.seats) if int(s.witnesses[seat]) >> other & 1],
        "tokens": _counts(BONUSES, s.tokens[seat]),
        "drawn": [BONUSES[bonus] for bonus in s.drawn[seat] if bonus != NOTHING],
        "aside": _key(BONUSES, s.aside[seat]),
        "closing": [
            {
                "site": SITES[s.closing[seat, token]],
                "table": int(s.closing_at[seat, token]) + 1,
                "lifter": _or_none(s.lifter[seat, token]),
            }
            for token in range(TOKENS)
            if s.closing[seat, token] != NOWHERE
        ],
        "next_points": int(s.next_points[seat]),
        "place": int(s.place[seat]),
        "turns": int(s.played[seat]),
    }


def _or_none(number: Any) -> int | None:
    return None if number == NOBODY else int(number)


def _key(keys: Sequence[str], number: Any) -> str | None:
    return None if number == NOTHING else keys[int(number)]


def _members(keys: Sequence[str], chosen: Any) -> list[str]:
    return [key for number, key in enumerate(keys) if int(chosen) >> number & 1]


def _counts(keys: Sequence[str], counts: Any) -> dict[str, int]:
    return {key: count for key, count in zip(keys, counts.tolist(), strict=True) if count}


def _order(s: State, table: int) -> list[int]:
    """The seats of a table in turn order, the active one first."""
    first = int(first_at(s, table))
    order = [] if first == NOBODY else [first]
    while order and int(s.left[order[-1]]) != first:
        order.append(int(s.left[order[-1]]))
    return order


def place(s: State, description: Mapping[str, Any]) -> None:
    """Set an empty record to the position described; PositionError names the entry that is wrong."""
    _Reader(s, description).read()


TABLE_ENTRIES = (
    "phase", "active", "order", "first", "dealers", "stock", "supply", "prices", "ferries", "pile", "points", "house",
    "gone", "sold", "bought", "swaps", "taken", "again", "wanted", "icon", "part", "picked", "short", "draws",
)  # fmt: skip
PLAYER_ENTRIES = (
    "table", "space", "goods", "money", "fetishes", "face_down", "witnesses", "tokens", "drawn", "aside", "closing",
    "next_points", "place", "turns",
)  # fmt: skip
SHORT_ENTRIES = ("good", "sites", "back")
CLOSING_ENTRIES = ("site", "table", "lifter")


class _Reader(Reader):
    def steps(self) -> Sequence[Callable[[], None]]:
        return [
            self.lay_out, self.read_first_game, self.read_special_sale, self.read_play_on, self.read_round_limit,
            self.read_over, self.read_turns, self.read_players, self.read_tables, self.read_reveals,
            self.read_generator, self.show,
        ]  # fmt: skip

    def lay_out(self) -> None:
        self.s.tables = tables_for(self.seats)
        clear_seats(self.s)
        for table in range(TABLES):
            clear_table(self.s, table)

    def read_first_game(self) -> None:
        self.s.beginners = self.truth("first_game", self.given.get("first_game", False))

    def read_special_sale(self) -> None:
        self.s.rising_sale = 1 - self.key("special_sale", self.given.get("special_sale", SALES[0]), SALES)

    def read_play_on(self) -> None:
        self.s.last_place = self.number("play_on", self.given.get("play_on", 1), 1, 3)

    def read_round_limit(self) -> None:
        self.s.round_limit = self.number("round_limit", self.given.get("round_limit", ROUNDS), 1, MOST_ROUNDS)

    def read_over(self) -> None:
        super().read_over()
        self.s.pending = 0  # every table adds its own

    def read_players(self) -> None:
        for seat, player in enumerate(self.per_seat("players", {})):
            self.player(f"players[{seat}]", seat, player)

    def read_tables(self) -> None:
        count = int(self.s.tables)
        tables = self.each("tables", self.given.get("tables", [{}] * count), count, "tables")
        for number, table in enumerate(tables):
            self.table(f"tables[{number}]", number, table)

    def show(self) -> None:
        show(self.s)

    # Small readers

    def seat(self, name: str, value: Any) -> int:
        return NOBODY if value is None else self.number(name, value, 0, self.seats - 1)

    def words(self, name: str, value: Any, keys: Sequence[str]) -> list[int]:
        if not isinstance(value, str):
            raise PositionError(f"{name} must be words, not {shown(value)}")
        return [self.key(name, word, keys) for word in value.split()]

    def members(self, name: str, value: Any, keys: Sequence[str]) -> int:
        """A set of keys, as bits."""
        found = 0
        for one in self.listing(name, value):
            found |= 1 << self.key(name, one, keys)
        return found

    def counts(self, name: str, value: Any, keys: Sequence[str]) -> list[int]:
        given = self.mapping(name, value, keys)
        return [self.number(f"{name}.{key}", given.get(key, 0), 0, 99) for key in keys]

    # A player

    def player(self, name: str, seat: int, value: Any) -> None:
        s, given = self.s, self.mapping(name, value, PLAYER_ENTRIES)
        s.sits[seat] = self.number(f"{name}.table", given.get("table", seat % int(s.tables) + 1), 1, int(s.tables)) - 1
        s.space[seat] = self.key_or_nothing(f"{name}.space", given.get("space", "HB"), SPACES)
        s.goods[seat] = self.counts(f"{name}.goods", given.get("goods", {}), GOODS)
        s.money[seat] = self.number(f"{name}.money", given.get("money", MONEY), 0, MOST)
        s.fetishes[seat] = self.members(f"{name}.fetishes", given.get("fetishes", []), FETISHES)
        s.hidden[seat] = self.key_or_nothing(f"{name}.face_down", given.get("face_down"), FETISHES)
        for other in self.listing(f"{name}.witnesses", given.get("witnesses", [])):
            s.witnesses[seat] |= 1 << self.number(f"{name}.witnesses", other, 0, self.seats - 1)
        s.tokens[seat] = self.counts(f"{name}.tokens", given.get("tokens", {}), BONUSES)
        self.drawn(f"{name}.drawn", seat, given.get("drawn", []))
        s.aside[seat] = self.key_or_nothing(f"{name}.aside", given.get("aside"), BONUSES)
        self.closing(f"{name}.closing", seat, given.get("closing", []))
        s.next_points[seat] = self.number(f"{name}.next_points", given.get("next_points", TURN_POINTS), 0, 99)
        s.place[seat] = self.number(f"{name}.place", given.get("place", 0), 0, self.seats)
        share = min(int(s.turns) // self.seats, int(s.round_limit))
        s.played[seat] = self.number(f"{name}.turns", given.get("turns", share), 0, MOST_ROUNDS)

    def drawn(self, name: str, seat: int, value: Any) -> None:
        drawn = [self.key(name, bonus, BONUSES) for bonus in self.listing(name, value)]
        if len(drawn) not in (0, 2):
            raise PositionError(f"{name} must be two bonus tokens or none, not {shown(value)}")
        for which, bonus in enumerate(sorted(drawn)):
            self.s.drawn[seat, which] = bonus

    def closing(self, name: str, seat: int, value: Any) -> None:
        closings = self.listing(name, value)
        if len(closings) > TOKENS:
            raise PositionError(f"{name} must have {TOKENS} entries at most, not {len(closings)}")
        for token, one in enumerate(closings):
            given = self.mapping(f"{name}[{token}]", one, CLOSING_ENTRIES)
            usual = int(self.s.sits[seat]) + 1
            table = self.number(f"{name}[{token}].table", given.get("table", usual), 1, int(self.s.tables))
            self.s.closing[seat, token] = self.key(f"{name}[{token}].site", given.get("site"), SITES)
            self.s.closing_at[seat, token] = table - 1
            self.s.lifter[seat, token] = self.seat(f"{name}[{token}].lifter", given.get("lifter"))

    # A table

    def table(self, name: str, table: int, value: Any) -> None:
        s, given = self.s, self.mapping(name, value, TABLE_ENTRIES)
        self.order(name, table, given)
        self.dealers(f"{name}.dealers", table, given.get("dealers", " ".join(DEALERS[:SITE_COUNT])))
        self.stock(f"{name}.stock", table, given.get("stock"))
        self.prices(f"{name}.prices", table, given.get("prices", {}))
        self.ferries(f"{name}.ferries", table, given.get("ferries"))
        self.supply(f"{name}.supply", table, given.get("supply"))
        self.pile(f"{name}.pile", table, given.get("pile"))
        self.turn(name, table, given)
        s.draws[table] = self.number(f"{name}.draws", given.get("draws", 0), 0, MOST)

    def order(self, name: str, table: int, given: Table) -> None:
        s = self.s
        sitting = [seat for seat in range(self.seats) if s.sits[seat] == table and not s.place[seat]]
        order = self.listing(f"{name}.order", given.get("order", sitting))
        order = [self.number(f"{name}.order", seat, 0, self.seats - 1) for seat in order]
        if sorted(order) != sitting:
            raise PositionError(f"{name}.order must name each of the seats {sitting} once, not {order}")
        for seat, following in zip(order, order[1:] + order[:1], strict=True):
            s.left[seat] = following
        playing = next((seat for seat in order if not has_played_all(s, seat)), None)
        s.active[table] = self.seat(f"{name}.active", given.get("active", playing))
        s.first[table] = self.seat(f"{name}.first", given.get("first"))
        usual = OVER if s.over != RUNNING else RESTING if not order else AT_LIMIT if playing is None else MOVING
        s.stage[table] = self.key(f"{name}.phase", given.get("phase", PHASES[usual]), PHASES)
        if s.over == RUNNING:
            s.pending |= int(acting_at(s, table))
        if s.tables == 1:
            self.share_turns(_order(s, table))

    def share_turns(self, order: Sequence[int]) -> None:
        """At one table, whoever does not play again before the round is over has had a turn more; if not told."""
        for seat in order[len(order) - int(self.s.turns) % self.seats :]:
            if "turns" not in self.given.get("players", [{}] * self.seats)[seat]:
                self.s.played[seat] = min(self.s.played[seat] + 1, self.s.round_limit)

    def dealers(self, name: str, table: int, value: Any) -> None:
        dealers = self.words(name, value, DEALERS)
        if len(set(dealers)) != SITE_COUNT or len(dealers) != SITE_COUNT:
            raise PositionError(
                f"{name} must be {SITE_COUNT} different numbers from 1 to {DEALER_COUNT}, not {shown(value)}"
            )
        self.s.dealer[table] = dealers

    def stock(self, name: str, table: int, value: Any) -> None:
        s = self.s
        if value is not None:
            for key, goods in self.mapping(name, value, SITES).items():
                s.stock[table, SITES.index(key)] = self.counts(f"{name}.{key}", goods, GOODS)
            return
        for site, dealer in enumerate(s.dealer[table].tolist()):
            if KIND[dealer] == MERCHANT:
                s.stock[table, site, SELLS[dealer]] = 1

    def prices(self, name: str, table: int, value: Any) -> None:
        prices = PRICES.tolist()
        given = self.mapping(name, value, GOODS)
        for good, key in enumerate(GOODS):
            price = given.get(key, prices[START_LEVEL])
            if type(price) is not int or price not in prices:
                raise PositionError(f"{name}.{key} must be one of {', '.join(map(str, prices))}, not {shown(price)}")
            self.s.level[table, good] = prices.index(price)

    def ferries(self, name: str, table: int, value: Any) -> None:
        if value is None:
            self.s.ferries[table] = ANCHORS
            return
        for landing in self.words(name, value, LANDINGS):
            self.s.ferries[table, landing] += 1

    def supply(self, name: str, table: int, value: Any) -> None:
        s = self.s
        if value is not None:
            s.supply[table] = self.counts(name, value, GOODS)
            return
        for good in range(len(GOODS)):
            hands = sum(int(s.goods[seat, good]) for seat in range(self.seats) if s.sits[seat] == table)
            rest = GOOD_TOKENS - int(s.stock[table, :, good].sum()) - hands
            s.supply[table, good] = self.number(f"{name}.{GOODS[good]} (left out)", rest, 0, GOOD_TOKENS)

    def pile(self, name: str, table: int, value: Any) -> None:
        s = self.s
        if value is not None:
            s.pile[table] = self.counts(name, value, BONUSES)
            return
        rest = BONUS_COPIES.tolist()
        for seat in range(self.seats):
            if s.sits[seat] == table:
                for bonus in range(len(BONUSES)):
                    rest[bonus] -= int(s.tokens[seat, bonus])
                for bonus in [*s.drawn[seat].tolist(), int(s.aside[seat])]:
                    if bonus != NOTHING:
                        rest[bonus] -= 1
            closed = (s.closing[seat] != NOWHERE) & (s.closing_at[seat] == table)
            rest[BONUSES.index("close")] -= int(closed.sum())
        for bonus, key in enumerate(BONUSES):
            s.pile[table, bonus] = self.number(f"{name}.{key} (left out)", rest[bonus], 0, 99)

    def turn(self, name: str, table: int, given: Table) -> None:
        s = self.s
        usual = TURN_POINTS if s.stage[table] == MOVING else 0
        s.points[table] = self.number(f"{name}.points", given.get("points", usual), 0, 99)
        s.house[table] = self.key_or_nothing(f"{name}.house", given.get("house"), SITES)
        s.gone[table] = self.members(f"{name}.gone", given.get("gone", []), SITES)
        s.sold[table] = self.truth(f"{name}.sold", given.get("sold", False))
        s.bought[table] = self.members(f"{name}.bought", given.get("bought", []), GOODS)
        s.swaps[table] = self.number(f"{name}.swaps", given.get("swaps", 0), 0, 99)
        s.taken[table] = self.truth(f"{name}.taken", given.get("taken", False))
        s.replayed[table] = self.truth(f"{name}.again", given.get("again", False))
        s.wanted[table] = self.key_or_nothing(f"{name}.wanted", given.get("wanted"), FETISHES)
        s.icon[table] = self.number(f"{name}.icon", given.get("icon", 0), 0, 99)
        s.part[table] = self.number(f"{name}.part", given.get("part", 0), 0, 99)
        if s.stage[table] == PUSHING:
            s.picked[table] = self.seat(f"{name}.picked", given.get("picked"))
        else:
            s.picked[table] = self.key_or_nothing(f"{name}.picked", given.get("picked"), SITES)
        if given.get("short") is not None:
            short = self.mapping(f"{name}.short", given["short"], SHORT_ENTRIES)
            s.making[table] = self.key(f"{name}.short.good", short.get("good"), GOODS)
            s.waiting[table] = self.members(f"{name}.short.sites", short.get("sites"), SITES)
            s.back[table] = self.key(f"{name}.short.back", short.get("back"), PHASES)
