"""What leaves the table: the position as a seat may know it. All seats of Finca know the same."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import TypedDict

from verger.engine import RUNNING, rule, showing, views
from verger.engine.views import Words

from . import components as box
from . import delivery, refusals, scoring, state
from .actions import MODES

Fruit = Annotated[str, Words("fruit", box.FRUITS)]
ActionTile = Annotated[str, Words("action_tile", box.ACTION_TILES)]
Tile = Annotated[str, Words("tile", box.TILES)]
Finca = Annotated[str, Words("finca", box.FINCAS)]
Place = Annotated[str, Words("village", box.VILLAGES)]
Mode = Annotated[str, Words("mode", MODES)]


class Score(TypedDict):
    tiles: Annotated[int, "scoring.tile_points(s, seat)"]
    fincas: Annotated[int, "scoring.finca_points(s, seat)"]
    action_tiles: Annotated[int, "scoring.action_tile_points(s, seat)"]
    bonuses: Annotated[int, "scoring.bonus_points(s, seat)"]
    total: Annotated[int, "scoring.score(s, seat)"]


class Player(TypedDict):
    fruits: dict[Fruit, int]
    carts: int
    farmers: Annotated[int, "s.reserve[seat]"]  # not yet placed
    action_tiles: Annotated[list[ActionTile], "where(s.action_tiles[seat], 1)"]  # unused
    tiles: Annotated[list[Tile], "where(s.holder, seat)"]
    fincas: Annotated[list[Finca], "those_where(s.finca, s.finca_holder, seat)"]
    bonuses: Annotated[list[int], "those_where(box.BONUSES, s.bonus_holder, seat)"]
    lacking: Annotated[list[int], "value for value in range(1, box.VALUES + 1) if is_lacking(s, seat, value)"]
    score: Score


class Village(TypedDict):
    village: Annotated[Place, "village"]
    tile: Annotated[Tile | None, "delivery.top(s, village) if s.height[village] else None"]  # face up
    under: Annotated[int, "max(0, s.height[village] - 1)"]  # tiles beneath it
    finca: Annotated[Finca | None, "s.finca[village] if has_finca(s, village) else None"]
    wooden: Annotated[bool, "s.built[village]"]
    counts: Annotated[
        list[int], "scoring.finca_count(s, seat, s.finca[village]) for seat in range(s.seats) if has_finca(s, village)"
    ]  # what each seat's tiles count for the finca tile
    leader: Annotated[
        int | None, "scoring.finca_leader(s, s.finca[village]) if has_finca(s, village) else state.NOBODY"
    ]
    # modes in which the seat to move could pay this tile alone
    payable: Annotated[list[Mode], "mode for mode in range(len(MODES)) if is_payable(s, village, mode)"]


class Staged(TypedDict):
    village: Annotated[Place, "village"]
    fruit: Annotated[Fruit | None, "s.staged[village] - 1 if s.staged[village] - 1 != box.ANY else None"]  # for a `?`
    short: Annotated[Fruit | None, "s.short_fruit if village == s.short_village else None"]  # the fruit left out


class Delivery(TypedDict):
    mode: Mode
    limit: Annotated[int, "delivery.limit(s.mode)"]
    paid: Annotated[int, "delivery.paid(s)"]
    staged: Annotated[list[Staged], "for village in range(box.VILLAGE_COUNT) if s.staged[village]"]


class Hidden(TypedDict):
    stacks: Annotated[
        dict[Place, list[Tile]], "s.stacks[village, : s.height[village]] for village in range(box.VILLAGE_COUNT)"
    ]  # bottom first
    box: list[Tile]


class View(views.Header):
    wheel: list[Fruit]
    farmers: Annotated[list[list[int]], "s.farmers[blade, : s.seats] for blade in range(box.BLADES)"]
    supply: dict[Fruit, int]
    hub: int
    wooden: int
    bonuses: Annotated[list[int], "those_where(box.BONUSES, s.bonus_holder, state.NOBODY)"]  # left, top first
    players: Annotated[list[Player], "for seat in range(s.seats)"]
    villages: Annotated[list[Village], "for village in range(box.VILLAGE_COUNT)"]
    wind: int
    delivery: Annotated[Delivery | None, "if s.phase == state.DELIVERY"]
    unseen: Annotated[
        list[tuple[Tile, int]],
        "(design, unseen(s, design)) for design in range(box.TILE_COUNT) if unseen(s, design)",
    ]  # a design (by its first tile) and how many of it nobody has seen
    boxed: Annotated[list[Finca], "those_where(s.finca, s.finca_holder, state.BOXED)"]  # finca tiles
    hidden: Annotated[Hidden | None, "if s.over != RUNNING"]  # FIN-R21: shown after the end


@rule
def has_finca(s, village):
    """FIN-06, 60: whether a village still has its finca tile."""
    return s.finca_holder[village] == state.ON_VILLAGE


@rule
def is_lacking(s, seat, value):
    """FIN-90: whether the next set needs one more of a value."""
    return s.by_value[seat, value] == scoring.sets(s, seat)


@rule
def is_payable(s, village, mode):
    """Whether the seat to move could pay the tile of a village alone."""
    if s.height[village] == 0 or s.over != RUNNING or refusals.no_means(s, s.turn, mode):
        return False
    return refusals.can_serve(s, s.turn, delivery.top(s, village), mode)


@rule
def unseen(s, design):
    """The tiles of a design that nobody has seen: all but those face up and those won."""
    count = 0
    for tile in range(box.TILE_COUNT):
        count += box.DESIGN[tile] == design and s.holder[tile] == state.NOBODY
    for village in range(box.VILLAGE_COUNT):
        count -= s.height[village] > 0 and box.DESIGN[delivery.top(s, village)] == design
    return count


show = showing.shown(View, state.DTYPE, globals())
