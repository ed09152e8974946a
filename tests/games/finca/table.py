"""Sittings at the table: a position in few words, moves by name, and what everybody can see afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.sitting import AnySitting, Event

import verger

FINCA = verger.game("finca")

RED, YELLOW, BLUE, GREEN = range(4)
COLOURS = "RYBG"
FRUITS = ("almond", "fig", "grape", "lemon", "olive", "orange")
ACTION_TILES = ("strong_wind", "gust", "large_cart", "one_less")
VILLAGES = (
    "alcudia", "arta", "inca", "villafranca", "son_severa", "andratx", "palma", "llucmajor", "campos", "santanyi",
)  # fmt: skip

SAMPLE = ("fig", "grape", "olive", "lemon", "grape", "orange", "lemon", "orange", "fig", "olive", "almond", "almond")
"""The wheel of the rulebook's pictures."""

FARMERS = {2: 5, 3: 4, 4: 3}
EVERYBODY = ["R", "Y", "B", "G"] * 3

PRICES: dict[str, dict[str, int]] = {
    **{f"F{1 + i:02}": {fruit: 1} for i, fruit in enumerate(FRUITS)},
    **{f"F{7 + i:02}": {fruit: 2} for i, fruit in enumerate(FRUITS)},
    **{f"F{13 + i:02}": {fruit: 3} for i, fruit in enumerate(FRUITS)},
    "F19": {"fig": 2, "almond": 2},
    "F20": {"almond": 2, "orange": 2},
    "F21": {"orange": 2, "grape": 2},
    "F22": {"grape": 2, "olive": 2},
    "F23": {"olive": 2, "lemon": 2},
    "F24": {"lemon": 2, "fig": 2},
    "F28": {"almond": 3, "grape": 2},
    "F29": {"grape": 3, "lemon": 2},
    "F30": {"lemon": 3, "orange": 2},
    "F31": {"orange": 3, "fig": 2},
    "F32": {"fig": 3, "olive": 2},
    "F33": {"olive": 3, "almond": 2},
    **{tile: dict.fromkeys(FRUITS, 1) for tile in ("F37", "F38", "F39")},
}
"""What the tiles without `?` ask for."""

MYSTERIES = {"F25": 4, "F26": 4, "F27": 4, "F34": 5, "F35": 5, "F36": 5, "F40": 6, "F41": 6, "F42": 6}
"""How many of one kind the `?` tiles ask for."""

Step = tuple[str, dict[str, Any]]
"""An action: its kind and its arguments."""


class Sitting(AnySitting):
    """A sitting on the island: fruits, carts, farmers and villages by name."""

    # Who and what

    @property
    def supply(self) -> dict[str, int]:
        found: dict[str, int] = self.view["supply"]
        return found

    @property
    def hub(self) -> int:
        return int(self.view["hub"])

    def fruits(self, seat: int) -> dict[str, int]:
        return {fruit: count for fruit, count in self.player(seat)["fruits"].items() if count}

    def carts(self, seat: int) -> int:
        return int(self.player(seat)["carts"])

    def village(self, key: str) -> dict[str, Any]:
        found: dict[str, Any] = self.view["villages"][VILLAGES.index(key)]
        return found

    def farmers(self) -> dict[int, str]:
        """The farmers of each blade that has any, by colour: {3: "RB"}."""
        rows = [
            "".join(colour * count for colour, count in zip(COLOURS, row, strict=False)) for row in self.view["farmers"]
        ]
        return {blade: row for blade, row in enumerate(rows) if row}

    # Doing it

    def move(self, blade: int) -> list[Event]:
        return self.play("move", blade=blade)

    def serve(self, *villages: str) -> None:
        """Stage villages: "arta", or "arta:lemon" where the tile leaves the choice."""
        for each in villages:
            village, _, fruit = each.partition(":")
            self.play("serve", village=village, fruit=fruit or None)

    def deliver(self, *villages: str, mode: str = "cart", short: str = "") -> list[Event]:
        """A whole delivery; `short` ("arta:fig") is the village served one fruit short."""
        self.play("deliver", mode=mode)
        if short:
            village, _, fruit = short.partition(":")
            self.play("serve_short", village=village, fruit=fruit)
        self.serve(*villages)
        return self.play("finish")


def sitting(
    seats: int = 4,
    *,
    farmers: str = "",
    rest: int = 8,
    fruits: Mapping[int, Mapping[str, int]] | None = None,
    carts: Mapping[int, int] | None = None,
    action_tiles: Mapping[int, Sequence[str]] | None = None,
    tiles: Mapping[int, str] | None = None,
    villages: Mapping[str, str] | None = None,
    **entries: Any,
) -> Sitting:
    """A sitting on the SAMPLE wheel, Red to move; what is not said is as in a fresh box.

    farmers   "3 B R; 7 Y": who stands on which blade; all others stand on the blade `rest`
    tiles     {RED: "F03 F13-F18"}: fruit tiles won
    villages  {"arta": "F02 T6"}: the face-up tile and the finca tile; "F02 F09": F09 lies under F02. Unnamed tiles lie
              under these to make four, or "+1" so many, or "last" none. "closed T6 R": Red won T6 there
    """
    description = {
        "seats": seats,
        "wheel": list(SAMPLE),
        "farmers": _farmers(seats, farmers, rest),
        "fruits": [dict((fruits or {}).get(seat, {})) for seat in range(seats)],
        "carts": [(carts or {}).get(seat, 0) for seat in range(seats)],
        "action_tiles": [list((action_tiles or {}).get(seat, ACTION_TILES)) for seat in range(seats)],
        "tiles": [tile_names((tiles or {}).get(seat, "")) for seat in range(seats)],
        "villages": _villages(villages or {}, tile_names(" ".join((tiles or {}).values()))),
        **entries,
    }
    return Sitting(FINCA.position(description))


def _farmers(seats: int, words: str, rest: int) -> dict[str, list[int]]:
    standing: dict[str, list[int]] = {}
    for row in filter(None, map(str.split, words.split(";"))):
        standing[row[0]] = [COLOURS.index(colour) for colour in row[1:]]
    named = [seat for row in standing.values() for seat in row]
    others = [seat for seat in range(seats) for _ in range(FARMERS[seats] - named.count(seat))]
    if others:
        standing.setdefault(str(rest), []).extend(others)
    return standing


def tile_names(words: str) -> list[str]:
    """ "F03 F13-F15" → F03, F13, F14, F15."""
    names = []
    for word in words.split():
        first, _, last = word.partition("-")
        names += [f"F{number:02}" for number in range(int(first[1:]), int((last or first)[1:]) + 1)]
    return names


def _villages(words: Mapping[str, str], won: Sequence[str]) -> dict[str, dict[str, Any]]:
    rows = {key: _village(row.split()) for key, row in words.items()}
    named = {*won, *(tile for row in rows.values() for tile in row.get("stack", ()))}
    others = [f"F{number:02}" for number in range(1, 43) if f"F{number:02}" not in named]
    for row in rows.values():
        under, others = others[: row["under"]], others[row.pop("under") :]
        if "stack" in row:
            row["stack"] = under + row["stack"]
    return rows


def _village(words: list[str]) -> dict[str, Any]:
    row: dict[str, Any] = {"under": 0}
    if stack := [word for word in words if word[0] == "F"][::-1]:
        row = {"stack": stack, "under": 0 if "last" in words else 4 - len(stack)}
    for word in words:
        if word == "closed":
            row["stack"] = []
        elif word[0] == "T":
            row["finca"] = word
        elif word[0] == "+":
            row["under"] = int(word[1:])
        elif word in COLOURS:
            row["holder"] = COLOURS.index(word)
    return row


def new_match(seats: int, seed: int, **options: Any) -> Sitting:
    return Sitting(FINCA.new(seats=seats, seed=seed, **options))
