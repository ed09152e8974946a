"""Learning from experience: proximal policy optimisation, or doing as the heuristic does."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from .network import Network
from .rollout import Lesson, answer, minibatches
from .settings import Settings

MEASURES = ("policy", "shares", "points", "variety", "clipped")
"""What is noted of every update."""


def learn(
    network: Network,
    optimizer: torch.optim.Optimizer,
    lesson: Lesson,
    settings: Settings,
    generator: torch.Generator,
    curiosity: float,
    advised: bool,
) -> Tensor:
    """Go through a lesson a few times; the mean of MEASURES, still on the device."""
    noted: list[Tensor] = []
    size = settings.minibatch // 4 if advised else settings.minibatch
    for _ in range(settings.epochs):
        for part in minibatches(lesson, size, generator):
            loss, measures = losses(network, part, settings, curiosity, advised)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), settings.steepest)
            optimizer.step()
            noted.append(measures)
    return torch.stack(noted).mean(0)


def losses(
    network: Network, part: Lesson, settings: Settings, curiosity: float, advised: bool
) -> tuple[Tensor, Tensor]:
    said = answer(network, part.observation.float(), part.mask, part.present)
    chances = said.logits.log_softmax(-1)
    chance = chances.gather(1, part.action[:, None])[:, 0]
    ratio = (chance - part.chance).exp()
    near = ratio.clamp(1 - settings.clip, 1 + settings.clip)
    policy = -chance.mean() if advised else -torch.min(ratio * part.better, near * part.better).mean()
    variety = -(chances.exp() * chances.clamp_min(-50)).sum(-1).mean()
    shares = -(part.target[:, 0] * said.shares.log_softmax(-1).clamp_min(-50)).sum(-1).mean()
    points = ((said.points - part.target[:, 1]).square() * part.present).sum(-1) / part.present.sum(-1)
    loss = policy + settings.value * (shares + points.mean()) - curiosity * variety
    clipped = (ratio != near).float().mean()
    return loss, torch.stack([policy, shares, points.mean(), variety, clipped]).detach()
