"""From the number of an action to its kind and arguments, decoded in one place for all that is asked of it.

A game has a rule that plays each kind of action, and reasons against it; the engine writes `apply`, `refusal` and
`legal` from them.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import prod
from types import MappingProxyType
from typing import Any, NamedTuple

from .compiled import inlined, python, rule, written
from .records import may_act
from .spaces import ActionSpace

Rule = Any
INDENT = "    "


def played(actions: ActionSpace, **rules: Rule) -> Rule:
    """`apply`: an action is played by the rule of its kind, `(s, seat, *arguments)`."""
    used = {f"play_{kind}": one for kind, one in _complete(actions, rules).items()}

    def play(kind: str, args: list[str]) -> list[str]:
        return [_call(f"play_{kind}", args), "return"]

    return written("apply", _by_kind(actions, "apply", play), **used)


def not_refused(actions: ActionSpace, refusal: Rule) -> Rule:
    """`legal`, asked of every action there is."""
    actions_there_are = len(actions)

    @rule
    def legal(s, seat, mask):
        count = 0
        if may_act(s, seat):
            for action in range(actions_there_are):
                if refusal(s, seat, action) == 0:
                    mask[action] = 1
                    count += 1
        return count

    return legal


def first_of(name: str, *rules: Rule) -> Rule:
    """A rule of this name: the first number but 0 that these rules give, asked in their order."""
    used = {f"rule_{i}": one for i, one in enumerate(rules)}
    arguments = ", ".join(_parameters(rules[0]))
    lines = [f"def {name}({arguments}):", *_indented(_first(f"{one}({arguments})" for one in used))]
    return written(name, lines, **used)


class ByPhase(NamedTuple):
    """A reason that lies in the phase alone: its number in some phases, and that in all others."""

    numbers: Mapping[int, int]
    otherwise: int

    def written(self) -> str:
        named = [f"{number} if s.phase == {phase} else " for phase, number in self.numbers.items()]
        return f"{''.join(named)}{self.otherwise}"

    def allows(self, phase: int) -> bool:
        return self.numbers.get(phase, self.otherwise) == 0


class _Reason(NamedTuple):
    """A rule against a kind by the name it is called with, and how many of the arguments it looks at."""

    name: str
    rule: Rule
    looks: int


class Refusals:
    """What is forbidden, said once: `refusal` gives the rule against an action, `legal` marks what has none against it.

    `untimely(s, seat)` speaks first, whatever the action. Then come the reasons against a kind, in their order. Each is
    a `ByPhase`, or a rule `(s, seat, *arguments)` that takes as many of the arguments as it looks at and gives 0 or the
    number of the ledger rule. `legal` asks a reason only once for the arguments that it looks at, and nothing of a kind
    that cannot be played in the phase. Where a measurement says so, a rule `(s, seat, mask) -> count` among the
    `quicker` ones marks a kind.
    """

    def __init__(
        self,
        actions: ActionSpace,
        phases: Sequence[str],
        untimely: Rule,
        reasons: Mapping[str, Sequence[Rule | ByPhase]],
        quicker: Mapping[str, Rule] = MappingProxyType({}),
    ) -> None:
        self._actions = actions
        self._phases = range(len(phases))
        self._quicker = {kind: f"quicker_{kind}" for kind in quicker}
        self._against = {
            kind: [
                one if isinstance(one, ByPhase) else _Reason(f"{kind}_{i}", one, len(_parameters(one)) - 2)
                for i, one in enumerate(against)
            ]
            for kind, against in _complete(actions, reasons).items()
        }
        asked = [one for against in self._against.values() for one in against if isinstance(one, _Reason)]
        used = {one.name: inlined(one.rule) for one in asked}
        own = {self._quicker[kind]: one for kind, one in quicker.items()}
        self.refusal = written("refusal", self._refusal(), untimely=untimely, **used)
        self.legal = written("legal", self._legal(), untimely=untimely, may_act=may_act, **used, **own)

    def _refusal(self) -> Iterator[str]:
        def reasons(kind: str, args: list[str]) -> Iterator[str]:
            return _first(
                one.written() if isinstance(one, ByPhase) else _call(one.name, args[: one.looks])
                for one in self._against[kind]
            )

        asked = ["code = untimely(s, seat)", "if code != 0:", "    return code"]
        return _by_kind(self._actions, "refusal", reasons, asked)

    def _legal(self) -> Iterator[str]:
        yield "def legal(s, seat, mask):"
        yield "    count = 0"
        yield "    if not may_act(s, seat) or untimely(s, seat) != 0:"
        yield "        return count"
        for kind in self._actions.ranges:
            yield f"    if {self._in_phase(kind)}:"
            yield from _indented(_indented(self._marks(kind)))
        yield "    return count"

    def _marks(self, kind: str) -> Iterator[str]:
        """Loops over a kind's arguments, each within the reasons that do not look at it."""
        if kind in self._quicker:
            yield f"count += {_call(self._quicker[kind], ['mask'])}"
            return
        args = self._actions.ranges[kind]
        reasons = [one for one in self._against[kind] if isinstance(one, _Reason)]
        indent, loops = "", 0
        for name, _, looks in [*reasons, _Reason("", None, len(args))]:
            for i in range(loops, looks):
                yield f"{indent}for a{i} in range({args[i].count}):"
                indent += INDENT
            loops = max(loops, looks)
            if name:
                yield f"{indent}if {_call(name, [f'a{i}' for i in range(looks)])} == 0:"
                indent += INDENT
        number = [f"a{i} * {step}" for i, step in enumerate(_steps(self._actions, kind))]
        yield f"{indent}mask[{' + '.join([str(self._actions.first(kind)), *number])}] = 1"
        yield f"{indent}count += 1"

    def _in_phase(self, kind: str) -> str:
        """Python for being in a phase in which a kind can be played."""
        by_phase = [one for one in self._against[kind] if isinstance(one, ByPhase)]
        phases = [f"s.phase == {phase}" for phase in self._phases if all(one.allows(phase) for one in by_phase)]
        return " or ".join(phases) if by_phase else "True"


def _by_kind(
    actions: ActionSpace, name: str, branch: Callable[[str, list[str]], Iterable[str]], before: Iterable[str] = ()
) -> Iterator[str]:
    """A function of an action that does for each kind what its branch says, given the arguments decoded."""
    yield f"def {name}(s, seat, action):"
    yield from _indented(before)
    for kind, args in actions.ranges.items():
        first, counts = actions.first(kind), [arg.count for arg in args]
        end = first + prod(counts)
        decoded = [
            f"(action - {first}){f' // {step}' if step > 1 else ''}{f' % {count}' if i else ''}"
            for i, (count, step) in enumerate(zip(counts, _steps(actions, kind), strict=True))
        ]
        if end < len(actions):
            yield f"    if action < {end}:"
            yield from _indented(_indented(branch(kind, decoded)))
        else:
            yield from _indented(branch(kind, decoded))


def _steps(actions: ActionSpace, kind: str) -> list[int]:
    """For each argument of a kind, how far apart actions lie that differ by one in it."""
    counts = [arg.count for arg in actions.ranges[kind]]
    return [prod(counts[i + 1 :]) for i in range(len(counts))]


def _first(calls: Iterable[str]) -> Iterator[str]:
    """The first number but 0 that these calls give, returned."""
    for call in calls:
        yield f"code = {call}"
        yield "if code != 0:"
        yield "    return code"
    yield "return 0"


def _call(name: str, arguments: Sequence[str]) -> str:
    return f"{name}({', '.join(['s', 'seat', *arguments])})"


def _indented(lines: Iterable[str]) -> Iterator[str]:
    return (f"{INDENT}{line}" for line in lines)


def _parameters(one: Rule) -> list[str]:
    return list(inspect.signature(python(one)).parameters)


def _complete(actions: ActionSpace, given: Mapping[str, Any]) -> dict[str, Any]:
    """Something for every kind, in the order of the actions; TypeError names a kind too many or too few."""
    if odd := given.keys() ^ actions.ranges.keys():
        raise TypeError(f"{', '.join(sorted(odd))}: every kind of action is named, and nothing else")
    return {kind: given[kind] for kind in actions.ranges}
