"""The ladder: opponents that no longer change. Whoever clearly beats the topmost becomes the next rung."""

from __future__ import annotations

import copy
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from .facts import Facts
from .network import Network, drawn
from .rollout import answer
from .settings import Settings, judges
from .tables import Tables

RANDOM, HEURISTIC = "random", "heuristic"
CLEARLY = 0.6
"""The strength from which a network becomes a rung: three games in five between two."""

KEPT = 3
"""Networks on the ladder: the first, and the latest."""

PATIENCE = 16
"""Steps between two looks whether all matches are over."""

QUICK = 5.0
"""Seconds that matches against the heuristic may take where the ladder is climbed in passing."""

HOPELESS = 0.97
"""The share from which chance is no opponent any more."""

NORMAL_95 = 1.96


@dataclass(frozen=True)
class Result:
    """What share of the wins a network took from one seat, all others being an opponent's, with its interval."""

    opponent: str
    seats: int
    matches: int
    share: float
    margin: float

    @property
    def strength(self) -> float:
        """The share as if of two seats: a half is as good as the opponent."""
        odds = self.share * (self.seats - 1)
        return odds / (odds + 1 - self.share)

    def __str__(self) -> str:
        return f"{self.opponent}@{self.seats} {100 * self.share:.1f}±{100 * self.margin:.1f}%"


class Ladder:
    """Rungs by their name; those that are networks with their weights, half as precise."""

    def __init__(self, facts: Facts, settings: Settings, device: str) -> None:
        self.facts, self.settings, self.device = facts, settings, device
        self.networks: dict[str, dict[str, Tensor]] = {}
        self.best = 0.0  # strength against the topmost network
        self.chance = True  # random play is an opponent still
        self.slow = False  # the heuristic takes too long to be asked often

    def add(self, network: Network, name: str) -> None:
        """A new topmost rung; as good as itself."""
        self.networks[name] = {key: value.detach().half().cpu().clone() for key, value in network.state_dict().items()}
        for middle in list(self.networks)[1 : 1 - KEPT]:
            del self.networks[middle]
        self.best = 0.5

    def climb(self, network: Network, name: str, seed: int, patient: bool = False) -> tuple[list[Result], bool]:
        """Results against the topmost rung and whoever else there is time for, and whether this is the best network so
        far. With patience all rungs are climbed."""
        top = next(reversed(self.networks))
        results = list(self._results(network, seed, patient, top))
        against = [one.strength for one in results if one.opponent == top]
        strength = sum(against) / len(against)
        found = strength > self.best
        self.best = max(self.best, strength)
        self.chance = any(one.opponent == RANDOM and one.share < HOPELESS for one in results)
        if strength > CLEARLY:
            self.add(network, name)
        return results, found

    def _results(self, network: Network, seed: int, patient: bool, top: str) -> Iterator[Result]:
        other = copy.deepcopy(network)
        counts = dict.fromkeys(self.networks if patient else [top], self.settings.matches)
        if self.chance or patient:
            counts[RANDOM] = self.settings.matches
        if patient or not self.slow:
            counts[HEURISTIC] = self.settings.heuristic
        for name, count in counts.items():
            if name in self.networks:
                other.load_state_dict(self.networks[name])
            for seats in judges(self.settings) if count else ():
                began = time.monotonic()
                yield self.match(network, other if name in self.networks else name, name, seats, count, seed)
                self.slow |= name == HEURISTIC and time.monotonic() - began > QUICK

    @torch.no_grad()
    def match(self, network: Network, other: Network | str, name: str, seats: int, count: int, seed: int) -> Result:
        """As many matches from every seat; one that is not over at the limit nobody has won."""
        tables = Tables(self.facts, {seats: count}, self.device, self.settings.limit)
        tables.reset(seed)
        generator = torch.Generator(tables.device).manual_seed(seed)
        mine = torch.arange(count, device=tables.device) % seats
        won = torch.full((count,), torch.nan, device=tables.device)
        steps = 0
        while steps % PATIENCE or bool(won.isnan().any()):
            own = tables.seat == mine
            theirs = self._choice(tables, other, generator, ~own & won.isnan())
            actions = torch.where(own, self._choice(tables, network, generator, own), theirs)
            over = tables.step(actions) & won.isnan()
            won = torch.where(over, tables.outcome[torch.arange(count, device=won.device), 0, mine], won)
            steps += 1
        margin = NORMAL_95 * float(won.std()) / count**0.5
        return Result(name, seats, count, float(won.mean()), margin)

    def _choice(self, tables: Tables, who: Network | str, generator: torch.Generator, asked: Tensor) -> Tensor:
        if who == HEURISTIC:
            return tables.advice(asked, generator)
        if isinstance(who, str):
            return drawn(tables.mask.float().log(), generator)
        logits = answer(who, tables.observation, tables.mask, tables.seating.present).logits
        return logits.argmax(-1) if self.settings.greedy else drawn(logits, generator)

    def saved(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("networks", "best", "chance", "slow")}

    def restore(self, saved: dict[str, Any]) -> None:
        for name, value in saved.items():
            setattr(self, name, value)
