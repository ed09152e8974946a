"""Perft counts: seats, seed and actions played before, the options, and the sequences of one decision, of two …"""

from typing import Any

SHORT, FAMILY, REFUSED = {"board": "short"}, {"family": True, "random_sites": True}, {"dead_ends": "refused"}
COUNTS: list[tuple[int, int, int, dict[str, Any], list[int]]] = [
    (2, 1, 0, {}, [8, 336, 9763]),
    (3, 2, 25, {}, [1, 7, 127, 1516, 10390]),
    (4, 3, 60, {}, [7, 26, 26, 60, 124, 767, 2504]),
    (5, 4, 110, {}, [1, 34, 39, 548, 5161]),
    (2, 5, 150, {}, [6, 16, 16, 288, 384, 6572]),
    (3, 6, 200, {}, [5, 8, 8, 8, 8, 14, 30]),
    (4, 7, 33, SHORT, [5, 13, 113, 589, 1361, 3887]),
    (2, 8, 90, SHORT, [8, 35, 187, 415, 1847, 6363]),
    (3, 9, 140, SHORT, [3, 35, 227, 909, 1972, 6042]),
    (2, 10, 41, FAMILY, [14, 84, 84, 420, 1368, 17400]),
    (4, 11, 120, FAMILY, [5, 15, 155, 2204, 15998]),
    (3, 12, 47, REFUSED, [1, 9, 63, 522, 4424]),
    (2, 13, 101, REFUSED, [1, 22, 56, 552, 1419, 5498]),
    (5, 14, 170, {}, [2, 2, 8, 30, 62, 104, 128]),
    (3, 15, 230, {}, [6, 12, 12, 12, 12, 40, 44]),
]
