"""Tables of all sizes, played side by side: one batch for each number of seats, in memory that is one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from verger.envs import Batch

from .facts import Facts
from .seating import Seating


@dataclass(frozen=True)
class Group:
    """The tables of one size: rows from `first` to before `end`."""

    batch: Batch
    seats: int
    first: int
    end: int

    @property
    def rows(self) -> slice:
        return slice(self.first, self.end)


class Tables:
    """`counts` games for each number of seats. Whoever acts is shown as in a `Batch`, in one row of one tensor.

    Seats are numbered to the most there can be: `seating` says which of them are there.
    """

    def __init__(self, facts: Facts, counts: Mapping[int, int], device: str, limit: int) -> None:
        self.facts, self.device, self.count = facts, torch.device(device), sum(counts.values())
        shared = self._shared()
        self.observation, self.mask, self.seat, self.done, self.truncated = map(self._tensor, shared.values())
        self.groups: list[Group] = []
        first = 0
        for seats, count in counts.items():
            rows = {name: array[first : first + count] for name, array in shared.items()}
            batch = Batch(facts.name, seats, count, device, arrays=rows, limit=limit)
            self.groups.append(Group(batch, seats, first, first + count))
            first += count
        sizes = [group.seats for group in self.groups for _ in range(group.first, group.end)]
        self.seating = Seating(torch.tensor(sizes, device=self.device), facts.most)
        self.streams = [torch.cuda.Stream(self.device) for _ in self.groups if self.device.type == "cuda"]
        self.outcome = torch.zeros(self.count, 2, facts.most, device=self.device)

    def _shared(self) -> dict[str, Any]:
        """Memory of all tables: on a GPU observations and masks lie column by column, as the kernels like it."""
        many = {"observation": ("float32", self.facts.observation), "mask": ("bool", self.facts.actions)}
        single = {"seat": "int64", "done": "bool", "truncated": "bool"}
        if self.device.type == "cuda":
            new = {"device": self.device}
            wide = {k: torch.zeros(n, self.count, dtype=getattr(torch, t), **new).T for k, (t, n) in many.items()}
            return wide | {k: torch.zeros(self.count, dtype=getattr(torch, t), **new) for k, t in single.items()}
        return {k: np.zeros((self.count, n), t) for k, (t, n) in many.items()} | {
            k: np.zeros(self.count, t) for k, t in single.items()
        }

    def _tensor(self, array: Any) -> Tensor:
        return array if isinstance(array, Tensor) else torch.from_numpy(array)

    def reset(self, seed: int) -> None:
        for group in self.groups:
            group.batch.reset(seed + (group.seats << 40))

    def step(self, actions: Tensor) -> Tensor:
        """Play an action at every table; which of them are over, with each seat's share of the win and its points in
        `outcome`. What was stopped nobody has won, as everywhere in the house: a lead is no reason to wait for that."""
        self._play(actions)
        for group in self.groups:
            turn, result = group.batch.turn, self.outcome[group.rows, :, : group.seats]
            first = (self._tensor(turn.places) == 1) & self.done[group.rows, None]
            result[:, 0] = first / first.sum(1, keepdim=True).clamp_min(1)
            result[:, 1] = self._tensor(turn.points)
        return self.done | self.truncated

    def _play(self, actions: Tensor) -> None:
        """On a GPU tables of different sizes are played at the same time: none alone would keep it busy."""
        if self.device.type != "cuda":
            for group in self.groups:
                group.batch.step(actions[group.rows].numpy())
            return
        before = torch.cuda.current_stream(self.device)
        for group, stream in zip(self.groups, self.streams, strict=True):
            stream.wait_stream(before)
            with torch.cuda.stream(stream):
                group.batch.step(actions[group.rows])
        for stream in self.streams:
            before.wait_stream(stream)

    def advice(self, asked: Tensor, generator: torch.Generator) -> Tensor:
        """What the heuristic would do at the tables asked for; anything legal at the others."""
        return self.opinions(asked, generator).argmax(1)

    def opinions(self, asked: Tensor, generator: torch.Generator) -> Tensor:
        """What the heuristic makes of every legal action at the tables asked for; all are alike at the others."""
        found = torch.zeros(self.mask.shape, dtype=torch.float64, device=self.device).masked_fill(
            ~self.mask, -torch.inf
        )
        for group in self.groups:
            mask = self.mask[group.rows]
            torn = asked[group.rows] & (mask.sum(1) > 1)
            rows, actions = (mask & torn[:, None]).nonzero(as_tuple=True)
            if len(rows) == 0:
                continue
            seeds = torch.randint(2**62, (len(mask),), generator=generator, device=self.device)
            told = group.batch.opinions(*map(self._lent, (rows, actions, seeds)))
            found[group.first + rows, actions] = self._tensor(told)
        return found

    def worths(self, seat: Tensor) -> Tensor:
        """What every table is worth to one of its seats in the game's own quick opinion: a share of the win."""
        told = [self._tensor(one.batch.worths(self._lent(seat[one.rows]))).float() for one in self.groups]
        found = torch.cat(told)
        return found / (found + (self.seating.seats - 1) * (1 - found))

    def _lent(self, numbers: Tensor) -> Any:
        """A tensor as a batch takes it."""
        return numbers.contiguous() if self.device.type == "cuda" else numbers.numpy()

    # --- Leaving and coming back -------------------------------------------------------------------------------------

    def size(self) -> int:
        """Bytes of the games under way."""
        return sum(self._positions(group.batch).nbytes for group in self.groups)

    def saved(self) -> list[tuple[Tensor, ...]]:
        """The games under way, as they can be taken up again."""
        return [tuple(part.cpu().clone() for part in self._under_way(group.batch)) for group in self.groups]

    def restore(self, saved: list[tuple[Tensor, ...]]) -> None:
        for group, (positions, seeds, lengths) in zip(self.groups, saved, strict=True):
            batch = group.batch
            if self.device.type == "cuda":
                batch.place(positions.to(self.device))
                batch.seeds.copy_(seeds)
            else:
                batch.place(positions.numpy().reshape(-1).view(batch.states.dtype))
                batch.seeds[:] = seeds.numpy().view(np.uint64)
            self._tensor(batch.lengths).copy_(lengths)

    def spread(self, steps: int, choose: Callable[[], Tensor]) -> None:
        """Play for so many steps and leave each table where it was after some of them, as many after each."""
        left = [[part.clone() for part in self._under_way(group.batch)] for group in self.groups]
        for step in range(1, steps):
            self.step(choose())
            for group, parts in zip(self.groups, left, strict=True):
                for part, now in zip(parts, self._under_way(group.batch), strict=True):
                    self._by_table(part, group)[step::steps] = self._by_table(now, group)[step::steps]
        self.restore([tuple(parts) for parts in left])

    def repeat(self, others: Tables) -> None:
        """The games of other tables, each as many times in a row as there is room for: to try in them what comes of
        actions. Only masks and seats are theirs, too; the observations are there after the next step."""
        for group, other in zip(self.groups, others.groups, strict=True):
            for part, now in zip(self._under_way(group.batch), self._under_way(other.batch), strict=True):
                self._fill(self._by_table(part, group), self._by_table(now, other))
        self._fill(self.mask, others.mask)
        self._fill(self.seat, others.seat)

    def _fill(self, rows: Tensor, others: Tensor) -> None:
        """Write every row of others as often as there is room for it."""
        rows.unflatten(0, (len(others), -1)).copy_(others[:, None])

    def _under_way(self, batch: Batch) -> tuple[Tensor, ...]:
        """A batch's positions, seeds and lengths."""
        whole = torch.int64 if self.device.type == "cuda" else np.int64
        parts = self._positions(batch), batch.seeds.view(whole), batch.lengths
        return tuple(self._tensor(part) for part in parts)

    def _by_table(self, part: Tensor, group: Group) -> Tensor:
        """The same numbers, a row for each table."""
        return part.movedim(-1, 0) if self.device.type == "cuda" else part.view(group.end - group.first, -1)

    def _positions(self, batch: Batch) -> Any:
        return batch.memory if self.device.type == "cuda" else np.asarray(batch.states).view(np.uint8)
