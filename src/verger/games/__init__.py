"""The games: one folder each, known to the engine through the entry point group `verger.games` alone.

`verger.games()` names all that are installed, those of other packages as well.
"""

import sys
from types import ModuleType

from verger.engine import registry


class Shelf(ModuleType):
    """This folder, which answers when it is called: a package and a function cannot both be `verger.games`."""

    def __call__(self) -> tuple[str, ...]:
        """The names of the games that are installed."""
        return registry.names()


sys.modules[__name__].__class__ = Shelf
