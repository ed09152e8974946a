"""The network: what to do, and what each seat may expect, as the acting seat sees it."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional as F  # noqa: N812

from .facts import Facts

BLOCKS, VALUE_WIDTH, WIDEST = 2, 64, 256
LARGEST = 1_480_000
"""Bytes of a file of weights, at two each."""

NEVER = -1e9
"""The logit of what cannot be."""


class Answer(NamedTuple):
    """A row for every position."""

    logits: Tensor  # (…, actions): of what is legal
    shares: Tensor  # (…, seats): logits of each seat's share of the win, in turn order from the acting seat
    points: Tensor  # (…, seats): final points in the file's unit, in the same order


def width_for(facts: Facts) -> int:
    """The widest network whose file is small enough."""
    for width in range(WIDEST, 8, -8):
        last = VALUE_WIDTH * (width + 1) + 2 * facts.most * (VALUE_WIDTH + 1)
        body = (facts.observation + 1) * width + 2 * BLOCKS * (width + 1) * width
        if 2 * (body + (width + 1) * facts.actions + last) <= LARGEST:
            return width
    raise ValueError(f"{facts.name} has too many actions and numbers for a network of {LARGEST} bytes")


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.inner, self.outer = nn.Linear(width, width), nn.Linear(width, width)

    def forward(self, h: Tensor) -> Tensor:
        return h + self.outer(F.relu(self.inner(levelled(h))))


def levelled(h: Tensor) -> Tensor:
    return F.layer_norm(h, h.shape[-1:])


class Network(nn.Module):
    """`mean` and `scale` bring the numbers of an observation to one size; the file has them in its weights."""

    mean: Tensor
    scale: Tensor

    def __init__(self, observation: int, actions: int, seats: int, width: int, blocks: int = BLOCKS) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(observation))
        self.register_buffer("scale", torch.ones(observation))
        self.enter = nn.Linear(observation, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.policy = nn.Linear(width, actions)
        self.value_in, self.value_out = nn.Linear(width, VALUE_WIDTH), nn.Linear(VALUE_WIDTH, 2 * seats)
        for last in (self.policy, self.value_out):  # at first anything legal is as good as anything else
            nn.init.zeros_(last.weight)
            nn.init.zeros_(last.bias)

    def forward(self, observation: Tensor, mask: Tensor, present: Tensor) -> Answer:
        """`present` are the seats that are there, in turn order."""
        h = F.relu(self.enter((observation - self.mean) * self.scale))
        for block in self.blocks:
            h = block(h)
        z = levelled(h)
        shares, points = self.value_out(F.relu(self.value_in(z))).float().chunk(2, -1)
        logits = self.policy(z).float().masked_fill(~mask, NEVER)
        return Answer(logits, shares.masked_fill(~present, NEVER), points * present)

    @torch.no_grad()
    def measure(self, observations: Tensor) -> None:
        """Learn from examples how large the numbers of an observation are; what hardly changes is left small."""
        self.mean.copy_(observations.mean(0))
        self.scale.copy_(1 / observations.std(0).clamp_min(0.25))


def fresh(facts: Facts, width: int | None = None) -> Network:
    return Network(facts.observation, facts.actions, facts.most, width or width_for(facts))


def drawn(logits: Tensor, generator: torch.Generator) -> Tensor:
    """An action for every row, by its chance (Gumbel's trick)."""
    return (logits - torch.empty_like(logits).exponential_(generator=generator).log()).argmax(-1)
