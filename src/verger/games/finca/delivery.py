"""Delivery: villages are staged one by one, which moves no pieces; then everything happens in `finish`."""

from verger.engine import rule, tell
from verger.engine.rows import fill, times, total

from . import components as box
from . import state
from .actions import EVENT
from .scoring import end_turn, finca_count, finca_leader, sets
from .wheel import spend

# --- Staging moves no pieces -------------------------------------------------------------------------------


@rule
def deliver(s, seat, mode):
    """FIN-46, 81, 83: with a cart, with the large cart, or short of one fruit."""
    s.phase = state.DELIVERY
    s.mode = mode
    tell(s, EVENT.open, seat, mode)


@rule
def clear_delivery(s):
    s.mode = state.CART
    s.short_village = -1
    s.short_fruit = 0
    fill(s.staged, state.NOT_STAGED)
    fill(s.committed, 0)


@rule
def limit(mode):
    """FIN-48, 81, 84: the most fruits that one delivery may carry."""
    return box.LARGE_LIMIT if mode == state.LARGE else box.CART_LIMIT


@rule
def top(s, village):
    """FIN-49: the face-up tile of a village that has one."""
    return s.stacks[village, s.height[village] - 1]


@rule
def is_any(tile):
    """FIN-53: whether a tile asks for one kind of the player's choice."""
    return box.PRINTED[tile, box.ANY] > 0


@rule
def asked(tile, chosen, fruit):
    """FIN-51..53: how many of a fruit a tile asks for; `chosen` is the kind for a `?` tile, else ANY."""
    if chosen == box.ANY:
        return box.PRINTED[tile, fruit]
    return box.TILE_VALUE[tile] if fruit == chosen else 0


@rule
def commit(s, village, chosen):
    """FIN-50: promise a tile all that it asks for."""
    tile = top(s, village)
    s.staged[village] = 1 + chosen
    for fruit in range(box.FRUIT_COUNT):
        s.committed[fruit] += asked(tile, chosen, fruit)


@rule
def leave_out(s, village, fruit):
    """FIN-83: of what was promised to a village, one fruit less."""
    s.committed[fruit] -= 1
    s.short_village = village
    s.short_fruit = fruit


@rule
def serve(s, seat, village, chosen):
    """FIN-47, 54: one more village to serve."""
    commit(s, village, chosen)
    tell(s, EVENT.stage, seat, village, chosen)


@rule
def serve_short(s, seat, village, fruit):
    """FIN-83..86: the village whose tile is had for one fruit less."""
    commit(s, village, fruit if is_any(top(s, village)) else box.ANY)
    leave_out(s, village, fruit)
    tell(s, EVENT.stage_short, seat, village, fruit)


@rule
def paid(s):
    """Fruits promised so far."""
    return total(s.committed)


# --- Everything happens here -------------------------------------------------------------------------------


@rule
def finish(s, seat):
    """FIN-R6: pay, take all tiles, bonus, finca awards and wooden fincas, flip the new tops, end test."""
    pay(s, seat)
    for village in range(box.VILLAGE_COUNT):
        if s.staged[village]:
            take_tile(s, seat, village)
    award_bonuses(s, seat)
    for village in range(box.VILLAGE_COUNT):
        if s.staged[village] and s.height[village] == 0:
            award_finca(s, village)
            build(s, village)
    for village in range(box.VILLAGE_COUNT):
        if s.staged[village] and s.height[village] > 0:
            flip(s, village)
    clear_delivery(s)
    end_turn(s)


@rule
def pay(s, seat):
    """FIN-46, 55, 82, 87: the cart to the hub, unless the large cart carries; the fruits to the supply."""
    if s.mode == state.LARGE:
        spend(s, seat, state.LARGE_CART_TILE)
    else:
        if s.mode == state.LESS:
            spend(s, seat, state.ONE_LESS_TILE)
        s.carts[seat] -= 1
        s.hub += 1
        tell(s, EVENT.return_cart, seat)
    for fruit in range(box.FRUIT_COUNT):
        amount = s.committed[fruit]
        if amount:
            s.fruits[seat, fruit] -= amount
            s.supply[fruit] += amount
            tell(s, EVENT.pay, seat, fruit, amount)


@rule
def take_tile(s, seat, village):
    """FIN-56, 88: the served tile lies before the player for good, with its full value and symbols."""
    tile = top(s, village)
    s.height[village] -= 1
    s.stacks[village, s.height[village]] = 0
    hold(s, seat, tile)
    tell(s, EVENT.take, seat, village, tile, box.TILE_VALUE[tile])


@rule
def hold(s, seat, tile):
    s.holder[tile] = seat
    s.by_value[seat, box.TILE_VALUE[tile]] += 1
    for symbol in range(box.SYMBOL_COUNT):
        s.symbols[seat, symbol] += box.PRINTED[tile, symbol]


@rule
def flip(s, village):
    """FIN-57: the new top tile is turned face up once all tiles have been taken."""
    s.reveals += 1
    tile = top(s, village)
    tell(s, EVENT.reveal, village, tile, box.TILE_VALUE[tile])


# --- Awards ----------------------------------------------------------------------------------------------------------


@rule
def award_bonuses(s, seat):
    """FIN-91, 94, 95: a top bonus tile for each new set, while there are any."""
    due = sets(s, seat) - times(s.bonus_holder, seat)
    for rank in range(len(box.BONUSES)):
        if s.bonus_holder[rank] == state.NOBODY and due > 0:
            s.bonus_holder[rank] = seat
            tell(s, EVENT.bonus, seat, box.BONUSES[rank])
            due -= 1


@rule
def award_finca(s, village):
    """FIN-60..63: the majority takes the finca tile; level at the top, it goes to the box."""
    finca = s.finca[village]
    leader = finca_leader(s, finca)
    if leader == state.NOBODY:
        s.finca_holder[village] = state.BOXED
        most = 0
        for seat in range(s.seats):
            most = max(most, finca_count(s, seat, finca))
        tell(s, EVENT.box, village, finca, most)
    else:
        s.finca_holder[village] = leader
        tell(s, EVENT.award, leader, village, finca, finca_count(s, leader, finca))


@rule
def build(s, village):
    """FIN-67, 97: a wooden finca, while there are any."""
    if s.wooden > 0:
        s.wooden -= 1
        s.built[village] = 1
        tell(s, EVENT.build, village)
