"""Fische Fluppen Frikadellen (2002): walk, ride ferries, trade five goods, and be first to own three fetishes."""

from verger.engine import Option
from verger.match import Box

from . import hearing, heuristic, position, state
from .components import SEATS

game = Box.in_folder(
    __name__,
    name="fff",
    prefix="FFF",
    rules_version=2,
    seats=tuple(range(2, SEATS + 1)),
    seats_rule=1,
    options=(
        Option("first_game", default=False, values=(False, True)),
        Option("special_sale", default="rise", values=position.SALES),
        Option("play_on", default=1, values=position.PLAY_ON),
        Option("round_limit", default=state.ROUNDS, low=1, high=state.MOST_ROUNDS),
    ),
    worth=heuristic.worth,
    worth_over=heuristic.worth_over,
    worths=heuristic.worths,
    hears=hearing.hears,
    audience=hearing.audience,
)
