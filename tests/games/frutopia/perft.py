"""Perft counts: seats, seed and actions played before, the options, and the sequences of one decision, of two …"""

from typing import Any

PLAIN, FACTORY = {"factory": False}, {"factory": True}
COUNTS: list[tuple[int, int, int, dict[str, Any], list[int]]] = [
    (2, 1, 0, PLAIN, [2, 4, 48, 48, 576, 576]),  # two bags, then the first moves
    (2, 1, 2, PLAIN, [12, 12, 144, 144, 1344, 1464]),
    (3, 2, 20, PLAIN, [1, 10, 12, 96, 108, 864]),
    (4, 3, 4, FACTORY, [12, 12, 28, 188, 292, 880]),
    (2, 4, 60, PLAIN, [1, 9, 28, 302, 396, 4258]),
    (2, 5, 120, FACTORY, [1, 1, 10, 26, 80, 440]),
    (3, 6, 80, PLAIN, [1, 9, 20, 340, 440, 5280]),
    (3, 7, 150, FACTORY, [1, 1, 9, 14, 19, 179]),
    (4, 8, 100, PLAIN, [1, 12, 12, 132, 324, 2688]),
    (4, 9, 200, FACTORY, [6, 19, 19, 266, 323, 1083]),
    (4, 10, 300, FACTORY, [1, 15, 53, 227, 799, 2577]),  # in the factory
    (2, 11, 150, PLAIN, [5, 5, 95, 215, 4885]),  # making desserts
    (3, 12, 220, PLAIN, [1, 37, 56, 584, 2824, 9992]),
    (4, 14, 160, PLAIN, [4, 63, 642, 1494, 6136]),  # with businesses to take and place
    (2, 15, 37, FACTORY, [3, 13, 40, 108, 482, 1437]),  # in the factory
    (3, 16, 131, FACTORY, [8, 17, 109, 294, 1114, 2445]),
]
