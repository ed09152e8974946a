"""Buying: lines, prices, and only what can be built."""

import pytest
from tests.games.sitting import kinds_of, told

from .table import ANA, BEA, LINES, NOBODY, Sitting, sitting, tile

FULL = "le or bl li gr le or bl li gr le or"


@pytest.mark.rule("CIT-14")
@pytest.mark.parametrize("line", range(8))
def test_a_line_is_taken_whole(line):
    table = sitting(money=12, market=FULL)
    before = table.market()
    events = table.buy(line)
    spaces = [space - 1 for space in LINES[line]]
    assert [event["space"] - 1 for event in told(events, "take")] == spaces
    assert table.hand() == [before[space] for space in spaces]
    assert [space for space in range(12) if table.market()[space] is None] == spaces


@pytest.mark.rule("CIT-14")
def test_gaps_are_skipped_but_there_must_be_a_tile():
    table = sitting(market="le . . li gr . . . . gr . or", shut=True)
    assert told(table.match.choices(ANA)[0].events, "buy")
    assert table.refused("buy", line=2) == "CIT-14"
    table.buy(1)
    assert table.hand() == ["lemon", "lime", "orange"]


@pytest.mark.rule("CIT-15")
def test_each_tile_costs_a_coin_paid_in_full():
    table = sitting(money=3, market=FULL)
    assert table.refused("buy", line=1) == table.refused("buy", line=5) == "CIT-15"
    table.buy(3)
    assert table.money() == 1


@pytest.mark.rule("CIT-16")
def test_there_is_no_action_for_part_of_a_line():
    table = sitting(money=12, market=FULL)
    for line, spaces in enumerate(LINES):
        again = Sitting(
            type(table.match)(
                table.match.game, table.match.seats, seed=None, options={}, position=table.match.start_position
            )
        )
        again.buy(line)
        assert len(again.hand()) == len(spaces)


@pytest.mark.rule("CIT-17", "CIT-R1")
def test_a_line_without_a_place_for_a_tile_cannot_be_bought():
    """All roads of the fincas show lemon: Ana has no lemon region, so nobody can start one."""
    plants = {BEA: "le e4", NOBODY: "le k4, le h2, le h8"}
    table = sitting(plants=plants, market="le le or or bl . . li li . . gr", shut=True)
    assert table.refused("buy", line=4) == "CIT-17"
    assert table.view["market"]["lines"][4]["state"] == "unbuildable"
    assert table.view["market"]["lines"][4]["homeless"] == ["lemon"]
    assert table.may("buy", line=2)
    grown = sitting(
        plants={ANA: "le e4", NOBODY: "le k4, le h2, le h8"}, market="le le or or bl . . li li . . gr", shut=True
    )
    assert grown.may("buy", line=4), "an own region grows"


@pytest.mark.rule("CIT-R1")
def test_workers_are_counted_ahead():
    plants = {ANA: "le e4, or k4, bl h2, li h8"}
    table = sitting(plants=plants, market="gr gr gr . . or . . . . . le")
    assert table.workers() == 1
    five = sitting(plants={ANA: "le e4, or k4, bl h2, li h8, le k6"}, market="gr . gr . . gr . . . . . le", shut=True)
    assert five.workers() == 0
    assert five.refused("buy", line=4) == "CIT-17", "no worker for a grapefruit region"


@pytest.mark.rule("CIT-R1", "CIT-39")
def test_a_worker_freed_by_a_merger_counts():
    """Ana has no worker left; joining her two orange regions frees one for the lemon."""
    plants = {ANA: "or f2, or g3, bl h2, li h8, gr k4"}
    table = sitting(plants=plants, lots="A B C D E", market="or . . . . . . . . le . bl", shut=True, money=3)
    assert table.workers() == 0
    assert table.refused("buy", line=3) == "CIT-17", "the lemon alone has no worker"
    both = sitting(plants=plants, lots="A B C D E", market="or . le . . . . . . bl . bl", shut=True, money=3)
    assert both.may("buy", line=4)
    both.buy(4)
    both.place("or", "f3")
    assert both.workers() == 1
    both.place("le", "e4")


@pytest.mark.rule("CIT-R1", "CIT-51")
def test_a_finca_that_comes_with_the_purchase_counts():
    """Lemons have no road left but those of the finca that the purchase brings."""
    plants = {NOBODY: "le e4, le k4, le h2, le h8"}
    table = sitting(plants=plants, market="le . le . . le . or or . . bl")
    assert table.view["market"]["left"] == 6
    assert table.may("buy", line=4)
    table.buy(4)
    assert table.phase == "lot"
    table.choose(sorted(table.open_lots())[0])
    assert table.places("le")


@pytest.mark.rule("CIT-R1", "CIT-12")
def test_a_bridge_picked_up_on_the_way_counts():
    """The only place for a second lemon is a rock, and the bridge lies where the first one goes."""
    plants = {ANA: "le e4", NOBODY: "gr d4, bl e3, or f3, li g4, le k4, le h2, le h8"}
    table = sitting(plants=plants, landscape={"f4": "bridge"}, market="le . le . . . . . . or . or", shut=True)
    assert table.may("buy", line=4)
    table.buy(4)
    table.place("le", "f4")
    assert table.places("le") == {"d4", "e3", "f3", "g4", "h2", "k4", "h8"}, "over neutral tiles alone"
    bare = sitting(plants=plants, market="le . le . . . . . . or . or", shut=True)
    assert bare.refused("buy", line=4) == "CIT-17"


@pytest.mark.rule("CIT-18")
def test_the_hand_is_built_one_by_one_in_any_order():
    table = sitting(market=FULL, money=3)
    table.buy(4)
    assert table.hand() == ["lemon", "blood_orange", "lemon"]
    assert table.against("or", "e4") == "CIT-18", "not in hand"
    table.place("bl", "e4")
    table.place("le", "d5")
    assert table.refused("end_turn") == "CIT-18"
    table.place("le", "d4")
    assert table.hand() == []


@pytest.mark.rule("CIT-18")
def test_of_equal_tiles_the_one_by_cart_goes_first_then_the_lowest_space():
    table = sitting(hand="le:9 le:2 le:5c")
    spaces = []
    for square in ("e4", "d4", "c4"):
        before = {held["space"] for held in table.view["hand"]}
        table.place("le", square)
        spaces.append((before - {held["space"] for held in table.view["hand"]}).pop())
    assert spaces == [5, 2, 9]


@pytest.mark.rule("CIT-19")
def test_no_second_purchase():
    table = sitting(hand="le:2 or:5")
    assert table.refused("buy", line=3) == "CIT-19"
    table.place("le", "e4")
    assert table.refused("buy", line=3) == "CIT-19"


STUCK = {ANA: "bl e4, li d5, gr f5, or e6, or k4"}
"""Ana has no worker left."""


@pytest.mark.rule("CIT-20", "CIT-R18")
def test_tiles_without_a_place_go_back_at_three_points_each():
    table = sitting(plants=STUCK, hand="le:2 le+:9", money=1)
    assert table.workers() == 0
    assert table.kinds() == {"give_back"}
    events = table.play("give_back")
    assert told(events, "penalty") == [{"seat": ANA, "value": -6}]
    assert (table.score(), table.part("returned")) == (-6, -6)
    assert table.phase == "finishing"
    assert sitting().refused("give_back") == "CIT-20"


@pytest.mark.rule("CIT-21")
def test_they_fill_the_lowest_free_spaces_in_their_order():
    table = sitting(plants=STUCK, hand="le+:2 le:9", market=". . or or bl . or or . or or or")
    events = table.play("give_back")
    assert [(event["tile"], event["space"]) for event in told(events, "give_back")] == [("lemon_well", 1), ("lemon", 2)]
    assert table.market()[:3] == ["lemon_well", "lemon", "orange"]


@pytest.mark.rule("CIT-21", "CIT-R2")
def test_the_refill_follows_the_return():
    table = sitting(plants=STUCK, hand="le+:2 le:9", market="or . . . . . . . . . . .", refill=True)
    events = table.play("give_back")
    kinds = kinds_of(events)
    assert kinds.index("draw") > kinds.index("give_back")
    assert table.market()[:3] == ["orange", "lemon_well", "lemon"]
    assert None not in table.market()


@pytest.mark.rule("CIT-22", "CIT-R3")
def test_a_bought_tile_gives_its_coin_back_a_cart_tile_none():
    table = sitting(
        plants=STUCK,
        hand="le:2 le:9 le+:1c",
        money=3,
    )
    events = table.play("give_back")
    assert told(events, "refund") == [{"seat": ANA, "amount": 2}]
    assert (table.money(), table.score()) == (5, -9)
    rich = sitting(plants=STUCK, hand="le:2 le:9", money=11)
    rich.play("give_back")
    assert rich.money() == 12, "never more than twelve"


@pytest.mark.rule("CIT-R2")
def test_nothing_goes_back_as_long_as_a_tile_can_be_laid():
    table = sitting(hand="le:2 or:5")
    assert table.refused("give_back") == "CIT-R2"
    bridge = sitting(plants=STUCK, hand="bl:2", tiles={ANA: "bridge"})
    assert bridge.refused("give_back") == "CIT-R2"


@pytest.mark.rule("CIT-R2")
def test_a_milestone_that_would_help_must_not_be_kept_back():
    """All roads are taken for lemons; a new finca would give some."""
    plants = {NOBODY: "le e4, le k4, le h2, le h8"}
    table = sitting(plants=plants, hand="le:2", tiles={ANA: "milestone"})
    assert table.places("le") == set()
    assert table.refused("give_back") == "CIT-R2"
    assert "milestone" in table.kinds()
    without = sitting(plants=plants, hand="le:2")
    assert without.may("give_back")


@pytest.mark.rule("CIT-R2", "CIT-20")
def test_dead_ends_are_shown_and_can_be_refused():
    """A lemon that starts a region with the last worker leaves a place for the second one only beside it."""
    walled = {ANA: "bl e4, li d5, gr f5, or e6", NOBODY: "bl g3, or i3, gr h4, bl i2, or g2, li h1"}
    for option in ("penalty", "refused"):
        table = sitting(plants=walled, hand="le:2 le+:5", dead_ends=option)
        dead = {(spot["tile"], spot["square"]) for spot in table.view["dead_ends"]}
        for square in table.places("le"):
            again = sitting(plants=walled, hand="le:2 le+:5", dead_ends="penalty")
            again.place("le", square)
            ends = again.kinds() == {"give_back"}
            assert ends == (("lemon", square) in dead)
            assert not (ends and option == "refused")


def test_a_name_for_every_tile():
    assert tile("le+") == "lemon_well"
