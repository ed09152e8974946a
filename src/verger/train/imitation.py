"""Learning from games of the heuristic that were kept: to like what it likes, and what came of it."""

from __future__ import annotations

import copy
import math
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from .examples import Examples
from .facts import Facts
from .learning import MEASURES, of_values
from .network import Network
from .rollout import answer
from .settings import Settings

PORTION = 512
"""Examples that are learned from at once."""

GLANCE = 4096
"""Of the examples held out, so many are looked at in passing."""

LOOK = 2**17
"""Examples that are learned from between two looks at those held out."""

SURE = [0.5 + 0.05 * step for step in range(15)]
"""How sure of who wins, as a multiple of what was learned: who has seen few games is too sure."""


class Portion(NamedTuple):
    """Some examples, as tensors."""

    observation: Tensor
    mask: Tensor
    present: Tensor
    wish: Tensor  # how much of each action, by what the heuristic thinks of it
    target: Tensor


class Imitation:
    """Goes through the examples again and again, each time in another order.

    Whenever it has learned from so many it looks at what was held out: which network is kept depends on no clock.
    """

    def __init__(self, examples: Examples, facts: Facts, settings: Settings, device: torch.device) -> None:
        self.examples, self.facts, self.settings, self.device = examples, facts, settings, device
        self.learned, self.held_out = examples.split()
        self.seed, self.order = 0, np.zeros(0, np.int64)  # of this time, and what is left of it
        self.since = 0  # examples that were learned from, since it last looked at those held out,
        self.seen: dict[str, float] = {}  # and what it saw there
        self.best: tuple[float, dict[str, Tensor]] = math.inf, {}  # how far off the best network was, and its weights

    def portion(self, rows: np.ndarray) -> Portion:
        found, facts = self.examples, self.facts
        opinions = torch.from_numpy(found.opinions.rows(rows, facts.actions, -torch.inf)).to(self.device)
        seats = torch.from_numpy(found.seats[rows].astype(np.int64)).to(self.device)
        return Portion(
            torch.from_numpy(found.observation.rows(rows, facts.observation)).to(self.device),
            opinions > -torch.inf,
            torch.arange(facts.most, device=self.device) < seats[:, None],
            (opinions / self.settings.focus).softmax(-1),
            torch.from_numpy(found.target[rows].astype(np.float32)).to(self.device),
        )

    def measure(self, network: Network, generator: torch.Generator) -> None:
        """How large the numbers of an observation are in these games."""
        network.measure(self.portion(self._next(GLANCE, generator)).observation)

    def _next(self, count: int, generator: torch.Generator) -> np.ndarray:
        if len(self.order) < count:
            self._shuffle(int(torch.randint(2**62, (), generator=generator, device=generator.device)))
        found, self.order = np.split(self.order, [count])
        return found

    def _shuffle(self, seed: int) -> None:
        self.seed, self.order = seed, np.random.default_rng(seed).permutation(self.learned)

    def learn(
        self, network: Network, optimizer: torch.optim.Optimizer, generator: torch.Generator
    ) -> tuple[int, Tensor]:
        """As many examples as there are decisions in a lesson; how many, and the mean of MEASURES."""
        noted, settings = [], self.settings
        portions = max(1, settings.games * settings.steps // PORTION)
        for _ in range(portions):
            part = self.portion(self._next(PORTION, generator))
            loss, measures = losses(network, part, settings.imitation_value)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), settings.steepest)
            optimizer.step()
            shrink(network, optimizer.param_groups[0]["lr"] * settings.imitation_decay)
            noted.append(measures)
        self.since += portions * PORTION
        if self.since >= LOOK:
            self.look(network)
        return portions * PORTION, torch.stack(noted).mean(0)

    def look(self, network: Network) -> None:
        """See what it makes of examples it never learned from, and keep the best."""
        self.since, self.seen = 0, self.held(network)
        off = self.seen["policy"] + self.settings.value * (self.seen["shares"] + self.seen["points"])
        if off < self.best[0]:
            self.best = off, copy.deepcopy(network.state_dict())

    @torch.no_grad()
    def finish(self, network: Network) -> None:
        """Take the best network there was, as sure of who wins as it may be in the games that were held out."""
        if self.since:
            self.look(network)
        if self.best[1]:
            network.load_state_dict(self.best[1])
        part = self.portion(self._glance())
        said = answer(network, part.observation, part.mask, part.present)
        off = [of_values(said._replace(shares=said.shares * sure), part.target, part.present)[0] for sure in SURE]
        last, count = network.value_out, self.facts.most
        for numbers in (last.weight, last.bias):
            numbers[:count] *= SURE[int(torch.stack(off).argmin())]

    def _glance(self) -> np.ndarray:
        return self.held_out[:: max(1, len(self.held_out) // GLANCE)]

    @torch.no_grad()
    def held(self, network: Network) -> dict[str, float]:
        """How far off it is there, and how often it likes best what the heuristic does."""
        rows = self._glance()
        part = self.portion(rows)
        said = answer(network, part.observation, part.mask, part.present)
        alike = part.wish.gather(1, said.logits.argmax(-1, keepdim=True))[:, 0] >= part.wish.amax(1)
        _, measures = losses(network, part, self.settings.imitation_value)
        return {"examples": len(rows), "alike": float(alike.float().mean())} | dict(
            zip(MEASURES[:3], measures.tolist(), strict=False)
        )

    # --- Leaving and coming back -------------------------------------------------------------------------------------

    def saved(self) -> dict[str, Any]:
        """How far it has come; the order of the examples follows from its seed."""
        return {name: getattr(self, name) for name in ("seed", "since", "seen", "best")} | {"left": len(self.order)}

    def restore(self, saved: dict[str, Any]) -> None:
        self._shuffle(saved["seed"])
        self.order = self.order[len(self.order) - saved["left"] :]
        self.since, self.seen, self.best = saved["since"], saved["seen"], saved["best"]


@torch.no_grad()
def shrink(network: Network, share: float) -> None:
    """All weights a little smaller: what few examples ask for is forgotten again."""
    torch._foreach_mul_(list(network.parameters()), 1 - share)


def losses(network: Network, part: Portion, weight: float) -> tuple[Tensor, Tensor]:
    said = answer(network, part.observation, part.mask, part.present)
    chances = said.logits.log_softmax(-1)
    policy = -(part.wish * chances.clamp_min(-50)).sum(-1).mean()
    variety = -(chances.exp() * chances.clamp_min(-50)).sum(-1).mean()
    shares, points = of_values(said, part.target, part.present)
    loss = policy + weight * (shares + points)
    return loss, torch.stack([policy, shares, points, variety, torch.zeros_like(policy)]).detach()
