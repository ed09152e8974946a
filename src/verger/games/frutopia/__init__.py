"""Frutopia (2021): harvest tokens slide over islands, their fruit loads boats, buys businesses and becomes juice."""

from verger.engine import Option
from verger.match import Box

from .position import BAG_CHOICES, BOAT_SETUPS
from .state import MOST_ROUNDS

game = Box.in_folder(
    __name__,
    name="frutopia",
    prefix="FRU",
    rules_version=1,
    seats=(2, 3, 4),
    seats_rule=1,
    options=(
        Option("factory", default=False, values=(False, True)),
        Option("boats", default="two_bags", values=BOAT_SETUPS),
        Option("start_player", default=None, seat=True),
        Option("bag_choice", default="players", values=BAG_CHOICES),
        Option("round_limit", default=0, low=0, high=MOST_ROUNDS),
    ),
    open=True,
)
