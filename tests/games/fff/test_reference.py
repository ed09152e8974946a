"""The rules against an independent, slow re-telling of them, over random games at one table and at several."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.folders import each_seed
from tests.games.references import as_tuple, legal

from verger.engine import EVERYTHING
from verger.match import Match

from .reference import SITES, Reference
from .table import FFF, new_match, ready_match


def books(match: Match) -> dict[str, Any]:
    """A match as the reference keeps it."""
    described = FFF.describe(match.state)
    players = described["players"]
    return {
        "tables": [books_of(described, number) for number in range(len(described["tables"]))],
        "spaces": [None if one["place"] else one["space"] for one in players],
        "goods": [one["goods"] for one in players],
        "money": [one["money"] for one in players],
        "fetishes": [one["fetishes"] for one in players],
        "face_down": [one["face_down"] for one in players],
        "tokens": [one["tokens"] for one in players],
        "turns": [one["turns"] for one in players],
        "pending": list(match.pending),
    }


def books_of(described: dict[str, Any], number: int) -> dict[str, Any]:
    """One table."""
    table = described["tables"][number]
    ferries = table["ferries"].split()
    closings = [one for player in described["players"] for one in player["closing"]]
    waits = table["active"] is None or described["over"] != "running"
    return {
        "order": sorted(table["order"]) if waits else table["order"],
        "dealers": [int(word) for word in table["dealers"].split()],
        "stock": {site: table["stock"].get(site, {}) for site in SITES},
        "supply": {good: count for good, count in table["supply"].items() if count},
        "prices": table["prices"],
        "ferries": {landing: ferries.count(landing) for landing in ferries},
        "pile": {bonus: count for bonus, count in table["pile"].items() if count},
        "closed": sorted(one["site"] for one in closings if one["table"] == number + 1),
    }


def drawn(match: Match) -> list[str]:
    return [event["bonus"] for event in FFF.told(match.state, EVERYTHING) if event["kind"] == "draw"]


def compare(match: Match, chance: random.Random, steps: int, wish: str = "", whole_turn: bool = False) -> Reference:
    """Play on at random from the set-up or the start of a turn, the reference beside it.

    `wish` are kinds of action that are mostly taken when they can be; with `whole_turn` it ends with the turn.
    """
    reference = Reference(FFF.describe(match.state))
    turns = int(match.state.turns)
    for _ in range(steps):
        if match.over or (whole_turn and int(match.state.turns) != turns):
            break
        seat = chance.choice(match.pending)
        assert legal(match, seat) == reference.legal(seat)
        actions = match.legal(seat)
        wished = [action for action in actions if action.kind in wish.split()]
        action = chance.choice(wished if wished and chance.random() < 0.9 else actions)
        match.play(seat, action)
        reference.play(seat, as_tuple(action), drawn(match))
        assert books(match) == reference.books()
    return reference


@pytest.mark.parametrize("seats", [2, 3, 5])
@each_seed(6)
def test_random_games(seats, seed):
    match = new_match(seats, seed, play_on=1 + seed % 3, special_sale=("rise", "fall")[seed % 2]).match
    compare(match, random.Random(seed), 500)


@pytest.mark.parametrize("seats", [6, 8, 10, 11, 15])
@each_seed(4)
def test_random_games_at_several_tables(seats, seed):
    """Few rounds, so that seats and whole tables come to wait for others, who change tables all the time."""
    match = new_match(seats, seed, play_on=1 + seed % 3, round_limit=(2, 5, 9, 40)[seed]).match
    wish = ("change_table", "change_table bonus_close", "fetish pay buy sell", "change_table fetish pay buy")[seed]
    reference = compare(match, random.Random(seed), 700, wish)
    assert bool(reference.over) == match.over
    if match.result is not None:
        assert match.result.places == reference.places()
        assert match.result.winners == reference.winners()


@each_seed(8)
def test_games_of_people_who_trade(seed):
    match = ready_match(4, 50 + seed).match
    compare(match, random.Random(seed), 600, "fetish buy sell exchange trade_up buy_any any_to_two act_buy")


@each_seed(6)
def test_rich_players_to_the_end(seed):
    """Everybody has plenty of goods again and again: games come to an end."""
    chance = random.Random(seed)
    match = ready_match(3, 80 + seed, play_on=1 + seed % 3).match
    while not match.over:
        match = FFF.position(furnished(FFF.describe(match.state), chance))
        reference = compare(match, chance, 100, "fetish pay", whole_turn=True)
    if match.state.place.any() and reference.over:
        assert match.result is not None
        assert match.result.places == reference.places()
        assert match.result.winners == reference.winners()


def furnished(described: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The same position with the active player beside the fetish dealer, able to pay."""
    table = described["tables"][0]
    dealers = table["dealers"].split()
    site = next(i for i, word in enumerate(dealers) if word in ("2", "14", "26"))
    beside = ("n2", "n1", "m2", "m2", "m5", "c1", "c2", "s2", "s4", "s1", "w4", "w1")
    seat = table["active"]
    player = described["players"][seat]
    wanted = {"2": {"fish": 5}, "14": dict.fromkeys(["fish", "cigarette", "burger", "booze", "fennel"], 1)}
    hand = wanted.get(dealers[site], {"fish": 3, "booze": 2}) if chance.random() < 0.5 else player["goods"]
    for good in table["supply"]:
        table["supply"][good] += player["goods"].get(good, 0) - hand.get(good, 0)
    if min(table["supply"].values()) < 0:
        for good in table["supply"]:
            table["supply"][good] -= player["goods"].get(good, 0) - hand.get(good, 0)
        return described
    player["goods"] = hand
    player["space"] = beside[site]
    table["house"], table["gone"] = None, []
    return described
