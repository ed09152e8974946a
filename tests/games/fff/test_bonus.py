"""Bonus tokens."""

import pytest
from tests.games.sitting import kinds_of, told

from .table import ANA, BEN, CLEO, changes, in_house, player, sitting

FI, FL, FR, FU, FE = "fish", "cigarette", "burger", "booze", "fennel"


@pytest.mark.rule("FFF-106")
def test_106_any_number_in_ones_own_turn():
    own = player("HB", "1FI", tokens="plus2 price swap", fetishes="AB")
    table = sitting(own, player("m4", tokens="plus2"))
    assert table.refused("bonus_plus2", by=BEN) == "FFF-13"
    assert table.refused("bonus_close", site="H1") == "FFF-106"
    table.play("bonus_price", good=FI, direction="up")
    table.walk("w1")
    table.play("bonus_swap", give=FI, get=FE)
    table.play("bonus_plus2")
    assert table.tokens() == []
    assert table.refused("bonus_plus2") == "FFF-106"


@pytest.mark.rule("FFF-106", "FFF-109")
def test_example_b1_between_two_steps_even_with_no_point_left():
    table = sitting(player("HB", tokens="price plus2", fetishes="A"), player("m4"))
    table.walk("w1", "H12")
    table.play("bonus_price", good=FI, direction="down")
    table.walk("w4")
    assert table.points == 0
    table.play("bonus_plus2")
    table.walk("H11", "w5")


@pytest.mark.rule("FFF-107")
def test_107_what_they_are_is_secret_how_many_is_not():
    one = sitting(player("HB", tokens="plus2"), player("m4"))
    other = sitting(player("HB", tokens="buy"), player("m4"))
    assert one.match.view(BEN) == other.match.view(BEN)
    assert one.match.view(None) == other.match.view(None)
    assert one.match.view(BEN)["players"][ANA]["tokens"] == 1
    assert one.match.view(ANA)["own"]["tokens"] == ["plus2"]


@pytest.mark.rule("FFF-108")
def test_108_a_played_token_goes_back_to_the_pile():
    table = sitting(player("HB", tokens="plus2 close", fetishes="A"), player("m4"))
    pile = table.board()["pile"]
    table.play("bonus_plus2")
    assert table.board()["pile"] == pile + 1
    table.play("bonus_close", site="H1")
    assert table.board()["pile"] == pile + 1, "a closing token when it is lifted"


@pytest.mark.rule("FFF-109")
def test_109_two_more_points_while_moving():
    table = sitting(player("HB", tokens="plus2"), player("m4"))
    table.play("bonus_plus2")
    assert table.points == 5
    late = in_house(5, player={"tokens": "plus2"})
    assert late.refused("bonus_plus2") == "FFF-109"


@pytest.mark.rule("FFF-110", "FFF-R23")
def test_110_price_in_movement_and_trade():
    table = in_house(5, "1FI", player={"tokens": "price"})
    events = table.play("bonus_price", good=FI, direction="up")
    assert changes(events) == [(FI, 50, 80)]
    assert told(events, "price")[0]["cause"] == "bonus"
    table.sell()
    assert table.money() == 980


@pytest.mark.rule("FFF-110", "FFF-83", "FFF-R11")
def test_110_a_production_may_interrupt_the_movement():
    hands = [player("m4", "7FE"), player("m4", "3FE")]
    table = sitting(player("w1", tokens="price"), *hands, first=1, prices="150FE")
    table.play("bonus_price", good=FE, direction="up")
    assert table.phase == "allotting"
    table.pick(table.legal("act_site")[0]["site"])
    assert (table.phase, table.points) == ("moving", 3)
    table.walk("HB")


@pytest.mark.rule("FFF-111", "FFF-R25")
def test_111_swap():
    table = sitting(player("HB", "1FI", tokens="swap"), player("m4", "7FR"), player("m4", "5FR"), first=1)
    assert table.refused("bonus_swap", give=FI, get=FI) == "FFF-R25"
    assert table.refused("bonus_swap", give=FL, get=FE) == "FFF-111"
    assert table.supply("FR") == 0
    assert table.refused("bonus_swap", give=FI, get=FR) == "FFF-111"
    table.play("bonus_swap", give=FI, get=FE)
    assert table.goods() == {FE: 1}


@pytest.mark.rule("FFF-112", "FFF-113")
def test_112_closing():
    table = sitting(player("HB", tokens="close"), player("H5"), first=1, at={"H3": 2})
    assert table.refused("bonus_close", site="H3") == "FFF-112"
    events = table.play("bonus_close", site="H5")
    assert told(events, "close")[0]["site"] == "H5"
    assert table.space(BEN) == "H5", "nobody is driven out"
    assert table.house("H5")["closed"] == [{"owner": ANA, "lifter": None}]
    table.stop()
    assert table.refused("end_move") == "FFF-26"
    table.walk("m4")
    assert table.refused("walk", space="H5") == "FFF-29"


@pytest.mark.rule("FFF-113", "FFF-R37")
def test_113_who_is_inside_when_it_is_closed_must_leave_in_time():
    table = sitting(player("w1", tokens="close"), player("m4"))
    table.walk("H12")
    table.play("bonus_close", site="H12")
    assert table.refused("end_move") == "FFF-R20"


@pytest.mark.rule("FFF-114", "FFF-108")
def test_114_lifted_when_the_owners_next_turn_begins():
    table = sitting(player("w1", tokens="close"), player("m4"), player("m4"))
    table.play("bonus_close", site="H1")
    pile = table.board()["pile"]
    table.stop()
    for _ in range(2):
        assert table.house("H1")["closed"]
        table.idle_turn()
    assert table.seat == ANA
    assert not table.house("H1")["closed"]
    assert table.board()["pile"] == pile + 1


@pytest.mark.rule("FFF-115")
def test_115_closed_merchants_take_part():
    table = in_house(12, first=1, others=[player("m4", closing=[{"site": "H1"}])])
    table.done()
    assert table.house("H1")["kind"] == "merchant"
    assert {"site": "H1"} in table.legal("act_site")


@pytest.mark.rule("FFF-116", "FFF-R22", "FFF-R37")
def test_116_buying_from_a_player():
    table = sitting(
        player("HB", tokens="buy", money=200), player("HB", "2FE", money=0), player("w1", "1FI"), prices="80FE"
    )
    assert table.legal("bonus_buy") == [{"other": BEN, "good": FE}]
    assert table.refused("bonus_buy", other=BEN, good=FI) == "FFF-116"
    assert table.refused("bonus_buy", other=CLEO, good=FI) == "FFF-116"
    table.play("bonus_buy", other=BEN, good=FE)
    assert (table.goods(), table.money(), table.money(BEN)) == ({FE: 1}, 120, 80)


@pytest.mark.rule("FFF-116", "FFF-R22", "FFF-46", "FFF-47")
def test_116_not_always():
    poor = sitting(player("HB", tokens="buy", money=40), player("HB", "2FE"))
    assert poor.refused("bonus_buy", other=BEN, good=FE) == "FFF-47"
    full = sitting(player("HB", "7FI", tokens="buy"), player("HB", "2FE"))
    assert full.refused("bonus_buy", other=BEN, good=FE) == "FFF-46"
    newcomer = sitting(player("HB", tokens="buy"), player(None, "2FE"))
    assert newcomer.refused("bonus_buy", other=BEN, good=FE) == "FFF-R22"
    trading = in_house(5, player={"tokens": "buy"}, others=[player("H12", "1FI")])
    assert trading.refused("bonus_buy", other=BEN, good=FI) == "FFF-R22"


@pytest.mark.rule("FFF-R20")
def test_r20_closing_ones_own_house():
    moving = sitting(player("H12", tokens="close"), player("m4"), table={"house": "H12"})
    moving.play("bonus_close", site="H12")
    assert moving.refused("end_move") == "FFF-26"
    spent = sitting(player("HB", tokens="close"), player("m4"))
    spent.walk("s1", "s2", "H8")
    assert spent.refused("bonus_close", site="H8") == "FFF-R20"
    assert spent.may("bonus_close", site="H10" if spent.house("H10")["kind"] != "fetish" else "H9")
    trading = in_house(5, "2FI", player={"tokens": "close"})
    trading.play("bonus_close", site="H12")
    trading.sell(2)
    trading.done()
    assert trading.house("H12")["closed"]


@pytest.mark.rule("FFF-R20")
def test_r20_a_house_with_two_tokens_opens_with_the_last():
    table = sitting(
        player("w1", closing=[{"site": "H1"}]), player("m4", tokens="close"), player("m4"), table={"active": 1}
    )
    table.play("bonus_close", site="H1", by=BEN)
    assert len(table.house("H1")["closed"]) == 2
    table.play("end_move", by=BEN)
    table.play("end_move", by=CLEO)
    assert table.house("H1")["closed"] == [{"owner": BEN, "lifter": None}]
    table.idle_turn()
    assert table.house("H1")["closed"] == []


@pytest.mark.rule("FFF-R23")
def test_r23_not_once_the_actions_have_begun():
    table = in_house(4, player={"tokens": "price"})
    table.done()
    assert table.refused("bonus_price", good=FI, direction="up") == "FFF-R23"


@pytest.mark.rule("FFF-R23")
def test_r23_a_token_just_drawn_may_be_played():
    table = in_house(2, "3FI", first=1, player={"money": 50})
    table.match.state.pile[0] = [0, 2, 0, 0, 0]
    table.match.state.tokens[BEN] = [3, 0, 0, 0, 0]
    table.play("fetish", fetish="A")
    events = table.play("pay", payment="3fish")
    assert kinds_of(events)[-2:] == ["draw", "draw"]
    table.play("keep", bonus="price")
    table.play("bonus_price", good=FI, direction="up")
