"""Train a bot in an afternoon; a few minutes will do against `random`.

    python examples/train.py finca --save bot.pt
    verger arena finca --seats 2 --players 'random,heuristic,run:python examples/train.py finca --play bot.pt'

A small network plays itself in many games at once and learns from how they end (PPO). The guide walks through it.
"""

from __future__ import annotations

import argparse
import base64
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional as F  # noqa: N812

from verger.engine import Game, registry
from verger.envs import Batch
from verger.programs import Program

GAMES = 256  # side by side
STEPS = 64  # of each between two updates
EPOCHS, MINIBATCH = 3, 2048
LAMBDA = 0.97  # how much what came later counts, against what the network expected next
CLIP, CURIOSITY, STEEPEST = 0.2, 0.01, 0.5
RATE = 1e-3


class Network(nn.Module):
    """What to do, and what each seat may expect, both as the acting seat sees it."""

    def __init__(self, observation: int, actions: int, seats: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(observation, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, seats)  # in turn order from the acting seat, as in the observation
        nn.init.zeros_(self.policy.weight)  # at first anything legal is as good as anything else

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        seen = self.body(observation)
        return self.policy(seen).masked_fill(~mask, -1e9), self.value(seen).tanh()


def drawn(logits: Tensor) -> Tensor:
    """An action for every row, by its chance (Gumbel's trick)."""
    return (logits - torch.empty_like(logits).exponential_().log()).argmax(-1)


def by_seat(values: Tensor, seat: Tensor) -> Tensor:
    """Values in turn order from the acting seat, put in the order of the seats."""
    seats = values.shape[-1]
    return values.gather(-1, (torch.arange(seats) - seat[..., None]) % seats)


@dataclass
class Experience:
    """What was seen and done in STEPS of all games, and what came of it for who acted."""

    observation: Tensor
    mask: Tensor
    action: Tensor
    chance: Tensor  # the logarithm of the action's
    seat: Tensor
    expected: Tensor  # by the network, for each seat
    gained: Tensor  # in the end, or as expected later

    def minibatches(self) -> Iterator[list[Tensor]]:
        flat = [part.flatten(0, 1) for part in vars(self).values()]
        for rows in torch.randperm(len(flat[0])).split(MINIBATCH):
            yield [part[rows] for part in flat]


@torch.no_grad()
def played(batch: Batch, network: Network) -> Experience:
    """Let the network play itself for STEPS, and trace every reward back to who earned it."""
    count, seats = batch.layout.count, batch.layout.seats
    moments: list[list[Tensor]] = []
    ends: list[tuple[Tensor, Tensor]] = []
    turn = batch.turn
    for _ in range(STEPS):
        seen = [torch.from_numpy(part).clone() for part in (turn.observation, turn.mask, turn.seat)]
        logits, value = network(*seen[:2])
        action = drawn(logits)
        chance = logits.log_softmax(-1).gather(1, action[:, None])[:, 0]
        moments.append([seen[0], seen[1], action, chance, seen[2], by_seat(value, seen[2])])
        turn = batch.step(action.numpy())
        ends.append((torch.from_numpy(turn.done | turn.truncated).clone(), torch.from_numpy(turn.rewards).clone()))
    last = [torch.from_numpy(part) for part in (turn.observation, turn.mask, turn.seat)]
    later = expected = by_seat(network(*last[:2])[1], last[2])
    gained = torch.zeros(STEPS, count, seats)
    for step in reversed(range(STEPS)):
        ended, rewards = ends[step]
        later = torch.where(ended[:, None], rewards, LAMBDA * later + (1 - LAMBDA) * expected)
        gained[step], expected = later, moments[step][5]
    parts = [torch.stack(part) for part in zip(*moments, strict=True)]
    return Experience(*parts, *[gained])


def learn(network: Network, optimizer: torch.optim.Optimizer, experience: Experience) -> None:
    """Proximal policy optimisation: more of what went better than expected, in small steps."""
    for _ in range(EPOCHS):
        for observation, mask, action, chance, seat, expected, gained in experience.minibatches():
            logits, value = network(observation, mask)
            chances = logits.log_softmax(-1)
            better = (gained - expected).gather(1, seat[:, None])[:, 0]
            better = (better - better.mean()) / (better.std() + 1e-6)
            ratio = (chances.gather(1, action[:, None])[:, 0] - chance).exp()
            policy = -torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            variety = -(chances.exp() * chances.clamp_min(-50)).sum(-1).mean()
            loss = policy + 0.5 * F.mse_loss(by_seat(value, seat), gained) - CURIOSITY * variety
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), STEEPEST)
            optimizer.step()


@torch.no_grad()
def share_won(network: Network, game: str, seats: int, count: int = 256, seed: int = 10**9) -> float:
    """Of so many matches against `random`, as many from every seat; a shared victory counts in parts."""
    batch = Batch(game, seats, count)
    turn = batch.reset(seed)
    mine, won = torch.arange(count) % seats, torch.full((count,), torch.nan)
    while won.isnan().any():
        observation, mask, seat = (torch.from_numpy(part) for part in (turn.observation, turn.mask, turn.seat))
        logits, _ = network(observation, mask)
        anything = drawn(torch.zeros_like(logits).masked_fill(~mask, -1e9))
        turn = batch.step(torch.where(seat == mine, drawn(logits), anything).numpy())
        places = torch.from_numpy(turn.places)
        first = (places == 1).float() / (places == 1).sum(1, keepdim=True)
        over = torch.from_numpy(turn.done | turn.truncated) & won.isnan()
        won = torch.where(over, first.gather(1, mine[:, None])[:, 0], won)
    return float(won.mean())


def train(game: str, seats: int, updates: int, seed: int = 1) -> Network:
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # so small a network gains nothing by more
    batch = Batch(game, seats, GAMES)
    batch.reset(seed)
    network = Network(batch.layout.observation, batch.layout.actions, seats)
    optimizer = torch.optim.Adam(network.parameters(), RATE)
    began = time.monotonic()
    for update in range(updates + 1):
        if update % 25 == 0 or update == updates:
            won = share_won(network, game, seats)
            print(f"update {update:4}  {time.monotonic() - began:5.0f} s  wins {won:.0%} against random", flush=True)
        if update < updates:
            learn(network, optimizer, played(batch, network))
    return network


class NetworkBot(Program):
    """The network at a table: it is asked in JSON, and sees what its seat knows."""

    def __init__(self, game: Game, network: Network) -> None:
        self.game, self.network = game, network

    def play(self, turn: dict[str, Any]) -> int:
        known = np.frombuffer(bytearray(base64.b64decode(turn["record"])), self.game.empty(1).dtype)[0]
        observation = np.zeros((1, self.game.observation), np.float32)
        self.game.observe(known, turn["seat"], observation[0])
        mask = torch.zeros(1, len(self.game.actions), dtype=torch.bool)
        mask[0, [choice["id"] for choice in turn["choices"]]] = True
        torch.manual_seed(turn["seed"])
        return int(drawn(self.network(torch.from_numpy(observation), mask)[0]))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game", choices=registry.names())
    reader.add_argument("--seats", type=int, default=2)
    reader.add_argument("--updates", type=int, default=50)
    reader.add_argument("--save", type=Path, help="where to keep the network")
    reader.add_argument("--play", type=Path, help="play with a network that was kept, as a program")
    said = reader.parse_args()
    if said.play:
        game = registry.find(said.game)
        network = Network(game.observation, len(game.actions), said.seats)
        network.load_state_dict(torch.load(said.play))
        NetworkBot(game, network).run()
    else:
        network = train(said.game, said.seats, said.updates)
        if said.save:
            torch.save(network.state_dict(), said.save)


if __name__ == "__main__":
    main()
