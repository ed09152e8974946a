"""Citrus (2013): plantations bought by the line grow out of the roads of fincas, surround them, and are harvested."""

from verger.engine import Option
from verger.match import Box

from . import heuristic, knowledge, laws, legality, position, refusals, rules, scoring, state, view
from .actions import ACTIONS, EVENTS
from .components import BOARDS, BOX, FOLDER

game = Box(
    name="citrus",
    prefix="CIT",
    rules_version=1,
    seats=(2, 3, 4, 5),
    seats_rule=1,
    phases=state.PHASES,
    dtype=state.DTYPE,
    actions=ACTIONS,
    events=EVENTS,
    options=(
        Option("board", default="long", values=BOARDS),
        Option("family", default=False, values=(False, True)),
        Option("random_sites", default=False, values=(False, True)),
        Option("start_fincas", default=4, values=(4, 3)),
        Option("dead_ends", default="penalty", values=("penalty", "refused")),
        Option("open_horses", default=False, values=(False, True)),
        Option("first_seat", default=None, seat=True),
    ),
    components=BOX,
    folder=FOLDER,
    setup=rules.setup,
    legal=legality.legal,
    apply=rules.apply,
    standing=scoring.standing,
    refusal=refusals.refusal,
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
    part_names=state.PARTS,
    terminal=f"{__name__}.terminal",
)
