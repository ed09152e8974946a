"""What the engine writes from a rule for each kind of action and the reasons against it."""

import inspect
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from verger.engine import (
    ActionSpace,
    Among,
    Arg,
    ByPhase,
    Refusals,
    Unless,
    blank,
    everyone,
    faults_in,
    first_of,
    may_act,
    played,
    record,
    rule,
)
from verger.engine.kinds import not_refused

ACTIONS = ActionSpace(
    look=[], take=[Arg("row", size=3), Arg("column", size=4)], put=[Arg("to", ("here", "there"), none=True)], end=[]
)
ACTIONS_AT = ACTIONS.numbers
PUT = ACTIONS_AT.put
MORNING, NIGHT = range(2)
STATE = record(events=1, asked=(), seen=(4,))


@rule
def look(s, seat):
    s.seen[0] = 1


@rule
def take(s, seat, row, column):
    s.seen[:] = (2, seat, row, column)


@rule
def put(s, seat, to):
    s.seen[:] = (3, seat, to, 0)


@rule
def end(s, seat):
    s.seen[0] = 4


@rule
def untimely(s, seat):
    return 0 if may_act(s, seat) else 1


@rule
def too_early(s, seat):
    return 2 if s.turns == 0 else 0


@rule
def mark_put(s, seat, mask):
    for to in range(3):
        mask[PUT + to] = 1
    return 3


@rule
def row_is_empty(s, seat, row):
    s.asked += 1
    return 3 if row == 1 else 0


@rule
def nothing_there(s, seat, row, column):
    return 4 if column > row else 0


@rule
def columns(s, seat, row):
    s.asked += 1
    return (1 << (row + 1)) - 1


@rule
def of_the_turn(s, seat):
    """Who is asked first is still in the morning."""
    return MORNING if seat == 0 else s.phase


@rule
def mark_look_and_end(s, seat, mask):
    mask[ACTIONS_AT.look] = 1
    if s.turns:
        mask[ACTIONS_AT.end] = 1
    return 2 if s.turns else 1


REASONS: dict[str, list[Any]] = {
    "look": [],
    "take": [ByPhase({NIGHT: 5}, 0), row_is_empty, nothing_there],
    "put": [ByPhase({NIGHT: 0}, 6)],
    "end": [too_early],
}
REFUSALS = Refusals(ACTIONS, ("morning", "night"), untimely, REASONS)
QUICKER = Refusals(ACTIONS, ("morning", "night"), untimely, REASONS, quicker={"put": mark_put})
TOGETHER = Refusals(ACTIONS, ("morning", "night"), untimely, REASONS, quicker={("look", "end"): mark_look_and_end})
SETS = Refusals(
    ACTIONS,
    ("morning", "night"),
    untimely,
    REASONS | {"take": [ByPhase({NIGHT: 5}, 0), row_is_empty, Among(columns, nothing_there), too_early]},
)
LINES = Refusals(
    ACTIONS,
    ("morning", "night"),
    untimely,
    REASONS
    | {
        "take": [ByPhase({NIGHT: 5}, 0), row_is_empty, Unless("column <= row + MORNING", 4)],
        "end": [Unless("s.turns", 2)],
    },
    globals(),
)
APART = Refusals(ACTIONS, ("morning", "night"), untimely, REASONS, phase=of_the_turn)
apply = played(ACTIONS, look=look, take=take, put=put, end=end)


def table(phase, turns=0):
    s = blank(STATE, 1)[0]
    s.seats, s.phase, s.turns = 2, phase, turns
    s.pending = everyone(s)
    return s


def test_every_action_reaches_its_kind_with_its_arguments():
    for action in ACTIONS:
        s = table(MORNING)
        apply(s, 1, action.id)
        if action.kind == "take":
            assert s.seen.tolist() == [2, 1, action.row, action.column]
        elif action.kind == "put":
            assert s.seen.tolist() == [3, 1, ("here", "there", None).index(action.to), 0]
        else:
            assert s.seen[0] == {"look": 1, "end": 4}[action.kind]


def test_the_first_reason_against_an_action_is_given():
    def refused(s, **action):
        return REFUSALS.refusal(s, 0, ACTIONS.read(action).id)

    assert refused(table(MORNING), kind="end") == 2
    assert refused(table(MORNING, turns=1), kind="end") == 0
    assert refused(table(NIGHT), kind="take", row=1, column=3) == 5
    assert refused(table(MORNING), kind="take", row=1, column=3) == 3
    assert refused(table(MORNING), kind="take", row=0, column=3) == 4
    assert refused(table(MORNING), kind="take", row=2, column=2) == 0
    assert refused(table(MORNING), kind="put", to="here") == 6
    assert REFUSALS.refusal(table(NIGHT), 2, 0) == 1


@pytest.mark.parametrize("phase", [MORNING, NIGHT])
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("turns", [0, 1])
@pytest.mark.parametrize("refusals", [REFUSALS, QUICKER, TOGETHER, SETS, LINES, APART], ids=[
    "derived", "a kind marked by a rule of its own", "two kinds marked by one rule", "a set of bits", "lines",
    "a phase by seat",
])  # fmt: skip
def test_legal_is_what_is_not_refused(phase, seat, turns, refusals):
    quick, slow = np.zeros((2, len(ACTIONS)), np.uint8)
    s = table(phase, turns)
    assert refusals.legal(s, seat, quick) == not_refused(ACTIONS, refusals.refusal)(s, seat, slow) == slow.sum()
    assert quick.tolist() == slow.tolist()
    assert quick.any() == (seat == 0)


def test_a_reason_is_asked_once_for_the_arguments_that_it_looks_at():
    s = table(MORNING)
    REFUSALS.legal(s, 0, np.zeros(len(ACTIONS), np.uint8))
    assert s.asked == 3, "once for each row, not for each row and column"
    s = table(NIGHT)
    REFUSALS.legal(s, 0, np.zeros(len(ACTIONS), np.uint8))
    assert s.asked == 0, "not where the phase forbids it altogether"


def test_a_set_gives_all_values_of_the_next_argument_at_once_and_a_rule_says_what_is_against_others():
    take = ACTIONS_AT.take
    assert [SETS.refusal(table(MORNING, turns=1), 0, take + column) for column in range(4)] == [0, 4, 4, 4]
    s = table(MORNING, turns=1)
    assert SETS.legal(s, 0, np.zeros(len(ACTIONS), np.uint8)) == 1 + 1 + 3 + 1
    assert s.asked == 3 + 2, "each row once, and a set for each that is not empty"


def test_a_reason_that_looks_at_fewer_arguments_is_asked_first():
    s = table(MORNING)
    assert SETS.refusal(s, 0, ACTIONS_AT.take + 4) == 3, "in the order given, who asks why"
    s.asked = 0
    SETS.legal(s, 0, np.zeros(len(ACTIONS), np.uint8))
    assert s.asked == 0, "no row is looked at where it is too early for all of them"


def test_a_reason_in_a_line_says_the_same_as_a_rule():
    for s in (table(MORNING), table(NIGHT), table(MORNING, turns=1)):
        for action in ACTIONS:
            assert LINES.refusal(s, 0, action.id) == REFUSALS.refusal(s, 0, action.id), action
    s = table(MORNING)
    LINES.legal(s, 0, np.zeros(len(ACTIONS), np.uint8))
    assert s.asked == 3, "once for each row: the line looks at the column"


def test_seats_may_be_in_different_phases():
    s = table(NIGHT)
    assert [APART.refusal(s, seat, ACTIONS_AT.take) for seat in (0, 1)] == [0, 5]


def test_every_kind_is_named_and_nothing_else():
    with pytest.raises(TypeError, match=r"^end: every kind of action is named, and nothing else$"):
        played(ACTIONS, look=look, take=take, put=put)
    with pytest.raises(TypeError, match=r"^sing: every kind"):
        played(ACTIONS, look=look, take=take, put=put, end=end, sing=look)


def test_rules_are_found_by_the_names_of_kinds():
    module = ModuleType("module")
    vars(module).update(look=look, take=take, put=look, end=end)
    found = played(ACTIONS, module, put=put)
    for action in ACTIONS:
        s, same = table(MORNING), table(MORNING)
        found(s, 1, action.id)
        apply(same, 1, action.id)
        assert s.seen.tolist() == same.seen.tolist()


@rule
def faults_of_turns(s):
    return 3 if s.turns > 1 else 0


@rule
def faults_of_row(s, row):
    return row


@rule
def faults_of_phase(s):
    return 4 if s.phase == NIGHT else 0


def test_all_rules_against_faults_are_asked_as_they_follow_one_another():
    faults = faults_in(globals())
    assert faults(table(NIGHT, turns=2)) == 3
    assert faults(table(NIGHT)) == 4
    assert faults(table(MORNING)) == 0


def test_rules_are_asked_in_order_until_one_gives_a_number():
    both = first_of("both", row_is_empty, row_is_empty)
    s = table(MORNING)
    assert both(s, 0, 1) == 3
    assert s.asked == 1
    assert both(s, 0, 0) == 0
    assert s.asked == 3


def test_a_rule_that_the_engine_writes_can_be_read():
    source = inspect.getsource(getattr(apply, "py_func", None) or apply)
    assert source.strip().startswith("def apply(s, seat, action):")
    assert "play_take(s, seat, (action - 1) // 4, (action - 1) % 4)" in source


def test_a_kind_whose_name_python_keeps_is_named_with_a_stroke():
    assert ActionSpace(**{"pass": [], "go": []}).numbers.pass_ == 0
