"""Positions written by hand, for tests, puzzles, teaching and bug reports.

`describe` gives a whole position as a dict, `place` reads one. Only `seats` and, outside placement, `farmers` are
needed; all else may be left out and is then as in a fresh box: full supplies, unused tiles, nothing won.

    {
      "seats": 3,
      "phase": "turn",                      placement, turn, wind, delivery or over
      "turn": 0,                            the seat to act
      "wheel": ["fig", "grape", …],         the fruits of blades 0 to 11
      "farmers": {"3": [0, 2], "7": [1]},   on each blade: the seat of every farmer there
      "fruits": [{"lemon": 4}, {}, {}],     held by each seat; the supply is what is left of 18
      "carts": [1, 0, 0],                   held by each seat; the hub is what is left
      "action_tiles": [["gust"], [], []],   unused, by seat
      "tiles": [["F05"], [], []],           fruit tiles won, by seat
      "bonuses": [2, 0],                    the seats that won the first bonus tile, the second …
      "villages": {
        "arta": {"top": "F02", "under": 2},                             the tiles below come from those left over
        "palma": {"stack": ["F31", "F09"], "finca": "T6"},              the last one lies face up
        "inca": {"stack": [], "finca": "T1", "holder": 2, "wooden": true}   holder null: the finca tile was boxed
      },
      "box": ["F41", "F42"],                fruit tiles out of the game
      "wind": 0,                            1 + the moves made under strong wind
      "delivery": {"mode": "less", "staged": [{"village": "arta", "fruit": null, "short": "fig"}]},
      "start": 0, "turns": 0, "reveals": 0, "over": "running", "turn_limit": 0, "mystery_finca": "symbols",
      "generator": 0
    }

Fruit tiles named nowhere are spread evenly, in the order of the file, over the villages that say nothing of their
stack; finca tiles likewise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from verger.engine import ENDINGS, PositionError, Reader, State

from .actions import MODES
from .components import (
    ACTION_TILES,
    ANY,
    BLADE_FRUITS,
    BLADES,
    BONUSES,
    CARTS,
    EACH_FRUIT,
    FARMERS_EACH,
    FINCAS,
    FRUITS,
    HEIGHT,
    TILES,
    VILLAGES,
    WOODEN,
)
from .delivery import clear_delivery, commit, hold, is_any, top
from .state import BOXED, DELIVERY, NOBODY, ON_VILLAGE, PHASES, PLACEMENT, TURN

MYSTERY = ("symbols", "values")
VILLAGE_ENTRIES = ("stack", "top", "under", "finca", "holder", "wooden")
DELIVERY_ENTRIES = ("mode", "staged")
STAGED_ENTRIES = ("village", "fruit", "short")


def describe(s: State) -> dict[str, Any]:
    """The whole position, hidden tiles and generator included."""
    seats = range(s.seats)
    return {
        "seats": int(s.seats),
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "wheel": [FRUITS[fruit] for fruit in s.wheel],
        "farmers": {
            str(blade): [seat for seat in seats for _ in range(s.farmers[blade, seat])]
            for blade in range(BLADES)
            if s.farmers[blade].any()
        },
        "fruits": [
            {key: int(s.fruits[seat, i]) for i, key in enumerate(FRUITS) if s.fruits[seat, i]} for seat in seats
        ],
        "carts": [int(s.carts[seat]) for seat in seats],
        "action_tiles": [[key for i, key in enumerate(ACTION_TILES) if s.action_tiles[seat, i]] for seat in seats],
        "tiles": [[key for i, key in enumerate(TILES) if s.holder[i] == seat] for seat in seats],
        "bonuses": [int(holder) for holder in s.bonus_holder if holder != NOBODY],
        "villages": {key: _describe_village(s, i) for i, key in enumerate(VILLAGES)},
        "box": [TILES[tile] for tile in s.box],
        "wind": int(s.wind),
        "delivery": _describe_delivery(s),
        "start": int(s.start),
        "turns": int(s.turns),
        "reveals": int(s.reveals),
        "over": ENDINGS[s.over],
        "turn_limit": int(s.turn_limit),
        "mystery_finca": MYSTERY[s.mystery],
        "generator": int(s.generator),
    }


def _describe_village(s: State, i: int) -> dict[str, Any]:
    village = {"stack": [TILES[tile] for tile in s.stacks[i, : s.height[i]]], "finca": FINCAS[s.finca[i]]}
    if s.height[i] == 0:
        village["holder"] = int(s.finca_holder[i]) if s.finca_holder[i] >= 0 else None
        village["wooden"] = bool(s.built[i])
    return village


def _describe_delivery(s: State) -> dict[str, Any] | None:
    if s.phase != DELIVERY:
        return None
    staged = [
        {
            "village": VILLAGES[village],
            "fruit": None if choice - 1 == ANY else FRUITS[choice - 1],
            "short": FRUITS[s.short_fruit] if village == s.short_village else None,
        }
        for village, choice in enumerate(s.staged.tolist())
        if choice
    ]
    return {"mode": MODES[s.mode], "staged": staged}


def place(s: State, description: Mapping[str, Any]) -> None:
    """Set an empty record to the position described; PositionError names the entry that is wrong."""
    _Reader(s, description).read()


class _Reader(Reader):
    """Remembers which tiles are spoken for."""

    def __init__(self, s: State, description: Mapping[str, Any]) -> None:
        super().__init__(s, description)
        self.tiles: set[int] = set()
        self.fincas: set[int] = set()

    def steps(self) -> Sequence[Callable[[], None]]:
        return [
            self.read_phase, self.read_turn, self.read_wheel, self.read_farmers, self.read_fruits, self.read_carts,
            self.read_action_tiles, self.read_tiles, self.read_bonuses, self.read_box, self.read_villages,
            self.read_wind, self.read_delivery, self.read_start, self.read_turns, self.read_reveals, self.read_over,
            self.read_turn_limit, self.read_mystery_finca, self.read_generator,
        ]  # fmt: skip

    def tile(self, name: str, value: Any) -> int:
        """A fruit tile that is named for the first time."""
        tile = self.key(name, value, TILES)
        if tile in self.tiles:
            raise PositionError(f"{name}: {value} is already somewhere else")
        self.tiles.add(tile)
        return tile

    # The entries

    def read_phase(self) -> None:
        self.s.phase = self.key("phase", self.given.get("phase", PHASES[TURN]), PHASES)

    def read_turn(self) -> None:
        self.s.turn = self.number("turn", self.given.get("turn", 0), 0, self.seats - 1)

    def read_wheel(self) -> None:
        wheel = self.listing("wheel", self.given.get("wheel", [FRUITS[fruit] for fruit in BLADE_FRUITS]))
        if len(wheel) != BLADES:
            raise PositionError(f"wheel must name {BLADES} fruits, not {len(wheel)}")
        self.s.wheel[:] = [self.key(f"wheel[{i}]", fruit, FRUITS) for i, fruit in enumerate(wheel)]
        if sorted(self.s.wheel.tolist()) != sorted(BLADE_FRUITS.tolist()):
            raise PositionError("wheel must show each fruit as often as the box has blades of it")

    def read_farmers(self) -> None:
        blades = [str(blade) for blade in range(BLADES)]
        for blade, seats in self.mapping("farmers", self.given.get("farmers", {}), blades).items():
            for seat in self.listing(f"farmers.{blade}", seats):
                self.s.farmers[int(blade), self.number(f"farmers.{blade}", seat, 0, self.seats - 1)] += 1
        each = int(FARMERS_EACH[self.seats - 2])
        for seat in range(self.seats):
            standing = int(self.s.farmers[:, seat].sum())
            if standing > each or (standing < each and self.s.phase != PLACEMENT):
                raise PositionError(f"farmers: seat {seat} has {standing} on the wheel, expected {each}")
            self.s.reserve[seat] = each - standing

    def read_fruits(self) -> None:
        self.s.supply[:] = EACH_FRUIT
        for seat, row in enumerate(self.per_seat("fruits", {})):
            for key, count in self.mapping(f"fruits[{seat}]", row, FRUITS).items():
                fruit = FRUITS.index(key)
                left = int(self.s.supply[fruit])
                self.s.fruits[seat, fruit] = self.number(f"fruits[{seat}].{key}", count, 0, left)
                self.s.supply[fruit] -= count

    def read_carts(self) -> None:
        self.s.hub = CARTS[self.seats - 2]
        for seat, count in enumerate(self.per_seat("carts", 0)):
            self.s.carts[seat] = self.number(f"carts[{seat}]", count, 0, int(self.s.hub))
            self.s.hub -= count

    def read_action_tiles(self) -> None:
        for seat, row in enumerate(self.per_seat("action_tiles", ACTION_TILES)):
            for key in self.listing(f"action_tiles[{seat}]", row):
                self.s.action_tiles[seat, self.key(f"action_tiles[{seat}]", key, ACTION_TILES)] = 1

    def read_tiles(self) -> None:
        self.s.holder[:] = NOBODY
        for seat, row in enumerate(self.per_seat("tiles", ())):
            for key in self.listing(f"tiles[{seat}]", row):
                hold(self.s, seat, self.tile(f"tiles[{seat}]", key))

    def read_bonuses(self) -> None:
        self.s.bonus_holder[:] = NOBODY
        for rank, seat in enumerate(self.listing("bonuses", self.given.get("bonuses", ()))):
            self.number("bonuses, how many", rank, 0, len(BONUSES) - 1)
            self.s.bonus_holder[rank] = self.number(f"bonuses[{rank}]", seat, 0, self.seats - 1)

    def read_box(self) -> None:
        box = self.listing("box", self.given.get("box", ()))
        if len(box) not in (0, 2):
            raise PositionError(f"box must name two fruit tiles, not {len(box)}")
        self.s.box[:] = [self.tile("box", key) for key in box] or -1

    def read_villages(self) -> None:
        villages = self.mapping("villages", self.given.get("villages", {}), VILLAGES)
        rows = [self.mapping(f"villages.{key}", villages.get(key, {}), VILLAGE_ENTRIES) for key in VILLAGES]
        for i, row in enumerate(rows):
            self.read_known_tiles(i, row)
            self.read_finca(i, row)
        self.fill_stacks(rows)
        self.fill_fincas(rows)
        self.s.wooden = WOODEN[self.seats - 2] - self.s.built.sum()

    def read_known_tiles(self, i: int, row: dict[str, Any]) -> None:
        name = f"villages.{VILLAGES[i]}"
        if "top" in row and "stack" in row:
            raise PositionError(f"{name}.top must be left out where the stack is named")
        if "under" in row and "top" not in row:
            raise PositionError(f"{name}.under must be left out where no top is named")
        if "stack" in row:
            stack = [self.tile(f"{name}.stack", key) for key in self.listing(f"{name}.stack", row["stack"])]
            self.s.height[i] = self.number(f"{name}.stack, how many", len(stack), 0, HEIGHT)
            self.s.stacks[i, : len(stack)] = stack
        elif "top" in row:
            under = self.number(f"{name}.under", row.get("under", 0), 0, HEIGHT - 1)
            self.s.height[i] = under + 1
            self.s.stacks[i, under] = self.tile(f"{name}.top", row["top"])

    def read_finca(self, i: int, row: dict[str, Any]) -> None:
        name = f"villages.{VILLAGES[i]}"
        self.s.finca[i] = -1
        if "finca" in row:
            finca = self.key(f"{name}.finca", row["finca"], FINCAS)
            if finca in self.fincas:
                raise PositionError(f"{name}.finca: {row['finca']} is already somewhere else")
            self.fincas.add(finca)
            self.s.finca[i] = finca
        if "stack" in row and self.s.height[i] == 0:
            holder = row.get("holder")
            self.s.finca_holder[i] = (
                BOXED if holder is None else self.number(f"{name}.holder", holder, 0, self.seats - 1)
            )
            self.s.built[i] = self.truth(f"{name}.wooden", row.get("wooden", True))
            return
        for entry in ("holder", "wooden"):
            if entry in row:
                raise PositionError(f"{name}.{entry} must be left out where the stack is not empty")
        self.s.finca_holder[i] = ON_VILLAGE

    def fill_stacks(self, rows: list[dict[str, Any]]) -> None:
        left = [tile for tile in range(len(TILES)) if tile not in self.tiles]
        needed = 2 * (self.s.box[0] < 0) + sum(
            int(self.s.height[i]) - 1 for i, row in enumerate(rows) if "stack" not in row and "top" in row
        )
        if needed > len(left):
            raise PositionError(f"villages: {len(left)} tiles are left over where {needed} are needed")
        if self.s.box[0] < 0:
            self.s.box[:] = left[-2:]
            left = left[:-2]
        for i, row in enumerate(rows):
            if "stack" not in row and "top" in row:
                under = int(self.s.height[i]) - 1
                self.s.stacks[i, :under], left = left[:under], left[under:]
        silent = [i for i, row in enumerate(rows) if "stack" not in row and "top" not in row]
        for nth, i in enumerate(silent):
            height = -(-len(left) // (len(silent) - nth))
            if not 1 <= height <= HEIGHT:
                raise PositionError(f"villages: {len(left)} tiles are left over for {len(silent) - nth} villages")
            self.s.stacks[i, :height], left = left[:height], left[height:]
            self.s.height[i] = height
        if left:
            raise PositionError(f"villages: {', '.join(TILES[tile] for tile in left)} are nowhere; who won them?")

    def fill_fincas(self, rows: list[dict[str, Any]]) -> None:
        left = [finca for finca in range(len(FINCAS)) if finca not in self.fincas]
        for i in range(len(rows)):
            if self.s.finca[i] < 0:
                self.s.finca[i] = left.pop(0)

    def read_wind(self) -> None:
        self.s.wind = self.number("wind", self.given.get("wind", 1 if PHASES[self.s.phase] == "wind" else 0), 0, 2)

    def read_delivery(self) -> None:
        clear_delivery(self.s)
        delivery = self.given.get("delivery")
        if delivery is None:
            return
        if self.s.phase != DELIVERY:
            raise PositionError(f"delivery must be null in the phase {PHASES[self.s.phase]}")
        given = self.mapping("delivery", delivery, DELIVERY_ENTRIES)
        self.s.mode = self.key("delivery.mode", given.get("mode"), MODES)
        for n, one in enumerate(self.listing("delivery.staged", given.get("staged", []))):
            name = f"delivery.staged[{n}]"
            staged = self.mapping(name, one, STAGED_ENTRIES)
            village = self.key(f"{name}.village", staged.get("village"), VILLAGES)
            if self.s.height[village] == 0:
                raise PositionError(f"{name}.village: {staged['village']} has no tile left")
            if self.s.staged[village]:
                raise PositionError(f"{name}.village: {staged['village']} is already served")
            fruit, short = staged.get("fruit"), staged.get("short")
            if is_any(top(self.s, village)) != (fruit is not None):
                raise PositionError(f"{name}.fruit must name a fruit for a tile of any kind and be null for all others")
            commit(self.s, village, ANY if fruit is None else self.key(f"{name}.fruit", fruit, FRUITS))
            if short is not None:
                self.s.short_village = village
                self.s.short_fruit = self.key(f"{name}.short", short, FRUITS)
                self.s.committed[self.s.short_fruit] -= 1

    def read_start(self) -> None:
        self.s.start = self.number("start", self.given.get("start", 0), 0, self.seats - 1)

    def read_turn_limit(self) -> None:
        self.s.turn_limit = self.number("turn_limit", self.given.get("turn_limit", 0), 0, 30_000)

    def read_mystery_finca(self) -> None:
        self.s.mystery = self.key("mystery_finca", self.given.get("mystery_finca", MYSTERY[0]), MYSTERY)
