"""The box of Citrus: how it can be broken, and a correction that an owner might make."""

from typing import Any

from verger.match import Box

ROW = '". . * . E . * . * . F . * . ."'
BREAKAGES = [
    # (what stands there, what is put in its place, the key, the value found, the value expected)
    (ROW, '". . * . E ."', "boards.long.squares[1]", "'. . * . E .'", "as many marks"),
    (ROW, ROW.replace("E", "?"), "boards.long.squares[1], e2", "'?'", "a letter, #, * or ."),
    (ROW, ROW.replace("E", "F"), "boards.long.squares[1], k2", "'F'", "no other square"),
    (ROW, ROW.replace("E", "."), "boards.long.sites", "['E'…", "letters of the board's lots"),
    ('fincas = ["A", "B", "C", "D"]', 'fincas = ["A", "A"]', "boards.long.fincas", "['A', 'A']", "different letters"),
    ('fincas = ["A", "B", "C", "D"]', 'fincas = ["A", "E"]', "boards.long.sites", "'E'", "no letter of the first"),
    ("plain = 12", "plain = -1", "boards.long.plain", "-1", "from 0 to 99"),
    ("first = 8", "first = 800", "fincas[0].first", "800", "from 0 to 99"),
    ("tiles = 5                 # of each: reconstructed", "tiles = 6", "fincas, their tiles in all", "16", "15"),
    ('finca = "T1"', 'finca = "T9"', "fincas[0].finca", "'T9'", "'T1'"),
    ('landscape = "cart"\ntiles = 4', 'landscape = "cart"\ntiles = 9', "landscape[5].tiles", "9", "4 or fewer"),
    ('landscape = "cart"', 'landscape = "cow"', "landscape[5].landscape", "'cow'", "'cart'"),
    ("[2, 5, 9], ", "[2, 5, 13], ", "market.lines[0]", "[2, 5, 13]", "different numbers from 1 to 12"),
    ("[2, 5, 9], ", "", "market.lines", "[[1, 4, 8, 12]…", "a list of 8"),
    ("threshold = 3 ", "threshold = 12 ", "market.counts.threshold", "12", "from 0 to 11"),
    ("open_lots = 3", "open_lots = 9", "market.counts.open_lots", "9", "from 1 to 4"),
    ("start = 6", "start = 14", "money.start", "14", "12 or less"),
    ("income = [2, 4, 6, 7, 8]", "income = [2, 4]", "money.income", "'a list of 2'", "a list of 5"),
    ("returned = -3", "returned = 3", "points.returned", "3", "from -99 to 0"),
    ("coins = 1 ", "coins = -1 ", "refund.coins", "-1", "from 0 to 99"),
]  # fmt: skip

THIRD = '". I . # . . . C . . . # . J ."'
RING = ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"]
CORRECTION = (THIRD, THIRD.replace("# . .", "# # .", 1), ["open", RING, True, True], ["rock", RING, False, True])


def asked(box: Box) -> list[Any]:
    """What is on e3, what lies around A, and whether a tile can be built on e3, and on d4."""
    match = box.position({"seats": 2, "plantations": {"e4": "0 lime"}, "hand": [{"tile": "lime", "space": 1}]})
    view = match.view(None)
    (ground,) = [square["ground"] for square in view["squares"] if square["square"] == "e3"]
    (ring,) = [lot["ring"] for lot in view["lots"] if lot["lot"] == "A"]
    may = {action.arguments["square"] for action in match.legal(0)}
    return [ground, ring, "e3" in may, "d4" in may]
