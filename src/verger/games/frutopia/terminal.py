"""The board in a terminal: islands side by side, then boats, businesses, desserts, the factory and scores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from verger import drawing
from verger.drawing import amount, beside, scored, table_of

from . import components as box
from .scoring import PARTS

FRUIT_STYLES = dict(zip(box.FRUITS, ("#e3c000", "#7fb51d", "#c4314b", "#e8821a", "#8a4fa3"), strict=True))
WIDE = 112  # columns from which two things stand side by side


class Board(drawing.Board):
    """The board of a view; all seats of Frutopia know the same, and each sees its own boats first."""

    styles = ("bold white on red", "bold black on yellow", "bold white on blue", "bold black on white")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from (self.clock(), Text())
        yield Columns([self.island(seat) for seat in self.seats()], padding=(0, 2))
        yield from (self.legend(), Text())
        if options.max_width >= WIDE:
            yield beside(self.boats(), self.desserts(), console)
        else:
            yield from (self.boats(), Text(), self.desserts())
        yield from (Text(), self.businesses(), Text())
        if self.view["factory"]:
            yield from (self.factory(), Text())
        yield self.scores()

    def clock(self) -> Text:
        """The round, the step, and what is left to the cross."""
        view, say = self.view, self.texts
        licence = view["licence"]
        told = [
            say("label-round", round=view["round"]),
            say("label-step", step=view["step"]),
            say("label-licence-left", left=licence["left"]),
            say("label-licence-used", **{key: licence[key] for key in ("taken", "emptied", "finals")}),
        ]
        line = Text(" · ".join(told))
        return Text.assemble(line, (f" · {say('label-last_round')}", "bold red")) if view["last_round"] else line

    # Islands

    def island(self, seat: int) -> RenderableType:
        player = self.view["players"][seat]
        table = Table(box=ROUNDED, padding=(0, 0), header_style="dim", show_lines=False)
        table.add_column("")
        for column in range(box.SIDE):
            table.add_column(box.CELLS[column][0], width=3, justify="center")
        for row in range(box.SIDE):
            cells = range(row * box.SIDE, row * box.SIDE + box.SIDE)
            table.add_row(Text(str(row + 1), "dim"), *(self.cell(player, cell) for cell in cells))
        stock = [Text.assemble(self.fruit(key), amount(count)) for key, count in player["stock"].items()]
        return Group(self.name(seat), table, Text(" ").join(stock))

    def cell(self, player: dict[str, Any], cell: int) -> Text:
        what = player["cells"][cell]
        if what is None:
            return Text("~" if cell in box.PONDS else "·", "dim")
        if what in box.FRUITS:
            return Text.assemble("●", self.fruit(what), style=FRUIT_STYLES[what])
        if what in box.BUSINESSES:
            return Text(what, "reverse" if box.BUSINESSES.index(what) < box.MIX else "bold")
        berth = next(boat for boat in player["boats"] if boat["cell"] == box.CELLS[cell])
        return Text(berth["berth"], "bold cyan" if not berth["lacking"] else "cyan")

    def legend(self) -> Text:
        say = self.texts
        fruits = [Text.assemble(self.fruit(key), (say(f"fruit-{key}", amount=1)[2:], "dim")) for key in box.FRUITS]
        kinds = [Text(say(f"legend-{kind}"), "dim") for kind in ("boat", "carts", "fixed")]
        return Text(" · ", "dim").join([Text(" ").join(fruits), *kinds])

    # Boats

    def boats(self) -> RenderableType:
        """What every boat still asks for, a column for each seat."""
        players = [self.view["players"][seat] for seat in self.seats()]
        rows = [
            [Text(berth, "bold cyan"), *(self.boat(player["boats"][number]) for player in players)]
            for number, berth in enumerate(box.BERTHS)
        ]
        return Group(table_of(["", *map(self.name, self.seats())], rows), Text(self.texts("legend-ready"), "dim"))

    def boat(self, boat: dict[str, Any]) -> Text:
        if not boat["moored"]:
            return Text("–", "dim")
        number = box.BOATS.index(boat["boat"])
        asked = zip(box.FRUITS, box.PRICES[box.BOAT_PRICE + number].tolist(), strict=True)
        order = self.price({key: count for key, count in asked if count})
        return Text.assemble(order, f" = {box.BOAT_POINTS[number]}", ready(not boat["lacking"]))

    # The business board

    def businesses(self) -> RenderableType:
        say, seats = self.texts, self.view["seats"]
        looking = self.view["players"][self.seats()[0]]
        heads = self.heads("row", "price", "value")
        heads += [f"{say('column-businesses') if place == 1 else ''} {place}" for place in range(1, seats + 1)]
        rows = [self.row(number, row, looking) for number, row in enumerate(self.view["rows"])]
        names = [key for line in self.view["rows"] for key in line["businesses"] if key]
        told = " · ".join(f"{key} {say(f'business-{key}')}" for key in sorted(names, key=box.BUSINESSES.index))
        return Group(table_of(heads, rows, "  >"), Text(told, "dim"))

    def row(self, number: int, row: dict[str, Any], player: dict[str, Any]) -> Iterable[RenderableType]:
        yield Text(str(number + 1), "bold")
        yield Text.assemble(self.price(row["price"]), ready(not player["lacking"][number]))
        yield str(row["points"])
        yield from (self.business(key, player) for key in row["businesses"][: self.view["seats"]])

    def business(self, key: str | None, player: dict[str, Any]) -> Text:
        """A business in few signs: points, stars and cells, fruits, colour."""
        if key is None:
            return Text("–", "dim")
        number = box.BUSINESSES.index(key)
        if number < box.SHOP:
            told = f" {box.BUSINESS_POINTS[number]} {box.STARS[number]}★"
            if number < box.BUILDING:
                told += f" {box.FOOTPRINT_SIZE[number].max()}▦{'' if player['fits'][key] else '✗'}"
            return Text.assemble((key, "bold"), told)
        if number < box.MIX:
            (value,) = (shop["value"] for shop in player["shops"] if shop["business"] == key)
            return Text.assemble((key, "bold"), f" →{value}")
        if number < box.CART:
            first, second = (self.fruit(box.FRUITS[fruit]) for fruit in box.MIXED_FRUITS[number - box.MIX])
            return Text.assemble((key, "bold"), " ", first, "/", second)
        colour = box.COLOURS[box.CART_COLOUR[number - box.CART]]
        return Text.assemble((key, "bold"), " ", self.texts(f"colour-{colour}"))

    # Desserts and the factory

    def desserts(self) -> RenderableType:
        heads = self.heads("pile", "left", "price", "value")
        table = table_of(heads, map(self.pile, self.view["piles"]), " > >")
        if using := self.view["using"]:
            table.add_row(self.texts(f"piece-{using['piece']}"), amount(using["amount"]))
        return table

    def pile(self, pile: dict[str, Any]) -> Iterable[RenderableType]:
        price = self.price(pile["price"]) if pile["price"] else self.texts("symbols-shake")
        return [self.texts(f"pile-{pile['pile']}"), amount(pile["left"]), price, str(pile["value"])]

    def factory(self) -> RenderableType:
        """Where the pawns stand, and the arrows before those of the seat that looks."""
        say = self.texts
        looking = self.view["players"][self.seats()[0]]
        heads = self.heads("arrow", "price", "value")
        arrows = [self.advance(advance) for advance in looking["advances"] if advance["pawn"] != "both"]
        pawns = [(self.name(seat), self.pawns(self.view["players"][seat]["pawns"])) for seat in self.seats()]
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_row(table_of([say("column-pawns"), ""], pawns), table_of(heads, arrows))
        return grid

    def pawns(self, pawns: list[str]) -> str:
        spots = [self.texts(f"spot-{spot}") for spot in pawns]
        return " · ".join(dict.fromkeys(spots)) + (" ×2" if spots[0] == spots[1] else "")

    def advance(self, advance: dict[str, Any]) -> Iterable[RenderableType]:
        yield Text(self.texts(f"arrow-{advance['arrow']}"), "" if advance["open"] else "dim strike")
        yield Text.assemble(self.price(advance["price"]), ready(advance["open"] and not advance["lacking"]))
        yield " ".join(str(landing["value"]) for landing in advance["landings"])

    # Scores

    def scores(self) -> RenderableType:
        parts = [part for part in PARTS if part != "factory" or self.view["factory"]]
        more: dict[str, drawing.Drawn] = {
            "forecast": lambda player: str(player["score"]["forecast"]),
            "businesses": lambda player: " ".join(player["businesses"]) or "–",
        }
        return self.standings(scored(*parts) | more, words=1)

    # Small pieces

    def name(self, seat: int) -> Text:
        first = ("①", "bold" if seat == self.view["turn"] else "") if seat == self.view["start"] else ""
        return Text.assemble(super().name(seat), first)

    def price(self, price: dict[str, int]) -> Text:
        return Text(" ").join([Text.assemble(str(count), self.fruit(key)) for key, count in price.items()])

    def fruit(self, key: str) -> Text:
        """The first two letters, which no two fruits have in common."""
        return Text(self.texts(f"fruit-{key}", amount=1)[:2], FRUIT_STYLES[key])


def ready(is_ready: bool) -> Text:
    return Text(" ✓" if is_ready else "", "bold green")


draw = Board.of(box.FOLDER)
