"""Trade with merchants, exchangers and special dealers."""

import pytest
from tests.games.sitting import kinds_of, told

from .table import ANA, BEN, FFF, changes, in_house, player, sitting

FI, FL, FR, FU, FE = "fish", "cigarette", "burger", "booze", "fennel"

# Number 5 sells fennel and buys fish, 3 sells fish and buys burgers; 4 and 7 exchange, 8, 16 and 25 are special.


@pytest.mark.rule("FFF-45")
def test_45_trade_is_optional_and_with_this_dealer_only():
    table = sitting(player("w1", "2FI"), player("m4"), at={"H12": 5})
    assert table.refused("buy", good=FE, amount=1) == "FFF-45"
    table.visit("H12")
    assert table.points == 0, "leftover points are lost"
    assert table.refused("walk", space="w4") == "FFF-45"
    assert {"buy", "sell", "end_trade"} == table.kinds()
    table.done()
    assert table.goods() == {FI: 2}


@pytest.mark.rule("FFF-46", "FFF-R9")
def test_46_nobody_holds_an_eighth_good():
    table = in_house(5, "3FI 2FR", stock={"H12": "4FE"})
    assert [one["amount"] for one in table.legal("buy")] == [1, 2]
    assert table.refused("buy", good=FE, amount=3) == "FFF-46"
    full = in_house(5, "3FI 4FR", stock={"H12": "4FE"})
    assert full.legal("buy") == []
    full.sell(2)
    full.buy("FE", 2)
    assert full.player()["held"] == 7


@pytest.mark.rule("FFF-47")
def test_47_no_credit():
    table = in_house(5, player={"money": 70}, stock={"H12": "2FE"}, prices="60FE")
    assert table.unit("H12", "FE") == 40
    assert table.refused("buy", good=FE, amount=2) == "FFF-47"
    table.buy("FE")
    assert table.money() == 30


@pytest.mark.rule("FFF-48")
def test_48_buying_and_exchanging_leave_prices_alone():
    table = in_house(5, stock={"H12": "2FE"})
    assert kinds_of(table.buy("FE", 2)) == ["buy"]
    assert table.price("FE") == 50
    other = in_house(4, "2FE")
    assert kinds_of(other.play("exchange")) == ["exchange"]
    assert [one["price"] for one in other.board()["prices"]] == [50] * 5


@pytest.mark.rule("FFF-49", "FFF-R17")
def test_49_everything_in_the_house_is_for_sale():
    table = in_house(5, stock={"H12": "1FE 2FU"})
    table.buy("FU", 2)
    assert table.refused("buy", good=FI, amount=1) == "FFF-49"


@pytest.mark.rule("FFF-50", "FFF-51", "FFF-53")
def test_50_a_level_less_for_each_token():
    table = in_house(3, first=1, stock={"H12": "3FI"}, prices="100FI")
    assert table.unit("H12", "FI") == 50
    assert told(table.buy("FI", 2), "buy") == [{"seat": ANA, "good": FI, "amount": 2, "value": 100}]
    assert (table.stock("H12"), table.price("FI"), table.unit("H12", "FI")) == ({FI: 1}, 100, 80)


@pytest.mark.rule("FFF-50", "FFF-12")
def test_example_p1():
    assert in_house(5).unit("H12", "FE") == 40


@pytest.mark.rule("FFF-51")
def test_51_no_more_than_there_are():
    assert in_house(5, stock={"H12": "2FE"}).refused("buy", good=FE, amount=3) == "FFF-51"


@pytest.mark.rule("FFF-52")
def test_52_never_below_10():
    table = in_house(3, first=1, stock={"H12": "6FI"}, prices="30FI")
    assert table.unit("H12", "FI") == 10
    table.buy("FI", 6)
    assert table.money() == 900 - 60


@pytest.mark.rule("FFF-54", "FFF-55", "FFF-56", "FFF-R14")
@pytest.mark.parametrize("amount", [1, 5])
def test_54_selling_and_the_fall(amount):
    table = in_house(5, "5FI", player={"money": 0})
    before = table.supply("FI")
    events = table.sell(amount)
    assert changes(events) == [(FI, 50, 30)]
    assert (table.money(), table.supply("FI") - before) == (50 * amount, amount)
    assert FI not in table.stock("H12")


@pytest.mark.rule("FFF-54")
def test_54_only_what_the_merchant_wants_and_one_has():
    table = in_house(5, "1FI 3FR")
    assert table.refused("sell", amount=2) == "FFF-54"


@pytest.mark.rule("FFF-56", "FFF-57", "FFF-R14", "FFF-R37")
@pytest.mark.parametrize(
    ("before", "after"),
    [(10, 10), (20, 10), (30, 20), (40, 30), (50, 30), (60, 40), (80, 50), (100, 60), (120, 60), (150, 80)],
)
def test_56_falls_by_the_table(before, after):
    table = in_house(5, "1FI", prices=f"{before}FI")
    events = table.sell()
    assert table.price("FI") == after
    assert kinds_of(events) == ["sell", "floor" if before == after else "price"]


@pytest.mark.rule("FFF-58", "FFF-R8")
def test_58_in_either_order_with_bonus_tokens_between():
    table = in_house(5, "2FI", stock={"H12": "2FE"}, player={"tokens": "price"})
    table.buy("FE")
    table.play("bonus_price", good=FI, direction="up")
    table.sell(2)
    assert table.money() == 900 - 30 + 160
    other = in_house(5, "2FI")
    other.sell(1)
    other.buy("FE")


@pytest.mark.rule("FFF-59", "FFF-R8")
def test_59_one_sale_and_one_purchase_of_each_kind():
    table = in_house(5, "3FI", stock={"H12": "3FE 1FU"})
    table.sell(1)
    assert table.refused("sell", amount=1) == "FFF-59"
    table.buy("FE")
    assert table.refused("buy", good=FE, amount=1) == "FFF-59"
    table.buy("FU")


@pytest.mark.rule("FFF-60")
def test_60_no_merchant_produces_what_it_sells():
    for row in FFF.components.data["dealers"]:
        assert f"+{row['trade'].get('sells')}" not in row["actions"]


# --- Exchangers ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FFF-61", "FFF-62", "FFF-R10")
def test_example_d2():
    table = in_house(4, "3FE")
    before = table.supply("FE"), table.supply("FR")
    table.play("exchange")
    assert table.goods() == {FE: 2, FR: 2}
    table.play("exchange")
    assert table.goods() == {FE: 1, FR: 4}
    assert table.refused("exchange") == "FFF-61"
    assert (table.supply("FE") - before[0], table.supply("FR") - before[1]) == (2, -4)
    table.done()
    assert table.phase == "price_change"
    assert len(table.legal("act_price")) == 10
    assert table.refused("decline") == "FFF-88"


@pytest.mark.rule("FFF-61")
def test_61_only_at_an_exchangers_and_for_what_it_takes():
    assert in_house(4, "3FI").refused("exchange") == "FFF-61"
    assert in_house(5, "3FI").refused("exchange") == "FFF-61"


@pytest.mark.rule("FFF-63")
def test_63_no_exchange_in_part():
    hands = [player("m4", "7FR"), player("m4", "3FR")]
    table = in_house(4, "1FE", others=hands)
    assert table.supply("FR") == 1
    assert table.refused("exchange") == "FFF-63"


@pytest.mark.rule("FFF-R9", "FFF-R10")
def test_r9_seven_goods_all_or_nothing():
    table = in_house(4, "2FE 4FI")
    table.play("exchange")
    assert table.player()["held"] == 7
    assert table.refused("exchange") == "FFF-R9"
    freddy = in_house(8, "7FI")
    assert freddy.refused("any_to_two", give=FI, pair=f"{FL}_{FR}") == "FFF-R9"


@pytest.mark.rule("FFF-64")
def test_64_freddy_gives_two_others():
    table = in_house(8, "1FI")
    assert table.refused("any_to_two", give=FI, pair=f"{FI}_{FL}") == "FFF-64"
    assert table.refused("any_to_two", give=FL, pair=f"{FI}_{FR}") == "FFF-64"
    assert len(table.legal("any_to_two")) == 10
    table.play("any_to_two", give=FI, pair=f"{FL}_{FL}")
    assert table.goods() == {FL: 2}
    assert table.refused("any_to_two", give=FL, pair=f"{FI}_{FR}") == "FFF-64", "once a turn"
    two = in_house(8, "1FI")
    two.play("any_to_two", give=FI, pair=f"{FR}_{FE}")
    assert two.goods() == {FR: 1, FE: 1}


@pytest.mark.rule("FFF-63", "FFF-64")
def test_64_from_the_supply():
    hands = [player("m4", "7FR"), player("m4", "4FR")]
    table = in_house(8, "1FI", others=hands)
    assert table.refused("any_to_two", give=FI, pair=f"{FR}_{FR}") == "FFF-63"
    table.play("any_to_two", give=FI, pair=f"{FR}_{FE}")


@pytest.mark.rule("FFF-65")
def test_65_franz_sells_one_of_anything():
    table = in_house(16, prices="80FR", player={"money": 140})
    table.play("buy_any", good=FR)
    assert (table.goods(), table.money(), table.price("FR")) == ({FR: 1}, 60, 80)
    assert table.refused("buy_any", good=FI) == "FFF-65"
    poor = in_house(16, player={"money": 40})
    assert poor.refused("buy_any", good=FI) == "FFF-47"
    full = in_house(16, "7FI")
    assert full.refused("buy_any", good=FI) == "FFF-46"
    out = in_house(16, others=[player("m4", "7FR"), player("m4", "5FR")])
    assert out.supply("FR") == 0
    assert out.refused("buy_any", good=FR) == "FFF-65"


@pytest.mark.rule("FFF-66", "FFF-R37")
def test_66_felicitas_trades_up():
    table = in_house(25, "1FI", prices="40FI 50FL 60FR")
    assert table.refused("trade_up", give=FI, get=FI) == "FFF-66"
    table.play("trade_up", give=FI, get=FL)
    assert table.refused("trade_up", give=FL, get=FU) == "FFF-66", "strictly dearer"
    table.play("trade_up", give=FL, get=FR)
    assert table.goods() == {FR: 1}
    assert table.refused("trade_up", give=FR, get=FU) == "FFF-66"


@pytest.mark.rule("FFF-R36")
def test_r36_twelve_dealers_one_token_each():
    table = in_house(5)
    assert len(table.board()["houses"]) == 12
    assert all(sum(table.stock(house["site"]).values()) <= 1 for house in table.board()["houses"])
    assert table.active(0) == ANA
    assert table.refused("walk", space="w1", by=BEN) == "FFF-13"
