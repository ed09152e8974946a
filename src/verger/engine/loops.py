"""The compiled loops that play a game: one closure set per game over its own rules.

A mask is a row of bytes, one per action; `words` is the same memory as 64-bit words, so that the k-th legal action is
found eight at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .compiled import rule
from .randomness import advanced, scaled, scrambled
from .records import ALL, EVENT_ARGUMENTS, HIDDEN, RUNNING, SPECTATOR, SPECTATORS, SPECTATORS_BIT, all_eyes, may_act
from .undo import reach, unmoved

if TYPE_CHECKING:
    from .game import Game

_ONES = np.uint64(0x0101010101010101)
_TOP = np.uint64(56)
STRIDE = 8
"""Words of a mask that are added up before they are counted; each byte of them stays below 256 by far."""


NOTES = ("seat", "pending", "revealed", "audience", "heard")
"""What is noted of every action played: who played it, who might act before it, whether it revealed something, the set
of eyes that saw it, and the set of those that saw it or heard what came of it."""


class Loops(NamedTuple):
    """What a game's rules become when they are played rather than asked."""

    step: Any  # (s, seat, action): play one action, telling its events afresh
    choices: Any  # (s, seat, mask, words) -> count: the seat's legal actions in a clean mask
    previews: Any  # (copies, seat, actions): play one action in each copy
    refusals: Any  # (s, seat, rules): why not, for every action
    playout: Any  # (s, mask, words, seed, limit) -> steps: random actions to the end
    playouts: Any  # (states, options, seeds, mask, words, limit, places, points, steps): deal and play each
    fuzz: Any  # the same, asking after every action for faults: (…, faults) with a code per game
    replay: Any  # (s, seats, actions, notes) -> the first that is not legal, or -1; notes each, see `NOTES`
    known: Any  # (s, eyes, out): the known record of these eyes in out[0]
    told: Any  # (s, eyes, out) -> count: the events of the last action that these eyes heard, secrets HIDDEN
    saw: Any  # (s, seat, eyes) -> whether these eyes see what a seat does
    reach: Any  # (seat, *notes, bots, over) -> how far a seat may take back its actions: see `undo`
    unmoved: Any  # (seat, first, *notes) -> whether a decision still stands: see `undo`
    curve: Any  # (s, seats, actions, places, points): the points after every action


@rule
def clean(words):
    for i in range(len(words)):
        words[i] = np.uint64(0)


@rule
def marks(word):
    """How many of eight bytes are marked, or of as many words as were added up."""
    return np.int64((word * _ONES) >> _TOP)


@rule
def nth(mask, words, n):
    """The n-th action marked in a mask; most of it is passed over many words at a time."""
    first = 0
    while first + STRIDE <= len(words):
        several = words[first]
        for i in range(first + 1, first + STRIDE):
            several += words[i]
        if n < marks(several):
            break
        n -= marks(several)
        first += STRIDE
    for i in range(first, len(words)):
        here = marks(words[i])
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
        count += marks(words[action // 8])
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
    redeal, hears, audience, secrets = game.redeal, game.hears, game.audience, game.events.secrets

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
    def saw(s, seat, eyes):
        bit = SPECTATORS_BIT if eyes == SPECTATOR else eyes
        return eyes in (ALL, seat) or (audience(s, seat) >> bit) & 1 == 1

    @rule
    def listeners(s):
        """The eyes that heard something of the last action."""
        found = 0
        for i in range(min(s.told, len(s.events))):
            for seat in range(s.seats):
                if hears(s, s.events[i], seat):
                    found |= 1 << seat
            if hears(s, s.events[i], SPECTATOR):
                found |= SPECTATORS
        return found

    @rule
    def replay(s, seats, actions, notes):
        for i in range(len(actions)):
            if not may_act(s, seats[i]) or refusal(s, seats[i], actions[i]) != 0:
                return i
            reveals = s.reveals
            eyes = audience(s, seats[i]) | (1 << seats[i])
            notes[0, i] = seats[i]
            notes[1, i] = s.pending
            step(s, seats[i], actions[i])
            eyes |= audience(s, seats[i])
            notes[2, i] = s.reveals != reveals
            notes[3, i] = eyes
            notes[4, i] = eyes if eyes == all_eyes(s) else eyes | listeners(s)
        return -1

    @rule
    def known(s, eyes, out):
        out[0] = s
        redeal(out[0], eyes, np.uint64(0))
        out[0].told = 0
        for i in range(len(s.events)):
            for j in range(1 + EVENT_ARGUMENTS):
                out[0].events[i, j] = 0

    @rule
    def told(s, eyes, out):
        count = 0
        for i in range(min(s.told, len(s.events))):
            event = s.events[i]
            if eyes != ALL and not hears(s, event, eyes):
                continue
            secret, owner = secrets[event[0], 0], secrets[event[0], 1]
            shown = eyes == ALL or (owner >= 0 and event[1 + owner] == eyes)
            out[count, 0] = event[0]
            for j in range(EVENT_ARGUMENTS):
                out[count, 1 + j] = HIDDEN if not shown and (secret >> j) & 1 else event[1 + j]
            count += 1
        return count

    @rule
    def curve(s, seats, actions, places, points):
        for i in range(len(actions)):
            step(s, seats[i], actions[i])
            standing(s, places, points[i])

    playing = step, choices, previews, refusals, playout, playouts, fuzz, replay
    return Loops(*playing, known, told, saw, reach, unmoved, curve)
