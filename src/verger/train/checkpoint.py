"""What a training leaves behind, so that the same command goes on with it."""

from __future__ import annotations

from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import torch

LAST, BEST = "last.pt", "best.pt"


class CheckpointError(ValueError):
    """A training that cannot be gone on with: says why."""


def save(path: Path, what: dict[str, Any]) -> None:
    """Write it whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f"{path.name}.half")
    torch.save(what, half)
    half.replace(path)


def load(path: Path, same: dict[str, Any]) -> dict[str, Any] | None:
    """What was saved, if anything was; it must be of the same game and shape."""
    if not path.exists():
        return None
    try:
        found: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
        differing = [name for name, value in same.items() if found[name] != value]
    except (RuntimeError, EOFError, LookupError, TypeError, UnpicklingError) as error:
        raise CheckpointError(f"{path} is damaged: name another folder with --out") from error
    if differing:
        name = differing[0]
        raise CheckpointError(f"{path} has {name} {found[name]!r}, not {same[name]!r}: name another folder with --out")
    return found
