"""Positions written by hand, for tests, puzzles, teaching and bug reports.

Only `seats` and, outside placement, `farmers` are needed; all else may be left out and is then as in a fresh box: full
supplies, unused tiles, nothing won.

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

from typing import Any

import numpy as np

from verger.engine import PositionError, State, codecs
from verger.engine.codecs import SEAT, Entry, Field, Key, Maybe, Number, PerSeat, Reading, Said, Several, Stock, Table

from . import components as box
from . import delivery, state
from .actions import MODES

MYSTERY = ("symbols", "values")
TILE, FINCA, FRUIT = codecs.Once(box.TILES), codecs.Once(box.FINCAS), Key(box.FRUITS)


class Wheel(Field):
    def hold(self, reading: Reading, value: list[int]) -> None:
        super().hold(reading, value)
        if sorted(value) != sorted(box.BLADE_FRUITS):
            raise PositionError("wheel must show each fruit as often as the box has blades of it")


def standing(s: State) -> dict[int, Any]:
    """On each blade that has any, the seats of its farmers."""
    return {blade: np.repeat(np.arange(box.SEATS), row) for blade, row in enumerate(s.farmers) if row.any()}


def stand(s: State, blades: dict[int, list[int]]) -> None:
    """Who is on no blade has not been placed."""
    for blade, seats in blades.items():
        s.farmers[blade] = np.bincount(np.array(seats, int), minlength=box.SEATS)
    due = int(box.FARMERS_EACH[s.seats - 2])
    for seat, placed in enumerate(s.farmers.sum(axis=0)[: s.seats]):
        if placed > due or (placed < due and s.phase != state.PLACEMENT):
            raise PositionError(f"farmers: seat {seat} has {placed} on the wheel, expected {due}")
        s.reserve[seat] = due - placed


def won(s: State) -> list[Any]:
    return [np.flatnonzero(s.holder == seat) for seat in range(s.seats)]


def win(s: State, tiles: list[list[int]]) -> None:
    s.holder[:] = state.NOBODY
    for seat, own in enumerate(tiles):
        for tile in own:
            delivery.hold(s, seat, tile)


def lay_in_box(s: State, tiles: list[int]) -> None:
    """Two, or those that are left when everything else is said."""
    if len(tiles) not in (0, 2):
        raise PositionError(f"box must name two fruit tiles, not {len(tiles)}")
    s.box[:] = tiles or -1


class Villages(Entry):
    """The stack and the finca tile of every village; of an empty one who has the finca tile, and the wooden one."""

    name = "villages"
    codec = codecs.Some(
        box.VILLAGES,
        codecs.Partial(
            stack=Several(TILE),
            top=TILE,
            under=Number(0, box.HEIGHT - 1),
            finca=FINCA,
            holder=Maybe(SEAT),
            wooden=codecs.Flag(),
        ),
    )

    def held(self, s: State) -> dict[int, dict[str, Any]]:
        found = {i: {"stack": s.stacks[i, : s.height[i]], "finca": s.finca[i]} for i in range(len(box.VILLAGES))}
        for empty in np.flatnonzero(s.height == 0).tolist():
            found[empty] |= {"holder": s.finca_holder[empty], "wooden": s.built[empty]}
        return found

    def hold(self, reading: Reading, value: dict[int, dict[str, Any]]) -> None:
        reading.s.finca[:] = -1
        reading.s.finca_holder[:] = state.ON_VILLAGE
        for village, given in value.items():
            self.hold_there(reading, village, f"villages.{box.VILLAGES[village]}", given)
        self.fill(reading, value)
        reading.s.wooden = box.WOODEN[reading.seats - 2] - reading.s.built.sum()

    def hold_there(self, reading: Reading, i: int, name: str, given: dict[str, Any]) -> None:
        s = reading.s
        if "top" in given and "stack" in given:
            raise PositionError(f"{name}.top must be left out where the stack is named")
        if "under" in given and "top" not in given:
            raise PositionError(f"{name}.under must be left out where no top is named")
        stack = given.get("stack", [])
        s.height[i] = Number(0, box.HEIGHT).read(reading, f"{name}.stack, how many", len(stack))
        s.stacks[i, : len(stack)] = stack
        s.finca[i] = given.get("finca", -1)
        if "top" in given:
            s.height[i] = given.get("under", 0) + 1
            s.stacks[i, s.height[i] - 1] = given["top"]
        if "stack" in given and not stack:
            s.finca_holder[i] = given["holder"] if given.get("holder", -1) >= 0 else state.BOXED
            s.built[i] = given.get("wooden", True)
        elif odd := given.keys() & {"holder", "wooden"}:
            raise PositionError(f"{name}.{min(odd)} must be left out where the stack is not empty")

    def fill(self, reading: Reading, value: dict[int, dict[str, Any]]) -> None:
        """Tiles that are named nowhere: in the box, under the tops, then where nothing is said, as evenly as can be."""
        s, left = reading.s, TILE.left(reading)
        topped = sorted(village for village, given in value.items() if "top" in given)
        said = {village for village, given in value.items() if given.keys() & {"stack", "top"}}
        silent = [village for village in range(len(box.VILLAGES)) if village not in said]
        needed = 2 * (s.box[0] < 0) + sum(int(s.height[village]) - 1 for village in topped)
        if needed > len(left):
            raise PositionError(f"villages: {len(left)} tiles are left over where {needed} are needed")
        if s.box[0] < 0:
            s.box[:] = [left.pop(-2), left.pop()]
        for village in topped:
            for level in range(s.height[village] - 1):
                s.stacks[village, level] = left.pop(0)
        for nth, village in enumerate(silent):
            height = -(-len(left) // (len(silent) - nth))
            if not 1 <= height <= box.HEIGHT:
                raise PositionError(f"villages: {len(left)} tiles are left over for {len(silent) - nth} villages")
            s.stacks[village, :height], left = left[:height], left[height:]
            s.height[village] = height
        if left:
            raise PositionError(f"villages: {', '.join(box.TILES[tile] for tile in left)} are nowhere; who won them?")
        s.finca[s.finca < 0] = FINCA.left(reading)


class Delivery(Entry):
    """The delivery under way, village by village."""

    name = "delivery"
    codec = codecs.Null(
        Table(
            mode=Key(MODES),
            staged=codecs.Items(Table(village=Key(box.VILLAGES), fruit=Maybe(FRUIT, box.ANY), short=Maybe(FRUIT))),
        )
    )

    def held(self, s: State) -> dict[str, Any] | None:
        staged = [
            {"village": one, "fruit": s.staged[one] - 1, "short": s.short_fruit if one == s.short_village else -1}
            for one in np.flatnonzero(s.staged)
        ]
        return {"mode": s.mode, "staged": staged} if s.phase == state.DELIVERY else None

    def hold(self, reading: Reading, value: dict[str, Any] | None) -> None:
        s = reading.s
        delivery.clear_delivery(s)
        if value is None:
            return
        if s.phase != state.DELIVERY:
            raise PositionError(f"delivery must be null in the phase {state.PHASES[s.phase]}")
        s.mode = value["mode"]
        for n, staged in enumerate(value["staged"]):
            self.stage(s, f"delivery.staged[{n}]", **staged)

    def stage(self, s: State, name: str, village: int, fruit: int, short: int) -> None:
        if s.height[village] == 0:
            raise PositionError(f"{name}.village: {box.VILLAGES[village]} has no tile left")
        if s.staged[village]:
            raise PositionError(f"{name}.village: {box.VILLAGES[village]} is already served")
        if delivery.is_any(delivery.top(s, village)) != (fruit != box.ANY):
            raise PositionError(f"{name}.fruit must name a fruit for a tile of any kind and be null for all others")
        delivery.commit(s, village, fruit)
        if short >= 0:
            delivery.leave_out(s, village, short)


POSITION = codecs.Position(
    state.PHASES,
    state.TURN,
    Wheel("wheel", codecs.Row(FRUIT, box.BLADES, "fruits"), [box.FRUITS[fruit] for fruit in box.BLADE_FRUITS]),
    Said("farmers", codecs.Some([*map(str, range(box.BLADES))], Several(SEAT)), standing, stand),
    Stock("fruits", rest="supply", total=lambda s: box.EACH_FRUIT, keys=box.FRUITS),
    Stock("carts", rest="hub", total=lambda s: int(box.CARTS[s.seats - 2])),
    Field("action_tiles", PerSeat(codecs.Marked(box.ACTION_TILES)), lambda s: [box.ACTION_TILES] * int(s.seats)),
    Said("tiles", PerSeat(Several(TILE)), won, win),
    Field("bonuses", codecs.First(SEAT, len(box.BONUSES)), field="bonus_holder"),
    Said("box", Several(TILE), lambda s: s.box, lay_in_box),
    Villages(),
    Field("wind", Number(0, 2), lambda s: int(s.phase == state.WIND)),
    Delivery(),
    Field("start", SEAT),
    Field("turn_limit", Number(0, state.MOST_TURNS)),
    Field("mystery_finca", Key(MYSTERY), MYSTERY[0], field="mystery"),
)
