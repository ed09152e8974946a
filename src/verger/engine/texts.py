"""Sentences in French and English: Project Fluent files, read alike here and in the page.

Each argument of an action or event reaches its sentence under its own name, as displayed text; numbers stay numbers. A
key is displayed by the message `<argument>-<key>`, formatted with the same numbers (`amount` counts as 1 if absent), or
as it is where it is a number without one; None by `<argument>-none`, a seat by its name, and a place that only we have
numbered, from 0, as people count, from 1. What is secret to the reader is displayed by `<argument>-hidden`, where there
is such a message: "draws a card" instead of "draws Banana 6".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .spaces import Arg

LANGUAGES = ("fr", "en")
SEATS = ("seat", "other")
"""Arguments that are seats, displayed by their names: the one that acts, and one that it acts upon."""


class Texts:
    """The messages of one folder in one language."""

    def __init__(self, bundle: FluentBundle, path: Path) -> None:
        self._bundle = bundle
        self._path = path

    @classmethod
    @lru_cache
    def load(cls, folder: Path, language: str) -> Texts:
        if language not in LANGUAGES:
            raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
        path = folder / f"{language}.ftl"
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        return cls(bundle, path)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, /, **arguments: Any) -> str:
        value = self._bundle.get_message(message).value if self.has(message) else None
        if value is None:
            raise KeyError(f"{self._path.name} has no message {message!r}")
        text, errors = self._bundle.format_pattern(value, arguments)
        if errors:
            raise ValueError(f"{self._path.name}: {message} with {arguments}: {errors[0]}")
        return str(text)

    def sentence(self, family: str, said: Mapping[str, Any], args: Sequence[Arg], names: Sequence[str]) -> str:
        """The sentence of an action or an event: `family` is "action" or "event", `names` are the seats'."""
        numbers = {"amount": 1} | {name: value for name, value in said.items() if isinstance(value, int)}
        shown = {arg.name: self._shown(arg, said[arg.name], numbers, names) for arg in args if arg.name in said}
        return self(f"{family}-{said['kind']}", **({"amount": 1} | shown | self._hidden(args, said)))

    def _hidden(self, args: Sequence[Arg], said: Mapping[str, Any]) -> dict[str, str]:
        missing = [arg.name for arg in args if arg.secret and arg.name not in said]
        return {name: self(f"{name}-hidden") for name in missing if self.has(f"{name}-hidden")}

    def _shown(self, arg: Arg, value: Any, numbers: Mapping[str, int], names: Sequence[str]) -> Any:
        if arg.keys or value is None:
            name = f"{arg.name}-{'none' if value is None else value}"
            return self(name, **numbers) if self.has(name) or not isinstance(value, int) else value
        if arg.name in SEATS:
            return names[value] if value < len(names) else str(value + 1)
        return value + 1 if arg.size else value


@dataclass(frozen=True)
class Ledger:
    """The ids of a game's rules in the order of its texts, by section."""

    sections: dict[str, tuple[str, ...]]

    @classmethod
    def read(cls, folder: Path, prefix: str) -> Ledger:
        text = (folder / f"{LANGUAGES[0]}.ftl").read_text(encoding="utf-8")
        sections: dict[str, tuple[str, ...]] = {}
        current = ""
        for found in re.finditer(rf"^(?:section-(\w+)|rule-({prefix}-\w+)) =", text, re.MULTILINE):
            section, rule = found.groups()
            if section:
                current = section
                sections[current] = ()
            else:
                sections[current] += (rule,)
        return cls(sections)

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(rule for rules in self.sections.values() for rule in rules)
