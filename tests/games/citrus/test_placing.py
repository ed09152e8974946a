"""Building a tile: squares, starts, extensions, contact and roads."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.games.sitting import told

import verger

from .table import ANA, BEA, NOBODY, sitting


@pytest.mark.rule("CIT-23")
def test_open_squares_and_landscape_tiles():
    table = sitting(plants={ANA: "le e4"}, hand="le:2", landscape={"f4": "horse2", "d4": "bull"})
    assert {"e3", "f4", "d4"} <= table.places("le")
    short = sitting(board="short", lots="A B C", hand="le:2")
    assert short.against("le", "o10") == "CIT-23", "no square of the short board"


@pytest.mark.rule("CIT-24")
def test_never_on_a_lot():
    table = sitting(plants={ANA: "le e4"}, hand="le:2", tiles={ANA: "bridge"})
    for square, what in (("e5", "a finca"), ("e2", "an open lot"), ("n3", "a closed lot")):
        assert table.against("le", square) == "CIT-24", what


@pytest.mark.rule("CIT-25")
def test_never_on_a_rock_without_a_bridge():
    plants = {ANA: "le e4 d4"}
    assert sitting(plants=plants, hand="le:2").against("le", "d3") == "CIT-25"
    assert sitting(plants=plants, hand="le:2", tiles={ANA: "bridge"}).against("le", "d3") is None


@pytest.mark.rule("CIT-26")
def test_never_on_a_plantation_but_a_neutral_one_with_a_bridge():
    plants = {ANA: "le e4", BEA: "gr d5, or f4 f5", NOBODY: "bl e3"}
    table = sitting(plants=plants, hand="le:2")
    assert table.against("le", "e3") == table.against("le", "f4") == "CIT-26"
    bridge = sitting(plants=plants, hand="le:2", tiles={ANA: "bridge"})
    assert bridge.against("le", "e3") is None
    assert bridge.against("le", "f4") == "CIT-26", "never on an owned one"


@pytest.mark.rule("CIT-27")
def test_an_extension_costs_no_worker():
    table = sitting(plants={ANA: "le e4"}, hand="le:2")
    events = table.place("le", "e3")
    assert told(events, "place")[0]["way"] == "extension"
    assert table.workers() == 4
    assert table.region("e3")["squares"] == ["e3", "e4"]


@pytest.mark.rule("CIT-28", "CIT-R7")
def test_a_start_lies_on_a_road_of_a_finca():
    table = sitting(hand="le:2", lots="A B C D")
    roads = {road for letter in "ABCD" for road in table.lot(letter)["roads"]}
    assert table.places("le") == roads
    assert table.against("le", "d4") == "CIT-28", "a corner of A is no road"
    assert table.against("le", "e3") == "CIT-28", "a road of E, which is open"
    assert table.against("le", "n4") == "CIT-28", "a road of J, which is closed"


@pytest.mark.rule("CIT-28", "CIT-67")
def test_a_scored_finca_still_has_roads():
    around = {NOBODY: "or d4, gr e4, or f4, bl d5, li d6"}
    table = sitting(plants=around, hand="le:2", landscape={"f5": "horse2", "e6": "bull"}, scored=["A"])
    assert {"f5", "e6"} <= table.places("le")


@pytest.mark.rule("CIT-29")
def test_a_start_takes_a_worker():
    table = sitting(hand="le:2")
    events = table.place("le", "e4")
    assert told(events, "place")[0]["way"] == "start"
    assert table.workers() == 4
    idle = sitting(plants={ANA: "bl e4, li d5, gr f5, or e6, or k4"}, hand="le:2")
    assert idle.against("le", "h8") == "CIT-29"


@pytest.mark.rule("CIT-30")
def test_beside_an_own_region_it_is_an_extension_on_a_road_too():
    """h7 is a road of M; i8 one of H, beside Ana's h8 on a road of D."""
    table = sitting(plants={ANA: "le h8, bl e4, li d5, gr f5, or e6"}, hand="le:2", lots="A B C D H M")
    assert table.workers() == 0
    for square in ("h7", "i8"):
        assert table.against("le", square) is None
    assert told(table.place("le", "i8"), "place")[0]["way"] == "extension"
    assert table.workers() == 0


@pytest.mark.rule("CIT-31")
def test_corners_touch_freely():
    table = sitting(plants={BEA: "or e4"}, hand="or:2", lots="A B C D", family=True)
    assert table.against("or", "f5") is None, "corner to corner with another's tile"
    own = sitting(plants={ANA: "or e4"}, hand="or:2")
    assert own.against("or", "f5") == "CIT-33", "and no extension either: the road rule holds it to be a start"
    assert own.against("or", "f3") == "CIT-28", "a corner joins nothing"


@pytest.mark.rule("CIT-32")
def test_never_beside_another_seats_region_of_the_fruit():
    table = sitting(plants={ANA: "le e4", BEA: "le g3"}, hand="le:2")
    assert table.against("le", "e3") is None
    joined = sitting(plants={ANA: "le f2", BEA: "le h2"}, hand="le:2", lots="A B C D E")
    assert joined.against("le", "g2") == "CIT-32", "whatever else it touches"


@pytest.mark.rule("CIT-33")
def test_no_two_roads_of_a_finca_alike():
    table = sitting(plants={BEA: "le f5"}, hand="le:2 or:5")
    for square in ("e4", "d5", "e6"):
        assert table.against("le", square) == "CIT-33"
        assert table.against("or", square) is None


@pytest.mark.rule("CIT-34", "CIT-R8")
def test_open_and_closed_lots_are_protected_too():
    """Ana's lemons come round to a second road of E, then of I."""
    open_lot = sitting(plants={ANA: "le e4 e3 f3"}, hand="le:2")
    assert open_lot.lot("E")["state"] == "open"
    assert open_lot.against("le", "f2") == "CIT-34"
    closed = sitting(plants={ANA: "le e4 d4 c4 c3"}, hand="le:2")
    assert closed.lot("I")["state"] == "closed"
    assert closed.against("le", "b4") == "CIT-34"
    family = sitting(plants={ANA: "le e4 d4 c4 c3"}, hand="le:2", family=True)
    assert family.against("le", "b4") is None


@pytest.mark.rule("CIT-35")
def test_the_visible_tile_counts_whoever_owns_it():
    for owner in (ANA, BEA, NOBODY):
        plants = {owner: "le f5"}
        assert sitting(plants=plants, hand="le:2").against("le", "e4") == "CIT-33", owner
    own = sitting(plants={ANA: "le f5 f4"}, hand="le:2")
    assert own.against("le", "e4") == "CIT-33", "one region does not cover two roads of a lot"


@pytest.mark.rule("CIT-35", "CIT-84")
def test_a_covered_tile_shows_nothing():
    table = sitting(plants={NOBODY: "le f5"}, hand="or:2 le:5", tiles={ANA: "bridge"})
    assert table.against("le", "e4") == "CIT-33"
    table.place("or", "f5")
    assert table.against("le", "e4") is None
    assert table.lot("A")["shows"] == ["orange"]


@pytest.mark.rule("CIT-37")
def test_corners_of_a_lot_may_show_any_fruit():
    table = sitting(plants={ANA: "le e4"}, hand="le:2 le:9")
    assert table.against("le", "d4") is None
    table.place("le", "d4")
    assert table.against("le", "f4") is None
    assert table.lot("A")["shows"] == ["lemon"]


@pytest.mark.rule("CIT-98")
def test_the_family_game_knows_no_road_rule():
    table = sitting(plants={BEA: "le f5"}, hand="le:2", family=True)
    assert {"e4", "d5", "e6"} <= table.places("le")


@pytest.mark.rule("CIT-36")
def test_a_road_of_several_lots_respects_each_of_them(tmp_path):
    """No square of the printed boards is a road twice, so the box is another one: M moves to c5, beside A's road d5."""
    text = (FOLDER / "components.toml").read_text(encoding="utf-8")
    fifth, sixth = '". . # . A . * . * . B . # . ."', '". N . * . # . M . # . * . O ."'
    assert fifth in text
    assert sixth in text
    text = text.replace(fifth, fifth.replace("# . A", "M . A"), 1).replace(sixth, sixth.replace("# . M", "# . ."), 1)
    (tmp_path / "citrus.toml").write_text(text, encoding="utf-8")
    environment = os.environ | {
        "VERGER_COMPONENTS": str(tmp_path), "NUMBA_DISABLE_JIT": "1", "XDG_CACHE_HOME": str(tmp_path),
    }  # fmt: skip
    done = subprocess.run([sys.executable, "-c", SHARED_ROAD], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [["A", "M"], "CIT-33", "CIT-34", None]


FOLDER = Path(verger.__file__).parent / "games" / "citrus"
SHARED_ROAD = """
import json, verger
citrus = verger.game("citrus")
def against(plantations, tile):
    hand = [{"tile": tile, "space": 1}]
    match = citrus.position({"seats": 2, "plantations": plantations, "landscape": {}, "hand": hand})
    return match.refusal(0, {"kind": "place", "tile": tile, "square": "d5"})
view = citrus.position({"seats": 2}).view(None)
roads = next(square["roads_of"] for square in view["squares"] if square["square"] == "d5")
found = [against({"e4": "- lemon"}, "lemon"), against({"c4": "- lemon"}, "lemon"), against({"c4": "- lemon"}, "lime")]
print(json.dumps([roads, *found]))
"""
