"""The rulings that no other file tells of, FRU-R2 … FRU-R25."""

from typing import Any

import pytest
from tests.games.sitting import kinds_of, told

from verger.match import Reach

from .table import BARE, FRUITS, LOCKED, RED, YELLOW, sitting

PLENTY = dict.fromkeys(FRUITS, 9)
LOCKED_TOO = LOCKED.replace("SM1", "SM2")


@pytest.mark.rule("FRU-R2")
@pytest.mark.parametrize("piece", ["banana", "MX1", "CA1"])
def test_r2_no_move_of_no_cells(piece):
    table = sitting(island=BARE.removesuffix(". .") + "MX1 CA1")
    cell = {"banana": "b2", "MX1": "d5", "CA1": "e5"}[piece]
    assert table.refused("move", piece=piece, to=cell) == "FRU-R2"


@pytest.mark.rule("FRU-R10")
def test_r10_fit_is_looked_at_after_the_move_and_its_harvest_pays():
    narrow = "li . ba B po / L SM1 . SM2 H / F . SH1 . C / K SH2 . MX1 I / or E J D ma"
    table = sitting(island=narrow, stock={"banana": 2, "pomegranate": 2}, rows={2: "PL2"})
    assert table.player()["fits"]["PL2"] == [], "no two free cells side by side"
    assert table.player()["lacking"][1] == {"banana": 1}
    table.move("banana", "c2")
    table.take(2)
    assert table.legal("place_large") == [{"cell": "b1", "rotation": 0}]
    table.build("b1")
    assert table.stock() == {}


@pytest.mark.rule("FRU-R11")
def test_r11_the_fruit_of_a_new_mixed_token_pays_for_no_second_action():
    table = sitting(island=BARE, stock={"lime": 2, "mangosteen": 2}, rows={1: "MX1"}, phase="trading")
    table.take(1)
    table.place("a1")
    table.play("gain", fruit="banana")
    assert table.seat == YELLOW


@pytest.mark.rule("FRU-R20")
def test_r20_a_score_above_99_goes_on():
    desserts = {"green8": 3, "green7": 2, "blue8": 3, "blue7": 2, "pink8": 3, "shake": 4}
    table = sitting(4, island=BARE, desserts={RED: desserts})
    assert table.part("desserts") == 13 * 8 - 4 + 12 == 112
    assert table.score() > 112


@pytest.mark.rule("FRU-R22")
def test_r22_the_last_round_is_told_at_once():
    yellow = "SM1 SM2 SM3 SH2 . / CA1 ba . li CA2 / CA3 . po . . / . or . ma . / . . . . ."
    table = sitting(island=BARE, islands={YELLOW: yellow}, stock=PLENTY, rows={1: "SH1"})
    table.move("banana", "b1")
    assert kinds_of(table.take(1))[-2:] == ["licence", "last_round"]
    assert table.view["last_round"]
    assert table.phase == "placing"


# --- Nothing more can happen -----------------------------------------------------------------------------------------


@pytest.mark.rule("FRU-R23")
@pytest.mark.parametrize("factory", [False, True])
def test_r23_a_round_in_which_nobody_could_do_anything_freezes_the_game(factory):
    table = sitting(
        island=LOCKED, islands={YELLOW: LOCKED_TOO}, phase="trading", moved=False, able=False, factory=factory
    )
    table.decline()
    if factory:
        table.end_turn()
    assert (table.seat, table.phase) == (YELLOW, "trading")
    events = table.decline()
    if factory:
        assert not table.match.over, "there is a third step"
        events = table.end_turn()
    assert events[-1] == {"kind": "end", "reason": "frozen"}
    assert not table.result.stopped
    assert table.refused("pass", by=RED) == "FRU-R23"


@pytest.mark.rule("FRU-R23")
def test_r23_one_who_could_is_enough_to_go_on():
    frozen: dict[str, Any] = {"island": LOCKED, "phase": "trading", "moved": False, "able": False}
    paying = sitting(islands={YELLOW: LOCKED_TOO}, stock=PLENTY, **frozen)
    paying.decline()
    paying.decline()
    assert not paying.match.over, "Red could have delivered"
    moving = sitting(**frozen)
    moving.decline()
    moving.any_turn()
    assert not moving.match.over, "Yellow could move"
    juicy = sitting(islands={YELLOW: LOCKED_TOO}, stock={"pomegranate": 1}, factory=True, **frozen)
    for _ in range(2):
        juicy.decline()
        juicy.end_turn()
    assert not juicy.match.over, "Red could have advanced"


@pytest.mark.rule("FRU-R23")
@pytest.mark.parametrize(("idle", "over"), [(18, False), (19, True)])
def test_r23_twenty_rounds_in_which_nobody_could_trade(idle, over):
    empty = ". . . . . / . ba . li . / . . po . . / . or . ma . / . . . . ."
    table = sitting(island=empty, islands={YELLOW: empty}, idle=idle, able=False)
    for _ in range(2):
        piece = {RED: "banana", YELLOW: "lime"}[table.seat]
        table.move(piece, {"banana": "b1", "lime": "d1"}[piece])
        events = table.decline()
    assert table.match.over == over
    if over:
        assert told(events, "end") == [{"reason": "frozen"}]
    else:
        assert table.match.state.idle == 19


@pytest.mark.rule("FRU-R23")
def test_r23_whoever_can_trade_starts_the_count_afresh():
    table = sitting(idle=19, able=False, stocks={YELLOW: PLENTY})
    table.any_turn()
    table.any_turn()
    assert not table.match.over
    assert table.match.state.idle == 0


@pytest.mark.rule("FRU-R24")
@pytest.mark.parametrize("limit", [1, 3])
def test_r24_a_round_limit_stops_the_match(limit):
    table = sitting(3, round_limit=limit, islands={YELLOW: BARE.replace(". . .", "SH1 . .", 1)})
    for _ in range(3 * limit):
        assert not table.match.over
        table.any_turn()
    assert table.match.over
    assert table.result.stopped
    assert table.result.winners == []
    assert table.view["stopped"]
    assert table.part("shops", YELLOW) == 16, "scored as at the cross"
    assert table.refused("pass", by=RED) == "FRU-R24"


@pytest.mark.rule("FRU-R24")
def test_r24_without_a_limit_nobody_is_hurried():
    table = sitting(island=BARE, islands={YELLOW: BARE}, stock=PLENTY)
    for _ in range(120):
        table.any_turn()
    assert not table.match.over


@pytest.mark.rule("FRU-R26")
def test_r26_a_turn_that_has_ended_can_be_taken_back_until_the_next_seat_acts():
    """Nothing is drawn after the set-up, so that a seat may take its whole turn back."""
    table = sitting(stock=PLENTY)
    before = table.view
    table.move("banana", "c2")
    table.deliver("A")
    assert table.seat == YELLOW
    assert table.match.reach(RED) == Reach(2, "start")
    table.match.undo(RED, to=0)
    assert table.view == before
    table.any_turn()
    table.match.play(YELLOW, table.legal_action("move"))
    assert table.match.reach(RED) == Reach(0, "other")
