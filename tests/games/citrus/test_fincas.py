"""New fincas and the refill: the market's clock."""

from typing import Any

import pytest
from tests.games.sitting import kinds_of, told

from .table import ANA, BEA, NOBODY, VALUES, Sitting, crowd, sitting

LOW = "le . . or . . . bl . . li li"
"""Five tiles: line 1 would leave two."""


@pytest.mark.rule("CIT-48")
def test_three_tiles_left_bring_a_finca_before_any_tile_is_laid():
    table = sitting(market=LOW)
    assert table.view["market"]["lines"][1]["finca"]
    events = table.buy(1)
    assert "turn_up" in kinds_of(events)
    assert table.phase == "lot"
    assert table.kinds() == {"lot"}


@pytest.mark.rule("CIT-49", "CIT-R17")
def test_the_finca_is_turned_up_then_the_lot_is_chosen():
    table = sitting(market=LOW, tiles={ANA: "bull"})
    assert table.refused("lot", lot="E") == "CIT-49", "none is due"
    events = table.buy(1)
    (turned,) = told(events, "turn_up")
    assert (turned["first"], turned["second"]) in VALUES.values()
    assert table.view["due"] == {"finca": table.view["due"]["finca"], **turned}
    assert {action["lot"] for action in table.legal("lot")} == table.open_lots()
    assert table.refused("lot", lot="A") == table.refused("lot", lot="O") == "CIT-49"
    refused: list[dict[str, Any]] = [
        {"kind": "bull", "square": "a1"},
        {"kind": "place", "tile": "lemon", "square": "e4"},
        {"kind": "end_turn"},
    ]
    for action in refused:
        assert table.refused(**action) == "CIT-R17"
    events = table.choose("F")
    assert told(events, "build") == [{"seat": ANA, "lot": "F", **turned}]
    assert (table.lot("F")["first"], table.lot("F")["second"]) == (turned["first"], turned["second"])


@pytest.mark.rule("CIT-50")
def test_the_next_site_opens_its_lot():
    table = sitting(market=LOW)
    sites = set(table.view["stock"]["sites"])
    table.buy(1)
    (opened,) = told(table.choose("E"), "open")
    assert opened["lot"] in sites
    assert table.open_lots() == {"F", "G", opened["lot"]}
    assert set(table.view["stock"]["sites"]) == sites - {opened["lot"]}
    last = sitting(market=LOW, stack=[])
    last.buy(1)
    assert not told(last.choose("E"), "open")
    assert last.open_lots() == {"F", "G"}


@pytest.mark.rule("CIT-51")
def test_roads_of_the_new_finca_serve_at_once():
    table = sitting(market=LOW)
    table.buy(1)
    table.choose("E")
    assert {"e1", "d2", "f2", "e3"} <= table.places("le")


@pytest.mark.rule("CIT-52")
def test_the_market_is_refilled_when_the_hand_is_empty():
    table = sitting(market=LOW)
    table.buy(1)
    table.choose("E")
    assert table.view["refill"]
    events: list[Any] = []
    for short, square in (("le", "e4"), ("or", "d5"), ("bl", "f5"), ("li", "e6")):
        assert not told(events, "draw")
        events = table.place(short, square)
    assert [event["space"] for event in told(events, "draw")] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
    assert None not in table.market()
    assert table.market()[10] == "lime"


@pytest.mark.rule("CIT-53")
def test_four_tiles_left_bring_nothing():
    table = sitting(market="le . . or . . . bl gr . li li")
    line = table.view["market"]["lines"][7]
    assert (line["left"], line["finca"], line["refill"]) == (4, False, False)
    table.buy(7)
    assert table.phase == "building"
    table.place("gr", "e4")
    table.place("li", "d5")
    assert table.market().count(None) == 8


def with_lemons(bag: int, market: int) -> Sitting:
    """Nothing is left but lemons: one in Ana's hand, some in the bag, some on the market; hers can grow to j10."""
    spare = ["lemon"] * min(12, bag + market + 1) + ["lemon_well"] * max(0, bag + market - 11)
    plants = crowd(["j10", "j9"], keep={"i9": "0 lemon_well", "i10": "0 lemon_well"}, spare=spare)
    words = ["le"] * market + ["."] * (12 - market)
    return sitting(plantations=plants, market=" ".join(words[-12:]), hand="le:12", refill=True)


@pytest.mark.rule("CIT-54", "CIT-55")
def test_an_incomplete_refill_shuts_the_fincas():
    table = with_lemons(bag=3, market=2)
    events = table.place("le", "j10")
    assert [event["space"] for event in told(events, "draw")] == [3, 4, 5]
    assert "shut" in kinds_of(events)
    assert table.market().count(None) == 7
    assert table.view["stock"]["shut"]


@pytest.mark.rule("CIT-55")
def test_once_shut_a_low_market_builds_nothing():
    table = sitting(market=LOW, shut=True)
    table.buy(1)
    assert table.phase == "building"
    assert not table.view["refill"]


@pytest.mark.rule("CIT-56")
def test_a_milestone_builds_from_the_tiles_put_aside():
    table = sitting(market=LOW, shut=True, tiles={ANA: "milestone"})
    table.play("milestone")
    table.choose("E")
    assert "E" in table.fincas()


@pytest.mark.rule("CIT-57", "CIT-R29")
def test_without_lot_or_tile_there_is_only_a_refill():
    table = sitting(lots="A B C D E F G H I J K L M N O", stack=[], market=LOW, tiles={ANA: "milestone"})
    assert table.refused("milestone") == "CIT-86"
    table.buy(1)
    assert table.phase == "building"
    assert table.view["refill"]


@pytest.mark.rule("CIT-R11")
def test_a_cart_in_mid_build_joins_the_hand():
    table = sitting(market="le . . or . . . bl . le li li", tiles={ANA: "cart"})
    table.buy(1)
    table.choose("E")
    table.cart(10)
    assert sorted(table.hand()) == ["blood_orange", "lemon", "lemon", "lime", "orange"]
    assert table.phase == "building", "one finca a refill"
    barred = sitting(
        plants={NOBODY: "gr e4, gr k4, gr h2, gr h8"}, hand="le:2", tiles={ANA: "cart"}, market="gr . or or or or or"
    )
    assert barred.refused("cart", space=1) == "CIT-R11"
    assert barred.refused("cart", space=12) == "CIT-76"


@pytest.mark.rule("CIT-R12")
def test_a_milestone_in_mid_build_waits_with_the_refill():
    table = sitting(hand="le:2 or:5", tiles={ANA: "milestone"}, market="le . or bl . le or bl le or bl le")
    table.play("milestone")
    table.choose("E")
    assert table.phase == "building"
    table.place("le", "e1")
    assert None in table.market()
    events = table.place("or", "e3")
    assert len(told(events, "draw")) == 2


@pytest.mark.rule("CIT-R13")
def test_a_bag_emptied_exactly_does_not_shut():
    exact = with_lemons(bag=9, market=3)
    events = exact.place("le", "j10")
    assert "shut" not in kinds_of(events)
    assert (exact.view["market"]["in_bag"], exact.view["stock"]["shut"]) == (0, False)
    one_short = with_lemons(bag=8, market=3)
    assert "shut" in kinds_of(one_short.place("le", "j10"))


@pytest.mark.rule("CIT-08")
def test_others_wait():
    table = sitting(market=LOW)
    table.buy(1)
    assert table.refused("lot", by=BEA, lot="E") == "CIT-11"
