"""Finca (2009): farmers walk round a windmill, and carts carry their fruit to the villages of Majorca."""

from verger.engine import Game, Option

from . import heuristic, knowledge, laws, legality, position, rules, scoring, state, view
from .actions import ACTIONS, EVENTS
from .components import BOX, FOLDER

game = Game(
    name="finca",
    prefix="FIN",
    rules_version=1,
    seats=(2, 3, 4),
    seats_rule=1,
    phases=state.PHASES,
    dtype=state.DTYPE,
    actions=ACTIONS,
    events=EVENTS,
    options=(
        Option("start_player", default=None, seat=True),
        Option("turn_limit", default=0, low=0, high=30_000),
        Option("mystery_finca", default="symbols", values=position.MYSTERY),
    ),
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
    laws=laws.LAWS,
    open=True,
    show=view.show,
    view_type=view.View,
    keys=view.KEYS,
    describe=position.describe,
    place=position.place,
    parts=scoring.parts,
    part_names=scoring.PARTS,
    terminal=f"{__name__}.terminal",
)
