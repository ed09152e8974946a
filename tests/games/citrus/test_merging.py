"""Joining regions: own ones, and neutral ones taken over."""

import pytest
from tests.games.sitting import told

from .table import ANA, BEA, NOBODY, sitting

E = "A B C D E"


@pytest.mark.rule("CIT-38")
def test_joining_own_regions_returns_all_workers_but_one():
    table = sitting(plants={ANA: "or f2, or g3, li e4"}, lots=E, hand="or:2")
    assert table.workers() == 2
    events = table.place("or", "f3")
    assert told(events, "merge") == [{"seat": ANA, "fruit": "orange", "amount": 1}]
    assert table.workers() == 3
    assert table.region("f3")["size"] == 3
    three = sitting(plants={ANA: "or f2, or g3, or e4 f4"}, lots=E, hand="or:2")
    assert three.workers() == 2
    three.place("or", "f3")
    assert three.workers() == 4


@pytest.mark.rule("CIT-39")
def test_a_worker_that_came_back_starts_another_region():
    table = sitting(plants={ANA: "or f2, or g3, bl h2, li h8, gr k4"}, lots=E, hand="or:2 le:5")
    assert table.places("le") == set()
    table.place("or", "f3")
    assert table.against("le", "e4") is None
    table.place("le", "e4")
    assert table.workers() == 0


@pytest.mark.rule("CIT-40")
def test_a_neutral_region_no_larger_is_taken_over():
    table = sitting(plants={ANA: "or f2 f1", NOBODY: "or g3 g4"}, lots=E, hand="or:2")
    events = table.place("or", "f3")
    assert told(events, "absorb") == [{"seat": ANA, "fruit": "orange", "amount": 2}]
    region = table.region("g4")
    assert (region["owner"], region["size"]) == (ANA, 5)
    assert table.workers() == 4


@pytest.mark.rule("CIT-41")
def test_a_larger_neutral_region_forbids_the_square():
    table = sitting(plants={ANA: "or f2", NOBODY: "or g3 g4"}, lots=E, hand="or:2")
    assert table.against("or", "f3") == "CIT-41"
    assert table.against("or", "f1") is None


@pytest.mark.rule("CIT-42", "CIT-R5")
def test_the_largest_own_is_held_against_each_neutral_alone():
    """Two neutral tiles meet Ana's one at f3: sizes are not added up."""
    table = sitting(plants={ANA: "or f2", NOBODY: "or g3, or f4"}, lots=E, hand="or:2")
    table.place("or", "f3")
    assert table.region("f3")["size"] == 4
    both = sitting(plants={ANA: "or f2, or e4 f4", NOBODY: "or g3"}, lots=E, hand="or:2")
    both.place("or", "f3")
    assert both.workers() == 4
    plants = {ANA: "or i8, or j7 k7", NOBODY: "or h7 g7 f7"}
    several = sitting(plants=plants, lots="A B C D H M", hand="or:2", family=True)
    assert several.against("or", "i7") == "CIT-42", "neither own region alone is as large as three"


@pytest.mark.rule("CIT-43")
def test_what_was_taken_over_is_harvested_again_wells_too():
    table = sitting(plants={ANA: "or f2 f1", NOBODY: "or g3+ g4"}, lots=E, hand="or:2")
    table.place("or", "f3")
    assert table.region("f3")["value"] == 6
    table.end_turn()
    table.any_turn()
    table.harvest("1")
    assert table.part("harvests") == 6


@pytest.mark.rule("CIT-44")
def test_no_tile_joins_a_neutral_region_alone():
    table = sitting(plants={NOBODY: "or g8 g9"}, hand="or:2")
    assert table.against("or", "g7") == "CIT-44"
    assert table.against("or", "g10") == "CIT-44"


@pytest.mark.rule("CIT-R4", "CIT-44")
def test_a_start_beside_a_neutral_region_is_none():
    table = sitting(plants={NOBODY: "or h7"}, hand="or:2")
    assert table.against("or", "h8") == "CIT-R4"
    assert table.against("or", "h10") is None


@pytest.mark.rule("CIT-32")
def test_a_rival_beside_forbids_even_what_would_merge():
    table = sitting(plants={ANA: "or f2 f1", BEA: "or f4 e4", NOBODY: "or g3"}, lots=E, hand="or:2")
    assert table.against("or", "f3") == "CIT-32"
