"""From the number of an action to its kind and arguments, decoded in one place for all that is asked of it.

A game has a rule that plays each kind of action, and reasons against it; the engine writes `apply`, `refusal` and
`legal` from them.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from keyword import iskeyword
from math import prod
from types import MappingProxyType, ModuleType
from typing import Any, NamedTuple

from .compiled import inlined, python, rule, written
from .records import may_act
from .spaces import ActionSpace

Rule = Any
INDENT = "    "


def played(actions: ActionSpace, *modules: ModuleType, **rules: Rule) -> Rule:
    """`apply`: an action is played by the rule of its kind, `(s, seat, *arguments)`.

    It is found in one of the modules by that name, to which `_` is added where Python keeps it, unless it is given.
    """
    names = {kind: f"{kind}_" if iskeyword(kind) else kind for kind in actions.ranges}
    found = {kind: getattr(one, name) for kind, name in names.items() for one in modules if hasattr(one, name)}
    used = {f"play_{kind}": one for kind, one in _complete(actions, found | rules).items()}

    def play(kind: str, args: list[str]) -> list[str]:
        return [_call(f"play_{kind}", args), "return"]

    return written("apply", _by_kind(actions, "apply", play), **used)


def found_out(ask: Rule, ponder: Rule, mark: Rule) -> Rule:
    """`legal` where something has to be found out before it can be marked."""

    @rule
    def legal(s, seat, mask):
        more = ask(s, seat)
        while more:
            more = ponder(s, seat)
        return mark(s, seat, mask)

    return legal


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


def faults_in(names: Mapping[str, Any]) -> Rule:
    """`faults`: the first number but 0 of all rules `faults_of_…(s)` of a module, asked as they follow one another."""
    rules = [one for name, one in names.items() if name.startswith("faults_of_") and _parameters(one) == ["s"]]
    return first_of("faults", *rules)


class ByPhase(NamedTuple):
    """A reason that lies in the phase alone: its number in some phases, and that in all others."""

    numbers: Mapping[int, int]
    otherwise: int

    def written(self) -> str:
        named = [f"{number} if phase == {phase} else " for phase, number in self.numbers.items()]
        return f"{''.join(named)}{self.otherwise}"

    def allows(self, phase: int) -> bool:
        return self.numbers.get(phase, self.otherwise) == 0


class Unless(NamedTuple):
    """A reason in a line: its number, unless a condition holds.

    The condition is Python of `s`, `seat`, the arguments of the kind by their names, and the names of the module.
    """

    condition: str
    number: int

    def rule(self, name: str, arguments: Sequence[str], names: Mapping[str, Any]) -> Rule:
        """The same as a rule of the arguments up to the last that the condition looks at."""
        used = {node.id for node in ast.walk(ast.parse(self.condition)) if isinstance(node, ast.Name)}
        looks = max((i + 1 for i, argument in enumerate(arguments) if argument in used), default=0)
        head = f"def {name}({', '.join(['s', 'seat', *arguments[:looks]])}):"
        return written(name, [head, f"    return 0 if {self.condition} else {self.number}"], names)


class Among(NamedTuple):
    """A reason that a set of bits gives: all values that the next argument may have, found at once.

    `members(s, seat, *arguments)` is the set; what is against any other value `why` says, a rule of that value, too.
    """

    members: Rule
    why: Rule


class _Reason:
    """A rule against a kind by the name it is called with, and how many of the arguments it looks at."""

    def __init__(self, name: str, given: Rule | Among) -> None:
        self.name = name
        self.rules = {name: given}
        self.looks = _looks(given)

    def refusing(self, args: list[str]) -> str:
        """Python for 0 or the number of the rule against these arguments."""
        return _call(self.name, args[: self.looks])

    def before(self, args: list[str]) -> Iterator[str]:
        """Lines of `legal` before the last argument that it looks at is tried."""
        yield from ()

    def allowing(self, args: list[str]) -> str:
        """Python for having nothing against these arguments."""
        return f"{self.refusing(args)} == 0"


class _AmongReason(_Reason):
    def __init__(self, name: str, given: Among) -> None:
        self.name = name
        self.rules = {f"{name}_members": given.members, f"{name}_why": given.why}
        self.looks = _looks(given.members) + 1
        self._why = _looks(given.why)

    def refusing(self, args: list[str]) -> str:
        members = _call(f"{self.name}_members", args[: self.looks - 1])
        why = _call(f"{self.name}_why", args[: self._why])
        return f"0 if {_has(members, args[self.looks - 1])} else {why}"

    def before(self, args: list[str]) -> Iterator[str]:
        yield f"{self.name} = {_call(f'{self.name}_members', args[: self.looks - 1])}"

    def allowing(self, args: list[str]) -> str:
        return _has(self.name, args[self.looks - 1])


class Refusals:
    """What is forbidden, said once: `refusal` gives the rule against an action, `legal` marks what has none against it.

    `untimely(s, seat)` speaks first, whatever the action. Then come the reasons against a kind, in their order. Each is
    a `ByPhase`, an `Unless` of the module's `names`, an `Among`, or a rule `(s, seat, *arguments)` that takes as many
    of the arguments as it looks at and gives 0 or the number of the ledger rule. `legal` asks a reason only once for
    the arguments that it looks at, and nothing of a kind that cannot be played in the phase. Where a measurement says
    so, a rule `(s, seat, mask) -> count` among the `quicker` ones marks a kind, or several that are played in the same
    phases.

    The phase is the header's, or what a rule `phase(s, seat)` gives where not all seats are in the same one.
    """

    def __init__(
        self,
        actions: ActionSpace,
        phases: Sequence[str],
        untimely: Rule,
        reasons: Mapping[str, Sequence[Rule | ByPhase | Unless | Among]],
        names: Mapping[str, Any] = MappingProxyType({}),
        quicker: Mapping[str | tuple[str, ...], Rule] = MappingProxyType({}),
        phase: Rule | None = None,
    ) -> None:
        self._actions = actions
        self._phases = range(len(phases))
        self._phase = "s.phase" if phase is None else "phase_of(s, seat)"
        together = [(kinds,) if isinstance(kinds, str) else kinds for kinds in quicker]
        self._quicker = {kind: f"quicker_{kinds[0]}" for kinds in together for kind in kinds}
        self._against = {
            kind: [self._reason(kind, i, one, names) for i, one in enumerate(against)]
            for kind, against in _complete(actions, reasons).items()
        }
        asked = [one for against in self._against.values() for one in against if isinstance(one, _Reason)]
        used = {name: inlined(one) for reason in asked for name, one in reason.rules.items()}
        if phase is not None:
            used["phase_of"] = inlined(phase)
        own = {self._quicker[kinds[0]]: one for kinds, one in zip(together, quicker.values(), strict=True)}
        self.refusal = written("refusal", self._refusal(), untimely=untimely, **used)
        self.legal = written("legal", self._legal(), untimely=untimely, may_act=may_act, **used, **own)

    def _reason(self, kind: str, nth: int, given: Any, names: Mapping[str, Any]) -> _Reason | ByPhase:
        name = f"{kind}_{nth}"
        if isinstance(given, ByPhase):
            return given
        if isinstance(given, Unless):
            given = given.rule(name, [arg.name for arg in self._actions.ranges[kind]], names)
        return _AmongReason(name, given) if isinstance(given, Among) else _Reason(name, given)

    def _refusal(self) -> Iterator[str]:
        def reasons(kind: str, args: list[str]) -> Iterator[str]:
            return _first(
                one.written() if isinstance(one, ByPhase) else one.refusing(args) for one in self._against[kind]
            )

        asked = ["code = untimely(s, seat)", "if code != 0:", "    return code", f"phase = {self._phase}"]
        return _by_kind(self._actions, "refusal", reasons, asked)

    def _legal(self) -> Iterator[str]:
        yield "def legal(s, seat, mask):"
        yield "    count = 0"
        yield "    if not may_act(s, seat) or untimely(s, seat) != 0:"
        yield "        return count"
        yield f"    phase = {self._phase}"
        for in_phase, kinds in groupby(self._actions.ranges, self._in_phase):
            yield f"    if {in_phase}:"
            for kind in kinds:
                yield from _indented(_indented(self._marks(kind)))
        yield "    return count"

    def _marks(self, kind: str) -> Iterator[str]:
        """Loops over a kind's arguments, each within the reasons that do not look at it.

        A reason that looks at fewer arguments is asked first: it cannot rest on what another says of more.
        """
        if kind in self._quicker:
            first = self._quicker[kind] == f"quicker_{kind}"
            yield f"count += {_call(self._quicker[kind], ['mask'])}" if first else "pass"
            return
        counts = [arg.count for arg in self._actions.ranges[kind]]
        args = [f"a{i}" for i in range(len(counts))]
        reasons = [one for one in self._against[kind] if isinstance(one, _Reason)]
        indent, loops = "", 0

        def loop(to: int) -> Iterator[str]:
            nonlocal indent, loops
            for i in range(loops, to):
                yield f"{indent}for a{i} in range({counts[i]}):"
                indent += INDENT
            loops = max(loops, to)

        for one in sorted(reasons, key=lambda reason: reason.looks):
            yield from loop(one.looks - 1)
            yield from (f"{indent}{line}" for line in one.before(args))
            yield from loop(one.looks)
            yield f"{indent}if {one.allowing(args)}:"
            indent += INDENT
        yield from loop(len(counts))
        number = [f"a{i} * {step}" for i, step in enumerate(_steps(self._actions, kind))]
        yield f"{indent}mask[{' + '.join([str(self._actions.first(kind)), *number])}] = 1"
        yield f"{indent}count += 1"

    def _in_phase(self, kind: str) -> str:
        """Python for being in a phase in which a kind can be played."""
        by_phase = [one for one in self._against[kind] if isinstance(one, ByPhase)]
        phases = [f"phase == {phase}" for phase in self._phases if all(one.allows(phase) for one in by_phase)]
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


def _looks(one: Rule) -> int:
    """How many of the arguments of an action a rule looks at."""
    return len(_parameters(one)) - 2


def _has(members: str, member: str) -> str:
    return f"({members} >> ({member})) & 1"


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
