"""Action tiles: purses, carts, bulls, bridges, milestones."""

import pytest
from tests.games.sitting import kinds_of, told

from .table import ANA, BEA, NOBODY, sitting


@pytest.mark.rule("CIT-74")
def test_a_used_tile_leaves_the_game_but_the_bull():
    table = sitting(tiles={ANA: "money2 bull milestone"})
    table.play("money", landscape="money2")
    assert table.view["used"]["money2"] >= 1
    assert table.tiles() == {"bull": 1, "milestone": 1}
    table.bull("a1")
    assert "bull" not in table.view["used"]
    assert table.square("a1")["landscape"] == "bull"


@pytest.mark.rule("CIT-75", "CIT-R15")
def test_a_purse_gives_coins_up_to_twelve():
    table = sitting(tiles={ANA: "money2 money3 money3"}, money=7)
    assert told(table.play("money", landscape="money3"), "money") == [{"seat": ANA, "landscape": "money3", "amount": 3}]
    assert table.money() == 10
    table.play("money", landscape="money3")
    assert table.money() == 12
    table.play("money", landscape="money2")
    assert table.money() == 12, "wasted"
    assert table.refused("money", landscape="money2") == "CIT-75"


@pytest.mark.rule("CIT-R15")
def test_a_purse_after_the_purchase_no_longer_pays_for_it():
    table = sitting(tiles={ANA: "money3"}, money=3, market="le or bl li gr le or bl li gr le or")
    assert table.refused("buy", line=1) == "CIT-15"
    table.play("money", landscape="money3")
    assert table.may("buy", line=1)


@pytest.mark.rule("CIT-76")
def test_a_cart_fetches_any_tile_to_be_built_at_once():
    table = sitting(tiles={ANA: "cart"}, money=0, plants={ANA: "bl h2"})
    before = table.market()
    table.cart(7)
    assert table.hand() == [before[6]]
    assert table.money() == 0
    for kind, arguments in (("buy", {"line": 0}), ("harvest", {"regions": "1"}), ("pass", {}), ("end_turn", {})):
        assert table.refused(kind, **arguments) == "CIT-76"
    table.match.play(ANA, next(action for action in table.match.legal(ANA) if action.kind == "place"))
    assert table.phase == "main", "no main action"
    assert table.may("harvest", regions="1")
    assert sitting().refused("cart", space=1) == "CIT-76"


@pytest.mark.rule("CIT-77")
def test_a_cart_may_bring_a_finca():
    table = sitting(tiles={ANA: "cart"}, market="le or bl li")
    assert "turn_up" in kinds_of(table.cart(1))
    assert table.phase == "lot"
    table.choose("E")
    assert table.phase == "building"
    assert len(told(table.place("le", "e1"), "draw")) == 9
    assert table.phase == "main"


@pytest.mark.rule("CIT-78", "CIT-R23")
def test_a_bull_goes_on_an_empty_square():
    table = sitting(tiles={ANA: "bull"}, plants={BEA: "le e4"}, landscape={"f4": "cart"})
    for square, what in (("e4", "a plantation"), ("f4", "a landscape tile"), ("d3", "a rock"), ("e5", "a finca"),
                         ("e2", "an open lot"), ("n3", "a closed lot")):  # fmt: skip
        assert table.refused("bull", square=square) == "CIT-78", what
    assert table.may("bull", square="d5"), "a road"
    assert sitting().refused("bull", square="a1") == "CIT-78", "none held"


@pytest.mark.rule("CIT-79")
def test_a_bull_fills_its_square():
    table = sitting(
        tiles={ANA: "bull"}, plants={ANA: "le h8 g8", NOBODY: "or g9, li i9, bl i8, bl h10, gr g10"}, done=True
    )
    table.bull("i10")
    assert table.lot("D")["missing"] == []


@pytest.mark.rule("CIT-80", "CIT-R23")
def test_who_builds_on_a_bull_takes_it_and_may_use_it_again():
    table = sitting(tiles={BEA: "bull"}, hand="le:2 or:5", landscape={"e4": "bull"})
    table.place("le", "e4")
    assert table.tiles() == {"bull": 1}
    table.bull("d5")
    assert table.against("or", "d5") is None, "it reserves nothing, a start is possible too"
    table.place("or", "d5")
    assert table.tiles() == {"bull": 1}


@pytest.mark.rule("CIT-81", "CIT-R14")
def test_a_bridge_over_a_rock_is_used_by_itself():
    table = sitting(plants={ANA: "le e4 d4"}, hand="le:2 le:9", tiles={ANA: "bridge"})
    events = table.place("le", "d3")
    assert told(events, "bridge") == [{"seat": ANA, "square": "d3"}]
    assert table.tiles() == {}
    assert table.view["used"]["bridge"] == 1
    assert table.region("d3")["size"] == 3


@pytest.mark.rule("CIT-81")
def test_all_other_rules_hold_on_a_bridge():
    plants = {ANA: "le e4 d4", BEA: "le d2"}
    table = sitting(plants=plants, lots="A B C D E", hand="le:2 or:5", tiles={ANA: "bridge"})
    assert table.against("le", "d3") == "CIT-32"
    assert table.against("or", "d3") == "CIT-28"


@pytest.mark.rule("CIT-82")
def test_a_neutral_tile_of_another_fruit_may_be_covered_however_large():
    table = sitting(plants={ANA: "le e4", NOBODY: "or e3 f3 g3 g2"}, hand="le:2", tiles={ANA: "bridge"})
    events = table.place("le", "e3")
    assert told(events, "cover") == [{"seat": ANA, "tile": "orange", "square": "e3"}]


@pytest.mark.rule("CIT-83", "CIT-R14")
def test_a_neutral_tile_of_the_fruit_only_if_it_is_alone():
    plants = {NOBODY: "or e4, or h8 h7"}
    table = sitting(plants=plants, hand="or:2", tiles={ANA: "bridge"})
    assert table.against("or", "e4") is None, "a start on a road"
    assert table.against("or", "h8") == "CIT-83"
    table.place("or", "e4")
    assert table.region("e4")["owner"] == ANA
    assert table.workers() == 4


@pytest.mark.rule("CIT-84")
def test_what_is_covered_is_out_of_play_and_the_rest_may_fall_apart():
    plants = {ANA: "le e4 e3", NOBODY: "or f2 f3+ f4 g4"}
    table = sitting(plants=plants, hand="le:2", tiles={ANA: "bridge"}, lots="A B C D E")
    table.place("le", "f3")
    assert table.view["covered"] == {"orange_well": 1}
    assert table.region("f2")["size"] == 1
    assert (table.region("g4")["size"], table.region("g4")["value"]) == (2, 2)
    assert table.region("f3")["value"] == 3


@pytest.mark.rule("CIT-85")
def test_a_milestone_builds_and_refills_whatever_the_level():
    table = sitting(tiles={ANA: "milestone"}, market="le or bl li gr le or bl li gr . .")
    events = table.play("milestone")
    assert kinds_of(events) == ["milestone", "turn_up"]
    events = table.choose("G")
    assert kinds_of(events) == ["build", "open", "draw", "draw"]
    assert table.phase == "main", "no main action"
    assert sitting().refused("milestone") == "CIT-85"


@pytest.mark.rule("CIT-86")
def test_a_milestone_needs_a_lot():
    table = sitting(tiles={ANA: "milestone"}, lots="A B C D E F G H I J K L M N O", stack=[])
    assert table.refused("milestone") == "CIT-86"
