"""The board in a terminal: squares and lots, the market, standings around the fincas, seats and scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from verger import drawing
from verger.drawing import beside, scored, table_of

from . import components as box
from .state import PARTS

FRUIT_STYLES = dict(zip(box.FRUITS, ("#e3c000", "#e8821a", "#c4314b", "#7fb51d", "#e88ba0"), strict=True))
WIDE = 118  # columns from which two things stand side by side


class Board(drawing.Board):
    """The board of a view."""

    styles = (*drawing.Board.styles[:3], "bold black on white", "bold white on magenta")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from (self.clock(), Text())
        if options.max_width >= WIDE:
            yield beside(self.squares(), Group(self.market(), Text(), self.lots()), console)
        else:
            yield from (self.squares(), Text(), self.market(), Text(), self.lots())
        yield from (self.legend(), Text(), self.scores())

    def clock(self) -> Text:
        """The turn, what is left, and what waits."""
        view, say = self.view, self.texts
        market = view["market"]
        told = [
            say("label-turn", turn=view["turns"] + (0 if view["over"] else 1)),
            say("label-left", left=market["left"]),
            say("label-in-bag", count=market["in_bag"]),
        ]
        if view["stock"]["shut"]:
            told.append(say("label-shut"))
        if view["due"]:
            told.append(say("label-due", first=view["due"]["first"], second=view["due"]["second"]))
        line = Text(" · ".join(told))
        return Text.assemble(line, (f" · {say('label-last_turn')}", "bold red")) if view["last_turn"] else line

    # The board

    def squares(self) -> RenderableType:
        width = self.view["width"]
        table = Table(box=None, padding=(0, 0), pad_edge=False, header_style="dim")
        table.add_column("", width=2)
        for column in range(width):
            table.add_column(" " + self.view["squares"][column]["square"][0], width=3)
        for row in range(self.view["height"]):
            squares = self.view["squares"][row * width : row * width + width]
            table.add_row(Text(str(row + 1), "dim"), *map(self.square, squares))
        return table

    def square(self, square: dict[str, Any]) -> Text:
        if square["ground"] == "lot":
            lot = self.lot_of(square["lot"])
            style = {"closed": "dim", "open": "bold", "finca": "bold reverse"}[lot["state"]]
            sign = {"closed": " {} ", "open": "({})", "finca": "[{}]"}[lot["state"]]
            return Text(sign.format(square["lot"]), style)
        if square["tile"]:
            return self.planted(square)
        if square["landscape"]:
            return Text(self.texts(f"symbol-{square['landscape']}"), "italic green")
        if square["ground"] == "rock":
            return Text("##", "dim")
        return Text(" ·", "dim")

    def planted(self, square: dict[str, Any]) -> Text:
        owner = self.view["regions"][square["region"]]["owner"]
        fruit = square["tile"].removesuffix("_well")
        sign = self.fruit(fruit) + ("+" if fruit != square["tile"] else " ")
        return Text(sign, FRUIT_STYLES[fruit] if owner is None else self.styles[owner])

    def lot_of(self, letter: str) -> dict[str, Any]:
        found: dict[str, Any] = next(lot for lot in self.view["lots"] if lot["lot"] == letter)
        return found

    def legend(self) -> Text:
        lines = [self.texts(f"legend-{kind}") for kind in ("tiles", "owner", "lots", "ground")]
        return Text(" · ".join(lines), "dim")

    # Market and fincas

    def market(self) -> RenderableType:
        say, view = self.texts, self.view
        heads = [*self.heads("line", "price", "content"), ""]
        rows: list[RenderableType] = [table_of(heads, map(self.line, view["market"]["lines"]), " >")]
        if view["hand"]:
            rows.append(Text.assemble(f"{say('label-hand')}: ", self.tiles([held["tile"] for held in view["hand"]])))
        spaces = enumerate(view["market"]["spaces"], 1)
        signs = [Text.assemble((f"{space}:", "dim"), self.tiles([tile] if tile else [])) for space, tile in spaces]
        return Group(*rows, Text(" ").join(signs))

    def line(self, line: dict[str, Any]) -> Iterable[RenderableType]:
        told = [self.texts(f"label-line-{line['state']}"), *([self.texts("label-line-finca")] if line["finca"] else [])]
        yield str(line["line"] + 1)
        yield str(line["price"])
        yield self.tiles(line["tiles"])
        yield Text(", ".join(told), "" if line["state"] == "open" else "dim")

    def lots(self) -> RenderableType:
        """Fincas to be scored, with how strong everybody is around them."""
        heads = self.heads("lot", "value", "missing")
        heads += [*(self.marks[seat] for seat in self.seats()), self.texts("column-fruits")]
        lots = [lot for lot in self.view["lots"] if lot["state"] == "finca" and not lot["scored"]]
        return table_of(heads, map(self.lot, lots), "   " + ">" * len(self.seats()))

    def lot(self, lot: dict[str, Any]) -> Iterable[RenderableType]:
        yield f"[{lot['lot']}]"
        yield f"{lot['first']}/{lot['second']}"
        yield str(len(lot["missing"]))
        for seat in self.seats():
            yield Text(str(lot["strengths"][seat] or "–"), "bold" if seat in lot["leaders"] else "dim")
        yield Text(" ").join([Text(self.fruit(fruit), FRUIT_STYLES[fruit]) for fruit in lot["shows"]])

    # Seats

    def scores(self) -> RenderableType:
        means = {key: lambda player, key=key: str(player[key]) for key in ("money", "workers")}
        return self.standings({**means, **scored(*PARTS), "forecast": self.forecast, "tiles": self.held}, words=1)

    def forecast(self, player: dict[str, Any]) -> str:
        forecast = player["score"]["forecast"]
        return "?" if forecast is None else str(forecast)

    def held(self, player: dict[str, Any]) -> Text:
        tiles = player["tiles"] | (player["horse_tiles"] or {})
        told = [f"{self.texts(f'symbol-{key}')}×{tiles[key]}" for key in box.LANDSCAPE if key in tiles]
        if player["horse_tiles"] is None and player["horses"]:
            told.append(self.texts("label-horses-held", count=player["horses"]))
        return Text(" ".join(told) or "–")

    # Small pieces

    def tiles(self, tiles: Sequence[str]) -> Text:
        signs = []
        for tile in tiles:
            fruit = tile.removesuffix("_well")
            signs.append(Text(self.fruit(fruit) + ("+" if fruit != tile else ""), FRUIT_STYLES[fruit]))
        return Text(" ").join(signs) if signs else Text("–", "dim")

    def fruit(self, key: str) -> str:
        """The first two letters of the word for a fruit, which no two fruits have in common."""
        return self.texts(f"word-{key}")[:2]


draw = Board.of(box.FOLDER)
