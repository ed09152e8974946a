"""Positions written by hand, for tests, puzzles, teaching and bug reports.

Only `seats` is needed; all else may be left out and is then as after a set-up in the order of the file: the first seat
of each table to move with 3 points, no bonus tokens held, dealers 1 to 12.

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

from typing import Any

import numpy as np

from verger.engine import ENDINGS, RUNNING, PositionError, State, codecs
from verger.engine.codecs import SEAT, All, Amounts, Bits, Each, Field, Flag, Key, Maybe, Number, Reading, Words
from verger.engine.positions import LONGEST, number
from verger.given.values import shown

from . import components as box
from . import rules, state, turn
from .invariants import acting_at
from .places import has_played_all, tables_for
from .view import first_at

SALES = ("rise", "fall")
PLAY_ON = (1, 2, 3)
MOST = 30_000

GOOD, BONUS, SITE, FETISH, PHASE = map(Key, (box.GOODS, box.BONUSES, box.SITES, box.FETISHES, state.PHASES))
HELD, COUNT = Amounts(box.GOODS, 99), Number(0, 99)
SEAT_OR_NONE, SITE_OR_NONE = Maybe(SEAT), Maybe(SITE)
TABLE = Number(1, lambda s: int(s.tables), more=1)
TURNS = Number(0, state.MOST_ROUNDS)


class Sale(Field):
    """Whether a special sale lets the price rise or fall."""

    def held(self, s: State) -> int:
        return 1 - int(s.rising_sale)

    def hold(self, reading: Reading, value: int) -> None:
        reading.s.rising_sale = 1 - value


class Over(codecs.Over):
    def hold(self, reading: Reading, value: int) -> None:
        super().hold(reading, value)
        reading.s.pending = 0  # every table adds its own


class Price(codecs.Codec):
    """A level, written as its price."""

    prices: list[int] = box.PRICES.tolist()

    def write(self, s: State, held: Any) -> int:
        return int(box.PRICES[held])

    def read(self, reading: Reading, name: str, value: Any) -> int:
        if type(value) is not int or value not in self.prices:
            raise PositionError(f"{name} must be one of {', '.join(map(str, self.prices))}, not {shown(value)}")
        return self.prices.index(value)

    def unsaid(self, s: State) -> int:
        return int(box.PRICES[box.START_LEVEL])


class Drawn(codecs.Several):
    """Two bonus tokens, in the order of the box, or none."""

    def write(self, s: State, held: Any) -> list[Any]:
        return super().write(s, [one for one in held if one != state.NOTHING])

    def read(self, reading: Reading, name: str, value: Any) -> list[Any]:
        drawn = super().read(reading, name, value)
        if len(drawn) not in (0, 2):
            raise PositionError(f"{name} must be two bonus tokens or none, not {shown(value)}")
        return sorted(drawn) or [state.NOTHING] * 2


class Either(codecs.Codec):
    """What only the phase tells how to read: a seat, or a site."""

    def write(self, s: State, held: Any) -> Any:
        phase, picked = held
        return (SEAT_OR_NONE if phase == state.PUSH_PAWN else SITE_OR_NONE).write(s, picked)

    def read(self, reading: Reading, name: str, value: Any) -> Any:
        return value


class Dealers(Words):
    """All dealers of a table, site by site."""

    def read(self, reading: Reading, name: str, value: Any) -> list[int]:
        found = super().read(reading, name, value)
        if len({*found}) != box.SITE_COUNT or len(found) != box.SITE_COUNT:
            numbers = f"{box.SITE_COUNT} different numbers from 1 to {box.DEALER_COUNT}"
            raise PositionError(f"{name} must be {numbers}, not {shown(value)}")
        return found


class Closing(codecs.Items):
    """The closing tokens of a seat: where they lie, and after whose turn they are lifted."""

    def read(self, reading: Reading, name: str, value: Any) -> list[Any]:
        if isinstance(value, list) and len(value) > state.TOKENS:
            raise PositionError(f"{name} must have {state.TOKENS} entries at most, not {len(value)}")
        return super().read(reading, name, value)


class Players(codecs.Rows):
    """The seats; whose turns are not told has had its share of them."""

    def held_there(self, s: State, row: int) -> dict[str, Any]:
        lying = [token for token in range(state.TOKENS) if s.closing[row, token] != state.NOWHERE]
        fields = {"site": s.closing, "table": s.closing_at, "lifter": s.lifter}
        closing = [{entry: field[row, token] for entry, field in fields.items()} for token in lying]
        return super().held_there(s, row) | {"closing": closing}

    def hold_there(self, reading: Reading, row: int, name: str, given: dict[str, Any]) -> None:
        s = reading.s
        s.played[row] = min(int(s.turns) // reading.seats, int(s.round_limit))
        if "turns" in given:
            reading.named.add((id(TURNS), row))
        super().hold_there(reading, row, name, given)
        for token, one in enumerate(given.get("closing", [])):
            s.closing[row, token], s.lifter[row, token] = one["site"], one["lifter"]
            s.closing_at[row, token] = s.sits[row] if one["table"] is None else one["table"]


def per_table(one: codecs.Codec) -> Each:
    return Each(one, lambda s: int(s.tables), "tables")


class Tables(codecs.Rows):
    """The tables; what is left out of supply and pile is what the seats there leave of a box."""

    def held_there(self, s: State, row: int) -> dict[str, Any]:
        merchants = np.flatnonzero(box.KIND[s.dealer[row]] == box.MERCHANT).tolist()
        short = {"good": s.making[row], "sites": s.waiting[row], "back": s.back[row]}
        return super().held_there(s, row) | {
            "order": order_at(s, row),
            "stock": {site: s.stock[row, site] for site in merchants},
            "ferries": np.repeat(np.arange(box.LANDING_COUNT), s.ferries[row]),
            "picked": (s.stage[row], s.picked[row]),
            "short": None if s.making[row] == state.NOTHING else short,
        }

    def hold_there(self, reading: Reading, row: int, name: str, given: dict[str, Any]) -> None:
        s = reading.s
        self.seat(s, row, name, given)
        s.points[row] = box.TURN_POINTS if given.get("phase", s.stage[row]) == state.MOVING else 0
        s.dealer[row], s.level[row] = range(box.SITE_COUNT), box.START_LEVEL
        super().hold_there(reading, row, name, given)
        if s.over == RUNNING:
            s.pending |= int(acting_at(s, row))
        if s.tables == 1:
            self.share_turns(reading, row)
        ferries = given.get("ferries", np.repeat(np.arange(box.LANDING_COUNT), box.ANCHORS))
        s.ferries[row] = np.bincount(np.array(ferries, int), minlength=box.LANDING_COUNT)
        self.fill(s, row, name, given)
        picked = SEAT_OR_NONE if s.stage[row] == state.PUSH_PAWN else SITE_OR_NONE
        s.picked[row] = picked.read(reading, f"{name}.picked", given.get("picked"))
        if short := given.get("short"):
            s.making[row], s.waiting[row], s.back[row] = short["good"], short["sites"], short["back"]

    def seat(self, s: State, row: int, name: str, given: dict[str, Any]) -> None:
        sitting = [seat for seat in range(s.seats) if s.sits[seat] == row and not s.place[seat]]
        order = given.get("order", sitting)
        if sorted(order) != sitting:
            raise PositionError(f"{name}.order must name each of the seats {sitting} once, not {order}")
        for seat, following in zip(order, order[1:] + order[:1], strict=True):
            s.left[seat] = following
        playing = next((seat for seat in order if not has_played_all(s, seat)), state.NOBODY)
        s.active[row] = playing
        idle = state.RESTING if not order else state.AT_LIMIT
        s.stage[row] = state.OVER if s.over != RUNNING else idle if playing == state.NOBODY else state.MOVING

    def share_turns(self, reading: Reading, row: int) -> None:
        """At one table, whoever does not play again before the round is over has had a turn more; if not told."""
        s, order = reading.s, order_at(reading.s, row)
        for seat in order[len(order) - int(s.turns) % reading.seats :]:
            if (id(TURNS), seat) not in reading.named:
                s.played[seat] = min(s.played[seat] + 1, s.round_limit)

    def fill(self, s: State, row: int, name: str, given: dict[str, Any]) -> None:
        """Stocks, and what is left of a box by the houses and the seats of a table."""
        first = {site: [box.SELLS[dealer] == good for good in range(box.GOOD_COUNT)]
                 for site, dealer in enumerate(s.dealer[row].tolist())}  # fmt: skip
        for site, stock in given.get("stock", first).items():
            s.stock[row, site] = stock
        here = s.sits[: s.seats] == row
        goods = box.GOOD_TOKENS - s.stock[row].sum(axis=0) - s.goods[: s.seats][here].sum(axis=0)
        drawn = np.concatenate([s.drawn[: s.seats][here].ravel(), s.aside[: s.seats][here]])
        tokens = box.BONUS_COPIES - s.tokens[: s.seats][here].sum(axis=0)
        tokens -= np.bincount(drawn[drawn != state.NOTHING], minlength=box.BONUS_COUNT)
        tokens[box.CLOSE] -= ((s.closing != state.NOWHERE) & (s.closing_at == row)).sum()
        for entry, field, keys, left in (("supply", s.supply, box.GOODS, goods), ("pile", s.pile, box.BONUSES, tokens)):
            if entry not in given:
                field[row] = [
                    number(f"{name}.{entry}.{key} (left out)", int(rest), 0, MOST)
                    for key, rest in zip(keys, left, strict=True)
                ]


def order_at(s: State, table: int) -> list[int]:
    """The seats of a table in turn order, the active one first."""
    first = int(first_at(s, table))
    order = [] if first == state.NOBODY else [first]
    while order and int(s.left[order[-1]]) != first:
        order.append(int(s.left[order[-1]]))
    return order


def lay_out(s: State) -> None:
    s.tables = tables_for(int(s.seats))
    rules.clear_seats(s)
    for table in range(box.TABLES):
        turn.clear_table(s, table)


POSITION = codecs.Position(
    state.PHASES,
    state.MOVING,
    Field("first_game", Flag(), field="beginners"),
    Sale("special_sale", Key(SALES), SALES[0]),
    Field("play_on", Number(1, len(PLAY_ON)), field="last_place"),
    Field("round_limit", Number(1, state.MOST_ROUNDS), state.ROUNDS),
    Field("turns", Number(0, LONGEST)),
    Over("over", Key(ENDINGS), ENDINGS[RUNNING]),
    Players(
        "players",
        codecs.PerSeat,
        table=("sits", TABLE),
        space=("space", Maybe(Key(box.SPACES))),
        goods=("goods", HELD),
        money=("money", Number(0, MOST)),
        fetishes=("fetishes", Bits(FETISH)),
        face_down=("hidden", Maybe(FETISH)),
        witnesses=("witnesses", Bits(SEAT)),
        tokens=("tokens", Amounts(box.BONUSES, 99)),
        drawn=("drawn", Drawn(BONUS)),
        aside=("aside", Maybe(BONUS)),
        closing=("", Closing(codecs.Table(site=SITE, table=codecs.Null(TABLE), lifter=SEAT_OR_NONE))),
        next_points=("next_points", COUNT),
        place=("place", Number(0, lambda s: int(s.seats))),
        turns=("played", TURNS),
    ),
    Tables(
        "tables",
        per_table,
        phase=("stage", PHASE),
        active=("active", SEAT_OR_NONE),
        order=("", codecs.Several(SEAT)),
        first=("first", SEAT_OR_NONE),
        dealers=("dealer", Dealers(box.DEALERS)),
        stock=("", codecs.Some(box.SITES, HELD)),
        supply=("supply", All(box.GOODS, COUNT)),
        prices=("level", All(box.GOODS, Price())),
        ferries=("", Words(box.LANDINGS)),
        pile=("pile", All(box.BONUSES, COUNT)),
        points=("points", COUNT),
        house=("house", SITE_OR_NONE),
        gone=("gone", Bits(SITE)),
        sold=("sold", Flag()),
        bought=("bought", Bits(GOOD)),
        swaps=("swaps", COUNT),
        taken=("taken", Flag()),
        again=("replayed", Flag()),
        wanted=("wanted", Maybe(FETISH)),
        icon=("icon", COUNT),
        part=("part", COUNT),
        picked=("", Either()),
        short=("", codecs.Null(codecs.Table(good=GOOD, sites=Bits(SITE), back=PHASE))),
        draws=("draws", Number(0, MOST)),
    ),
    silent=("phase", "turn"),
    before=(lay_out,),
    after=(rules.show,),
)
