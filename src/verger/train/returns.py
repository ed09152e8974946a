"""What came of a decision: for who decided it, from its own next decision on, and not from what others expect."""

from __future__ import annotations

import torch
from torch import Tensor

from .seating import Seating


def returns(seating: Seating, values: Tensor, seat: Tensor, over: Tensor, outcome: Tensor, trust: float) -> Tensor:
    """Shares of the win and points of all seats that followed each decision, in turn order from who made it.

    A seat that decides learns from how the game ended, or from what it expected itself when it next decided: by then it
    has seen all that it saw before, and more, while another seat's view may lack what this one knows. So every seat's
    decisions are a chain of their own, whoever acts in between, twice in a row, or at the same time. `trust` (lambda)
    is how much what came later counts, against what was expected next.

    values (T + 1, N, 2, M): expected at every step, in turn order from who acts
    seat (T + 1, N): who acts; over (T, N): the game ended with this step
    outcome (T, N, 2, M): how it ended, in the order of the seats
    """
    rows = torch.arange(len(seating.seats), device=seat.device)
    later = seating.by_seat(values[-1], seat[-1])[:, None].repeat(1, values.shape[-1], 1, 1)
    found = torch.empty_like(values[:-1])
    for t in reversed(range(len(over))):
        later = torch.where(over[t][:, None, None, None], outcome[t][:, None], later)
        own = later[rows, seat[t]]
        found[t] = seating.by_turn(own, seat[t])
        later[rows, seat[t]] = trust * own + (1 - trust) * seating.by_seat(values[t], seat[t])
    return found


def gain(values: Tensor, seats: Tensor, weight: float) -> Tensor:
    """What the acting seat wants: 1 for a win, 0 in the mean over all seats, and a little for every point of lead."""
    shares, points = values.unbind(-2)
    others = (points.sum(-1) - points[..., 0]) / (seats - 1)
    return (seats * shares[..., 0] - 1) / (seats - 1) + weight * (points[..., 0] - others)
