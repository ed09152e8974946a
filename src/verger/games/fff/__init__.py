"""Fische Fluppen Frikadellen (2002): walk, ride ferries, trade five goods, and be first to own three fetishes."""

from verger.engine import Option
from verger.match import Box

from . import (
    hearing,
    heuristic,
    knowledge,
    laws,
    legality,
    position,
    refusals,
    rules,
    scoring,
    state,
    view,
)
from .actions import ACTIONS, EVENTS
from .components import BOX, FOLDER, SEATS

game = Box(
    name="fff",
    prefix="FFF",
    rules_version=2,
    seats=tuple(range(2, SEATS + 1)),
    seats_rule=1,
    phases=state.PHASES,
    dtype=state.DTYPE,
    actions=ACTIONS,
    events=EVENTS,
    options=(
        Option("first_game", default=False, values=(False, True)),
        Option("special_sale", default="rise", values=position.SALES),
        Option("play_on", default=1, values=position.PLAY_ON),
        Option("round_limit", default=state.ROUNDS, low=1, high=state.MOST_ROUNDS),
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
    part_names=scoring.PARTS,
    hears=hearing.hears,
    audience=hearing.audience,
    terminal=f"{__name__}.terminal",
)
