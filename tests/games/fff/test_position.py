"""Positions written by hand: what is left out is as after a set-up."""

from .positions import FRESH
from .table import FFF


def test_what_is_left_out_is_as_after_a_set_up():
    view = FFF.position(FRESH).view(0)
    board = view["boards"][0]
    assert (view["phase"], view["turn"], board["points"], board["pile"]) == ("moving", 0, 3, 11)
    assert [house["dealer"] for house in board["houses"]] == [str(n) for n in range(1, 13)]
    assert all(seen["space"] == "HB" and seen["money"] == 150 for seen in view["players"])
    assert sum(board["supply"].values()) == 65 - 7
