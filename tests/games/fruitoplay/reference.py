"""Fruitoplay once more, from the rulebook's words: slow, obvious, in plain sets and lists, without the rules' code.

It starts from a described position, hidden cards and generator included, and plays along, chance included: the pile is
shuffled and lots are drawn by its own SplitMix64. An action is a tuple of its kind and argument: ("play", "B6").
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import verger

_BOX = tomllib.loads((Path(verger.__file__).parent / "games/fruitoplay/components.toml").read_text(encoding="utf-8"))

FRUITS: list[str] = _BOX["fruits"]
CARDS: list[str] = [row["card"] for row in _BOX["cards"]]
FRUIT: dict[str, str] = {row["card"]: row["fruit"] for row in _BOX["cards"]}
NUMBER: dict[str, int] = {row["card"]: row["number"] for row in _BOX["cards"]}
WORTH: dict[str, int] = {row["card"]: {"rotten": 0, "single": 1, "double": 2}[row["kind"]] for row in _BOX["cards"]}
ROTTEN: dict[str, str] = {FRUIT[card]: card for card in CARDS if WORTH[card] == 0}
BOTH_SIDES = {1: 0, 2: 1, 3: 2}  # what the collective card adds in each round

ActionTuple = tuple[str, str]


def gap(card: str, target: str) -> int:
    return abs(NUMBER[card] - NUMBER[target])


def winner_of(target: str, played: Mapping[int, str], every_card: bool = False) -> tuple[int | None, list[set[int]]]:
    """Who wins a trick, and the groups of seats whose cards were struck on the way."""
    valid = dict(played)
    struck: list[set[int]] = []
    if every_card:
        gaps = [gap(card, target) for card in valid.values()]
        group = {seat for seat, card in valid.items() if gaps.count(gap(card, target)) > 1}
        if group:
            struck.append(group)
            valid = {seat: card for seat, card in valid.items() if seat not in group}
    while valid:
        rivals = {seat: card for seat, card in valid.items() if FRUIT[card] == FRUIT[target]} or valid
        closest = min(gap(card, target) for card in rivals.values())
        best = {seat for seat, card in rivals.items() if gap(card, target) == closest}
        if len(best) == 1:
            return best.pop(), struck
        struck.append(best)
        valid = {seat: card for seat, card in valid.items() if seat not in best}
    return None, struck


def round_score(cards: Sequence[str], collective: str | None, value: int, cancelled: Mapping[str, str]) -> int:
    """The points of a seat with these cards, of which rotten ones cancel those named."""
    columns = []
    for fruit in FRUITS:
        worth = sum(WORTH[card] for card in cards if FRUIT[card] == fruit and cancelled.get(fruit) != card)
        if collective == fruit and cancelled.get(fruit) != "collective":
            worth += value
        columns.append(worth)
    full = [worth for worth in columns if worth]
    return max(full) * min(full) if full else 0


def items(cards: Sequence[str], collective: str | None, fruit: str) -> list[str]:
    """What the rotten card of a fruit may cancel for the owner of these cards."""
    if ROTTEN[fruit] not in cards:
        return []
    others = [card for card in cards if FRUIT[card] == fruit and card != ROTTEN[fruit]]
    return others + ["collective"] * (collective == fruit)


def scrambled(bits: int) -> int:
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB % 2**64
    return bits ^ bits >> 31


class SplitMix:
    """The generator, as published."""

    def __init__(self, counter: int) -> None:
        self.counter = counter

    def below(self, count: int) -> int:
        self.counter = (self.counter + 0x9E3779B97F4A7C15) % 2**64
        return (scrambled(self.counter) % 2**32) * count >> 32

    def shuffled(self, things: Sequence[str]) -> list[str]:
        row = list(things)
        for last in range(len(row) - 1, 0, -1):
            other = self.below(last + 1)
            row[last], row[other] = row[other], row[last]
        return row


class Reference:
    """The whole table. `legal()` and `play()` follow the rules to the letter."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        self.seats: int = start["seats"]
        self.phase: str = start["phase"]
        self.round: int = start["round"]
        self.river: list[str] = list(start["river"])
        self.hands = [set(hand) for hand in start["hands"]]
        self.columns = [set(cards) for cards in start["columns"]]
        self.aside = set(start["aside"])
        self.pile: list[str] = list(start["pile"])
        self.chosen: dict[int, str] = {seat: card for seat, card in enumerate(start["chosen"]) if card}
        self.answers: dict[int, str] = {seat: word for seat, word in enumerate(start["answers"]) if word}
        self.cancelled: list[dict[str, str]] = [dict(row) for row in start["cancelled"]]
        self.collective: str | None = (start["collective"] or {}).get("fruit")
        self.chooser: int | None = (start["collective"] or {}).get("chooser")
        self.last: dict[str, Any] | None = start["last"]
        self.scores: list[list[int]] = [list(row) for row in start["scores"]]
        self.turns: int = start["turns"]
        self.every_card: bool = start["tie_scope"] == "every_card"
        self.chance = SplitMix(start["generator"])

    # What is

    @property
    def everyone(self) -> range:
        return range(self.seats)

    @property
    def value(self) -> int:
        return BOTH_SIDES[self.round]

    def totals(self) -> list[int]:
        return [sum(row) for row in self.scores]

    def alone_last(self) -> int | None:
        totals = self.totals()
        return totals.index(min(totals)) if totals.count(min(totals)) == 1 else None

    def last_winner(self) -> int | None:
        if self.last is None:
            return None
        played = {seat: card for seat, card in enumerate(self.last["shown"]) if card}
        return winner_of(self.last["target"], played, self.every_card)[0]

    def open_items(self, seat: int) -> dict[str, list[str]]:
        """What the seat has still to choose from, by fruit."""
        found = {fruit: items(sorted(self.columns[seat]), self.collective, fruit) for fruit in FRUITS}
        return {f: choice for f, choice in found.items() if len(choice) > 1 and f not in self.cancelled[seat]}

    def pending(self) -> list[int]:
        if self.phase == "collective":
            return [seat for seat in self.everyone if seat == self.alone_last()]
        if self.phase == "trick":
            return [seat for seat in self.everyone if self.hands[seat] and seat not in self.chosen]
        if self.phase == "draw":
            winner = self.last_winner()
            return [seat for seat in self.everyone if seat != winner and seat not in self.answers]
        return [seat for seat in self.everyone if self.phase == "rot" and self.open_items(seat)]

    def legal(self, seat: int) -> set[ActionTuple]:
        if seat not in self.pending():
            return set()
        if self.phase == "collective":
            return {("collective", fruit) for fruit in FRUITS}
        if self.phase == "trick":
            return {("play", card) for card in self.hands[seat]}
        if self.phase == "draw":
            return {("draw", "yes"), ("draw", "no")}
        return {("rot", item) for choice in self.open_items(seat).values() for item in choice}

    def standing(self) -> tuple[list[int], list[int]]:
        totals = self.totals()
        ranks = [(total, row[2] if len(row) == 3 else 0) for total, row in zip(totals, self.scores, strict=True)]
        return [1 + sum(other > rank for other in ranks) for rank in ranks], totals

    def describe(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "phase": self.phase,
            "round": self.round,
            "river": self.river,
            "hands": [sorted(hand, key=CARDS.index) for hand in self.hands],
            "columns": [sorted(cards, key=CARDS.index) for cards in self.columns],
            "aside": sorted(self.aside, key=CARDS.index),
            "pile": self.pile,
            "chosen": [self.chosen.get(seat) for seat in self.everyone],
            "answers": [self.answers.get(seat) for seat in self.everyone],
            "cancelled": [{fruit: row[fruit] for fruit in FRUITS if fruit in row} for row in self.cancelled],
            "collective": self.collective and {"fruit": self.collective, "chooser": self.chooser},
            "last": self.last,
            "scores": self.scores,
            "turns": self.turns,
            "tie_scope": "every_card" if self.every_card else "contenders",
            "generator": self.chance.counter,
        }

    # What happens

    def play(self, seat: int, action: ActionTuple) -> None:
        kind, argument = action
        assert action in self.legal(seat)
        if kind == "collective":
            self.collective, self.chooser, self.phase = argument, seat, "trick"
        elif kind == "play":
            self.chosen[seat] = argument
        elif kind == "draw":
            self.answers[seat] = argument
        else:
            fruit = self.collective if argument == "collective" else FRUIT[argument]
            assert fruit is not None
            self.cancelled[seat][fruit] = argument
        if not self.pending():
            {"trick": self.end_trick, "draw": self.end_tricks, "rot": self.count}[self.phase]()

    def end_trick(self) -> None:
        target = self.river.pop()
        played, self.chosen = self.chosen, {}
        winner, _ = winner_of(target, played, self.every_card)
        self.last = {"target": target, "shown": [played.get(seat) for seat in self.everyone]}
        self.turns += 1
        for seat, card in played.items():
            self.hands[seat].remove(card)
        (self.aside if winner is None else self.columns[winner]).update({target, *played.values()})
        if self.river:
            for seat in self.everyone:
                if seat != winner:
                    self.hands[seat].add(self.pile.pop(0))
        else:
            self.phase = "draw"

    def end_tricks(self) -> None:
        willing = [seat for seat in self.everyone if self.answers.get(seat) == "yes"]
        self.answers = {}
        served = list(willing)
        if len(willing) > len(self.pile):
            served, left = [], len(self.pile)
            for place, seat in enumerate(willing):
                rest = len(willing) - place
                if rest <= left or self.chance.below(rest) < left:
                    served.append(seat)
                    left -= 1
        for seat in served:
            self.hands[seat].add(self.pile.pop(0))
        for seat in self.everyone:
            self.columns[seat] |= self.hands[seat]
            self.hands[seat] = set()
            for fruit in FRUITS:
                choice = items(sorted(self.columns[seat]), self.collective, fruit)
                if len(choice) == 1:
                    self.cancelled[seat][fruit] = choice[0]
        self.phase = "rot"
        if not self.pending():
            self.count()

    def count(self) -> None:
        for seat in self.everyone:
            cards = sorted(self.columns[seat])
            self.scores[seat].append(round_score(cards, self.collective, self.value, self.cancelled[seat]))
        if self.round == 3:
            self.phase = "over"
        else:
            self.round += 1
            self.deal()

    def deal(self) -> None:
        deck = self.chance.shuffled(CARDS)
        each = 7 if self.seats <= 3 else 6
        self.hands = [set(deck[seat * each : (seat + 1) * each]) for seat in self.everyone]
        rest = deck[self.seats * each :]
        self.river, self.pile = rest[:7], rest[7:]
        self.columns = [set() for _ in self.everyone]
        self.aside = set()
        self.cancelled = [{} for _ in self.everyone]
        self.collective = self.chooser = self.last = None
        self.phase = "collective"
        if self.alone_last() is None:
            self.collective = FRUITS[self.chance.below(4)]
            self.phase = "trick"
