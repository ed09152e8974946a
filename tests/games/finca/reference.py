"""Finca once more, from the rulebook's words: slow, obvious, in plain dicts and lists, sharing no code with the rules.

It starts from a described position, hidden tiles included, and plays along. An action is a tuple of its kind and
arguments: ("serve", "arta", None).
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, product
from pathlib import Path
from typing import Any

import verger

_BOX = tomllib.loads((Path(verger.__file__).parent / "games/finca/components.toml").read_text(encoding="utf-8"))

FRUITS: list[str] = _BOX["fruits"]
VILLAGES: list[str] = [row["village"] for row in _BOX["villages"]]
TILES: dict[str, dict[str, int]] = {row["tile"]: row["symbols"] for row in _BOX["tiles"]}
FINCAS: dict[str, list[str]] = {row["finca"]: row["symbols"] for row in _BOX["fincas"]}
ACTION_TILES = ["strong_wind", "gust", "large_cart", "one_less"]
BLADES = range(12)

ActionTuple = tuple[Any, ...]


def value(tile: str) -> int:
    return sum(TILES[tile].values())


def is_mystery(tile: str) -> bool:
    return "any" in TILES[tile]


def price(tile: str, kind: str | None) -> Counter[str]:
    """What a tile asks for, paid with `kind` if it is a `?` tile."""
    if is_mystery(tile):
        assert kind is not None
        return Counter({kind: value(tile)})
    return Counter(TILES[tile])


def covers(hand: Counter[str], cost: Counter[str]) -> bool:
    return all(hand[fruit] >= number for fruit, number in cost.items())


class Reference:
    """The whole table. `legal()` and `play()` follow the rules to the letter."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        self.seats: int = start["seats"]
        self.phase: str = start["phase"]
        self.turn: int = start["turn"]
        self.wheel: list[str] = list(start["wheel"])
        self.blades: list[list[int]] = [list(start["farmers"].get(str(blade), [])) for blade in BLADES]
        self.hands = [Counter(hand) for hand in start["fruits"]]
        self.carts: list[int] = list(start["carts"])
        self.unused = [list(tiles) for tiles in start["action_tiles"]]
        self.won = [list(tiles) for tiles in start["tiles"]]
        self.stacks = {village: list(start["villages"][village]["stack"]) for village in VILLAGES}
        self.box = list(start["box"])
        self.fincas = {village: start["villages"][village]["finca"] for village in VILLAGES}
        self.fincas_won: list[list[str]] = [[] for _ in range(self.seats)]
        self.fincas_boxed: list[str] = []
        self.built: list[str] = []
        for village in VILLAGES:
            if not self.stacks[village]:
                holder = start["villages"][village]["holder"]
                finca = self.fincas.pop(village)
                (self.fincas_boxed if holder is None else self.fincas_won[holder]).append(finca)
                if start["villages"][village]["wooden"]:
                    self.built.append(village)
        self.bonuses = [7, 6, 5, 4]
        self.bonuses_won: list[list[int]] = [[] for _ in range(self.seats)]
        for seat in start["bonuses"]:
            self.bonuses_won[seat].append(self.bonuses.pop(0))
        self.moves_in_wind: int = start["wind"] - 1
        self.mode = ""
        self.staged: list[tuple[str, str | None, str | None]] = []  # village, kind paid, kind left out
        if start["delivery"] is not None:
            self.mode = start["delivery"]["mode"]
            self.staged = [(row["village"], row["fruit"], row["short"]) for row in start["delivery"]["staged"]]
        self.turns: int = start["turns"]
        self.turn_limit: int = start["turn_limit"]
        self.values_decide: bool = start["mystery_finca"] == "values"
        self.stopped = start["over"] == "stopped"

    # --- Counting -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.stopped or self.wooden() == 0

    def farmers_each(self) -> int:
        return {2: 5, 3: 4, 4: 3}[self.seats]

    def wooden(self) -> int:
        return {2: 4, 3: 5, 4: 6}[self.seats] - len(self.built)

    def supply(self, fruit: str) -> int:
        return 18 - sum(hand[fruit] for hand in self.hands)

    def hub(self) -> int:
        return 2 * self.seats - sum(self.carts)

    def in_hand(self, seat: int) -> int:
        """Farmers not yet placed."""
        return self.farmers_each() - sum(blade.count(seat) for blade in self.blades)

    def top(self, village: str) -> str | None:
        return self.stacks[village][-1] if self.stacks[village] else None

    # --- What is legal --------------------------------------------------------------------------------------------

    def legal(self) -> set[ActionTuple]:
        """All that the seat in turn may do."""
        if self.over:
            return set()
        if self.phase == "placement":
            return {("place", blade) for blade in BLADES}
        if self.phase == "delivery":
            return self.legal_steps()
        moves: set[ActionTuple] = {("move", blade) for blade in BLADES if self.turn in self.blades[blade]}
        if self.phase == "wind":
            return moves | ({("stop",)} if self.moves_in_wind == 1 else set())
        return (
            moves
            | self.legal_tiles()
            | {("deliver", mode) for mode in ("cart", "large", "less") if self.can_open(mode)}
        )

    def legal_tiles(self) -> set[ActionTuple]:
        actions: set[ActionTuple] = set()
        if "strong_wind" in self.unused[self.turn]:
            actions.add(("strong_wind",))
        if "gust" in self.unused[self.turn]:
            actions |= {("gust", blade, to) for blade in BLADES for to in BLADES if self.turn in self.blades[blade]}
        return actions

    def can_open(self, mode: str) -> bool:
        """A delivery may be opened if it can be paid for and some first village can be served."""
        if mode in ("cart", "less") and self.carts[self.turn] == 0:
            return False
        tile = {"cart": None, "large": "large_cart", "less": "one_less"}[mode]
        if tile is not None and tile not in self.unused[self.turn]:
            return False
        return any(self.may_stage(mode, [], step) for step in self.all_steps(short=mode == "less"))

    def legal_steps(self) -> set[ActionTuple]:
        short = self.mode == "less" and not self.staged
        steps = [step for step in self.all_steps(short) if self.may_stage(self.mode, self.staged, step)]
        actions: set[ActionTuple] = set()
        for village, kind, left_out in steps:
            if short:
                actions.add(("serve_short", village, left_out))
            else:
                actions.add(("serve", village, kind))
        return actions | ({("finish",)} if self.staged else set())

    def all_steps(self, short: bool) -> Iterator[tuple[str, str | None, str | None]]:
        """Every way to serve one village: its kind if it is a `?`, and what is left out if it goes short."""
        for village in VILLAGES:
            tile = self.top(village)
            if tile is None:
                continue
            kinds: list[str | None] = [*FRUITS] if is_mystery(tile) else [None]
            for kind in kinds:
                if not short:
                    yield village, kind, None
                elif value(tile) > 1:
                    for left_out in price(tile, kind):
                        yield village, kind, left_out

    def may_stage(
        self, mode: str, staged: list[tuple[str, str | None, str | None]], step: tuple[str, str | None, str | None]
    ) -> bool:
        if step[0] in [village for village, _, _ in staged]:
            return False
        cost = self.cost([*staged, step])
        return cost.total() <= (10 if mode == "large" else 6) and covers(self.hands[self.turn], cost)

    def cost(self, staged: list[tuple[str, str | None, str | None]]) -> Counter[str]:
        total: Counter[str] = Counter()
        for village, kind, left_out in staged:
            tile = self.top(village)
            assert tile is not None
            total += price(tile, kind)
            if left_out is not None:
                total -= Counter({left_out: 1})
        return total

    def all_deliveries(self, mode: str) -> set[tuple[frozenset[str], frozenset[tuple[str, int]]]]:
        """Every delivery by the rules alone, not step by step: the villages served and the fruits paid in all."""
        found = set()
        tops = {village: tile for village in VILLAGES if (tile := self.top(village)) is not None}
        for size in range(1, 11):
            for villages in combinations(tops, size):
                if sum(value(tops[village]) for village in villages) > (10 if mode == "large" else 7):
                    continue
                for payment in self.payments([tops[village] for village in villages], mode):
                    if payment.total() <= (10 if mode == "large" else 6) and covers(self.hands[self.turn], payment):
                        found.add((frozenset(villages), frozenset(payment.items())))
        return found

    def payments(self, tiles: list[str], mode: str) -> Iterator[Counter[str]]:
        """All that these tiles may be paid with; with one less, some tile of value 2 or more explains the gap."""
        for kinds in product(*([*FRUITS] if is_mystery(tile) else [None] for tile in tiles)):
            prices = [price(tile, kind) for tile, kind in zip(tiles, kinds, strict=True)]
            full = sum(prices, Counter())
            if mode != "less":
                yield full
                continue
            for tile, each in zip(tiles, prices, strict=True):
                if value(tile) >= 2:
                    for fruit in each:
                        yield full - Counter({fruit: 1})

    # --- What happens ---------------------------------------------------------------------------------------------

    def play(self, action: ActionTuple) -> None:
        getattr(self, f"play_{action[0]}")(*action[1:])

    def play_place(self, blade: int) -> None:
        self.blades[blade].append(self.turn)
        self.hands[self.turn][self.wheel[blade]] += 1
        self.turn = (self.turn + 1) % self.seats
        if all(self.in_hand(seat) == 0 for seat in range(self.seats)):
            self.phase = "turn"

    def play_move(self, blade: int) -> None:
        steps = len(self.blades[blade])
        self.blades[blade].remove(self.turn)
        crossed = 0
        here = blade
        for _ in range(steps):
            if here in (5, 11):
                crossed += 1
            here = (here + 1) % 12
        self.blades[here].append(self.turn)
        self.harvest(here)
        self.take_carts(crossed)
        if self.phase == "wind" and self.moves_in_wind == 0:
            self.moves_in_wind = 1
        else:
            self.end_turn()

    def harvest(self, blade: int) -> None:
        fruit, due = self.wheel[blade], len(self.blades[blade])
        if self.supply(fruit) < due:
            for hand in self.hands:
                hand[fruit] = 0
        self.hands[self.turn][fruit] += due

    def take_carts(self, due: int) -> None:
        if self.hub() < due:
            self.carts = [0] * self.seats
        self.carts[self.turn] += due

    def play_strong_wind(self) -> None:
        self.unused[self.turn].remove("strong_wind")
        self.phase = "wind"
        self.moves_in_wind = 0

    def play_stop(self) -> None:
        self.end_turn()

    def play_gust(self, blade: int, to: int) -> None:
        self.unused[self.turn].remove("gust")
        self.blades[blade].remove(self.turn)
        self.blades[to].append(self.turn)
        self.harvest(to)
        self.end_turn()

    def play_deliver(self, mode: str) -> None:
        self.phase = "delivery"
        self.mode = mode
        self.staged = []

    def play_serve(self, village: str, kind: str | None) -> None:
        self.staged.append((village, kind, None))

    def play_serve_short(self, village: str, fruit: str) -> None:
        tile = self.top(village)
        assert tile is not None
        self.staged.append((village, fruit if is_mystery(tile) else None, fruit))

    def play_finish(self) -> None:
        seat = self.turn
        if self.mode == "large":
            self.unused[seat].remove("large_cart")
        else:
            self.carts[seat] -= 1
        if self.mode == "less":
            self.unused[seat].remove("one_less")
        self.hands[seat] -= self.cost(self.staged)
        served = [village for village in VILLAGES if village in [staged[0] for staged in self.staged]]
        for village in served:
            self.won[seat].append(self.stacks[village].pop())
        while self.bonuses and len(self.bonuses_won[seat]) < self.sets(seat):
            self.bonuses_won[seat].append(self.bonuses.pop(0))
        for village in served:
            if not self.stacks[village]:
                self.award(village)
        self.mode, self.staged = "", []
        self.end_turn()

    def award(self, village: str) -> None:
        finca = self.fincas.pop(village)
        winner = self.leader(finca)
        if winner is None:
            self.fincas_boxed.append(finca)
        else:
            self.fincas_won[winner].append(finca)
        if self.wooden() > 0:
            self.built.append(village)

    def end_turn(self) -> None:
        self.turns += 1
        self.moves_in_wind = -1
        self.turn = (self.turn + 1) % self.seats
        self.phase = "turn"
        if self.wooden() > 0 and self.turn_limit and self.turns >= self.turn_limit:
            self.stopped = True
        if self.over:
            self.phase = "over"

    # --- What it is worth -----------------------------------------------------------------------------------------

    def sets(self, seat: int) -> int:
        values = [value(tile) for tile in self.won[seat]]
        return min(values.count(number) for number in range(1, 7))

    def count(self, seat: int, finca: str) -> int:
        """What a seat's tiles count for a finca tile."""
        if self.values_decide and FINCAS[finca] == ["any"]:
            return sum(value(tile) for tile in self.won[seat])
        return sum(TILES[tile].get(symbol, 0) for tile in self.won[seat] for symbol in FINCAS[finca])

    def leader(self, finca: str) -> int | None:
        counts = [self.count(seat, finca) for seat in range(self.seats)]
        leaders = [seat for seat in range(self.seats) if counts[seat] == max(counts)]
        return leaders[0] if len(leaders) == 1 else None

    def score(self, seat: int) -> dict[str, int]:
        parts = {
            "tiles": sum(value(tile) for tile in self.won[seat]),
            "fincas": 5 * len(self.fincas_won[seat]),
            "action_tiles": 2 * len(self.unused[seat]),
            "bonuses": sum(self.bonuses_won[seat]),
        }
        return parts | {"total": sum(parts.values())}

    def standing(self) -> tuple[list[int], list[int]]:
        """Places and points."""
        points = [self.score(seat)["total"] for seat in range(self.seats)]
        ranks = [(points[seat], self.hands[seat].total()) for seat in range(self.seats)]
        return [1 + sum(other > mine for other in ranks) for mine in ranks], points

    # --- What everybody sees --------------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        """The view as it must be, but for what only helps the eye."""
        return {
            "seats": self.seats,
            "turn": None if self.over else self.turn,
            "pending": [] if self.over else [self.turn],
            "phase": self.phase,
            "over": self.over,
            "stopped": self.stopped,
            "turns": self.turns,
            "wheel": self.wheel,
            "farmers": [[blade.count(seat) for seat in range(self.seats)] for blade in self.blades],
            "supply": {fruit: self.supply(fruit) for fruit in FRUITS},
            "hub": self.hub(),
            "wooden": self.wooden(),
            "bonuses": self.bonuses,
            "players": [self.view_player(seat) for seat in range(self.seats)],
            "villages": [self.view_village(village) for village in VILLAGES],
            "wind": self.moves_in_wind + 1,
            "delivery": self.view_delivery(),
            "unseen": self.view_unseen(),
            "boxed": sorted(self.fincas_boxed),
            "hidden": {"stacks": self.stacks, "box": self.box} if self.over else None,
        }

    def view_player(self, seat: int) -> dict[str, Any]:
        values = [value(tile) for tile in self.won[seat]]
        fewest = self.sets(seat)
        return {
            "fruits": {fruit: self.hands[seat][fruit] for fruit in FRUITS},
            "carts": self.carts[seat],
            "farmers": self.in_hand(seat),
            "action_tiles": [tile for tile in ACTION_TILES if tile in self.unused[seat]],
            "tiles": sorted(self.won[seat]),
            "fincas": sorted(self.fincas_won[seat]),
            "bonuses": self.bonuses_won[seat],
            "lacking": [number for number in range(1, 7) if values.count(number) == fewest],
            "score": self.score(seat),
        }

    def view_village(self, village: str) -> dict[str, Any]:
        finca = self.fincas.get(village)
        return {
            "village": village,
            "tile": self.top(village),
            "under": max(0, len(self.stacks[village]) - 1),
            "finca": finca,
            "wooden": village in self.built,
            "counts": [self.count(seat, finca) for seat in range(self.seats)] if finca else [],
            "leader": self.leader(finca) if finca else None,
        }

    def view_delivery(self) -> dict[str, Any] | None:
        if self.phase != "delivery":
            return None
        return {
            "mode": self.mode,
            "limit": 10 if self.mode == "large" else 6,
            "paid": self.cost(self.staged).total(),
            "staged": [
                {"village": village, "fruit": kind, "short": left_out}
                for village, kind, left_out in sorted(self.staged, key=lambda staged: VILLAGES.index(staged[0]))
            ],
        }

    def view_unseen(self) -> dict[str, int]:
        """The tiles nobody has seen, by the first tile that shows the same symbols."""
        hidden = [tile for stack in self.stacks.values() for tile in stack[:-1]] + self.box
        designs = [next(first for first in TILES if TILES[first] == TILES[tile]) for tile in hidden]
        return dict(Counter(designs))
