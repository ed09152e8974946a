"""The bench measures every game and says what it found; how fast is no test's business."""

import ctypes
import json
import sys
from pathlib import Path

import pytest
from bench import gpu
from tests.cli.conftest import Run

from verger.cli import speed
from verger.engine import registry
from verger.envs import driver, rates


@pytest.fixture(autouse=True)
def anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests share their process, which keeps its cores."""
    monkeypatch.setattr(speed, "stay_on_one_core", lambda: None)


@pytest.mark.thorough
def test_every_game_has_its_lines(run: Run) -> None:
    done = run("bench", "--quick", "--json")
    assert done.exit_code == 0
    lines = json.loads(done.stdout)
    for name in registry.names():
        mine = {line["what"]: line for line in lines if line["game"] == name}
        assert set(mine) == {"steps", "batch", "search", "bot", "replay"}
        assert all(line["value"] > 0 for line in mine.values())
        assert mine["steps"]["goal"] >= 1_000_000
        assert mine["batch"]["goal"] == int(mine["steps"]["value"] / 2)
    assert [line["game"] for line in lines if line["what"] == "peer"] == list(speed.PEERS)


@pytest.mark.parametrize(("language", "word"), [("fr", "pas installé"), ("en", "not installed")])
def test_a_table_without_open_spiel(run: Run, monkeypatch: pytest.MonkeyPatch, language: str, word: str) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr(registry, "names", lambda: ["finca"])
    done = run("bench", "--quick", "--language", language)
    assert done.exit_code == 0
    assert done.stdout.count(word) == len(speed.PEERS)
    assert "Finca" in done.stdout


def test_starts_are_measured_in_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "START", "import os; assert os.environ['XDG_CACHE_HOME']")
    assert [measure.what for measure in speed.start_times(speed.Pace(starts=1))] == ["first", "cached"]


@pytest.fixture
def no_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise OSError(name)

    driver.driver.cache_clear()
    monkeypatch.setattr(ctypes, "CDLL", missing)


@pytest.mark.usefixtures("no_driver")
def test_without_a_gpu_the_bench_says_so(run: Run) -> None:
    done = run("bench", "--gpu", "--quick")
    assert done.exit_code == 2
    assert "there is no driver for NVIDIA's GPUs here" in done.stderr


@pytest.mark.parametrize(("language", "word"), [("fr", "pas installé"), ("en", "not installed")])
def test_a_table_of_a_gpu_without_pgx(run: Run, monkeypatch: pytest.MonkeyPatch, language: str, word: str) -> None:
    monkeypatch.setattr(speed, "Batch", lambda *_, **__: None)
    monkeypatch.setattr(rates, "steps", lambda batch, seconds: 2e8)
    monkeypatch.setattr(rates, "playouts", lambda batch, seconds, games: 9e8)
    monkeypatch.setattr(rates, "peer", lambda name, seconds: None if name == "chess" else 1e8)
    done = run("bench", "--gpu", "--quick", "--language", language)
    assert done.exit_code == 0
    assert "Finca" in done.stdout
    assert "backgammon" in done.stdout
    assert done.stdout.count(word) == 1
    assert done.stdout.count("✓") == 7, "all but three random playouts are as fast as they should be"


@pytest.mark.usefixtures("no_driver")
def test_a_comparison_without_a_gpu_says_what_is_missing(tmp_path: Path) -> None:
    expected = tmp_path / "expected.json"
    with pytest.raises(SystemExit, match="2"):
        gpu.main(["compare", str(expected)])
    expected.write_text(json.dumps([{"game": "finca", "seats": 2, "games": 10}]))
    with pytest.raises(SystemExit, match="there is no driver for NVIDIA's GPUs here"):
        gpu.main(["compare", str(expected)])


def test_what_is_expected_is_noted_for_every_game_and_seat_count_asked(tmp_path: Path) -> None:
    path = tmp_path / "expected.json"
    gpu.main(["expected", str(path), "--games", "5", "--of", "fruitoplay", "--seats", "2", "3"])
    first, second = json.loads(path.read_text())
    assert (first["game"], first["seats"], first["games"]) == ("fruitoplay", 2, 5)
    assert second["seats"] == 3
    assert first["trace"] != second["trace"]
