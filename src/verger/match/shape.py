"""The shape of a match's record: what is in it, by what name, and in which order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

SHAPE: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "edition": (str,),
    "rules_version": (int,),
    "options": (dict,),
    "seed": (int, type(None)),
    "seats": (list,),
    "actions": (list,),
    "result": (dict, type(None)),
}


def written(
    *,
    game: str,
    edition: str,
    rules_version: int,
    options: Mapping[str, Any],
    seed: int | None,
    seats: Sequence[Any],
    actions: Iterable[Sequence[int]],
    result: Mapping[str, Any] | None,
    position: Mapping[str, Any] | None = None,
    known_seed: bool = False,
) -> dict[str, Any]:
    """A record; the position that it starts from and that its seed was chosen are in it where that is so."""
    whole = {
        "game": game,
        "edition": edition,
        "rules_version": rules_version,
        "options": dict(options),
        "seed": seed,
        "seats": list(seats),
        "actions": [list(played) for played in actions],
        "result": result,
    }
    beside = {"position": position, "known_seed": known_seed or None}
    return whole | {name: value for name, value in beside.items() if value is not None}
