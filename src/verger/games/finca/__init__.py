"""Finca (2009): farmers walk round a windmill, and carts carry their fruit to the villages of Majorca."""

from verger.engine import Option
from verger.match import Box

from .position import MYSTERY
from .state import MOST_TURNS

game = Box.in_folder(
    __name__,
    name="finca",
    prefix="FIN",
    rules_version=1,
    seats=(2, 3, 4),
    seats_rule=1,
    options=(
        Option("start_player", default=None, seat=True),
        Option("turn_limit", default=0, low=0, high=MOST_TURNS),
        Option("mystery_finca", default="symbols", values=MYSTERY),
    ),
    open=True,
)
