"""The log tells everything: whoever only hears what happened can keep the books of the whole table."""

from collections import Counter
from typing import Any

import pytest
from tests.games.listening import Listener

from .table import FRUITS, VILLAGES, new_match


class Books(Listener):
    """The table as a listener knows it, from the first view and the events alone."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.hands = [Counter(player["fruits"]) for player in view["players"]]
        self.supply = Counter(view["supply"])
        self.carts = [player["carts"] for player in view["players"]]
        self.hub = view["hub"]
        self.farmers = [list(row) for row in view["farmers"]]
        self.wheel = view["wheel"]
        self.tops = {village["village"]: village["tile"] for village in view["villages"]}
        self.points = [player["score"]["total"] for player in view["players"]]
        self.wooden = view["wooden"]

    def hear_place(self, seat: int, blade: int) -> None:
        self.farmers[blade][seat] += 1

    def hear_walk(self, seat: int, blade: int, to: int, steps: int) -> None:
        assert sum(self.farmers[blade]) == steps
        assert (blade + steps) % 12 == to
        self.hear_fly(seat, blade, to)

    def hear_fly(self, seat: int, blade: int, to: int) -> None:
        self.farmers[blade][seat] -= 1
        self.farmers[to][seat] += 1

    def hear_harvest(self, seat: int, blade: int, fruit: str, amount: int) -> None:
        assert self.wheel[blade] == fruit
        self.supply[fruit] -= amount
        self.hands[seat][fruit] += amount

    def hear_recall_fruit(self, seat: int, fruit: str, amount: int) -> None:
        assert self.hands[seat][fruit] == amount > 0
        self.hear_pay(seat, fruit, amount)

    def hear_pay(self, seat: int, fruit: str, amount: int) -> None:
        self.supply[fruit] += amount
        self.hands[seat][fruit] -= amount

    def hear_carts(self, seat: int, amount: int) -> None:
        self.hub -= amount
        self.carts[seat] += amount

    def hear_recall_carts(self, seat: int, amount: int) -> None:
        assert self.carts[seat] == amount > 0
        self.hear_carts(seat, -amount)

    def hear_return_cart(self, seat: int) -> None:
        self.hear_carts(seat, -1)

    def hear_spend_tile(self, seat: int, tile: str) -> None:
        self.points[seat] -= 2

    def hear_take(self, seat: int, village: str, tile: str, value: int) -> None:
        assert self.tops[village] == tile
        self.tops[village] = None
        self.points[seat] += value

    def hear_bonus(self, seat: int, value: int) -> None:
        self.points[seat] += value

    def hear_award(self, seat: int, village: str, finca: str, count: int) -> None:
        self.points[seat] += 5

    def hear_build(self, village: str) -> None:
        self.wooden -= 1

    def hear_reveal(self, village: str, tile: str, value: int) -> None:
        assert self.tops[village] is None
        self.tops[village] = tile

    def compare(self, view: dict[str, Any]) -> None:
        assert self.supply == Counter(view["supply"])
        assert [[hand[fruit] for fruit in FRUITS] for hand in self.hands] == [
            [player["fruits"][fruit] for fruit in FRUITS] for player in view["players"]
        ]
        assert (self.hub, self.carts) == (view["hub"], [player["carts"] for player in view["players"]])
        assert self.farmers == view["farmers"]
        assert [self.tops[village] for village in VILLAGES] == [village["tile"] for village in view["villages"]]
        assert self.points == [player["score"]["total"] for player in view["players"]]
        assert self.wooden == view["wooden"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_log_tells_everything(seats, seed):
    table = new_match(seats, seed)
    assert Books(table.view).follow(table) == {"kind": "end", "reason": "fincas"}
