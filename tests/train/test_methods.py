"""Two ways of learning beside each other: who looks ahead disturbs nothing, sees what comes, and learns."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from bench.methods import VISITS, Improvement, Looking, Looks, completed, main  # noqa: E402

from verger.train import checkpoint  # noqa: E402
from verger.train.facts import facts  # noqa: E402
from verger.train.network import drawn, fresh  # noqa: E402
from verger.train.returns import gain  # noqa: E402
from verger.train.rollout import answer, expected  # noqa: E402
from verger.train.settings import recipe  # noqa: E402
from verger.train.tables import Tables  # noqa: E402
from verger.train.training import Budget  # noqa: E402

ROOT = Path(__file__).parents[2]
GAME = "fruitoplay"
COUNTS = {2: 5, 3: 4}


def looking(looks: Looks, **settings: Any) -> tuple[Looking, Any, Any]:
    """Who looks at some tables, with a network that has opinions, and chance."""
    torch.manual_seed(5)
    found = facts(GAME, "cpu")
    tables = Tables(found, COUNTS, "cpu", limit=500)
    tables.reset(seed=11)
    network = fresh(found, 16)
    for last in (network.policy, network.value_out):
        torch.nn.init.normal_(last.weight, std=0.1)
    network.requires_grad_(False)
    return Looking(tables, recipe(found, steps=8, **settings), looks), network, torch.Generator().manual_seed(3)


def standing(tables: Tables) -> list[Any]:
    """All there is to see at some tables."""
    games = [part for group in tables.saved() for part in group]
    return [part.clone() for part in (*games, tables.observation, tables.mask, tables.seat, tables.done)]


def test_whoever_looks_leaves_the_games_as_they_are() -> None:
    rollout, network, generator = looking(Looks(count=3, ahead=2))
    tables = rollout.tables
    for _ in range(40):
        before = standing(tables)
        tried = tables.mask.float().multinomial(3, replacement=True, generator=generator)
        rollout.look(network, tried, generator)
        assert all(map(torch.equal, before, standing(tables)))
        tables.step(tried[:, 0])


@pytest.mark.parametrize("ahead", [0, 2])
def test_what_was_looked_at_is_what_comes_of_it(ahead: int) -> None:
    """A game that ends is worth its outcome; one that goes on what is thought of it by who acts next. Who looks on
    until it is its own turn again sees ends as they are."""
    rollout, network, generator = looking(Looks(count=1, ahead=ahead))
    tables, lead = rollout.tables, rollout.settings.lead
    seating, ends = tables.seating, torch.zeros(tables.count, dtype=torch.bool)
    for _ in range(400):
        action, seat = drawn(tables.mask.float().log(), generator), tables.seat.clone()
        found = rollout.look(network, action[:, None], generator)[:, 0]
        over = tables.step(action)
        said = answer(network, tables.observation, tables.mask, seating.present)
        next_to = seating.by_seat(expected(said, seating.present), tables.seat)
        values = torch.where(over[:, None, None], tables.outcome / rollout.unit, next_to)
        known = over | (tables.seat == seat) | (ahead == 0)
        wanted = gain(seating.by_turn(values, seat), seating.seats, lead)
        torch.testing.assert_close(found[known], wanted[known])
        ends |= over
    assert ends.all(), "every game has ended meanwhile"


def test_what_was_not_tried_is_worth_what_is_expected_on_the_whole() -> None:
    """Two of four actions tried, another is not allowed; one of the two has three times the other's chance."""
    logits = torch.tensor([[3.0, 1.0, 4.0, 1e-9]]).log()
    logits[0, 3] = -1e9
    tried, legal = torch.tensor([[0, 1, 3]]), torch.tensor([[True, True, False]])
    found = torch.tensor([[0.5, -0.5, 77.0]])
    worth = completed(logits, torch.tensor([0.1]), tried, legal, found, scale=0.1)
    mixed = (0.1 + 2 * 0.25) / 3
    rescaled = torch.tensor([[1.0, 0.0, mixed + 0.5, mixed + 0.5]])
    torch.testing.assert_close(worth, 0.1 * VISITS * rescaled)


@pytest.mark.parametrize("blind", [True, False])
def test_actions_lie_in_one_piece_as_a_gpu_takes_them(blind: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    rollout, network, generator = looking(Looks(count=3, ahead=1, blind=blind))
    step, seen = Tables.step, []

    def watched(tables: Tables, actions: Any) -> Any:
        seen.append(actions.is_contiguous())
        return step(tables, actions)

    monkeypatch.setattr(Tables, "step", watched)
    rollout.play(network, generator)
    assert seen
    assert all(seen)


def test_where_all_looks_are_alike_the_policy_stays_as_it_is() -> None:
    rollout, network, generator = looking(Looks(count=4, ahead=0), belief=0.0)
    for last in (network.policy, network.value_out):
        torch.nn.init.zeros_(last.weight)
    rollout.play(network, generator)
    legal = rollout.mask.sum(-1, keepdim=True)
    going_on = ~rollout.over
    even = rollout.mask / legal
    torch.testing.assert_close(rollout.wished[going_on].float(), even[going_on], atol=1e-3, rtol=0)


def command(out: Path, *words: str) -> dict[str, Any]:
    small = "--device cpu --games 12 --steps 8 --width 16 --minibatch 64 --matches 4 --heuristic 0 --updates 2"
    main([GAME, "--out", str(out), *small.split(), *words])
    found: dict[str, Any] = json.loads((out / "result.json").read_text())
    return found


def weights(out: Path) -> dict[str, Any]:
    found = checkpoint.load(out / "looks" / checkpoint.LAST, {})
    assert found is not None
    return found["network"]  # type: ignore[no-any-return]


def test_the_command_tells_what_it_has_found_and_the_same_seed_leads_to_the_same_weights(tmp_path: Path) -> None:
    told = command(tmp_path / "one", "--seats", "2,3")
    assert {"ppo", "looks", "between", "looking", "settings"} < {*told}
    assert told["ppo"]["steps"] == told["looks"]["steps"] == 2 * 12 * 8
    assert [(one["who"], one["opponent"], one["seats"]) for one in told["between"]] == [
        ("looks", "ppo", 2),
        ("looks", "ppo", 3),
        ("ppo", "looks", 3),
    ]
    assert told["looking"]["ahead"] == 2, "all choose a card at once: two others act before one acts again"
    command(tmp_path / "again", "--seats", "2,3")
    blind = command(tmp_path / "blind", "--seats", "2,3", "--blind", "--ahead", "0")
    assert (blind["looking"]["ahead"], blind["looking"]["blind"]) == (0, True)
    one, again, other = (weights(tmp_path / name) for name in ("one", "again", "blind"))
    assert all(torch.equal(part, again[name]) for name, part in one.items())
    assert not all(torch.equal(part, other[name]) for name, part in one.items())
    with pytest.raises(SystemExit):
        command(tmp_path / "one")


def test_a_machine_with_a_gpu_needs_no_numba() -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(['numba', 'typer', 'rich', 'tensorboard']));"
        "import bench.methods, verger.envs.cuda;"
        "assert not [name for name in sys.modules if name.startswith(('verger.engine', 'verger.bots'))]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


@pytest.mark.slow
@pytest.mark.thorough
def test_who_looks_ahead_learns_to_beat_random(tmp_path: Path) -> None:
    found = facts(GAME, "cpu")
    small = {"games": 64, "steps": 32, "seats": "2", "width": 64, "minibatch": 1024, "rate": 2e-3, "heuristic": 0}
    budget = Budget(updates=60, evaluate=100)
    training = Improvement(Looks(), found, recipe(found, **small), budget, tmp_path, "cpu", 1)
    training.run(lambda line: None)
    one = training.ladder.match(training.network, "random", "random", 2, 512, seed=1)
    assert one.share - one.margin > 0.6
