"""The house for people: HTTP and WebSocket around matches kept as seed and actions. It knows no game and no rule."""

from .admin import Unfinished, administration
from .app import create_app
from .operation.settings import Settings, Unusable
from .serve import run

__all__ = ["Settings", "Unfinished", "Unusable", "administration", "create_app", "run"]
