"""What leaves the table: the position as a seat may know it. All seats of Finca know the same."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import TypedDict

from verger.engine import RUNNING, STOPPED, rule
from verger.engine.views import fresh, more, put, put_each, put_first, put_list, put_maybe, put_members, put_where

from .actions import MODES
from .components import (
    ACTION_TILES,
    ANY,
    BLADES,
    BONUSES,
    DESIGN,
    FINCAS,
    FRUITS,
    TILE_COUNT,
    TILES,
    VALUES,
    VILLAGE_COUNT,
    VILLAGES,
)
from .delivery import limit, paid, top
from .legality import can_serve_alone
from .scoring import action_tile_points, bonus_points, finca_count, finca_leader, finca_points, score, sets, tile_points
from .state import BOXED, DELIVERY, NOBODY, ON_VILLAGE, PHASES

KEYS = {
    "phase": PHASES,
    "fruit": FRUITS,
    "action_tile": ACTION_TILES,
    "tile": TILES,
    "finca": FINCAS,
    "village": VILLAGES,
    "mode": MODES,
}
Phase = Annotated[str, "phase"]
Fruit = Annotated[str, "fruit"]
ActionTile = Annotated[str, "action_tile"]
Tile = Annotated[str, "tile"]
Finca = Annotated[str, "finca"]
Place = Annotated[str, "village"]
Mode = Annotated[str, "mode"]


class Score(TypedDict):
    tiles: int
    fincas: int
    action_tiles: int
    bonuses: int
    total: int


class Player(TypedDict):
    fruits: dict[Fruit, int]
    carts: int
    farmers: int  # not yet placed
    action_tiles: list[ActionTile]  # unused
    tiles: list[Tile]
    fincas: list[Finca]
    bonuses: list[int]
    lacking: list[int]  # values missing for the next set
    score: Score


class Village(TypedDict):
    village: Place
    tile: Tile | None  # face up
    under: int  # tiles beneath it
    finca: Finca | None
    wooden: bool
    counts: list[int]  # what each seat's tiles count for the finca tile
    leader: int | None
    payable: list[Mode]  # modes in which the seat to move could pay this tile alone


class Staged(TypedDict):
    village: Place
    fruit: Fruit | None  # the kind chosen for a `?` tile
    short: Fruit | None  # the fruit left out


class Delivery(TypedDict):
    mode: Mode
    limit: int
    paid: int
    staged: list[Staged]


class Hidden(TypedDict):
    stacks: dict[Place, list[Tile]]  # bottom first
    box: list[Tile]


class View(TypedDict):
    seats: int
    turn: int | None
    pending: list[int]
    phase: Phase
    over: bool
    stopped: bool
    turns: int
    wheel: list[Fruit]
    farmers: list[list[int]]  # per blade, per seat
    supply: dict[Fruit, int]
    hub: int
    wooden: int
    bonuses: list[int]  # left, top first
    players: list[Player]
    villages: list[Village]
    wind: int
    delivery: Delivery | None
    unseen: list[tuple[Tile, int]]  # a design (by its first tile) and how many of it nobody has seen
    boxed: list[Finca]  # finca tiles
    hidden: Hidden | None  # shown after the end


@rule
def show(s, eyes, tape, spare):
    """All that is public, and of the face-down tiles only which they are in all (FIN-R21: after the end, all)."""
    over = s.over != RUNNING
    fresh(tape)
    put(tape, s.seats)
    put_maybe(tape, NOBODY if over else s.turn)
    put_members(tape, s.pending)
    put(tape, s.phase)
    put(tape, over)
    put(tape, s.over == STOPPED)
    put(tape, s.turns)
    put_first(tape, s.wheel, BLADES)
    put(tape, BLADES)
    for blade in range(BLADES):
        put_first(tape, s.farmers[blade], s.seats)
    put_each(tape, s.supply)
    put(tape, s.hub)
    put(tape, s.wooden)
    show_bonuses(s, NOBODY, tape)
    put(tape, s.seats)
    for seat in range(s.seats):
        show_player(s, seat, tape)
    put(tape, VILLAGE_COUNT)
    for village in range(VILLAGE_COUNT):
        show_village(s, village, tape)
    put(tape, s.wind)
    put(tape, s.phase == DELIVERY)
    if s.phase == DELIVERY:
        show_delivery(s, tape)
    show_unseen(s, tape)
    show_fincas(s, BOXED, tape)
    put(tape, over)
    if over:
        show_hidden(s, tape)
    return tape[0]


@rule
def show_player(s, seat, tape):
    put_each(tape, s.fruits[seat])
    put(tape, s.carts[seat])
    put(tape, s.reserve[seat])
    put_where(tape, s.action_tiles[seat], 1)
    put_where(tape, s.holder, seat)
    show_fincas(s, seat, tape)
    show_bonuses(s, seat, tape)
    show_lacking(s, seat, tape)
    put(tape, tile_points(s, seat))
    put(tape, finca_points(s, seat))
    put(tape, action_tile_points(s, seat))
    put(tape, bonus_points(s, seat))
    put(tape, score(s, seat))


@rule
def show_bonuses(s, holder, tape):
    """The values of the bonus tiles that somebody has, or nobody, from the top of the stack."""
    found = put_list(tape)
    for rank in range(len(BONUSES)):
        if s.bonus_holder[rank] == holder:
            more(tape, found)
            put(tape, BONUSES[rank])


@rule
def show_fincas(s, holder, tape):
    """The finca tiles that somebody has, or the box."""
    found = put_list(tape)
    for village in range(VILLAGE_COUNT):
        if s.finca_holder[village] == holder:
            more(tape, found)
            put(tape, s.finca[village])


@rule
def show_lacking(s, seat, tape):
    """FIN-90: the values of which the next set needs one more."""
    found = put_list(tape)
    for value in range(1, VALUES + 1):
        if s.by_value[seat, value] == sets(s, seat):
            more(tape, found)
            put(tape, value)


@rule
def show_village(s, village, tape):
    height = s.height[village]
    here = s.finca_holder[village] == ON_VILLAGE
    put(tape, village)
    put_maybe(tape, top(s, village) if height else -1)
    put(tape, max(0, height - 1))
    put_maybe(tape, s.finca[village] if here else -1)
    put(tape, s.built[village])
    put(tape, s.seats if here else 0)
    if here:
        for seat in range(s.seats):
            put(tape, finca_count(s, seat, s.finca[village]))
    put_maybe(tape, finca_leader(s, s.finca[village]) if here else NOBODY)
    payable = put_list(tape)
    for mode in range(len(MODES)):
        if height and s.over == RUNNING and can_serve_alone(s, s.turn, top(s, village), mode):
            more(tape, payable)
            put(tape, mode)


@rule
def show_delivery(s, tape):
    put(tape, s.mode)
    put(tape, limit(s.mode))
    put(tape, paid(s))
    staged = put_list(tape)
    for village in range(VILLAGE_COUNT):
        if s.staged[village]:
            fruit = s.staged[village] - 1
            more(tape, staged)
            put(tape, village)
            put_maybe(tape, -1 if fruit == ANY else fruit)
            put_maybe(tape, s.short_fruit if village == s.short_village else -1)


@rule
def show_unseen(s, tape):
    """The tiles nobody has seen, by design: all but those face up and those won."""
    found = put_list(tape)
    for design in range(TILE_COUNT):
        count = 0
        for village in range(VILLAGE_COUNT):
            for i in range(s.height[village] - 1):
                count += DESIGN[s.stacks[village, i]] == design
        for i in range(len(s.box)):
            count += DESIGN[s.box[i]] == design
        if count:
            more(tape, found)
            put(tape, design)
            put(tape, count)


@rule
def show_hidden(s, tape):
    for village in range(VILLAGE_COUNT):
        put_first(tape, s.stacks[village], s.height[village])
    put_first(tape, s.box, len(s.box))
