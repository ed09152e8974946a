"""The board in a terminal: the river and one's hand in rows of cards, then everybody's columns, at any width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from verger.drawing import plain_table
from verger.engine.texts import Texts

from .components import CARDS, FOLDER, FRUITS, FRUITS_ON, ROUNDS, TRICKS
from .tricks import fruit_of, number_of

FRUIT_STYLES = dict(zip(FRUITS, ("#d9473f", "#d9b400", "#8e5bb5", "#5f9e3a"), strict=True))
MARKS = {0: "☠", 1: "", 2: "²"}  # a card's fruits: rotten, single, double


def draw(view: dict[str, Any], seat: int | None, names: Sequence[str], language: str) -> Board:
    """The board of a view, with the hand of the seat that looks on."""
    return Board(view, seat, tuple(names), Texts.load(FOLDER / "texts", language))


@dataclass(frozen=True)
class Board:
    view: dict[str, Any]
    seat: int | None
    names: tuple[str, ...]
    texts: Texts

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
            say("label-clock", round=view["round"], rounds=ROUNDS, trick=view["trick"], tricks=TRICKS),
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
        view = self.view
        table = plain_table()
        table.show_header = False
        table.add_column(style="dim", no_wrap=True)
        table.add_column()
        if view["last"]:
            table.add_row(self.texts("label-last"), self.last(view["last"]))
        if view["target"]:
            coming = [self.card(key) for key in view["river"]]
            table.add_row(self.texts("label-river"), Text("  ").join(coming) if coming else "–")
            table.add_row(self.texts("label-target"), self.card(view["target"], "bold reverse"))
        if view["hand"]:
            table.add_row(self.texts("label-hand"), self.hand())
            table.add_row("", Text(self.texts("label-prospect", points=view["prospect"]), "dim"))
        return [table] if table.row_count else []

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
        table = plain_table()
        table.add_column("", no_wrap=True)
        table.add_column(say("column-hand"), justify="right")
        for fruit in FRUITS:
            table.add_column(self.fruit(fruit, 2))
        table.add_column(say("column-product"), justify="right")
        for seat, player in enumerate(self.view["players"]):
            columns = [self.column(player["columns"][fruit], player["values"][fruit]) for fruit in FRUITS]
            table.add_row(self.name(seat), str(player["hand"]), *columns, str(player["product"]))
        return table

    def scores(self) -> Table:
        """The round sheet."""
        say = self.texts
        table = plain_table()
        table.add_column("", no_wrap=True)
        for number in range(ROUNDS):
            table.add_column(say(f"part-round_{number + 1}"), justify="right")
        table.add_column(say("column-total"), justify="right", style="bold")
        for seat, player in enumerate(self.view["players"]):
            rounds = player["score"]["rounds"]
            cells = [str(points) for points in rounds] + [""] * (ROUNDS - len(rounds))
            table.add_row(self.names[seat], *cells, str(player["score"]["total"]))
        return table

    def column(self, keys: Sequence[str], value: int) -> Text:
        """The numbers of a column's cards, and what it is worth."""
        numbers = " ".join(f"{number_of(card)}{MARKS[int(FRUITS_ON[card])]}" for card in map(CARDS.index, keys))
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
        table = plain_table()
        table.show_header = False
        table.add_column()
        table.add_column(style="dim")
        for number, fruit in enumerate(FRUITS):
            cards = [card for card in map(CARDS.index, self.view["unseen"]) if fruit_of(card) == number]
            table.add_row(self.fruit(fruit, 2), " ".join(str(number_of(card)) for card in cards))
        table.title, table.title_style, table.title_justify = self.texts("label-unseen"), "dim", "left"
        return table

    def card(self, key: str, style: str = "") -> Text:
        card = CARDS.index(key)
        name = f"{self.texts(f'card-{key}')}{MARKS[int(FRUITS_ON[card])]}"
        return Text.assemble(("●", FRUIT_STYLES[FRUITS[fruit_of(card)]]), (name, style))

    def fruit(self, key: str, amount: int = 1) -> Text:
        return Text.assemble(("●", FRUIT_STYLES[key]), self.texts(f"fruit-{key}", amount=amount))
