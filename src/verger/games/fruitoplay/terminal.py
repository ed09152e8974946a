"""The board in a terminal: the river and one's hand in rows of cards, then everybody's columns, at any width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from verger import drawing
from verger.drawing import headless, table_of

from . import components as box
from .scoring import PARTS

FRUIT_STYLES = dict(zip(box.FRUITS, ("#d9473f", "#d9b400", "#8e5bb5", "#5f9e3a"), strict=True))
MARKS = {0: "☠", 1: "", 2: "²"}  # a card's fruits: rotten, single, double


class Board(drawing.Board):
    """The board of a view, with the hand of the seat that looks on."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.clock()
        yield Text()
        yield from self.rows()
        yield Text()
        yield self.columns()
        yield from self.rotten()
        yield Text()
        yield self.scores()
        yield Text()
        yield self.unseen()

    # The table

    def clock(self) -> Text:
        """Round and trick, the pile, the collective card."""
        view, say = self.view, self.texts
        told = [
            say("label-clock", round=view["round"], rounds=box.ROUNDS, trick=view["trick"], tricks=box.TRICKS),
            say("label-pile-cards", count=view["pile"]),
        ]
        if view["collective"]:
            told.append(self.collective(view["collective"]))
        return Text(" · ".join(told))

    def collective(self, card: dict[str, Any]) -> str:
        say = self.texts
        fruit = say(f"fruit-{card['fruit']}", amount=card["value"])
        if card["chooser"] is None:
            return say("label-collective-lot", amount=card["value"], fruit=fruit)
        return say("label-collective-chosen", amount=card["value"], fruit=fruit, seat=self.names[card["chooser"]])

    def rows(self) -> Iterable[RenderableType]:
        """The last trick, the river with the next target last, and the hand with its gaps."""
        view, say = self.view, self.texts
        rows: list[tuple[RenderableType, RenderableType]] = []
        if view["last"]:
            rows.append((say("label-last"), self.last(view["last"])))
        if view["target"]:
            coming = [self.card(key) for key in view["river"]]
            rows.append((say("label-river"), Text("  ").join(coming) if coming else "–"))
            rows.append((say("label-target"), self.card(view["target"], "bold reverse")))
        if view["hand"]:
            rows.append((say("label-hand"), self.hand()))
            rows.append(("", Text(say("label-prospect", points=view["prospect"]), "dim")))
        table = headless(rows)
        table.columns[0].style, table.columns[0].no_wrap = "dim", True
        return [table] if rows else []

    def last(self, trick: dict[str, Any]) -> Text:
        say = self.texts
        shown = [
            Text.assemble(f"{self.names[play['seat']]} ", self.card(play["card"], "strike" if play["struck"] else ""),
                          (f" ({play['gap']})", "dim"))
            for play in trick["shown"]
        ]  # fmt: skip
        how = "label-wins-matching" if trick["matching"] else "label-wins"
        winner = trick["winner"]
        end = say("label-nobody") if winner is None else say(how, seat=self.names[winner])
        return Text.assemble(self.card(trick["target"], "bold"), " ← ", Text(", ").join(shown), " → ", end)

    def hand(self) -> Text:
        """One's cards with their gaps to the target; the one face down is marked."""
        view = self.view
        gaps = view["gaps"] or [None] * len(view["hand"])
        shown = []
        for key, gap in zip(view["hand"], gaps, strict=True):
            card = self.card(key, "reverse" if key == view["chosen"] else "")
            shown.append(Text.assemble(card, ("" if gap is None else f" ({gap})", "dim")))
        return Text("  ").join(shown)

    # The players

    def columns(self) -> Table:
        """Everybody's columns, with the cards held and the product so far."""
        say = self.texts
        fruits = [self.fruit(fruit, 2) for fruit in box.FRUITS]
        heads: list[RenderableType] = ["", say("column-hand"), *fruits, say("column-product")]
        return named(table_of(heads, map(self.player, range(len(self.names))), " >    >"))

    def player(self, seat: int) -> Iterable[RenderableType]:
        player = self.view["players"][seat]
        yield self.name(seat)
        yield str(player["hand"])
        yield from (self.column(player["columns"][fruit], player["values"][fruit]) for fruit in box.FRUITS)
        yield str(player["product"])

    def scores(self) -> Table:
        """The round sheet."""
        heads = ["", *(self.texts(f"part-{part}") for part in PARTS), self.texts("column-total")]
        table = named(table_of(heads, map(self.score, range(len(self.names))), " >>>>"))
        table.columns[-1].style = "bold"
        return table

    def score(self, seat: int) -> Iterable[str]:
        score = self.view["players"][seat]["score"]
        rounds = list(map(str, score["rounds"]))
        return [self.names[seat], *rounds, *[""] * (box.ROUNDS - len(rounds)), str(score["total"])]

    def column(self, keys: Sequence[str], value: int) -> Text:
        """The numbers of a column's cards, and what it is worth."""
        cards = map(box.CARDS.index, keys)
        numbers = " ".join(f"{box.NUMBER_OF[card]}{MARKS[int(box.FRUITS_ON[card])]}" for card in cards)
        return Text.assemble((numbers and f"{numbers} ", "dim"), (f"={value}" if keys or value else "", "bold"))

    def name(self, seat: int) -> Text:
        """A seat's name: ▸ may act, ✓ has chosen."""
        waiting = seat in self.view["pending"]
        mark = " " if self.view["over"] else "▸" if waiting else "✓"
        return Text(f"{mark} {self.names[seat]}", "bold" if waiting else "")

    def rotten(self) -> Iterable[RenderableType]:
        """One's own rotten cards with what each choice would bring."""
        for rotten in self.view["rotten"]:
            for choice in rotten["choices"]:
                chosen = "▸ " if choice["card"] == rotten["chosen"] else "  "
                card = self.texts(f"card-{choice['card']}")
                yield Text(chosen + self.texts("label-cancel", card=card, points=choice["points"]))

    # Small pieces

    def unseen(self) -> RenderableType:
        """The numbers not seen yet, a line for each fruit."""
        rows = []
        for number, fruit in enumerate(box.FRUITS):
            cards = [card for card in map(box.CARDS.index, self.view["unseen"]) if box.FRUIT_OF[card] == number]
            rows.append((self.fruit(fruit, 2), Text(" ".join(str(box.NUMBER_OF[card]) for card in cards), "dim")))
        table = headless(rows)
        table.title, table.title_style, table.title_justify = self.texts("label-unseen"), "dim", "left"
        return table

    def card(self, key: str, style: str = "") -> Text:
        card = box.CARDS.index(key)
        name = f"{self.texts(f'card-{key}')}{MARKS[int(box.FRUITS_ON[card])]}"
        return Text.assemble(("●", FRUIT_STYLES[box.FRUITS[box.FRUIT_OF[card]]]), (name, style))

    def fruit(self, key: str, amount: int = 1) -> Text:
        return Text.assemble(("●", FRUIT_STYLES[key]), self.texts(f"fruit-{key}", amount=amount))


def named(table: Table) -> Table:
    """A table whose first column keeps names on one line."""
    table.columns[0].no_wrap = True
    return table


draw = Board.of(box.FOLDER)
