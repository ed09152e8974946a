"""The compiled loops that play a game: one closure set per game over its own rules.

A mask is a row of bytes, one per action; `words` is the same memory as 64-bit words, so that the k-th legal action is
found eight at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .compiled import rule
from .randomness import advanced, scaled, scrambled
from .records import RUNNING, may_act

if TYPE_CHECKING:
    from .game import Game

_ONES = np.uint64(0x0101010101010101)
_TOP = np.uint64(56)


class Loops(NamedTuple):
    """What a game's rules become when they are played rather than asked."""

    step: Any  # (s, seat, action): play one action, telling its events afresh
    choices: Any  # (s, seat, mask, words) -> count: the seat's legal actions in a clean mask
    previews: Any  # (copies, seat, actions): play one action in each copy
    refusals: Any  # (s, seat, rules): why not, for every action
    playout: Any  # (s, mask, words, seed, limit) -> steps: random actions to the end
    playouts: Any  # (states, options, seeds, mask, words, limit, places, points, steps): deal and play each
    fuzz: Any  # the same, asking after every action for faults: (…, faults) with a code per game
    replay: (
        Any  # (s, seats, actions, pending, reveals) -> the first that is not legal, or -1; notes what was before each
    )
    curve: Any  # (s, seats, actions, places, points): the points after every action


@rule
def clean(words):
    for i in range(len(words)):
        words[i] = np.uint64(0)


@rule
def nth(mask, words, n):
    """The n-th action marked in a mask."""
    for i in range(len(words)):
        here = np.int64((words[i] * _ONES) >> _TOP)
        if n < here:
            for action in range(8 * i, 8 * i + 8):
                if mask[action]:
                    if n == 0:
                        return action
                    n -= 1
        n -= here
    return -1


@rule
def pick_seat(pending, bits):
    """One of the seats in a set, by random bits."""
    count = 0
    rest = pending
    while rest:
        rest &= rest - 1
        count += 1
    skip = scaled(bits, count) if count > 1 else 0
    seat = 0
    while True:
        if (pending >> seat) & 1:
            if skip == 0:
                return seat
            skip -= 1
        seat += 1


@rule
def marked(mask, words, first, end):
    """How many actions from `first` to before `end` are marked in a mask."""
    count = 0
    action = first
    while action < end and action % 8:
        count += mask[action]
        action += 1
    while action + 8 <= end:
        count += np.int64((words[action // 8] * _ONES) >> _TOP)
        action += 8
    while action < end:
        count += mask[action]
        action += 1
    return count


def scratch(game: Game) -> tuple[np.ndarray, np.ndarray]:
    """A mask for a game's actions, and the same memory as words."""
    words = np.zeros((len(game.actions) + 7) // 8, np.uint64)
    return words.view(np.uint8), words


def make(game: Game) -> Loops:
    setup, legal, apply = game.setup, game.legal, game.apply
    refusal, standing, faults_of = game.refusal, game.standing, game.faults

    @rule
    def step(s, seat, action):
        s.told = 0
        apply(s, seat, action)

    @rule
    def choices(s, seat, mask, words):
        clean(words)
        return legal(s, seat, mask)

    @rule
    def previews(copies, seat, actions):
        for i in range(len(actions)):
            step(copies[i], seat, actions[i])

    @rule
    def refusals(s, seat, rules):
        for action in range(len(rules)):
            rules[action] = refusal(s, seat, action)

    @rule
    def random_step(s, mask, words, generator):
        bits = scrambled(generator)
        seat = pick_seat(s.pending, bits)
        count = choices(s, seat, mask, words)
        step(s, seat, nth(mask, words, scaled(bits >> np.uint64(32), count)))

    @rule
    def playout(s, mask, words, seed, limit):
        generator = scrambled(seed)
        steps = 0
        while s.over == RUNNING and steps < limit:
            generator = advanced(generator)
            random_step(s, mask, words, generator)
            steps += 1
        return steps

    @rule
    def playouts(states, options, seeds, mask, words, limit, places, points, steps):
        for i in range(len(states)):
            s = states[i]
            setup(s, options, seeds[i])
            steps[i] = playout(s, mask, words, seeds[i], limit)
            standing(s, places[i], points[i])

    @rule
    def fuzz(states, options, seeds, mask, words, limit, places, points, steps, faults):
        for i in range(len(states)):
            s = states[i]
            setup(s, options, seeds[i])
            generator = scrambled(seeds[i])
            steps[i] = 0
            faults[i] = faults_of(s)
            while faults[i] == 0 and s.over == RUNNING and steps[i] < limit:
                generator = advanced(generator)
                random_step(s, mask, words, generator)
                steps[i] += 1
                faults[i] = faults_of(s)
            standing(s, places[i], points[i])

    @rule
    def replay(s, seats, actions, pending, reveals):
        for i in range(len(actions)):
            if not may_act(s, seats[i]) or refusal(s, seats[i], actions[i]) != 0:
                return i
            pending[i] = s.pending
            reveals[i] = s.reveals
            step(s, seats[i], actions[i])
        return -1

    @rule
    def curve(s, seats, actions, places, points):
        for i in range(len(actions)):
            step(s, seats[i], actions[i])
            standing(s, places, points[i])

    return Loops(step, choices, previews, refusals, playout, playouts, fuzz, replay, curve)
