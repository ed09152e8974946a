"""Reliability curves: what was foretold, held against what came of it."""

import random
import xml.etree.ElementTree as ET

import pytest
from bench.calibration import Forecast, curve_of, drawn


def forecasts(told, true, count=4_000):
    """A seat whose chance is told as `told` and is `true`, over and over, beside the one it plays."""
    chance = random.Random(1)
    for _ in range(count):
        won = float(chance.random() < true)
        yield [Forecast(told, won), Forecast(1 - told, 1 - won)]


def test_chances_that_come_true_lie_on_the_diagonal():
    curve = curve_of("pips", "network:1", 10, [*forecasts(0.25, 0.25), *forecasts(0.6, 0.6)])
    assert curve.error < 0.02
    assert [round(one.chance, 2) for one in curve.bins] == [0.25, 0.4, 0.6, 0.75]
    assert all(one.low < one.share < one.high for one in curve.bins)
    assert sum(one.count for one in curve.bins) == 2 * curve.positions


def test_whoever_is_too_sure_is_seen():
    curve = curve_of("pips", "network:1", 10, list(forecasts(0.9, 0.6)))
    assert curve.error == pytest.approx(0.3, abs=0.03)
    assert curve.brier > curve_of("pips", "network:1", 10, list(forecasts(0.6, 0.6))).brier


def test_a_certain_win_has_a_bin():
    assert [one.chance for one in curve_of("pips", "x", 1, [[Forecast(1.0, 1.0), Forecast(0.0, 0.0)]]).bins] == [
        0.0,
        1.0,
    ]


def test_the_picture_can_be_read():
    picture = ET.fromstring(drawn(curve_of("pips", "x", 1, list(forecasts(0.3, 0.3, 50))), "Pips"))
    assert picture.findtext("{*}title", "").startswith("Pips: error ")
    assert len(picture.findall("{*}circle")) == 2
