"""Perft counts: seats, seed and actions played before, the options, and the sequences of one decision, of two …"""

from typing import Any

COUNTS: list[tuple[int, int, int, dict[str, Any], list[int]]] = [
    (2, 1, 0, {}, [2, 2, 47, 1061]),  # from the first choice of a token
    (2, 1, 4, {}, [16, 278, 830]),
    (3, 2, 30, {}, [18, 328]),
    (4, 3, 80, {}, [23, 23, 35, 124]),
    (4, 4, 150, {}, [3, 17, 93, 183]),
    (5, 5, 200, {}, [4, 4, 10, 64]),
    (6, 6, 40, {}, [27, 645, 647, 759]),  # two tables
    (7, 7, 160, {}, [24, 208, 223, 1025]),
    (11, 8, 220, {}, [28, 723, 2024]),  # three tables
    (15, 9, 300, {}, [20, 222, 2114]),
    (3, 10, 123, {}, [2, 8, 15, 82]),
    (4, 11, 237, {}, [4, 14, 25, 99]),
    (2, 12, 177, {}, [4, 17, 29, 98]),
]

AROUND = True
"""Where several may act, at one table and another, they take turns."""
