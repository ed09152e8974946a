"""Reliability curves: what was foretold, held against what came of it."""

import json
import random
import sys
import xml.etree.ElementTree as ET
from dataclasses import asdict
from types import SimpleNamespace

import pytest
from bench import calibration
from bench.calibration import ENOUGH, FOLDER, Bin, Curve, Forecast, Played, curve_of, drawn, line, player, worst

from verger import bots
from verger.bots import Candidate, Thought
from verger.engine import ENDED, RUNNING, STOPPED


def forecasts(told, true, count=4_000):
    """A seat whose chance is told as `told` and is `true`, over and over, beside the one it plays."""
    chance = random.Random(1)
    for _ in range(count):
        won = float(chance.random() < true)
        yield [Forecast(told, won), Forecast(1 - told, 1 - won)]


def curve(*found):
    """Of one game with those forecasts."""
    return curve_of("pips", "network:1", "policy", [Played(False, [*found])])


def test_chances_that_come_true_lie_on_the_diagonal():
    found = curve(*forecasts(0.25, 0.25), *forecasts(0.6, 0.6))
    assert found.error < 0.02
    assert [round(one.chance, 2) for one in found.bins] == [0.25, 0.4, 0.6, 0.75]
    assert all(one.low < one.share < one.high for one in found.bins)
    assert sum(one.count for one in found.bins) == 2 * found.positions


def test_whoever_is_too_sure_is_seen():
    found = curve(*forecasts(0.9, 0.6))
    assert found.error == pytest.approx(0.3, abs=0.03)
    assert found.brier > curve(*forecasts(0.6, 0.6)).brier


def test_many_good_forecasts_hide_no_bad_ones():
    found = curve(*forecasts(0.25, 0.25, 20_000), *forecasts(0.9, 0.6, ENOUGH))
    assert found.error < 0.02
    assert found.worst == pytest.approx(0.3, abs=0.1)
    assert f"({found.worst:.2%} in the worst bin)" in line(found)


def test_a_bin_with_few_forecasts_is_not_the_worst():
    few = curve(*forecasts(0.9, 0.6, ENOUGH - 1))
    assert few.worst is None
    assert "worst" not in line(few)
    assert curve(*forecasts(0.25, 0.25), *forecasts(0.9, 0.6, ENOUGH - 1)).worst < 0.05


def test_a_certain_win_has_a_bin():
    assert [one.chance for one in curve([Forecast(1.0, 1.0), Forecast(0.0, 0.0)]).bins] == [0.0, 1.0]


def test_the_picture_can_be_read():
    picture = ET.fromstring(drawn(curve(*forecasts(0.3, 0.3, 50)), "Pips"))
    assert picture.findtext("{*}title", "").startswith("Pips: error ")
    assert len(picture.findall("{*}circle")) == 2


# --- Games -----------------------------------------------------------------------------------------------------------

DECISIONS = 60
ENDS = ENDED, STOPPED, STOPPED


def solitaire(end):
    """A game in which the second seat alone decides, always between the same two actions, and wins unless stopped."""

    def deal(seats, seed):
        return SimpleNamespace(over=RUNNING, pending=0b10, seats=seats, turns=0)

    def step(state, seat, action):
        state.turns += 1
        state.over = end if state.turns == DECISIONS else RUNNING

    def standing(state, places, points):
        places[:] = [2, 1]

    return SimpleNamespace(
        name="solitaire",
        deal=deal,
        known=lambda state, seat: state,
        loops=SimpleNamespace(step=step),
        standing=standing,
    )


class Oracle:
    """Always thinks the same."""

    def __init__(self, *chances):
        self.chances = chances

    def think(self, game, known, seat, seed):
        candidates = [Candidate(action, 5, 0.5, told) for action, told in enumerate(self.chances)]
        return Thought(0, [0.25, 0.75], candidates)


class Adviser(Oracle, bots.LevelBot):
    """The same, as a level."""


def test_what_was_foretold_is_held_against_who_won():
    found = calibration.played(solitaire(ENDED), Oracle(0.9, 0.4), 2, 1, Oracle(0.5))
    assert found.positions
    assert all(one == [(0.25, 0.0), (0.75, 1.0)] for one in found.positions)


def test_games_that_were_stopped_are_left_out_and_counted():
    games = [calibration.played(solitaire(end), Oracle(0.9, 0.4), 2, 1, Oracle(0.5)) for end in ENDS]
    found = curve_of("solitaire", "network:1", "policy", games)
    assert (found.games, found.stopped, found.positions) == (3, 2, len(games[0].positions))
    assert "of 3 games of policy, 2 stopped and left out" in line(found)


def test_a_level_says_what_a_hint_does():
    """The chance of who decides, with the best action; where nothing is to decide there is no hint."""
    found = calibration.played(solitaire(ENDED), Adviser(0.9, 0.4), 2, 1, Oracle(0.5))
    assert found.positions
    assert all(one == [(0.9, 1.0)] for one in found.positions)
    assert calibration.played(solitaire(ENDED), Adviser(0.9), 2, 1, Oracle(0.5)).positions == []
    with pytest.raises(SystemExit, match="level 1 knows no chances of solitaire where 2 sit"):
        calibration.played(solitaire(ENDED), Adviser(None, None), 2, 1, Oracle(0.5))


def test_who_plays_and_who_is_asked_is_named():
    assert player("heuristic:10") == bots.HeuristicBot(slips=10)
    assert player("heuristic") == bots.HeuristicBot()
    assert player("policy") == bots.NetworkBot(seconds=None, iterations=1, temperature=1.0)
    assert player("6") is bots.level(6)
    with pytest.raises(ValueError, match="a bot is one of"):
        player("heuristic:many")


def test_the_command_writes_what_it_has_found(tmp_path, monkeypatch, capsys):
    words = ["fruitoplay", "--positions", "5", "--seats", "2", "--plays", "heuristic:10", "--asks", "2"]
    monkeypatch.setattr(sys, "argv", ["calibration", *words, "--out", str(tmp_path)])
    calibration.main()
    found = json.loads((tmp_path / "fruitoplay.json").read_text())
    assert (found["bot"], found["plays"], found["stopped"], found["worst"]) == ("2", "heuristic:10", 0, None)
    assert sum(one["count"] for one in found["bins"]) == found["positions"] >= 5, "one seat's chance each"
    assert "0 stopped and left out" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["calibration", "fruitoplay", "--plays", "chess"])
    with pytest.raises(SystemExit):
        calibration.main()
    assert "a bot is one of" in capsys.readouterr().err


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_what_was_measured_says_how_far_off_its_worst_bin_is(path):
    told = json.loads(path.read_text())
    kept = Curve(**told | {"bins": [Bin(**one) for one in told["bins"]]})
    assert asdict(kept) == told
    assert kept.worst == worst(kept.bins)
