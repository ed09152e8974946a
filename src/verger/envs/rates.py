"""Steps a second on a GPU: of a batch, and of Pgx's games beside it. Needs PyTorch; Pgx needs JAX."""

from __future__ import annotations

import importlib
import importlib.util
import time
from typing import Any

from .arrays import Array
from .batch import Batch

SIZE, GAMES = 2**18, (2**16, 2**18, 2**20, 2**22)
"""Games side by side, at which a large GPU has enough to do; and whole games in one call, of which some numbers suit a
game better than others: all that begin together keep in step, and while the last are played most threads wait."""

PEERS = ("2048", "backgammon", "go_9x9", "chess")
PEER_SIZE, AT_ONCE = 2**16, 32


def dice(batch: Batch) -> Array:
    """A number a row, where the batch's arrays lie; the same everywhere."""
    thrown = batch.turn.seat + 0
    thrown[:] = 2_654_435_761
    return thrown.cumsum(0)


def legal(mask: Array, thrown: Array) -> Array:
    """An action of every mask, by the numbers that were thrown."""
    counts = mask.cumsum(1)
    return (counts <= (thrown % counts[:, -1])[:, None]).sum(1)


def playouts(batch: Batch, seconds: float, games: int) -> float:
    """Steps a second of so many whole random games, deals included."""
    seeds = importlib.import_module("torch").arange(games, device="cuda")
    batch.playouts(seeds[:1]).steps.sum().item()  # the first time is for loading
    done, began = 0, time.perf_counter()
    while done == 0 or time.perf_counter() - began < seconds:
        seeds += 1
        done += int(batch.playouts(seeds).steps.sum())
    return done / (time.perf_counter() - began)


def steps(batch: Batch, seconds: float) -> float:
    """Steps a second of `step`, with observation and mask; choosing random actions is not counted."""
    cuda = importlib.import_module("torch").cuda
    turn, thrown = batch.reset(), dice(batch)
    begun, ended = cuda.Event(enable_timing=True), cuda.Event(enable_timing=True)
    milliseconds, done, began = 0.0, -64, time.perf_counter()
    while done <= 0 or time.perf_counter() - began < seconds:
        actions = legal(turn.mask, thrown + 40_503 * done)
        begun.record()
        batch.step(actions)
        ended.record()
        ended.synchronize()
        done += 1
        milliseconds += begun.elapsed_time(ended) if done > 0 else 0.0
    return 1000 * done * batch.layout.count / milliseconds


def peer(name: str, seconds: float, size: int = PEER_SIZE) -> float | None:
    """Steps a second of a game of Pgx's with random actions; None where it is not installed."""
    if importlib.util.find_spec("pgx") is None:
        return None
    jax, pgx = importlib.import_module("jax"), importlib.import_module("pgx")
    env = pgx.make(name)
    play = jax.vmap(importlib.import_module("pgx.experimental").auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> tuple[Any, None]:
        chances = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return play(state, jax.random.categorical(key, chances), jax.random.split(key, size)), None

    many = jax.jit(lambda state, key: jax.lax.scan(step, state, jax.random.split(key, AT_ONCE))[0])
    key = jax.random.PRNGKey(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, size))
    jax.block_until_ready(many(state, key))
    began, done = time.perf_counter(), 0
    while done == 0 or time.perf_counter() - began < seconds:
        state = jax.block_until_ready(many(state, jax.random.fold_in(key, done)))
        done += AT_ONCE * size
    return done / (time.perf_counter() - began)
