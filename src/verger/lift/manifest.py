"""What a page must know about a game to play it: everything but the code itself, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numba import types

from verger.bots import LEVELS, LOOKS, Level, Player
from verger.bots.players import TABLES
from verger.bots.thought import NETWORK
from verger.engine import Arg, Game, Option
from verger.engine.views import schema

from .constants import constants
from .exports import EXPORTS, Export, dtypes

Manifest = dict[str, Any]


def package(game: Game) -> str:
    """The package that a game's rules are written in."""
    return game.setup.__module__.rpartition(".")[0]


def described(game: Game) -> Manifest:
    """A game's names and numbers, as they are before anything is built."""
    return {
        "name": game.name,
        "rules_version": game.rules_version,
        "edition": game.edition,
        "prefix": game.prefix,
        "seats": list(game.seats),
        "phases": list(game.phases),
        "record": fields(game.dtype),
        "layout": game.layout,
        "actions": actions(game),
        "events": {kind: [argument(arg) for arg in args] for kind, args in game.events.args.items()},
        "options": [option(one) for one in game.options],
        "view": schema(game),
        "keys": {table: list(names) for table, names in game.keys.items()},
        "parts": list(game.part_names),
        "levels": [level(one, game) for one in LEVELS],
        "looks": LOOKS,
        "thought": fields(dtypes(game)["thought"]),
        "edge": dtypes(game)["edge"].itemsize,
        "guided": {"kind": NETWORK, "inputs": game.observation},
        "functions": {export.name: function(game, export) for export in EXPORTS},
        "constants": constants([export.of(game) for export in EXPORTS], package(game)),
    }


def fields(record: np.dtype[np.void]) -> dict[str, Any]:
    """A record's size, and each field's place, type and shape."""
    found = {}
    for name, (dtype, offset, *_) in (record.fields or {}).items():
        found[name] = {"offset": offset, "dtype": dtype.base.name, "shape": list(dtype.shape)}
    return {"size": record.itemsize, "fields": found}


def level(one: Level, game: Game) -> dict[str, Any]:
    """How strong a bot is, and how whoever plays it thinks at every kind of table."""
    return {"number": one.number, "tables": {table: thinking(one.bot.playing(game, table), game) for table in TABLES}}


def thinking(player: Player, game: Game) -> dict[str, Any]:
    """How long a player may think, what its thoughts are told before they begin, and how large its tree may be."""
    return {"seconds": player.seconds, "settings": dict(player.settings(game)), "room": player.room(game)}


def actions(game: Game) -> dict[str, Any]:
    kinds = {
        kind: {"first": game.actions.first(kind), "args": [argument(arg) for arg in args]}
        for kind, args in game.actions.ranges.items()
    }
    return {"count": len(game.actions), "kinds": kinds}


def argument(arg: Arg) -> dict[str, Any]:
    """An argument, without what it is not."""
    flags = {"none": arg.none, "secret": arg.secret, "drawn": arg.drawn}
    return _said({"name": arg.name, "keys": list(arg.keys), "size": arg.size, **flags})


def option(one: Option) -> dict[str, Any]:
    values = {"values": list(one.values), "low": one.low, "high": one.high, "seat": one.seat}
    return {"name": one.name, "default": one.default, **_said(values)}


def function(game: Game, export: Export) -> list[list[str]]:
    """A function's arguments, each by its name and how it crosses."""
    return [[name, _crossing(kind)] for name, kind in zip(export.names(game), export.arguments, strict=True)]


def _crossing(kind: Any) -> str:
    return f"{kind.dtype}{'[]' * kind.ndim}" if isinstance(kind, types.Array) else str(kind)


def _said(values: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value}
