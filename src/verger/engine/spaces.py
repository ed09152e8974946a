"""Actions and events have names: integers in the record, small dicts everywhere else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from keyword import iskeyword
from typing import Any, NamedTuple

import numpy as np

from verger.given.values import listed, perhaps, shown, whole

from .records import HIDDEN


class Everything:
    """Eyes that see all, secrets too."""

    def __repr__(self) -> str:
        return "EVERYTHING"


EVERYTHING = Everything()

Eyes = int | Everything | None
"""Whose knowledge something is told with: a seat's number, None for a spectator, or EVERYTHING."""


@dataclass(frozen=True)
class Arg:
    """An argument of an action or an event.

    With `keys` (words, or numbers) it takes one of them, with `size` a number from 0 to size - 1, with neither any
    number. `none` allows nothing as well, written None. A `secret` argument is known to the seat that acts alone; a
    `drawn` one of an event to nobody before it happens, so that a preview leaves the event out.
    """

    name: str
    keys: tuple[str, ...] | tuple[int, ...] = ()
    size: int = 0
    none: bool = False
    secret: bool = False
    drawn: bool = False

    @property
    def count(self) -> int:
        return (len(self.keys) or self.size) + self.none

    def encode(self, value: Any) -> int:
        """The number of a value; ValueError names what would be right."""
        if self.none and value is None:
            return self.count - 1
        meant = value if isinstance(value, str) else whole(value)
        if meant is not None and meant in self._places:
            return self._places[meant]
        wanted = f"one of {listed(self.keys)}" if self.keys else f"a number from 0 to {self.size - 1}"
        or_null = " or null" if self.none else ""
        words = [key for key in self.keys if isinstance(key, str)]
        raise ValueError(f"{self.name} must be {wanted}{or_null}, not {shown(value)}{perhaps(value, words)}")

    @cached_property
    def _places(self) -> dict[str | int, int]:
        """The number of every value but None."""
        values: Sequence[str | int] = self.keys or range(self.size)
        return {value: number for number, value in enumerate(values)}

    @cached_property
    def values(self) -> Sequence[Any] | None:
        """What its numbers stand for, if for anything but themselves."""
        if not self.none:
            return self.keys or None
        return (*(self.keys or range(self.size)), None)

    def decode(self, number: int) -> Any:
        return number if self.values is None else self.values[number]


@dataclass(frozen=True)
class Action:
    """A named action: `Action(id=3, kind="place", arguments={"blade": 3})`, with `action.blade` for short."""

    id: int
    kind: str
    arguments: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("_") and name in self.arguments:
            return self.arguments[name]
        raise AttributeError(f"the action {self.kind} has no {name}")

    def __repr__(self) -> str:
        parts = [f"id={self.id}", f"kind={self.kind!r}"] + [f"{k}={v!r}" for k, v in self.arguments.items()]
        return f"Action({', '.join(parts)})"

    def as_dict(self) -> dict[str, Any]:
        return {"kind": self.kind, **self.arguments}


def numbers(**values: int) -> Any:
    """Names for numbers, for rules to use: `numbers(walk=1).walk`; a name that Python keeps for itself ends in `_`."""
    fields = [(f"{name}_" if iskeyword(name) else name, int) for name in values]
    named: Any = NamedTuple("numbers", fields)  # type: ignore[misc]
    return named(*values.values())


class ActionSpace:
    """Every action of a game in named ranges of one row of integers: `ActionSpace(place=[blade], finish=[])`."""

    def __init__(self, **ranges: Sequence[Arg]) -> None:
        self.ranges = {kind: tuple(args) for kind, args in ranges.items()}
        self._secrets = {kind: {arg.name for arg in args if arg.secret} for kind, args in ranges.items()}
        self._first: dict[str, int] = {}
        self._actions: list[Action] = []
        for kind, args in self.ranges.items():
            self._first[kind] = len(self._actions)
            for numbers in product(*(range(arg.count) for arg in args)):
                values = {arg.name: arg.decode(number) for arg, number in zip(args, numbers, strict=True)}
                self._actions.append(Action(len(self._actions), kind, values))

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, number: int) -> Action:
        return self._actions[number]

    def first(self, kind: str) -> int:
        """The number at which a range begins."""
        return self._first[kind]

    @cached_property
    def numbers(self) -> Any:
        """The number at which each range begins, by its kind: `ACTIONS.numbers.place`."""
        return numbers(**self._first)

    def read(self, action: Action | Mapping[str, Any] | int) -> Action:
        """The action meant by a number, a dict or an Action; ValueError names what is wrong with it."""
        if type(action) is not int and isinstance(action, Mapping):
            return self._actions[self._number(action)]
        number = whole(action.id if isinstance(action, Action) else action)
        if number is None:
            raise ValueError(f"an action is a number, a dict or an Action, not {shown(action)}")
        there = 0 <= number < len(self._actions)
        if isinstance(action, Action) and not (there and self._actions[number] == action):
            raise ValueError(f"{action!r} is not an action of this game")
        if not there:
            raise ValueError(f"action {shown(number)} does not exist: they are numbered 0 to {len(self._actions) - 1}")
        return self._actions[number]

    def named(self, number: int, seat: int, eyes: Eyes) -> dict[str, Any]:
        """An action that a seat played as a dict, as these eyes may see it."""
        action = self._actions[number]
        if eyes is EVERYTHING or eyes == seat:
            return action.as_dict()
        hidden = self._secrets[action.kind]
        return {name: value for name, value in action.as_dict().items() if name not in hidden}

    def _number(self, action: Mapping[str, Any]) -> int:
        kind = action.get("kind")
        if not isinstance(kind, str) or kind not in self.ranges:
            said = ", ".join(self.ranges)
            raise ValueError(f"kind must be one of {said}, not {shown(kind)}{perhaps(kind, self.ranges)}")
        args = self.ranges[kind]
        names = [arg.name for arg in args]
        surplus = sorted(shown(name).strip("'") for name in action if name not in ("kind", *names))
        if surplus:
            raise ValueError(f"{kind} takes no {', '.join(surplus)}{perhaps(surplus[0], names)}")
        number = 0
        for arg in args:
            if arg.name not in action and not arg.none:
                raise ValueError(f"{kind} needs {arg.name}")
            number = number * arg.count + arg.encode(action.get(arg.name))
        return self._first[kind] + number


NAMED = 4096
"""Events whose names are remembered."""


class EventSpace:
    """What can happen, by name: `EventSpace(harvest=["seat", blade, fruit, "amount"])`; a word is any number."""

    def __init__(self, **kinds: Sequence[Arg | str]) -> None:
        self.kinds = tuple(kinds)
        self.args = {
            kind: tuple(Arg(arg) if isinstance(arg, str) else arg for arg in args) for kind, args in kinds.items()
        }
        self._shapes = [[(arg.name, arg.values) for arg in args] for args in self.args.values()]
        self._named: dict[tuple[int, ...], dict[str, Any]] = {}  # most events happen again
        self._drawn = {kind for kind, args in self.args.items() if any(arg.drawn for arg in args)}

    @cached_property
    def secrets(self) -> np.ndarray:
        """Per kind: a bit for every argument that is secret, and the argument that names the seat it belongs to."""
        rows = [
            (
                sum(arg.secret << i for i, arg in enumerate(args)),
                next((i for i, arg in enumerate(args) if arg.name == "seat"), -1),
            )
            for args in self.args.values()
        ]
        return np.array(rows, np.int64)

    def number(self, kind: str) -> int:
        return self.kinds.index(kind)

    @cached_property
    def numbers(self) -> Any:
        """The number of each kind, by its name: `EVENTS.numbers.walk`."""
        return numbers(**{kind: number for number, kind in enumerate(self.kinds)})

    def is_drawn(self, kind: str) -> bool:
        """Whether the event brings news that nobody can foresee."""
        return kind in self._drawn

    def named(self, event: Sequence[int]) -> dict[str, Any]:
        """An event of the record as a dict, without what is hidden in it."""
        key = tuple(event)
        found = self._named.get(key)
        if found is None:
            found = self._name(key)
            if len(self._named) < NAMED:
                self._named[key] = found
        return dict(found)

    def _name(self, event: tuple[int, ...]) -> dict[str, Any]:
        number = event[0]
        named: dict[str, Any] = {"kind": self.kinds[number]}
        for (name, values), value in zip(self._shapes[number], event[1:], strict=False):
            if value != HIDDEN:
                named[name] = value if values is None else values[value]
        return named
