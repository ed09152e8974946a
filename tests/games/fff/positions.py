"""Positions of Fische Fluppen Frikadellen: what is walked through, what is wrong in these, which laws those break."""

from typing import Any

from .table import player

FRESH: dict[str, Any] = {"seats": 2}
"""As little as a position can say."""

SEATS, STRIDE = (2, 5, 7, 12), 7
OPTIONS: list[dict[str, Any]] = [{}, {"first_game": True, "play_on": 3}, {"special_sale": "fall"}]

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seats": 16}, "seats must be one of 2, 3"),
    ({"sea": 5}, "sea is not an entry of a position"),
    ({"first_game": 1}, "first_game must be true or false, not 1"),
    ({"special_sale": "stay"}, "special_sale must be one of rise, fall"),
    ({"play_on": 4}, "play_on must be a number from 1 to 3, not 4"),
    ({"round_limit": 0}, "round_limit must be a number from 1 to 60, not 0"),
    ({"tables": []}, "tables must have one entry for each of the 1 tables"),
    ({"tables": 3}, "tables must be a list, not 3"),
    ({"tables": [{"phase": "napping"}]}, "tables[0].phase must be one of keeping"),
    ({"tables": [{"active": 2}]}, "tables[0].active must be a number from 0 to 1"),
    ({"tables": [{"order": [0]}]}, "tables[0].order must name each of the seats [0, 1] once"),
    ({"tables": [{"dealers": "1 2 3"}]}, "tables[0].dealers must be 12 different numbers"),
    ({"tables": [{"dealers": 5}]}, "tables[0].dealers must be words"),
    ({"tables": [{"stock": {"H13": {}}}]}, "H13 is not an entry of tables[0].stock"),
    ({"tables": [{"stock": {"H1": {"tea": 1}}}]}, "tea is not an entry of tables[0].stock.H1"),
    ({"tables": [{"prices": {"fish": 55}}]}, "tables[0].prices.fish must be one of 10, 20"),
    ({"tables": [{"ferries": "HB xx"}]}, "tables[0].ferries must be one of HB"),
    ({"tables": [{"short": 3}]}, "tables[0].short must be a table, not 3"),
    ({"tables": [{"gone": ["HB"]}]}, "tables[0].gone must be one of H1"),
    ({"players": [{}, {}, {}]}, "players must have one entry for each of the 2 seats"),
    ({"players": [{"space": "moon"}, {}]}, "players[0].space must be one of HB"),
    ({"players": [{"goods": {"fish": -1}}, {}]}, "players[0].goods.fish must be a number from 0 to 99"),
    ({"players": [{"fetishes": ["D"]}, {}]}, "players[0].fetishes must be one of A, B, C"),
    ({"players": [{"drawn": ["buy"]}, {}]}, "players[0].drawn must be two bonus tokens or none"),
    ({"players": [{"closing": [{}] * 4}, {}]}, "players[0].closing must have 3 entries at most"),
    ({"players": [{"goods": {"fish": 7}}, {"goods": {"fish": 7}}]}, "supply.fish (left out) must be"),
    ({"tables": [{"phas": "moving"}]}, "phas is not an entry of tables[0]; did you mean phase?"),
    ({"tables": [{"short": {"god": "fish"}}]}, "god is not an entry of tables[0].short; did you mean good?"),
    ({"players": [{"mony": 10}, {}]}, "mony is not an entry of players[0]; did you mean money?"),
    ({"players": [{"closing": [{"sit": "H3"}]}, {}]}, "sit is not an entry of players[0].closing[0]; did you"),
    ({"generator": -1}, "generator must be a number from 0 to"),
    ({"over": "maybe"}, "over must be one of running"),
]  # fmt: skip


def with_table(**entries: Any) -> dict[str, Any]:
    return {"tables": [entries]}


def with_player(**entries: Any) -> dict[str, Any]:
    return {"players": [entries, {}]}


LAWS: list[tuple[dict[str, Any], int]] = [
    ({"turns": 80}, 18),
    ({"round_limit": 3, "players": [{"turns": 4}, {}]}, 1),
    (with_player(fetishes=["A", "B", "C"]), 17),  # and has not finished
    (with_player(goods={"fish": 4, "burger": 4}), 2),
    (with_player(money=15), 19),
    (with_player(face_down="A", fetishes=["A"], witnesses=[0]), 20),  # at one table
    (with_player(next_points=9), 22),
    (with_player(space=None), 4),  # and is to move
    (with_table(phase="resting"), 4),
    (with_table(phase="at_limit", active=None), 18),  # with turns left, and nobody to play
    ({"players": [{"turns": 40}, {}], "tables": [{"active": 0}]}, 4),
    ({"players": [{"turns": 40, "closing": [{"site": "H1"}]}, {}]}, 5),  # who will not play again
    (with_player(closing=[{"site": "H2"}]), 5),  # the fetish dealer's
    (with_table(dealers="1 2 3 4 5 6 7 8 9 10 11 13"), 6),
    ({"first_game": True, "tables": [{"dealers": " ".join(map(str, range(2, 14)))}]}, 6),
    (with_table(ferries="HB HB HB n1 c1 n5"), 7),
    (with_table(ferries="HB n1 c1 n5 m2"), 7),
    (with_table(stock={"H2": {"fish": 1}}), 8),
    (with_table(supply={"fish": 13}), 9),
    (with_table(pile={"plus2": 3}), 10),
    (with_player(tokens={"plus2": 2}), 11),
    (with_table(phase="keeping"), 26),
    ({"players": [{"drawn": ["plus2", "buy"]}, {}], "tables": [{"phase": "keeping", "first": 0}]}, 12),
    (with_table(house="H3"), 13),
    (with_table(points=10), 25),
    ({"players": [{"space": "H1"}, {}], "tables": [{"house": "H1", "points": 0}]}, 25),
    (with_table(phase="trading"), 26),
    ({"players": [{"space": "H1"}, {}], "tables": [{"phase": "paying"}]}, 14),
    ({"players": [{"space": "H1"}, {}], "tables": [{"phase": "price_change"}]}, 15),
    (with_table(picked="H1"), 29),
    (with_table(sold=True), 16),
    (with_table(phase="acting"), 16),
]  # fmt: skip

SOUND = {"seats": 4, "players": [player() for _ in range(4)]}
SPOILT = [
    ("tables", 2, 1),
    ("goods", -1, 2),
    ("space", 40, 3),
    ("left", 0, 4),
    ("pending", 3, 4),
    ("closing_at", 1, 5),
    ("level", 10, 24),
    ("ferries", 2, 7),
    ("stock", -1, 8),
    ("supply", 5, 9),
    ("pile", 5, 10),
    ("points", -1, 25),
    ("wanted", 1, 14),
    ("waiting", 1, 30),
    ("icon", 1, 16),
]
