"""The windmill: placing farmers, walking, winds, harvests, carts, and what happens when the supply is short."""

from verger.engine import give_turn, rule, tell
from verger.engine.rows import total

from . import components as box
from . import state
from .actions import EVENT
from .scoring import end_turn


@rule
def place(s, seat, blade):
    """FIN-13..17: one farmer on any blade, one fruit of its kind, never a cart."""
    s.reserve[seat] -= 1
    s.farmers[blade, seat] += 1
    tell(s, EVENT.place, seat, blade)
    take_fruit(s, seat, blade, 1)
    give_turn(s, (seat + 1) % s.seats)
    if s.reserve[s.turn] == 0:
        s.phase = state.TURN


@rule
def move(s, seat, blade):
    """FIN-22, 73..77: an ordinary move ends the turn; under strong wind the second one does."""
    walk(s, seat, blade)
    if s.wind == 1:
        s.wind = 2
    else:
        end_turn(s)


@rule
def walk(s, seat, blade):
    """FIN-23..31: as many steps as farmers stood on the blade; he harvests where he stops."""
    steps = farmers_on(s, blade)
    to = (blade + steps) % box.BLADES
    s.farmers[blade, seat] -= 1
    s.farmers[to, seat] += 1
    tell(s, EVENT.walk, seat, blade, to, steps)
    take_fruit(s, seat, to, farmers_on(s, to))
    take_carts(s, seat, lines_crossed(blade, steps))


@rule
def farmers_on(s, blade):
    """FIN-24, 28: farmers of all colours on a blade."""
    return total(s.farmers[blade])


@rule
def lines_crossed(blade, steps):
    """FIN-39: how many dividing lines a walk crosses."""
    return (blade % box.HALF + steps) // box.HALF


@rule
def strong_wind(s, seat):
    """FIN-73: two moves follow, of which the second may be left out."""
    spend(s, seat, state.STRONG_WIND_TILE)
    s.wind = 1
    s.phase = state.WIND


@rule
def stop(s, seat):
    """FIN-77: one move was enough."""
    tell(s, EVENT.stop, seat)
    end_turn(s)


@rule
def gust(s, seat, blade, to):
    """FIN-78..80: a farmer is lifted to any blade and harvests there; never a cart."""
    spend(s, seat, state.GUST_TILE)
    s.farmers[blade, seat] -= 1
    s.farmers[to, seat] += 1
    tell(s, EVENT.fly, seat, blade, to)
    take_fruit(s, seat, to, farmers_on(s, to))
    end_turn(s)


@rule
def take_fruit(s, seat, blade, amount):
    """FIN-28..34: the amount due from the supply; if it is short, everybody first puts back what they hold of it."""
    fruit = s.wheel[blade]
    if s.supply[fruit] < amount:
        recall_fruit(s, fruit)
    s.supply[fruit] -= amount
    s.fruits[seat, fruit] += amount
    tell(s, EVENT.harvest, seat, blade, fruit, amount)


@rule
def recall_fruit(s, fruit):
    """FIN-32, 35: all fruits of one kind return to the supply."""
    for seat in range(s.seats):
        held = s.fruits[seat, fruit]
        if held:
            tell(s, EVENT.recall_fruit, seat, fruit, held)
            s.supply[fruit] += held
            s.fruits[seat, fruit] = 0


@rule
def take_carts(s, seat, due):
    """FIN-38..44: a cart for each line crossed; if the hub is short, all carts first return to it."""
    if due == 0:
        return
    if s.hub < due:
        recall_carts(s)
    s.hub -= due
    s.carts[seat] += due
    tell(s, EVENT.carts, seat, due)


@rule
def recall_carts(s):
    """FIN-42: all carts return to the hub."""
    for seat in range(s.seats):
        held = s.carts[seat]
        if held:
            tell(s, EVENT.recall_carts, seat, held)
            s.hub += held
            s.carts[seat] = 0


@rule
def spend(s, seat, tile):
    """FIN-71: an action tile serves once and leaves the game."""
    s.action_tiles[seat, tile] = 0
    tell(s, EVENT.spend_tile, seat, tile)
