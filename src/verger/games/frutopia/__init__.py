"""Frutopia (2021): harvest tokens slide over islands, their fruit loads boats, buys businesses and becomes juice."""

from verger.engine import Option
from verger.match import Box

from . import heuristic, knowledge, laws, legality, position, refusals, rules, scoring, state, view
from .actions import ACTIONS, EVENTS
from .components import BOX, FOLDER

game = Box(
    name="frutopia",
    prefix="FRU",
    rules_version=1,
    seats=(2, 3, 4),
    seats_rule=1,
    phases=state.PHASES,
    dtype=state.DTYPE,
    actions=ACTIONS,
    events=EVENTS,
    options=(
        Option("factory", default=False, values=(False, True)),
        Option("boats", default="two_bags", values=("two_bags", "one_bag")),
        Option("start_player", default=None, seat=True),
        Option("bag_choice", default="players", values=("players", "random")),
        Option("round_limit", default=0, low=0, high=5_000),
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
    laws=laws.LAWS,
    open=True,
    show=view.show,
    view_type=view.View,
    keys=view.KEYS,
    describe=position.describe,
    place=position.place,
    parts=scoring.parts,
    part_names=state.PARTS,
    terminal=f"{__name__}.terminal",
)
