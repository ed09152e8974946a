"""The game once more, from the rules' words: slow, obvious, in dicts and lists, sharing no code with them.

It starts from a described position in which tokens are kept or somebody is to move, and plays along. An action is a
tuple of its kind and arguments: ("walk", "w1"). What chance draws is handed in from outside.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import verger

_BOX = tomllib.loads((Path(verger.__file__).parent / "games/fff/components.toml").read_text(encoding="utf-8"))

GOODS: list[str] = _BOX["goods"]
DEALERS = {row["number"]: row for row in _BOX["dealers"]}
LEVELS = [(row["price"], row["up"], row["down"]) for row in _BOX["levels"]]
SPACES = [row["space"] for row in _BOX["spaces"]]
SITES = [space for space in SPACES if space[0] == "H" and space != "HB"]
LANDINGS = [row["landing"] for row in _BOX["landings"]]
COSTS = {row["pattern"]: row["costs"] for row in _BOX["patterns"]}

NEXT: dict[str, set[str]] = {space: set() for space in SPACES}
for _a, _b in _BOX["paths"]:
    NEXT[_a].add(_b)
    NEXT[_b].add(_a)
WATER: dict[str, set[str]] = {}
for _river in _BOX["rivers"]:
    for _a, _b in zip(_river["course"], _river["course"][1:], strict=False):
        WATER.setdefault(_a, set()).add(_b)
        WATER.setdefault(_b, set()).add(_a)

ActionTuple = tuple[Any, ...]


class People:
    """What belongs to nobody's table: who has what, wherever they sit."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        players = start["players"]
        self.seats: int = start["seats"]
        self.places_wanted: int = start["play_on"]
        self.rounds: int = start["round_limit"]
        self.turns: list[int] = [one["turns"] for one in players]
        self.space: list[str | None] = [one["space"] for one in players]
        self.goods = [Counter(one["goods"]) for one in players]
        self.money = [one["money"] for one in players]
        self.fetishes = [set(one["fetishes"]) for one in players]
        self.face_down: list[str | None] = [one["face_down"] for one in players]
        self.tokens = [Counter(one["tokens"]) for one in players]
        self.drawn: list[list[str]] = [sorted(one["drawn"]) for one in players]
        self.aside: list[str | None] = [one["aside"] for one in players]
        self.next_points = [one["next_points"] for one in players]
        placed = sorted((one["place"], seat) for seat, one in enumerate(players))
        self.finished = [seat for place, seat in placed if place]
        self.over = ""


class Reference:
    """The whole game. `legal()` and `play()` follow the rules to the letter."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        self.people = People(start)
        self.tables = [Table(start, number, self.people) for number in range(len(start["tables"]))]

    @property
    def over(self) -> str:
        return self.people.over

    @property
    def pending(self) -> set[int]:
        return set() if self.over else {seat for table in self.tables for seat in table.pending()}

    def table_of(self, seat: int) -> Table:
        return next(table for table in self.tables if seat in table.order)

    def legal(self, seat: int) -> set[ActionTuple]:
        return self.table_of(seat).legal(seat) if seat in self.pending else set()

    def play(self, seat: int, action: ActionTuple, drawn: list[str]) -> None:
        """Play an action; `drawn` are the bonus tokens that chance gives if it draws any."""
        table = self.table_of(seat)
        if action[0] == "change_table":
            table.leave()
            self.people.face_down[seat] = None
            self.tables[action[1] - 1].welcome(seat)
        elif table.setting_up:
            table.keep_first(seat, action[1])
        else:
            table.play(action, drawn)
        if not self.over and not self.pending:
            self.people.over = "places" if self.people.finished else "limit"

    def books(self) -> dict[str, Any]:
        """All there is to know, to be compared."""
        people = self.people
        return {
            "tables": [table.books() for table in self.tables],
            "spaces": [None if seat in people.finished else space for seat, space in enumerate(people.space)],
            "goods": [dict(+hand) for hand in people.goods],
            "money": people.money,
            "fetishes": [sorted(own) for own in people.fetishes],
            "face_down": people.face_down,
            "tokens": [dict(+own) for own in people.tokens],
            "turns": people.turns,
            "pending": sorted(self.pending),
        }

    def places(self) -> list[int]:
        """Who finished, in that order; then by fetishes."""
        people = self.people
        rank = {seat: (0, n) for n, seat in enumerate(people.finished)}
        keys = [rank.get(seat, (1, -len(people.fetishes[seat]))) for seat in range(people.seats)]
        return [1 + sum(other < key for other in keys) for key in keys]

    def winners(self) -> list[int]:
        """Whoever finished first; nobody, if nobody did."""
        return self.people.finished[:1]


class Table:
    """One table and whoever sits there."""

    def __init__(self, start: Mapping[str, Any], number: int, people: People) -> None:
        table = start["tables"][number]
        self.number, self.others = number, [n for n in range(len(start["tables"])) if n != number]
        self.people = people
        self.rising = start["special_sale"] == "rise"
        self.order: list[int] = table["order"]
        self.playing: int | None = table["active"]
        self.setting_up = table["first"] is not None
        self.dealers: dict[str, dict[str, Any]] = {
            site: DEALERS[int(word)] for site, word in zip(SITES, table["dealers"].split(), strict=True)
        }
        self.stock = {site: Counter(table["stock"].get(site, {})) for site in SITES}
        self.supply = Counter(table["supply"])
        self.level = {good: [row[0] for row in LEVELS].index(price) for good, price in table["prices"].items()}
        self.ferries = Counter(table["ferries"].split())
        self.pile = Counter(table["pile"])
        self.space, self.goods, self.money = people.space, people.goods, people.money
        self.fetishes, self.tokens, self.next_points = people.fetishes, people.tokens, people.next_points
        self.closed: list[tuple[str, int]] = []  # and by whom; 100 more: after whose turn it is lifted
        for seat, one in enumerate(start["players"]):
            for token in one["closing"]:
                if token["table"] == number + 1:
                    lifter = token["lifter"]
                    self.closed.append((token["site"], seat if lifter is None else lifter + 100))
        self.drawn: list[str] = []
        self.phase = "keeping"
        if self.playing is not None and not self.setting_up:
            self.begin(int(table["points"]), regular=False)

    # --- Who sits there, and who plays -------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        assert self.playing is not None
        return self.playing

    def pending(self) -> list[int]:
        if self.setting_up:
            return [seat for seat in self.order if self.people.drawn[seat]]
        return [] if self.playing is None else [self.playing]

    def has_turns_left(self, seat: int) -> bool:
        return self.people.turns[seat] < self.people.rounds

    def keep_first(self, seat: int, bonus: str) -> None:
        """In the set-up: when all have chosen, what they laid aside is mixed in, and the first player begins."""
        drawn = self.people.drawn[seat]
        drawn.remove(bonus)
        self.tokens[seat][bonus] += 1
        self.people.aside[seat] = drawn.pop()
        if not self.pending():
            self.setting_up = False
            for other in self.order:
                if aside := self.people.aside[other]:
                    self.pile[aside] += 1
                    self.people.aside[other] = None
            self.next_turn()

    def from_right(self, seat: int) -> list[int]:
        """The others at the table, from the right neighbour on."""
        where = self.order.index(seat)
        return [*reversed(self.order[:where]), *reversed(self.order[where + 1 :])]

    def hand_on_closing(self, seat: int) -> None:
        """Who closed a house and will not play here again has somebody else lift it, or nobody who could."""
        lifters = [other + 100 for other in self.from_right(seat) if self.has_turns_left(other)]
        if lifters:
            self.closed = [(site, lifters[0] if owner == seat else owner) for site, owner in self.closed]
        else:
            self.lift(seat)

    def leave(self) -> None:
        """Whose turn it is gets up, which ends the turn."""
        leaver, where = self.seat, self.order.index(self.seat)
        self.space[leaver] = None
        self.hand_on_closing(leaver)
        self.order.remove(leaver)
        self.end_turn(leaver, self.order[where:] + self.order[:where])

    def welcome(self, seat: int) -> None:
        """A newcomer sits down to play after everybody else; at once if nobody plays, wherever that is."""
        self.next_points[seat] = 3
        before = min(self.order, default=None) if self.playing is None else self.playing
        self.order.insert(0 if before is None else self.order.index(before), seat)
        if self.playing is None and self.has_turns_left(seat):
            self.playing = seat
            self.next_turn()

    # --- Small questions ---------------------------------------------------------------------------------------------

    @property
    def here(self) -> str:
        space = self.space[self.seat]
        assert space is not None
        return space

    @property
    def dealer(self) -> dict[str, Any]:
        return self.dealers[self.here]

    @property
    def hand(self) -> Counter[str]:
        return self.goods[self.seat]

    def held(self) -> int:
        return sum(self.hand.values())

    def price(self, good: str) -> int:
        return int(LEVELS[self.level[good]][0])

    def shut(self) -> set[str]:
        return {site for site, _ in self.closed}

    def pawns(self, but: int) -> set[str]:
        return {space for seat in self.order if seat != but and (space := self.space[seat])}

    def must_leave(self) -> bool:
        return self.here == self.house or self.here in self.shut()

    # --- Ways --------------------------------------------------------------------------------------------------------

    def steps(self, seat: int, gone: set[str]) -> set[str]:
        start = self.space[seat]
        assert start is not None
        jumped = self.pawns(seat) | self.shut()
        found: set[str] = set()
        todo = [start]
        while todo:
            for space in NEXT[todo.pop()]:
                if space not in found and space != start:
                    found.add(space)
                    if space in jumped:
                        todo.append(space)
        return found - self.shut() - gone

    def room(self, landing: str) -> bool:
        return self.ferries[landing] < (2 if landing == "HB" else 1)

    def courses(self, way: list[str]) -> Iterator[list[str]]:
        onward = [point for point in WATER[way[-1]] if point not in way]
        if not onward:
            yield way[1:]
        for point in onward:
            yield from self.courses([*way, point])

    def targets(self, landing: str, passed: set[str]) -> set[str]:
        found = set()
        for course in self.courses([landing]):
            for point in course:
                if point in LANDINGS and self.room(point):
                    found.add(point)
                    if point not in passed:
                        break
        return found

    def rides(self, seat: int) -> set[str]:
        space = self.space[seat]
        if space not in LANDINGS or not self.ferries[str(space)]:
            return set()
        return self.targets(str(space), self.pawns(seat))

    # --- What is legal -----------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> set[ActionTuple]:
        if self.setting_up:
            return {("keep", bonus) for bonus in self.people.drawn[seat]}
        return set(getattr(self, f"legal_{self.phase}")())

    def legal_keeping(self) -> Iterator[ActionTuple]:
        yield from (("keep", bonus) for bonus in self.drawn)

    def legal_moving(self) -> Iterator[ActionTuple]:
        if self.points:
            yield from (("walk", space) for space in self.steps(self.seat, self.gone))
            yield from (("ride", landing) for landing in self.rides(self.seat))
            if self.here == "HB":
                yield from (("change_table", number + 1) for number in self.others)
            if self.money[self.seat] >= 10 and self.points > self.must_leave():
                for landing in LANDINGS:
                    if self.ferries[landing]:
                        yield from (("call", landing, to) for to in self.targets(landing, set()))
        if not self.must_leave():
            yield ("end_move",)
        yield from self.bonuses()
        own = self.tokens[self.seat]
        if own["plus2"]:
            yield ("bonus_plus2",)
        if own["close"]:
            yield from (
                ("bonus_close", site) for site in SITES
                if self.dealers[site]["kind"] != "fetish" and (site != self.here or self.points)
            )  # fmt: skip
        if own["buy"] and self.held() < 7:
            for other in self.order:
                if other != self.seat and self.space[other] == self.here:
                    for good in GOODS:
                        if self.goods[other][good] and self.price(good) <= self.money[self.seat]:
                            yield ("bonus_buy", other, good)

    def bonuses(self) -> Iterator[ActionTuple]:
        own = self.tokens[self.seat]
        if own["price"]:
            yield from (("bonus_price", good, way) for good in GOODS for way in ("up", "down"))
        if own["swap"]:
            for give, get in permutations(GOODS, 2):
                if self.hand[give] and self.supply[get]:
                    yield ("bonus_swap", give, get)

    def legal_trading(self) -> Iterator[ActionTuple]:
        yield ("end_trade",)
        yield from self.bonuses()
        if self.tokens[self.seat]["close"]:
            yield from (("bonus_close", site) for site in SITES if self.dealers[site]["kind"] != "fetish")
        yield from getattr(self, f"trades_with_{self.dealer['kind']}")()

    def unit(self, good: str) -> int:
        return int(LEVELS[max(0, self.level[good] - self.stock[self.here][good])][0])

    def trades_with_merchant(self) -> Iterator[ActionTuple]:
        for good in GOODS:
            for amount in range(1, self.stock[self.here][good] + 1):
                fits = self.held() + amount <= 7 and amount * self.unit(good) <= self.money[self.seat]
                if good not in self.bought and fits:
                    yield ("buy", good, amount)
        if not self.sold:
            yield from (("sell", n) for n in range(1, self.hand[self.dealer["trade"]["buys"]] + 1))

    def trades_with_exchanger(self) -> Iterator[ActionTuple]:
        trade = self.dealer["trade"]
        if self.swaps < 2 and self.hand[trade["takes"]] and self.supply[trade["gives"]] >= 2 and self.held() < 7:
            yield ("exchange",)

    def trades_with_special(self) -> Iterator[ActionTuple]:
        special = self.dealer["trade"]["special"]
        if self.swaps >= (2 if special == "trade_up" else 1):
            return
        if special == "buy_any" and self.held() < 7:
            for good in GOODS:
                if self.supply[good] and self.price(good) <= self.money[self.seat]:
                    yield ("buy_any", good)
        if special == "trade_up":
            for give, get in permutations(GOODS, 2):
                if self.hand[give] and self.supply[get] and self.price(get) > self.price(give):
                    yield ("trade_up", give, get)
        if special == "any_to_two" and self.held() < 7:
            for give in [good for good in GOODS if self.hand[good]]:
                for i, one in enumerate(GOODS):
                    for two in GOODS[i:]:
                        if give not in (one, two) and not Counter([one, two]) - self.supply:
                            yield ("any_to_two", give, f"{one}_{two}")

    def payments(self) -> Iterator[str]:
        pattern = self.dealer["trade"]["pattern"]
        cost = COSTS[pattern][len(self.fetishes[self.seat])]
        for kinds in combinations(GOODS, len(cost)):
            for amounts in set(permutations(cost)):
                paid = dict(zip(kinds, amounts, strict=True))
                if not Counter(paid) - self.hand:
                    yield "_".join(f"{paid[good]}{good}" for good in GOODS if good in paid)

    def trades_with_fetish(self) -> Iterator[ActionTuple]:
        offered = {0: ["ABC"], 1: ["AC", "BC"], 2: ["A", "B", "C"]}[len(self.others)][self.number]
        if not self.taken and not self.people.face_down[self.seat] and any(self.payments()):
            yield from (("fetish", kind) for kind in offered if kind not in self.fetishes[self.seat])

    def legal_paying(self) -> Iterator[ActionTuple]:
        yield from (("pay", payment) for payment in self.payments())

    def legal_allotting(self) -> Iterator[ActionTuple]:
        yield from (("act_site", site) for site in self.waiting)

    def legal_choosing(self) -> Iterator[ActionTuple]:
        yield from getattr(self, f"choices_of_{self.effect}")()

    def choices_of_price_change(self) -> Iterator[ActionTuple]:
        yield from (("act_price", good, way) for good in GOODS for way in ("up", "down"))

    def goods_to_choose(self) -> Iterator[ActionTuple]:
        yield from (("act_good", good) for good in GOODS)

    choices_of_produce_choice = choices_of_double_production = choices_of_price_fall = goods_to_choose

    def merchants_to_choose(self) -> Iterator[ActionTuple]:
        for site in SITES:
            if self.dealers[site]["kind"] == "merchant" and site != self.picked:
                yield ("act_site", site)

    choices_of_two_merchants = choices_of_swap_stocks = merchants_to_choose

    def choices_of_swap_dealers(self) -> Iterator[ActionTuple]:
        for site in SITES:
            if self.dealers[site]["kind"] != "fetish" and site not in (self.here, self.picked):
                yield ("act_site", site)

    def choices_of_move_ferry(self) -> Iterator[ActionTuple]:
        for landing, to in permutations(LANDINGS, 2):
            if self.ferries[landing] and self.room(to):
                yield ("act_ferry", landing, to)

    def choices_of_move_pawn(self) -> Iterator[ActionTuple]:
        if self.pushed is None:
            yield from (("act_pawn", seat) for seat in self.order if seat != self.seat and self.space[seat])
        else:
            yield from (("act_walk", space) for space in self.steps(self.pushed, set()))
            yield from (("act_ride", landing) for landing in self.rides(self.pushed))

    def choices_of_special_sale(self) -> Iterator[ActionTuple]:
        yield ("decline",)
        yield from (("act_sell", good) for good in GOODS if self.hand[good])

    def choices_of_any_for_50(self) -> Iterator[ActionTuple]:
        yield ("decline",)
        yield from (("act_buy", good) for good in GOODS if self.supply[good])

    # --- What happens ------------------------------------------------------------------------------------------------

    def play(self, action: ActionTuple, drawn: list[str]) -> None:
        self.chance = drawn
        getattr(self, f"play_{action[0]}")(*action[1:])

    def begin(self, points: int, *, regular: bool = True) -> None:
        if regular:
            self.lift(self.seat)
        self.points = points
        self.house = self.here if self.here in SITES else None
        self.gone: set[str] = set()
        self.phase, self.effect = "moving", ""
        self.sold, self.swaps, self.again = False, 0, False
        self.bought: set[str] = set()
        self.taken = False
        self.picked: str | None = None
        self.pushed: int | None = None
        self.queue: list[ActionTuple] = []
        self.waiting: list[str] = []

    def lift(self, who: int) -> None:
        self.pile["close"] += sum(owner == who for _, owner in self.closed)
        self.closed = [(site, owner) for site, owner in self.closed if owner != who]

    def stay(self) -> None:
        """The turn is over, and whose it was stays at the table."""
        where = self.order.index(self.seat) + 1
        self.end_turn(self.seat, self.order[where:] + self.order[:where])

    def end_turn(self, ender: int, following: list[int]) -> None:
        """The first of those who follow and have a turn left plays next; if nobody has, the table waits."""
        self.lift(ender + 100)
        self.people.turns[ender] += 1
        if ender in self.order and not self.has_turns_left(ender):
            self.hand_on_closing(ender)
        self.playing = next((seat for seat in following if self.has_turns_left(seat)), None)
        if self.playing is not None:
            self.next_turn()

    def next_turn(self) -> None:
        points, self.next_points[self.seat] = self.next_points[self.seat], 3
        self.space[self.seat] = self.space[self.seat] or "HB"
        self.begin(points)

    def go(self, space: str) -> None:
        if self.here in SITES:
            self.gone.add(self.here)
        self.space[self.seat] = space
        self.points -= 1

    def play_keep(self, bonus: str) -> None:
        self.drawn.remove(bonus)
        self.tokens[self.seat][bonus] += 1
        self.pile[self.drawn.pop()] += 1
        self.phase = "trading"

    def play_walk(self, space: str) -> None:
        self.go(space)

    def play_ride(self, landing: str) -> None:
        self.move_ferry(self.here, landing)
        self.go(landing)

    def move_ferry(self, landing: str, to: str) -> None:
        self.ferries[landing] -= 1
        self.ferries[to] += 1

    def play_call(self, landing: str, to: str) -> None:
        self.move_ferry(landing, to)
        self.points -= 1
        self.money[self.seat] -= 10

    def play_end_move(self) -> None:
        if self.here in SITES:
            self.phase = "trading"
        else:
            self.stay()

    # Bonus tokens

    def spend(self, bonus: str) -> None:
        self.tokens[self.seat][bonus] -= 1
        if bonus != "close":
            self.pile[bonus] += 1

    def play_bonus_plus2(self) -> None:
        self.spend("plus2")
        self.points += 2

    def play_bonus_price(self, good: str, way: str) -> None:
        self.spend("price")
        self.change(good, way)

    def play_bonus_swap(self, give: str, get: str) -> None:
        self.spend("swap")
        self.exchange_one(give, get)

    def play_bonus_close(self, site: str) -> None:
        self.spend("close")
        self.closed.append((site, self.seat))

    def play_bonus_buy(self, other: int, good: str) -> None:
        self.spend("buy")
        self.goods[other][good] -= 1
        self.hand[good] += 1
        self.money[self.seat] -= self.price(good)
        self.money[other] += self.price(good)

    # Trade

    def exchange_one(self, give: str, *get: str) -> None:
        self.hand[give] -= 1
        self.supply[give] += 1
        for good in get:
            self.hand[good] += 1
            self.supply[good] -= 1

    def play_buy(self, good: str, amount: int) -> None:
        self.money[self.seat] -= amount * self.unit(good)
        self.stock[self.here][good] -= amount
        self.hand[good] += amount
        self.bought.add(good)

    def play_sell(self, amount: int) -> None:
        good = self.dealer["trade"]["buys"]
        self.money[self.seat] += amount * self.price(good)
        self.hand[good] -= amount
        self.supply[good] += amount
        self.sold = True
        self.fall(good)

    def play_exchange(self) -> None:
        gives = self.dealer["trade"]["gives"]
        self.exchange_one(self.dealer["trade"]["takes"], gives, gives)
        self.swaps += 1

    def play_any_to_two(self, give: str, pair: str) -> None:
        self.exchange_one(give, *pair.split("_"))
        self.swaps += 1

    def play_trade_up(self, give: str, get: str) -> None:
        self.exchange_one(give, get)
        self.swaps += 1

    def play_buy_any(self, good: str) -> None:
        self.money[self.seat] -= self.price(good)
        self.hand[good] += 1
        self.supply[good] -= 1
        self.swaps += 1

    def play_fetish(self, kind: str) -> None:
        self.wanted = kind
        self.phase = "paying"

    def play_pay(self, payment: str) -> None:
        for word in payment.split("_"):
            self.hand[word[1:]] -= int(word[0])
            self.supply[word[1:]] += int(word[0])
        for good in GOODS:
            if good in payment:
                self.fall(good)
        self.fetishes[self.seat].add(self.wanted)
        if self.others:
            self.people.face_down[self.seat] = self.wanted
        self.taken, self.phase = True, "trading"
        if len(self.fetishes[self.seat]) == 3:
            self.finish()
            return
        self.drawn = sorted(self.chance)
        for bonus in self.drawn:
            self.pile[bonus] -= 1
        if len(self.drawn) == 2:
            self.phase = "keeping"
        elif self.drawn:
            self.tokens[self.seat][self.drawn.pop()] += 1

    def finish(self) -> None:
        people = self.people
        people.finished.append(self.seat)
        people.face_down[self.seat] = None
        if len(people.finished) >= people.places_wanted or people.seats - len(people.finished) <= 1:
            people.over = "fetishes"
            return
        self.supply += self.hand
        self.pile += self.tokens[self.seat]
        self.goods[self.seat], self.tokens[self.seat] = Counter(), Counter()
        self.money[self.seat] = 0
        self.leave()

    # Prices and production

    def fall(self, good: str) -> None:
        self.level[good] = max(0, self.level[good] - LEVELS[self.level[good]][2])

    def rises_to(self, good: str) -> int | None:
        level = self.level[good] + LEVELS[self.level[good]][1]
        return level if level < len(LEVELS) else None

    def change(self, good: str, way: str) -> None:
        if way == "down":
            self.fall(good)
        elif (level := self.rises_to(good)) is not None:
            self.level[good] = level
        else:
            self.produce(good)

    def produce(self, good: str) -> bool:
        merchants = [site for site in SITES if self.dealers[site]["trade"].get("sells") == good]
        if self.supply[good] >= len(merchants):
            for site in merchants:
                self.deliver(site, good)
            return True
        if self.supply[good]:
            self.waiting, self.short_of, self.back = merchants, good, self.phase
            self.phase = "allotting"
        else:
            self.run_short(good)
        return False

    def deliver(self, site: str, good: str) -> None:
        self.stock[site][good] += 1
        self.supply[good] -= 1

    def run_short(self, good: str) -> None:
        level = self.rises_to(good)
        if level is not None:
            self.level[good] = level

    # Extra actions

    def play_end_trade(self) -> None:
        self.queue = []
        for word in self.dealer["actions"]:
            if word == "all_rise":
                self.queue += [("rise", good) for good in GOODS]
            elif word[0] in "+^":
                self.queue.append(("produce" if word[0] == "+" else "rise", word[1:]))
            else:
                self.queue.append((word,))
        self.go_on()

    def go_on(self) -> None:
        while True:
            self.phase = "acting"
            if not self.queue:
                self.stay()
                return
            effect, *good = self.queue.pop(0)
            if effect == "produce":
                self.produce(good[0])
            elif effect == "rise":
                self.change(good[0], "up")
            elif effect == "gift":
                self.gift()
            elif effect == "play_again":
                if not self.again:
                    taken = self.taken
                    self.begin(3, regular=False)
                    self.again, self.taken = True, taken
                    return
            elif self.possible(effect):
                self.phase, self.effect = "choosing", effect
                self.picked, self.pushed = None, None
                return
            if self.phase == "allotting":
                return

    def gift(self) -> None:
        lowest = min(self.level.values())
        cheap = [good for good in GOODS if self.level[good] == lowest]
        if len(cheap) == 1 and self.supply[cheap[0]] and self.held() < 7:
            self.supply[cheap[0]] -= 1
            self.hand[cheap[0]] += 1

    def possible(self, effect: str) -> bool:
        if effect == "move_pawn":
            return any(self.space[seat] for seat in self.order if seat != self.seat)
        if effect == "special_sale":
            return self.held() > 0
        if effect == "any_for_50":
            return self.held() < 7 and self.money[self.seat] >= 50 and any(self.supply[good] for good in GOODS)
        return True

    def chosen(self) -> None:
        """A choice has been made; a production that must be allotted comes first."""
        if self.phase == "allotting":
            self.back = "choosing"
        else:
            self.go_on()

    def play_act_good(self, good: str) -> None:
        if self.effect == "price_fall":
            self.fall(good)
        elif self.produce(good) and self.effect == "double_production":
            self.produce(good)
        self.chosen()

    def play_act_price(self, good: str, way: str) -> None:
        self.change(good, way)
        self.chosen()

    def play_act_site(self, site: str) -> None:
        if self.phase == "allotting":
            self.allot(site)
        elif self.picked is None:
            self.picked = site
        else:
            getattr(self, f"do_{self.effect}")(self.picked, site)
            self.chosen()

    def allot(self, site: str) -> None:
        self.deliver(site, self.short_of)
        self.waiting.remove(site)
        if not self.supply[self.short_of]:
            self.waiting = []
            self.run_short(self.short_of)
            self.phase = self.back
            if self.back in ("choosing", "acting"):
                self.go_on()

    def do_two_merchants(self, *sites: str) -> None:
        short = set()
        for site in sites:
            good = self.dealers[site]["trade"]["sells"]
            if self.supply[good]:
                self.deliver(site, good)
            else:
                short.add(good)
        for good in short:
            self.run_short(good)

    def do_swap_stocks(self, one: str, two: str) -> None:
        self.stock[one], self.stock[two] = self.stock[two], self.stock[one]

    def do_swap_dealers(self, one: str, two: str) -> None:
        self.do_swap_stocks(one, two)
        self.dealers[one], self.dealers[two] = self.dealers[two], self.dealers[one]
        other = {one: two, two: one}
        self.closed = [(other.get(site, site), owner) for site, owner in self.closed]

    def play_act_ferry(self, landing: str, to: str) -> None:
        self.move_ferry(landing, to)
        self.chosen()

    def play_act_pawn(self, seat: int) -> None:
        self.pushed = seat

    def play_act_walk(self, space: str) -> None:
        assert self.pushed is not None
        self.space[self.pushed] = space
        self.chosen()

    def play_act_ride(self, landing: str) -> None:
        assert self.pushed is not None
        self.move_ferry(str(self.space[self.pushed]), landing)
        self.space[self.pushed] = landing
        self.chosen()

    def play_act_sell(self, good: str) -> None:
        self.money[self.seat] += self.price(good)
        self.hand[good] -= 1
        self.supply[good] += 1
        self.change(good, "up" if self.rising else "down")
        self.chosen()

    def play_act_buy(self, good: str) -> None:
        self.money[self.seat] -= 50
        self.hand[good] += 1
        self.supply[good] -= 1
        self.chosen()

    def play_decline(self) -> None:
        self.go_on()

    # --- How it stands -----------------------------------------------------------------------------------------------

    def books(self) -> dict[str, Any]:
        return {
            "order": self.turn_order(),
            "dealers": [row["number"] for row in self.dealers.values()],
            "stock": {site: dict(+self.stock[site]) for site in SITES},
            "supply": dict(+self.supply),
            "prices": {good: self.price(good) for good in GOODS},
            "ferries": dict(+self.ferries),
            "pile": dict(+self.pile),
            "closed": sorted(site for site, _ in self.closed),
        }

    def turn_order(self) -> list[int]:
        """From whose turn it is on; where nobody plays any more, in any order."""
        if self.playing is None or self.people.over:
            return sorted(set(self.order) - set(self.people.finished))
        where = self.order.index(self.playing)
        return self.order[where:] + self.order[:where]
