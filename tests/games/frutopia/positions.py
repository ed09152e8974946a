"""Positions of Frutopia: what matches are walked through, what is wrong in these, and which laws those break."""

from typing import Any

from .table import BARE, FULL, lay

FRESH: dict[str, Any] = {"seats": 2}
"""As little as a position can say."""

SEATS, STRIDE = (2, 3, 4), 3
OPTIONS: list[dict[str, Any]] = [
    {}, {"factory": True}, {"boats": "one_bag", "round_limit": 9}, {"bag_choice": "random"},
]  # fmt: skip

ISLAND = lay(BARE)


def with_word(cell: int, word: str) -> list[list[str] | None]:
    words = " ".join(ISLAND).split()
    words[cell] = word
    return [[" ".join(words[row * 5 : row * 5 + 5]) for row in range(5)], None]


WRONG: list[tuple[dict[str, Any], str]] = [
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
    ({"islands": with_word(0, "bananna")}, "islands[0], a1: 'bananna' is no fruit…; did you mean banana?"),
    ({"islands": with_word(7, "O01")}, "islands[0], c2: O01 is a boat, and no boat can lie there"),
    ({"islands": [with_word(1, "O05")[0]] * 2}, "islands[1], b1: O05 is already somewhere else"),
    ({"islands": [with_word(1, "SM1")[0]] * 2}, "islands[1], b1: SM1 stands on another island"),
    ({"delivered": [{"A": "O01"}, {}]}, "delivered[0]: a boat still lies at A"),
    ({"delivered": [{"Q": "O01"}, {}]}, "Q is not an entry of delivered[0]; there are A, B"),
    ({"stock": [{"pear": 1}, {}]}, "pear is not an entry of stock[0]; there are banana"),
    ({"stock": [{"line": 1}, {}]}, "line is not an entry of stock[0]; did you mean lime? There are banana"),
    ({"desserts": [{"pnik8": 1}, {}]}, "pnik8 is not an entry of desserts[0]; did you mean pink8?"),
    ({"stock": [{"lime": -1}, {}]}, "stock[0].lime must be a number from 0 to 30000, not -1"),
    ({"rows": ["SM1"] * 5}, "rows[0] must be 2 words, not 'SM1'"),
    ({"rows": ["SM1 SM1", "* *", "* *", "* *", "* *"]}, "rows[0]: SM1 is already somewhere else"),
    ({"desserts": [{"pink8": 2}, {"pink8": 2}]}, "desserts[1].pink8 must be a number from 0 to 1, not 2"),
    ({"pawns": [["S_0"], None]}, "pawns[0] must have one entry for each of the 2 pawns"),
    ({"pawns": [["Z", "S_0"], None]}, "pawns[0] must be one of S_0"),
    ({"hand": "PL9"}, "hand must be one of PL1"),
    ({"using": 3}, "using must be a table, not 3"),
    ({"using": {"piece": "MX1", "amuont": 2}}, "amuont is not an entry of using; did you mean amount?"),
    ({"advanced": "first"}, "advanced must be a list, not 'first'"),
    ({"arrow": "e18"}, "arrow must be one of e01"),
    ({"generator": -1}, "generator must be a number from 0 to"),
    ({"islands": [[*lay(FULL)[:4], "* * * * ."], None]}, "no boat can lie there"),
]  # fmt: skip


WAITING = [". . . . .", ". orange . pomegranate .", ". . lime . .", ". . . . .", ". mangosteen . banana ."]

LAWS: list[tuple[dict[str, Any], int]] = [
    ({"islands": with_word(6, ".")}, 7),  # no banana token
    ({"islands": with_word(0, "banana")}, 7),  # two of them
    ({"islands": with_word(0, "PL2")}, 7),  # half a building
    ({"islands": [lay(FULL.replace("A", "V01").replace("G", "V02")), None]}, 1),  # both from one bag
    ({"phase": "choosing", "islands": [WAITING, None]}, 6),  # a token where a boat will lie
    ({"rows": ["SH4 *", "* *", "* *", "* *", "* *"]}, 3),  # no factory, no lemonade
    ({"islands": with_word(0, "SH4")}, 3),
    ({"pawns": [["A1", "S_0"], None]}, 10),  # no factory
    ({"factory": True, "pawns": [["A1", "S_0"], ["A1", "S_1"]]}, 10),  # two colours on one circle
    ({"factory": True, "pawns": [["V1_0", "V1_1"], None]}, 10),
    ({"factory": True, "pawns": [["S_2", "S_2"], None]}, 10),
    ({"turns": 1}, 12),
    ({"idle": 20}, 16),
    ({"over": "ended", "turns": 3}, 13),
    ({"phase": "splitting"}, 22),
    ({"phase": "placing"}, 14),
    ({"hand": "SM1"}, 14),
    ({"phase": "factory"}, 26),
    ({"phase": "making", "using": {"piece": "CA1", "amount": 2}}, 22),  # it is nobody's
    ({"juice": [3, 0]}, 11),
]  # fmt: skip

SOUND = FRESH | {"factory": True}
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
    ("piece", 6, 22),
    ("bag", 1, 15),
]
