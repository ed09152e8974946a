"""What a seat may know: everything but what chance will draw from the bags; and what a page is told of prospects."""

import json
from typing import Any

import numpy as np
import pytest
from tests.games.listening import Listener
from tests.games.sitting import play_at_random

from verger.match import Reach, UndoRefused

from .table import BARE, FRUITS, FRUTOPIA, FULL, RED, YELLOW, Sitting, new_match, ready_match, sitting

VIEW = {
    "seats", "turn", "start", "pending", "phase", "step", "over", "stopped", "turns", "round", "round_limit", "factory",
    "one_bag", "licence", "last_round", "rows", "piles", "players", "hand", "using", "pawns", "aside",
}  # fmt: skip
PLAYER = {
    "stock", "cells", "free", "boats", "slides", "lacking", "fits", "businesses", "buildings", "stars", "marked",
    "beaches", "desserts", "shops", "pawns", "advances", "score",
}  # fmt: skip
PLENTY = dict.fromkeys(FRUITS, 9)


def sittings(actions: int) -> list[Sitting]:
    return [
        play_at_random(new_match(seats, seats, factory=seats > 2), seed=actions, actions=actions) for seats in (2, 3, 4)
    ]


# --- What is hidden --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("actions", [0, 3, 60, 200, 10_000])
def test_all_seats_and_spectators_see_the_same(actions):
    for table in sittings(actions):
        views = [table.match.view(eyes) for eyes in (None, *range(table.view["seats"]))]
        assert all(view == views[0] for view in views)


@pytest.mark.parametrize("actions", [0, 3, 60, 10_000])
def test_a_view_holds_what_is_public_and_nothing_else(actions):
    for table in sittings(actions):
        assert table.view.keys() == VIEW
        assert {key for player in table.view["players"] for key in player} == PLAYER
        assert json.loads(json.dumps(table.view)) == json.loads(json.dumps(table.view)), "plain data"


def test_nothing_lies_hidden_in_the_record_but_chance_itself():
    """Boats are drawn when a bag is chosen: a redealt position differs in its generator alone."""
    for actions in (0, 1, 50):
        for table in sittings(actions):
            truth, other = FRUTOPIA.describe(table.match.state), FRUTOPIA.describe(table.redealt(5))
            assert {key for key in truth if truth[key] != other[key]} == {"generator"}


def test_what_a_bag_will_give_is_open_until_it_is_chosen():
    table = new_match(3, 3)
    draws = set()
    for seed in range(30):
        copy = table.redealt(seed)
        FRUTOPIA.loops.step(copy, table.seat, 0)
        draws.add(tuple(copy.boats[table.seat].tolist()))
    assert len(draws) == 30


def test_after_the_set_up_chance_has_no_further_part():
    table = ready_match(3, 8, factory=True)
    generator = int(table.match.state.generator)
    play_at_random(table, seed=8)
    assert table.match.over
    assert int(table.match.state.generator) == generator


def test_a_preview_tells_nothing_of_the_boats():
    table = new_match(2, 1)
    for choice in table.match.choices(table.seat):
        assert choice.reveals
        assert [event["kind"] for event in choice.events] == ["bag"]


def test_a_preview_tells_all_the_rest():
    table = sitting(stock=PLENTY)
    (choice,) = [
        choice for choice in table.match.choices(RED) if choice.action.arguments == {"piece": "banana", "to": "c2"}
    ]
    assert not choice.reveals
    assert choice.events == table.move("banana", "c2")


@pytest.mark.rule("FRU-R26")
def test_r26_a_choice_of_bag_cannot_be_taken_back():
    table = new_match(2, 1)
    seat = table.seat
    table.play("bag", bag="orange")
    assert table.match.reach(seat) == Reach(0, "reveal")
    with pytest.raises(UndoRefused):
        table.match.undo(seat)


# --- What a page is told ---------------------------------------------------------------------------------------------


def test_slides_say_what_they_would_bring():
    table = sitting(
        island="CA1 . . . . / . ba . li . / . . po . . / . or . ma . / MX1 . . . .",
        islands={YELLOW: FULL}, phase="trading",
    )  # fmt: skip
    slides = {(slide["piece"], slide["to"]): slide for slide in table.player()["slides"]}
    assert slides["CA1", "e1"] == {"piece": "CA1", "cell": "a1", "to": "e1", "steps": 4, "amount": 4}
    assert slides["MX1", "c5"]["amount"] == 3, "one fruit more"
    assert slides["banana", "b1"]["amount"] == 1
    assert {slide["to"] for slide in table.player(YELLOW)["slides"] if slide["piece"] == "banana"} == {"c2", "b3"}


def test_boats_and_rows_say_what_they_lack():
    table = sitting(island=FULL.replace("A", "O01"), stock={"banana": 1, "mangosteen": 3})
    assert table.player()["boats"][0] == {
        "berth": "A", "cell": "b1", "boat": "O01", "moored": True, "lacking": {"banana": 1, "lime": 1},
    }  # fmt: skip
    assert table.player()["lacking"][0] == {"lime": 2}
    assert table.player()["lacking"][3] == {"orange": 2, "mangosteen": 1}


def test_plans_say_where_they_fit_on_every_island():
    table = sitting(island=". . . . . / . . . . . / ba . . . li / . po . or . / . . ma . .", rows={1: "PL4 PL5"})
    assert {place["cell"] for place in table.player()["fits"]["PL4"]} >= {"a1", "b1", "c1", "d1", "b2", "c2"}
    assert {place["rotation"] for place in table.player()["fits"]["PL5"]} == {0, 90, 180, 270}
    assert table.player(YELLOW)["fits"]["PL4"] == table.player(YELLOW)["fits"]["PL5"] == []


def test_the_business_in_hand_warns_of_walls():
    table = sitting(
        island="ba A . B li / L . or . H / F . . . C / K . . . I / po E J D ma", stock=PLENTY, rows={1: "PL1"},
        phase="trading",
    )  # fmt: skip
    table.take(1)
    hand = table.view["hand"]
    assert hand["business"] == "PL1"
    legal = [(place["cell"], place["rotation"]) for place in table.legal("place_large")]
    for place in hand["walls_in"]:
        assert (place["cell"], place["rotation"]) in legal
    assert hand["walls_in"] == [], "the orange token always has a way"


def test_shops_say_what_they_would_score():
    table = sitting(island=BARE.removesuffix(". .") + "SH1 SM1", rows={2: "SH1 SH3"})
    assert table.player()["shops"] == [
        {"business": "SH1", "owned": True, "value": 16},
        {"business": "SH3", "owned": False, "value": 1},
    ]
    score = table.player()["score"]
    assert (score["forecast"] - score["total"], score["shops"]) == (16, 0)


def test_the_factory_says_which_arrows_are_open_and_what_they_cost():
    pawns = {RED: "A1 V2_1", YELLOW: "B1 V1_0"}
    table = sitting(stock={"lime": 1}, pawns=pawns, phase="factory", factory=True)
    advances = {(advance["pawn"], advance["arrow"]): advance for advance in table.player()["advances"]}
    assert set(advances) == {("first", "e04"), ("first", "e05"), ("second", "e12"), ("second", "e13")}
    assert not advances["first", "e05"]["open"], "Yellow stands on B1"
    assert advances["first", "e05"]["landings"] == []
    assert [landing["spot"] for landing in advances["first", "e04"]["landings"]] == ["V1_1", "V1_2", "V1_3"]
    assert advances["second", "e12"] == {
        "pawn": "second", "arrow": "e12", "price": {"banana": 1}, "lacking": {"banana": 1}, "open": True,
        "landings": [{"spot": "C1", "value": 4, "joins": False}],
    }  # fmt: skip
    yellow = {(advance["pawn"], advance["arrow"]) for advance in table.player(YELLOW)["advances"]}
    assert yellow == {("first", "e10"), ("second", "e07"), ("second", "e08"), ("second", "e09")}
    table.play("advance", pawn="first", arrow="e04")
    assert table.view["pawns"] == {"advanced": [], "arrow": "e04", "advancing": "first"}
    table.play("circle", circle=2)
    assert table.view["pawns"] == {"advanced": ["first"], "arrow": "e04", "advancing": None}


def test_the_observation_tells_seats_apart():
    seen = play_at_random(ready_match(3, 5, factory=True), seed=5, actions=200).observations()
    assert np.isfinite(seen).all()
    assert seen.min() >= 0
    assert seen.max() <= 5
    assert len(np.unique(seen, axis=0)) == 3


# --- The log tells everything ----------------------------------------------------------------------------------------


class Books(Listener):
    """The table as a listener knows it, from the first view and the events alone."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.stocks = [dict(player["stock"]) for player in view["players"]]
        self.points = [player["score"]["total"] for player in view["players"]]
        self.piles = {pile["pile"]: pile["left"] for pile in view["piles"]}
        self.places = [{what: cell for cell, what in enumerate(player["cells"]) if what} for player in view["players"]]
        self.pawns = [list(player["pawns"]) for player in view["players"]]
        self.moving: tuple[int, str] = (0, "")
        self.licence = view["licence"]["left"]

    def hear_slide(self, seat: int, piece: str, cell: str, to: str, steps: int) -> None:
        assert self.places[seat][piece] == at(cell)
        self.places[seat][piece] = at(to)

    def hear_harvest(self, seat: int, fruit: str, amount: int) -> None:
        self.stocks[seat][fruit] += amount

    def hear_pay(self, seat: int, fruit: str, amount: int) -> None:
        self.stocks[seat][fruit] -= amount

    def hear_make(self, seat: int, pile: str, value: int) -> None:
        self.piles[pile] -= 1
        self.points[seat] += value

    def hear_deliver(self, seat: int, berth: str, boat: str, value: int) -> None:
        del self.places[seat][boat]
        self.points[seat] += value

    def hear_take(self, seat: int, row: int, business: str, value: int) -> None:
        self.points[seat] += value

    def hear_place(self, seat: int, business: str, cell: str) -> None:
        self.places[seat][business] = at(cell)

    def hear_build(self, seat: int, business: str, cell: str, value: int) -> None:
        self.points[seat] += value

    def hear_advance(self, seat: int, pawn: str, arrow: str) -> None:
        self.moving = seat, pawn

    def hear_land(self, seat: int, spot: str, value: int) -> None:
        self.hear_join(seat, spot)
        self.points[seat] += value

    def hear_join(self, seat: int, spot: str) -> None:
        assert self.moving[0] == seat
        for pawn, key in enumerate(("first", "second")):
            if self.moving[1] in (key, "both"):
                self.pawns[seat][pawn] = spot

    def hear_licence(self, left: int) -> None:
        assert left == self.licence - 1
        self.licence = left

    def hear_shop(self, seat: int, business: str, value: int) -> None:
        self.points[seat] += value

    def compare(self, view: dict[str, Any]) -> None:
        assert self.stocks == [player["stock"] for player in view["players"]]
        assert self.points == [player["score"]["total"] for player in view["players"]]
        assert self.piles == {pile["pile"]: pile["left"] for pile in view["piles"]}
        assert self.pawns == [player["pawns"] for player in view["players"]]
        assert self.licence == view["licence"]["left"]
        for places, player in zip(self.places, view["players"], strict=True):
            assert all(player["cells"][cell] == what for what, cell in places.items())


def at(cell: str) -> int:
    return "abcde".index(cell[0]) + 5 * (int(cell[1]) - 1)


@pytest.mark.parametrize("factory", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_tells_everything(seats, factory):
    table = ready_match(seats, seats, factory=factory)
    assert Books(table.view).follow(table)["kind"] == "end"
