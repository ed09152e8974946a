"""The board in a terminal: prices, houses, ways and players of one's own table, at any width."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from verger import drawing
from verger.drawing import beside, table_of

from . import components as box

GOOD_STYLES = dict(zip(box.GOODS, ("#3a86c8", "#b0b0b0", "#a5673f", "#8e5bb5", "#5f9e3f"), strict=True))
SEAT_COLOURS = ("red", "yellow", "blue", "green", "magenta")
WIDE = 118  # columns from which two things stand side by side


class Board(drawing.Board):
    """The tables of a view, each with what a player decides by."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.clock()
        for table in self.view["boards"]:
            if self.view["tables"] > 1:
                yield Text(self.texts("label-table-number", table=table["table"]), "bold underline")
            if options.max_width >= WIDE:
                yield beside(self.houses(table), Group(self.prices(table), Text(), self.ferries(table)), console)
            else:
                yield from (self.prices(table), self.ferries(table), Text(), self.houses(table))
            yield from (Text(), self.players(table))
        yield self.elsewhere()
        if self.view["own"]:
            yield from self.own(self.view["own"])

    def clock(self) -> Text:
        boards, limit = self.view["boards"], self.view["limits"]["rounds"]
        own = [table for table in boards if table["table"] == self.view["table"]] or boards
        parts = [self.texts("label-round", round=own[0]["round"], limit=limit)] if own else []
        for table in boards:
            if table["turn"] is not None and table["phase"] == "moving":
                parts.append(self.texts("label-points-left", points=table["points"]))
        return Text(" · ".join(parts), "bold")

    # The market

    def table(self, columns: Iterable[str], rows: Iterable[Iterable[RenderableType]], right: str = "") -> Table:
        grid = table_of(self.heads(*columns), rows, right)
        for column in grid.columns:
            column.overflow = "fold"
        return grid

    def prices(self, table: dict[str, Any]) -> RenderableType:
        rows = [self.price(price, table["supply"][price["good"]]) for price in table["prices"]]
        return self.table(("good", "price", "rise", "fall", "supply"), rows, " >>>>")

    def price(self, price: dict[str, Any], left: int) -> Iterable[RenderableType]:
        yield Text(self.texts(f"give-{price['good']}"), GOOD_STYLES[price["good"]])
        yield Text(str(price["price"]), "bold")
        yield "+" if price["after_rise"] is None else str(price["after_rise"])
        yield str(price["after_fall"])
        yield Text(str(left), "" if left > 1 else "bold red")

    def ferries(self, table: dict[str, Any]) -> Text:
        there = [f"{landing}{'×2' if count > 1 else ''}" for landing, count in table["ferries"].items() if count]
        return Text(f"{self.texts('column-ferries')}: {' '.join(there)}")

    def houses(self, table: dict[str, Any]) -> RenderableType:
        grid = self.table(("house", "dealer", "trade", "stock", "actions"), map(self.house, table["houses"]))
        legends = " · ".join(self.texts(f"legend-{key}") for key in ("icons", "closed", "hidden"))
        return Group(grid, Text(legends, "dim"))

    def house(self, house: dict[str, Any]) -> Iterable[RenderableType]:
        mark = "✗" if house["closed"] else ""
        pawns = "".join(self.names[seat][:1].upper() for seat in house["pawns"])
        yield Text(f"{house['site']}{mark}", "bold red" if mark else "bold")
        yield Text.assemble(self.texts(f"dealer-{house['dealer']}"), (f" {pawns}", "bold"))
        yield self.trade(house)
        yield Text(" ").join([self.lying(one) for one in house["goods"]])
        yield Text(" ").join([self.icon(icon) for icon in house["actions"]])

    def lying(self, one: dict[str, Any]) -> Text:
        return Text.assemble(str(one["stock"]), self.short(one["good"]), f"@{one['price']}")

    def trade(self, house: dict[str, Any]) -> Text:
        if house["sells"]:
            return Text.assemble(self.short(house["sells"]), " ← → ", self.short(house["buys"]))
        if house["takes"]:
            return Text.assemble("1", self.short(house["takes"]), " → 2", self.short(house["gives"]))
        return Text(self.texts(f"pattern-{house['pattern']}") if house["pattern"] else house["special"], "bold yellow")

    def icon(self, icon: dict[str, Any]) -> Text:
        if icon["good"]:
            return Text.assemble("+" if icon["effect"] == "produce" else "^", self.short(icon["good"]))
        return Text(self.texts(f"effect-{icon['effect']}"))

    # Players

    def players(self, table: dict[str, Any]) -> RenderableType:
        columns = ("player", "space", "goods", "money", "fetishes", "tokens", "lacking")
        return self.table(columns, (self.player(seat, seat == table["turn"]) for seat in table["order"]))

    def player(self, seat: int, active: bool) -> Iterable[RenderableType]:
        player = self.view["players"][seat]
        colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
        name = (f" {self.names[seat]}", "bold" if active else "")
        yield Text.assemble("▸" if active else " ", ("●", colour), name)
        yield player["space"] or "–"
        yield self.held(player)
        yield str(player["money"])
        yield "".join(player["fetishes"]) + ("▮" if player["face_down"] else "") or "–"
        yield str(player["tokens"])
        yield str(player["lacking"])

    def held(self, player: dict[str, Any]) -> Text:
        goods = [Text.assemble(str(count), self.short(good)) for good, count in player["goods"].items() if count]
        limit = self.view["limits"]["hand"]
        return Text.assemble(Text(" ").join(goods), (f" {player['held']}/{limit}", "dim"))

    def elsewhere(self) -> Text:
        away = [seat for seat, player in enumerate(self.view["players"]) if not player["here"]]
        places = {seat: self.view["players"][seat]["place"] for seat in away}
        told = [f"{self.names[seat]}{f' ({places[seat]})' if places[seat] else ''}" for seat in away]
        return Text(f"{self.texts('label-elsewhere')}: {', '.join(told)}" if told else "", "dim")

    def own(self, own: dict[str, Any]) -> list[RenderableType]:
        """What the looking seat alone knows, and where it can go."""
        lines: list[RenderableType] = []
        tokens = own["drawn"] or own["tokens"]
        if tokens:
            told = ", ".join(self.texts(f"bonus-{bonus}") for bonus in tokens)
            lines.append(Text(f"{self.texts('label-tokens')}: {told}"))
        if own["ways"]:
            ways = sorted(own["ways"], key=lambda way: (way["points"], box.SPACES.index(way["space"])))
            told = " ".join(
                f"{way['space']}:{way['points']}{'+' + str(way['florins']) if way['florins'] else ''}" for way in ways
            )
            lines.append(Text.assemble(f"{self.texts('column-way')}: {told} ", (self.texts("legend-ways"), "dim")))
        return lines

    def short(self, good: str) -> Text:
        """The first three letters, which no two goods have in common."""
        return Text(self.texts(f"give-{good}")[:3], GOOD_STYLES[good])


draw = Board.of(box.FOLDER)
