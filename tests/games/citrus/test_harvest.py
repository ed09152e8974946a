"""Harvest: points, workers back, income."""

import pytest
from tests.games.sitting import told

from .table import ANA, BEA, sitting

THREE = {ANA: "or i9 i10+ j10, le f5 g5, bl h2"}
"""By their first squares: 1 the blood orange on h2, 2 the lemons on f5, 3 the oranges."""


@pytest.mark.rule("CIT-69", "CIT-R16")
def test_any_set_of_own_regions_at_once():
    table = sitting(plants={**THREE, BEA: "li k4"})
    assert {action["regions"] for action in table.legal("harvest")} == {"1", "2", "12", "3", "13", "23", "123"}
    assert table.refused("harvest", regions="4") == table.refused("harvest", regions="14") == "CIT-69"
    events = table.harvest("13")
    assert [event["fruit"] for event in told(events, "harvest")] == ["blood_orange", "orange"]
    assert table.region("f5")["owner"] == ANA
    assert sitting().refused("harvest", regions="1") == "CIT-69"


@pytest.mark.rule("CIT-70")
def test_a_point_a_tile_and_two_a_well():
    table = sitting(plants=THREE)
    events = table.harvest("3")
    assert told(events, "harvest") == [{"seat": ANA, "fruit": "orange", "amount": 3, "value": 4}]
    assert (table.score(), table.part("harvests")) == (4, 4)


@pytest.mark.rule("CIT-71")
def test_workers_return_and_tiles_stay_neutral():
    table = sitting(plants=THREE)
    assert table.workers() == 2
    table.harvest("23")
    assert table.workers() == 4
    assert table.square("i10")["tile"] == "orange_well"
    assert table.region("i10")["owner"] is None


@pytest.mark.rule("CIT-72")
@pytest.mark.parametrize(("regions", "income"), [("1", 6), ("12", 7), ("123", 8)])
def test_income_is_paid_once_by_workers_on_the_mat(regions, income):
    table = sitting(plants=THREE, money=2)
    events = table.harvest(regions)
    assert told(events, "income") == [{"seat": ANA, "amount": income, "workers": 2 + len(regions)}]
    assert table.money() == 2 + income


@pytest.mark.rule("CIT-72")
def test_the_last_worker_home_brings_two_coins():
    five = {ANA: "or i9, le f5, bl h2, li k4, gr h8"}
    table = sitting(plants=five, money=0)
    table.harvest("1")
    assert table.money() == 2
    four = sitting(plants=five, money=0)
    four.harvest("12")
    assert four.money() == 4


@pytest.mark.rule("CIT-73", "CIT-02")
def test_money_above_twelve_is_lost():
    table = sitting(plants=THREE, money=10)
    events = table.harvest("1")
    assert told(events, "income")[0]["amount"] == 2
    assert table.money() == 12


def test_the_view_says_what_a_harvest_would_bring():
    table = sitting(plants=THREE, money=8)
    found = {harvest["regions"]: harvest for harvest in table.view["harvests"]}
    assert found["23"] == {"regions": "23", "points": 6, "workers": 4, "income": 4, "lost": 3, "money": 12}
    assert set(found) == {"1", "2", "12", "3", "13", "23", "123"}


def test_harvested_regions_cannot_be_harvested_again():
    table = sitting(plants=THREE)
    table.harvest("123")
    assert all(region["owner"] is None for region in table.view["regions"])
