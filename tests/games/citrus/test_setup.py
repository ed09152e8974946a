"""Set-up and variants: what lies where before the first turn."""

from collections import Counter

import pytest

from verger.engine import OptionError

from .table import CITRUS, FRUITS, LETTERS, VALUES, Sitting, new_match

HORSES = {"horse2": 4, "horse3": 4, "horse4": 4}
BOX = HORSES | {"money2": 2, "money3": 2, "cart": 4, "bull": 4, "bridge": 4, "milestone": 2}
SEEDS = range(12)


def landscape(table: Sitting) -> list[str]:
    return [square["landscape"] for square in table.view["squares"] if square["landscape"]]


def bag_and_market(table: Sitting) -> Counter[str]:
    market = table.view["market"]
    return Counter(market["bag"]) + Counter(tile for tile in market["spaces"] if tile)


@pytest.mark.rule("CIT-01")
def test_two_to_five_seats_with_five_workers_and_no_points():
    for seats in (2, 3, 4, 5):
        table = new_match(seats, 1)
        assert [table.workers(seat) for seat in range(seats)] == [5] * seats
        assert [table.score(seat) for seat in range(seats)] == [0] * seats
    for seats in (1, 6):
        with pytest.raises(OptionError, match="CIT-01"):
            CITRUS.new(seats=seats, seed=1)


@pytest.mark.rule("CIT-02")
def test_six_coins_each():
    table = new_match(5, 1)
    assert [table.money(seat) for seat in range(5)] == [6] * 5


@pytest.mark.rule("CIT-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_boards_for_any_number(seats):
    for board, width, height in (("long", 15, 10), ("short", 13, 9)):
        view = new_match(seats, 1, board=board).view
        assert (view["board"], view["width"], view["height"]) == (board, width, height)
    for language, word in (("en", "advised"), ("fr", "conseillé")):
        assert word in CITRUS.texts(language)("option-board-help")


@pytest.mark.rule("CIT-04")
@pytest.mark.parametrize(("board", "bushes"), [("long", 18), ("short", 14)])
def test_a_landscape_tile_on_every_bush(board, bushes):
    layouts = set()
    for seed in SEEDS:
        found = landscape(new_match(3, seed, board=board))
        layouts.add(tuple(found))
        assert len(found) == bushes
        assert Counter(found) <= Counter(BOX)
    assert len(layouts) == len(SEEDS), "shuffled"


@pytest.mark.rule("CIT-05")
def test_four_fincas_on_the_first_lots():
    dealt = set()
    for seed in SEEDS:
        view = new_match(3, seed).view
        built = [lot for lot in view["lots"] if lot["state"] == "finca"]
        assert [lot["lot"] for lot in built] == list("ABCD")
        assert all((lot["first"], lot["second"]) == VALUES[lot["finca"]] and not lot["scored"] for lot in built)
        assert sum(view["stock"]["fincas"].values()) == 11
        for kind in VALUES:
            assert view["stock"]["fincas"][kind] + sum(lot["finca"] == kind for lot in built) == 5
        dealt.add(tuple(lot["finca"] for lot in built))
    assert len(dealt) > 5


@pytest.mark.rule("CIT-06")
def test_ninety_tiles_twelve_of_them_on_the_market():
    for seed in SEEDS:
        table = new_match(2, seed)
        assert None not in table.market()
        assert table.view["market"]["in_bag"] == 78
        assert bag_and_market(table) == {
            f"{fruit}{well}": count for fruit in FRUITS.values() for well, count in (("", 12), ("_well", 6))
        }
    assert len({tuple(new_match(2, seed).market()) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("CIT-07", "CIT-R6")
def test_three_lots_open_and_eight_sites_left():
    opened = set()
    for seed in SEEDS:
        table = new_match(4, seed)
        assert len(table.open_lots()) == 3
        assert table.open_lots() | set(table.view["stock"]["sites"]) == set("EFGHIJKLMNO")
        assert len(table.view["stock"]["sites"]) == 8
        opened |= table.open_lots()
    assert len(opened) > 8, "any of them"


@pytest.mark.rule("CIT-08", "CIT-R27")
def test_who_begins_is_drawn_or_named_and_turns_go_round():
    assert {new_match(3, seed).seat for seed in range(20)} == {0, 1, 2}
    assert [new_match(3, 5, first_seat=seat).seat for seat in range(3)] == [0, 1, 2]
    table = new_match(3, 5, first_seat=1)
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        table.any_turn()
    assert seats == [1, 2, 0, 1]


@pytest.mark.rule("CIT-96")
def test_the_short_board_has_sixty_five_tiles():
    table = new_match(2, 1, board="short")
    assert bag_and_market(table) == {
        f"{fruit}{well}": count for fruit in FRUITS.values() for well, count in (("", 9), ("_well", 4))
    }
    assert table.view["market"]["in_bag"] == 53


@pytest.mark.rule("CIT-97", "CIT-R25")
def test_the_short_board_has_three_fincas_and_its_sites():
    for seed in SEEDS:
        table = new_match(3, seed, board="short")
        assert table.fincas() == set("ABC")
        assert sum(table.view["stock"]["fincas"].values()) == 12
        assert table.open_lots() | set(table.view["stock"]["sites"]) == set("DEFGHIJKL")
        assert len(table.view["stock"]["sites"]) == 6
    assert {lot["lot"] for lot in table.view["lots"]} == set("ABCDEFGHIJKL"), "L is printed in any case"


@pytest.mark.rule("CIT-98")
@pytest.mark.parametrize("board", ["long", "short"])
def test_the_family_game_goes_with_any_variant(board):
    view = new_match(2, 1, family=True, board=board, random_sites=True, start_fincas=3).view
    assert (view["family"], view["board"]) == (True, board)


@pytest.mark.rule("CIT-99")
@pytest.mark.parametrize(("board", "fincas", "letters"), [("long", 4, LETTERS), ("short", 3, LETTERS[:12])])
def test_random_sites(board, fincas, letters):
    built = set()
    for seed in SEEDS:
        table = new_match(3, seed, board=board, random_sites=True)
        assert (len(table.fincas()), len(table.open_lots())) == (fincas, 3)
        stack = set(table.view["stock"]["sites"])
        assert table.fincas() | table.open_lots() | stack == set(letters)
        assert len(stack) == len(letters) - fincas - 3
        built |= table.fincas()
    assert len(built) > 9


@pytest.mark.rule("CIT-100", "CIT-R26")
def test_three_fincas_to_start_with():
    for seed in SEEDS:
        fixed = new_match(3, seed, start_fincas=3)
        assert fixed.fincas() == set("ABC")
        assert fixed.open_lots() | set(fixed.view["stock"]["sites"]) == set("DEFGHIJKLMNO")
        assert sum(fixed.view["stock"]["fincas"].values()) == 12
        drawn = new_match(3, seed, start_fincas=3, random_sites=True)
        assert (len(drawn.fincas()), len(drawn.open_lots()), len(drawn.view["stock"]["sites"])) == (3, 3, 9)
        assert new_match(3, seed, start_fincas=3, board="short").fincas() == set("ABC")
