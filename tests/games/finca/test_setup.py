"""Set-up, FIN-01 … FIN-12."""

from collections import Counter

import pytest
from tests.games.sitting import play_at_random

from verger.engine import OptionError

from .table import ACTION_TILES, FINCA, FRUITS, VILLAGES, new_match, sitting

DEALS = 150
each_table = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.fixture(scope="module")
def deals():
    """The whole position, hidden tiles included, after many deals."""
    return [FINCA.describe(new_match(4, seed).match.state) for seed in range(DEALS)]


@pytest.mark.rule("FIN-01")
@each_table
def test_two_three_or_four_sit_down(seats):
    table = new_match(seats, 1, start_player=0)
    assert len(table.view["players"]) == seats
    for seat in [*range(seats), 0]:
        assert table.seat == seat, "seats are numbered clockwise"
        table.play("place", blade=0)


@pytest.mark.rule("FIN-01")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_no_other_number_sits_down(seats):
    with pytest.raises(OptionError, match=f"2 to 4 seats, not {seats} .*FIN-01"):
        FINCA.new(seats=seats, seed=1)


@pytest.mark.rule("FIN-02")
def test_the_blades_are_shuffled(deals):
    seen: Counter[tuple[object, object]] = Counter()
    for deal in deals:
        assert Counter(deal["wheel"]) == dict.fromkeys(FRUITS, 2)
        seen.update(enumerate(deal["wheel"]))
    assert len(seen) == 12 * 6
    assert min(seen.values()) > DEALS / 6 / 3


@pytest.mark.rule("FIN-02")
@each_table
def test_the_blades_stay_put(seats):
    table = new_match(seats, 5)
    wheel = table.view["wheel"]
    while not table.match.over:
        play_at_random(table, seed=len(table.match.actions), actions=1)
        assert table.view["wheel"] == wheel


@pytest.mark.rule("FIN-03")
def test_the_tiles_are_dealt_into_ten_stacks_of_four(deals):
    seen: Counter[tuple[object, object]] = Counter()
    for deal in deals:
        stacks = [deal["villages"][village]["stack"] for village in VILLAGES]
        assert [len(stack) for stack in stacks] == [4] * 10
        dealt = [tile for stack in stacks for tile in stack]
        assert len(set(dealt)) == 40
        assert sorted(dealt + deal["box"]) == [f"F{number:02}" for number in range(1, 43)]
        seen.update((tile, place) for place, tile in enumerate(dealt))
    assert len(seen) > 0.9 * 42 * 40, "every tile can come to every place"
    assert max(seen.values()) < 6 * DEALS / 42


@pytest.mark.rule("FIN-04")
@each_table
def test_only_the_top_tile_of_a_stack_lies_face_up(seats):
    for seed in range(20):
        table = new_match(seats, seed)
        hidden = FINCA.describe(table.match.state)["villages"]
        for village in VILLAGES:
            assert table.village(village)["tile"] == hidden[village]["stack"][-1]
            assert table.village(village)["under"] == 3


@pytest.mark.rule("FIN-05")
def test_two_tiles_go_to_the_box_and_take_no_part(deals):
    assert {len(deal["box"]) for deal in deals} == {2}
    assert len({tile for deal in deals for tile in deal["box"]}) > 38
    for seed in range(10):
        table = new_match(4, seed)
        box = FINCA.describe(table.match.state)["box"]
        assert sum(count for _, count in table.view["unseen"]) == 32
        view = play_at_random(table, seed).view
        assert view["hidden"]["box"] == box
        out = [tile for player in view["players"] for tile in player["tiles"]]
        out += [tile for stack in view["hidden"]["stacks"].values() for tile in stack]
        assert sorted(out + box) == [f"F{number:02}" for number in range(1, 43)]


@pytest.mark.rule("FIN-06")
def test_each_village_gets_a_finca_tile():
    seen: Counter[tuple[object, object]] = Counter()
    for seed in range(DEALS):
        fincas = [village["finca"] for village in new_match(4, seed).view["villages"]]
        assert sorted(fincas) == sorted(f"T{number}" for number in range(1, 11))
        seen.update(enumerate(fincas))
    assert len(seen) == 10 * 10
    assert min(seen.values()) > 2


@pytest.mark.rule("FIN-07")
@pytest.mark.parametrize(("seats", "wooden"), [(2, 4), (3, 5), (4, 6)])
def test_wooden_fincas_set_out(seats, wooden):
    view = new_match(seats, 1).view
    assert view["wooden"] == wooden
    assert not any(village["wooden"] for village in view["villages"])


@pytest.mark.rule("FIN-08")
@each_table
def test_eighteen_of_each_fruit_and_none_in_hand(seats):
    view = new_match(seats, 1).view
    assert view["supply"] == dict.fromkeys(FRUITS, 18)
    assert [player["fruits"] for player in view["players"]] == [dict.fromkeys(FRUITS, 0)] * seats


@pytest.mark.rule("FIN-09")
@each_table
def test_one_action_tile_of_each_kind(seats):
    view = new_match(seats, 1).view
    assert [player["action_tiles"] for player in view["players"]] == [list(ACTION_TILES)] * seats


@pytest.mark.rule("FIN-10")
@pytest.mark.parametrize(("seats", "farmers"), [(2, 5), (3, 4), (4, 3)])
def test_farmers_for_each_seat(seats, farmers):
    view = new_match(seats, 1).view
    assert [player["farmers"] for player in view["players"]] == [farmers] * seats
    assert view["farmers"] == [[0] * seats] * 12


@pytest.mark.rule("FIN-11")
def test_the_bonus_stack_is_won_from_the_top():
    assert new_match(4, 1).view["bonuses"] == [7, 6, 5, 4]
    table = sitting(fruits={0: {"olive": 1}}, carts={0: 1}, tiles={0: "F10 F13 F21 F32 F37"}, villages={"arta": "F05"})
    table.deliver("arta")
    assert table.player(0)["bonuses"] == [7]
    assert table.view["bonuses"] == [6, 5, 4]


@pytest.mark.rule("FIN-12")
@pytest.mark.parametrize(("seats", "carts"), [(2, 4), (3, 6), (4, 8)])
def test_two_carts_for_each_seat_in_the_hub(seats, carts):
    view = new_match(seats, 1).view
    assert view["hub"] == carts
    assert [player["carts"] for player in view["players"]] == [0] * seats
