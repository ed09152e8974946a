"""Experience: what was seen and done at all tables in some steps, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import torch
from torch import Tensor

from .network import Answer, Network, drawn
from .returns import gain, returns
from .settings import Phase, Settings
from .tables import Tables


class Lesson(NamedTuple):
    """Decisions to learn from, one a row."""

    observation: Tensor
    mask: Tensor
    present: Tensor
    action: Tensor  # played, or advised by the heuristic
    chance: Tensor  # the logarithm of what it was played with
    better: Tensor  # how much more came of it than was expected
    target: Tensor  # (2, seats): shares and points that came of it, in turn order


def answer(network: Network, observation: Tensor, mask: Tensor, present: Tensor) -> Answer:
    """What a network says; on a GPU in half the precision."""
    with torch.autocast(observation.device.type, torch.bfloat16, enabled=observation.is_cuda):
        found: Answer = network(observation, mask, present)
    return found


def expected(said: Answer, present: Tensor) -> Tensor:
    return torch.stack([said.shares.softmax(-1) * present, said.points], -2)


class Rollout:
    """Room for `steps` decisions at every table: observations take two bytes a number."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables, self.settings = tables, settings
        steps, count, facts = settings.steps, tables.count, tables.facts

        def room(length: int, *size: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(length, count, *size, dtype=dtype, device=tables.device)

        self.observation = room(steps, facts.observation, dtype=torch.float16)
        self.mask = room(steps, facts.actions, dtype=torch.bool)
        self.action = room(steps, dtype=torch.int64)
        self.chance = room(steps)
        self.over = room(steps, dtype=torch.bool)
        self.seat = room(steps + 1, dtype=torch.int64)
        self.values = room(steps + 1, 2, facts.most)
        self.outcome = room(steps, 2, facts.most)
        self.worth = room(steps + 1)  # to the acting seat, in the game's own opinion
        self.worths = room(1, facts.most)[0]  # to all seats in the end, in turn order

    @torch.no_grad()
    def play(
        self, network: Network, generator: torch.Generator, phase: Phase = Phase.PLAYS, belief: float = 0.0
    ) -> None:
        """Let a network play itself; or the heuristic, while the network only now and then does as it likes."""
        tables = self.tables
        unit = torch.tensor([1.0, self.settings.points], device=tables.device)[:, None]
        for t in range(self.settings.steps):
            said = self._look(t, network)
            self.observation[t], self.mask[t] = tables.observation, tables.mask
            if belief:
                self.worth[t] = tables.worths(tables.seat)
            noted = played = self._choose(t, said, network, generator, belief)
            if phase is Phase.IMITATES:
                noted = tables.advice(torch.ones_like(tables.done), generator)
                strays = torch.rand(len(noted), generator=generator, device=noted.device) < self.settings.stray
                played = torch.where(strays, played, noted)
            self.action[t] = noted
            self.chance[t] = said.logits.log_softmax(-1).gather(1, noted[:, None])[:, 0]
            self.over[t] = tables.step(played)
            self.outcome[t] = tables.outcome / unit
        self._look(self.settings.steps, network)
        if belief:
            for nth in range(tables.facts.most):
                self.worths[:, nth] = tables.worths((tables.seat + nth) % tables.seating.seats)

    def _choose(self, t: int, said: Answer, network: Network, generator: torch.Generator, belief: float) -> Tensor:
        """An action for every table: as the policy draws."""
        return drawn(said.logits, generator)

    def _look(self, t: int, network: Network) -> Answer:
        tables = self.tables
        said = answer(network, tables.observation, tables.mask, tables.seating.present)
        self.seat[t], self.values[t] = tables.seat, expected(said, tables.seating.present)
        return said

    @torch.no_grad()
    def lesson(self, belief: float = 0.0) -> Lesson:
        """All decisions, flat; what is better than expected is measured among tables of one size."""
        tables, settings = self.tables, self.settings
        known = self.values, self.seat, self.over, self.outcome
        values = self._believed(belief) if belief else self.values
        wanted = returns(tables.seating, values, *known[1:], settings.trust)
        before, after = (gain(one, tables.seating.seats, settings.lead) for one in (values[:-1], wanted))
        better = after - before
        for group in tables.groups:
            part = better[:, group.rows]
            better[:, group.rows] = (part - part.mean()) / (part.std() + 1e-6)
        target = returns(tables.seating, *known, settings.value_trust)
        present = tables.seating.present.expand(settings.steps, -1, -1)
        rows = self.observation, self.mask, present, self.action, self.chance, better, target
        return Lesson(*(part.flatten(0, 1) for part in rows))

    def _believed(self, belief: float) -> Tensor:
        """What was expected, as far as the game's own opinion is believed by that: of the acting seat, which alone
        learns from it, and in the end of all."""
        found = self.values.clone()
        found[:-1, :, 0, 0].lerp_(self.worth[:-1], belief)
        found[-1, :, 0].lerp_(self.worths * self.tables.seating.present, belief)
        return found


def minibatches(lesson: Any, size: int, generator: torch.Generator) -> Iterator[Any]:
    """A lesson's decisions in any order, so many at a time."""
    order = torch.randperm(len(lesson.action), generator=generator, device=generator.device)
    for rows in order.split(size):
        yield type(lesson)(*(part[rows] for part in lesson))
