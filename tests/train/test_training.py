"""A training is the same for the same seed, goes on where it was left, and leads somewhere."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from verger.bots.networks import FOLDER  # noqa: E402
from verger.given.weights import read  # noqa: E402
from verger.train import checkpoint  # noqa: E402
from verger.train.command import main  # noqa: E402
from verger.train.facts import SettingError, facts  # noqa: E402
from verger.train.settings import judges, recipe  # noqa: E402
from verger.train.tables import Tables  # noqa: E402

GAME = "fruitoplay"
SMALL = {"device": "cpu", "games": 12, "steps": 8, "width": 16, "minibatch": 64, "matches": 4, "heuristic": 0}


def small(**more: Any) -> list[str]:
    return [word for name, value in (SMALL | more).items() for word in (f"--{name}", str(value))]


def trained(out: Path, *words: str) -> dict[str, Any]:
    """A small training, and what it has saved."""
    main([GAME, "--out", str(out), *small(), *words])
    found = checkpoint.load(out / checkpoint.LAST, {})
    assert found is not None
    return found


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(torch.equal(part, other["network"][name]) for name, part in one["network"].items())


def test_a_training_that_is_broken_off_ends_like_one_that_is_not(tmp_path: Path, monkeypatch: Any) -> None:
    whole = trained(tmp_path / "whole", "--updates", "4", "--imitate", "1")
    again = trained(tmp_path / "again", "--updates", "4", "--imitate", "1")
    assert same(whole, again), "the same seed, the same weights"
    assert not same(whole, trained(tmp_path / "other", "--updates", "4", "--imitate", "1", "--seed", "2"))
    from verger.train.training import Training

    update = Training._update

    def stopping(self: Training) -> Any:
        found = update(self)
        self.stop = self.counters.updates == 2
        return found

    monkeypatch.setattr(Training, "_update", stopping)
    assert trained(tmp_path / "parts", "--updates", "4", "--imitate", "1")["counters"]["updates"] == 2
    parts = trained(tmp_path / "parts", "--updates", "4", "--imitate", "1")
    assert parts["counters"]["updates"] == 4
    assert same(whole, parts)


def test_tables_that_are_spread_are_each_where_play_had_brought_them() -> None:
    """With the first legal action played everywhere: table 5 of three steps' spread is where it was after two."""
    counts, steps = {2: 5, 3: 7}, 3
    spread, together = (Tables(facts(GAME, "cpu"), counts, "cpu", limit=500) for _ in range(2))
    for tables in (spread, together):
        tables.reset(seed=11)
    spread.spread(steps, lambda: spread.mask.int().argmax(1))
    for step in range(steps):
        here = torch.cat([torch.arange(count) % steps == step for count in counts.values()])
        for name in ("observation", "mask", "seat"):
            assert torch.equal(getattr(spread, name)[here], getattr(together, name)[here]), (name, step)
        for apart, other in zip(spread.groups, together.groups, strict=True):
            rows = slice(step, None, steps)
            assert np.array_equal(apart.batch.lengths[rows], other.batch.lengths[rows])
            assert np.array_equal(apart.batch.seeds[rows], other.batch.seeds[rows])
        together.step(together.mask.int().argmax(1))
    assert len({row.tobytes() for row in spread.observation.numpy()}) == sum(counts.values())


def test_what_is_stopped_at_the_limit_nobody_has_won() -> None:
    tables = Tables(facts(GAME, "cpu"), {2: 4}, "cpu", limit=3)
    tables.reset(seed=1)
    over = [tables.step(tables.mask.int().argmax(1)).all().item() for _ in range(3)]
    assert over == [False, False, True]
    assert not tables.done.any()
    assert not tables.outcome[:, 0].any()


def test_what_is_left_behind(tmp_path: Path) -> None:
    saved = trained(tmp_path, "--updates", "2", "--seats", "2,3")
    found, about = read(tmp_path / f"{GAME}.safetensors")
    about_training = json.loads(about.pop("trained"))
    known = facts(GAME, "cpu")
    assert about == {
        "game": GAME,
        "rules_version": str(known.rules_version),
        "observation": str(known.observation),
        "actions": str(known.actions),
        "seats": "2,3",
        "edition": known.edition,
        "points": str(recipe(known).points),
    }
    assert about_training["command"].startswith(f"python -m verger.train {GAME}")
    assert all(np.isfinite(part).all() for part in found.values())
    assert next(iter(saved["ladder"]["networks"])) == "start"
    notes = [json.loads(line) for line in (tmp_path / "journal.jsonl").read_text().splitlines()]
    assert {"learning", "ladder"} == {note["what"] for note in notes}
    shares = next(note["shares"] for note in notes if note["what"] == "ladder")
    assert {"random@2", "random@3", "start@2", "start@3"} <= {*shares}


def test_another_network_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    trained(tmp_path, "--updates", "1")
    with pytest.raises(SystemExit, match=r"width 16, not 24: name another folder"):
        main([GAME, "--out", str(tmp_path), *small(width=24)])


def test_whoever_is_told_to_end_saves_first(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "verger.train", GAME, "--out", str(tmp_path), *small(), "--updates", "1000000"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        child.stdout.readline()
        child.send_signal(signal.SIGTERM)
        child.communicate(timeout=120)
    assert child.returncode == 0
    assert checkpoint.load(tmp_path / checkpoint.LAST, {})
    assert (tmp_path / f"{GAME}.safetensors").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [("2:x", "not '2:x'"), ("1", "2 to 6 seats, each with a weight above 0, not '1'"), ("2:0,3", "not '2:0'")],
)
def test_seats_that_cannot_be_are_refused(words: str, said: str) -> None:
    with pytest.raises(SettingError, match=said):
        recipe(facts(GAME, "cpu"), seats=words)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"updates": -1}, "updates must be more than 0, not -1"),
        ({"games": 0}, "games must be more than 0, not 0"),
        ({"rate": "nan"}, "rate must be more than 0, not nan"),
        ({"belief": 3}, "belief is a share, from 0 to 1, not 3.0"),
        ({"width": -1}, "width cannot be less than 0, as -1 is"),
        ({"width": 100_000}, "width is 4096 at most, not 100000"),
        ({"device": "tpu"}, "device must be cpu, cuda or a numbered one like cuda:1, not tpu"),
    ],
)
def test_numbers_that_cannot_be_are_refused(tmp_path: Path, wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(SystemExit, match=said):
        main([GAME, "--out", str(tmp_path), *small(**{"updates": 1} | wrong)])
    assert not list(tmp_path.iterdir())


def test_a_game_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="there is no game 'chess'"):
        main(["chess", "--out", str(tmp_path), *small(updates=1)])


def test_weights_that_are_none_or_anothers_are_refused(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    for file, said in (
        (tmp_path / "noise", "noise is not a file of weights"),
        (FOLDER / "citrus.safetensors", "another"),
    ):
        with pytest.raises(SystemExit, match=said):
            main([GAME, "--out", str(tmp_path / "out"), *small(updates=1), "--from", str(file)])


def test_a_damaged_checkpoint_is_refused_and_kept(tmp_path: Path) -> None:
    (tmp_path / "last.pt").write_bytes(b"damaged")
    with pytest.raises(SystemExit, match=r"last\.pt is damaged: name another folder with --out"):
        main([GAME, "--out", str(tmp_path), *small(updates=1)])
    assert (tmp_path / "last.pt").read_bytes() == b"damaged"


def test_a_fulfilled_plan_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [GAME, "--out", str(tmp_path), *small(updates=1)]
    main(words)
    capsys.readouterr()
    main(words)
    assert capsys.readouterr().out == "the plan is fulfilled already; a longer one goes on from here\n"


@pytest.mark.parametrize(("seats", "sizes"), [("2", (2,)), ("2,3,6", (2, 3)), ("2,4,5", (2, 4)), ("5,6", (5,))])
def test_the_ladder_is_climbed_at_the_smallest_tables_and_at_some_of_about_four(seats: str, sizes: Any) -> None:
    assert judges(recipe(facts(GAME, "cpu"), seats=seats)) == sizes


def test_a_machine_with_a_gpu_needs_no_numba() -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(['numba', 'typer', 'rich', 'tensorboard']));"
        "import verger.train.training, verger.train.command, verger.envs.cuda;"
        "assert not [name for name in sys.modules if name.startswith(('verger.engine', 'verger.bots'))]"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.slow
@pytest.mark.thorough
def test_a_minute_on_a_core_beats_random_clearly(tmp_path: Path) -> None:
    wanted = {"games": 128, "steps": 64, "seats": 2, "width": 64, "minibatch": 1024, "rate": 0.002, "matches": 256}
    main(["finca", "--out", str(tmp_path), *small(**wanted, updates=30, evaluate=100)])
    *_, last = (json.loads(line) for line in (tmp_path / "journal.jsonl").read_text().splitlines())
    share, margin = last["shares"]["random@2"]
    assert share - margin > 0.7
