"""The board in a terminal: squares and lots, the market, standings around the fincas, seats and scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from verger.drawing import amount, beside, marks, plain_table
from verger.engine.texts import Texts

from .components import FOLDER, FRUITS, LANDSCAPE
from .state import PARTS

SEAT_STYLES = (
    "bold white on red",
    "bold black on yellow",
    "bold white on blue",
    "bold black on white",
    "bold white on magenta",
)
FRUIT_STYLES = dict(zip(FRUITS, ("#e3c000", "#e8821a", "#c4314b", "#7fb51d", "#e88ba0"), strict=True))
WIDE = 118  # columns from which two things stand side by side


def draw(view: dict[str, Any], seat: int | None, names: Sequence[str], language: str) -> Board:
    """The board of a view."""
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
        if options.max_width >= WIDE:
            yield beside(self.squares(), Group(self.market(), Text(), self.lots()), console)
        else:
            yield from (self.squares(), Text(), self.market(), Text(), self.lots())
        yield from (self.legend(), Text(), self.scores())

    def seats(self) -> list[int]:
        """In turn order, from the one that looks."""
        first = self.seat or 0
        return [(first + nth) % self.view["seats"] for nth in range(self.view["seats"])]

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
        return Text(sign, FRUIT_STYLES[fruit] if owner is None else SEAT_STYLES[owner])

    def lot_of(self, letter: str) -> dict[str, Any]:
        found: dict[str, Any] = next(lot for lot in self.view["lots"] if lot["lot"] == letter)
        return found

    def legend(self) -> Text:
        lines = [self.texts(f"legend-{kind}") for kind in ("tiles", "owner", "lots", "ground")]
        return Text(" · ".join(lines), "dim")

    # Market and fincas

    def market(self) -> RenderableType:
        say = self.texts
        table = plain_table()
        for column in ("line", "price", "content"):
            table.add_column(say(f"column-{column}"), justify="right" if column == "price" else "left")
        table.add_column("")
        for line in self.view["market"]["lines"]:
            style = "" if line["state"] == "open" else "dim"
            told = [say(f"label-line-{line['state']}")]
            told += [say("label-line-finca")] if line["finca"] else []
            table.add_row(
                str(line["line"] + 1), str(line["price"]), self.tiles(line["tiles"]), Text(", ".join(told), style)
            )
        rows: list[RenderableType] = [table]
        if self.view["hand"]:
            rows.append(
                Text.assemble(f"{say('label-hand')}: ", self.tiles([held["tile"] for held in self.view["hand"]]))
            )
        spaces = enumerate(self.view["market"]["spaces"], 1)
        signs = [Text.assemble((f"{space}:", "dim"), self.tiles([tile] if tile else [])) for space, tile in spaces]
        return Group(*rows, Text(" ").join(signs))

    def lots(self) -> RenderableType:
        """Fincas to be scored, with how strong everybody is around them."""
        say = self.texts
        table = plain_table()
        for column in ("lot", "value", "missing"):
            table.add_column(say(f"column-{column}"))
        for seat in self.seats():
            table.add_column(self.marks[seat], justify="right")
        table.add_column(say("column-fruits"))
        for lot in self.view["lots"]:
            if lot["state"] == "finca" and not lot["scored"]:
                strengths = [
                    Text(str(lot["strengths"][seat] or "–"), "bold" if seat in lot["leaders"] else "dim")
                    for seat in self.seats()
                ]
                shown = Text(" ").join([Text(self.fruit(fruit), FRUIT_STYLES[fruit]) for fruit in lot["shows"]])
                value = f"{lot['first']}/{lot['second']}"
                table.add_row(f"[{lot['lot']}]", value, str(len(lot["missing"])), *strengths, shown)
        return table

    # Seats

    def scores(self) -> RenderableType:
        say = self.texts
        table = plain_table()
        table.add_column("")
        for column in ("points", "money", "workers", *PARTS, "forecast"):
            table.add_column(say(f"column-{column}"), justify="right")
        table.add_column(say("column-tiles"))
        for seat in self.seats():
            player = self.view["players"][seat]
            score = player["score"]
            forecast = "?" if score["forecast"] is None else str(score["forecast"])
            table.add_row(
                self.name(seat),
                Text(str(score["total"]), "bold"),
                str(player["money"]),
                str(player["workers"]),
                *(amount(score[part]) for part in PARTS),
                forecast,
                self.held(player),
            )
        return table

    def held(self, player: dict[str, Any]) -> Text:
        tiles = player["tiles"] | (player["horse_tiles"] or {})
        told = [f"{self.texts(f'symbol-{key}')}×{tiles[key]}" for key in LANDSCAPE if key in tiles]
        if player["horse_tiles"] is None and player["horses"]:
            told.append(self.texts("label-horses-held", count=player["horses"]))
        return Text(" ".join(told) or "–")

    # Small pieces

    def name(self, seat: int) -> Text:
        turn = "▸" if seat == self.view["turn"] else " "
        mark = Text(self.marks[seat], SEAT_STYLES[seat])
        return Text.assemble(turn, mark, (f" {self.names[seat]}", "bold" if turn == "▸" else ""))

    def tiles(self, tiles: Sequence[str]) -> Text:
        signs = []
        for tile in tiles:
            fruit = tile.removesuffix("_well")
            signs.append(Text(self.fruit(fruit) + ("+" if fruit != tile else ""), FRUIT_STYLES[fruit]))
        return Text(" ").join(signs) if signs else Text("–", "dim")

    def fruit(self, key: str) -> str:
        """The first two letters of the word for a fruit, which no two fruits have in common."""
        return self.texts(f"word-{key}")[:2]
