"""What a game is: records, rules, randomness, names, playing one or many. The engine knows no game."""

from verger.given.options import Option, OptionError

from . import codecs, loops, observing, play, records, registry, showing, undo, views
from .compiled import rule
from .components import Components, ComponentsError
from .game import RULING, Game
from .kinds import Among, ByPhase, Refusals, Unless, faults_in, first_of, played
from .positions import ENDINGS, PositionError
from .randomness import below, seeded, shuffle, shuffled
from .records import (
    ENDED,
    RUNNING,
    SPECTATOR,
    SPECTATORS,
    STOPPED,
    State,
    blank,
    everyone,
    give_turn,
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
    "Among",
    "Arg",
    "ByPhase",
    "Components",
    "ComponentsError",
    "EventSpace",
    "Eyes",
    "Game",
    "Option",
    "OptionError",
    "PositionError",
    "Refusals",
    "State",
    "Unless",
    "below",
    "blank",
    "codecs",
    "everyone",
    "faults_in",
    "first_of",
    "give_turn",
    "loops",
    "may_act",
    "members",
    "observing",
    "only",
    "play",
    "played",
    "record",
    "records",
    "registry",
    "rule",
    "seeded",
    "showing",
    "shuffle",
    "shuffled",
    "tell",
    "twin",
    "undo",
    "views",
]
