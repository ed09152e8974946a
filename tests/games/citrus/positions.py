"""Positions of Citrus: what matches are walked through, what is wrong in these, and which laws those break."""

from typing import Any

FRESH: dict[str, Any] = {"seats": 2}
"""As little as a position can say."""

SEATS, STRIDE = (2, 3, 5), 9
OPTIONS: list[dict[str, Any]] = [
    {}, {"board": "short"}, {"family": True, "random_sites": True}, {"start_fincas": 3, "dead_ends": "refused"},
    {"open_horses": True},
]  # fmt: skip

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seats": 6}, "seats must be one of 2, 3, 4, 5, not 6"),
    ({"sea": 5}, "sea is not an entry of a position"),
    ({"board": "round"}, "board must be one of long, short"),
    ({"turn": 2}, "turn must be a number from 0 to 1, not 2"),
    ({"family": 1}, "family must be true or false, not 1"),
    ({"start_fincas": 5}, "start_fincas must be a number from 3 to 4"),
    ({"dead_ends": "maybe"}, "dead_ends must be one of penalty, refused"),
    ({"plantations": {"z1": "0 lemon"}}, "z1 is not an entry of plantations; …ere are a1, b1, c1 … o10"),
    ({"plantations": {"e4": "7 lemon"}}, "plantations.e4 must be one of -, 0, 1 and a tile"),
    ({"plantations": {"e4": "0 pear"}}, "plantations.e4 must be one of -, 0, 1 and a tile, not '0 pear'"),
    ({"plantations": {"e5": "0 lemon"}}, "plantations.e5: no tile can lie there"),
    ({"board": "short", "plantations": {"o1": "0 lemon"}}, "plantations.o1 is not on the short board"),
    ({"landscape": {"e5": "cart"}}, "landscape.e5: no landscape tile can lie there"),
    ({"landscape": {"f4": "cow"}}, "landscape.f4 must be one of horse2"),
    ({"tiles": [{}]}, "tiles must have one entry for each of the 2 seats"),
    ({"lots": {"A": "T9"}}, "lots.A must be one of open, T1"),
    ({"lots": dict.fromkeys("ABCDEF", "T1")}, "lots: there are not so many finca tiles T1"),
    ({"market": ["lemon"]}, "market must have one entry for each of the 12 spaces"),
    ({"market": ["pear", *[None] * 11]}, "market[0] must be one of lemon"),
    ({"market": ["lemon_well"] * 12}, "plantations, covered, market, hand: there are not so many tiles lemon_well"),
    ({"hand": [{"tile": "lemon", "space": 13}]}, "hand[0].space must be a number from 1 to 12"),
    ({"hand": [{"tile": "lemon", "space": 1}, {"tile": "lemon", "space": 1}]}, "hand[1].space: another tile came"),
    ({"hand": [{"tile": "lemon", "spcae": 1}]}, "spcae is not an entry of hand[0]; did you mean space?"),
    ({"hand": [{"tile": "lemon", "space": 1, "cart": 1}]}, "hand[0].cart must be true or false, not 1"),
    ({"used": {"birdge": 1}}, "birdge is not an entry of used; did you mean bridge?"),
    ({"tiles": [{"hose2": 1}, {}]}, "hose2 is not an entry of tiles[0]; did you mean horse2?"),
    ({"covered": {"lemmon": 1}}, "lemmon is not an entry of covered; did you mean lemon?"),
    ({"lots": {"Q": "open"}}, "Q is not an entry of lots; there are A, B"),
    ({"plantations": {"e4": "0 lemmon"}}, "plantations.e4 must be …, not '0 lemmon'; did you mean lemon?"),
    ({"due": "T7"}, "due must be one of T1"),
    ({"money": [13, 0]}, "money[0] must be a number from 0 to 12"),
    ({"points": [{"luck": 3}, {}]}, "luck is not an entry of points[0]; there are fincas"),
    ({"passes": 2}, "passes must be a number from 0 to 1"),
    ({"over": "stopped"}, "over must be one of running, ended"),
    ({"generator": -1}, "generator must be a number"),
]  # fmt: skip

LAWS: list[tuple[dict[str, Any], int]] = [
    ({"plantations": {"e4": "0 lemon", "e3": "1 lemon"}}, 7),
    ({"plantations": {"e4": "- lemon", "d5": "- lemon"}}, 10),
    ({"plantations": {"a1": "0 lemon"}}, 9),
    ({"plantations": {"d3": "- lemon"}, "used": {}}, 6),
    ({"tiles": [{"cart": 9}, {}]}, 14),
    ({"lots": {"A": "T1", "B": "open"}, "stack": ["B"]}, 12),
    ({"scored": ["A"]}, 13),
    ({"market": ["lemon"] * 3 + [None] * 9}, 16),
    ({"hand": [{"tile": "lemon", "space": 1}, {"tile": "lemon", "space": 2}]}, 25),
    ({"hand": [{"tile": "lemon", "space": 1}], "done": False}, 24),
    ({"hand": [{"tile": "lemon", "space": 1}], "market": ["orange"] * 12}, 15),
    ({"hand": [{"tile": "lemon", "space": 1, "cart": True}], "used": {}}, 23),
    ({"refill": True}, 26),
]  # fmt: skip

SOUND = FRESH
SPOILT = [
    ("square", -1, 1),
    ("money", 13, 2),
    ("planted", 1, 3),
    ("owned", 1, 3),
    ("neutral", 1, 3),
    ("prizes", 1, 3),
    ("bag", 11, 5),
    ("region", 0, 8),
    ("banned", 1, 10),
    ("fincas", 4, 11),
    ("stack", 1, 12),
    ("scored", 1, 13),
    ("tiles", 5, 14),
    ("pending", 3, 17),
    ("passes", 2, 17),
    ("trial", 1, 18),
]
