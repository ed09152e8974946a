"""Positions written by hand: what is left out is as after a set-up, what is wrong is named."""

import json
from typing import Any

import pytest
from tests.games.sitting import play_at_random

from verger.engine import PositionError

from .table import BARE, FRUTOPIA, FULL, RED, lay, new_match, sitting

FRESH: dict[str, Any] = {"seats": 2}


OPTIONS: list[dict[str, Any]] = [
    {}, {"factory": True}, {"boats": "one_bag", "round_limit": 9}, {"bag_choice": "random"},
]  # fmt: skip


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_match_can_be_described_and_set_up_again(seats, options):
    table = new_match(seats, seats, **options)
    while True:
        description = json.loads(json.dumps(FRUTOPIA.describe(table.match.state)))
        again = FRUTOPIA.position(description)
        assert FRUTOPIA.describe(again.state) == description
        assert again.view(None) == table.view
        assert again.pending == table.match.pending
        for seat in again.pending:
            assert again.legal(seat) == table.match.legal(seat)
        if table.match.over:
            break
        play_at_random(table, seed=len(table.match.actions), actions=3)


def test_a_match_from_a_position_goes_on_like_the_match_itself():
    table = play_at_random(new_match(4, 9, factory=True), seed=9, actions=50)
    again = FRUTOPIA.position(FRUTOPIA.describe(table.match.state))
    for seat, action in play_at_random(table, seed=10).match.actions[50:]:
        again.play(seat, action)
    assert again.result == table.match.result


def test_what_is_left_out_is_as_after_a_set_up():
    view = FRUTOPIA.position(FRESH).view(None)
    assert (view["phase"], view["turn"], view["start"], view["round"]) == ("sliding", 0, 0, 1)
    assert (view["licence"]["left"], view["factory"], view["aside"]["businesses"][-1]) == (8, False, "CA6")
    assert [pile["left"] for pile in view["piles"]] == [3, 2, 3, 2, 3, 4]
    for player in view["players"]:
        assert player["cells"][6:9:2] + player["cells"][12:13] == ["banana", "lime", "pomegranate"]
        assert all(boat["moored"] for boat in player["boats"])
        assert [boat["boat"][0] for boat in player["boats"]] == ["O"] * 6 + ["V"] * 6
    everywhere = [boat["boat"] for player in view["players"] for boat in player["boats"]]
    assert len(set(everywhere)) == 24


def test_the_bag_is_known_by_the_boats():
    table = sitting(island=FULL.replace("A", "V07"))
    assert [boat["boat"][0] for boat in table.player()["boats"]] == ["V"] * 6 + ["O"] * 6


def test_while_bags_are_chosen_later_islands_are_empty():
    view = FRUTOPIA.position({"seats": 3, "phase": "choosing", "turn": 1}).view(None)
    assert [player["boats"][0]["boat"] for player in view["players"]] == ["O01", None, None]
    assert len(view["aside"]["boats"]) == 38


def test_points_and_licence_follow_from_the_rest():
    island = BARE.removesuffix(". .") + "SM1 CA1"
    table = sitting(island=island, rows={1: "CA1", 5: "SM1"}, desserts={RED: {"pink8": 3}})
    score = table.player()["score"]
    assert (score["rows"], score["buildings"], score["desserts"]) == (3 + 6, 4, 24)
    assert score["boats"] == sum(boat["points"] for boat in boats(table.player()))
    assert table.licence == 8 - 2 - 1


def boats(player: dict[str, Any]) -> list[dict[str, Any]]:
    names = [boat["boat"] for boat in player["boats"]]
    return [row for row in FRUTOPIA.game.components.data["boats"] if row["boat"] in names]


ISLAND = lay(BARE)


def with_word(cell: int, word: str) -> list[list[str] | None]:
    words = " ".join(ISLAND).split()
    words[cell] = word
    return [[" ".join(words[row * 5 : row * 5 + 5]) for row in range(5)], None]


@pytest.mark.parametrize(
    ("entries", "complaint"),
    [
        ({"seats": 5}, "seats must be one of 2, 3, 4, not 5"),
        ({"sea": 5}, "sea is not an entry of a position"),
        ({"phase": "napping"}, "phase must be one of choosing, "),
        ({"turn": 2}, "turn must be a number from 0 to 1, not 2"),
        ({"start": "me"}, "start must be a number from 0 to 1, not 'me'"),
        ({"factory": 1}, "factory must be true or false, not 1"),
        ({"boats": "three_bags"}, "boats must be one of two_bags, one_bag"),
        ({"islands": [ISLAND]}, "islands must have one entry for each of the 2 seats"),
        ({"islands": [ISLAND[:4], None]}, "islands[0] must have one entry for each of the 5 rows"),
        ({"islands": [[*ISLAND[:4], ". . ."], None]}, "islands[0][4] must be 5 words"),
        ({"islands": with_word(0, "pear")}, "islands[0], a1: 'pear' is no fruit, boat or business"),
        ({"islands": with_word(7, "O01")}, "islands[0], c2: O01 is a boat, and no boat can lie there"),
        ({"islands": [with_word(1, "O05")[0]] * 2}, "islands[1], b1: O05 is already somewhere else"),
        ({"islands": [with_word(1, "SM1")[0]] * 2}, "islands[1], b1: SM1 stands on another island"),
        ({"delivered": [{"A": "O01"}, {}]}, "delivered[0]: a boat still lies at A"),
        ({"delivered": [{"Q": "O01"}, {}]}, "delivered[0] must be one of A, B"),
        ({"stock": [{"pear": 1}, {}]}, "stock[0] must be one of banana"),
        ({"stock": [{"lime": -1}, {}]}, "stock[0].lime must be a number from 0 to 30000, not -1"),
        ({"rows": ["SM1"] * 5}, "rows[0] must be 2 words, not 'SM1'"),
        ({"rows": ["SM1 SM1", "* *", "* *", "* *", "* *"]}, "rows[0]: SM1 is already somewhere else"),
        ({"desserts": [{"pink8": 2}, {"pink8": 2}]}, "desserts[1].pink8 must be a number from 0 to 1, not 2"),
        ({"pawns": [["S_0"], None]}, "pawns[0] must have one entry for each of the 2 pawns"),
        ({"pawns": [["Z", "S_0"], None]}, "pawns[0] must be one of S_0"),
        ({"hand": "PL9"}, "hand must be one of PL1"),
        ({"using": 3}, "using must be a table, not 3"),
        ({"advanced": "first"}, "advanced must be a list of pawns, not 'first'"),
        ({"arrow": "e18"}, "arrow must be one of e01"),
        ({"generator": -1}, "generator must be a number from 0 to"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(entries, complaint):
    with pytest.raises(PositionError) as refused:
        FRUTOPIA.position(FRESH | entries)
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    ("entries", "law"),
    [
        ({"islands": [[*lay(FULL)[:4], "* * * * ."], None]}, None),
        ({"islands": with_word(6, ".")}, 7),  # no banana token
        ({"islands": with_word(0, "banana")}, 7),  # two of them
        ({"islands": with_word(0, "PL2")}, 7),  # half a building
        ({"islands": [lay(FULL.replace("A", "V01").replace("G", "V02")), None]}, 1),  # both from one bag
        ({"rows": ["SH4 *", "* *", "* *", "* *", "* *"]}, 3),  # no factory, no lemonade
        ({"islands": with_word(0, "SH4")}, 3),
        ({"pawns": [["A1", "S_0"], None]}, 10),  # no factory
        ({"factory": True, "pawns": [["A1", "S_0"], ["A1", "S_1"]]}, 10),  # two colours on one circle
        ({"factory": True, "pawns": [["V1_0", "V1_1"], None]}, 10),
        ({"factory": True, "pawns": [["S_2", "S_2"], None]}, 10),
        ({"turns": 1}, 12),
        ({"idle": 20}, 12),
        ({"over": "ended", "turns": 3}, 13),
        ({"phase": "splitting"}, 14),
        ({"phase": "placing"}, 14),
        ({"hand": "SM1"}, 14),
        ({"phase": "factory"}, 14),
        ({"phase": "making", "using": {"piece": "CA1", "amount": 2}}, 14),  # it is nobody's
        ({"juice": [3, 0]}, 11),
    ],
)  # fmt: skip
def test_positions_that_break_a_law_are_refused(entries, law):
    if law is None:
        law = "no boat can lie there"
    with pytest.raises(PositionError, match=f"invariant {law} of" if isinstance(law, int) else law):
        FRUTOPIA.position(FRESH | entries)


SPOILT = [
    ("boats", 1, 1),  # a boat at two berths
    ("board", 1, 3),  # a business at two places
    ("holder", 9, 4),  # a seat that does not exist
    ("hand", 24, 4),
    ("stock", -1, 5),
    ("cells", 1, 6),  # a boat in a corner
    ("piles", 4, 8),
    ("licence", 7, 9),
    ("pawns", 1, 10),  # in the circle of another
    ("points", 3, 11),
    ("pending", 3, 12),
    ("piece", 6, 14),
    ("bag", 1, 15),
]


@pytest.mark.parametrize(("field", "value", "law"), SPOILT)
def test_every_law_is_watched(field, value, law):
    """A record spoilt by hand breaks the law that speaks of it."""
    state = FRUTOPIA.position(FRESH | {"factory": True}).state.copy()
    if state[field].ndim:
        state[field].flat[0] = value
    else:
        state[field] = value
    assert FRUTOPIA.game.faults(state) == law
