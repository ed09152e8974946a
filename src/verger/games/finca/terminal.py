"""The board in a terminal: the windmill unrolled into two rows, then villages, stocks and scores, at any width."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from verger import drawing
from verger.drawing import amount, beside, headless, scored, table_of

from . import components as box

FRUIT_STYLES = dict(zip(box.FRUITS, ("#b58a5a", "#8e5bb5", "#d6649a", "#d9b400", "#6b8e23", "#e07b1a"), strict=True))
MODE_MARKS = {"cart": "✓", "large": "10", "less": "−1"}  # as printed on the tiles
WIDE = 112  # columns from which two things stand side by side


class Board(drawing.Board):
    """The board of a view; all seats of Finca know the same."""

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
        blades = Table(box=ROUNDED, show_header=False, show_lines=True, padding=(0, 1, 0, 0))
        for _ in range(box.HALF):
            blades.add_column(width=10)
        blades.add_row(*map(self.blade, range(box.HALF)))
        blades.add_row(*map(self.blade, reversed(range(box.HALF, box.BLADES))))
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
        columns = ("village", "value", "tile", "pile", "finca", "majority", "payable")
        table = table_of(self.heads(*columns), map(self.village, self.view["villages"]), " > >")
        for column in table.columns:
            column.no_wrap = column is not table.columns[columns.index("tile")]
        legend = [say("label-leads"), *(f"{mark} {say(f'mode-{mode}')}" for mode, mark in MODE_MARKS.items())]
        return Group(table, Text(" · ".join(legend), "dim"))

    def village(self, village: dict[str, Any]) -> Iterable[RenderableType]:
        yield Text(self.texts(f"village-{village['village']}"), "bold" if village["tile"] else "dim")
        if village["tile"] is None:
            yield ""
            yield Text(self.texts("label-wooden-here" if village["wooden"] else "label-empty"), "dim")
            return
        yield Text(str(box.TILE_VALUE[box.TILES.index(village["tile"])]), "bold")
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
        tile = box.TILES.index(key)
        printed = {fruit: int(count) for fruit, count in zip(box.FRUITS, box.PRINTED[tile], strict=False) if count}
        if box.PRINTED[tile, box.ANY]:
            return [Text(self.texts("symbols-any", count=int(box.TILE_VALUE[tile])))]
        if len(printed) == len(box.FRUITS):
            return [Text(self.texts("symbols-each"))]
        return [Text.assemble(f"{count} ", self.fruit(fruit, count)) for fruit, count in printed.items()]

    def finca(self, key: str) -> Text:
        compared = box.COMPARED[box.FINCAS.index(key)]
        fruits = [self.fruit(fruit) for number, fruit in enumerate(box.FRUITS) if compared[number]]
        return Text(" ").join(fruits) if fruits else Text("?")

    def unseen(self) -> RenderableType:
        """The tiles nobody has seen, a line for each value."""
        lines: dict[int, list[str]] = {}
        for key, count in self.view["unseen"]:
            times = f"{count} × " if count > 1 else ""
            lines.setdefault(int(box.TILE_VALUE[box.TILES.index(key)]), []).append(times + self.kinds(key))
        rows = [(Text(str(value), "bold"), Text(", ".join(tiles), "dim")) for value, tiles in lines.items()]
        return Group(Text(self.texts("label-unseen"), "dim"), headless(rows))

    def kinds(self, key: str) -> str:
        """The kinds that a tile asks for, which with its value tell how many of each."""
        tile = box.TILES.index(key)
        printed = [fruit for fruit, count in zip(box.FRUITS, box.PRINTED[tile], strict=False) if count]
        if 0 < len(printed) < len(box.FRUITS):
            return "+".join(self.texts(f"fruit-{fruit}", amount=1) for fruit in printed)
        return "?" if not printed else self.texts("symbols-each")

    # The players

    def stocks(self) -> RenderableType:
        """Fruits and carts: the supply's and every player's."""
        say, view = self.texts, self.view
        left = [say("label-supply"), *map(str, view["supply"].values()), str(view["hub"])]
        rows = [
            [self.name(seat), *map(amount, player["fruits"].values()), amount(player["carts"])]
            for seat, player in enumerate(view["players"])
        ]
        heads: list[RenderableType] = ["", *map(self.fruit, box.FRUITS), say("label-carts")]
        return table_of(heads, [[Text(one, "dim") for one in left], *rows], " " + ">" * len(heads))

    def scores(self) -> RenderableType:
        words: dict[str, drawing.Drawn] = {
            "action_tiles": lambda player: (
                ", ".join(self.texts(f"word-{tile}") for tile in player["action_tiles"]) or "–"
            ),
            "lacking": lambda player: " ".join(map(str, player["lacking"])),
        }
        return self.standings(scored("tiles", "fincas", "bonuses") | words, len(words), range(len(self.names)))

    def fruit(self, key: str, amount: int = 1) -> Text:
        return Text.assemble(("●", FRUIT_STYLES[key]), self.texts(f"fruit-{key}", amount=amount))


draw = Board.of(box.FOLDER)
