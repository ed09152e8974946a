"""What a seat may know: everything but others' horses and what chance will draw; and what a page is told."""

import json
from typing import Any

import numpy as np
import pytest
from tests.games.listening import Listener
from tests.games.sitting import play_at_random

from verger.match import Reach, UndoRefused

from .table import ANA, BEA, CITRUS, NOBODY, Sitting, new_match, sitting

VIEW = {
    "seats", "turn", "pending", "phase", "over", "stopped", "turns", "board", "width", "height", "family", "refused",
    "open_horses", "squares", "regions", "lots", "market", "stock", "due", "refill", "done", "last_turn", "hand",
    "dead_ends", "harvests", "covered", "used", "players",
}  # fmt: skip
PLAYER = {"money", "workers", "incomes", "regions", "tiles", "horses", "horse_tiles", "score"}


def sittings(actions: int) -> list[Sitting]:
    return [play_at_random(new_match(seats, seats), seed=actions, actions=actions) for seats in (2, 3, 5)]


# --- What is hidden --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("actions", [0, 30, 150, 10_000])
def test_a_view_holds_what_is_public_and_nothing_else(actions):
    for table in sittings(actions):
        assert table.view.keys() == VIEW
        assert {key for player in table.view["players"] for key in player} == PLAYER
        assert json.loads(json.dumps(table.view)) == table.view, "plain data"


@pytest.mark.parametrize("actions", [40, 120, 200])
def test_views_differ_in_horses_alone(actions):
    for table in sittings(actions):
        for seat in range(table.view["seats"]):
            seen, public = table.match.view(seat), table.match.view(None)
            for view in (seen, public):
                for player in view["players"]:
                    del player["horse_tiles"], player["score"]["forecast"]
            assert seen == public


def test_nothing_lies_hidden_in_the_record_but_chance_itself():
    for actions in (0, 50, 150):
        for table in sittings(actions):
            truth, other = CITRUS.describe(table.match.state), CITRUS.describe(table.redealt(5))
            assert {key for key in truth if truth[key] != other[key]} == {"generator"}


def test_what_will_be_drawn_is_open_until_it_is():
    table = sitting(hand="le:2", market="or . . . bl . . . . . . li", refill=True, generator=77)
    draws = set()
    for seed in range(20):
        copy = table.redealt(seed)
        CITRUS.loops.step(copy, ANA, CITRUS.actions.read({"kind": "place", "tile": "lemon", "square": "e4"}).id)
        draws.add(tuple(copy.market.tolist()))
    assert len(draws) == 20


def test_a_preview_tells_nothing_of_what_is_drawn():
    table = sitting(hand="le:2", market="or . . . bl . . . . . . li", refill=True)
    choice = next(choice for choice in table.match.choices(ANA) if choice.action.arguments.get("square") == "e4")
    assert choice.reveals
    assert [event["kind"] for event in choice.events] == ["place"]
    quiet = sitting(plants={ANA: "le e4"}, hand="le:2 or:5", landscape={"f4": "cart"})
    choice = next(choice for choice in quiet.match.choices(ANA) if choice.action.arguments.get("square") == "f4")
    assert not choice.reveals
    assert choice.events == quiet.place("le", "f4")


# --- Taking back -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CIT-R30")
def test_r30_a_turn_can_be_taken_back_until_something_is_revealed():
    table = sitting(market="le or bl li gr le or bl li gr le or")
    table.buy(3)
    table.place("le", "e4")
    assert table.match.reach(ANA) == Reach(2, "start")
    table.match.undo(ANA)
    table.match.undo(ANA)
    assert table.phase == "main"
    low = sitting(market="le . . or . . . bl . . li li")
    low.buy(1)
    assert low.match.reach(ANA) == Reach(0, "reveal"), "a finca was turned up"
    with pytest.raises(UndoRefused):
        low.match.undo(ANA)


@pytest.mark.rule("CIT-R30")
def test_r30_the_end_of_a_turn_can_be_taken_back_until_the_next_seat_has_acted():
    table = sitting(plants={ANA: "le e4"}, tiles={ANA: "money2 bull"})
    before = CITRUS.describe(table.match.state)
    table.play("money", landscape="money2")
    table.bull("a1")
    table.harvest("1")
    table.end_turn()
    assert table.seat == BEA
    assert table.match.reach(ANA) == Reach(4, "start")
    table.match.undo(ANA, to=0)
    assert CITRUS.describe(table.match.state) == before
    table.harvest("1")
    table.end_turn()
    table.match.play(BEA, table.match.legal(BEA)[0])
    assert table.match.reach(ANA) == Reach(0, "other")
    with pytest.raises(UndoRefused):
        table.match.undo(ANA)


# --- What a page is told ---------------------------------------------------------------------------------------------


def test_squares_regions_and_lots():
    table = sitting(plants={ANA: "le e4+ d4", NOBODY: "or f5"}, landscape={"f4": "cart"})
    assert table.square("e4") == {
        "square": "e4", "ground": "open", "lot": None, "tile": "lemon_well", "region": 0, "landscape": None,
        "roads_of": ["A"],
    }  # fmt: skip
    assert table.square("e5")["lot"] == "A"
    assert table.square("d3")["ground"] == "rock"
    assert table.region("d4") == {
        "fruit": "lemon", "owner": ANA, "number": 1, "squares": ["d4", "e4"], "size": 2, "wells": 1, "value": 3,
    }  # fmt: skip
    assert table.region("f5") | {"owner": None, "number": None} == table.region("f5")
    lot = table.lot("A")
    assert (lot["shows"], lot["roads"]) == (["lemon", "orange"], ["e4", "d5", "f5", "e6"])
    assert lot["missing"] == ["d5", "d6", "e6"]
    assert (lot["strengths"], lot["leaders"], lot["lead"], lot["gains"], lot["finals"]) == (
        [2, 0],
        [0],
        2,
        [10, 0],
        [5, 0],
    )
    assert (table.lot("E")["state"], table.lot("O")["state"]) == ("open", "closed")


def test_lines_say_what_they_cost_and_bring():
    table = sitting(
        market="le or bl li gr . . . . . . .", money=1, plants={BEA: "bl e4", NOBODY: "bl k4, bl h2, bl h8"}
    )
    lines = table.view["market"]["lines"]
    assert [line["price"] for line in lines] == [2, 2, 1, 0, 2, 2, 1, 0]
    assert [line["state"] for line in lines] == [
        "dear", "dear", "open" if lines[2]["finca"] else "unbuildable", "empty", "dear", "dear", "open", "empty",
    ]  # fmt: skip
    assert lines[2]["homeless"] == ["blood_orange"]
    assert all(line["left"] == 5 - line["price"] for line in lines)


def test_dead_ends_are_warned_of():
    walls = {ANA: "bl e4, li d5, gr f5, or e6", NOBODY: "bl g3, or i3, gr h4, bl i2, or g2, li h1"}
    table = sitting(plants=walls, hand="le:2 le+:5")
    assert {"tile": "lemon", "square": "h2"} in table.view["dead_ends"]
    assert {spot["square"] for spot in table.view["dead_ends"]} == {"h2"}
    table.place("le", "h2")
    assert table.kinds() == {"give_back"}


def test_the_observation_tells_seats_apart():
    seen = play_at_random(new_match(3, 5), seed=5, actions=120).observations()
    assert np.isfinite(seen).all()
    assert seen.min() >= -1
    assert seen.max() <= 5
    assert len(np.unique(seen, axis=0)) == 3


# --- The log tells everything ----------------------------------------------------------------------------------------


class Books(Listener):
    """The table as a listener knows it, from the first view and the events alone."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.money = [player["money"] for player in view["players"]]
        self.points = [player["score"]["total"] for player in view["players"]]
        self.market = list(view["market"]["spaces"])
        self.tiles = {square["square"]: square["tile"] for square in view["squares"] if square["tile"]}
        self.land = {square["square"]: square["landscape"] for square in view["squares"] if square["landscape"]}
        self.hand: list[str] = []
        self.lots = {lot["lot"]: lot["state"] for lot in view["lots"]}

    def hear_buy(self, seat: int, line: int, amount: int) -> None:
        self.money[seat] -= amount

    def hear_take(self, seat: int, tile: str, space: int) -> None:
        assert self.market[space - 1] == tile
        self.market[space - 1] = None
        self.hand.append(tile)

    hear_cart = hear_take

    def hear_draw(self, tile: str, space: int) -> None:
        assert self.market[space - 1] is None
        self.market[space - 1] = tile

    def hear_give_back(self, seat: int, tile: str, space: int) -> None:
        self.hand.remove(tile)
        self.hear_draw(tile, space)

    def hear_build(self, seat: int, lot: str, first: int, second: int) -> None:
        self.lots[lot] = "finca"

    def hear_open(self, lot: str) -> None:
        self.lots[lot] = "open"

    def hear_cover(self, seat: int, tile: str, square: str) -> None:
        assert self.tiles.pop(square) == tile

    def hear_place(self, seat: int, tile: str, square: str, way: str) -> None:
        self.hand.remove(tile)
        self.tiles[square] = tile

    def hear_pick(self, seat: int, landscape: str, square: str) -> None:
        assert self.land.pop(square) == landscape

    def hear_bull(self, seat: int, square: str) -> None:
        self.land[square] = "bull"

    def hear_income(self, seat: int, amount: int, workers: int) -> None:
        self.money[seat] += amount

    def hear_refund(self, seat: int, amount: int) -> None:
        self.money[seat] += amount

    def hear_money(self, seat: int, landscape: str, amount: int) -> None:
        self.money[seat] += amount

    def hear_penalty(self, seat: int, value: int) -> None:
        self.points[seat] += value

    def hear_harvest(self, seat: int, fruit: str, amount: int, value: int) -> None:
        self.points[seat] += value

    def hear_score(self, seat: int, lot: str, strength: int, value: int) -> None:
        self.points[seat] += value

    hear_final_lot = hear_score

    def hear_final_regions(self, seat: int, value: int) -> None:
        self.points[seat] += value

    hear_final_landscape = hear_final_regions

    def compare(self, view: dict[str, Any]) -> None:
        assert self.money == [player["money"] for player in view["players"]]
        assert self.points == [player["score"]["total"] for player in view["players"]]
        assert self.market == view["market"]["spaces"]
        assert self.tiles == {square["square"]: square["tile"] for square in view["squares"] if square["tile"]}
        assert self.land == {s["square"]: s["landscape"] for s in view["squares"] if s["landscape"]}
        assert sorted(self.hand) == sorted(held["tile"] for held in view["hand"])
        assert self.lots == {lot["lot"]: lot["state"] for lot in view["lots"]}


@pytest.mark.parametrize("board", ["long", "short"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_log_tells_everything(seats, board):
    table = new_match(seats, seats, board=board)
    assert Books(table.view).follow(table)["kind"] == "end"
