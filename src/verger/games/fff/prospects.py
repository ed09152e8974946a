"""How far the pawn to move can get: for each space the cheapest way found, action by action."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from verger.engine import State, blank, rule

from .components import CALL_PRICE, LANDING_COUNT, LANDING_SPACE, NONE, SPACE_COUNT, SPACE_LANDING
from .movement import can_call, step_off
from .state import CALL, DTYPE, RIDE, WALK
from .water import calls, move_ferry, rides, steps

FAR = 99


class Reach(NamedTuple):
    """By space: the points and florins it takes (FAR: out of reach), the space before, and the actions from there."""

    points: np.ndarray
    florins: np.ndarray
    before: np.ndarray
    actions: np.ndarray  # a ride may be preceded by a call; NONE where there is nothing to do


def reach(s: State, seat: int) -> Reach:
    """The ways of the seat to move, found point by point.

    Every way can be walked as it stands; a cheaper one by cunning use of several ferries may exist.
    """
    found = Reach(
        points=np.full(SPACE_COUNT, FAR, np.int64),
        florins=np.zeros(SPACE_COUNT, np.int64),
        before=np.full(SPACE_COUNT, NONE, np.int64),
        actions=np.full((SPACE_COUNT, 2), NONE, np.int64),
    )
    states = blank(DTYPE, SPACE_COUNT + 1)
    states[int(s.space[seat])] = s
    explore(states, int(s.sits[seat]), seat, int(s.space[seat]), *found)
    return found


@rule
def explore(states, table, seat, start, points, florins, before, actions):
    """Spaces in the order of their cost, each with the position that its way leads to."""
    points[start] = 0
    most = states[start].points[table]
    for spent in range(most):
        for space in range(SPACE_COUNT):
            if points[space] == spent:
                s = states[space]
                onward = steps(s, table, seat, s.gone[table])
                for to in range(SPACE_COUNT):
                    if (onward >> to) & 1 and is_better(points, florins, to, spent + 1, florins[space]):
                        arrive(states, table, seat, space, to, 0, points, florins, before, actions)
                        actions[to, 0] = NONE
                        actions[to, 1] = WALK + to
                take_ferries(states, table, seat, space, NONE, points, florins, before, actions)
                if can_call(s, table, seat) and SPACE_LANDING[space] != NONE:
                    for origin in range(LANDING_COUNT):
                        if (calls(s, table, origin) >> SPACE_LANDING[space]) & 1:
                            take_ferries(states, table, seat, space, origin, points, florins, before, actions)


@rule
def is_better(points, florins, space, cost, money):
    return cost < points[space] or (cost == points[space] and money < florins[space])


@rule
def arrive(states, table, seat, space, to, called, points, florins, before, actions):
    """Note a way from one space to another, and the position at its end."""
    states[to] = states[space]
    s = states[to]
    if called:
        s.points[table] -= 1
        s.money[seat] -= CALL_PRICE
    step_off(s, table, seat, to)
    points[to] = points[space] + 1 + called
    florins[to] = florins[space] + called * CALL_PRICE
    before[to] = space


@rule
def take_ferries(states, table, seat, space, origin, points, florins, before, actions):
    """Rides from a space, after calling a ferry from `origin` unless that is NONE."""
    landing = SPACE_LANDING[space]
    if landing == NONE:
        return
    called = 1 if origin != NONE else 0
    if points[space] + 1 + called > states[space].points[table] + points[space]:
        return
    scratch = states[SPACE_COUNT]
    scratch_of(states, space)
    if called:
        move_ferry(scratch, table, origin, landing)
    targets = rides(scratch, table, seat, landing)
    for to in range(LANDING_COUNT):
        end = LANDING_SPACE[to]
        cost = points[space] + 1 + called
        if (targets >> to) & 1 and is_better(points, florins, end, cost, florins[space] + called * CALL_PRICE):
            arrive(states, table, seat, space, end, called, points, florins, before, actions)
            if called:
                move_ferry(states[end], table, origin, landing)
            move_ferry(states[end], table, landing, to)
            actions[end, 0] = CALL + origin * LANDING_COUNT + landing if called else NONE
            actions[end, 1] = RIDE + to


@rule
def scratch_of(states, space):
    states[SPACE_COUNT] = states[space]
