"""Games of the heuristic are kept whole, learned from, and never mixed up."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from verger.train import checkpoint, command, imitation, training  # noqa: E402
from verger.train.command import main  # noqa: E402
from verger.train.examples import HELD_OUT, Recorder, Shelf, joined, sparse  # noqa: E402
from verger.train.facts import facts  # noqa: E402
from verger.train.imitation import Imitation  # noqa: E402
from verger.train.network import fresh  # noqa: E402
from verger.train.settings import recipe  # noqa: E402
from verger.train.tables import Tables  # noqa: E402

GAME = "fruitoplay"
SMALL = [
    "--device",
    "cpu",
    "--games",
    "32",
    "--apprentices",
    "12",
    "--width",
    "32",
    "--matches",
    "4",
    "--heuristic",
    "0",
]


def test_rows_come_back_as_they_were_kept() -> None:
    chance = np.random.default_rng(7)
    wide = np.where(chance.random((9, 40)) < 0.2, chance.random((9, 40)).astype(np.float16), 0)
    wide[4] = 0  # nothing there at all
    one, other = (sparse([(np.flatnonzero(row), row[row != 0]) for row in part]) for part in (wide[:3], wide[3:]))
    rows = np.array([8, 0, 4, 3, 8])
    assert (joined([one, other]).rows(rows, 40) == wide[rows]).all()
    assert (joined([one, other]).rows(rows, 40, -1.0) == np.where(wide[rows] == 0, -1, wide[rows])).all()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: Any) -> tuple[Any, Tables]:
    """Some games at tables of two and of three, put on the shelf in two goes."""
    shelf = Shelf(tmp_path_factory.mktemp("shelf"))
    known = facts(GAME, "cpu")
    settings = recipe(known, steps=60, stray=0.05)
    tables = Tables(known, {2: 6, 3: 4}, "cpu", settings.limit)
    tables.reset(5)
    recorder = Recorder(tables, settings, shelf)
    generator = torch.Generator().manual_seed(3)
    for _ in range(2):
        recorder.play(generator)
        recorder.save()
    assert len(shelf.files()) == 2
    assert shelf.games() == recorder.games
    return shelf.read(), tables


def test_every_example_has_a_best_action_and_knows_how_its_game_ended(kept: tuple[Any, Tables]) -> None:
    found, tables = kept
    every = np.arange(len(found))
    opinions = found.opinions.rows(every, tables.facts.actions, -np.inf)
    assert ((opinions > -np.inf).sum(1) > 1).all(), "nothing forced is kept"
    assert (opinions.max(1) == 0).all()
    shares = found.target[:, 0].astype(float)
    assert np.allclose(shares.sum(1), 1, atol=1e-3)
    assert (shares[found.seats == 2][:, 2:] == 0).all()
    for game in np.unique(found.game):
        here = found.game == game
        assert len({tuple(sorted(row)) for row in shares[here].tolist()}) == 1, "one game, one end"
        assert len(np.unique(found.seats[here])) == 1
    learned, held_out = found.split()
    assert not set(found.game[learned]) & set(found.game[held_out])
    assert set(found.game[held_out] % HELD_OUT) == {0}


def test_what_came_of_a_game_is_told_in_turn_order_from_who_decided(kept: tuple[Any, Tables]) -> None:
    found, _ = kept
    turned = 0
    for game in np.unique(found.game[found.seats == 2]):
        points = found.target[found.game == game][:, 1, :2].tolist()
        first = points[0]
        assert all(one in (first, first[::-1]) for one in points)
        turned += first[0] != first[1] and first[::-1] in points
    assert turned, "both seats have decided, and see the same end from their own side"


def trained(out: Path, *words: str) -> dict[str, Any]:
    main([GAME, "--out", str(out), *SMALL, *words])
    saved = checkpoint.load(out / checkpoint.LAST, {})
    assert saved is not None
    return saved


def test_a_network_learns_to_like_what_the_heuristic_likes(kept: tuple[Any, Tables]) -> None:
    found, tables = kept
    torch.manual_seed(1)
    torch.set_num_threads(1)
    network = fresh(tables.facts, 32)
    learner = Imitation(found, tables.facts, recipe(tables.facts, games=32, steps=16), torch.device("cpu"))
    generator, optimizer = torch.Generator().manual_seed(2), torch.optim.Adam(network.parameters(), 0.003)
    (_, before), *_, (seen, after) = (learner.learn(network, optimizer, generator) for _ in range(30))
    assert seen == 512
    assert after[0] < before[0] - 0.1
    learner.look(network)
    assert learner.seen["examples"] == len(found.split()[1])
    assert learner.best[1], "what did best in games that were held out is kept"


def test_who_is_too_sure_of_the_win_becomes_less_so(kept: tuple[Any, Tables]) -> None:
    found, tables = kept
    torch.manual_seed(1)
    network = fresh(tables.facts, 32)
    torch.nn.init.normal_(network.value_out.weight, std=2.0)
    before = network.value_out.weight.detach().clone()
    learner = Imitation(found, tables.facts, recipe(tables.facts), torch.device("cpu"))
    off = learner.held(network)["shares"]
    learner.finish(network)
    most = tables.facts.most
    assert learner.held(network)["shares"] < off
    assert torch.allclose(network.value_out.weight[:most], 0.5 * before[:most])
    assert torch.equal(network.value_out.weight[most:], before[most:]), "points stay as they are"


def test_games_are_kept_first_and_then_learned_from(tmp_path: Path) -> None:
    words = "--seats", "2", "--updates", "4", "--record", "2", "--imitate", "1"
    saved = trained(tmp_path, *words)
    assert saved["counters"]["kept"] == len(Shelf(tmp_path / "examples").read() or [])
    assert saved["counters"]["updates"] == 4
    (look,) = (json.loads(line) for line in (tmp_path / "journal.jsonl").read_text().splitlines())
    assert look["what"] == "ladder", "nothing is measured before something was learned"


def test_what_was_begun_on_a_core_goes_on_elsewhere(tmp_path: Path) -> None:
    """Chance and games under way are others on another device: they begin anew, and all that was learned stays."""
    saved = trained(tmp_path, "--seats", "2", "--updates", "3", "--record", "1", "--imitate", "1")
    checkpoint.save(tmp_path / checkpoint.LAST, saved | {"device": "cuda", "generator": torch.zeros(16), "tables": [1]})
    again = trained(tmp_path, "--seats", "2", "--updates", "3", "--record", "1", "--imitate", "1")
    assert all(torch.equal(part, again["network"][name]) for name, part in saved["network"].items())
    assert again["counters"] == saved["counters"]


PHASES = "--steps", "32", "--seats", "2", "--updates", "12", "--record", "3", "--imitate", "5", "--settle", "2"
"""A training of four phases: two go by the games that are kept, and two by those that are played."""


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(torch.equal(part, other["network"][name]) for name, part in one["network"].items())


@pytest.fixture
def hasty(monkeypatch: Any) -> None:
    """It looks at what is held out after every update, and learns so fast that the last network is not the best."""
    monkeypatch.setattr(imitation, "LOOK", 1)
    monkeypatch.setattr(training, "EVERY", np.inf)
    monkeypatch.setattr(
        command, "recipe", lambda known, **given: replace(recipe(known, **given), imitation_rate=0.05, spread=4)
    )


@pytest.fixture
def whole(hasty: None, tmp_path: Path) -> dict[str, Any]:
    """What such a training comes to, undisturbed."""
    return trained(tmp_path / "whole", *PHASES)


def test_how_often_it_tells_of_itself_changes_no_weights(whole: Any, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(training, "EVERY", 0.0)
    assert same(whole, trained(tmp_path / "talkative", *PHASES))


def test_the_network_that_did_best_is_gone_on_with(hasty: None, tmp_path: Path, monkeypatch: Any) -> None:
    seen: list[float] = []
    look = Imitation.look

    def looking(self: Imitation, network: Any) -> None:
        look(self, network)
        seen.append(self.best[0])

    monkeypatch.setattr(Imitation, "look", looking)
    trained(tmp_path, *PHASES)
    assert len(seen) == 5, "once after every update"
    assert seen[-1] == seen[-2], "the last one was not the best"


def test_a_training_that_is_stopped_again_and_again_ends_like_one_that_is_not(
    whole: Any, tmp_path: Path, monkeypatch: Any
) -> None:
    update = training.Training._update

    def stopping(self: training.Training) -> Any:
        self.stop = True
        return update(self)

    monkeypatch.setattr(training.Training, "_update", stopping)
    for done in range(1, 13):
        parts = trained(tmp_path / "parts", *PHASES)
        assert parts["counters"]["updates"] == done
    assert same(whole, parts)


def test_a_training_that_breaks_down_goes_on_from_where_it_was_last_saved(
    whole: Any, tmp_path: Path, monkeypatch: Any
) -> None:
    """Also where it had turned to another phase since, and put games on the shelf."""
    monkeypatch.setattr(training, "EVERY", 0.0)
    note, broken = training.Training._note, set[int]()

    def breaking(self: training.Training, measured: Any) -> str:
        done = self.counters.updates
        if done > 1 and done not in broken:
            broken.add(done)
            if self.recorder:
                self.recorder.save()
            raise RuntimeError(f"after {done}")
        return note(self, measured)

    monkeypatch.setattr(training.Training, "_note", breaking)
    for done in range(2, 13):
        with pytest.raises(RuntimeError, match=f"after {done}"):
            trained(tmp_path / "parts", *PHASES)
    assert same(whole, trained(tmp_path / "parts", *PHASES))
