"""Sittings at the table: a position in few words, moves by name, and what everybody can see afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.sitting import AnySitting, Event, told

import verger

FFF = verger.game("fff")

ANA, BEN, CLEO, DORA, ERIK = range(5)
GOODS = {"FI": "fish", "FL": "cigarette", "FR": "burger", "FU": "booze", "FE": "fennel"}
SITES = [f"H{n}" for n in range(1, 13)]
PLENTY = 900


def goods(words: str) -> dict[str, int]:
    """ "2FI 1FE" as a position has it."""
    return {GOODS[word[-2:]]: int(word[:-2]) for word in words.split()}


def layout(first: int, at: Mapping[str, int]) -> str:
    """Twelve dealers from number `first` on: some where they are wanted, the others in order on the sites left."""
    window = [(first - 1 + i) % 36 + 1 for i in range(12)]
    rest = [number for number in window if number not in at.values()]
    assert set(at.values()) <= set(window), (sorted(at.values()), window)
    return " ".join(str(at[site]) if site in at else str(rest.pop(0)) for site in SITES)


class Sitting(AnySitting):
    """A sitting of one table or several: whoever is active at the first one plays."""

    # Who and what

    @property
    def seat(self) -> int:
        return self.active(0)

    def active(self, table: int) -> int:
        return int(self.match.state.active[table])

    def board(self, table: int = 0) -> dict[str, Any]:
        seats = range(len(self.match.seats))
        sees = next((seat for seat in seats if self.sits(seat) == table), None)
        boards = self.match.view(sees)["boards"]
        return next(board for board in boards if board["table"] == table + 1)

    @property
    def phase(self) -> str:
        return str(self.board()["phase"])

    def sits(self, seat: int) -> int:
        return int(self.match.state.sits[seat])

    def goods(self, seat: int = ANA) -> dict[str, int]:
        return {good: count for good, count in self.player(seat)["goods"].items() if count}

    def money(self, seat: int = ANA) -> int:
        return int(self.player(seat)["money"])

    def space(self, seat: int = ANA) -> str | None:
        found: str | None = self.player(seat)["space"]
        return found

    def own(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat alone sees: by default the one that plays."""
        found: dict[str, Any] = self.match.view(self.seat if seat is None else seat)["own"]
        return found

    def tokens(self, seat: int = ANA) -> list[str]:
        found: list[str] = self.own(seat)["tokens"]
        return found

    def price(self, code: str, table: int = 0) -> int:
        return next(int(one["price"]) for one in self.board(table)["prices"] if one["good"] == GOODS[code])

    def supply(self, code: str, table: int = 0) -> int:
        return int(self.board(table)["supply"][GOODS[code]])

    def house(self, site: str, table: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = self.board(table)["houses"][SITES.index(site)]
        return found

    def stock(self, site: str, table: int = 0) -> dict[str, int]:
        return {one["good"]: one["stock"] for one in self.house(site, table)["goods"]}

    def unit(self, site: str, code: str) -> int:
        return next(int(one["price"]) for one in self.house(site)["goods"] if one["good"] == GOODS[code])

    def ferries(self, table: int = 0) -> str:
        return " ".join(key for key, count in self.board(table)["ferries"].items() for _ in range(count))

    @property
    def points(self) -> int:
        return int(self.board()["points"])

    # What may be done

    def walks(self) -> set[str]:
        return {walk["space"] for walk in self.legal("walk")}

    def rides(self) -> set[str]:
        return {ride["landing"] for ride in self.legal("ride")}

    def calls(self, landing: str) -> set[str]:
        return {call["to"] for call in self.legal("call") if call["landing"] == landing}

    # Doing it

    def walk(self, *spaces: str, by: int | None = None) -> list[Event]:
        return [event for space in spaces for event in self.play("walk", space=space, by=by)]

    def ride(self, landing: str) -> list[Event]:
        return self.play("ride", landing=landing)

    def call(self, landing: str, to: str) -> list[Event]:
        return self.play("call", landing=landing, to=to)

    def stop(self, by: int | None = None) -> list[Event]:
        return self.play("end_move", by=by)

    def done(self) -> list[Event]:
        return self.play("end_trade")

    def visit(self, *spaces: str) -> list[Event]:
        """Walk there and stop."""
        return self.walk(*spaces) + self.stop()

    def buy(self, code: str, amount: int = 1) -> list[Event]:
        return self.play("buy", good=GOODS[code], amount=amount)

    def sell(self, amount: int = 1) -> list[Event]:
        return self.play("sell", amount=amount)

    def choose(self, code: str) -> list[Event]:
        return self.play("act_good", good=GOODS[code])

    def pick(self, *sites: str) -> list[Event]:
        return [event for site in sites for event in self.play("act_site", site=site)]

    def keep(self, seat: int, which: int = 0) -> list[Event]:
        """Of the bonus tokens drawn, in the order of the box, this one."""
        return self.play("keep", by=seat, bonus=self.own(seat)["drawn"][which])

    def idle_turn(self, table: int = 0) -> None:
        """Whoever is active at a table steps out of a house if need be, stops in the open and does nothing else."""
        seat = self.active(table)
        turns = int(self.match.state.turns)
        while not self.match.over and int(self.match.state.turns) == turns:
            legal = self.match.legal(seat)
            quiet = [action for action in legal if action.kind in ("end_move", "end_trade", "decline")]
            streets = [action for action in legal if action.kind == "walk" and action.space[0] != "H"]
            self.match.play(seat, (quiet or streets or legal)[0])


def player(
    space: str | None = "HB",
    holds: str = "",
    money: int = PLENTY,
    fetishes: str = "",
    tokens: str = "",
    **entries: Any,
) -> dict[str, Any]:
    """A player: goods "2FI", fetishes "AB", tokens "plus2 close"."""
    held = tokens.split()
    return {
        "space": space,
        "goods": goods(holds),
        "money": money,
        "fetishes": list(fetishes),
        "tokens": {bonus: held.count(bonus) for bonus in held},
        **entries,
    }


def sitting(
    *players: Mapping[str, Any],
    first: int = 1,
    at: Mapping[str, int] | None = None,
    stock: Mapping[str, str] | None = None,
    prices: str = "",
    table: Mapping[str, Any] | None = None,
    tables: Sequence[Mapping[str, Any]] | None = None,
    **entries: Any,
) -> Sitting:
    """A sitting with Ana to move with 3 points; what is not said is as after a set-up.

    first, at  the window of dealers and where some of them stand: at={"H12": 5}
    stock      {"H12": "3FE"}: what lies in these houses; elsewhere merchants have one token of their own
    prices     "100FI 30FE"
    table      other entries of the first table; `tables` of all of them
    """
    seated = list(players) + [player() for _ in range(2 - len(players))]
    dealers = layout(first, at or {})
    own: dict[str, Any] = {"dealers": dealers, "prices": goods(prices), **(table or {})}
    if stock is not None:
        own["stock"] = stocks(dealers, stock)
    description = {"seats": len(seated), "players": seated, "tables": tables or [own], **entries}
    return Sitting(FFF.position(description))


def stocks(dealers: str, stock: Mapping[str, str]) -> dict[str, dict[str, int]]:
    rows = FFF.components.data["dealers"]
    found = {}
    for site, number in zip(SITES, dealers.split(), strict=True):
        sells = rows[int(number) - 1]["trade"].get("sells")
        if site in stock:
            found[site] = goods(stock[site])
        elif sells:
            found[site] = {sells: 1}
    return found


def in_house(number: int, holds: str = "", *, site: str = "H12", **entries: Any) -> Sitting:
    """Ana ends her movement at a dealer's, one step from w1."""
    first = entries.pop("first", None) or (number - 6) % 36 + 1
    own = entries.pop("player", {})
    others = entries.pop("others", [player("m4")])
    table = sitting(player("w1", holds, **own), *others, first=first, at={site: number}, **entries)
    table.visit("H12")
    return table


def changes(events: Sequence[Event]) -> list[tuple[str, int, int]]:
    """The price changes told: good, before, after."""
    return [(event["good"], event["before"], event["after"]) for event in told(events, "price")]


def produced(events: Sequence[Event]) -> list[tuple[str, str]]:
    return [(event["good"], event["site"]) for event in told(events, "produce")]


def new_match(seats: int, seed: int, **options: Any) -> Sitting:
    return Sitting(FFF.new(seats=seats, seed=seed, **options))


def ready_match(seats: int, seed: int, **options: Any) -> Sitting:
    """A match in which everybody has kept a token."""
    table = new_match(seats, seed, **options)
    for seat in range(seats):
        table.keep(seat)
    return table
