"""Extra actions, rises, productions and shortages."""

import pytest
from tests.games.sitting import kinds_of, told

from .table import ANA, BEN, CLEO, FFF, GOODS, changes, in_house, player, produced, sitting

FI, FL, FR, FU, FE = "fish", "cigarette", "burger", "booze", "fennel"


def hoard(code: str, count: int) -> list[dict[str, object]]:
    """Others who hold so many tokens of a good between them."""
    hands = [min(7, count), min(7, max(0, count - 7))]
    return [player("m4", f"{hand}{code}" if hand else "") for hand in hands]


@pytest.mark.rule("FFF-74", "FFF-79")
def test_example_d1_whether_or_not_anything_is_traded():
    for trade in (False, True):
        table = in_house(1, first=1)
        if trade:
            table.buy("FL")
        events = table.done()
        sells = {house["site"]: house["sells"] for house in table.board()["houses"]}
        assert sorted(produced(events)) == sorted((good, site) for site, good in sells.items() if good in (FI, FE))


@pytest.mark.rule("FFF-75", "FFF-94")
def test_75_only_for_the_house_where_one_trades():
    table = in_house(8, first=1, others=[player("s1")])
    assert table.refused("act_ferry", landing="HB", to="w3") == "FFF-95"
    table.done()
    table.play("act_ferry", landing="s4", to="s3")
    table.play("act_pawn", other=BEN)
    events = table.play("act_walk", space="H10")
    assert kinds_of(events) == ["push", "begin"], "the house does nothing for the pushed pawn"
    assert table.refused("buy", good=FI, amount=1) == "FFF-45"


@pytest.mark.rule("FFF-75")
def test_75_no_trade_after_the_actions_have_begun():
    table = in_house(4, "2FE")
    table.done()
    assert table.refused("exchange") == "FFF-75"


@pytest.mark.rule("FFF-76")
def test_76_the_active_player_chooses():
    table = in_house(17)
    assert table.refused("act_site", site="H1") == "FFF-76"
    table.done()
    assert table.match.pending == (ANA,)


@pytest.mark.rule("FFF-77", "FFF-R16")
def test_77_in_printed_order():
    events = in_house(3, first=1).done()
    assert [event.get("good") for event in told(events, "produce", "price")][-2:] == [FI, FL]
    assert kinds_of(events)[1] == "produce"
    freddy = in_house(8)
    freddy.done()
    assert freddy.phase == "move_ferry"
    freddy.play("act_ferry", landing="n1", to="w3")
    assert freddy.phase == "move_pawn"


@pytest.mark.rule("FFF-R16")
def test_r16_the_pushed_pawn_may_ride_the_ferry_just_moved():
    table = in_house(8, others=[player("w3")])
    table.done()
    table.play("act_ferry", landing="n1", to="w3")
    table.play("act_pawn", other=BEN)
    table.play("act_ride", landing="c2")
    assert table.space(BEN) == "c2"


@pytest.mark.rule("FFF-79", "FFF-115", "FFF-R37")
def test_79_closed_houses_and_the_one_visited_get_theirs():
    table = in_house(7, site="H12", first=1, others=[player("m4", closing=[{"site": "H1"}])])
    table.done()
    good = table.house("H1")["sells"]
    before = table.stock("H1")[good]
    table.choose(next(code for code, name in GOODS.items() if name == good))
    assert table.stock("H1")[good] == before + 1


@pytest.mark.rule("FFF-80", "FFF-81", "FFF-R11", "FFF-R12")
def test_80_a_shortage_raises_the_price_once():
    none = in_house(7, first=1, others=hoard("FI", 12))
    assert none.supply("FI") == 0
    none.done()
    events = none.choose("FI")
    assert produced(events) == []
    assert changes(events) == [(FI, 50, 80)]
    assert told(events, "price")[0]["cause"] == "shortage"


@pytest.mark.rule("FFF-81")
def test_81_just_enough_is_enough():
    table = in_house(7, first=1, others=hoard("FI", 11))
    merchants = [house for house in table.board()["houses"] if house["sells"] == FI]
    assert table.supply("FI") == len(merchants) == 1
    table.done()
    events = table.choose("FI")
    assert len(produced(events)) == 1
    assert changes(events) == []


@pytest.mark.rule("FFF-80", "FFF-R11")
def test_r11_the_active_player_allots():
    # fennel is sold by 5 and 10 in the first window
    table = in_house(7, first=1, others=hoard("FE", 10))
    assert table.supply("FE") == 1
    table.done()
    assert table.choose("FE") == [{"kind": "allot", "seat": ANA, "good": FE}]
    assert table.phase == "allotting"
    sites = {house["site"] for house in table.board()["houses"] if house["sells"] == FE}
    assert set(table.board()["acting"]["sites"]) == sites
    assert {one["site"] for one in table.legal("act_site")} == sites
    assert table.refused("walk", space="w1") == "FFF-R11"
    assert table.refused("act_site", site="H12") == "FFF-R11"
    events = table.pick(min(sites))
    assert produced(events) == [(FE, min(sites))]
    assert changes(events) == [(FE, 50, 80)]
    assert table.seat == BEN, "and the turn is over"


@pytest.mark.rule("FFF-82", "FFF-R14")
@pytest.mark.parametrize(
    ("before", "after"), [(10, 20), (20, 30), (30, 40), (40, 50), (50, 80), (60, 100), (80, 120), (100, 150)]
)
def test_82_rises_by_the_table(before, after):
    table = in_house(6, first=1, prices=f"{before}FE")
    assert (FE, before, after) in changes(table.done())


@pytest.mark.rule("FFF-83", "FFF-84", "FFF-R13")
@pytest.mark.parametrize("price", [120, 150])
def test_example_p5_what_would_pass_the_top_is_produced(price):
    table = in_house(6, first=1, prices=f"{price}FE")
    events = table.done()
    assert told(events, "ceiling") == [{"seat": ANA, "good": FE, "value": price}]
    assert {good for good, _ in produced(events)} == {FL, FE}
    assert table.price("FE") == price
    bonus = sitting(player("w1", tokens="price"), player("m4"), first=1, prices=f"{price}FE")
    assert {good for good, _ in produced(bonus.play("bonus_price", good=FE, direction="up"))} == {FE}


@pytest.mark.rule("FFF-85", "FFF-86", "FFF-R12")
def test_85_a_shortage_at_the_top_does_nothing():
    table = in_house(6, first=1, others=hoard("FE", 11), prices="150FE")
    assert table.supply("FE") == 0
    events = table.done()
    assert told(events, "short") == [{"seat": ANA, "good": FE}]
    assert changes(events) == []
    assert table.price("FE") == 150


@pytest.mark.rule("FFF-87", "FFF-R26")
def test_87_what_cannot_be_done_lapses():
    table = in_house(31, player={"money": 0})
    assert told(table.done(), "lapse") == [{"seat": ANA, "effect": "special_sale"}]
    poor = in_house(34, player={"money": 40})
    assert told(poor.done(), "lapse") == [{"seat": ANA, "effect": "any_for_50"}]
    full = in_house(34, "7FI")
    assert told(full.done(), "lapse") == [{"seat": ANA, "effect": "any_for_50"}]
    alone = in_house(8, others=[player(None)])
    alone.done()
    events = alone.play("act_ferry", landing="n1", to="w3")
    assert told(events, "lapse") == [{"seat": ANA, "effect": "move_pawn"}]


@pytest.mark.rule("FFF-88")
def test_88_two_actions_may_be_declined():
    sale = in_house(31, "1FI")
    sale.done()
    assert told(sale.play("decline"), "decline") == [{"seat": ANA, "effect": "special_sale"}]
    offer = in_house(34)
    offer.done()
    assert told(offer.play("decline"), "decline") == [{"seat": ANA, "effect": "any_for_50"}]
    change = in_house(4)
    change.done()
    assert change.refused("decline") == "FFF-88"


@pytest.mark.rule("FFF-89", "FFF-102", "FFF-R37")
def test_89_choices_without_effect_are_legal():
    table = in_house(16, prices="10FI")
    table.done()
    events = table.choose("FI")
    assert told(events, "floor") == [{"seat": ANA, "good": FI, "value": 10}]
    swap = in_house(17, stock={f"H{n}": "" for n in range(1, 13)})
    swap.done()
    swap.pick(*[one["site"] for one in swap.legal("act_site")][:2])


@pytest.mark.rule("FFF-90", "FFF-93", "FFF-R26")
def test_90_ones_own_pawn_is_not_moved():
    table = in_house(8, others=[player("s1"), player("m4"), player(None)])
    table.done()
    table.play("act_ferry", landing="n1", to="w3")
    assert {one["other"] for one in table.legal("act_pawn")} == {BEN, CLEO}
    assert table.refused("act_pawn", other=ANA) == "FFF-R26"
    assert table.refused("act_pawn", other=3) == "FFF-R26"
    assert table.refused("act_walk", space="HB") == "FFF-93"
    table.play("act_pawn", other=BEN)
    assert {one["space"] for one in table.legal("act_walk")} == {"HB", "H10", "s2"}
    assert table.refused("act_walk", space="w1") == "FFF-R26"
    assert table.refused("act_ride", landing="w3") == "FFF-R26"
    table.play("act_walk", space="HB")
    assert (table.space(ANA), table.space(BEN)) == ("H12", "HB")


@pytest.mark.rule("FFF-93", "FFF-R26")
def test_93_all_other_pawns_are_jumped_and_closed_houses_not_entered():
    others = [player("w1"), player("HB", closing=[{"site": "H10"}])]
    table = in_house(8, others=others)
    table.done()
    table.play("act_ferry", landing="n1", to="w3")
    table.play("act_pawn", other=BEN)
    walks = {one["space"] for one in table.legal("act_walk")}
    assert walks == {"HB", "s1", "H12", "w3", "w4"}, "over the harbour and over Ana's house"


@pytest.mark.rule("FFF-91", "FFF-R11")
def test_91_two_merchants():
    table = in_house(12, first=1)
    table.done()
    merchants = [house["site"] for house in table.board()["houses"] if house["kind"] == "merchant"]
    assert {one["site"] for one in table.legal("act_site")} == set(merchants)
    table.pick(merchants[0])
    assert table.board()["acting"]["picked"] == merchants[0]
    assert table.refused("act_site", site=merchants[0]) == "FFF-91"
    assert table.refused("act_site", site="H12") == "FFF-91"
    events = table.pick(merchants[1])
    assert [site for _, site in produced(events)] == merchants[:2]


@pytest.mark.rule("FFF-R11")
def test_r11_the_first_named_is_served_first():
    table = in_house(12, first=1, others=hoard("FE", 10))
    assert table.supply("FE") == 1
    sites = [house["site"] for house in table.board()["houses"] if house["sells"] == FE]
    table.done()
    events = table.pick(sites[1], sites[0])
    assert produced(events) == [(FE, sites[1])]
    assert changes(events) == [(FE, 50, 80)]
    none = in_house(12, first=1, others=hoard("FE", 11))
    none.done()
    assert changes(none.pick(*sites)) == [(FE, 50, 80)], "one rise for each kind"


@pytest.mark.rule("FFF-92")
def test_92_all_prices_rise():
    table = in_house(28, prices="10FI 60FL 150FR")
    events = table.done()
    assert changes(events) == [(FI, 10, 20), (FL, 60, 100), (FU, 50, 80), (FE, 50, 80)]
    assert {good for good, _ in produced(events)} == {FR}


@pytest.mark.rule("FFF-92", "FFF-R11")
def test_92_a_shortage_interrupts_and_the_rest_follows():
    # cigarettes are sold by 23 and 29
    table = in_house(28, first=22, others=hoard("FL", 10), prices="150FL")
    assert table.supply("FL") == 1
    first = table.done()
    assert changes(first) == [(FI, 50, 80)]
    assert table.phase == "allotting"
    site = table.legal("act_site")[0]["site"]
    events = table.pick(site)
    assert changes(events) == [(FR, 50, 80), (FU, 50, 80), (FE, 50, 80)]
    assert table.seat == BEN


@pytest.mark.rule("FFF-95")
def test_95_any_ferry_anywhere():
    table = in_house(8)
    table.done()
    assert len(table.legal("act_ferry")) == 6 * 9 - 1, "nine landings with room, but not from harbour to harbour"
    assert table.refused("act_ferry", landing="c2", to="w3") == "FFF-95"
    assert table.refused("act_ferry", landing="HB", to="n1") == "FFF-30"
    money = table.money()
    table.play("act_ferry", landing="n1", to="m5")
    assert (table.board()["ferries"]["m5"], table.money()) == (1, money)


@pytest.mark.rule("FFF-96", "FFF-R2", "FFF-R19")
def test_96_another_turn():
    table = in_house(25, others=[player("m4"), player("m4")])
    events = table.done()
    assert kinds_of(events) == ["end_trade", "effect", "begin"]
    assert (table.seat, table.points, table.phase) == (ANA, 3, "moving")
    assert table.board()["again"]
    assert table.refused("end_move") == "FFF-26"
    table.walk("w1")
    assert table.refused("walk", space="H12") == "FFF-27"
    table.stop()
    assert table.seat == BEN


@pytest.mark.rule("FFF-R19")
def test_r19_no_third_turn_and_one_fetish_for_both():
    table = sitting(
        player("w1"), player("m4"), first=20, at={"H12": 25},
        table={"again": True, "taken": True, "house": "H10", "gone": ["H10"]},
    )  # fmt: skip
    table.visit("H12")
    events = table.done()
    assert told(events, "lapse") == [{"seat": ANA, "effect": "play_again"}]
    assert table.seat == BEN
    fetish = sitting(
        player("w1", "3FI"), player("m4"), first=1, at={"H12": 2}, table={"again": True, "taken": True},
    )  # fmt: skip
    fetish.visit("H12")
    assert fetish.refused("fetish", fetish="A") == "FFF-71"


@pytest.mark.rule("FFF-R19", "FFF-114")
def test_r19_ones_own_closing_token_stays_and_there_are_3_points_in_the_first_round():
    own = {"closing": [{"site": "H1"}]}
    table = in_house(25, player=own, others=[player("m4")])
    table.done()
    assert table.house("H1")["closed"]
    assert table.points == 3


@pytest.mark.rule("FFF-97", "FFF-R17")
def test_97_whole_stocks_are_swapped():
    table = in_house(17, first=13, stock={"H1": "3FI"})
    table.done()
    assert table.refused("act_site", site="H12") == "FFF-97"
    assert table.house("H1")["kind"] == table.house("H3")["kind"] == "merchant"
    other = table.stock("H3")
    table.pick("H1", "H3")
    assert (table.stock("H3"), table.stock("H1")) == ({FI: 3}, other)


@pytest.mark.rule("FFF-98", "FFF-R18")
def test_98_two_dealers_change_sites():
    others = [player("H1"), player("m4", closing=[{"site": "H1"}])]
    table = in_house(19, first=15, others=others)
    table.done()
    fetish = next(house["site"] for house in table.board()["houses"] if house["kind"] == "fetish")
    assert table.refused("act_site", site=fetish) == "FFF-98"
    assert table.refused("act_site", site="H12") == "FFF-98"
    one, other = table.house("H1"), table.house("H5")
    events = table.pick("H1", "H5")
    assert told(events, "swap_dealers") == [{"seat": ANA, "dealer": one["dealer"], "with": other["dealer"]}]
    assert (table.house("H5")["dealer"], table.house("H1")["dealer"]) == (one["dealer"], other["dealer"])
    assert (table.house("H5")["goods"], table.house("H1")["goods"]) == (one["goods"], other["goods"])
    assert table.house("H5")["closed"]
    assert not table.house("H1")["closed"]
    assert table.space(BEN) == "H1", "pawns stay on the site"
    assert told(events, "produce", "price") == []


@pytest.mark.rule("FFF-99", "FFF-R11")
def test_99_double_production():
    table = in_house(22, first=17)
    table.done()
    merchants = [house["site"] for house in table.board()["houses"] if house["sells"] == FE]
    assert [site for _, site in produced(table.choose("FE"))] == merchants * 2
    three = in_house(22, first=17, others=hoard("FE", 13 - len(merchants) - 3))
    if len(merchants) == 2:
        three.done()
        first = three.choose("FE")
        assert len(produced(first)) == 2
        assert three.phase == "allotting", "everybody's first before anybody's second"
        events = three.pick(merchants[1])
        assert changes(events) == [(FE, 50, 80)]


@pytest.mark.rule("FFF-99", "FFF-80")
def test_99_short_at_once():
    table = in_house(22, first=17, others=hoard("FE", 11))
    merchants = [house["site"] for house in table.board()["houses"] if house["sells"] == FE]
    table.done()
    if table.supply("FE") == 0:
        assert changes(table.choose("FE")) == [(FE, 50, 80)]
    assert len(merchants) in (1, 2)


@pytest.mark.rule("FFF-100")
def test_100_production_of_ones_choice():
    table = in_house(7, first=1)
    assert table.refused("act_good", good=FI) == "FFF-100"
    table.done()
    assert {good for good, _ in produced(table.choose("FU"))} == {FU}


@pytest.mark.rule("FFF-101")
def test_101_price_change():
    for direction, after in (("up", 80), ("down", 30)):
        table = in_house(4)
        assert table.refused("act_price", good=FR, direction=direction) == "FFF-101"
        table.done()
        assert changes(table.play("act_price", good=FR, direction=direction)) == [(FR, 50, after)]


@pytest.mark.rule("FFF-102")
def test_102_price_fall():
    table = in_house(16)
    table.done()
    assert changes(table.choose("FU")) == [(FU, 50, 30)]


@pytest.mark.rule("FFF-103", "FFF-R15")
@pytest.mark.parametrize(("option", "after"), [("rise", 80), ("fall", 30)])
def test_103_special_sale(option, after):
    table = in_house(31, "2FI", player={"money": 0}, special_sale=option)
    assert table.refused("act_sell", good=FI) == "FFF-103"
    table.done()
    assert table.refused("act_sell", good=FR) == "FFF-103"
    events = table.play("act_sell", good=FI)
    assert changes(events) == [(FI, 50, after)]
    assert (table.money(), table.goods()) == (50, {FI: 1})


@pytest.mark.rule("FFF-104")
def test_104_a_good_for_50():
    table = in_house(34, prices="150FE")
    assert table.refused("act_buy", good=FE) == "FFF-104"
    table.done()
    table.play("act_buy", good=FE)
    assert (table.money(), table.goods(), table.price("FE")) == (850, {FE: 1}, 150)
    out = in_house(34, others=hoard("FE", 12))
    if out.supply("FE") == 0:
        out.done()
        assert out.refused("act_buy", good=FE) == "FFF-104"


@pytest.mark.rule("FFF-105", "FFF-R9")
def test_example_b2_gift():
    events = in_house(36, prices="30FI 60FU 80FE").done()
    assert told(events, "gift") == [{"seat": ANA, "good": FI}]
    shared = in_house(36, prices="30FI 30FL").done()
    assert told(shared, "lapse") == [{"seat": ANA, "effect": "gift"}]
    full = in_house(36, "7FE", prices="30FI").done()
    assert told(full, "gift") == []
    out = in_house(36, prices="30FI", others=hoard("FI", 12))
    if out.supply("FI") == 0:
        assert told(out.done(), "gift") == []


@pytest.mark.rule("FFF-87", "FFF-R37")
def test_every_named_effect_occurs_once():
    named = [word for row in FFF.components.data["dealers"] for word in row["actions"] if word[0] not in "+^"]
    assert len(named) == len(set(named)) == 14
