"""Shops and the end, FRU-68 … FRU-79."""

from typing import Any

import pytest
from tests.engine.support import EVERYTHING_TESTED
from tests.games.sitting import kinds_of, play_at_random, told

from verger.engine import EVERYTHING

from .table import BARE, FRUITS, FULL, LOCKED, RED, YELLOW, Sitting, ready_match, sitting

PLENTY = dict.fromkeys(FRUITS, 9)
EIGHT = "SM1 SM2 SM3 SH2 . / CA1 ba . li CA2 / CA3 . po . CA4 / . or . ma . / . . . . ."
"""Eight businesses: with two seats the licence is on the cross."""
SEVEN = EIGHT.replace("CA4", ".")
WORN = {YELLOW: SEVEN}
"""Yellow has seven: one step is left."""


def ended(seats: int = 2, **entries: Any) -> Sitting:
    """A finished game; Yellow has eight businesses unless something else is said."""
    usual: dict[str, Any] = {"islands": {YELLOW: EIGHT}, "over": "ended", "turns": 24}
    return sitting(seats, **(usual | entries))


def bare(row: str) -> str:
    """An island without boats, with this in its northern row."""
    return BARE.replace(". . . . .", row, 1)


# --- Shops -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FRU-68")
@pytest.mark.parametrize(
    ("left", "points"),
    [("AGBHCIDJEKFL", 0), ("AGBHCIDJEKF", 0), ("AGBHCIDJE", 4), ("GHCID", 4), ("A", 12), ("AC", 8), ("", 16)],
)
def test_the_deckchair_rental_counts_beaches_without_boat(left, points):
    island = " ".join("." if word in "ABCDEFGHIJKL" and word not in left else word for word in FULL.split())
    table = ended(island=island.replace("ba .", "ba SH1", 1))
    assert table.part("shops") == points


@pytest.mark.rule("FRU-68")
def test_other_things_on_a_beach_do_not_matter():
    table = ended(island="SH1 ba SM1 . . / L . . li H / F . po . C / K or . ma I / . E J D .",
                  islands={YELLOW: EIGHT.replace("SM1", ".")})  # fmt: skip
    assert table.part("shops") == 4, "the north is full of other things"


@pytest.mark.rule("FRU-69", "FRU-R14")
@pytest.mark.parametrize(("held", "points"), [("SM1", 0), ("MX1", 4), ("CA1", 4), ("MX1 CA1 CA3 MX2", 16)])
def test_the_catering_service_counts_marked_mobile_businesses(held, points):
    row = " ".join([*held.split(), "SH2", ".", ".", "."][:5])
    table = ended(seats=3, island=bare(row), islands={YELLOW: bare("MX3 MX4 MX5 CA5 CA6")})
    assert table.part("shops") == points, "the harvest tokens are not counted"


@pytest.mark.rule("FRU-70")
def test_the_tourist_office_counts_stars_of_small_and_large_buildings():
    table = ended(seats=3, island=bare("SH3 SM1 SM2 PL2 PL2"), islands={YELLOW: bare("SM3 MX1 CA1 . .")})
    assert table.part("shops") == 1 + 2 + 1


@pytest.mark.rule("FRU-71")
@pytest.mark.parametrize(
    ("pawns", "points"),
    [("S_0 S_0", 0), ("A1 S_0", 1), ("A2 V1_3", 3), ("B1 B2", 6), ("V2_0 V2_0", 8), ("C1 C2", 10), ("F1 F1", 14)],
)
def test_the_lemonade_stand_counts_the_bottle_under_each_pawn(pawns, points):
    table = ended(island=bare("SH4 . . . ."), pawns={RED: pawns}, factory=True)
    assert table.part("shops") == points


@pytest.mark.rule("FRU-72")
def test_a_shop_works_for_its_owner_wherever_it_stands():
    yellow = SEVEN.replace("SH2", ".")
    corner = ended(island=bare("SH2 . . . CA6"), islands={YELLOW: yellow})
    middle = ended(island=bare(". . . . CA6").replace("ba . li", "ba SH2 li"), islands={YELLOW: yellow})
    assert corner.part("shops") == middle.part("shops") == 4
    assert corner.part("shops", YELLOW) == 0, "Yellow has carts and no shop"


@pytest.mark.rule("FRU-72", "FRU-77")
def test_a_shop_taken_in_the_last_turn_counts():
    table = sitting(island=BARE.removesuffix(".") + "CA4", islands={YELLOW: SEVEN.replace("SH2", "MX1")}, turn=YELLOW,
                    stocks={YELLOW: PLENTY}, rows={1: "SH2 SH3"}, phase="trading")  # fmt: skip
    table.take(1)
    events = table.place("e1")
    assert told(events, "shop") == [{"seat": YELLOW, "business": "SH2", "value": 16}]
    assert table.match.over


# --- The end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FRU-73", "FRU-79")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("factory", [False, True])
def test_the_licence_moves_for_three_reasons_only(seats, factory):
    for seed in range(4 if EVERYTHING_TESTED else 1):
        table = ready_match(seats, seed, factory=factory)
        start = table.view["licence"]["start"]
        while not table.match.over:
            play_at_random(table, seed=len(table.match.actions), actions=1)
            view = table.view
            gone = 5 * seats - sum(key is not None for row in table.board() for key in row)
            empty = sum(pile["left"] == 0 for pile in view["piles"])
            finals = len({spot for player in view["players"] for spot in player["pawns"] if spot in ("F1", "F2")})
            assert view["licence"] == {
                "left": max(0, start - gone - empty - finals), "start": start, "taken": gone, "emptied": empty,
                "finals": finals,
            }  # fmt: skip


@pytest.mark.rule("FRU-74", "FRU-76")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_round_is_played_to_its_end(seat):
    """With three seats one step is left: whoever takes it, all have had as many turns."""
    others = {1: SEVEN, 2: "MX1 MX2 MX3 . . / . ba . li . / . . po . . / . or . ma . / . . . . ."}
    table = sitting(3, island=BARE, islands=others, stocks={seat: PLENTY}, turn=seat, turns=12 + seat, rows={1: "SH3"})
    assert table.licence == 1
    table.match.play(seat, table.legal_action("move"))
    events = table.take(1)
    assert told(events, "licence", "last_round") == [{"kind": "licence", "left": 0}, {"kind": "last_round"}]
    assert table.view["last_round"]
    assert table.phase == "placing", "the turn is finished"
    table.match.play(seat, table.legal_action("place"))
    played = 0
    while not table.match.over:
        assert table.seat == seat + 1 + played
        table.any_turn()
        played += 1
    assert played == 2 - seat
    assert table.view["turns"] == 15
    assert {table.match.refusal(other, action) for other in range(3) for action in (2, 50, 600)} == {"FRU-74"}


@pytest.mark.rule("FRU-75")
def test_on_the_cross_the_marker_stays():
    table = sitting(island=BARE, islands=WORN, stock=PLENTY, stocks={YELLOW: PLENTY}, rows={1: "SH1 SH3"})
    table.move("banana", "b1")
    table.take(1)
    table.place("a1")
    table.match.play(YELLOW, table.legal_action("move"))
    before = table.part("rows", YELLOW)
    events = table.take(1, 2)
    assert told(events, "licence", "last_round") == []
    assert table.licence == 0
    assert table.part("rows", YELLOW) == before + 3, "all the rest happens"


@pytest.mark.rule("FRU-76", "FRU-R22")
def test_the_turn_that_reaches_the_cross_has_all_its_steps():
    cart = "CA4 . . . . / . ba . li . / . . po . . / . or . ma . / . . . . ."
    six = SEVEN.replace("CA3", ".")
    table = sitting(island=cart, islands={YELLOW: six}, stock=PLENTY, desserts={YELLOW: {"blue7": 1}}, factory=True)
    assert table.licence == 1
    table.move("CA4", "c1")
    table.play("make", pile="blue7")
    assert (table.licence, table.view["last_round"], table.phase) == (0, True, "making")
    table.play("make", pile="blue8")
    assert table.phase == "trading"
    table.decline()
    table.advance("e01", "both")
    table.end_turn()
    assert (table.seat, table.match.over) == (YELLOW, False)
    table.any_turn()
    assert table.match.over


@pytest.mark.rule("FRU-77")
def test_shops_are_scored_after_the_last_turn_and_fruit_is_worth_nothing():
    table = sitting(island=BARE.replace(". . .", "SH1 . .", 1), islands={YELLOW: SEVEN}, stock=PLENTY,
                    stocks={YELLOW: PLENTY}, turn=YELLOW, turns=21)  # fmt: skip
    assert table.licence == 0
    assert (table.part("shops"), table.player()["score"]["forecast"] - table.score()) == (0, 16)
    table.any_turn()
    assert table.match.over
    assert table.part("shops") == 16
    assert table.result.parts[RED]["shops"] == 16
    assert sum(table.result.parts[RED].values()) == table.result.points[RED] == table.score()


@pytest.mark.rule("FRU-77")
def test_the_end_is_told():
    table = sitting(island=BARE.replace(". . .", "SH1 . .", 1), islands={YELLOW: SEVEN}, turn=YELLOW, turns=21)
    table.match.play(YELLOW, table.legal_action("move"))
    assert kinds_of(table.decline()) == ["pass", "shop", "shop", "end"]
    assert table.match.game.told(table.match.state, EVERYTHING)[-1] == {"kind": "end", "reason": "licence"}


LEVEL = {RED: bare("MX1 MX2 MX3 MX4 ."), YELLOW: bare("CA1 CA2 CA3 CA4 .")}
SAME_BOATS = [
    {berth: f"O{number:02}" for number, berth in enumerate("ABCDEF", first)}
    | {berth: f"V{number:02}" for number, berth in enumerate("GHIJKL", first)}
    for first in (1, 7)
]
ROWS = {1: "MX1 CA1", 2: "MX2 CA2", 3: "MX3 CA3", 4: "MX4 CA4"}


@pytest.mark.rule("FRU-78", "FRU-R21")
@pytest.mark.parametrize("start", [0, 1])
def test_among_equals_the_later_in_the_round_is_ahead(start):
    table = ended(island=LEVEL[RED], islands={YELLOW: LEVEL[YELLOW]}, rows=ROWS, delivered=SAME_BOATS, start=start)
    assert table.result.points[RED] == table.result.points[YELLOW]
    assert table.result.winners == [1 - start]
    assert sorted(table.result.places) == [1, 2]


@pytest.mark.rule("FRU-78")
def test_the_highest_score_wins():
    table = ended(
        island=LEVEL[RED], islands={YELLOW: LEVEL[YELLOW]}, rows=ROWS, delivered=SAME_BOATS,
        desserts={RED: {"shake": 1}}, stocks={YELLOW: PLENTY},
    )  # fmt: skip
    assert table.result.points[RED] == table.result.points[YELLOW] + 3
    assert table.result.places == [1, 2]


@pytest.mark.rule("FRU-R21")
def test_every_rank_is_decided_that_way():
    table = sitting(4, start=2, over="ended", turns=40, islands={
        seat: BARE.replace(". . . . .", row, 1) for seat, row in enumerate(("CA1 CA2 CA3 CA4 .", "MX1 MX2 MX3 MX4 .",
                                                                         "SM1 SM2 SH1 SH3 .", "SM3 SH2 CA5 CA6 MX5"))
    }, desserts={}, stock={})  # fmt: skip
    order = sorted(range(4), key=lambda seat: (-table.result.points[seat], -((seat - 2) % 4)))
    assert [table.result.places[seat] for seat in order] == [1, 2, 3, 4]


@pytest.mark.rule("FRU-74")
def test_a_locked_player_still_has_turns():
    table = sitting(island=BARE, islands={YELLOW: LOCKED})
    table.any_turn()
    assert (table.seat, table.phase) == (YELLOW, "trading")
