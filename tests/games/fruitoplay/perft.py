"""Perft counts: seats, seed and actions played before, the options, and the sequences of one decision, of two …"""

from typing import Any

COUNTS: list[tuple[int, int, int, dict[str, Any], list[int]]] = [
    (2, 1, 0, {}, [7, 49, 325, 2065]),  # the first two tricks
    (3, 2, 0, {}, [7, 49, 343, 2279]),
    (4, 3, 3, {}, [6, 33, 198, 1188]),
    (6, 4, 5, {}, [6, 34, 204]),
    (2, 5, 12, {}, [4, 16, 32, 112, 496]),  # the last trick, the last draw, a new round
    (3, 6, 20, {}, [3, 6, 12, 56, 184]),
    (4, 8, 27, {}, [3, 6, 12, 24, 48, 192]),
    (5, 9, 36, {}, [2, 4, 8, 56, 192, 960]),  # the last draw, then rotten cards
    (6, 12, 46, {}, [2, 24, 140, 280, 1400]),
    (2, 7, 15, {}, [8, 30, 60, 240, 1680]),  # rotten cards
    (4, 13, 33, {}, [3, 12, 72, 432, 2592]),
    (3, 10, 24, {}, [4, 28, 196, 1372, 9132]),  # the collective card
    (2, 11, 16, {}, [7, 49, 311, 2058]),  # drawn by lot
]
