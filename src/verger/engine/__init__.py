"""What a game is: records, rules, randomness, names, playing one or many. The engine knows no game."""

from . import loops, options, play, records, registry, undo
from .compiled import rule
from .components import Components, ComponentsError
from .game import RULING, Game
from .options import Option, OptionError
from .positions import ENDINGS, PositionError, Reader
from .randomness import below, seeded, shuffle
from .records import (
    ENDED,
    RUNNING,
    SPECTATOR,
    SPECTATORS,
    STOPPED,
    State,
    blank,
    everyone,
    may_act,
    members,
    only,
    record,
    tell,
    twin,
)
from .spaces import EVERYTHING, Action, ActionSpace, Arg, EventSpace, Eyes

__all__ = [
    "ENDED",
    "ENDINGS",
    "EVERYTHING",
    "RULING",
    "RUNNING",
    "SPECTATOR",
    "SPECTATORS",
    "STOPPED",
    "Action",
    "ActionSpace",
    "Arg",
    "Components",
    "ComponentsError",
    "EventSpace",
    "Eyes",
    "Game",
    "Option",
    "OptionError",
    "PositionError",
    "Reader",
    "State",
    "below",
    "blank",
    "everyone",
    "loops",
    "may_act",
    "members",
    "only",
    "options",
    "play",
    "record",
    "records",
    "registry",
    "rule",
    "seeded",
    "shuffle",
    "tell",
    "twin",
    "undo",
]
