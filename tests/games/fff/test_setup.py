"""Set-up: boxes, dealers, tokens, first players."""

from collections import Counter
from itertools import islice, permutations

import pytest

from verger.engine import OptionError

from .table import FFF, GOODS, SITES, new_match, player, ready_match, sitting

KIND = {row["number"]: row["kind"] for row in FFF.components.data["dealers"]}
TRADE = {row["number"]: row["trade"] for row in FFF.components.data["dealers"]}
MIX = {"plus2": 3, "price": 2, "swap": 2, "close": 2, "buy": 2}


@pytest.mark.rule("FFF-01")
@pytest.mark.parametrize(("seats", "tables"), [(2, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3)])
def test_01_as_many_tables_as_the_players_need(seats, tables):
    assert new_match(seats, 1).match.view(None)["tables"] == tables


@pytest.mark.rule("FFF-01")
@pytest.mark.parametrize("seats", [0, 1, 16])
def test_01_no_other_number_can_play(seats):
    with pytest.raises(OptionError, match="FFF-01"):
        FFF.new(seats=seats, seed=1)


@pytest.mark.rule("FFF-02")
def test_02_six_ferries_at_their_anchors():
    assert new_match(3, 1).ferries() == "HB n1 c1 n5 m2 s4"


@pytest.mark.rule("FFF-03")
def test_03_all_kinds_of_fetish_are_offered_at_a_single_table():
    assert new_match(4, 1).board()["kinds"] == ["A", "B", "C"]
    assert FFF.components.data["box"]["fetishes"] == 5


@pytest.mark.rule("FFF-04")
def test_04_everybody_begins_alike():
    for seat in range(5):
        view = new_match(5, 2).player(seat)
        assert (view["space"], view["money"], view["held"], view["fetishes"]) == ("HB", 150, 0, [])


@pytest.mark.rule("FFF-05", "FFF-06")
def test_05_two_tokens_are_drawn_and_one_is_kept():
    table = new_match(5, 3)
    assert table.board()["pile"] == 1, "ten of eleven are out at once"
    kept = []
    for seat in (3, 0, 4, 1, 2):
        drawn = table.own(seat)["drawn"]
        assert len(drawn) == 2
        assert table.refused("walk", by=seat, space="w1") == "FFF-05"
        assert table.refused("keep", by=seat, bonus=next(bonus for bonus in MIX if bonus not in drawn)) == "FFF-05"
        table.keep(seat)
        kept.append((seat, drawn[0]))
        if len(kept) < 5:
            assert table.own(seat)["aside"] == drawn[1]
            assert table.board()["pile"] == 1, "nothing laid aside is drawn again"
            assert table.refused("keep", by=seat, bonus=drawn[1]) == "FFF-05", "once is enough"
    assert table.phase == "moving"
    assert table.board()["pile"] == 11 - 5
    assert all(table.tokens(seat) == [bonus] for seat, bonus in kept)
    assert table.refused("keep", bonus="plus2") == "FFF-05"


@pytest.mark.rule("FFF-05", "FFF-13")
@pytest.mark.parametrize("seats", [2, 5, 6, 15])
def test_05_all_choose_at_once_at_every_table(seats):
    table = new_match(seats, 4)
    assert table.match.pending == tuple(range(seats))
    slow = table.active(0)
    for seat in range(seats):
        if seat != slow:
            table.keep(seat)
    assert slow in table.match.pending, "the one who is slow"
    assert table.board(0)["phase"] == "keeping", "holds up the own table"
    for number in range(1, int(table.match.state.tables)):
        assert table.board(number)["phase"] == "moving", "and no other"
    table.keep(slow)
    assert (table.board(0)["phase"], table.active(0)) == ("moving", slow), "who was drawn by lot begins"


@pytest.mark.rule("FFF-05", "FFF-06")
@pytest.mark.parametrize("seats", [3, 6])
def test_05_whoever_chooses_first_it_comes_to_the_same(seats):
    ends = set()
    for order in islice(permutations(range(seats)), 0, None, seats):
        table = new_match(seats, 8)
        for seat in order:
            table.keep(seat, which=seat % 2)
        ends.add(str(FFF.describe(table.match.state)))
    assert len(ends) == 1


@pytest.mark.rule("FFF-05", "FFF-06")
def test_06_all_tokens_are_there():
    table = new_match(4, 5)
    state = table.match.state
    drawn = Counter(token for row in state.drawn[:4].tolist() for token in row)
    assert [drawn[n] + int(state.pile[0, n]) for n in range(5)] == list(MIX.values())


@pytest.mark.rule("FFF-07", "FFF-08", "FFF-09")
def test_07_twelve_dealers_in_a_row():
    starts = set()
    for seed in range(150):
        numbers = sorted(int(house["dealer"]) for house in new_match(2, seed).board()["houses"])
        (start,) = [n for n in numbers if (n - 2) % 36 + 1 not in numbers]
        assert sorted((start - 1 + i) % 36 + 1 for i in range(12)) == numbers
        assert [KIND[n] for n in numbers].count("fetish") == 1
        starts.add(start)
    assert len(starts) == 36


@pytest.mark.rule("FFF-08")
def test_08_they_are_laid_out_at_random():
    places = {new_match(2, seed, first_game=True).board()["houses"][0]["dealer"] for seed in range(60)}
    assert len(places) == 12


@pytest.mark.rule("FFF-10", "FFF-11")
def test_10_each_merchant_has_one_token():
    for seed in range(10):
        table = new_match(2, seed)
        for house in table.board()["houses"]:
            own = {house["sells"]: 1} if house["kind"] == "merchant" else {}
            assert table.stock(house["site"]) == own
        for code, good in GOODS.items():
            lying = sum(table.stock(site).get(good, 0) for site in SITES)
            assert table.supply(code) == 13 - lying


@pytest.mark.rule("FFF-10")
def test_10_other_dealers_neither_sell_nor_buy():
    table = sitting(player("w1", "2FE"), first=1, at={"H12": 4})
    table.visit("H12")
    assert table.refused("buy", good="burger", amount=1) == "FFF-10"
    assert table.refused("sell", amount=1) == "FFF-10"


@pytest.mark.rule("FFF-12")
def test_12_prices_begin_at_50():
    assert [one["price"] for one in new_match(2, 1).board()["prices"]] == [50] * 5


@pytest.mark.rule("FFF-13")
def test_13_first_player_by_lot_then_clockwise():
    firsts = {ready_match(4, seed).seat for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    table = ready_match(4, 1)
    first = table.seat
    for nth in range(6):
        assert table.seat == (first + nth) % 4
        waiting = (table.seat + 1) % 4
        assert table.refused("end_move", by=waiting) == "FFF-13"
        table.idle_turn()


@pytest.mark.rule("FFF-14")
def test_14_a_first_game_has_dealers_1_to_12():
    for seed in range(5):
        houses = new_match(3, seed, first_game=True).board()["houses"]
        assert sorted(int(house["dealer"]) for house in houses) == list(range(1, 13))


@pytest.mark.rule("FFF-118", "FFF-119", "FFF-R34")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(6, [3, 3]), (7, [4, 3]), (8, [4, 4]), (9, [5, 4]), (10, [5, 5]), (11, [4, 4, 3]), (13, [5, 4, 4]), (15, [5] * 3)],
)
def test_119_players_are_spread_evenly(seats, sizes):
    table = new_match(seats, 1)
    for number, size in enumerate(sizes):
        order = table.board(number)["order"]
        assert sorted(order) == [seat for seat in range(seats) if seat % len(sizes) == number]
        assert len(order) == size


@pytest.mark.rule("FFF-118", "FFF-R35")
def test_118_each_table_has_a_set_up_of_its_own():
    layouts, firsts = set(), set()
    for seed in range(12):
        table = new_match(12, seed)
        for number in range(3):
            layouts.add(tuple(house["dealer"] for house in table.board(number)["houses"]))
            firsts.add(table.active(number))
            assert table.ferries(number) == "HB n1 c1 n5 m2 s4"
            assert table.board(number)["pile"] == 11 - 8
    assert len(layouts) == 36
    assert len(firsts) == 12, "by lot at each table"


@pytest.mark.rule("FFF-118")
def test_118_at_one_table_there_is_no_other():
    assert sitting().refused("change_table", table=2) == "FFF-118"
