"""Verger: one home for board and card games.

```python
import verger

finca = verger.game("finca")
match = finca.new(seats=4, seed=7)
```

`verger.games()` names the others.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .engine import ComponentsError, OptionError, PositionError
    from .engine.registry import UnknownGame
    from .match import IllegalAction, Match, RecordError, UndoRefused, game, games
    from .match import open_record as open  # noqa: A004

__all__ = [
    "ComponentsError",
    "IllegalAction",
    "Match",
    "OptionError",
    "PositionError",
    "RecordError",
    "UndoRefused",
    "UnknownGame",
    "game",
    "games",
    "open",
]
__version__ = "0.1.0"

_ENGINE = ("ComponentsError", "OptionError", "PositionError")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    """What is offered here is imported when it is asked for: a room that needs no Numba can be entered without."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name == "UnknownGame":
        return import_module(".engine.registry", __name__).UnknownGame
    if name == "games":
        return import_module(".games", __name__)
    room = ".engine" if name in _ENGINE else ".match"
    return getattr(import_module(room, __name__), "open_record" if name == "open" else name)
