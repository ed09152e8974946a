"""Fruitoplay (2023): everybody plays at once for the next card of the river, and columns of fruit make the points."""

from verger.engine import Option
from verger.match import Box

from . import heuristic, knowledge, laws, legality, position, rules, scoring, state, view
from .actions import ACTIONS, EVENTS
from .components import BOX, FOLDER

game = Box(
    name="fruitoplay",
    prefix="PLAY",
    rules_version=1,
    seats=(2, 3, 4, 5, 6),
    seats_rule=1,
    phases=state.PHASES,
    dtype=state.DTYPE,
    actions=ACTIONS,
    events=EVENTS,
    options=(Option("tie_scope", default="contenders", values=position.TIE_SCOPES),),
    components=BOX,
    folder=FOLDER,
    setup=rules.setup,
    legal=legality.legal,
    apply=rules.apply,
    standing=scoring.standing,
    refusal=legality.refusal,
    redeal=knowledge.redeal,
    faults=laws.faults,
    observe=knowledge.observe,
    worth=heuristic.worth,
    observation=knowledge.OBSERVATION,
    show=view.show,
    laws=laws.LAWS,
    view_type=view.View,
    keys=view.KEYS,
    describe=position.describe,
    place=position.place,
    parts=scoring.parts,
    part_names=scoring.PARTS,
    reopen=knowledge.reopen,
    terminal=f"{__name__}.terminal",
)
