"""Positions of Finca: what matches are walked through, what is wrong in these, and which laws those break."""

from typing import Any

from .table import SAMPLE

FRESH: dict[str, Any] = {"seats": 2, "farmers": {"0": [0] * 5, "1": [1] * 5}}
"""As little as a position can say."""

SEATS, STRIDE = (2, 3, 4), 2
OPTIONS: list[dict[str, Any]] = [{}, {"turn_limit": 70, "mystery_finca": "values"}]

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seats": 5}, "seats must be one of 2, 3, 4, not 5"),
    ({"seats": "two"}, "seats must be one of 2, 3, 4, not 'two'"),
    ({"weather": "fine"}, "weather is not an entry of a position"),
    ({"phase": "dawn"}, "phase must be one of placement, turn, wind, delivery, over, not 'dawn'"),
    ({"turn": 2}, "turn must be a number from 0 to 1, not 2"),
    ({"wheel": list(SAMPLE[:11])}, "wheel must name 12 fruits, not 11"),
    ({"wheel": [*SAMPLE[:11], "cherry"]}, "wheel[11] must be one of almond, …, not 'cherry'"),
    ({"wheel": [*SAMPLE[:11], "fig"]}, "wheel must show each fruit as often as the box has blades of it"),
    ({"farmers": {"0": [0] * 5}}, "farmers: seat 1 has 0 on the wheel, expected 5"),
    ({"farmers": {"0": [0] * 6, "1": [1] * 5}}, "farmers: seat 0 has 6 on the wheel, expected 5"),
    ({"farmers": {"12": [0] * 5, "1": [1] * 5}}, "12 is not an entry of farmers; there are 0, 1, "),
    ({"farmers": {"3": [0] * 5, 3: [1] * 5}}, "farmers.3 is there twice, as a word and as a number"),
    ({"farmers": {"0": [2]}}, "farmers.0 must be a number from 0 to 1, not 2"),
    ({"fruits": [{"fig": 3}]}, "fruits must have one entry for each of the 2 seats"),
    ({"fruits": [{"fig": 10}, {"fig": 9}]}, "fruits[1].fig must be a number from 0 to 8, not 9"),
    ({"fruits": [{"cherry": 1}, {}]}, "cherry is not an entry of fruits[0]; there are almond"),
    ({"carts": [3, 2]}, "carts[1] must be a number from 0 to 1, not 2"),
    ({"action_tiles": [["umbrella"], []]}, "action_tiles[0] must be one of strong_wind"),
    ({"tiles": [["F43"], []]}, "tiles[0] must be one of F01, "),
    ({"tiles": [["F01"], ["F01"]]}, "tiles[1]: F01 is already somewhere else"),
    ({"bonuses": [2]}, "bonuses[0] must be a number from 0 to 1, not 2"),
    ({"bonuses": [0, 0, 0, 0, 0]}, "bonuses, how many must be a number from 0 to 4, not 5"),
    ({"box": ["F01"]}, "box must name two fruit tiles, not 1"),
    ({"villages": {"ibiza": {}}}, "ibiza is not an entry of villages; there are alcudia, "),
    ({"villages": {"arta": {"stak": []}}}, "stak is not an entry of villages.arta; did you mean stack? There are"),
    ({"villages": {"arta": {"stack": ["F01"], "top": "F02"}}}, "villages.arta.top must be left out where the stack is"),
    ({"villages": {"arta": {"under": 3}}}, "villages.arta.under must be left out where no top is named"),
    ({"villages": {"arta": {"stack": ["F01"], "holder": 1}}}, "villages.arta.holder must be left out where the stack"),
    ({"villages": {"arta": {"stack": [], "wooden": 1}}}, "villages.arta.wooden must be true or false, not 1"),
    ({"villages": {"arta": {"top": "F01"}}}, "villages: 39 tiles are left over for 9 villages"),
    ({"villages": {"arta": {"top": "F01", "under": 4}}}, "villages.arta.under must be a number from 0 to 3, not 4"),
    ({"villages": {"arta": {"finca": "T1"}, "inca": {"finca": "T1"}}}, "villages.inca.finca: T1 is already"),
    ({"villages": {"arta": {"stack": ["F01"] * 2}}}, "villages.arta.stack: F01 is already somewhere else"),
    ({"over": "soon"}, "over must be one of running, ended, stopped, not 'soon'"),
    ({"mystery_finca": "both"}, "mystery_finca must be one of symbols, values, not 'both'"),
    ({"turn_limit": -1}, "turn_limit must be a number from 0 to 30000, not -1"),
    ({"wheel": 12}, "wheel must be a list, not 12"),
    ({"farmers": {"0": 5}}, "farmers.0 must be a list, not 5"),
    ({"tiles": [1, 2]}, "tiles[0] must be a list, not 1"),
    ({"bonuses": 1}, "bonuses must be a list, not 1"),
    ({"box": 2}, "box must be a list, not 2"),
    ({"villages": {"arta": 4}}, "villages.arta must be a table, not 4"),
    ({"villages": {"arta": {"stack": 4}}}, "villages.arta.stack must be a list, not 4"),
    ({"delivery": {"mode": "cart"}}, "delivery must be null in the phase turn"),
    ({"phase": "delivery", "delivery": "cart"}, "delivery must be a table, not 'cart'"),
    ({"phase": "delivery", "delivery": {"mode": "sled"}}, "delivery.mode must be one of cart, large, less"),
    ({"phase": "delivery", "delivery": {"mod": "cart"}}, "mod is not an entry of delivery; did you mean mode?"),
    (
        {"phase": "delivery", "delivery": {"mode": "cart", "staged": [{"vilage": "arta"}]}},
        "vilage is not an entry of delivery.staged[0]; did you mean village?",
    ),
    ({"phase": "trun"}, "phase must be one of placement, turn, wind, delivery, over, not 'trun'; did you mean turn?"),
    ({"carts": [[[[[[[[[1]]]]]]]], 0]}, "carts is nested too deeply"),
    ({"turns": 10**5000}, "turns must be a number from 0 to 1000000000, not a number of more than 40 digits"),
]  # fmt: skip

LAWS: list[tuple[dict[str, Any], int]] = [
    ({"bonuses": [0]}, 13),
    ({"wind": 1}, 14),
    ({"over": "ended"}, 10),
    ({"phase": "over"}, 16),
    ({"phase": "placement"}, 17),
    ({"over": "stopped"}, 16),
    ({"phase": "delivery", "delivery": {"mode": "cart"}}, 19),
    ({"phase": "delivery", "delivery": {"mode": "large", "staged": [{"village": "alcudia", "fruit": None}]}}, 18),
]  # fmt: skip

SOUND = FRESH
SPOILT = [
    ("supply", 19, 1),
    ("hub", 5, 2),
    ("farmers", 6, 3),
    ("wheel", 5, 4),
    ("symbols", 1, 5),
    ("finca_holder", 0, 7),
    ("finca", 1, 8),
    ("wooden", 5, 9),
    ("over", 1, 10),
    ("pending", 3, 11),
    ("pending", 0, 11),
    ("turn", 4, 11),
    ("wind", 1, 14),
    ("phase", 4, 16),
    ("action_tiles", 2, 12),
    ("bonus_holder", 0, 13),
    ("committed", 1, 15),
]
