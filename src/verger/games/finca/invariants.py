"""The laws that every position keeps."""

from verger.engine import RUNNING, STOPPED, faults_in, rule
from verger.engine.rows import highest, lowest, times, total, total_where

from . import components as box
from . import state
from .delivery import limit, paid, top
from .refusals import no_means, nothing_to_serve
from .scoring import sets

# What a person is told whose position breaks one: the entries, and the law.
LAWS = {
    1: f"fruits: of each fruit there are {box.EACH_FRUIT}, in the supply and with the seats",
    2: "carts: there are as many as the box gives for these seats, in the hub and with the seats",
    3: "farmers: every seat has as many as the box gives for these seats, all of them on the wheel after placement",
    4: f"wheel: each fruit is on {box.BLADES // box.FRUIT_COUNT} blades",
    5: "tiles, villages, box: every fruit tile is in one place",
    6: f"villages: no stack is higher than {box.HEIGHT} tiles",
    7: "villages: a finca tile lies on its village as long as fruit tiles do, then with its holder or in the box",
    8: "villages: every village has a finca tile of its own",
    9: "villages: while the game runs, a wooden finca stands in each empty village and in no other, as far as they go",
    10: "over: the game has ended just when the last wooden finca stands; before that it runs or was stopped",
    11: "turn: the seat whose turn it is may act, and nobody else",
    12: "action_tiles: each is there or not",
    13: "bonuses: a seat has won one for each set of values among its tiles, the highest first, until none is left",
    14: "wind: counts the moves made in the phase wind, and is 0 in any other",
    15: "delivery: nothing is paid but in the phase delivery",
    16: "phase: is over just when the game is",
    17: "farmers: in the phase placement the seat in turn has one to place, those after it as many as it or one less",
    18: "delivery.staged: the seat in turn holds the fruits, and villages that are served have a tile left",
    19: "delivery.mode: the seat in turn has the cart or action tile for it, keeps its limit, and can serve something",
}


@rule
def faults_of_supplies(s):
    """1: fruits are conserved. 2: carts are conserved."""
    for fruit in range(box.FRUIT_COUNT):
        held = s.fruits[:, fruit]
        if s.supply[fruit] + total(held) != box.EACH_FRUIT or min(s.supply[fruit], lowest(held)) < 0:
            return 1
    return 2 if s.hub + total(s.carts) != box.CARTS[s.seats - 2] or min(s.hub, lowest(s.carts)) < 0 else 0


@rule
def faults_of_wheel(s):
    """3: farmers are conserved, and all on the wheel after placement. 4: each fruit has its two blades."""
    for seat in range(box.SEATS):
        there = s.farmers[:, seat]
        each = box.FARMERS_EACH[s.seats - 2] if seat < s.seats else 0
        if s.reserve[seat] + total(there) != each or lowest(there) < 0:
            return 3
        if s.phase != state.PLACEMENT and s.reserve[seat] != 0:
            return 3
    for fruit in range(box.FRUIT_COUNT):
        if times(s.wheel, fruit) != box.BLADES // box.FRUIT_COUNT:
            return 4
    return 0


@rule
def faults_of_tiles(s):
    """5: every fruit tile is in one place, and what is counted of the tiles won is what was won."""
    for tile in range(box.TILE_COUNT):
        places = (s.holder[tile] != state.NOBODY) + times(s.box, tile)
        for village in range(box.VILLAGE_COUNT):
            places += times(s.stacks[village, : s.height[village]], tile)
        if places != 1 or s.holder[tile] >= s.seats:
            return 5
    for seat in range(box.SEATS):
        for symbol in range(box.SYMBOL_COUNT):
            if s.symbols[seat, symbol] != total_where(s.holder, seat, box.PRINTED[:, symbol]):
                return 5
        for value in range(1, box.VALUES + 1):
            if s.by_value[seat, value] != total_where(s.holder, seat, box.VALUED[:, value]):
                return 5
    return 0


@rule
def faults_of_villages(s):
    """6: heights. 7, 8: a finca tile lies on its village just as long as tiles do. 9: wooden fincas are conserved."""
    for village in range(box.VILLAGE_COUNT):
        if s.height[village] < 0 or s.height[village] > box.HEIGHT:
            return 6
        holder = s.finca_holder[village]
        if (holder == state.ON_VILLAGE) != (s.height[village] > 0) or holder < state.BOXED or holder >= s.seats:
            return 7
        if times(s.finca[:village], s.finca[village]):
            return 8
        if s.built[village] and s.height[village]:
            return 9
    built = total(s.built)
    if built + s.wooden != box.WOODEN[s.seats - 2] or s.wooden < 0:
        return 9
    return 9 if s.over == RUNNING and built != times(s.height, 0) else 0


@rule
def faults_of_seats(s):
    """13: a bonus tile for each set while there are any, won from the top. 12: an action tile is there or not."""
    left = times(s.bonus_holder, state.NOBODY)
    for rank in range(len(box.BONUSES)):
        holder = s.bonus_holder[rank]
        if (holder == state.NOBODY) != (rank >= len(box.BONUSES) - left) or holder >= s.seats:
            return 13
    for seat in range(s.seats):
        won = times(s.bonus_holder, seat)
        if won > sets(s, seat) or (left and won < sets(s, seat)):
            return 13
        if lowest(s.action_tiles[seat]) < 0 or highest(s.action_tiles[seat]) > 1:
            return 12
    return 0


@rule
def faults_of_turn(s):
    """10: over. 11: one seat to act. 14: wind. 16: the phase. 17: placement. 15: nothing is paid but in a delivery."""
    if s.over == RUNNING:
        if s.wooden == 0:
            return 10
        if s.turn < 0 or s.turn >= s.seats or s.pending != 1 << s.turn:
            return 11
    elif (s.over != STOPPED and s.wooden) or s.pending:
        return 10
    if (s.phase == state.WIND) != (s.wind > 0):
        return 14
    if (s.phase == state.OVER) != (s.over != RUNNING):
        return 16
    if s.phase == state.PLACEMENT and not placing_in_turn(s):
        return 17
    return 15 if s.phase != state.DELIVERY and paid(s) else 0


@rule
def placing_in_turn(s):
    """FIN-13: from the seat to act on, no seat has placed fewer farmers than the one before, nor two more."""
    before = first = s.reserve[s.turn]
    for i in range(1, s.seats):
        here = s.reserve[(s.turn + i) % s.seats]
        if not first - 1 <= here <= before:
            return False
        before = here
    return first > 0


@rule
def faults_of_delivery(s):
    """18: what is staged can be paid. 19: the mode is one that the seat may use so."""
    if s.phase != state.DELIVERY:
        return 0
    for fruit in range(box.FRUIT_COUNT):
        if s.committed[fruit] < 0 or s.committed[fruit] > s.fruits[s.turn, fruit]:
            return 18
    values = 0
    for village in range(box.VILLAGE_COUNT):
        if s.staged[village]:
            if s.height[village] == 0:
                return 18
            values += box.TILE_VALUE[top(s, village)]
    short = s.mode == state.LESS and s.short_village >= 0
    if values - short != paid(s) or paid(s) > limit(s.mode) or no_means(s, s.turn, s.mode):
        return 19
    if values == 0:
        return 19 if nothing_to_serve(s, s.turn, s.mode) else 0
    return 19 if s.mode == state.LESS and not short else 0


faults = faults_in(globals())
