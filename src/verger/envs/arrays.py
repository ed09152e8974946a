"""What a batch hands out: its arrays by name, with their types and shapes. Needs NumPy alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

Array = Any
"""Of NumPy on cores; on a GPU of PyTorch, CuPy, or whoever else lends memory by DLPack or the CUDA array interface."""


class Turn(NamedTuple):
    """Where every game of a batch stands, row by row, and what the last action led to.

    Where a game has just ended `rewards`, `places`, `points`, `done` and `truncated` speak of that game, everything
    else of the one that was dealt in its place. Numbers of an observation that would speak of seats which are not there
    are 0 from `reset` or `place` on, and never written again: whoever changes it in place changes them for good.
    Likewise `rewards`, `places` and `points` are written at an end and by the action after it alone.
    """

    observation: Array  # float32 (count, observation): what the acting seat knows, as the game's `observe` lays it out
    mask: Array  # bool (count, actions): what it may do
    seat: Array  # int64 (count,): who acts: the lowest of those who may
    pending: Array  # int32 (count,): a bit for every seat that may act
    rewards: Array  # float32 (count, seats): from -1 to 1 at an end, their sum 0; 0 before, and where it was stopped
    places: Array  # int32 (count, seats): at a game's end from 1, ties share; 0 before
    points: Array  # int32 (count, seats): at a game's end; 0 before
    done: Array  # bool (count,): the game has ended by its rules
    truncated: Array  # bool (count,): or was stopped at a limit
    refused: Array  # bool (count,): the action was not in the mask, and nothing has moved


class Outcome(NamedTuple):
    """How whole games went, row by row."""

    places: Array  # int32 (count, seats)
    points: Array  # int32 (count, seats)
    steps: Array  # int64 (count,): actions played
    over: Array  # int32 (count,): 0 given up at the limit, 1 ended, 2 stopped at an agreed limit


@dataclass(frozen=True)
class Layout:
    """How many of each there are."""

    count: int
    seats: int
    observation: int
    actions: int


Fields = Mapping[str, tuple[str, tuple[str, ...]]]
"""Types and shapes of arrays, by name."""

ROW, SEATS, OBSERVATION, ACTIONS = (), ("seats",), ("observation",), ("actions",)
TURN: Fields = {
    "observation": ("float32", OBSERVATION),
    "mask": ("bool", ACTIONS),
    "seat": ("int64", ROW),
    "pending": ("int32", ROW),
    "rewards": ("float32", SEATS),
    "places": ("int32", SEATS),
    "points": ("int32", SEATS),
    "done": ("bool", ROW),
    "truncated": ("bool", ROW),
    "refused": ("bool", ROW),
}
SEEN, ENDED = ("seat", "pending", "observation", "mask"), tuple(TURN)[4:]
"""What a seat is shown, and what the last action led to, in the order in which kernels take them."""

OUTCOME: Fields = {
    "places": ("int32", SEATS),
    "points": ("int32", SEATS),
    "steps": ("int64", ROW),
    "over": ("int32", ROW),
}


class ArrayError(ValueError):
    """An array that a batch cannot use: says which one it needs."""


def shape(layout: Layout, dims: tuple[str, ...]) -> tuple[int, ...]:
    return (layout.count, *(getattr(layout, dim) for dim in dims))


def check(name: str, found: tuple[str, tuple[int, ...]], wanted: tuple[str, tuple[int, ...]], whole: bool) -> None:
    """Whether a caller's array is what the kernels take: its type, its shape, its rows one behind the other."""
    same_type = found[0] == wanted[0] or {found[0], wanted[0]} == {"bool", "uint8"}
    if not same_type or found[1] != wanted[1]:
        raise ArrayError(f"{name} must be {wanted[0]} of shape {wanted[1]}, not {found[0]} of shape {found[1]}")
    if not whole:
        raise ArrayError(f"{name} must be contiguous, and not read-only")


def on_host(name: str, array: Any) -> np.ndarray:
    """A caller's array as NumPy sees it, in the same memory: NumPy's own, or lent by DLPack."""
    if isinstance(array, np.ndarray):
        return array
    if not hasattr(array, "__dlpack__"):
        raise ArrayError(
            f"{name} must be an array of NumPy's, or one that is lent by DLPack, not {type(array).__name__}"
        )
    try:
        return np.from_dlpack(array)
    except (BufferError, RuntimeError, TypeError) as refused:
        raise ArrayError(f"{name} must lie in this machine's memory: {refused}") from refused
