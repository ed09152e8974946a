"""What a seat may know: its own table and its own tokens; and what a page is told of prospects."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest
from tests.engine.support import facts, played_out
from tests.games.sitting import play_at_random

from verger.bots import HeuristicBot
from verger.engine import SPECTATOR
from verger.match import Reach, UndoRefused

from .table import ANA, BEN, FFF, Sitting, in_house, new_match, player, ready_match, sitting

VIEW = {
    "seats", "tables", "table", "turn", "pending", "phase", "over", "stopped", "turns", "limits", "places",
    "rising_sale", "costs", "boards", "players", "own",
}  # fmt: skip


def as_json(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


# --- What is hidden --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5, 6, 11, 15])
@pytest.mark.parametrize("actions", [0, 5, 60, 200])
def test_a_redeal_leaves_what_a_seat_knows(seats, actions):
    table = play_at_random(new_match(seats, actions), seed=actions, actions=actions)
    for seat in range(seats):
        other = table.redealt(actions, seat)
        assert FFF.faults(other) == 0
        assert as_json(FFF.view(other, seat)) == as_json(table.match.view(seat))
        assert as_json(FFF.view(other, None)) == as_json(table.match.view(None))


@pytest.mark.rule("FFF-133")
@pytest.mark.parametrize("seats", [6, 8, 11, 15])
def test_133_what_happens_at_another_table_leaves_no_trace_in_what_a_seat_knows(seats):
    """Field by field, for any seed; also where people change tables all the time and tables come to rest."""
    table = new_match(seats, seats, round_limit=6, play_on=3)
    chance = random.Random(seats)
    unseen = 0
    while not table.match.over:
        match, eyes = table.match, chance.choice([None, *range(seats)])
        heard, before = len(match.heard(eyes)), known(table, eyes)
        seat = chance.choice(match.pending)
        legal = match.legal(seat)
        changes = [one for one in legal if one.kind == "change_table"]
        match.play(seat, chance.choice(changes if changes and chance.random() < 0.2 else legal))
        if len(match.heard(eyes)) == heard:
            unseen += 1
            assert known(table, eyes) == before, (eyes, seat)
    assert unseen > 30


def known(table: Sitting, eyes: int | None) -> list[dict[str, bytes]]:
    """What somebody knows, as bytes, with what they do not know dealt from two seeds."""
    return [facts(table.redealt(seed, SPECTATOR if eyes is None else eyes)) for seed in (0, 2**63)]


@pytest.mark.rule("FFF-107")
def test_107_a_spectator_of_one_table_knows_all_but_the_tokens():
    table = play_at_random(ready_match(4, 7), seed=7, actions=30)
    truth = FFF.describe(table.match.state)
    held: list[set[str]] = [set() for _ in range(4)]
    for seed in range(20):
        seen = FFF.describe(table.redealt(seed, SPECTATOR))
        for seat, (one, two) in enumerate(zip(truth["players"], seen["players"], strict=True)):
            assert {key for key in one if one[key] != two[key]} <= {"tokens"}
            assert sum(one["tokens"].values()) == sum(two["tokens"].values())
            held[seat].add(str(two["tokens"]))
        differing = {key for key in truth["tables"][0] if truth["tables"][0][key] != seen["tables"][0][key]}
        assert differing <= {"pile", "draws"}
    assert all(len(kinds) > 1 for kinds, one in zip(held, truth["players"], strict=True) if one["tokens"])
    assert any(one["tokens"] for one in truth["players"])


@pytest.mark.rule("FFF-133")
@pytest.mark.parametrize("seats", [6, 11])
def test_133_a_spectator_of_several_tables_knows_nothing_of_them(seats):
    begun, later = new_match(seats, 1), play_at_random(ready_match(seats, 2), seed=7, actions=150)
    assert FFF.describe(later.redealt(3, SPECTATOR)) == FFF.describe(begun.redealt(3, SPECTATOR))


@pytest.mark.rule("FFF-133", "FFF-R31")
def test_133_of_whoever_has_finished_nothing_is_known_but_the_place():
    """At which table, after how many turns: nobody elsewhere is told."""
    records = set()
    for table, turns in ((1, 3), (2, 3), (2, 17)):
        done = player(None, fetishes="ABC", money=0, place=1, table=table, turns=turns)
        seated = [done, *(player() for _ in range(5))]
        match = FFF.position({"seats": 6, "play_on": 3, "players": seated})
        records.add((match.known(2).tobytes(), match.known(None).tobytes()))
    assert len(records) == 1


@pytest.mark.rule("FFF-133")
@pytest.mark.parametrize("seats", [6, *(pytest.param(many, marks=pytest.mark.thorough) for many in (11, 15))])
def test_133_what_is_imagined_of_other_tables_can_be_played(seats):
    table = new_match(seats, seats, round_limit=8)
    while not table.match.over:
        play_at_random(table, seed=len(table.match.actions), actions=40)
        for eyes in (SPECTATOR, *range(seats)):
            imagined = table.redealt(len(table.match.actions), eyes)
            assert FFF.faults(imagined) == 0
            end = played_out(FFF, imagined, seed=eyes + 1)
            assert FFF.faults(end) == 0
        for seat in table.match.pending:
            thought = HeuristicBot().think(FFF, table.match.known(seat), seat, seed=1)
            assert FFF.actions[thought.action] in table.match.legal(seat)


@pytest.mark.parametrize("seats", [4, 8])
def test_a_redeal_depends_on_knowledge_and_seed_alone(seats):
    table = play_at_random(ready_match(seats, 3), seed=3, actions=150)
    for seat in range(seats):
        one, two = table.redealt(1, seat), table.redealt(2, seat)
        again = [state.copy() for state in (one, two)]
        for state in again:
            FFF.redeal(state, seat, np.uint64(9))
        assert FFF.describe(again[0]) == FFF.describe(again[1])


def test_at_one_table_only_tokens_and_chance_are_hidden():
    table = play_at_random(ready_match(4, 5), seed=5, actions=100)
    truth = FFF.describe(table.match.state)
    other = FFF.describe(table.redealt(4, ANA))
    for seat, (one, two) in enumerate(zip(truth["players"], other["players"], strict=True)):
        differing = {key for key in one if one[key] != two[key]}
        assert differing <= ({"tokens"} if seat != ANA else set())
    differing = {key for key in truth["tables"][0] if truth["tables"][0][key] != other["tables"][0][key]}
    assert differing <= {"pile", "draws"}


def test_tokens_of_others_are_guessed_from_what_is_left():
    held = set()
    table = sitting(player(tokens="plus2 plus2 plus2", fetishes="AB"), player(tokens="buy"))
    for seed in range(40):
        state = table.redealt(seed, ANA)
        held.add(int(state.tokens[BEN].argmax()))
        assert int(state.tokens[BEN, 0]) == 0, "all three of them are one's own"
    assert held == {1, 2, 3, 4}


def test_other_tables_are_guessed_wholly():
    table = play_at_random(ready_match(6, 4), seed=4, actions=120)
    layouts = {tuple(table.redealt(seed, 0).dealer[1].tolist()) for seed in range(10)}
    own = {tuple(table.redealt(seed, 0).dealer[0].tolist()) for seed in range(10)}
    assert (len(layouts), len(own)) == (10, 1)


def test_a_face_down_fetish_is_guessed_by_who_did_not_see_it():
    players = [player("w1", table=1) for _ in range(6)]
    players[1]["table"] = 2
    players[0] = player("w1", table=1, fetishes="A", face_down="A", witnesses=[0, 2])
    match = FFF.position({"seats": 6, "players": players})
    kinds: dict[int, set[int]] = {2: set(), 3: set()}
    for seat in kinds:
        for seed in range(20):
            copy = match.state.copy()
            FFF.redeal(copy, seat, np.uint64(seed))
            kinds[seat].add(int(copy.hidden[0]))
    assert kinds == {2: {0}, 3: {0, 2}}


@pytest.mark.parametrize("seats", [3, 7])
def test_a_view_holds_what_may_be_known_and_nothing_else(seats):
    table = play_at_random(ready_match(seats, 2), seed=2, actions=60)
    for eyes in (None, *range(seats)):
        view = table.match.view(eyes)
        assert view.keys() == VIEW
        assert (view["own"] is None) == (eyes is None)


def test_what_was_drawn_is_told_to_its_seat_alone():
    table = in_house(2, "3FI", first=1)
    table.play("fetish", fetish="A")
    table.play("pay", payment="3fish")
    table.play("keep", **table.legal("keep")[0])
    for eyes, known in ((ANA, True), (BEN, False), (None, False)):
        log = table.match.log(eyes)
        events = [event for entry in log for event in entry.events if event["kind"] in ("draw", "keep")]
        assert all(("bonus" in event) == known for event in events)
        assert ("bonus" in log[-1].action) == known


def test_previews_do_not_foretell_what_is_drawn():
    table = in_house(2, "3FI", first=1)
    table.play("fetish", fetish="A")
    (choice,) = table.match.choices(ANA)
    assert choice.reveals
    assert "draw" not in {event["kind"] for event in choice.events}
    assert "price" in {event["kind"] for event in choice.events}


# --- Taking back -----------------------------------------------------------------------------------------------------


def test_steps_and_trades_can_be_taken_back():
    table = sitting(player("w1", "2FI"), player("m4"), at={"H12": 5})
    table.visit("H12")
    table.sell(1)
    table.buy("FE")
    assert table.match.reach(ANA) == Reach(4, "start")
    table.match.undo(ANA, to=0)
    assert table.space() == "w1"


@pytest.mark.rule("FFF-R39")
def test_r39_the_end_of_a_turn_can_be_taken_back_until_somebody_at_the_table_has_acted():
    table = sitting(player("w1"), player("m4"))
    before = FFF.describe(table.match.state)
    table.walk("HB")
    table.stop()
    assert table.seat == BEN
    assert table.match.reach(ANA) == Reach(2, "start")
    table.match.undo(ANA, to=0)
    assert FFF.describe(table.match.state) == before
    table.stop()
    table.walk("H4")
    assert table.match.reach(ANA) == Reach(0, "other")
    with pytest.raises(UndoRefused):
        table.match.undo(ANA)


@pytest.mark.rule("FFF-R39", "FFF-133")
def test_r39_what_happens_at_another_table_neither_binds_nor_tells():
    """A turn ended, a token played, and a change of tables elsewhere."""
    seated = [player("w1") for _ in range(6)]
    seated[1] = player("HB", tokens="plus2")
    table = Sitting(FFF.position({"seats": 6, "players": seated}))
    table.stop(by=0)
    reach = table.match.reach(0)
    assert reach == Reach(1, "start")
    table.play("bonus_plus2", by=1)
    table.stop(by=1)
    table.walk("HB", by=3)
    table.stop(by=3)
    assert table.match.reach(0) == reach
    assert table.match.reach(3) == Reach(2, "reveal")
    there = FFF.describe(table.match.state)["tables"][1]
    table.match.undo(0)
    assert table.active(0) == 0
    assert FFF.describe(table.match.state)["tables"][1] == there, "and they go on as they were"
    table.stop(by=0)
    for seat in (5, 1, 3, 5):
        table.walk("HB", by=seat)
        if seat == 5:
            break
        table.stop(by=seat)
    table.play("change_table", by=5, table=1)
    assert table.match.reach(0) == Reach(0, "reveal"), "somebody has come to this one"


@pytest.mark.rule("FFF-R39")
@pytest.mark.parametrize("kind", ["keep", "bonus", "draw", "change"])
def test_r39_what_was_revealed_cannot(kind):
    if kind == "keep":
        table, seat = new_match(2, 1), ANA
        table.keep(ANA)
    elif kind == "bonus":
        table, seat = sitting(player("w1", tokens="plus2"), player("m4")), ANA
        table.play("bonus_plus2")
    elif kind == "draw":
        table, seat = in_house(2, "3FI", first=1), ANA
        table.play("fetish", fetish="A")
        table.play("pay", payment="3fish")
    else:
        table, seat = Sitting(FFF.position({"seats": 6})), ANA
        table.play("change_table", table=2)
    assert table.match.reach(seat).count == 0
    with pytest.raises(UndoRefused):
        table.match.undo(seat)


# --- What a page is told ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_ways_can_be_walked_as_they_are_told(seed):
    table = play_at_random(ready_match(3, seed), seed=seed, actions=60)
    while table.phase != "moving" or table.points < 2:
        play_at_random(table, seed=seed, actions=1)
    seat = table.seat
    ways = table.own()["ways"]
    assert {way["space"] for way in ways if way["points"] == 1} >= table.walks()
    for way in ways:
        again = Sitting(FFF.position(FFF.describe(table.match.state)))
        money, points = again.money(seat), again.points
        for action in way["path"]:
            again.match.play(seat, action)
        assert again.space(seat) == way["space"]
        assert (points - again.points, money - again.money(seat)) == (way["points"], way["florins"])


def test_prices_say_what_comes_next():
    table = sitting(player(), player(), prices="10FI 100FL 120FR")
    steps = [(one["price"], one["after_rise"], one["after_fall"]) for one in table.board()["prices"]]
    assert steps[:3] == [(10, 20, 10), (100, 150, 60), (120, None, 60)]


def test_a_visit_says_what_can_be_traded():
    table = in_house(5, "3FI", stock={"H12": "4FE"}, player={"money": 70})
    visit = table.board()["visit"]
    assert visit["buy"] == [{"good": "fennel", "price": 10, "most": 4}]
    assert visit["sell"] == {"good": "fish", "price": 50, "most": 3, "after": 30}
    exchanger = in_house(4, "2FE")
    assert exchanger.board()["visit"]["swaps_left"] == 2


def test_players_say_what_they_lack():
    table = sitting(player(holds="2FI"), player(holds="1FI 1FL", fetishes="A"), at={"H1": 2})
    assert [table.player(seat)["lacking"] for seat in (ANA, BEN)] == [1, 3]


def test_the_observation_tells_seats_apart():
    seen = play_at_random(ready_match(7, 5), seed=5, actions=200).observations()
    assert np.isfinite(seen).all()
    assert seen.min() >= 0
    assert len(np.unique(seen, axis=0)) == 7
