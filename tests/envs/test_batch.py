"""A batch plays what a match would, shows what the acting seat knows, and nothing depends on who works on it."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.engine.support import REGISTERED, Table, choices, few_tables, pending, positions, said_by
from tests.engine.toy import game as toy

from verger.engine import Game, State, blank, play
from verger.envs import ArrayError, Batch, Turn
from verger.envs.kernels import sample

PLAIN = [table for game in REGISTERED for table in few_tables(game) if not table.options]
QUICK = ("finca-2", "fruitoplay-2")  # one where they act in turn, one where they choose together

each_table = pytest.mark.parametrize(
    "table",
    [pytest.param(table, id=str(table), marks=() if str(table) in QUICK else pytest.mark.thorough) for table in PLAIN],
)


def legal(mask: np.ndarray, seed: int) -> np.ndarray:
    """Some legal action a row."""
    counts = mask.cumsum(1)
    dice = np.random.default_rng(seed).integers(2**40, size=len(mask)) % counts[:, -1]
    found: np.ndarray = (counts <= dice[:, None]).sum(1)
    return found


def played(batch: Batch, steps: int, seed: int = 5) -> list[bytes]:
    """All that a batch hands out on the way."""
    turn = batch.reset(seed)
    return [as_bytes(turn), *(as_bytes(batch.step(legal(turn.mask, seed + step))) for step in range(steps))]


def as_bytes(turn: Turn) -> bytes:
    return b"".join(array.tobytes() for array in turn)


def side_by_side(game: Game, states: list[State]) -> Any:
    rows = blank(game.dtype, len(states))
    for i, s in enumerate(states):
        rows[i] = s
    return rows


def running(table: Table) -> list[State]:
    return [s for s in positions(table, seed=3, count=12) if not s.over]


def redealt(game: Game, s: State, seat: int) -> State:
    """A position that the seat cannot tell from this one; it acts next, whoever may act at tables out of its sight."""
    other = s.copy()
    game.redeal(other, seat, np.uint64(2**40))
    other.pending &= ~((1 << seat) - 1)
    return other


@each_table
def test_what_is_handed_out_is_what_the_acting_seat_knows(table):
    """Deal anew all that it cannot know: observation and mask are the same."""
    game, known = table.game, running(table)
    unknown = [redealt(game, s, pending(s)[0]) for s in known]
    turns = [Batch(game, table.seats, len(known)).place(side_by_side(game, rows)) for rows in (known, unknown)]
    for name in ("observation", "mask", "seat"):
        assert getattr(turns[0], name).tobytes() == getattr(turns[1], name).tobytes(), name
    assert turns[0].mask.any(1).all()


@each_table
def test_the_lowest_pending_seat_acts_and_its_own_mask_is_shown(table):
    game, known = table.game, running(table)
    turn = Batch(game, table.seats, len(known)).place(side_by_side(game, known))
    seen = np.zeros(game.observation, np.float32)
    for i, s in enumerate(known):
        assert turn.seat[i] == pending(s)[0]
        assert turn.pending[i] == s.pending
        assert np.flatnonzero(turn.mask[i]).tolist() == choices(game, s, int(turn.seat[i]))
        game.observe(s, int(turn.seat[i]), seen)
        assert turn.observation[i].tobytes() == seen.tobytes()


@each_table
def test_a_batch_plays_what_the_engine_plays(table):
    game = table.game
    batch = Batch(game, table.seats, 3)
    turn = batch.reset(seeds=[8, 9, 10])
    states = [table.deal(seed) for seed in (8, 9, 10)]
    for step in range(40):
        assert not turn.done.any()
        actions = legal(turn.mask, step)
        for s, seat, action in zip(states, turn.seat.tolist(), actions.tolist(), strict=True):
            game.loops.step(s, seat, action)
        turn = batch.step(actions)
        if any(s.over for s in states):
            break
        assert all(s.tobytes() == own.tobytes() for s, own in zip(states, batch.states, strict=True))


def test_the_number_of_threads_changes_nothing():
    told = [played(Batch("fruitoplay", 3, 300, threads=threads), 80) for threads in (1, 2, 3)]
    assert told[0] == told[1] == told[2]


def test_a_row_does_not_depend_on_its_neighbours():
    many, one = Batch("fruitoplay", 2, 9), Batch("fruitoplay", 2, 1)
    turn, alone = many.reset(seeds=range(9)), one.reset(seeds=[4])
    for step in range(150):
        actions = legal(turn.mask, step)
        turn, alone = many.step(actions), one.step(actions[4:5])
        assert all(a[4].tobytes() == b[0].tobytes() for a, b in zip(turn, alone, strict=True))


def test_a_finished_game_is_followed_by_another():
    batch = Batch("fruitoplay", 4, 8)
    turn, finished = batch.reset(seeds=1), 0
    for step in range(400):
        assert not batch.states["over"].any()
        turn = batch.step(legal(turn.mask, step))
        for i in np.flatnonzero(turn.done):
            finished += 1
            assert sorted(turn.places[i])[0] == 1
            assert turn.rewards[i].max() <= 1
            assert turn.rewards[i].sum() == pytest.approx(0, abs=1e-6)
            assert set(np.flatnonzero(turn.rewards[i] > 0)) <= set(np.flatnonzero(turn.places[i] == 1))
            dealt = Batch("fruitoplay", 4, 1).reset(seeds=batch.seeds[i : i + 1])
            assert turn.observation[i].tobytes() == dealt.observation[0].tobytes()
        going_on = ~turn.done
        assert not turn.rewards[going_on].any()
        assert not turn.points[going_on].any()
    assert finished > 8


def test_who_wins_alone_of_two_gets_one_and_the_other_pays_it():
    batch = Batch("fruitoplay", 2, 64)
    turn, seen = batch.reset(), set()
    for step in range(120):
        turn = batch.step(legal(turn.mask, step))
        seen |= {tuple(row) for row in turn.rewards[turn.done].tolist()}
    assert {(1.0, -1.0), (-1.0, 1.0)} <= seen <= {(1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)}


def test_an_action_that_is_not_in_the_mask_moves_nothing():
    batch = Batch("finca", 2, 4)
    turn = batch.reset()
    before, told = batch.states.tobytes(), as_bytes(turn._replace(refused=turn.seat))
    wrong = [int(np.flatnonzero(~turn.mask[0])[0]), -1, turn.mask.shape[1], 2**40]
    turn = batch.step(np.array(wrong))
    assert turn.refused.all()
    assert batch.states.tobytes() == before
    assert as_bytes(turn._replace(refused=turn.seat)) == told
    assert not batch.step(turn.mask.argmax(1)).refused.any()


def test_a_game_that_reaches_the_limit_is_truncated_and_judged():
    batch = Batch("finca", 3, 2, limit=7)
    turn = batch.reset()
    for step in range(7):
        assert not turn.truncated.any()
        turn = batch.step(legal(turn.mask, step))
    assert turn.truncated.all()
    assert not turn.done.any()
    assert (turn.places.min(1) == 1).all()
    assert not batch.lengths.any()


def test_a_game_stopped_at_an_agreed_limit_is_truncated():
    batch = Batch("finca", 2, 4, options={"turn_limit": 1})
    turn = batch.reset()
    for step in range(400):
        turn = batch.step(legal(turn.mask, step))
        if turn.truncated.any():
            return
    pytest.fail("a limit of one turn was never reached")


@dataclass
class Lent:
    """An array of somebody who lends by DLPack."""

    array: np.ndarray

    def __dlpack__(self, **asked: Any) -> Any:
        return self.array.__dlpack__(**asked)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.array.__dlpack_device__()


def test_a_caller_s_arrays_are_written_without_a_copy():
    mine, theirs = np.zeros((5, 167), np.uint8), np.zeros((5, 656), np.float32)
    batch = Batch("fruitoplay", 2, 5, arrays={"mask": mine, "observation": Lent(theirs)})
    turn = batch.reset()
    assert np.shares_memory(turn.mask, mine)
    assert np.shares_memory(turn.observation, theirs)
    assert theirs.any()
    assert np.from_dlpack(Lent(turn.observation)).tobytes() == theirs.tobytes()
    batch.step(Lent(mine.argmax(1)))
    assert mine.any(1).all()


@each_table
def test_it_does_not_matter_what_a_caller_s_memory_held(table):
    """Rows are cleaned before they are first observed into: what is said of absent seats is never written."""
    used = np.full((4, table.game.observation), 7, np.float32)
    batches = [Batch(table.game, table.seats, 4, arrays={"observation": used}), Batch(table.game, table.seats, 4)]
    told = [played(batch, 30) for batch in batches]
    assert told[0] == told[1]
    used.fill(np.nan)
    told = [[as_bytes(batch.place(batch.states.copy()))] for batch in batches]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("arrays", "said"),
    [
        ({"mask": np.zeros((5, 166), bool)}, r"mask must be bool of shape \(5, 167\), not bool of shape \(5, 166\)"),
        ({"seat": np.zeros(5, np.int32)}, r"seat must be int64 of shape \(5,\), not int32"),
        ({"rewards": np.zeros((2, 5), np.float32).T}, "rewards must be contiguous, and not read-only"),
        ({"rewarsd": np.zeros((5, 2), np.float32)}, "there is no array 'rewarsd'; there are observation, mask"),
        ({"seat": [0] * 5}, "seat must be an array of NumPy's, or one that is lent by DLPack, not list"),
    ],
)
def test_an_array_that_does_not_fit_is_refused(arrays, said):
    with pytest.raises(ArrayError, match=said):
        Batch("fruitoplay", 2, 5, arrays=arrays)


def test_what_else_is_asked_for_must_be_there():
    with pytest.raises(ValueError, match="device must be 'cpu', 'cuda' or a numbered one like 'cuda:1', not 'gpu'"):
        Batch("finca", 2, 1, device="gpu")
    with pytest.raises(ValueError, match="there must be 4 seeds, not 3"):
        Batch("finca", 2, 4).reset(seeds=[1, 2, 3])
    batch = Batch("finca", 2, 2)
    batch.reset()
    with pytest.raises(ArrayError, match="actions must be 2 integers, not float64"):
        batch.step(np.zeros(2))
    with pytest.raises(ArrayError, match="positions must be records of finca for 2 seats, none over"):
        Batch("finca", 2, 1).place(toy.deal(2, 0))
    with pytest.raises(ArrayError, match="positions must be one at least"):
        batch.rollouts(3, positions=batch.states[:0], eyes=0)
    with pytest.raises(ArrayError, match="eyes must be one at least"):
        batch.rollouts(3, eyes=[])


@each_table
def test_whole_random_games_are_the_engine_s(table):
    ours = Batch(table.game, table.seats, 1).playouts(seeds=range(6))
    theirs = play.playouts(table.game, table.seats, 6)
    for name in ("places", "points", "steps", "over"):
        assert getattr(ours, name).tolist() == getattr(theirs, name).tolist(), name


@each_table
def test_playing_on_depends_on_what_the_eyes_know_and_on_the_seed(table):
    game, known = table.game, running(table)[1::3]
    batch = Batch(game, table.seats, len(known))
    seats = [pending(s)[-1] for s in known]
    unknown = [s.copy() for s in known]
    for s, seat in zip(unknown, seats, strict=True):
        game.redeal(s, seat, np.uint64(77))
    seeds = range(2 * len(known))
    outcomes = [batch.rollouts(seeds, side_by_side(game, rows), seats) for rows in (known, unknown)]
    assert all(a.tobytes() == b.tobytes() for a, b in zip(*outcomes, strict=True))
    assert outcomes[0].over.all()
    steps = outcomes[0].steps.reshape(2, -1)
    assert (steps[0] != steps[1]).any()


def test_the_games_of_a_batch_can_be_played_on_while_they_stand_still():
    batch = Batch("finca", 2, 4)
    batch.reset()
    before = batch.states.tobytes()
    outcome = batch.rollouts(seeds=range(8))
    assert len(outcome.steps) == 8
    assert (outcome.steps > 20).all()
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("actions", [7, 32, 63, 64, 65, 167])
def test_a_random_action_is_any_legal_one(actions):
    """Each as often as any other."""
    rng, rows = np.random.default_rng(1), 20_000
    mask, picked = np.zeros((rows, actions), np.uint8), np.zeros(rows, np.int64)
    mask[:, rng.choice(actions, size=4, replace=False)] = 1
    mask[:, -1] = 1
    sample(mask, np.arange(rows, dtype=np.uint64), np.zeros(rows, np.int64), picked, 0, rows)
    often = np.bincount(picked, minlength=actions)
    assert (often > 0).tolist() == (mask[0] > 0).tolist()
    assert often[often > 0] == pytest.approx(rows / mask[0].sum(), rel=0.1)


@each_table
def test_random_steps_are_those_of_actions_that_were_sampled(table):
    """Whether a batch plays them at once, or somebody asks for them and hands them in."""
    batches = [Batch(table.game, table.seats, 70, threads=threads) for threads in (1, 2)]
    turns = [batch.reset(seeds=3) for batch in batches]
    for step in range(60):
        actions = batches[0].sample()
        assert batches[0].sample().tolist() == actions.tolist()
        assert turns[0].mask[np.arange(70), actions].all()
        batches[0].step(actions if step % 3 else None)
        batches[1].step()
        assert as_bytes(turns[0]) == as_bytes(turns[1])


def test_random_steps_from_a_seed_are_its_playout():
    """Where seats act in turn."""
    batch, seeds = Batch("finca", 3, 40), np.arange(40)
    batch.reset(seeds=seeds)
    lengths, places = np.zeros(40, np.int64), np.zeros((40, 3), np.int32)
    for step in range(1, 1000):
        turn = batch.step()
        ended = turn.done & (lengths == 0)
        lengths[ended], places[ended] = step, turn.places[ended]
        if lengths.all():
            break
    outcome = batch.playouts(seeds)
    assert lengths.tolist() == outcome.steps.tolist()
    assert places.tolist() == outcome.places.tolist()


def test_one_position_is_played_on_by_the_seeds_it_was_placed_with():
    batch = Batch("finca", 2, 8)
    batch.reset()
    batch.place(batch.states[[0] * 8], seeds=[5, 5, 6, 7, 8, 9, 10, 11])
    for _ in range(4):
        batch.step()
    assert batch.states[0].tobytes() == batch.states[1].tobytes()
    assert len({s.tobytes() for s in batch.states}) > 4


def test_the_door_opens_without_numba():
    code = "import sys; sys.modules['numba'] = None; from verger.envs import Batch; import verger.envs.cuda"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_first_batch_of_a_game_says_what_takes_a_while(tmp_path: Path) -> None:
    code = (
        "from tests.engine.toy import game; from verger.envs import Batch; b = Batch(game, 2, 4); b.reset(); b.step()"
    )
    told = f"Compiling {toy.name} for this machine's cores: half a minute the first time.\n"
    assert [said_by(code, tmp_path) for _ in range(2)] == [told, ""]


def test_whatever_points_nowhere_is_refused_before_anybody_follows_it() -> None:
    batch, row = Batch("finca", 2, 8), np.zeros(8, np.int64)
    for early in (batch.step, batch.sample, lambda: batch.rollouts(range(3)), lambda: batch.worths(row)):
        with pytest.raises(ValueError, match=r"no game has been dealt yet: reset\(\) or place\(\) comes first"):
            early()
    mask = batch.reset().mask
    forbidden, legal_one = int(mask[0].argmin()), int(mask[0].argmax())
    for wrong, sentence in (
        (lambda: batch.worths(row + 2), "seats must be from 0 to 1, not 2"),
        (lambda: batch.worths(row[:3]), r"seats must be 8 integers, not int64 of shape \(3,\)"),
        (lambda: batch.rollouts(range(3), eyes=-3), "eyes must be from -2 to 1, not -3"),
        (lambda: batch.opinions(row[:1] + 8, row[:1]), "rows must be from 0 to 7, not 8"),
        (lambda: batch.opinions(row[:1], row[:1] - 1), "actions must be from 0 to"),
        (lambda: batch.opinions(row[:1], row[:1] + forbidden), f"action {forbidden} of game 0 is not one"),
    ):
        with pytest.raises(ArrayError, match=sentence):
            wrong()
    assert batch.opinions(row[:1], row[:1] + legal_one).shape == (1,)


def test_a_mask_that_a_caller_has_emptied_leads_nowhere() -> None:
    batch = Batch("finca", 2, 4)
    mask, before = batch.reset(3).mask, batch.states.copy()
    mask[2] = False
    assert batch.step().refused.tolist() == [False, False, True, False]
    assert batch.states[2].tobytes() == before[2].tobytes()
