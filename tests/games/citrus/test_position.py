"""Positions written by hand: what is left out is as after a set-up."""

from .table import CITRUS, new_match


def test_what_is_left_out_is_as_after_a_set_up():
    view = CITRUS.position({"seats": 3}).view(None)
    assert (view["phase"], view["turn"], view["board"]) == ("main", 0, "long")
    assert [lot["lot"] for lot in view["lots"] if lot["state"] == "finca"] == list("ABCD")
    assert [lot["lot"] for lot in view["lots"] if lot["state"] == "open"] == list("EFG")
    assert view["stock"]["sites"] == list("HIJKLMNO")
    assert view["stock"]["fincas"] == {"T1": 3, "T2": 4, "T3": 4}
    assert sum(bool(square["landscape"]) for square in view["squares"]) == 18
    assert None not in view["market"]["spaces"]
    assert view["market"]["in_bag"] == 78
    short = CITRUS.position({"seats": 2, "board": "short"}).view(None)
    assert [lot["lot"] for lot in short["lots"] if lot["state"] == "finca"] == list("ABC")
    assert sum(bool(square["landscape"]) for square in short["squares"]) == 14


def test_workers_bag_and_phase_follow_from_the_rest():
    view = CITRUS.position({
        "seats": 2, "plantations": {"e4": "0 lemon", "d4": "0 lemon", "h8": "0 lime", "k4": "- orange"},
        "hand": [{"tile": "orange", "space": 2}],
    }).view(None)  # fmt: skip
    assert [player["workers"] for player in view["players"]] == [3, 5]
    assert view["phase"] == "building"
    assert view["market"]["in_bag"] == 90 - 4 - 1 - 11
    assert view["done"]


def test_every_entry_is_documented():
    from verger.games.citrus import position

    assert position.__doc__
    for key in CITRUS.describe(new_match(2, 1).match.state):
        assert f'"{key}"' in position.__doc__, key
