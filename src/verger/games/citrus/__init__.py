"""Citrus (2013): plantations bought by the line grow out of the roads of fincas, surround them, and are harvested."""

from verger.engine import Option
from verger.match import Box

from .components import BOARDS
from .position import DEAD_ENDS
from .questions import ask, ponder

game = Box.in_folder(
    __name__,
    name="citrus",
    prefix="CIT",
    rules_version=1,
    seats=(2, 3, 4, 5),
    seats_rule=1,
    ask=ask,
    ponder=ponder,
    options=(
        Option("board", default="long", values=BOARDS),
        Option("family", default=False, values=(False, True)),
        Option("random_sites", default=False, values=(False, True)),
        Option("start_fincas", default=4, values=(4, 3)),
        Option("dead_ends", default="penalty", values=DEAD_ENDS),
        Option("open_horses", default=False, values=(False, True)),
        Option("first_seat", default=None, seat=True),
    ),
)
