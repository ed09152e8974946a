"""What leaves the table: the position as a seat may know it, in plain data. All seats of Finca know the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple, TypeVar

import numpy as np
from typing_extensions import TypedDict

from verger.engine import RUNNING, STOPPED, State, members, plain, rule

from .actions import MODES
from .components import ACTION_TILES, ANY, BONUSES, DESIGN, FINCAS, FRUITS, TILES, VILLAGE_COUNT, VILLAGES
from .delivery import limit, paid, top
from .legality import can_serve_alone
from .scoring import action_tile_points, bonus_points, finca_count, finca_leader, finca_points, tile_points
from .state import BOXED, DELIVERY, NOBODY, ON_VILLAGE, PHASES

T = TypeVar("T")

PARTS = ("tiles", "fincas", "action_tiles", "bonuses")
BONUS_VALUES: list[int] = BONUSES.tolist()


class Score(TypedDict):
    tiles: int
    fincas: int
    action_tiles: int
    bonuses: int
    total: int


class Player(TypedDict):
    fruits: dict[str, int]
    carts: int
    farmers: int  # not yet placed
    action_tiles: list[str]  # unused
    tiles: list[str]
    fincas: list[str]
    bonuses: list[int]
    lacking: list[int]  # values missing for the next set
    score: Score


class Village(TypedDict):
    village: str
    tile: str | None  # face up
    under: int  # tiles beneath it
    finca: str | None
    wooden: bool
    counts: list[int]  # what each seat's tiles count for the finca tile
    leader: int | None
    payable: list[str]  # modes in which the seat to move could pay this tile alone


class Staged(TypedDict):
    village: str
    fruit: str | None  # the kind chosen for a `?` tile
    short: str | None  # the fruit left out


class Delivery(TypedDict):
    mode: str
    limit: int
    paid: int
    staged: list[Staged]


class Hidden(TypedDict):
    stacks: dict[str, list[str]]  # bottom first
    box: list[str]


class View(TypedDict):
    seats: int
    turn: int | None
    pending: list[int]
    phase: str
    over: bool
    stopped: bool
    turns: int
    wheel: list[str]
    farmers: list[list[int]]  # per blade, per seat
    supply: dict[str, int]
    hub: int
    wooden: int
    bonuses: list[int]  # left, top first
    players: list[Player]
    villages: list[Village]
    wind: int
    delivery: Delivery | None
    unseen: list[tuple[str, int]]  # a design (by its first tile) and how many of it nobody has seen
    boxed: list[str]  # finca tiles
    hidden: Hidden | None  # shown after the end


def view(s: State, seat: int | None) -> View:
    """All that is public, and of the face-down tiles only which they are in all (FIN-R21: after the end, all)."""
    now = plain(s)
    count, over = now.seats, now.over != RUNNING
    seats, places = range(count), range(len(VILLAGES))
    counted = tallied(s)
    fincas = [FINCAS[finca] for finca in now.finca]
    below = [stack[: max(0, height - 1)] for stack, height in zip(now.stacks, now.height, strict=True)]

    def player(other: int) -> Player:
        values = now.by_value[other][1:]
        tiles, won, unused, bonuses = points = counted.points[other]
        return Player(
            fruits=named(now.fruits[other]),
            carts=now.carts[other],
            farmers=now.reserve[other],
            action_tiles=[key for key, kept in zip(ACTION_TILES, now.action_tiles[other], strict=True) if kept],
            tiles=held(TILES, now.holder, other),
            fincas=held(fincas, now.finca_holder, other),
            bonuses=held(BONUS_VALUES, now.bonus_holder, other),
            lacking=[value for value, count in enumerate(values, 1) if count == min(values)],
            score=Score(tiles=tiles, fincas=won, action_tiles=unused, bonuses=bonuses, total=sum(points)),
        )

    def village(place: int) -> Village:
        here = now.finca_holder[place] == ON_VILLAGE
        leader, height = counted.leaders[place], now.height[place]
        return Village(
            village=VILLAGES[place],
            tile=TILES[now.stacks[place][height - 1]] if height else None,
            under=len(below[place]),
            finca=fincas[place] if here else None,
            wooden=bool(now.built[place]),
            counts=counted.counts[place] if here else [],
            leader=leader if here and leader != NOBODY else None,
            payable=[mode for mode, can in zip(MODES, counted.payable[place], strict=True) if can],
        )

    return View(
        seats=count,
        turn=None if over else now.turn,
        pending=list(members(now.pending)),
        phase=PHASES[now.phase],
        over=over,
        stopped=now.over == STOPPED,
        turns=now.turns,
        wheel=[FRUITS[fruit] for fruit in now.wheel],
        farmers=[row[:count] for row in now.farmers],
        supply=named(now.supply),
        hub=now.hub,
        wooden=now.wooden,
        bonuses=held(BONUS_VALUES, now.bonus_holder, NOBODY),
        players=[player(other) for other in seats],
        villages=[village(place) for place in places],
        wind=now.wind,
        delivery=delivery(s) if now.phase == DELIVERY else None,
        unseen=unseen([*chain(*below), *now.box]),
        boxed=held(fincas, now.finca_holder, BOXED),
        hidden=hidden(s) if over else None,
    )


class Tally(NamedTuple):
    """What a view has to count."""

    counts: list[list[int]]  # per village and seat
    leaders: list[int]  # per village
    payable: list[list[int]]  # per village and mode
    points: list[list[int]]  # per seat and part


def tallied(s: State) -> Tally:
    counts = np.zeros((len(VILLAGES), s["seats"]), np.int64)
    leaders = np.zeros(len(VILLAGES), np.int64)
    payable = np.zeros((len(VILLAGES), len(MODES)), np.int64)
    points = np.zeros((s["seats"], len(PARTS)), np.int64)
    tally(s, counts, leaders, payable, points)
    return Tally(counts.tolist(), leaders.tolist(), payable.tolist(), points.tolist())


@rule
def tally(s, counts, leaders, payable, points):
    """Everything a view has to count, in one go."""
    for village in range(VILLAGE_COUNT):
        for seat in range(s.seats):
            counts[village, seat] = finca_count(s, seat, s.finca[village])
        leaders[village] = finca_leader(s, s.finca[village])
        if s.height[village] and s.over == RUNNING:
            for mode in range(len(MODES)):
                payable[village, mode] = can_serve_alone(s, s.turn, top(s, village), mode)
    for seat in range(s.seats):
        points[seat, 0] = tile_points(s, seat)
        points[seat, 1] = finca_points(s, seat)
        points[seat, 2] = action_tile_points(s, seat)
        points[seat, 3] = bonus_points(s, seat)


def held(things: Sequence[T], holders: list[int], holder: int) -> list[T]:
    return [thing for thing, there in zip(things, holders, strict=True) if there == holder]


def named(counts: list[int]) -> dict[str, int]:
    return dict(zip(FRUITS, counts, strict=True))


def parts(s: State, seat: int) -> dict[str, int]:
    """A seat's points by where they come from."""
    counts = (tile_points, finca_points, action_tile_points, bonus_points)
    return {part: int(count(s, seat)) for part, count in zip(PARTS, counts, strict=True)}


def delivery(s: State) -> Delivery:
    staged = [
        Staged(
            village=VILLAGES[place],
            fruit=None if choice - 1 == ANY else FRUITS[choice - 1],
            short=FRUITS[s.short_fruit] if place == s.short_village else None,
        )
        for place, choice in enumerate(s.staged.tolist())
        if choice
    ]
    return Delivery(mode=MODES[s.mode], limit=int(limit(s.mode)), paid=int(paid(s)), staged=staged)


def unseen(tiles: list[int]) -> list[tuple[str, int]]:
    """The tiles nobody has seen, by design: all but those face up and those won."""
    counts = Counter(DESIGN[tile] for tile in tiles)
    return [(TILES[tile], counts[tile]) for tile in sorted(counts)]


def hidden(s: State) -> Hidden:
    stacks = [stack[:height] for stack, height in zip(s.stacks.tolist(), s.height.tolist(), strict=True)]
    return Hidden(
        stacks={key: [TILES[tile] for tile in stack] for key, stack in zip(VILLAGES, stacks, strict=True)},
        box=[TILES[tile] for tile in s.box.tolist()],
    )
