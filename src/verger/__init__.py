"""Verger: one home for board and card games.

```python
import verger

finca = verger.game("finca")
match = finca.new(seats=4, seed=7)
```
"""

from .engine import ComponentsError, OptionError, PositionError
from .engine.registry import UnknownGame
from .match import IllegalAction, Match, RecordError, UndoRefused, game
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
    "open",
]
__version__ = "0.1.0"
