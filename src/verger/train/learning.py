"""Learning from experience: proximal policy optimisation, or doing as the heuristic does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn

from .network import Answer, Network
from .rollout import Lesson, answer, minibatches
from .settings import Phase, Settings

MEASURES = ("policy", "shares", "points", "variety", "clipped")
"""What is noted of every update."""

Losses = Callable[[Network, Any, Settings, float, Phase], tuple[Tensor, Tensor]]
"""What is to become less, for some decisions of a lesson, and MEASURES."""


def learn(
    network: Network,
    optimizer: torch.optim.Optimizer,
    lesson: Any,
    settings: Settings,
    generator: torch.Generator,
    curiosity: float,
    phase: Phase,
    losses: Losses,
) -> Tensor:
    """Go through a lesson a few times; the mean of MEASURES, still on the device."""
    noted: list[Tensor] = []
    early = phase is Phase.IMITATES
    size = settings.minibatch // 4 if early else settings.minibatch
    for _ in range(settings.imitation_epochs if early else settings.epochs):
        for part in minibatches(lesson, size, generator):
            loss, measures = losses(network, part, settings, curiosity, phase)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), settings.steepest)
            optimizer.step()
            noted.append(measures)
    return torch.stack(noted).mean(0)


def losses(network: Network, part: Lesson, settings: Settings, curiosity: float, phase: Phase) -> tuple[Tensor, Tensor]:
    said = answer(network, part.observation.float(), part.mask, part.present)
    chances = said.logits.log_softmax(-1)
    chance = chances.gather(1, part.action[:, None])[:, 0]
    ratio = (chance - part.chance).exp()
    near = ratio.clamp(1 - settings.clip, 1 + settings.clip)
    improved = torch.min(ratio * part.better, near * part.better)
    policy = -(improved if phase is Phase.PLAYS else chance).mean()  # to do what was done is to stay as one is
    variety = -(chances.exp() * chances.clamp_min(-50)).sum(-1).mean()
    shares, points = of_values(said, part.target, part.present)
    wish = curiosity if phase is Phase.PLAYS else 0.0
    loss = policy + settings.value * (shares + points) - wish * variety
    clipped = (ratio != near).float().mean()
    return loss, torch.stack([policy, shares, points, variety, clipped]).detach()


def of_values(said: Answer, target: Tensor, present: Tensor) -> tuple[Tensor, Tensor]:
    """How far off the shares of the win are, and the points."""
    shares = -(target[:, 0] * said.shares.log_softmax(-1).clamp_min(-50)).sum(-1).mean()
    points = ((said.points - target[:, 1]).square() * present).sum(-1) / present.sum(-1)
    return shares, points.mean()
