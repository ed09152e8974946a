"""The board in a terminal: islands side by side, then boats, businesses, desserts, the factory and scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from verger.drawing import amount, beside, marks, plain_table
from verger.engine.texts import Texts

from .components import (
    BERTHS,
    BOAT_POINTS,
    BOAT_PRICE,
    BOATS,
    BUILDING,
    BUSINESS_POINTS,
    BUSINESSES,
    CART,
    CART_COLOUR,
    CELLS,
    COLOURS,
    FOLDER,
    FOOTPRINT_SIZE,
    FRUITS,
    MIX,
    MIXED_FRUITS,
    PONDS,
    PRICES,
    SHOP,
    SIDE,
    STARS,
)
from .state import PARTS

SEAT_STYLES = ("bold white on red", "bold black on yellow", "bold white on blue", "bold black on white")
FRUIT_STYLES = dict(zip(FRUITS, ("#e3c000", "#7fb51d", "#c4314b", "#e8821a", "#8a4fa3"), strict=True))
WIDE = 112  # columns from which two things stand side by side


def draw(view: dict[str, Any], seat: int | None, names: Sequence[str], language: str) -> Board:
    """The board of a view; all seats of Frutopia know the same, and each sees its own boats first."""
    return Board(view, seat, tuple(names), marks(names), Texts.load(FOLDER / "texts", language))


@dataclass(frozen=True)
class Board:
    view: dict[str, Any]
    seat: int | None
    names: tuple[str, ...]
    marks: tuple[str, ...]
    texts: Texts

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

    def seats(self) -> list[int]:
        """In turn order, from the one that looks."""
        first = self.seat or 0
        return [(first + nth) % self.view["seats"] for nth in range(self.view["seats"])]

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
        table = Table(box=box.ROUNDED, padding=(0, 0), header_style="dim", show_lines=False)
        table.add_column("")
        for column in range(SIDE):
            table.add_column(CELLS[column][0], width=3, justify="center")
        for row in range(SIDE):
            cells = range(row * SIDE, row * SIDE + SIDE)
            table.add_row(Text(str(row + 1), "dim"), *(self.cell(player, cell) for cell in cells))
        return Group(self.name(seat), table, self.stock(player["stock"]))

    def cell(self, player: dict[str, Any], cell: int) -> Text:
        what = player["cells"][cell]
        if what is None:
            return Text("~" if cell in PONDS else "·", "dim")
        if what in FRUITS:
            return Text.assemble("●", self.fruit(what), style=FRUIT_STYLES[what])
        if what in BUSINESSES:
            return Text(what, "reverse" if BUSINESSES.index(what) < MIX else "bold")
        berth = next(boat for boat in player["boats"] if boat["cell"] == CELLS[cell])
        return Text(berth["berth"], "bold cyan" if not berth["lacking"] else "cyan")

    def stock(self, stock: dict[str, int]) -> Text:
        return Text(" ").join([Text.assemble(self.fruit(key), amount(count)) for key, count in stock.items()])

    def legend(self) -> Text:
        say = self.texts
        fruits = [Text.assemble(self.fruit(key), (say(f"fruit-{key}", amount=1)[2:], "dim")) for key in FRUITS]
        kinds = [Text(say(f"legend-{kind}"), "dim") for kind in ("boat", "carts", "fixed")]
        return Text(" · ", "dim").join([Text(" ").join(fruits), *kinds])

    # Boats

    def boats(self) -> RenderableType:
        """What every boat still asks for, a column for each seat."""
        table = plain_table()
        table.add_column("")
        for seat in self.seats():
            table.add_column(self.name(seat))
        for number, berth in enumerate(BERTHS):
            rows = (self.view["players"][seat]["boats"][number] for seat in self.seats())
            table.add_row(Text(berth, "bold cyan"), *map(self.boat, rows))
        return Group(table, Text(self.texts("legend-ready"), "dim"))

    def boat(self, boat: dict[str, Any]) -> Text:
        if not boat["moored"]:
            return Text("–", "dim")
        number = BOATS.index(boat["boat"])
        ready = Text(" ✓" if not boat["lacking"] else "", "bold green")
        order = {key: asked for key, asked in zip(FRUITS, PRICES[BOAT_PRICE + number].tolist()) if asked}
        return Text.assemble(self.price(order), f" = {BOAT_POINTS[number]}", ready)

    # The business board

    def businesses(self) -> RenderableType:
        say = self.texts
        table = plain_table()
        for column in ("row", "price", "value"):
            table.add_column(say(f"column-{column}"), justify="right" if column == "value" else "left")
        for place in range(1, self.view["seats"] + 1):
            table.add_column(f"{say('column-businesses') if place == 1 else ''} {place}")
        looking = self.view["players"][self.seats()[0]]
        for number, row in enumerate(self.view["rows"]):
            ready = Text(" ✓" if not looking["lacking"][number] else "", "bold green")
            there = [self.business(key, looking) for key in row["businesses"][: self.view["seats"]]]
            price = Text.assemble(self.price(row["price"]), ready)
            table.add_row(Text(str(number + 1), "bold"), price, str(row["points"]), *there)
        names = [key for line in self.view["rows"] for key in line["businesses"] if key]
        told = " · ".join(f"{key} {say(f'business-{key}')}" for key in sorted(names, key=BUSINESSES.index))
        return Group(table, Text(told, "dim"))

    def business(self, key: str | None, player: dict[str, Any]) -> Text:
        """A business in few signs: points, stars and cells, fruits, colour."""
        if key is None:
            return Text("–", "dim")
        number = BUSINESSES.index(key)
        if number < SHOP:
            told = f" {BUSINESS_POINTS[number]} {STARS[number]}★"
            if number < BUILDING:
                told += f" {FOOTPRINT_SIZE[number].max()}▦{'' if player['fits'][key] else '✗'}"
            return Text.assemble((key, "bold"), told)
        if number < MIX:
            (value,) = (shop["value"] for shop in player["shops"] if shop["business"] == key)
            return Text.assemble((key, "bold"), f" →{value}")
        if number < CART:
            first, second = (self.fruit(FRUITS[fruit]) for fruit in MIXED_FRUITS[number - MIX])
            return Text.assemble((key, "bold"), " ", first, "/", second)
        return Text.assemble((key, "bold"), " ", self.texts(f"colour-{COLOURS[CART_COLOUR[number - CART]]}"))

    # Desserts and the factory

    def desserts(self) -> RenderableType:
        say = self.texts
        table = plain_table()
        for column in ("pile", "left", "price", "value"):
            table.add_column(say(f"column-{column}"), justify="right" if column in ("left", "value") else "left")
        for pile in self.view["piles"]:
            price = self.price(pile["price"]) if pile["price"] else Text(say("symbols-shake"))
            table.add_row(say(f"pile-{pile['pile']}"), amount(pile["left"]), price, str(pile["value"]))
        if using := self.view["using"]:
            table.add_row(say(f"piece-{using['piece']}"), amount(using["amount"]))
        return table

    def factory(self) -> RenderableType:
        """Where the pawns stand, and the arrows before those of the seat that looks."""
        say = self.texts
        pawns = plain_table()
        pawns.add_column(say("column-pawns"))
        pawns.add_column("")
        for seat in self.seats():
            spots = [say(f"spot-{spot}") for spot in self.view["players"][seat]["pawns"]]
            pawns.add_row(self.name(seat), " · ".join(dict.fromkeys(spots)) + (" ×2" if spots[0] == spots[1] else ""))
        arrows = plain_table()
        for column in ("arrow", "price", "value"):
            arrows.add_column(say(f"column-{column}"))
        for advance in self.view["players"][self.seats()[0]]["advances"]:
            if advance["pawn"] != "both":
                arrows.add_row(*self.advance(advance))
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_row(pawns, arrows)
        return grid

    def advance(self, advance: dict[str, Any]) -> Iterable[RenderableType]:
        payable = advance["open"] and not advance["lacking"]
        yield Text(self.texts(f"arrow-{advance['arrow']}"), "" if advance["open"] else "dim strike")
        yield Text.assemble(self.price(advance["price"]), (" ✓" if payable else "", "bold green"))
        yield " ".join(str(landing["value"]) for landing in advance["landings"])

    # Scores

    def scores(self) -> RenderableType:
        say = self.texts
        table = plain_table()
        table.add_column("")
        shown = [part for part in PARTS if part != "factory" or self.view["factory"]]
        for column in ("points", *shown, "forecast"):
            table.add_column(say(f"column-{column}"), justify="right")
        table.add_column(say("column-businesses"))
        for seat in self.seats():
            player = self.view["players"][seat]
            score = player["score"]
            table.add_row(
                self.name(seat),
                Text(str(score["total"]), "bold"),
                *(amount(score[part]) for part in shown),
                str(score["forecast"]),
                " ".join(player["businesses"]) or "–",
            )
        return table

    # Small pieces

    def name(self, seat: int) -> Text:
        turn = "▸" if seat == self.view["turn"] else " "
        first = "①" if seat == self.view["start"] else ""
        mark = Text(self.marks[seat], SEAT_STYLES[seat])
        return Text.assemble(turn, mark, (f" {self.names[seat]}{first}", "bold" if turn == "▸" else ""))

    def price(self, price: dict[str, int]) -> Text:
        return Text(" ").join([Text.assemble(str(count), self.fruit(key)) for key, count in price.items()])

    def fruit(self, key: str) -> Text:
        """The first two letters, which no two fruits have in common."""
        return Text(self.texts(f"fruit-{key}", amount=1)[:2], FRUIT_STYLES[key])
