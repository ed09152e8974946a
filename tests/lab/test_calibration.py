"""Reliability curves: what was foretold, held against what came of it."""

import json
import random
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from bench import calibration
from bench.calibration import ENOUGH, FOLDER, Forecast, Played, calibration_of, curve_of, drawn, fitted, line, player

from verger import bots
from verger.bots import Candidate, Thought
from verger.engine import ENDED, RUNNING, STOPPED, registry
from verger.given.weights import read


def forecasts(told, true, count=4_000):
    """A seat whose chance is told as `told` and is `true`, over and over, beside the one it plays."""
    chance = random.Random(1)
    for _ in range(count):
        won = float(chance.random() < true)
        yield [Forecast(told, won), Forecast(1 - told, 1 - won)]


def curve(*found):
    """Of one game with those forecasts."""
    return curve_of([Played(2, False, [*found])])


def pips(*found, seats=2):
    """The same, as what is known of a game."""
    return calibration_of("pips", "network:1", "policy", [Played(seats, False, [*found])])


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
    assert f"({found.worst:.2%} in the worst bin)" in line(
        pips(*forecasts(0.25, 0.25, 20_000), *forecasts(0.9, 0.6, ENOUGH))
    )


def test_a_bin_with_few_forecasts_is_not_the_worst():
    few = curve(*forecasts(0.9, 0.6, ENOUGH - 1))
    assert few.worst is None
    assert "worst" not in line(pips(*forecasts(0.9, 0.6, ENOUGH - 1)))
    assert curve(*forecasts(0.25, 0.25), *forecasts(0.9, 0.6, ENOUGH - 1)).worst < 0.05


def test_a_certain_win_has_a_bin():
    assert [one.chance for one in curve([Forecast(1.0, 1.0), Forecast(0.0, 0.0)]).bins] == [0.0, 1.0]


def test_the_picture_can_be_read():
    picture = ET.fromstring(drawn(pips(*forecasts(0.3, 0.3, 50)), "Pips"))
    assert picture.findtext("{*}title", "").startswith("Pips: error ")
    assert len(picture.findall("{*}circle")) == 2


def test_tables_of_one_size_do_not_hide_those_of_another():
    """Too sure at two seats and not sure enough at three are told apart, though together they lie on the diagonal."""
    sure = Played(2, False, [*forecasts(0.8, 0.7)])
    unsure = Played(3, False, [*forecasts(0.8, 0.9)])
    found = calibration_of("pips", "network:1", "policy", [sure, unsure])
    assert found.together.error < 0.02
    assert found.tables[2].error == pytest.approx(0.1, abs=0.02)
    assert found.tables[3].error == pytest.approx(0.1, abs=0.02)
    assert "; 2 seats 1" in line(found)


def test_what_is_told_is_as_calm_as_what_came_of_it():
    """0.8 is 4 to 1; where it comes true 2 times of 3 the logits are to be halved."""
    games = [Played(2, False, [*forecasts(0.8, 2 / 3)]), Played(3, False, [*forecasts(0.8, 0.8)])]
    assert fitted(games) == {2: pytest.approx(0.5, abs=0.05), 3: pytest.approx(1.0, abs=0.08)}


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
    found = calibration_of("solitaire", "network:1", "policy", games)
    assert [*found.tables] == [2]
    for one in (found.together, found.tables[2]):
        assert (one.games, one.stopped, one.positions) == (3, 2, len(games[0].positions))
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
    assert (found["bot"], found["plays"], [*found["tables"]]) == ("2", "heuristic:10", ["2"])
    together = found["together"]
    assert (together["stopped"], together["worst"]) == (0, None)
    assert sum(one["count"] for one in together["bins"]) == together["positions"] >= 5, "one seat's chance each"
    assert "0 stopped and left out" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["calibration", "fruitoplay", "--plays", "chess"])
    with pytest.raises(SystemExit):
        calibration.main()
    assert "a bot is one of" in capsys.readouterr().err


def test_how_calmly_a_network_tells_is_written_into_its_file(tmp_path, monkeypatch, capsys):
    """Its weights stay as they were, and so does what it plays."""
    game = registry.find("fruitoplay")
    mine = tmp_path / "fruitoplay.safetensors"
    mine.write_bytes(bots.networks.path_of(game).read_bytes())
    monkeypatch.setattr(bots.networks, "path_of", lambda game: mine)
    before, told = read(mine)
    monkeypatch.setattr(sys, "argv", ["calibration", "fruitoplay", "--fit", "--positions", "20", "--seats", "2"])
    calibration.main()
    after, about = read(mine)
    assert all(np.array_equal(before[name], after[name]) for name in before)
    calm = json.loads(about["calm"])["2"]
    assert f"{{2: {calm}}}" in capsys.readouterr().out
    bots.networks.read.cache_clear()
    assert bots.network_for(game, 2).settings(2)["calm"] == calm
    others = json.loads(told["calm"])
    assert all(bots.network_for(game, seats).settings(seats)["calm"] == others[str(seats)] for seats in (3, 4, 5, 6))
    unseen = replace(bots.network_for(game), calm={})
    assert unseen.settings(2)["calm"] == 1.0, "nobody has seen how sure it is there"


MEASURED = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", MEASURED, ids=lambda path: path.stem)
def test_chances_are_off_by_three_points_at_most(path):
    """On average, at all tables together and at those of each size, over 10,000 positions and more."""
    told = json.loads(path.read_text())
    assert told["together"]["positions"] >= 10_000
    for curve in (told["together"], *told["tables"].values()):
        off = [one["count"] * abs(one["chance"] - one["share"]) for one in curve["bins"]]
        assert curve["error"] == pytest.approx(sum(off) / sum(one["count"] for one in curve["bins"]), abs=1e-4)
        assert curve["error"] <= 0.03
