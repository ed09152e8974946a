from collections.abc import Mapping
from typing import Any


def describe(s: Any) -> dict[str, Any]:
    return {"seats": int(s.seats)}


def place(s: Any, description: Mapping[str, Any]) -> None:
    return None
