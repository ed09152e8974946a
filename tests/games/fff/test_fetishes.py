"""Fetishes, the bonus tokens that come with them, and the end."""

import pytest
from tests.games.sitting import kinds_of, told

from .table import ANA, BEN, CLEO, Sitting, changes, in_house, player

FI, FL, FR, FU, FE = "fish", "cigarette", "burger", "booze", "fennel"
FRIDOLIN, FRIESE, FRANK = 2, 14, 26


def payments(table: Sitting) -> set[str]:
    return {one["payment"] for one in table.legal("pay")}


def bought(table: Sitting, payment: str, fetish: str = "A") -> list[dict[str, object]]:
    table.play("fetish", fetish=fetish)
    return table.play("pay", payment=payment)


@pytest.mark.rule("FFF-67", "FFF-68")
@pytest.mark.parametrize(
    ("dealer", "owned", "holds", "paid"),
    [
        (FRIDOLIN, "", "3FI 3FL 1FR", {"3fish", "3cigarette"}),
        (FRIDOLIN, "A", "3FI 4FL", {"4cigarette"}),
        (FRIDOLIN, "AB", "5FE 2FI", {"5fennel"}),
        (FRIESE, "", "1FI 2FL 1FR", {"1fish_1cigarette_1burger"}),
        (FRIESE, "", "1FI 1FL 1FR 1FU", {
            "1fish_1cigarette_1burger", "1fish_1cigarette_1booze", "1fish_1burger_1booze", "1cigarette_1burger_1booze",
        }),
        (FRIESE, "B", "2FI 1FL 1FR 1FU", {"1fish_1cigarette_1burger_1booze"}),
        (FRIESE, "BC", "1FI 1FL 1FR 1FU 1FE", {"1fish_1cigarette_1burger_1booze_1fennel"}),
        (FRANK, "", "2FI 1FL", {"2fish_1cigarette"}),
        (FRANK, "", "2FI 2FL", {"2fish_1cigarette", "1fish_2cigarette"}),
        (FRANK, "A", "2FI 3FL", {"2fish_2cigarette"}),
        (FRANK, "AB", "3FI 3FL", {"3fish_2cigarette", "2fish_3cigarette"}),
    ],
)  # fmt: skip
def test_67_what_a_fetish_costs(dealer, owned, holds, paid):
    table = in_house(dealer, holds, player={"fetishes": owned})
    free = next(kind for kind in "ABC" if kind not in owned)
    table.play("fetish", fetish=free)
    assert payments(table) == paid
    assert set(table.own()["payments"]) == paid


@pytest.mark.rule("FFF-67")
def test_67_not_enough_goods_no_fetish():
    table = in_house(FRIDOLIN, "2FI 2FL 2FE")
    assert table.refused("fetish", fetish="A") == "FFF-67"
    assert in_house(5, "3FI").refused("fetish", fetish="A") == "FFF-67"
    poor = in_house(FRIDOLIN, "3FI", player={"fetishes": "A"})
    assert poor.refused("fetish", fetish="B") == "FFF-67"


@pytest.mark.rule("FFF-68", "FFF-67", "FFF-69", "FFF-R29")
def test_68_the_pattern_is_the_dealers():
    table = in_house(FRIDOLIN, "3FI 2FL")
    assert table.refused("pay", payment="3fish") == "FFF-69"
    table.play("fetish", fetish="A")
    assert table.refused("pay", payment="2fish_1cigarette") == "FFF-68"
    assert table.refused("pay", payment="4fish") == "FFF-67"
    assert table.refused("pay", payment="3fennel") == "FFF-68"
    assert table.refused("end_trade") == "FFF-R29"


@pytest.mark.rule("FFF-69", "FFF-R29")
def test_69_goods_to_the_supply_and_each_kind_falls_once():
    table = in_house(FRANK, "2FI 1FE 2FL", prices="60FI 100FE")
    before = table.supply("FI"), table.supply("FE")
    events = bought(table, "2fish_1fennel")
    assert changes(events) == [(FI, 60, 40), (FE, 100, 60)]
    assert kinds_of(events)[:5] == ["pay", "pay", "price", "price", "fetish"]
    assert (table.supply("FI") - before[0], table.supply("FE") - before[1]) == (2, 1)
    assert table.goods() == {FL: 2}


@pytest.mark.rule("FFF-70")
def test_70_a_kind_not_owned_yet():
    table = in_house(FRIDOLIN, "4FI", player={"fetishes": "B"})
    assert table.refused("fetish", fetish="B") == "FFF-70"
    assert {one["fetish"] for one in table.legal("fetish")} == {"A", "C"}


@pytest.mark.rule("FFF-71")
def test_example_d4_one_fetish_a_turn():
    table = in_house(FRIDOLIN, "3FI 4FL")
    bought(table, "3fish")
    table.play("keep", **table.legal("keep")[0])
    assert table.refused("fetish", fetish="B") == "FFF-71"


@pytest.mark.rule("FFF-72")
def test_72_two_tokens_one_is_kept():
    table = in_house(FRIDOLIN, "3FI")
    pile = table.board()["pile"]
    events = bought(table, "3fish")
    drawn = [event["bonus"] for event in told(events, "draw")]
    assert len(drawn) == 2
    assert sorted(table.own()["drawn"]) == sorted(drawn)
    assert table.refused("end_trade") == "FFF-72"
    table.play("keep", bonus=drawn[0])
    assert table.tokens() == [drawn[0]]
    assert table.board()["pile"] == pile - 1
    assert table.phase == "trading"


@pytest.mark.rule("FFF-73")
def test_73_buying_is_optional_and_there_is_no_action():
    table = in_house(FRIDOLIN, "3FI")
    events = table.done()
    assert kinds_of(events) == ["end_trade", "begin"]
    assert table.seat == BEN


@pytest.mark.rule("FFF-R24")
def test_r24_a_short_pile():
    mix = {"plus2": 3, "price": 2, "swap": 2, "close": 2, "buy": 2}
    five = [player("m4", tokens=tokens, fetishes="AB") for tokens in ("plus2 plus2 plus2", "price price swap")]
    four = [*five, player("m4", tokens="swap close close", fetishes="AB")]
    single = in_house(FRIDOLIN, "3FI", others=[*four, player("m4", tokens="buy")])
    assert single.board()["pile"] == 1
    bought(single, "3fish")
    assert (single.tokens(), single.phase) == (["buy"], "trading"), "a single token is kept"
    empty = in_house(FRIDOLIN, "3FI", others=[*four, player("m4", tokens="buy buy", fetishes="A")])
    assert empty.board()["pile"] == 0
    bought(empty, "3fish")
    assert (empty.tokens(), empty.phase, sum(mix.values())) == ([], "trading", 11)


# --- The end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FFF-117", "FFF-R24", "FFF-R30", "FFF-136")
def test_117_the_third_fetish_ends_the_game_at_once():
    table = in_house(FRIDOLIN, "5FI", player={"fetishes": "AB"}, others=[player(fetishes="A"), player(), player()])
    events = bought(table, "5fish", "C")
    assert kinds_of(events)[-3:] == ["fetish", "finish", "end"], "no bonus tokens"
    assert told(events, "end") == [{"reason": "fetishes"}]
    assert table.match.over
    assert not table.result.stopped
    assert table.result.winners == [ANA]
    assert (table.result.points, table.result.places) == ([3, 1, 0, 0], [1, 2, 3, 3]), "listed without tie-break"
    assert table.refused("end_move", by=BEN) == "FFF-117"


@pytest.mark.rule("FFF-137", "FFF-R31")
def test_137_playing_on_for_second_place():
    others = [player("w1", "5FI", fetishes="AB"), player("m4"), player("m4")]
    own = {"fetishes": "AB", "tokens": "plus2"}
    table = in_house(FRIDOLIN, "5FI 2FL", player=own, others=others, play_on=2)
    supply, pile = table.supply("FL"), table.board()["pile"]
    events = bought(table, "5fish", "C")
    assert told(events, "finish") == [{"seat": ANA, "place": 1}]
    assert table.seat == BEN
    gone = table.match.view(BEN)["players"][ANA]
    assert (gone["here"], gone["place"], gone["fetishes"], gone["held"]) == (False, 1, ["A", "B", "C"], 0)
    assert (table.supply("FL") - supply, table.board()["pile"] - pile) == (2, 1)
    assert int(table.match.state.money[ANA]) == 0
    assert table.board()["order"] == [BEN, CLEO, 3]
    assert table.refused("walk", space="w1", by=ANA) == "FFF-R31"
    table.visit("H12")
    bought(table, "5fish", "C")
    assert table.match.over
    assert table.result.places == [1, 2, 3, 3]


@pytest.mark.rule("FFF-R31")
def test_r31_it_ends_when_one_is_left():
    table = in_house(FRIDOLIN, "5FI", player={"fetishes": "AB"}, play_on=3)
    bought(table, "5fish", "C")
    assert table.match.over


@pytest.mark.rule("FFF-R28")
def test_r28_goods_money_and_fetishes_are_open():
    table = in_house(5, "2FI", player={"fetishes": "A", "tokens": "swap", "money": 70})
    seen = table.match.view(BEN)["players"][ANA]
    assert (seen["goods"][FI], seen["money"], seen["fetishes"], seen["tokens"]) == (2, 70, ["A"], 1)
    assert table.match.view(None)["players"][ANA] == seen
