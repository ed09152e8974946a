"""Finca award, FIN-60 … FIN-69."""

from typing import Any

import pytest
from tests.games.sitting import Event, told

from .table import BLUE, GREEN, MYSTERIES, RED, YELLOW, Sitting, sitting


def last_tile(finca: str, tile: str, price: dict[str, int], tiles: dict[int, str], **entries: Any) -> Sitting:
    """Artà has one fruit tile left, and Red can pay it."""
    hands = {RED: price} | entries.pop("fruits", {})
    return sitting(fruits=hands, carts={RED: 1}, tiles=tiles, villages={"arta": f"{tile} last {finca}"}, **entries)


def emptied(finca: str, tile: str, price: dict[str, int], tiles: dict[int, str]) -> tuple[Sitting, list[Event]]:
    """Red has taken the last tile of Artà."""
    table = last_tile(finca, tile, price, tiles)
    return table, table.deliver(f"arta:{next(iter(price))}" if tile in MYSTERIES else "arta")


@pytest.mark.rule("FIN-60")
def test_the_last_fruit_tile_brings_the_award_at_once():
    table, events = emptied("T6", "F18", {"orange": 3}, {YELLOW: "F07-F11"})
    assert told(events, "award") == [{"seat": RED, "village": "arta", "finca": "T6", "count": 3}]
    assert table.player(RED)["fincas"] == ["T6"]
    assert table.village("arta")["finca"] is None


@pytest.mark.rule("FIN-60")
def test_no_award_while_tiles_are_left():
    villages = {"arta": "F18 F02 +0 T6"}
    table = sitting(fruits={RED: {"orange": 3}}, carts={RED: 1}, tiles={YELLOW: "F07 F08"}, villages=villages)
    events = table.deliver("arta")
    assert not told(events, "award", "box", "build")
    assert table.village("arta")["finca"] == "T6"
    assert table.view["wooden"] == 6


@pytest.mark.rule("FIN-61")
def test_the_tiles_just_taken_count():
    table, _ = emptied("T6", "F18", {"orange": 3}, {YELLOW: "F12 F07 F08", RED: "F01"})
    assert table.player(RED)["fincas"] == ["T6"], "3 oranges against 2"


@pytest.mark.rule("FIN-61")
def test_all_tiles_count_as_printed():
    _, events = emptied("T1", "F02", {"fig": 1}, {YELLOW: "F13 F37", RED: "F28 F33"})
    assert told(events, "award") == [{"seat": RED, "village": "arta", "finca": "T1", "count": 5}]


@pytest.mark.rule("FIN-61")
def test_fruits_in_hand_do_not_count():
    table = last_tile("T6", "F06", {"orange": 9}, {YELLOW: "F12 F07 F08"}, fruits={BLUE: {"orange": 8}})
    table.deliver("arta")
    assert table.player(YELLOW)["fincas"] == ["T6"], "2 printed oranges against 1"


@pytest.mark.rule("FIN-62")
@pytest.mark.parametrize("leader", [YELLOW, BLUE, GREEN])
def test_the_one_with_the_most_wins_even_if_it_is_not_his_turn(leader):
    others = [seat for seat in (YELLOW, BLUE, GREEN) if seat != leader]
    table, events = emptied("T6", "F06", {"orange": 1}, {leader: "F12 F18", others[0]: "F21 F20", others[1]: "F30"})
    assert told(events, "award") == [{"seat": leader, "village": "arta", "finca": "T6", "count": 5}]
    assert [bool(table.player(seat)["fincas"]) for seat in range(4)] == [seat == leader for seat in range(4)]


@pytest.mark.rule("FIN-62", "FIN-63")
@pytest.mark.parametrize("tied", [(RED, YELLOW), (YELLOW, GREEN), (RED, GREEN), (BLUE, GREEN)])
def test_level_at_the_top_sends_the_tile_to_the_box(tied):
    third = next(seat for seat in range(4) if seat not in tied)
    tiles = {tied[0]: "F18", tied[1]: "F31", third: "F12"}
    table, events = emptied("T6", "F01", {"almond": 1}, tiles)
    assert told(events, "box") == [{"village": "arta", "finca": "T6", "count": 3}]
    assert not told(events, "award")
    assert [table.player(seat)["fincas"] for seat in range(4)] == [[], [], [], []], "not the third either"
    assert table.view["boxed"] == ["T6"]


@pytest.mark.rule("FIN-63")
def test_level_below_the_top_does_not_matter():
    table, _ = emptied("T6", "F01", {"almond": 1}, {YELLOW: "F12", BLUE: "F20", GREEN: "F18"})
    assert table.player(GREEN)["fincas"] == ["T6"]


@pytest.mark.rule("FIN-64")
@pytest.mark.parametrize(
    ("finca", "both", "first", "second"),
    [("T7", "F19", "F14", "F13"), ("T8", "F21", "F15", "F18"), ("T9", "F23", "F16", "F17")],
)
def test_two_kinds_are_added_up(finca, both, first, second):
    _, events = emptied(finca, "F40", {"lemon": 6}, {YELLOW: first, BLUE: second, GREEN: both})
    assert told(events, "award") == [{"seat": GREEN, "village": "arta", "finca": finca, "count": 4}], "2 + 2 beats 3"


@pytest.mark.rule("FIN-65")
def test_a_mystery_symbol_is_no_fruit_whatever_was_paid():
    table, events = emptied("T4", "F40", {"lemon": 6}, {YELLOW: "F04 F07", RED: "F25 F34"})
    assert told(events, "award") == [{"seat": YELLOW, "village": "arta", "finca": "T4", "count": 1}]
    assert table.player(RED)["fincas"] == []


@pytest.mark.rule("FIN-66")
def test_the_mystery_finca_compares_mystery_symbols():
    _, events = emptied("T10", "F25", {"fig": 4}, {YELLOW: "F34", BLUE: "F28-F33"})
    assert told(events, "award") == [{"seat": YELLOW, "village": "arta", "finca": "T10", "count": 5}]


@pytest.mark.rule("FIN-66")
def test_a_tie_boxes_the_mystery_finca_too():
    table, events = emptied("T10", "F25", {"fig": 4}, {YELLOW: "F26", BLUE: "F28-F33"})
    assert told(events, "box") == [{"village": "arta", "finca": "T10", "count": 4}]
    assert table.view["boxed"] == ["T10"]


@pytest.mark.rule("FIN-67")
@pytest.mark.parametrize("rival", ["F12 F07 F08", "F31 F07 F08"], ids=["awarded", "boxed"])
def test_a_wooden_finca_is_put_on_the_village(rival):
    table, events = emptied("T6", "F18", {"orange": 3}, {YELLOW: rival})
    kinds = [event["kind"] for event in told(events, "award", "box", "build")]
    assert kinds in (["award", "build"], ["box", "build"])
    assert told(events, "build") == [{"village": "arta"}]
    assert table.view["wooden"] == 5
    assert [village["village"] for village in table.view["villages"] if village["wooden"]] == ["arta"]


@pytest.mark.rule("FIN-68")
def test_a_finca_tile_once_won_is_kept():
    table = sitting(
        fruits={RED: {"orange": 3}}, carts={RED: 1}, tiles={YELLOW: "F06-F11", BLUE: "F13-F17"},
        villages={"arta": "F18 last T4", "inca": "closed T6 Y", "palma": "closed T2"},
    )  # fmt: skip
    table.deliver("arta")
    assert table.player(YELLOW)["fincas"] == ["T6"], "Red has more oranges now, which is too late"
    assert table.player(RED)["fincas"] == []
    assert table.player(BLUE)["fincas"] == ["T4"]
    assert table.view["boxed"] == ["T2"]


@pytest.mark.rule("FIN-69")
@pytest.mark.parametrize(("oranges", "almond"), [("alcudia", "santanyi"), ("santanyi", "alcudia")])
def test_all_tiles_are_taken_before_any_finca_is_awarded(oranges, almond):
    table = sitting(
        fruits={RED: {"orange": 3, "almond": 1}}, carts={RED: 1}, tiles={YELLOW: "F12", BLUE: "F08-F11 F14"},
        villages={oranges: "F18 last T1", almond: "F01 last T6"},
    )  # fmt: skip
    events = table.deliver("alcudia", "santanyi")
    assert [event["kind"] for event in told(events, "take", "award")] == ["take", "take", "award", "award"]
    assert sorted(table.player(RED)["fincas"]) == ["T1", "T6"], "3 oranges against 2, and the only almond"
    assert table.view["wooden"] == 4
