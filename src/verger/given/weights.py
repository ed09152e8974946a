"""Files of weights, in the format of safetensors: matrices by name, and what a file says of itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

KINDS = {"F16": "<f2", "F32": "<f4"}


class WeightsError(ValueError):
    """A file of weights that is none, or that does not fit."""


def read(path: Path) -> tuple[dict[str, np.ndarray], dict[str, str]]:
    """A file's matrices, and what it says of itself."""
    try:
        return tensors(path.read_bytes())
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise WeightsError(f"{path} is not a file of weights") from error


def tensors(data: bytes) -> tuple[dict[str, np.ndarray], dict[str, str]]:
    """The same, of its bytes."""
    start = 8 + int.from_bytes(data[:8], "little")
    header: dict[str, Any] = json.loads(data[8:start])
    about: dict[str, str] = header.pop("__metadata__", {})
    found = {}
    for name, one in header.items():
        first, end = (start + offset for offset in one["data_offsets"])
        found[name] = np.frombuffer(data[first:end], KINDS[one["dtype"]]).reshape(one["shape"])
    return found, about
