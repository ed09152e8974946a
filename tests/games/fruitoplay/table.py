"""Sittings at the table: a position in few words, cards by name, and what everybody can see afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.sitting import AnySitting, Event

import verger

FRUITOPLAY = verger.game("fruitoplay")

ANN, BEN, CAT, DAN, EVE, FAY = range(6)
FRUITS = ("strawberry", "banana", "fig", "apple")
CARDS = [f"{fruit}{number}" for fruit in "SBFA" for number in range(1, 21)]
HAND = {2: 7, 3: 7, 4: 6, 5: 6, 6: 6}
PILE = {2: 59, 3: 52, 4: 49, 5: 43, 6: 37}
TRICKS = 7


class Sitting(AnySitting):
    """A sitting with cards, where several may act at once: who does is always named."""

    # Who and what

    @property
    def seats(self) -> int:
        return len(self.match.seats)

    @property
    def pending(self) -> Any:
        return self.match.pending

    def columns(self, seat: int) -> dict[str, list[str]]:
        """The columns of a seat that have a card in them."""
        return {fruit: cards for fruit, cards in self.player(seat)["columns"].items() if cards}

    def held(self, seat: int) -> list[str]:
        found: list[str] = self.match.view(seat)["hand"]
        return found

    def scores(self, number: int = -1) -> list[int]:
        """What every seat made in a round, by default in the one counted last."""
        return [player["score"]["rounds"][number] for player in self.view["players"]]

    @property
    def hidden(self) -> dict[str, Any]:
        """The whole position."""
        return FRUITOPLAY.describe(self.match.state)

    # What may be done

    def choices(self, seat: int) -> list[str]:
        """The one argument of every legal action of a seat."""
        return [next(iter(action.arguments.values())) for action in self.match.legal(seat)]

    # Doing it

    def play_card(self, seat: int, card: str) -> list[Event]:
        return self.play("play", by=seat, card=card)

    def commit(self, *cards: str | None) -> list[Event]:
        """A whole trick, a card for each seat in order; what the last one brought."""
        events: list[Event] = []
        for seat, card in enumerate(cards):
            if card:
                events = self.play_card(seat, card)
        return events

    def answer(self, *words: str | None) -> list[Event]:
        """The last draw: yes or no from each seat in order; what the last one brought."""
        events: list[Event] = []
        for seat, word in enumerate(words):
            if word:
                events = self.play("draw", by=seat, answer=word)
        return events

    def rot(self, seat: int, card: str) -> list[Event]:
        return self.play("rot", by=seat, card=card)

    def play_round(self, *, draw: str = "no") -> None:
        """Finish the round: everybody plays the first card of the hand, and the first choice of all."""
        number = self.view["round"]
        while not self.match.over and self.view["round"] == number:
            seat = self.pending[0]
            if self.phase == "draw":
                self.play("draw", by=seat, answer=draw)
            else:
                self.match.play(seat, self.match.legal(seat)[0])


def words(row: str | Sequence[str]) -> list[str]:
    return row.split() if isinstance(row, str) else list(row)


def sitting(
    seats: int = 3,
    *,
    river: str = "",
    hands: Mapping[int, str] | None = None,
    won: Mapping[int, int] | None = None,
    columns: Mapping[int, str] | None = None,
    collective: str = "",
    **entries: Any,
) -> Sitting:
    """A sitting in a trick of round 1, or of the round given; what is not said is as after a deal.

    river       "S4 B6": the targets left, of which B6 is next; one to seven of them
    hands       {ANN: "B2 A8"}: cards in hand, filled up with others to the full hand less the tricks won
    won         {ANN: 2}: tricks of this round
    columns     {ANN: "S1 F3"}: cards won
    collective  "fig": the fruit in force, drawn by lot, or "fig 2": named by seat 2
    """
    named = [card for row in (river, *(hands or {}).values(), *(columns or {}).values()) for card in words(row)]
    named += entries.get("pile", ())
    if last := entries.get("last"):
        named += [last["target"], *last["shown"]]
    spare = [card for card in CARDS if card not in named and not card.endswith("13")]
    targets = words(river) or [spare.pop() for _ in range(TRICKS)]
    held = [words((hands or {}).get(seat, "")) for seat in range(seats)]
    for seat, hand in enumerate(held):
        hand += [spare.pop() for _ in range(HAND[seats] - (won or {}).get(seat, 0) - len(hand))]
    fruit, _, chooser = collective.partition(" ")
    number = entries.get("round", 1)
    description = {
        "seats": seats,
        "river": targets,
        "hands": held,
        "columns": [words((columns or {}).get(seat, "")) for seat in range(seats)],
        "collective": {"fruit": fruit, "chooser": int(chooser) if chooser else None} if fruit else None,
        "scores": [[0] * (number - 1)] * seats,
        **entries,
    }
    return Sitting(FRUITOPLAY.position(description))


def last_draw(
    seats: int = 3, *, cards: Mapping[int, str] | None = None, last: tuple[str, str] | None = None,
    collective: str = "", **entries: Any,
) -> Sitting:  # fmt: skip
    """A sitting after the last trick, when all are asked whether they draw.

    cards   {ANN: "S1 S3"}: all that a seat has, in hand as far as it can be, the rest in columns; others hold any cards
    last    ("B6", "B2 A8 -"): the last target and the cards played for it
    """
    target, shown = last or ("", "")
    own = {seat: words(row) for seat, row in (cards or {}).items()}
    named = [target, *words(shown), *(card for row in own.values() for card in row), *entries.get("pile", ())]
    spare = [card for card in CARDS if card not in named and not card.endswith("13")]
    most = HAND[seats] - 1
    hands = [own[seat][:most] if seat in own else [spare.pop() for _ in range(most)] for seat in range(seats)]
    fruit, _, chooser = collective.partition(" ")
    number = entries.get("round", 1)
    description = {
        "seats": seats,
        "phase": "draw",
        "hands": hands,
        "columns": [own.get(seat, [])[most:] for seat in range(seats)],
        "collective": {"fruit": fruit, "chooser": int(chooser) if chooser else None} if fruit else None,
        "last": {"target": target, "shown": [None if card == "-" else card for card in words(shown)]} if last else None,
        "scores": [[0] * (number - 1)] * seats,
        **entries,
    }
    return Sitting(FRUITOPLAY.position(description))


def laid_down(cards: Mapping[int, str], seats: int = 2, **entries: Any) -> Sitting:
    """A sitting in which everybody has laid these cards down: rotten cards are chosen, or the round is counted."""
    table = last_draw(seats, cards=cards, **entries)
    table.answer(*["no"] * seats)
    return table


def new_match(seats: int, seed: int, **options: Any) -> Sitting:
    return Sitting(FRUITOPLAY.new(seats=seats, seed=seed, **options))
