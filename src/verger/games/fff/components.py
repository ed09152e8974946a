"""The box, as arrays the rules read. What `components.toml` must hold to be playable is checked here."""

from collections.abc import Iterator, Mapping
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np

from verger.engine import Components
from verger.engine.components import PROVENANCES

FOLDER = Path(__file__).parent
BOX = Components.load("fff", FOLDER)

SEATS = 15
TABLES = 3
PER_TABLE = 5  # seats that begin at one table at most
GOODS = tuple(BOX.keys("goods", 5))
GOOD_COUNT = len(GOODS)
FETISHES = tuple(BOX.keys("fetishes", 3))
FETISH_COUNT = len(FETISHES)
GOOD_TOKENS = BOX.number("box.goods", 10, 99)
BOX.number("box.fetishes", PER_TABLE, 99)  # enough of them
MONEY = BOX.number("box.money", 0, 999)
HAND = BOX.number("box.hand", 5, 7)
HARBOUR_ROOM = BOX.number("box.harbour", 1, 2)
CALL_PRICE = BOX.number("box.call", 0, 99)
OFFER_PRICE = BOX.number("box.offer", 1, 999)
TURN_POINTS = BOX.number("points.turn", 1, 9)
PLUS_POINTS = BOX.number("points.plus2", 1, 9)


def _one_of(place: str, value: Any, keys: tuple[str, ...]) -> int:
    if value not in keys:
        raise BOX.fail(place, value, f"one of {', '.join(keys)}")
    return keys.index(value)


# --- Bonus tokens ----------------------------------------------------------------------------------------------------

BONUSES = ("plus2", "price", "swap", "close", "buy")
BONUS_COUNT = len(BONUSES)
PLUS2, PRICE_BONUS, SWAP, CLOSE, BUY_BONUS = range(BONUS_COUNT)
_BONUSES = list(BOX.rows("bonuses", BONUS_COUNT, bonus=str, copies=int))
BOX.check("bonuses, their names", BOX.names(_BONUSES, "bonus"), BONUSES)
BONUS_COPIES = np.array([row["copies"] for _, row in _BONUSES], np.int16)
BONUS_TOKENS = int(BONUS_COPIES.sum())
if BONUS_COPIES.min() < 0 or BONUS_TOKENS < 2 * PER_TABLE:
    raise BOX.fail("bonuses, copies in all", BONUS_TOKENS, f"at least {2 * PER_TABLE}, none of them negative")

# --- The price table -------------------------------------------------------------------------------------------------

LEVEL_COUNT = 10
_LEVELS = list(BOX.rows("levels", LEVEL_COUNT, price=int, up=int, down=int))
PRICES = np.array([row["price"] for _, row in _LEVELS], np.int16)
START_LEVEL = BOX.number("box.start_level", 0, LEVEL_COUNT - 1)
STAYS = -1  # a rise from this level would leave the table


def _level_changes() -> tuple[np.ndarray, np.ndarray]:
    """For each level the one after a rise, or STAYS, and the one after a fall."""
    rises, falls = [], []
    for level, (place, row) in enumerate(_LEVELS):
        for column in ("up", "down"):
            if row[column] < 1:
                raise BOX.fail(f"{place}.{column}", row[column], "at least 1")
        if level and row["price"] <= _LEVELS[level - 1][1]["price"]:
            raise BOX.fail(f"{place}.price", row["price"], "more than the level before")
        rises.append(level + row["up"] if level + row["up"] < LEVEL_COUNT else STAYS)
        falls.append(max(0, level - row["down"]))
        heights = [LEVEL_COUNT if rise == STAYS else rise for rise in rises]
        if heights != sorted(heights) or falls != sorted(falls):
            raise BOX.fail(place, row, "a level from which a price goes at least as far as from the one before")
    return np.array(rises, np.int16), np.array(falls, np.int16)


RISE_TO, FALL_TO = _level_changes()
if PRICES[0] < 1 or any(PRICES % 10):
    raise BOX.fail("levels, prices", PRICES.tolist(), "positive multiples of 10")

# --- What fetishes cost ----------------------------------------------------------------------------------------------

PATTERNS = ("identical", "different", "two_kinds")
_PATTERNS = list(BOX.rows("patterns", len(PATTERNS), pattern=str, costs=list))
BOX.check("patterns, their names", BOX.names(_PATTERNS, "pattern"), PATTERNS)
COSTS: list[list[list[int]]] = [row["costs"] for _, row in _PATTERNS]
for _place, _row in _PATTERNS:
    for _rank, _cost in enumerate(_row["costs"]):
        if sum(_cost) != FETISH_COUNT + _rank or len(_row["costs"]) != FETISH_COUNT:
            raise BOX.fail(f"{_place}.costs[{_rank}]", _cost, f"{FETISH_COUNT + _rank} tokens")


def _payments() -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Every way to pay: the pattern, which fetish it is for, and how many tokens of each good."""
    for pattern, costs in enumerate(COSTS):
        for rank, cost in enumerate(costs):
            seen = {tuple(cost[kinds.index(g)] if g in kinds else 0 for g in range(GOOD_COUNT))
                    for kinds in permutations(range(GOOD_COUNT), len(cost))}  # fmt: skip
            yield from ((pattern, rank, paid) for paid in sorted(seen, reverse=True))


def _payment_key(paid: tuple[int, ...]) -> str:
    return "_".join(f"{amount}{good}" for good, amount in zip(GOODS, paid, strict=True) if amount)


_PAYMENTS = list(_payments())
PAYMENTS = tuple(_payment_key(paid) for _, _, paid in _PAYMENTS)
PAYMENT = np.array([paid for _, _, paid in _PAYMENTS], np.int16)
_RANKS = [(pattern, rank) for pattern, rank, _ in _PAYMENTS]
_EACH = [[(pattern, rank) for rank in range(FETISH_COUNT)] for pattern in range(len(PATTERNS))]
FIRST_PAYMENT = np.array([[_RANKS.index(one) for one in row] for row in _EACH], np.int16)
LAST_PAYMENT = FIRST_PAYMENT + np.array([[_RANKS.count(one) for one in row] for row in _EACH], np.int16)  # and no more

# The kinds offered at each table, by the number of tables.
OFFERED = np.zeros((TABLES + 1, TABLES, FETISH_COUNT), np.int16)
OFFERED[1, 0] = 1
OFFERED[2, 0, [0, 2]] = OFFERED[2, 1, [1, 2]] = 1
OFFERED[3] = np.eye(TABLES, FETISH_COUNT)

# --- Dealers ---------------------------------------------------------------------------------------------------------

KINDS = ("merchant", "exchanger", "special", "fetish")
MERCHANT, EXCHANGER, SPECIAL, FETISH_DEALER = range(len(KINDS))
SPECIALS = ("any_to_two", "buy_any", "trade_up")
ANY_TO_TWO, BUY_ANY, TRADE_UP = range(len(SPECIALS))
EFFECTS = (
    "produce", "rise", "price_change", "produce_choice", "move_ferry", "move_pawn", "two_merchants", "price_fall",
    "swap_stocks", "swap_dealers", "double_production", "play_again", "all_rise", "special_sale", "any_for_50", "gift",
)  # fmt: skip
ICONS = 3  # extra actions of a dealer at most
DEALER_COUNT = 36
WINDOW = BOX.number("box.houses", 12, 12)
DEALERS = tuple(str(number) for number in range(1, DEALER_COUNT + 1))
NONE = -1
TRADES = {
    "merchant": ("sells", "buys"),
    "exchanger": ("takes", "gives"),
    "special": ("special",),
    "fetish": ("pattern",),
}

_DEALERS = list(
    BOX.rows(
        "dealers", DEALER_COUNT, number=int, name=str, kind=str, trade=dict, actions=list, name_from=str,
        actions_from=str,
    )
)  # fmt: skip
BOX.names(_DEALERS, "name")  # no two alike


def _icon(place: str, word: Any) -> tuple[int, int]:
    """An extra action: its effect, and the good that it names."""
    if isinstance(word, str) and word[:1] in "+^":
        return "+^".index(word[0]), _one_of(place, word[1:], GOODS)
    return _one_of(place, word, EFFECTS[2:]) + 2, NONE


class _Dealers:
    """The dealers' faces as columns."""

    def __init__(self) -> None:
        self.kind, self.sells, self.buys, self.takes, self.gives = np.full((5, DEALER_COUNT), NONE, np.int16)
        self.special, self.pattern, self.icons = np.full((3, DEALER_COUNT), NONE, np.int16)
        self.effect, self.good = np.full((2, DEALER_COUNT, ICONS), NONE, np.int16)
        for dealer, (place, row) in enumerate(_DEALERS):
            if row["number"] != dealer + 1:
                raise BOX.fail(f"{place}.number", row["number"], str(dealer + 1))
            for column in ("name_from", "actions_from"):
                _one_of(f"{place}.{column}", row[column], PROVENANCES)
            self.kind[dealer] = _one_of(f"{place}.kind", row["kind"], KINDS)
            self.read_trade(dealer, f"{place}.trade", row["kind"], row["trade"])
            self.read_icons(dealer, f"{place}.actions", row["actions"])

    def read_trade(self, dealer: int, place: str, kind: str, trade: Mapping[str, Any]) -> None:
        if tuple(trade) != TRADES[kind]:
            raise BOX.fail(place, dict(trade), f"a table of {', '.join(TRADES[kind])}")
        keys = {"special": SPECIALS, "pattern": PATTERNS}
        for column, value in trade.items():
            getattr(self, column)[dealer] = _one_of(f"{place}.{column}", value, keys.get(column, GOODS))
        if len(set(trade.values())) != len(trade):
            raise BOX.fail(place, dict(trade), "two different goods")

    def read_icons(self, dealer: int, place: str, words: list[Any]) -> None:
        low = 0 if self.kind[dealer] == FETISH_DEALER else 1
        high = 0 if self.kind[dealer] == FETISH_DEALER else ICONS
        if not low <= len(words) <= high:
            raise BOX.fail(place, words, f"{low} to {high} extra actions")
        self.icons[dealer] = len(words)
        for i, word in enumerate(words):
            self.effect[dealer, i], self.good[dealer, i] = _icon(f"{place}[{i}]", word)
            if self.effect[dealer, i] == 0 and self.good[dealer, i] == self.sells[dealer]:
                raise BOX.fail(f"{place}[{i}]", word, "no good that the merchant sells itself")


_FACES = _Dealers()
KIND, SELLS, BUYS, TAKES, GIVES = _FACES.kind, _FACES.sells, _FACES.buys, _FACES.takes, _FACES.gives
SPECIAL_TRADE, PATTERN, ICON_COUNT = _FACES.special, _FACES.pattern, _FACES.icons
ICON_EFFECT, ICON_GOOD = _FACES.effect, _FACES.good
for _first in range(DEALER_COUNT):
    _window = [KIND[(_first + i) % DEALER_COUNT] for i in range(WINDOW)]
    if _window.count(FETISH_DEALER) != 1 or _window.count(MERCHANT) < 2:
        raise BOX.fail(f"dealers, {WINDOW} from number {_first + 1} on", _window, "one fetish dealer and 2 merchants")

# --- The board -------------------------------------------------------------------------------------------------------

SPACE_KINDS = ("harbour", "house", "path", "bridge")
_SPACES = list(BOX.rows("spaces", 39, space=str, kind=str, land=str, x=int, y=int))
SPACES = BOX.names(_SPACES, "space")
SPACE_COUNT = len(SPACES)
_KIND_OF = [_one_of(f"{place}.kind", row["kind"], SPACE_KINDS) for place, row in _SPACES]
BOX.check("spaces, harbours", _KIND_OF.count(0), 1)
BOX.check("spaces, houses", _KIND_OF.count(1), WINDOW)
HARBOUR = _KIND_OF.index(0)
SITE_SPACE = np.array([space for space in range(SPACE_COUNT) if _KIND_OF[space] == 1], np.int16)
SITES = tuple(SPACES[space] for space in SITE_SPACE)
SITE_COUNT = len(SITES)
SPACE_SITE = np.full(SPACE_COUNT, NONE, np.int16)
SPACE_SITE[SITE_SPACE] = range(SITE_COUNT)


def _adjacent() -> np.ndarray:
    """For each space the set of those one step away, as bits."""
    adjacent = np.zeros(SPACE_COUNT, np.int64)
    paths = BOX.get("paths")
    for i, pair in enumerate(paths):
        place = f"paths[{i}]"
        if not isinstance(pair, list) or len(pair) != 2 or pair[0] == pair[1]:
            raise BOX.fail(place, pair, "two different spaces")
        a, b = (_one_of(place, end, SPACES) for end in pair)
        if SPACE_SITE[a] != NONE and SPACE_SITE[b] != NONE:
            raise BOX.fail(place, pair, "no two houses side by side")
        adjacent[a] |= 1 << b
        adjacent[b] |= 1 << a
    reached = 1
    for _ in range(SPACE_COUNT):
        for space in range(SPACE_COUNT):
            if reached >> space & 1:
                reached |= int(adjacent[space])
    if reached != (1 << SPACE_COUNT) - 1:
        lost = next(SPACES[space] for space in range(SPACE_COUNT) if not reached >> space & 1)
        raise BOX.fail("paths", lost, f"a way from {SPACES[0]} to every space")
    return adjacent


ADJACENT = _adjacent()

# --- Water -----------------------------------------------------------------------------------------------------------

_LANDINGS = list(BOX.rows("landings", 14, landing=str, anchors=int, rivers=list, x=int, y=int, places=list))
_RIVERS = list(BOX.rows("rivers", 7, river=str, course=list, points=list, width=int))
_JUNCTIONS = list(BOX.rows("junctions", 3, junction=str, x=int, y=int))
LANDINGS = BOX.names(_LANDINGS, "landing")
LANDING_COUNT = len(LANDINGS)
JUNCTIONS = BOX.names(_JUNCTIONS, "junction")
LANDING_SPACE = np.array([_one_of(f"{place}.landing", row["landing"], SPACES) for place, row in _LANDINGS], np.int16)
SPACE_LANDING = np.full(SPACE_COUNT, NONE, np.int16)
SPACE_LANDING[LANDING_SPACE] = range(LANDING_COUNT)
if SPACE_LANDING[HARBOUR] == NONE:
    raise BOX.fail("landings", LANDINGS, f"one in the harbour {SPACES[HARBOUR]}")
HARBOUR_LANDING = int(SPACE_LANDING[HARBOUR])
ROOM = np.ones(LANDING_COUNT, np.int16)  # ferries that fit
ROOM[HARBOUR_LANDING] = HARBOUR_ROOM
ANCHORS = np.array([row["anchors"] for _, row in _LANDINGS], np.int16)
FERRIES = 6
BOX.check("landings, anchors in all", int(ANCHORS.sum()), FERRIES)
if any(ANCHORS > ROOM) or any(ANCHORS < 0):
    raise BOX.fail("landings, anchors", ANCHORS.tolist(), "no more than there is room")


def _neighbours() -> dict[str, list[str]]:
    """The water: landings and junctions, and what lies beside each."""
    water: dict[str, list[str]] = {point: [] for point in (*LANDINGS, *JUNCTIONS)}
    for place, row in _RIVERS:
        for i, point in enumerate(row["course"]):
            _one_of(f"{place}.course[{i}]", point, tuple(water))
        for one, other in zip(row["course"], row["course"][1:], strict=False):
            water[one].append(other)
            water[other].append(one)
    return water


def _courses() -> np.ndarray:
    """For each landing every way on the water that passes no point twice: the landings along it, then NONE."""
    water = _neighbours()
    found: list[list[list[int]]] = []

    def follow(way: list[str], ways: list[list[int]]) -> None:
        onward = [point for point in water[way[-1]] if point not in way]
        for point in onward:
            follow([*way, point], ways)
        if not onward:
            ways.append([LANDINGS.index(point) for point in way[1:] if point in LANDINGS])

    for landing in LANDINGS:
        ways: list[list[int]] = []
        follow([landing], ways)
        found.append(ways)
    most = max(len(ways) for ways in found)
    courses = np.full((LANDING_COUNT, most, LANDING_COUNT), NONE, np.int16)
    for origin, onward in enumerate(found):
        for number, way in enumerate(onward):
            courses[origin, number, : len(way)] = way
    return courses


COURSES = _courses()
COURSE_COUNT = np.array([int((ways[:, 0] != NONE).sum()) for ways in COURSES], np.int16)
