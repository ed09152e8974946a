"""The examples do what they say."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import verger
from verger import bots, lab, programs

EXAMPLES = Path(__file__).parents[2] / "examples"
NODE = Path(sys.executable).with_name("node")


MISSING = [name for name in ("torch", "torchrl") if find_spec(name) is None]


def with_torch(test: Any) -> Any:
    """A test of what the extra `train` is for: long, and only where it is installed."""
    for mark in (
        pytest.mark.slow,
        pytest.mark.thorough,
        pytest.mark.skipif(bool(MISSING), reason=f"pip install 'verger[train]': {', '.join(MISSING)} is missing"),
    ):
        test = mark(test)
    return test


def told(*words: str) -> str:
    """What an example prints."""
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, cwd=EXAMPLES)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("command", [f"{sys.executable} {EXAMPLES}/mybot.py", f"{NODE} {EXAMPLES}/mybot.mjs"])
def test_a_bot_to_begin_with_plays(command: str) -> None:
    finca = verger.game("finca")
    bot = programs.ProgramBot(command, seconds=60.0)
    entrants = [lab.Entrant("mybot", bot), lab.Entrant("random", bots.RandomBot())]
    tally = lab.play(finca, entrants, lab.Sitting(1, (0, 1)), {"turn_limit": 10})
    assert tally.turns == 10
    assert not bot.faults
    bot.close()


@with_torch
def test_a_bot_is_trained_that_beats_random_and_plays_as_a_program(tmp_path: Path) -> None:
    shares = re.findall(
        r"wins (\d+)% against random", told("train.py", "finca", "--updates", "6", "--save", f"{tmp_path}/bot")
    )
    assert int(shares[0]) < 60 < int(shares[-1])
    finca = verger.game("finca")
    bot = programs.ProgramBot(f"{sys.executable} {EXAMPLES / 'train.py'} finca --play {tmp_path}/bot", seconds=60.0)
    known = finca.known(finca.deal(2, 1, {"start_player": 0}), 0)
    assert bot.think(finca, known, 0, 5) == bot.think(finca, known, 0, 5), "the same seed, the same choice"
    assert not bot.faults
    bot.close()


@with_torch
def test_torchrl_takes_the_environment_and_rolls_it_out() -> None:
    got = dict(re.findall(r"(seat_\d) got ([+-]\d)", told("rollout.py")))
    assert sorted(got) == ["seat_0", "seat_1"]
    assert sum(map(int, got.values())) == 0
