"""Perft counts: seats, seed and actions played before, the options, and the sequences of one decision, of two …"""

from typing import Any

COUNTS: list[tuple[int, int, int, dict[str, Any], list[int]]] = [
    (2, 1, 0, {}, [12, 144, 1728, 20736]),  # the first placements
    (2, 1, 9, {}, [12, 792, 48940]),  # the last placement, then all four action tiles
    (3, 2, 11, {}, [12, 648, 33756]),
    (4, 3, 12, {}, [40, 1563, 62490]),  # the first turn
    (2, 4, 30, {}, [2, 8, 27, 150, 586]),  # in a delivery
    (2, 5, 60, {}, [6, 21, 92, 336, 1424]),
    (3, 6, 40, {}, [2, 8, 54, 218, 726]),  # in a delivery
    (3, 7, 80, {}, [5, 17, 77, 284, 1023]),
    (4, 8, 50, {}, [6, 15, 52, 159, 636]),
    (4, 9, 100, {}, [4, 13, 26, 79, 601]),
    (4, 10, 140, {}, [4, 9, 29, 74, 220]),
    (2, 11, 100, {}, [4, 16, 87, 312, 1529]),
    (3, 12, 120, {}, [3, 11, 44, 147, 434]),
]
