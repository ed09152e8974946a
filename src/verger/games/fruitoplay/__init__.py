"""Fruitoplay (2023): everybody plays at once for the next card of the river, and columns of fruit make the points."""

from verger.engine import Option
from verger.match import Box

from .knowledge import reopen
from .position import TIE_SCOPES

game = Box.in_folder(
    __name__,
    name="fruitoplay",
    prefix="PLAY",
    rules_version=1,
    seats=(2, 3, 4, 5, 6),
    seats_rule=1,
    options=(Option("tie_scope", default="contenders", values=TIE_SCOPES),),
    reopen=reopen,
)
