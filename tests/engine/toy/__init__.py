"""Pips, a complete game in little: hidden hands, simultaneous choices, draws. The engine is tried on it."""

from verger.engine import Option
from verger.match import Box

from . import rules, table

game = Box(
    name="pips",
    prefix="PIP",
    rules_version=1,
    seats=(2, 3, 4, 5, 6),
    seats_rule=1,
    phases=rules.PHASES,
    dtype=rules.DTYPE,
    actions=rules.ACTIONS,
    events=rules.EVENTS,
    options=(
        Option("rounds", default=3, low=1, high=3),
        Option("lowest", default=False, values=(False, True)),
        Option("handicap", default=None, seat=True),
    ),
    components=rules.BOX,
    folder=rules.FOLDER,
    setup=rules.setup,
    apply=rules.apply,
    refusal=rules.refusal,
    redeal=rules.redeal,
    faults=rules.faults,
    observe=rules.observe,
    score=rules.score,
    worth=rules.worth,
    observation=rules.OBSERVATION,
    show=table.show,
    laws=rules.LAWS,
    view_type=table.View,
    keys={},
    describe=table.describe,
    place=table.place,
    parts=table.parts,
    part_names=("prizes",),
)
