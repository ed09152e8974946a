"""The game at one table once more, from the rules' words: slow, obvious, in dicts and lists, sharing no code with them.

It starts from a described position in which somebody is to move, and plays along. An action is a tuple of its kind and
arguments: ("walk", "w1"). What chance draws is handed in from outside.
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


class Reference:
    """The whole table. `legal()` and `play()` follow the rules to the letter."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        table = start["tables"][0]
        self.rising = start["special_sale"] == "rise"
        self.places_wanted = start["play_on"]
        self.turns = start["turns"]
        self.seats: int = start["seats"]
        self.order: list[int] = table["order"]
        self.seat: int = table["active"]
        self.dealers: dict[str, dict[str, Any]] = {
            site: DEALERS[int(word)] for site, word in zip(SITES, table["dealers"].split(), strict=True)
        }
        self.stock = {site: Counter(table["stock"].get(site, {})) for site in SITES}
        self.supply = Counter(table["supply"])
        self.level = {good: [row[0] for row in LEVELS].index(price) for good, price in table["prices"].items()}
        self.ferries = Counter(table["ferries"].split())
        self.pile = Counter(table["pile"])
        players = start["players"]
        self.space: list[str | None] = [one["space"] for one in players]
        self.goods = [Counter(one["goods"]) for one in players]
        self.money = [one["money"] for one in players]
        self.fetishes = [set(one["fetishes"]) for one in players]
        self.tokens = [Counter(one["tokens"]) for one in players]
        self.next_points = [one["next_points"] for one in players]
        self.closed: list[tuple[str, int]] = []  # and by whom; 100 more: after whose turn it is lifted
        for seat, one in enumerate(players):
            for token in one["closing"]:
                lifter = token["lifter"]
                self.closed.append((token["site"], seat if lifter is None else lifter + 100))
        placed = sorted((one["place"], seat) for seat, one in enumerate(players))
        self.finished = [seat for place, seat in placed if place]
        self.over = ""
        self.drawn: list[str] = []
        self.begin(int(table["points"]), regular=False)

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
        return {space for seat, space in enumerate(self.space) if space and seat != but and seat not in self.finished}

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

    def legal(self) -> set[ActionTuple]:
        return set() if self.over else set(getattr(self, f"legal_{self.phase}")())

    def legal_keeping(self) -> Iterator[ActionTuple]:
        yield from (("keep", bonus) for bonus in self.drawn)

    def legal_moving(self) -> Iterator[ActionTuple]:
        if self.points:
            yield from (("walk", space) for space in self.steps(self.seat, self.gone))
            yield from (("ride", landing) for landing in self.rides(self.seat))
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
        if not self.taken and any(self.payments()):
            yield from (("fetish", kind) for kind in "ABC" if kind not in self.fetishes[self.seat])

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
        """Play an action; `drawn` are the bonus tokens that chance gives if it draws any."""
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

    def end_turn(self) -> None:
        self.lift(self.seat + 100)
        self.turns += 1
        if self.turns >= 40 * self.seats:
            self.over = "limit"
            return
        where = self.order.index(self.seat)
        self.seat = self.order[(where + 1) % len(self.order)]
        self.next_turn()

    def next_turn(self) -> None:
        points, self.next_points[self.seat] = self.next_points[self.seat], 3
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
            self.end_turn()

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
        self.finished.append(self.seat)
        if len(self.finished) >= self.places_wanted or self.seats - len(self.finished) <= 1:
            self.over = "fetishes"
            return
        self.supply += self.hand
        self.pile += self.tokens[self.seat]
        self.goods[self.seat], self.tokens[self.seat] = Counter(), Counter()
        self.money[self.seat] = 0
        self.space[self.seat] = None
        leaver, where = self.seat, self.order.index(self.seat)
        self.order.remove(leaver)
        right = self.order[where - 1]
        self.lift(leaver + 100)
        self.closed = [(site, right + 100 if owner == leaver else owner) for site, owner in self.closed]
        self.turns += 1
        self.seat = self.order[where % len(self.order)]
        if self.turns >= 40 * self.seats:
            self.over = "limit"
        else:
            self.next_turn()

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
                self.end_turn()
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
        """All there is to know, to be compared."""
        return {
            "dealers": [row["number"] for row in self.dealers.values()],
            "stock": {site: dict(+self.stock[site]) for site in SITES},
            "supply": dict(+self.supply),
            "prices": {good: self.price(good) for good in GOODS},
            "ferries": dict(+self.ferries),
            "pile": dict(+self.pile),
            "spaces": [space for seat, space in enumerate(self.space) if seat not in self.finished],
            "goods": [dict(+hand) for hand in self.goods],
            "money": self.money,
            "fetishes": [sorted(own) for own in self.fetishes],
            "tokens": [dict(+own) for own in self.tokens],
            "closed": sorted(site for site, _ in self.closed),
            "turns": self.turns,
        }

    def places(self) -> list[int]:
        """Who finished, in that order; then by fetishes."""
        rank = {seat: (0, n) for n, seat in enumerate(self.finished)}
        keys = [rank.get(seat, (1, -len(self.fetishes[seat]))) for seat in range(self.seats)]
        return [1 + sum(other < key for other in keys) for key in keys]
