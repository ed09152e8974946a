"""Who sits where: tables of different sizes in rows of one length, and the two orders of their seats."""

from __future__ import annotations

import torch
from torch import Tensor


class Seating:
    """`seats` are there at each table, of `most` that there can be; what is not there stays where it is."""

    def __init__(self, seats: Tensor, most: int) -> None:
        self.seats, self.order = seats, torch.arange(most, device=seats.device)
        self.present = self.order < seats[:, None]  # in either order

    def by_turn(self, values: Tensor, seat: Tensor) -> Tensor:
        """Values of the seats, put in turn order from the acting one."""
        return self._turned(values, self.order + seat[:, None])

    def by_seat(self, values: Tensor, seat: Tensor) -> Tensor:
        """Values in turn order from the acting seat, put in the order of the seats."""
        return self._turned(values, self.order - seat[:, None])

    def _turned(self, values: Tensor, places: Tensor) -> Tensor:
        where = torch.where(self.present, places % self.seats[:, None], self.order)
        return values.gather(2, where[:, None].expand_as(values))
