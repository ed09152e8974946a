"""Positions of Fruitoplay: what matches are walked through, what is wrong in these, and which laws those break."""

from typing import Any

from .table import CARDS

FRESH: dict[str, Any] = {"seats": 2}
"""As little as a position can say."""

SEATS, STRIDE = (2, 3, 4, 5, 6), 1
OPTIONS: list[dict[str, Any]] = [{"tie_scope": "contenders"}, {"tie_scope": "every_card"}]

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seats": 1}, "seats must be one of 2, 3, 4, 5, 6, not 1"),
    ({"trumps": 1}, "trumps is not an entry of a position; there are answers, aside, cancelled"),
    ({"phase": "tea"}, "phase must be one of collective, trick, draw, rot, over, not 'tea'"),
    ({"round": 4}, "round must be a number from 1 to 3, not 4"),
    ({"round": True}, "round must be a number from 1 to 3, not True"),
    ({"river": ["S1", "S1"]}, "river: S1 is already somewhere else"),
    ({"river": ["X1"]}, "river must be one of S1, "),
    ({"river": "S1"}, "river must be a list, not 'S1'"),
    ({"river": CARDS[:8]}, "river must have 1 to 7 cards, not 8"),
    ({"phase": "draw", "river": ["S1"]}, "river must have no cards, not 1"),
    ({"hands": [["S1"]]}, "hands must have one entry for each of the 2 seats"),
    ({"hands": [CARDS[:8], None]}, "hands[0] must have at most 7 cards, not 8"),
    ({"hands": [["S1"], ["S1"]]}, "hands[1]: S1 is already somewhere else"),
    ({"columns": [["S1", "B2"], ["B2"]]}, "columns[1]: B2 is already somewhere else"),
    ({"columns": [CARDS[:40], CARDS[40:]]}, "river: only 0 cards are left over, 7 are missing"),
    ({"pile": CARDS[:54], "river": ["A20"]}, "pile must have 47 cards, not 54"),
    ({"phase": "draw", "chosen": ["S1", None]}, "chosen belongs to the phase trick alone"),
    ({"answers": ["yes", None]}, "answers belongs to the phase draw alone"),
    ({"phase": "draw", "answers": ["maybe", None]}, "answers[0] must be one of no, yes, not 'maybe'"),
    ({"cancelled": [{"pear": "S1"}, {}]}, "pear is not an entry of cancelled[0]; there are strawberry, banana"),
    ({"cancelled": [["fig"], {}]}, "cancelled[0] must be a table"),
    ({"collective": {"fruit": "kiwi"}}, "collective.fruit must be one of"),
    ({"collective": {"fruit": "fig", "chooser": 2}}, "collective.chooser must be a number from 0 to 1, not 2"),
    ({"collective": {"friut": "fig"}}, "friut is not an entry of collective; did you mean fruit?"),
    ({"collective": 3}, "collective must be a table, not 3"),
    ({"phase": "collective", "round": 2}, "scores: nobody is alone in last place to name the collective fruit"),
    ({"round": 2, "scores": [[], []]}, "scores[0] must have one entry for each of the 1 rounds"),
    ({"round": 2, "scores": [[-1], [2]]}, "scores[0][0] must be a number from 0 to 999, not -1"),
    ({"last": {"target": "S1", "shown": ["S2"]}}, "last.shown must have one entry for each of the 2 seats"),
    ({"last": {"target": "S1", "show": []}}, "show is not an entry of last; did you mean shown?"),
    ({"last": {"target": "S1", "shown": ["S2", "S2"]}}, "last.shown[1]: S2 is already somewhere else"),
    ({"last": {"target": "S1", "shown": [None, "S1"]}}, "last.shown[1]: S1 is already somewhere else"),
    ({"last": {"target": "S1"}}, "last.shown must be a list, not None"),
    ({"last": {"target": 4, "shown": [None, None]}}, "last.target must be one of"),
    ({"tie_scope": "all"}, "tie_scope must be one of contenders, every_card, not 'all'"),
    ({"turns": -1}, "turns must be a number from 0"),
    ({"generator": 2**64}, "generator must be a number from 0"),
]  # fmt: skip

LAWS: list[tuple[dict[str, Any], int]] = [
    ({"hands": [["S1"], None]}, 6),
    ({"chosen": ["S1", None], "hands": [None, None]}, 8),
    ({"cancelled": [{"fig": "F1"}, {}]}, 10),
    ({"collective": {"fruit": "fig"}}, 5),
    ({"round": 2}, 5),
    ({"round": 2, "scores": [[900], [2]], "collective": {"fruit": "fig"}}, 11),
    ({"phase": "rot"}, 14),
]  # fmt: skip

SOUND = FRESH
SPOILT = [
    ("where", 2, 1),
    ("top", 20, 1),
    ("river", 7, 2),
    ("hand", 6, 3),
    ("trick", 9, 4),
    ("collective", 0, 5),
    ("seats", 3, 6),
    ("pending", 0, 14),
    ("answer", 0, 8),
    ("winner", 0, 9),
    ("cancelled", 0, 10),
    ("score", -1, 11),
]
