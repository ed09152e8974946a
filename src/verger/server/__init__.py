"""The house for people: HTTP and WebSocket around matches kept as seed and actions. It knows no game and no rule."""

from .administration import Unfinished, administration
from .app import create_app
from .serving import run
from .settings import Settings, Unusable

__all__ = ["Settings", "Unfinished", "Unusable", "administration", "create_app", "run"]
