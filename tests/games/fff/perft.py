"""Perft counts: seats, seed and actions played before, the options, and the sequences of one decision, of two …"""

from typing import Any

COUNTS: list[tuple[int, int, int, dict[str, Any], list[int]]] = [
    (2, 1, 0, {}, [2, 2, 47, 1061]),  # both choose a token, then one moves
    (2, 1, 4, {}, [18, 36, 704]),
    (3, 2, 30, {}, [21, 431]),
    (4, 3, 80, {}, [1, 20, 401, 5223]),
    (4, 4, 150, {}, [4, 8, 77, 304]),
    (5, 5, 200, {}, [3, 13, 73, 163]),
    (6, 6, 40, {}, [1, 17, 313, 6171]),  # two tables
    (7, 7, 160, {}, [20, 203, 214, 585]),
    (11, 8, 220, {}, [17, 34, 612]),  # three tables
    (15, 9, 300, {}, [17, 62, 1070]),
    (3, 10, 123, {}, [2, 8, 15, 82]),
    (4, 11, 237, {}, [1, 1, 4, 17]),
    (2, 12, 177, {}, [1, 3, 12, 36]),
]

AROUND = True
"""Where several may act, at one table and another, they take turns."""
