"""The board in a terminal: the windmill unrolled into two rows, then villages, stocks and scores, at any width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from verger.drawing import amount, beside, marks, plain_table
from verger.engine.texts import Texts

from .components import ANY, BLADES, COMPARED, FINCAS, FOLDER, FRUITS, HALF, PRINTED, TILE_VALUE, TILES

SEAT_STYLES = ("bold white on red", "bold black on yellow", "bold white on blue", "bold black on green")
FRUIT_STYLES = dict(zip(FRUITS, ("#b58a5a", "#8e5bb5", "#d6649a", "#d9b400", "#6b8e23", "#e07b1a"), strict=True))
MODE_MARKS = {"cart": "✓", "large": "10", "less": "−1"}  # as printed on the tiles
WIDE = 112  # columns from which two things stand side by side


def draw(view: dict[str, Any], seat: int | None, names: Sequence[str], language: str) -> Board:
    """The board of a view; all seats of Finca know the same."""
    return Board(view, tuple(names), marks(names), Texts.load(FOLDER / "texts", language))


@dataclass(frozen=True)
class Board:
    view: dict[str, Any]
    names: tuple[str, ...]
    marks: tuple[str, ...]
    texts: Texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width >= WIDE:
            yield beside(self.windmill(), Text("\n").join([Text(), *self.clock()]), console)
            yield Text()
            yield beside(self.villages(), self.unseen(), console)
            yield from (Text(), self.stocks(), self.scores())
        else:
            yield from (self.windmill(), Text(" · ").join(self.clock()), Text(), self.villages(), Text())
            yield from (self.stocks(), self.scores(), Text(), self.unseen())

    # The windmill

    def windmill(self) -> RenderableType:
        """Blades 1 to 6 from left to right, 7 to 12 back: farmers walk clockwise, and cross a line at either end."""
        blades = Table(box=box.ROUNDED, show_header=False, show_lines=True, padding=(0, 1, 0, 0))
        for _ in range(HALF):
            blades.add_column(width=10)
        blades.add_row(*map(self.blade, range(HALF)))
        blades.add_row(*map(self.blade, reversed(range(HALF, BLADES))))
        wheel = Table.grid(padding=(0, 1))
        for _ in range(3):
            wheel.add_column(vertical="middle")
        wheel.add_row("▲\n◆\n▲", blades, "▼\n◆\n▼")
        return Group(wheel, Text(f"  ◆ {self.texts('label-line')}", "dim"))

    def blade(self, blade: int) -> Text:
        fruit = self.view["wheel"][blade]
        farmers = [self.mark(seat) for seat, count in enumerate(self.view["farmers"][blade]) for _ in range(count)]
        rows = [Text(" ").join(farmers[:5]), Text(" ").join(farmers[5:10]), Text(" ").join(farmers[10:])]
        head = Text.assemble((f"{blade + 1:2} ", "bold"), self.fruit(fruit))
        return Text("\n").join([head, rows[0], *filter(None, rows[1:])])

    def clock(self) -> list[Text]:
        """Carts in the hub, wooden fincas left, the next bonus, and what the turn under way has come to."""
        view, say = self.view, self.texts
        bonus = say("label-bonus-next", value=view["bonuses"][0]) if view["bonuses"] else say("label-bonus-none")
        told = [say("label-hub-carts", count=view["hub"]), say("label-fincas-left", count=view["wooden"]), bonus]
        if view["wind"]:
            told.append(say("label-wind-move", move=view["wind"]))
        if delivery := view["delivery"]:
            told.append(say("label-paid", paid=delivery["paid"], limit=delivery["limit"]))
            told += [say("label-staged", village=say(f"village-{stop['village']}")) for stop in delivery["staged"]]
        return [Text(one) for one in told]

    # The villages

    def villages(self) -> RenderableType:
        say = self.texts
        table = plain_table()
        for column in ("village", "value", "tile", "pile", "finca", "majority", "payable"):
            right = column in ("value", "pile")
            table.add_column(say(f"column-{column}"), justify="right" if right else "left", no_wrap=column != "tile")
        for village in self.view["villages"]:
            table.add_row(*self.village(village))
        legend = [say("label-leads"), *(f"{mark} {say(f'mode-{mode}')}" for mode, mark in MODE_MARKS.items())]
        return Group(table, Text(" · ".join(legend), "dim"))

    def village(self, village: dict[str, Any]) -> Iterable[RenderableType]:
        yield Text(self.texts(f"village-{village['village']}"), "bold" if village["tile"] else "dim")
        if village["tile"] is None:
            yield ""
            yield Text(self.texts("label-wooden-here" if village["wooden"] else "label-empty"), "dim")
            return
        yield Text(str(TILE_VALUE[TILES.index(village["tile"])]), "bold")
        yield Text(" ").join(self.asked(village["tile"]))
        yield str(village["under"] + 1)
        yield self.finca(village["finca"])
        yield self.majority(village)
        yield " ".join(MODE_MARKS[mode] for mode in village["payable"])

    def majority(self, village: dict[str, Any]) -> Text:
        counts = []
        for seat, count in enumerate(village["counts"]):
            leads = seat == village["leader"]
            counts += [self.mark(seat), Text(f"{count}{'★' if leads else ' '}", "bold" if leads else "")]
        return Text.assemble(*counts)

    def asked(self, key: str) -> list[Text]:
        """What a tile asks for."""
        tile = TILES.index(key)
        printed = {fruit: int(count) for fruit, count in zip(FRUITS, PRINTED[tile], strict=False) if count}
        if PRINTED[tile, ANY]:
            return [Text(self.texts("symbols-any", count=int(TILE_VALUE[tile])))]
        if len(printed) == len(FRUITS):
            return [Text(self.texts("symbols-each"))]
        return [Text.assemble(f"{count} ", self.fruit(fruit, count)) for fruit, count in printed.items()]

    def finca(self, key: str) -> Text:
        compared = COMPARED[FINCAS.index(key)]
        fruits = [self.fruit(fruit) for number, fruit in enumerate(FRUITS) if compared[number]]
        return Text(" ").join(fruits) if fruits else Text("?")

    def unseen(self) -> RenderableType:
        """The tiles nobody has seen, a line for each value."""
        lines: dict[int, list[str]] = {}
        for key, count in self.view["unseen"]:
            times = f"{count} × " if count > 1 else ""
            lines.setdefault(int(TILE_VALUE[TILES.index(key)]), []).append(times + self.kinds(key))
        table = plain_table()
        table.show_header = False
        table.add_column(style="bold")
        table.add_column(style="dim")
        for value, tiles in lines.items():
            table.add_row(str(value), ", ".join(tiles))
        return Group(Text(self.texts("label-unseen"), "dim"), table)

    def kinds(self, key: str) -> str:
        """The kinds that a tile asks for, which with its value tell how many of each."""
        tile = TILES.index(key)
        printed = [fruit for fruit, count in zip(FRUITS, PRINTED[tile], strict=False) if count]
        if 0 < len(printed) < len(FRUITS):
            return "+".join(self.texts(f"fruit-{fruit}", amount=1) for fruit in printed)
        return "?" if not printed else self.texts("symbols-each")

    # The players

    def stocks(self) -> RenderableType:
        """Fruits and carts: the supply's and every player's."""
        say = self.texts
        table = plain_table()
        table.add_column("")
        for fruit in FRUITS:
            table.add_column(self.fruit(fruit), justify="right")
        table.add_column(say("label-carts"), justify="right")
        table.add_row(say("label-supply"), *map(str, self.view["supply"].values()), str(self.view["hub"]), style="dim")
        for seat, player in enumerate(self.view["players"]):
            table.add_row(self.name(seat), *map(amount, player["fruits"].values()), amount(player["carts"]))
        return table

    def scores(self) -> RenderableType:
        say = self.texts
        table = plain_table()
        table.add_column("")
        for column in ("points", "tiles", "fincas", "bonuses"):
            table.add_column(say(f"column-{column}"), justify="right")
        table.add_column(say("column-action_tiles"))
        table.add_column(say("column-lacking"))
        for seat, player in enumerate(self.view["players"]):
            score = player["score"]
            table.add_row(
                self.name(seat),
                Text(str(score["total"]), "bold"),
                *(amount(score[part]) for part in ("tiles", "fincas", "bonuses")),
                ", ".join(say(f"word-{tile}") for tile in player["action_tiles"]) or "–",
                " ".join(map(str, player["lacking"])),
            )
        return table

    # Small pieces

    def mark(self, seat: int) -> Text:
        return Text(self.marks[seat], SEAT_STYLES[seat])

    def name(self, seat: int) -> Text:
        turn = "▸" if seat == self.view["turn"] else " "
        return Text.assemble(turn, self.mark(seat), (f" {self.names[seat]}", "bold" if turn == "▸" else ""))

    def fruit(self, key: str, amount: int = 1) -> Text:
        return Text.assemble(("●", FRUIT_STYLES[key]), self.texts(f"fruit-{key}", amount=amount))
