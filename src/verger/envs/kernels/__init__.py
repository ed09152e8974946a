"""What a batch does with one of its games, as rules: the same functions over rows on cores, one a thread on a GPU.

Row `i` of every array belongs to game `i`. Nothing here depends on how many games there are or who works on them. The
folder is their own, so that machine code of theirs outlives changes around them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from verger.engine import ENDED, RUNNING, Game, rule
from verger.engine.compiled import INTERPRETED, inlined, wrapping
from verger.engine.randomness import advanced, scaled, scrambled
from verger.engine.records import ALL, first_of, size
from verger.engine.rows import total

STEP = (
    "limit", "options", "seeds", "lengths", "sampling", "actions", "seat", "pending", "observation", "mask",
    "rewards", "places", "points", "done", "truncated", "refused",
)  # fmt: skip
"""The arguments of `step` after the records, in order. One that is `sampling` leaves in `actions` what chance plays
next: any legal action of every row."""

BYTE, BLOCK = ir.IntType(8), 64
"""Of a mask: an action, and those that are looked at together, as many as a word has bits."""

PAIRS, FOURS, EIGHTS, ONES, TOPS = (np.uint64(0x0101010101010101 * byte) for byte in (0x55, 0x33, 0x0F, 0x01, 0x80))
LOW = np.uint64(0xFF)
NTH = np.zeros((256, 8), np.uint8)
"""The nth member of every set of eight."""
for _set in range(256):
    _members = [place for place in range(8) if _set >> place & 1]
    NTH[_set, : len(_members)] = _members


@rule
def next_seed(seed):
    """The seed of the game that follows one on its row: it depends on that game's seed alone."""
    return scrambled(advanced(seed))


@rule
def lowest(pending):
    """The seat that acts next where several may: the lowest. No seat's answer shows before all are given."""
    return first_of(pending) if pending else 0


@rule
def share(places: Any, rewards: Any) -> None:
    """Rewards of a finished game: 1 for a win that is not shared, and the sum of all is 0.

    Of two seats the loser gets -1 and a tie gives 0; of more, those who lose pay the winner in equal parts.
    """
    seats = len(places)
    winners = 0
    for seat in range(seats):
        winners += places[seat] == 1
    for seat in range(seats):
        won = seats / winners if places[seat] == 1 else 0.0
        rewards[seat] = (won - 1.0) / (seats - 1)


@rule
def forget(i, rewards, places, points):
    """Nothing has come of the game that is under way, whatever came of the one before it."""
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = 0.0
        places[i, seat] = 0
        points[i, seat] = 0


@rule
def nth_of(row, nth):
    """The nth action that a mask has; of one that was emptied, the last."""
    action = 0
    while nth >= row[action] and action < len(row) - 1:
        nth -= row[action]
        action += 1
    return action


@intrinsic  # type: ignore[untyped-decorator]
def _block(typing: Any, row: types.Array, first: types.Integer) -> Any:
    """Some bytes as a set, in few instructions: LLVM does not find them by itself."""

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        several = ir.VectorType(BYTE, BLOCK)
        block = builder.load(builder.bitcast(builder.gep(data, [args[1]]), several.as_pointer()), align=1)
        return builder.bitcast(builder.icmp_unsigned("!=", block, several(None)), ir.IntType(BLOCK))

    return types.uint64(row, types.int64), code


@inlined
@rule
def block_of(row, first):
    """A block of a mask as a set; the last may be shorter, and is read with some of the one before it."""
    begin = min(first, len(row) - BLOCK)
    return _block(row, begin) >> np.uint64(first - begin)


@inlined
@wrapping
def nth_in(bits, nth):
    """The nth member of a set, found without a branch: which way it would go nobody can guess."""
    counts = bits - (bits >> np.uint64(1) & PAIRS)
    counts = (counts & FOURS) + (counts >> np.uint64(2) & FOURS)
    upto = (counts + (counts >> np.uint64(4)) & EIGHTS) * ONES  # members in each eight bits and all before them
    passed = np.uint64(8 * size(np.int64((np.uint64(nth) * ONES | TOPS) - upto & TOPS)))  # bits that come too early
    rest = nth - np.int64(upto << np.uint64(8) >> passed & LOW)
    return np.int64(passed) + NTH[np.int64(bits >> passed & LOW), rest & 7]


@inlined
@rule
def nth_marked(row, nth):
    """The nth action that a mask has, looked for in whole blocks."""
    if INTERPRETED or len(row) < BLOCK:
        return nth_of(row, nth)
    first, here = 0, block_of(row, 0)
    while nth >= size(np.int64(here)) and first + BLOCK < len(row):
        nth -= size(np.int64(here))
        first += BLOCK
        here = block_of(row, first)
    return first + nth_in(here, nth)


@inlined
@rule
def all_marked(row):
    """How many actions a mask has."""
    if INTERPRETED or len(row) < BLOCK:
        return total(row)
    count = 0
    for first in range(0, len(row), BLOCK):
        count += size(np.int64(block_of(row, first)))
    return count


@wrapping
def chance(seed, length):
    """Random bits for a game's next action, after so many: those by which `playouts` plays it from the same seed."""
    return scrambled(scrambled(seed) + np.uint64(length + 1) * advanced(0))


@rule
def thrown(chance, count):
    """Which of so many legal actions chance plays."""
    return scaled(chance >> np.uint64(32), count)


@rule
def sample(mask, seeds, lengths, actions, first, end):
    """Any legal action of every row."""
    for i in range(first, end):
        actions[i] = nth_marked(mask[i], thrown(chance(seeds[i], lengths[i]), all_marked(mask[i])))


class Row(NamedTuple):
    """What is done with one game."""

    turn: Any  # (s, i, limit, seeds, …) -> whether the game is over, and another is to be dealt with the row's new seed
    choices: Any  # (s, i, seat, pending, mask) -> count: who acts, and what it may do
    sight: Any  # (s, i, seat, observation): what it knows


class Rows(NamedTuple):
    """Loops over the rows from `first` to before `end`, for a core."""

    reset: Any  # (states, blank, options, seeds, lengths, seat, pending, observation, mask, first, end)
    look: Any  # (states, seat, pending, observation, mask, first, end)
    step: Any  # (states, blank, *STEP, first, end)
    sample: Any  # (mask, seeds, lengths, actions, first, end)
    playouts: Any  # (spare, blank, options, seeds, mask, words, limit, places, points, steps, over, first, end)
    rollouts: Any  # (spare, positions, eyes, seeds, mask, words, limit, places, points, steps, over, first, end)


def row(game: Game) -> Row:
    legal, apply, standing, observe, actions = game.legal, game.apply, game.standing, game.observe, len(game.actions)

    @rule
    def play(s, i, actions_of, seat, mask, refused):
        """Play what the acting seat has chosen; an action that is not in its mask is refused, and nothing moves."""
        action = actions_of[i]
        refused[i] = not (0 <= action < actions and mask[i, action])
        if not refused[i]:
            s.told = 0
            apply(s, seat[i], action)

    @rule
    def turn(
        s, i, limit, seeds, lengths, chosen, seat, mask, rewards, places, points, done, truncated, refused
    ):  # fmt: skip
        if done[i] or truncated[i]:
            forget(i, rewards, places, points)
        play(s, i, chosen, seat, mask, refused)
        lengths[i] += 1 - refused[i]
        done[i] = s.over == ENDED
        truncated[i] = s.over not in (RUNNING, ENDED) or (s.over == RUNNING and lengths[i] >= limit)
        if not (done[i] or truncated[i]):
            return False
        standing(s, places[i], points[i])
        if done[i]:
            share(places[i], rewards[i])
        seeds[i] = next_seed(seeds[i])
        lengths[i] = 0
        return True

    @rule
    def choices(s, i, seat, pending, mask):
        seat[i] = lowest(s.pending)
        pending[i] = s.pending
        for action in range(actions):
            mask[i, action] = 0
        return legal(s, seat[i], mask[i])

    @rule
    def sight(s, i, seat, observation):
        observe(s, seat[i], observation[i])

    return Row(turn, choices, sight)


def rows(game: Game) -> Rows:
    setup, redeal, standing, playout = game.setup, game.redeal, game.standing, game.loops.playout
    turn, choices, sight = map(inlined, row(game))  # a call takes a while that hands over so many arrays

    @inlined
    @rule
    def look_at(s, i, seat, pending, observation, mask):
        choices(s, i, seat, pending, mask)
        sight(s, i, seat, observation)

    @rule
    def look(states, seat, pending, observation, mask, first, end):
        for i in range(first, end):
            look_at(states[i], i, seat, pending, observation, mask)

    @rule
    def reset(states, blank, options, seeds, lengths, seat, pending, observation, mask, first, end):
        for i in range(first, end):
            states[i] = blank[0]
            setup(states[i], options, seeds[i])
            lengths[i] = 0
            look_at(states[i], i, seat, pending, observation, mask)

    @rule
    def step(
        states, blank, limit, options, seeds, lengths, sampling, actions, seat, pending, observation, mask,
        rewards, places, points, done, truncated, refused, first, end,
    ):  # fmt: skip
        for i in range(first, end):
            s = states[i]
            if turn(
                s, i, limit, seeds, lengths, actions, seat, mask, rewards, places, points, done, truncated, refused
            ):
                states[i] = blank[0]
                setup(s, options, seeds[i])
            dice = chance(seeds[i], lengths[i])  # long before they are needed
            count = choices(s, i, seat, pending, mask)
            sight(s, i, seat, observation)
            if sampling:  # only now, as what was just written byte by byte is not read 64 at a time without a wait
                actions[i] = nth_marked(mask[i], thrown(dice, count))

    @rule
    def finish(s, i, seeds, mask, words, limit, places, points, steps, over):
        steps[i] = playout(s, mask, words, seeds[i], limit)
        standing(s, places[i], points[i])
        over[i] = s.over

    @rule
    def playouts(spare, blank, options, seeds, mask, words, limit, places, points, steps, over, first, end):
        for i in range(first, end):
            spare[0] = blank[0]
            setup(spare[0], options, seeds[i])
            finish(spare[0], i, seeds, mask, words, limit, places, points, steps, over)

    @rule
    def rollouts(spare, positions, eyes, seeds, mask, words, limit, places, points, steps, over, first, end):
        for i in range(first, end):
            spare[0] = positions[i % len(positions)]
            if eyes[i] != ALL:
                redeal(spare[0], eyes[i], next_seed(seeds[i]))
            finish(spare[0], i, seeds, mask, words, limit, places, points, steps, over)

    return Rows(reset, look, step, sample, playouts, rollouts)
