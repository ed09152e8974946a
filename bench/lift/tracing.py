"""Random games on a core with a sum of every position, and of all that can be asked about it, as compiled loops."""

import numpy as np

from verger.engine import RUNNING, loops, rule
from verger.engine.compiled import wrapping
from verger.engine.play import LONGEST
from verger.engine.randomness import advanced, scaled, scrambled

LANES, PRIME = 8, np.uint32(0x01000193)
"""Sums that a row is added up into side by side, and what each is multiplied by."""


@wrapping
def sum_of(row, sums):
    """A sum of a row of 32-bit words that changes if one of them does."""
    for lane in range(LANES):
        sums[lane] = 0
    whole = len(row) // LANES * LANES
    for first in range(0, whole, LANES):
        for lane in range(LANES):
            sums[lane] = np.uint32((sums[lane] ^ row[first + lane]) * PRIME)
    for i in range(whole, len(row)):
        sums[0] = np.uint32((sums[0] ^ row[i]) * PRIME)
    found = np.uint32(0)
    for lane in range(LANES):
        found = np.uint32((found ^ sums[lane]) * PRIME)
    return found


def tracing(game):
    """A rule that plays a game at random and asks before every action all that can be asked; see `played`."""
    setup, standing, parts_of, show = game.setup, game.standing, game.parts, game.show
    play = game.loops
    step, choices, refusals, known_to, told = play.step, play.choices, play.refusals, play.known, play.told

    @rule
    def trace(
        states, seed, chosen, mask, words, reasons, places, points, known, heard, parts, tape,
        spare, answers, sums, noted,
    ):  # fmt: skip
        s = states[0]
        setup(s, chosen, seed)
        generator = scrambled(seed)
        count = 0
        while s.over == RUNNING and count < LONGEST:
            generator = advanced(generator)
            bits = scrambled(generator)
            seat = loops.pick_seat(s.pending, bits)
            legal = choices(s, seat, mask, words)
            action = loops.nth(mask, words, scaled(bits >> np.uint64(32), legal))
            refusals(s, seat, reasons)
            standing(s, places, points)
            known_to(s, seat, known)
            told(s, seat, heard)
            parts_of(s, seat, parts)
            show(s, seat, tape, spare)
            total = np.uint32(0)
            for answer in answers:
                total = np.uint32((total ^ sum_of(answer, sums)) * PRIME)
            at = 4 * count
            noted[at], noted[at + 1], noted[at + 2], noted[at + 3] = seat, action, sum_of(answers[0], sums), total
            step(s, seat, action)
            count += 1
        noted[4 * count] = sum_of(answers[0], sums)
        return count

    return trace
