"""Sittings at the table: a position in few words, moves by name, and what everybody can see afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.sitting import AnySitting, Event

import verger

CITRUS = verger.game("citrus")

ANA, BEA, CARLA, DIDAC, ESTEVE = range(5)
NOBODY = None
FRUITS = {"le": "lemon", "or": "orange", "bl": "blood_orange", "li": "lime", "gr": "grapefruit"}
LETTERS = "ABCDEFGHIJKLMNO"
SITES = {"long": "EFGHIJKLMNO", "short": "DEFGHIJKL"}
VALUES = {"T1": (8, 6), "T2": (10, 5), "T3": (12, 4)}
LINES = [(2, 5, 9), (1, 4, 8, 12), (3, 7, 11), (6, 10), (1, 3, 6), (2, 4, 7, 10), (5, 8, 11), (9, 12)]
"""The lines of the market, spaces counted from 1."""


def at(column: int, row: int) -> str:
    """A square by its column and row, counted from 1."""
    return f"{'abcdefghijklmno'[column - 1]}{row}"


def tile(short: str) -> str:
    """`le` is a lemon tile, `le+` one with a well."""
    return FRUITS[short.rstrip("+")] + ("_well" if short.endswith("+") else "")


class Sitting(AnySitting):
    """A sitting over the board: squares, regions, lots and the market by name."""

    # Who and what

    def money(self, seat: int = ANA) -> int:
        return int(self.player(seat)["money"])

    def workers(self, seat: int = ANA) -> int:
        return int(self.player(seat)["workers"])

    def tiles(self, seat: int = ANA) -> dict[str, int]:
        """Landscape tiles held, horses too."""
        player = self.player(seat)
        return {**player["tiles"], **player["horse_tiles"]}

    def square(self, name: str) -> dict[str, Any]:
        return next(square for square in self.view["squares"] if square["square"] == name)

    def region(self, name: str) -> dict[str, Any]:
        """The region that a square belongs to."""
        found: dict[str, Any] = self.view["regions"][self.square(name)["region"]]
        return found

    def lot(self, letter: str) -> dict[str, Any]:
        return next(lot for lot in self.view["lots"] if lot["lot"] == letter)

    def open_lots(self) -> set[str]:
        return {lot["lot"] for lot in self.view["lots"] if lot["state"] == "open"}

    def fincas(self) -> set[str]:
        return {lot["lot"] for lot in self.view["lots"] if lot["state"] == "finca"}

    def market(self) -> list[str | None]:
        found: list[str | None] = self.view["market"]["spaces"]
        return found

    def hand(self) -> list[str]:
        return [held["tile"] for held in self.view["hand"]]

    # What may be done

    def against(self, short: str, square: str) -> str | None:
        """The rule against a placement."""
        return self.refused("place", tile=tile(short), square=square)

    def lines(self) -> set[int]:
        """The lines that can be bought, as the table of the box counts them, from 0."""
        return {action["line"] for action in self.legal("buy")}

    def places(self, short: str) -> set[str]:
        return {action["square"] for action in self.legal("place") if action["tile"] == tile(short)}

    # Doing it

    def buy(self, line: int) -> list[Event]:
        return self.play("buy", line=line)

    def place(self, short: str, square: str) -> list[Event]:
        return self.play("place", tile=tile(short), square=square)

    def choose(self, letter: str) -> list[Event]:
        return self.play("lot", lot=letter)

    def harvest(self, regions: str) -> list[Event]:
        return self.play("harvest", regions=regions)

    def cart(self, space: int) -> list[Event]:
        """Spaces are counted from 1."""
        return self.play("cart", space=space)

    def bull(self, square: str) -> list[Event]:
        return self.play("bull", square=square)

    def end_turn(self) -> list[Event]:
        return self.play("end_turn")

    def decline(self) -> list[Event]:
        return self.play("pass")

    def any_turn(self) -> None:
        """Somebody buys a line or harvests, builds wherever it can be done, and ends the turn."""
        seat, turns = self.seat, self.view["turns"]
        while not self.match.over and self.view["turns"] == turns and self.seat == seat:
            self.match.play(seat, self.match.legal(seat)[0])


def planted(plants: Mapping[Any, str]) -> dict[str, str]:
    """{ANA: "or i9 i10+ j10, le f5"}: regions by owner, a fruit and its squares, wells with a plus."""
    squares: dict[str, str] = {}
    for owner, words in plants.items():
        for region in words.split(","):
            fruit, *names = region.split()
            for name in names:
                mark = "-" if owner is None else str(owner)
                squares[name.rstrip("+")] = f"{mark} {tile(fruit + ('+' if name.endswith('+') else ''))}"
    return squares


def laid_out(lots: str, board: str) -> dict[str, str]:
    """ "A=T2 B C": fincas, of 10 and 5 unless they say otherwise; and three of the other sites, open."""
    built = dict([*word.split("="), "T2"][:2] for word in lots.split())
    if len(set(built)) > 5:
        kinds = ["T1", "T2", "T3"] * 5
        built = {letter: kind if kind != "T2" else kinds[nth] for nth, (letter, kind) in enumerate(built.items())}
    left = [letter for letter in SITES[board] if letter not in built]
    return built | dict.fromkeys(left[:3], "open")


def sitting(
    seats: int = 2,
    *,
    plants: Mapping[Any, str] | None = None,
    lots: str = "A B C D",
    tiles: Mapping[int, str] | None = None,
    market: str | None = None,
    hand: str = "",
    money: int | Sequence[int] = 6,
    landscape: Mapping[str, str] | None = None,
    **entries: Any,
) -> Sitting:
    """A sitting with Ana to move and nothing else on the board than what is said.

    plants   {ANA: "or i9 i10+, le f5", NOBODY: "li h7"}
    lots     "A=T3 B C D": fincas; three other lots are open
    tiles    {ANA: "bridge cart"}: landscape tiles held
    market   "le or+ . bl": the tiles on spaces 1, 2 …; a dot or nothing is an empty space
    hand     "le:3 or+:7 li:5c": tiles in hand, with the space they came from and c if a cart took them
    """
    board = entries.get("board", "long")
    held = [(tiles or {}).get(seat, "").split() for seat in range(seats)]
    description: dict[str, Any] = {
        "seats": seats,
        "plantations": planted(plants or {}),
        "lots": laid_out(lots, board),
        "tiles": [{name: names.count(name) for name in names} for names in held],
        "landscape": dict(landscape or {}),
        "money": [money] * seats if isinstance(money, int) else list(money),
        "hand": [
            {"tile": tile(word.split(":")[0]), "space": int(word.split(":")[1].rstrip("c")), "cart": word.endswith("c")}
            for word in hand.split()
        ],
        **entries,
    }
    if market is not None:
        words = (market.split() + ["."] * 12)[:12]
        description["market"] = [None if word == "." else tile(word) for word in words]
    return Sitting(CITRUS.position(description))


def new_match(seats: int, seed: int, **options: Any) -> Sitting:
    return Sitting(CITRUS.new(seats=seats, seed=seed, **options))


def crowd(
    free: Sequence[str], board: str = "long", keep: Mapping[str, str] | None = None, spare: Sequence[str] = ()
) -> dict[str, str]:
    """Neutral tiles all over the board, as many as there are but for some to spare; some squares stay free."""
    view = CITRUS.position({"seats": 2, "board": board}).view(None)
    roads = {lot["lot"]: lot["roads"] for lot in view["lots"]}
    left = {f"{fruit}{well}": count for fruit in FRUITS.values() for well, count in LEFT[board].items()}
    found = dict(keep or {})
    for kind in [*spare, *(words.split()[1] for words in found.values())]:
        left[kind] -= 1
    for square in view["squares"]:
        name = square["square"]
        if square["ground"] != "open" or name in found or name in free:
            continue
        shown = {
            words.split()[1].removesuffix("_well")
            for lot in square["roads_of"]
            for other, words in found.items()
            if other in roads[lot]
        }
        beside = {words.split()[1].removesuffix("_well") for other, words in found.items() if touches(name, other)}
        kinds = [kind for kind, count in left.items() if count and kind.removesuffix("_well") not in shown | beside]
        if kinds:
            kind = max(kinds, key=lambda key: left[key])
            found[name] = f"- {kind}"
            left[kind] -= 1
    assert not any(left.values()), "not every tile has found a place"
    return found


LEFT = {"long": {"": 12, "_well": 6}, "short": {"": 9, "_well": 4}}


def touches(one: str, other: str) -> bool:
    """Whether two squares lie side by side."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:])) == 1
