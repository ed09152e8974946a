from typing import Any, TypedDict

from .state import PARTS


class View(TypedDict):
    seats: int


def view(s: Any, seat: int | None) -> View:
    return View(seats=int(s.seats))


def parts(s: Any, seat: int) -> dict[str, int]:
    return dict(zip(PARTS, s.points[seat].tolist(), strict=True))
