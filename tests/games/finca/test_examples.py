"""The worked examples E1 … E14. Red, Yellow, Blue and Green sit clockwise round the wheel of the pictures."""

import pytest
from tests.games.sitting import told

from .table import BLUE, EVERYBODY, FINCA, FRUITS, GREEN, RED, SAMPLE, YELLOW, Sitting, sitting

E2 = "0 Y; 1 R; 2 G; 3 B R; 5 G; 7 Y Y G; 10 B R; 11 B"
E9 = {GREEN: "F03 F12 F21", YELLOW: "F25 F28 F37", RED: "F07 F18 F31 F34"}


def arta_emptied(finca: str) -> list[dict[str, object]]:
    """In E9's position Blue takes the last tile of Artà, which shows none of the kinds compared."""
    table = sitting(
        turn=BLUE, fruits={BLUE: {"lemon": 1}}, carts={BLUE: 1}, tiles=E9, villages={"arta": f"F04 last {finca}"}
    )
    events = table.deliver("arta")
    assert table.village("arta")["wooden"]
    return told(events, "award")


def test_e1_placement():
    table = Sitting(FINCA.position({"seats": 4, "phase": "placement", "wheel": list(SAMPLE)}))
    table.play("place", blade=3)
    assert table.fruits(RED) == {"lemon": 1}
    table.play("place", blade=0)
    assert table.fruits(YELLOW) == {"fig": 1}
    table.play("place", blade=3)
    assert table.fruits(BLUE) == {"lemon": 1}, "not 2"
    assert table.supply == dict.fromkeys(FRUITS, 18) | {"lemon": 16, "fig": 17}


def test_e2_move():
    table = sitting(farmers=E2, turn=GREEN)
    table.move(7)
    assert table.farmers() == {0: "Y", 1: "R", 2: "G", 3: "RB", 5: "G", 7: "YY", 10: "RBG", 11: "B"}
    assert table.fruits(GREEN) == {"almond": 3}
    assert table.carts(GREEN) == 0


def test_e3_shortage():
    hands = {RED: {"almond": 5}, YELLOW: {"almond": 4}, BLUE: {"almond": 1}, GREEN: {"almond": 6}}
    table = sitting(farmers=E2, turn=GREEN, fruits=hands)
    assert table.supply["almond"] == 2
    table.move(7)
    assert [table.fruits(seat) for seat in range(4)] == [{}, {}, {}, {"almond": 3}]
    assert table.supply["almond"] == 15


def test_e4_cart():
    table = sitting(farmers=E2, turn=GREEN)
    table.move(7)
    after = FINCA.describe(table.match.state) | {"turn": BLUE}
    table = Sitting(FINCA.position(after))
    table.move(11)
    assert table.fruits(BLUE) == {"fig": 2}
    assert table.carts(BLUE) == 1
    assert table.farmers()[0] == "YB"


def test_e5_no_cart_left():
    farmers = "0 Y; 1 R; 2 G; 3 B R; 5 G; 7 Y Y; 10 B R G; 11 B"
    table = sitting(farmers=farmers, turn=BLUE, carts={RED: 3, YELLOW: 1, BLUE: 2, GREEN: 2})
    assert table.hub == 0
    table.move(11)
    assert [table.carts(seat) for seat in range(4)] == [0, 0, 1, 0]
    assert table.hub == 7


@pytest.mark.parametrize(
    ("blade", "steps", "carts"),
    [(0, 5, 0), (0, 6, 1), (5, 1, 1), (7, 3, 0), (11, 1, 1), (3, 8, 1), (4, 8, 2), (11, 7, 2), (0, 11, 1), (0, 12, 2)],
)
def test_e6_cart_formula(blade, steps, carts):
    table = sitting(farmers=f"{blade} {' '.join(EVERYBODY[:steps])}", rest=(blade + 2) % 12)
    table.move(blade)
    assert table.carts(RED) == carts


@pytest.mark.parametrize(
    ("tile", "price", "choice"),
    [
        ("F04", {"lemon": 1}, ""),
        ("F12", {"orange": 2}, ""),
        ("F21", {"orange": 2, "grape": 2}, ""),
        ("F25", {"almond": 4}, ":almond"),
        ("F32", {"olive": 2, "fig": 3}, ""),
        ("F37", dict.fromkeys(FRUITS, 1), ""),
    ],
)
def test_e7_prices(tile, price, choice):
    table = sitting(fruits={RED: dict.fromkeys(FRUITS, 6)}, carts={RED: 1}, villages={"palma": tile})
    events = table.deliver(f"palma{choice}")
    assert {event["fruit"]: event["amount"] for event in told(events, "pay")} == price


def test_e8_delivery():
    table = sitting(
        fruits={RED: {"fig": 1, "olive": 1, "lemon": 4}}, carts={RED: 1},
        villages={"arta": "F02", "villafranca": "F05", "son_severa": "F25"},
    )  # fmt: skip
    table.play("deliver", mode="cart")
    table.play("serve", village="arta")
    table.play("serve", village="villafranca")
    table.play("serve", village="son_severa", fruit="lemon")
    events = table.play("finish")
    assert (table.carts(RED), table.hub) == (0, 8)
    assert table.fruits(RED) == {}
    assert table.supply == dict.fromkeys(FRUITS, 18)
    assert table.player(RED)["tiles"] == ["F02", "F05", "F25"]
    assert table.player(RED)["score"]["tiles"] == 6
    assert [event["village"] for event in told(events, "reveal")] == ["arta", "villafranca", "son_severa"]
    assert table.seat == YELLOW


def test_e9_finca():
    assert arta_emptied("T6") == [{"seat": RED, "village": "arta", "finca": "T6", "count": 6}]
    table = sitting(tiles=E9, villages={"arta": "F04 last T6"})
    assert table.village("arta")["counts"] == [6, 1, 0, 4]


def test_e10_mystery_finca():
    assert arta_emptied("T10") == [{"seat": RED, "village": "arta", "finca": "T10", "count": 5}]
    table = sitting(tiles=E9, villages={"arta": "F04 last T10"})
    assert table.village("arta")["counts"] == [5, 4, 0, 0]
    table = sitting(tiles={RED: "F25 F34 F01"}, villages={"arta": "F04 last T10"})
    assert table.village("arta")["counts"] == [9, 0, 0, 0]


def test_e11_two_kinds():
    assert arta_emptied("T7") == [{"seat": YELLOW, "village": "arta", "finca": "T7", "count": 5}]
    table = sitting(tiles=E9, villages={"arta": "F04 last T7"})
    assert table.village("arta")["counts"] == [4, 5, 0, 0]


def test_e12_bonus():
    table = sitting(
        fruits={RED: {"olive": 1}}, carts={RED: 1}, tiles={RED: "F10 F13 F21 F32 F37"}, villages={"arta": "F05"}
    )
    assert told(table.deliver("arta"), "bonus") == [{"seat": RED, "value": 7}]


def test_e13_ceilings():
    villages = {"arta": "F40", "inca": "F25", "palma": "F31", "campos": "F07"}
    hand = {"lemon": 10, "orange": 3, "fig": 1, "almond": 2}
    table = sitting(fruits={RED: hand}, villages=villages)
    events = table.deliver("arta:lemon", "inca:lemon", mode="large")
    assert sum(event["value"] for event in told(events, "take")) == 10
    assert sum(event["amount"] for event in told(events, "pay")) == 10
    table = sitting(fruits={RED: hand}, carts={RED: 1}, villages=villages)
    events = table.deliver("campos", mode="less", short="palma:fig")
    assert sum(event["value"] for event in told(events, "take")) == 7
    assert sum(event["amount"] for event in told(events, "pay")) == 6


def test_e14_score():
    table = sitting(
        2, phase="over", over="ended", bonuses=[RED], action_tiles={RED: ["one_less"], YELLOW: []},
        tiles={RED: "F05 F07 F18 F19 F31 F34 F40", YELLOW: "F01-F04 F06 F08-F12"},
        villages={"arta": "closed T6 R", "inca": "closed T10 R", "palma": "closed", "campos": "closed"},
    )  # fmt: skip
    assert table.result.parts[RED] == {"tiles": 26, "fincas": 10, "action_tiles": 2, "bonuses": 7}
    assert table.result.points[RED] == 45
