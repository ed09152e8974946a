"""Finding the action that somebody's words mean: `move 3`, `serve arta lemon`, `livrer grande`.

An action is said by its kind and its arguments, each by its key or by a word of the game's texts in any language:
`word-<key>` where the texts have one, else the name of the thing. Accents and capitals do not matter, the beginning of
a word is enough, and what is clear without being said may be left out at the end; so may the kind.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

from verger.engine import Action, Arg, Game
from verger.engine.texts import LANGUAGES, SEATS, Texts

EXACT, BEGUN, UNSAID = 2, 1, 0

Slot = frozenset[str] | None
"""The words that fill a place, or None where there is nothing to say."""


def plain(text: str) -> str:
    """Letters and digits alone, so that "Son Severa", "son_severa" and "SON SÉVERA" are one word."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text.casefold()) if letter.isalnum())


class Words:
    """The words for a game's actions; `names` are the seats'."""

    def __init__(self, game: Game, names: Sequence[str], language: str) -> None:
        self.game = game
        self.names = names
        self.texts = game.texts(language)

    def say(self, action: Action) -> str:
        """The words to type for an action, in the person's language."""
        args = self.game.actions.ranges[action.kind]
        said = [self._shown(arg, action.arguments[arg.name]) for arg in args]
        return " ".join([self.kind(action.kind), *filter(None, said)])

    def kind(self, kind: str) -> str:
        """The word for a kind of actions."""
        return _word(self.texts, kind)

    def _shown(self, arg: Arg, value: Any) -> str:
        if value is None:
            return ""
        if isinstance(value, str):
            return _word(self.texts, value, f"{arg.name}-{value}")
        named = arg.name in SEATS and value < len(self.names)
        return self.names[value] if named else str(value + 1 if arg.size else value)

    def meant(self, line: str, actions: Iterable[Action]) -> list[Action]:
        """Those of the actions that fit a line best: none, the one that is meant, or several."""
        words = list(filter(None, map(plain, line.replace("_", " ").split())))
        fits = {action.id: _fit(words, self._slots[action.id]) for action in actions} if words else {}
        best = max((fit for fit in fits.values() if fit), default=None)
        return [self.game.actions[number] for number, fit in fits.items() if fit and fit == best]

    @cached_property
    def _slots(self) -> list[tuple[Slot, ...]]:
        """For every action its kind and its arguments, each with all the words for it."""
        return [tuple(self._slots_of(action)) for action in self.game.actions]

    def _slots_of(self, action: Action) -> Iterator[Slot]:
        yield self._synonyms(action.kind)
        for arg in self.game.actions.ranges[action.kind]:
            value = action.arguments[arg.name]
            if value is None:
                yield None
            elif isinstance(value, str):
                yield self._synonyms(value, f"{arg.name}-{value}")
            elif arg.name in SEATS and value < len(self.names):
                yield frozenset({str(value + 1), plain(self.names[value])})
            else:
                yield frozenset({str(value + 1 if arg.size else value)})

    def _synonyms(self, key: str, name: str | None = None) -> frozenset[str]:
        texts = [self.game.texts(language) for language in LANGUAGES]
        return frozenset(plain(word) for word in (key, *(_word(text, key, name, n) for text in texts for n in (1, 2))))


def _word(texts: Texts, key: str, name: str | None = None, amount: int = 1) -> str:
    if texts.has(f"word-{key}"):
        return texts(f"word-{key}")
    return texts(name, amount=amount) if name else key


def _fit(words: Sequence[str], slots: Sequence[Slot], first: bool = True) -> tuple[int, ...] | None:
    """How well words fill slots in order, slot by slot; None if they do not."""
    if not slots:
        return None if words else ()
    slot, rest = slots[0], slots[1:]
    ways = []
    if slot is None:
        ways.append((EXACT, _fit(words, rest, first=False)))
    else:
        if not words or (first and rest and not words[0].isdecimal()):
            ways.append((UNSAID, _fit(words, rest, first=False)))
        for count in range(1, len(words) + 1):
            word = "".join(words[:count])
            if grade := _grade(word, slot):
                ways.append((grade, _fit(words[count:], rest, first=False)))
    return max(((grade, *fit) for grade, fit in ways if fit is not None), default=None)


def _grade(word: str, slot: frozenset[str]) -> int:
    if word in slot:
        return EXACT
    begun = not word.isdecimal() and any(synonym.startswith(word) for synonym in slot)
    return BEGUN if begun else UNSAID
