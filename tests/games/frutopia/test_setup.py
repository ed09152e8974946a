"""Set-up, FRU-01 … FRU-20."""

from collections import Counter

import pytest
from tests.games.sitting import told

from verger.engine import OptionError
from verger.games.frutopia import components

from .table import BARE, BERTHS, CELL, FRUITS, FRUTOPIA, FULL, RED, YELLOW, Sitting, new_match, ready_match, sitting

PONDS = ("b2", "d2", "c3", "b4", "d4")
RING = "AGBHCIDJEKFL"
BEACHES = {"north": "AGB", "east": "HCI", "south": "DJE", "west": "KFL"}
LICENCES = {2: 8, 3: 11, 4: 14}
SEEDS = range(12)


def boats(table: Sitting, seat: int) -> dict[str, str]:
    return {boat["berth"]: boat["boat"] for boat in table.player(seat)["boats"]}


def businesses(table: Sitting) -> list[str]:
    return [key for row in table.board() for key in row if key]


@pytest.mark.rule("FRU-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats):
    with pytest.raises(OptionError, match="2 to 4"):
        FRUTOPIA.new(seats=seats)
    assert [new_match(count, 1).view["seats"] for count in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("FRU-02")
def test_what_the_table_agrees_on():
    assert new_match(2, 1).match.options == {
        "factory": False, "boats": "two_bags", "start_player": None, "bag_choice": "players", "round_limit": 0,
    }  # fmt: skip
    plain, juicy = ready_match(2, 1, start_player=0), ready_match(2, 1, start_player=0, factory=True)
    assert (plain.view["factory"], juicy.view["factory"]) == (False, True)
    for table in (plain, juicy):
        table.match.play(0, table.legal_action("move"))
        table.decline()
    assert plain.seat == 1, "no third step"
    assert plain.refused("end_turn") == plain.refused("advance", pawn="first", arrow="e01") == "FRU-02"
    assert plain.refused("circle", circle=0) == "FRU-02"
    assert (juicy.seat, juicy.phase) == (0, "factory")
    with pytest.raises(OptionError):
        FRUTOPIA.new(seats=2, factory="yes")


@pytest.mark.rule("FRU-03", "FRU-R25")
def test_the_supply_never_runs_out():
    table = sitting(
        island=". . . . . / ba . . li . / . . po . . / . or . ma . / . . . . .",
        stock={"banana": 40}, stocks={YELLOW: {"banana": 60}},
    )  # fmt: skip
    table.move("banana", "c2")
    assert table.stock() == {"banana": 42}, "a hundred pieces are in the box, twenty of each kind"


@pytest.mark.rule("FRU-04", "FRU-63")
def test_large_buildings_come_in_by_their_plans_alone():
    table = sitting(island=BARE, stock={"lime": 9, "mangosteen": 9}, rows={1: "PL2 SM1"})
    table.move("banana", "c2")
    assert table.refused("place_large", cell="a3", rotation=0) == "FRU-55"
    table.take(1, 2)
    assert table.refused("place_large", cell="a3", rotation=0) == "FRU-63"
    table.place("a1")
    assert table.player()["buildings"] == [{"business": "SM1", "cells": ["a1"]}]


@pytest.mark.rule("FRU-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_businesses_in_a_row_as_players(seats):
    for seed in SEEDS:
        board = new_match(seats, seed).board()
        assert [[key is not None for key in row] for row in board] == [[True] * seats + [False] * (4 - seats)] * 5
        assert len({key for row in board for key in row if key}) == 5 * seats
    assert len({tuple(businesses(new_match(seats, seed))) for seed in SEEDS}) == len(SEEDS), "shuffled"
    table = sitting(seats, stock=dict.fromkeys(FRUITS, 9))
    table.match.play(0, table.legal_action("move"))
    for column in range(seats + 1, 5):
        assert table.refused("take", row=1, column=column) == "FRU-05"


@pytest.mark.rule("FRU-06")
def test_a_taken_business_is_not_replaced():
    table = sitting(3, stock=dict.fromkeys(FRUITS, 9), rows={2: "SM1 SM2 SM3"})
    aside = table.view["aside"]["businesses"]
    table.match.play(0, table.legal_action("move"))
    table.take(2, 2)
    assert table.board()[1] == ["SM1", None, "SM3", None]
    table.place("a1")
    assert table.board()[1] == ["SM1", None, "SM3", None]
    assert table.view["aside"]["businesses"] == aside
    assert len(aside) == 24 - 15


@pytest.mark.rule("FRU-07", "FRU-R12")
def test_the_lemonade_stand_needs_its_factory():
    plain = [businesses(new_match(4, seed)) for seed in range(60)]
    juicy = [businesses(new_match(4, seed, factory=True)) for seed in range(60)]
    assert not [row for row in plain if "SH4" in row]
    assert all(len(row) == 20 for row in plain)
    assert 30 < sum("SH4" in row for row in juicy) < 60, "one of the 24"
    assert "SH4" in new_match(4, 1).view["aside"]["businesses"]


@pytest.mark.rule("FRU-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_piles(seats):
    piles = {pile["pile"]: pile["left"] for pile in new_match(seats, 3).view["piles"]}
    assert piles == {"green8": 3, "green7": 2, "blue8": 3, "blue7": 2, "pink8": 3, "shake": 4}


@pytest.mark.rule("FRU-09")
@pytest.mark.parametrize("factory", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_steps_to_the_cross(seats, factory):
    view = new_match(seats, 3, factory=factory).view
    assert view["licence"] == {"left": LICENCES[seats], "start": LICENCES[seats], "taken": 0, "emptied": 0, "finals": 0}


@pytest.mark.rule("FRU-10")
def test_everybody_begins_with_nothing():
    table = ready_match(4, 5, factory=True)
    for player in table.view["players"]:
        assert player["stock"] == dict.fromkeys(FRUITS, 0)
        assert player["score"]["total"] == player["score"]["forecast"] == 0
        assert (player["businesses"], player["free"]) == ([], 25 - 12 - 5)
        assert [cell for cell, what in enumerate(player["cells"]) if what in FRUITS] == [6, 8, 12, 16, 18]


@pytest.mark.rule("FRU-11")
def test_harvest_tokens_are_dealt_to_the_ponds():
    places: Counter[tuple[str, str | None]] = Counter()
    for seed in range(40):
        table = new_match(4, seed)
        for seat in range(4):
            ponds = [table.at(cell, seat) for cell in PONDS]
            assert sorted(map(str, ponds)) == sorted(FRUITS)
            places.update(zip(PONDS, ponds, strict=True))
    assert len(places) == 25
    assert min(places.values()) > 15, "any token on any pond"


@pytest.mark.rule("FRU-12")
def test_nobody_else_is_there():
    plain, juicy = new_match(2, 1), new_match(2, 1, factory=True)
    assert len(plain.view["players"]) == 2
    assert [player["pawns"] for player in plain.view["players"]] == [[], []]
    assert [len(player["pawns"]) for player in juicy.view["players"]] == [2, 2]


@pytest.mark.rule("FRU-13", "FRU-14", "FRU-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_fills_the_island_from_the_bag_chosen_first(seats):
    table = new_match(seats, 8, start_player=1)
    assert (table.seat, table.kinds(), table.phase) == (1, {"bag"}, "choosing")
    assert businesses(table)
    for nth in range(seats):
        seat = (1 + nth) % seats
        assert table.seat == seat
        assert {table.refused("bag", by=other, bag="green") for other in range(seats) if other != seat} == {"FRU-13"}
        assert table.refused("move", piece="banana", to="b3") == "FRU-13"
        assert set(boats(table, seat).values()) == {None}
        assert [what for what in table.player(seat)["cells"] if what and what not in FRUITS] == []
        first = ("orange", "green")[nth % 2]
        events = table.play("bag", bag=first)
        assert events[0] == {"kind": "bag", "seat": seat, "bag": first}
        drawn = told(events, "moor")
        assert [event["berth"] for event in drawn] == list(BERTHS), "A to F, then G to L"
        letters = "OV" if first == "orange" else "VO"
        assert [event["boat"][0] for event in drawn] == [letters[0]] * 6 + [letters[1]] * 6
        assert boats(table, seat) == {event["berth"]: event["boat"] for event in drawn}
    assert (table.phase, table.seat) == ("sliding", 1), "then the first turn begins"
    everywhere = [boat for seat in range(seats) for boat in boats(table, seat).values()]
    assert len(set(everywhere)) == 12 * seats


@pytest.mark.rule("FRU-14", "FRU-15")
def test_the_berths_lie_clockwise():
    assert {boat["berth"]: boat["cell"] for boat in new_match(2, 1).player()["boats"]} == CELL
    assert [CELL[berth] for berth in "ABCDEF"] == ["b1", "d1", "e3", "d5", "b5", "a3"]
    assert [CELL[berth] for berth in "GHIJKL"] == ["c1", "e2", "e4", "c5", "a4", "a2"]


@pytest.mark.rule("FRU-16")
def test_one_bag_for_all():
    table = new_match(4, 2, boats="one_bag")
    assert table.phase == "sliding"
    everywhere = [boat for seat in range(4) for boat in boats(table, seat).values()]
    assert len(set(everywhere)) == 48
    mixed = [{boats(new_match(2, seed, boats="one_bag"), RED)[berth][0] for seed in range(40)} for berth in BERTHS]
    assert mixed == [{"O", "V"}] * 12, "both backs at every berth"
    drawn = FRUTOPIA.components.data["boats"]
    assert {row["boat"] for row in drawn} - set(everywhere) == set(table.view["aside"]["boats"])


@pytest.mark.rule("FRU-16")
def test_one_bag_fills_the_ring_clockwise_from_the_striped_buoy():
    assert "".join(BERTHS[berth] for berth in components.RING) == RING


@pytest.mark.rule("FRU-17")
def test_a_boat_takes_up_its_cell():
    table = ready_match(3, 4)
    for seat in range(3):
        player = table.player(seat)
        assert all(boat["moored"] and table.at(boat["cell"], seat) == boat["boat"] for boat in player["boats"])
        assert [table.at(corner, seat) for corner in ("a1", "e1", "a5", "e5")] == [None] * 4
        assert player["beaches"] == []
    for berths in BEACHES.values():
        left = sitting(island=" ".join("." if word in berths else word for word in FULL.split()))
        assert len(left.player()["beaches"]) == 1


@pytest.mark.rule("FRU-18")
def test_the_bags_leave_the_game():
    table = ready_match(4, 6)
    assert len(table.view["aside"]["boats"]) == 2
    assert table.refused("bag", bag="orange") == "FRU-18"
    assert new_match(2, 1, boats="one_bag").refused("bag", bag="orange") == "FRU-18"


@pytest.mark.rule("FRU-19")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_begins_every_round(first):
    table = ready_match(3, 7, start_player=first)
    for turn in range(9):
        assert table.seat == (first + turn) % 3
        assert table.view["start"] == first
        assert table.view["round"] == turn // 3 + 1
        table.any_turn()


@pytest.mark.rule("FRU-20")
def test_the_pawns_begin_in_the_start_vat():
    table = new_match(4, 1, factory=True)
    assert [player["pawns"] for player in table.view["players"]] == [[f"S_{seat}"] * 2 for seat in range(4)]


@pytest.mark.rule("FRU-R15")
def test_the_first_player_is_drawn_or_named():
    assert {new_match(4, seed).view["start"] for seed in range(40)} == {0, 1, 2, 3}
    for first in range(4):
        assert {new_match(4, seed, start_player=first).seat for seed in SEEDS} == {first}, "bags in turn order"


@pytest.mark.rule("FRU-R16")
def test_chance_may_choose_the_bags():
    first: Counter[str] = Counter()
    for seed in range(40):
        table = new_match(3, seed, bag_choice="random")
        assert table.phase == "sliding"
        for seat in range(3):
            backs = "".join(boat[0] for boat in boats(table, seat).values())
            assert backs in ("O" * 6 + "V" * 6, "V" * 6 + "O" * 6)
            first[backs[0]] += 1
    assert min(first["O"], first["V"]) > 40, "either bag as likely as the other"
    assert new_match(3, 1).view == new_match(3, 1).match.view(2), "a choice of bags is public"


@pytest.mark.rule("FRU-R16")
def test_any_boat_may_come_from_a_bag():
    drawn: Counter[str] = Counter()
    for seed in range(200):
        table = new_match(2, seed, start_player=0)
        table.play("bag", bag="orange")
        drawn.update([boats(table, RED)["A"], boats(table, RED)["L"]])
    assert len(drawn) == 50
    assert max(drawn.values()) < 25
