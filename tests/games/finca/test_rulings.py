"""The rulings, FIN-R1 … FIN-R22."""

from typing import Any

import pytest
from tests.games.sitting import play_at_random, told

from verger.engine import EVERYTHING, OptionError

from .table import (
    ACTION_TILES,
    BLUE,
    EVERYBODY,
    FARMERS,
    FINCA,
    FRUITS,
    GREEN,
    RED,
    SAMPLE,
    VILLAGES,
    YELLOW,
    Sitting,
    new_match,
    sitting,
)

CLOSED = ("santanyi", "campos", "llucmajor", "palma", "andratx")
one_of_each_fruit = dict.fromkeys(FRUITS, 1)


def one_wooden_finca_left(villages: dict[str, str], tiles: dict[int, str], **entries: Any) -> Sitting:
    return sitting(
        fruits={RED: one_of_each_fruit}, carts={RED: 1}, tiles=tiles,
        villages=dict.fromkeys(CLOSED, "closed") | villages, **entries,
    )  # fmt: skip


@pytest.mark.rule("FIN-R1")
@pytest.mark.parametrize(("seats", "carts", "wooden"), [(2, 4, 4), (3, 6, 5), (4, 8, 6)])
def test_r1_the_figures_lost_in_the_scan(seats, carts, wooden):
    view = new_match(seats, 1).view
    assert (view["hub"], view["wooden"]) == (carts, wooden)
    assert view["supply"] == dict.fromkeys(FRUITS, 18)


@pytest.mark.rule("FIN-R1")
def test_r1_three_actions_and_the_example_of_a_move():
    table = sitting(
        farmers="7 Y Y R; 10 B G", rest=2, fruits={RED: {"fig": 6}}, carts={RED: 1}, villages={"arta": "F02"}
    )
    assert table.kinds() == {"move", "deliver", "strong_wind", "gust"}
    table.move(7)
    assert table.fruits(RED) == {"fig": 6, "almond": 3}


@pytest.mark.rule("FIN-R2")
@pytest.mark.parametrize(("mystery", "winner", "count"), [("symbols", YELLOW, 5), ("values", BLUE, 30)])
def test_r2_the_mystery_finca_compares_symbols_unless_the_table_wants_values(mystery, winner, count):
    table = sitting(
        fruits={RED: {"fig": 4}}, carts={RED: 1}, tiles={YELLOW: "F34 F01", BLUE: "F28-F33"},
        villages={"arta": "F25 last T10", "inca": "F02 +1 T1"}, mystery_finca=mystery,
    )  # fmt: skip
    assert table.village("inca")["counts"] == [0, 1, 5, 0], "the other fincas compare what they always do"
    events = table.deliver("arta:fig")
    assert told(events, "award") == [{"seat": winner, "village": "arta", "finca": "T10", "count": count}]


@pytest.mark.rule("FIN-R2")
def test_r2_symbols_are_the_default():
    assert new_match(2, 1).match.options["mystery_finca"] == "symbols"
    for mystery in ("symbols", "values"):
        table = new_match(2, 1, mystery_finca=mystery)
        assert FINCA.describe(table.match.state)["mystery_finca"] == mystery
    with pytest.raises(OptionError, match="mystery_finca must be one of symbols, values"):
        new_match(2, 1, mystery_finca="both")


@pytest.mark.rule("FIN-R3")
def test_r3_one_kind_binds_each_tile_and_not_the_delivery():
    table = sitting(fruits={RED: {"lemon": 4, "fig": 6}}, villages={"arta": "F25", "inca": "F40"})
    table.deliver("arta:lemon", "inca:fig", mode="large")
    assert table.fruits(RED) == {}


@pytest.mark.rule("FIN-R4")
def test_r4_nobody_has_the_kind():
    table = sitting(
        fruits={RED: {"fig": 1}}, carts={RED: 1}, tiles={YELLOW: "F34 F08 F14"}, villages={"arta": "F02 last T6"}
    )
    events = table.deliver("arta")
    assert told(events, "box") == [{"village": "arta", "finca": "T6", "count": 0}]
    assert table.view["boxed"] == ["T6"]


@pytest.mark.rule("FIN-R5")
@pytest.mark.parametrize("order", [("santanyi", "inca", "alcudia"), ("alcudia", "inca", "santanyi")])
def test_r5_awards_follow_the_order_of_the_villages(order):
    table = sitting(
        fruits={RED: one_of_each_fruit}, carts={RED: 1}, tiles={YELLOW: "F07-F15"},
        villages={"santanyi": "F04 last T4", "inca": "F05 last T5", "alcudia": "F06 last T6"},
    )  # fmt: skip
    events = table.deliver(*order)
    assert [event["village"] for event in told(events, "take")] == ["alcudia", "inca", "santanyi"]
    assert told(events, "award") == [
        {"seat": YELLOW, "village": "alcudia", "finca": "T6", "count": 2},
        {"seat": YELLOW, "village": "inca", "finca": "T5", "count": 2},
        {"seat": YELLOW, "village": "santanyi", "finca": "T4", "count": 2},
    ]


@pytest.mark.rule("FIN-R6")
def test_r6_the_order_in_which_a_delivery_ends():
    table = sitting(
        fruits={RED: {"almond": 1, "fig": 2}}, carts={RED: 1}, tiles={RED: "F09 F13 F19 F28 F37", YELLOW: "F10"},
        villages={"arta": "F08", "inca": "F01 last T1"},
    )  # fmt: skip
    events = table.deliver("arta", "inca")
    assert [event["kind"] for event in events] == [
        "return_cart", "pay", "pay", "take", "take", "bonus", "award", "build", "reveal",
    ]  # fmt: skip


@pytest.mark.rule("FIN-R6")
def test_r6_new_tiles_are_turned_up_even_when_the_game_ends():
    table = one_wooden_finca_left({"arta": "F01 last T1", "inca": "F02 F40"}, {YELLOW: "F03-F18", BLUE: "F20-F26"})
    events = table.deliver("inca", "arta")
    assert [event["kind"] for event in events][-3:] == ["build", "reveal", "end"]
    assert told(events, "reveal") == [{"village": "inca", "tile": "F40", "value": 6}]
    assert table.village("inca")["tile"] == "F40"


@pytest.mark.rule("FIN-42", "FIN-R7")
def test_r7_two_carts_due_and_one_left():
    table = sitting(farmers=f"5 {' '.join(EVERYBODY[:7])}", rest=3, carts={RED: 1, YELLOW: 4, GREEN: 2})
    assert table.hub == 1
    table.move(5)
    assert [table.carts(seat) for seat in range(4)] == [2, 0, 0, 0]
    assert table.hub == 6


@pytest.mark.rule("FIN-R8")
def test_r8_a_tile_of_value_one_may_lie_beside_the_one_that_explains_the_missing_fruit():
    table = sitting(fruits={RED: {"lemon": 3}}, carts={RED: 1}, villages={"arta": "F04", "inca": "F16"})
    table.play("deliver", mode="less")
    assert table.refused("serve_short", village="arta", fruit="lemon") == "FIN-85"
    table.play("serve_short", village="inca", fruit="lemon")
    table.serve("arta")
    table.play("finish")
    assert table.player(RED)["tiles"] == ["F04", "F16"], "four lemons' worth for three"
    assert table.fruits(RED) == {}


@pytest.mark.rule("FIN-R9")
def test_r9_one_less_is_exactly_one_fruit():
    table = sitting(fruits={RED: {"lemon": 6, "fig": 4}}, carts={RED: 1}, villages={"arta": "F10", "inca": "F08"})
    table.play("deliver", mode="less")
    assert not table.may("finish")
    assert table.kinds() == {"serve_short"}, "not none"
    table.play("serve_short", village="arta", fruit="lemon")
    assert "serve_short" not in table.kinds(), "and not one per tile"
    table.serve("inca")
    events = table.play("finish")
    assert sum(event["value"] for event in told(events, "take")) == 4
    assert sum(event["amount"] for event in told(events, "pay")) == 3


@pytest.mark.rule("FIN-R10")
@pytest.mark.parametrize(
    ("tile", "turn"),
    [
        ("strong_wind", [("strong_wind", {}), ("move", {"blade": 1}), ("move", {"blade": 4})]),
        ("gust", [("gust", {"blade": 1, "to": 1})]),
        ("large_cart", [("deliver", {"mode": "large"}), ("serve", {"village": "arta"}), ("finish", {})]),
        (
            "one_less",
            [("deliver", {"mode": "less"}), ("serve_short", {"village": "arta", "fruit": "fig"}), ("finish", {})],
        ),
    ],
)
def test_r10_an_action_tile_is_the_action_and_not_an_extra(tile, turn):
    table = sitting(farmers="1 R R R", rest=7, fruits={RED: {"fig": 4}}, carts={RED: 1}, villages={"arta": "F08"})
    for kind, arguments in turn:
        assert table.seat == RED
        table.play(kind, **arguments)
    assert table.seat == YELLOW
    assert table.player(RED)["action_tiles"] == [other for other in ACTION_TILES if other != tile]
    walked = sum(kind == "move" for kind, _ in turn)
    assert len(table.match.log(EVERYTHING)) == len(turn)
    assert sum(len(told(entry.events, "walk")) for entry in table.match.log(EVERYTHING)) == walked


@pytest.mark.rule("FIN-R11")
def test_r11_a_used_tile_never_comes_back():
    table = new_match(2, 4, start_player=0)
    play_at_random(table, seed=1, actions=10)
    blade = table.legal("move")[0]["blade"]
    table.play("gust", blade=blade, to=blade)
    for _ in range(60):
        table.move(table.legal("move")[0]["blade"])
        if table.seat == RED:
            assert "gust" not in table.kinds()
            assert table.refused("gust", blade=table.legal("move")[0]["blade"], to=0) == "FIN-71"


@pytest.mark.rule("FIN-R12")
def test_r12_the_tile_is_spent_before_the_first_move():
    table = sitting(farmers="2 R", rest=8)
    events = table.play("strong_wind")
    assert events == [{"kind": "spend_tile", "seat": RED, "tile": "strong_wind"}]
    assert "strong_wind" not in table.player(RED)["action_tiles"]
    assert table.score(RED) == 6
    table.move(2)
    assert table.may("stop")
    table.play("stop")
    assert "strong_wind" not in table.player(RED)["action_tiles"]
    assert table.score(RED) == 6


@pytest.mark.rule("FIN-R13")
@pytest.mark.parametrize("crowd", [1, 4, 12])
def test_r13_a_gust_on_the_spot_harvests_what_stands_there(crowd):
    table = sitting(farmers=f"3 {' '.join(EVERYBODY[:crowd])}", rest=9)
    before = table.farmers()
    events = table.play("gust", blade=3, to=3)
    assert told(events, "harvest") == [{"seat": RED, "blade": 3, "fruit": "lemon", "amount": crowd}]
    assert table.farmers() == before
    assert table.carts(RED) == 0


@pytest.mark.rule("FIN-R14")
def test_r14_nobody_declines_a_harvest_or_a_cart_to_avoid_a_recall():
    table = sitting(farmers="5 R R R", rest=0, action_tiles={RED: []}, fruits={YELLOW: {"fig": 18}}, carts={RED: 8})
    assert [action.as_dict() for action in table.match.legal(RED)] == [{"kind": "move", "blade": 5}]
    table.move(5)
    assert (table.fruits(RED), table.fruits(YELLOW)) == ({"fig": 1}, {})
    assert (table.carts(RED), table.hub) == (1, 7)
    assert table.seat == YELLOW, "nobody was asked"


@pytest.mark.rule("FIN-R15")
def test_r15_no_tile_is_wasted():
    table = sitting(carts={RED: 1})
    assert table.refused("deliver", mode="large") == table.refused("deliver", mode="less") == "FIN-72"
    table.play("strong_wind")
    assert table.kinds() == {"move"}


@pytest.mark.rule("FIN-R16")
@pytest.mark.parametrize(
    ("yellow", "won", "bonuses"),
    [
        ("F03 F09 F15 F21 F30 F39 F04 F10 F16 F22 F31 F40", 2, [5, 4]),
        ("F03 F09 F15 F21 F30 F39 F04 F10 F16 F22 F31 F40 F05 F11 F17 F23 F32 F41", 3, [4]),
        ("F03-F06 F09-F12 F15-F18 F21-F24 F30-F33 F39-F42", 4, []),
    ],
)
def test_r16_two_sets_at_once_win_what_the_stack_still_has(yellow, won, bonuses):
    table = sitting(
        fruits={RED: {"almond": 1, "fig": 1}}, carts={RED: 1}, bonuses=[YELLOW] * won,
        tiles={RED: "F07 F08 F13 F14 F19 F20 F28 F29 F37 F38", YELLOW: yellow},
        villages=dict.fromkeys(CLOSED[:4], "closed") | {"arta": "F01 +0", "inca": "F02 +0"},
    )  # fmt: skip
    events = table.deliver("arta", "inca")
    assert [event["value"] for event in told(events, "bonus")] == bonuses
    assert table.player(RED)["bonuses"] == bonuses


@pytest.mark.rule("FIN-R17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r17_the_start_player_is_drawn_or_named(seats):
    drawn = [new_match(seats, seed).seat for seed in range(80)]
    assert set(drawn) == set(range(seats))
    assert min(drawn.count(seat) for seat in range(seats)) > 80 / seats / 2
    assert [new_match(seats, seed).seat for seed in range(80)] == drawn, "the seed decides"
    for seat in range(seats):
        assert {new_match(seats, seed, start_player=seat).seat for seed in range(10)} == {seat}
    with pytest.raises(OptionError, match=f"start_player must be a number from 0 to {seats - 1} or null, not {seats}"):
        new_match(seats, 1, start_player=seats)


@pytest.mark.rule("FIN-R18")
def test_r18_the_last_wooden_finca_goes_to_the_first_of_two_villages():
    table = one_wooden_finca_left(
        {"alcudia": "F01 last T1", "inca": "F02 last T2"}, {YELLOW: "F03-F18", BLUE: "F20-F27 F34-F36"}
    )
    events = table.deliver("inca", "alcudia")
    assert told(events, "build") == [{"village": "alcudia"}]
    assert table.village("alcudia")["wooden"]
    assert not table.village("inca")["wooden"]
    assert table.village("alcudia")["tile"] is table.village("inca")["tile"] is None
    assert table.match.over


@pytest.mark.rule("FIN-R19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r19_no_shortage_in_placement(seats):
    table = Sitting(FINCA.position({"seats": seats, "phase": "placement", "wheel": list(SAMPLE)}))
    everybody = seats * FARMERS[seats]
    for placed in range(everybody):
        events = table.play("place", blade=10 + placed % 2)
        assert not told(events, "recall_fruit")
    assert everybody <= 12
    assert table.supply["almond"] == 18 - everybody
    assert [table.fruits(seat) for seat in range(seats)] == [{"almond": FARMERS[seats]}] * seats


@pytest.mark.rule("FIN-R20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r20_a_turn_limit_stops_the_match(seats):
    table = new_match(seats, 6, turn_limit=5, start_player=0)
    while table.view["phase"] == "placement":
        table.play("place", blade=0)
    assert table.view["turns"] == 0, "placements are not counted"
    table.play("strong_wind")
    table.move(0)
    table.move(0)
    assert table.view["turns"] == 1, "strong wind is one turn"
    for turn in range(1, 5):
        assert table.view["turns"] == turn
        assert not table.match.over
        events = table.move(table.legal("move")[0]["blade"])
    assert events[-1] == {"kind": "end", "reason": "limit"}
    assert table.match.over
    assert table.match.pending == ()
    assert table.view["stopped"]
    assert table.result.stopped, "never a normal end"
    assert table.result.winners == []
    assert all(not table.match.legal(seat) for seat in range(seats))


@pytest.mark.rule("FIN-R20")
def test_r20_without_a_limit_play_goes_on():
    table = new_match(2, 6)
    assert table.match.options["turn_limit"] == 0
    while table.view["turns"] < 500:
        kind = "place" if table.view["phase"] == "placement" else "move"
        table.play(kind, **table.legal(kind)[0])
    assert not table.match.over


@pytest.mark.rule("FIN-R20")
def test_r20_the_last_wooden_finca_in_the_last_turn_is_a_normal_end():
    table = one_wooden_finca_left(
        {"arta": "F01 last T1"}, {YELLOW: "F02-F18", BLUE: "F20-F26"}, turns=39, turn_limit=40
    )
    events = table.deliver("arta")
    assert events[-1] == {"kind": "end", "reason": "fincas"}
    assert not table.result.stopped


@pytest.mark.rule("FIN-R21")
@pytest.mark.parametrize("options", [{}, {"turn_limit": 12}])
def test_r21_hidden_tiles_are_shown_after_the_end_and_never_before(options):
    table = new_match(3, 8, **options)
    box = FINCA.describe(table.match.state)["box"]
    while not table.match.over:
        assert [table.match.view(eyes)["hidden"] for eyes in (None, 0, 1, 2)] == [None] * 4
        play_at_random(table, seed=len(table.match.actions), actions=1)
    after = FINCA.describe(table.match.state)["villages"]
    stacks = {village: after[village]["stack"] for village in VILLAGES}
    for eyes in (None, 0, 1, 2):
        assert table.match.view(eyes)["hidden"] == {"stacks": stacks, "box": box}


@pytest.mark.rule("FIN-R22")
def test_r22_there_are_no_further_tie_breaks():
    even = {RED: "F01 F03 F05 F07 F09 F11 F13 F15", YELLOW: "F02 F04 F06 F08 F10 F12 F14 F17"}
    closed = dict.fromkeys(CLOSED[:3], "closed") | {"andratx": "closed"}
    for carts in ({RED: 3}, {YELLOW: 2}, {}):
        for fewer, more in ((RED, YELLOW), (YELLOW, RED)):
            table = sitting(
                2, phase="over", over="ended", tiles=even, villages=closed, carts=carts,
                action_tiles={fewer: ["gust"], more: ["one_less"]}, start=more,
            )  # fmt: skip
            assert table.result.points == [17, 17]
            assert table.result.places == [1, 1]
