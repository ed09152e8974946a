"""Landscape tiles: won by building on them, horses kept face down."""

import pytest
from tests.games.sitting import told

from .table import ANA, BEA, sitting


@pytest.mark.rule("CIT-45")
def test_who_builds_on_a_landscape_tile_takes_it():
    table = sitting(plants={ANA: "le e4"}, hand="le:2", landscape={"f4": "cart"})
    events = table.place("le", "f4")
    assert told(events, "pick") == [{"seat": ANA, "landscape": "cart", "square": "f4"}]
    assert table.tiles() == {"cart": 1}
    assert table.square("f4")["landscape"] is None


@pytest.mark.rule("CIT-46", "CIT-R24")
def test_horses_lie_face_down_action_tiles_face_up():
    table = sitting(tiles={ANA: "horse2 horse4 cart", BEA: "horse3"})
    for eyes in (BEA, None):
        ana = table.match.view(eyes)["players"][ANA]
        assert (ana["horses"], ana["horse_tiles"], ana["tiles"]) == (2, None, {"cart": 1})
        assert ana["score"]["forecast"] is None
    assert table.match.view(ANA)["players"][ANA]["horse_tiles"] == {"horse2": 1, "horse4": 1}
    faced = sitting(tiles={ANA: "horse2"}, open_horses=True)
    assert faced.match.view(BEA)["players"][ANA]["horse_tiles"] == {"horse2": 1}


@pytest.mark.rule("CIT-R24")
def test_the_log_shows_horses_as_they_were_taken():
    table = sitting(plants={ANA: "le e4"}, hand="le:2", landscape={"f4": "horse4"})
    table.place("le", "f4")
    (entry,) = table.match.log(BEA)
    assert told(entry.events, "pick") == [{"seat": ANA, "landscape": "horse4", "square": "f4"}]


@pytest.mark.rule("CIT-47")
def test_there_is_no_limit_to_tiles_held():
    everything = "horse2 horse2 horse2 horse3 horse3 horse4 horse4 bridge bridge bridge bull bull bull cart cart money2"
    table = sitting(tiles={ANA: everything}, plants={ANA: "le e4"}, hand="le:2", landscape={"f4": "milestone"})
    table.place("le", "f4")
    assert sum(table.tiles().values()) == 17
