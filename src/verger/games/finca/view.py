"""What leaves the table: the position as a seat may know it. All seats of Finca know the same."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import TypedDict

from verger.engine import RUNNING, rule, views
from verger.engine.views import Words, put

from . import components as box
from . import delivery, scoring, state
from .actions import MODES
from .refusals import can_serve_alone

Fruit = Annotated[str, Words("fruit", box.FRUITS)]
ActionTile = Annotated[str, Words("action_tile", box.ACTION_TILES)]
Tile = Annotated[str, Words("tile", box.TILES)]
Finca = Annotated[str, Words("finca", box.FINCAS)]
Place = Annotated[str, Words("village", box.VILLAGES)]
Mode = Annotated[str, Words("mode", MODES)]


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


class View(views.Header):
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
    views.put_header(tape, s)
    views.put_first(tape, s.wheel, box.BLADES)
    put(tape, box.BLADES)
    for blade in range(box.BLADES):
        views.put_first(tape, s.farmers[blade], s.seats)
    views.put_each(tape, s.supply)
    put(tape, s.hub)
    put(tape, s.wooden)
    views.put_those_where(tape, box.BONUSES, s.bonus_holder, state.NOBODY)
    put(tape, s.seats)
    for seat in range(s.seats):
        show_player(s, seat, tape)
    put(tape, box.VILLAGE_COUNT)
    for village in range(box.VILLAGE_COUNT):
        show_village(s, village, tape)
    put(tape, s.wind)
    put(tape, s.phase == state.DELIVERY)
    if s.phase == state.DELIVERY:
        show_delivery(s, tape)
    show_unseen(s, tape)
    views.put_those_where(tape, s.finca, s.finca_holder, state.BOXED)
    put(tape, s.over != RUNNING)
    if s.over != RUNNING:
        show_hidden(s, tape)
    return tape[0]


@rule
def show_player(s, seat, tape):
    views.put_each(tape, s.fruits[seat])
    put(tape, s.carts[seat])
    put(tape, s.reserve[seat])
    views.put_where(tape, s.action_tiles[seat], 1)
    views.put_where(tape, s.holder, seat)
    views.put_those_where(tape, s.finca, s.finca_holder, seat)
    views.put_those_where(tape, box.BONUSES, s.bonus_holder, seat)
    show_lacking(s, seat, tape)
    put(tape, scoring.tile_points(s, seat))
    put(tape, scoring.finca_points(s, seat))
    put(tape, scoring.action_tile_points(s, seat))
    put(tape, scoring.bonus_points(s, seat))
    put(tape, scoring.score(s, seat))


@rule
def show_lacking(s, seat, tape):
    """FIN-90: the values of which the next set needs one more."""
    found = views.put_list(tape)
    for value in range(1, box.VALUES + 1):
        if s.by_value[seat, value] == scoring.sets(s, seat):
            views.put_more(tape, found, value)


@rule
def show_village(s, village, tape):
    height = s.height[village]
    here = s.finca_holder[village] == state.ON_VILLAGE
    put(tape, village)
    views.put_maybe(tape, delivery.top(s, village) if height else -1)
    put(tape, max(0, height - 1))
    views.put_maybe(tape, s.finca[village] if here else -1)
    put(tape, s.built[village])
    put(tape, s.seats if here else 0)
    if here:
        for seat in range(s.seats):
            put(tape, scoring.finca_count(s, seat, s.finca[village]))
    views.put_maybe(tape, scoring.finca_leader(s, s.finca[village]) if here else state.NOBODY)
    payable = views.put_list(tape)
    for mode in range(len(MODES)):
        if height and s.over == RUNNING and can_serve_alone(s, s.turn, delivery.top(s, village), mode):
            views.put_more(tape, payable, mode)


@rule
def show_delivery(s, tape):
    put(tape, s.mode)
    put(tape, delivery.limit(s.mode))
    put(tape, delivery.paid(s))
    staged = views.put_list(tape)
    for village in range(box.VILLAGE_COUNT):
        if s.staged[village]:
            fruit = s.staged[village] - 1
            views.put_more(tape, staged, village)
            views.put_maybe(tape, -1 if fruit == box.ANY else fruit)
            views.put_maybe(tape, s.short_fruit if village == s.short_village else -1)


@rule
def show_unseen(s, tape):
    """The tiles nobody has seen, by design: all but those face up and those won."""
    found = views.put_list(tape)
    for design in range(box.TILE_COUNT):
        count = 0
        for village in range(box.VILLAGE_COUNT):
            for i in range(s.height[village] - 1):
                count += box.DESIGN[s.stacks[village, i]] == design
        for i in range(len(s.box)):
            count += box.DESIGN[s.box[i]] == design
        if count:
            views.put_more(tape, found, design)
            put(tape, count)


@rule
def show_hidden(s, tape):
    for village in range(box.VILLAGE_COUNT):
        views.put_first(tape, s.stacks[village], s.height[village])
    views.put_first(tape, s.box, len(s.box))
