"""A thought: the one record that holds a bot's settings, how far it has come, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np

from verger.engine import Game, State, loops, rule
from verger.engine.records import blank

RANDOM, HEURISTIC, SEARCH = range(3)
KINDS = ("random", "heuristic", "search")

NONE = -1
MANY = 10**9
"""Iterations that nobody lives to see."""

RECORDS = 4
"""Of the game, to think with: the first is the known one, the others are for trying things out."""

DEEPEST = 256
"""Choices on one walk down a tree."""

FEW = 6
"""Actions that are worth a rehearsal."""

EDGE = np.dtype(
    [
        ("seat", np.int32),  # who chooses here
        ("action", np.int32),
        ("below", np.int32),  # the first choice after this one, or NONE
        ("next", np.int32),  # the next choice beside this one, or NONE
        ("visits", np.int32),
        ("seen", np.int32),  # how often it was there to be taken
        ("value", np.float64),  # what its seat got out of it, in all
    ],
    align=True,
)
"""A choice in a tree, and with it the node it leads to; edge 0 leads to the root."""


def layout(game: Game) -> np.dtype[np.void]:
    """The dtype of a game's thoughts, 32 bits a number for the sake of other machines."""
    seats, actions = max(game.seats), len(game.actions)
    return np.dtype(
        [
            # The settings, written before a thought begins
            ("kind", np.int32),
            ("slips", np.int32),  # decisions in a hundred that are any legal action
            ("iterations", np.int32),  # at most
            ("horizon", np.int32),  # actions after which a stroll is judged
            ("care", np.int32),  # of how many random actions a stroll takes the best
            ("onward", np.int32),  # rounds that are rehearsed
            ("explore", np.float64),  # curiosity, against what has paid off
            # The question
            ("seat", np.int32),
            ("seed", np.uint64),
            # How far it has come
            ("done", np.int32),  # iterations
            ("finished", np.int32),
            ("generator", np.uint64),
            ("worlds", np.int32),  # in which the heuristic is asked first
            ("slip", np.int32),  # the action that is played instead of the best, or NONE
            ("legal", np.int32, actions),
            ("opinions", np.float64, actions),  # what the heuristic makes of each, in all worlds
            ("tries", np.int32, actions),  # what somebody may do in a rehearsal
            # A tree
            ("edges", np.int32),  # so many there are
            ("path", np.int32, DEEPEST),
            ("gains", np.float64, seats),  # per seat, of the iteration under way,
            ("totals", np.float64, seats),  # and of all
            ("places", np.int32, seats),
            ("points", np.int32, seats),
            # A rehearsal
            ("picks", np.int32),  # actions worth one
            ("picked", np.int32, FEW),  # which, as numbers among the legal ones
            ("rehearsed", np.int32, FEW),  # how often
            ("sums", np.float64, (FEW, seats)),  # what each seat got out of it
            ("line", np.int32, FEW),  # those of the picks that are still in the running,
            ("few", np.int32),  # how many they are,
            ("next", np.int32),  # and whose turn it is,
            ("world", np.int32),  # in this world;
            ("halving", np.int32),  # before this one the worse half leaves
            ("end", np.int32),  # the turn up to which it is played
            ("played", np.int32),  # actions,
            ("longest", np.int32),  # and at most so many
            # The answer
            ("action", np.int32),
            ("count", np.int32),  # candidates, all that is legal, best first
            ("values", np.float64, seats),  # what every seat may expect
            ("actions", np.int32, actions),
            ("visits", np.int32, actions),
            ("worths", np.float64, actions),
        ],
        align=True,
    )


class Memory(NamedTuple):
    """What a thought takes place in; the same memory can be thought in again and again."""

    t: Any  # the thought
    states: Any  # RECORDS of the game
    edges: Any  # room for a tree
    mask: np.ndarray
    words: np.ndarray


def memory(game: Game, edges: int) -> Memory:
    """Memory for a thought about a game, with room for so many choices in a tree."""
    thought, tree = blank(layout(game), 1)[0], blank(EDGE, 1 + edges)
    return Memory(thought, blank(game.dtype, RECORDS), tree, *loops.scratch(game))


@rule
def list_marked(mask, words, out):
    """The actions marked in a mask, one after another."""
    count = 0
    for i in range(len(words)):
        if words[i]:
            for action in range(8 * i, 8 * i + 8):
                if mask[action]:
                    out[count] = action
                    count += 1


# --- Candidates ------------------------------------------------------------------------------------------------------


@rule
def is_better(visits, worth, other_visits, other_worth):
    """Whether a candidate comes before another: looked at more often, or worth more."""
    return visits > other_visits or (visits == other_visits and worth > other_worth)


@rule
def goes_before(t, i, visits, worth, action):
    """Whether the i-th candidate stays before another one; of equals the lower action does."""
    equal = t.visits[i] == visits and t.worths[i] == worth
    return t.actions[i] < action if equal else is_better(t.visits[i], t.worths[i], visits, worth)


@rule
def rank(t):
    """The candidates, best first: Shell's sort, which needs no memory."""
    gap = t.count // 2
    while gap > 0:
        for place in range(gap, t.count):
            action = t.actions[place]
            visits = t.visits[place]
            worth = t.worths[place]
            i = place
            while i >= gap and not goes_before(t, i - gap, visits, worth, action):
                t.actions[i] = t.actions[i - gap]
                t.visits[i] = t.visits[i - gap]
                t.worths[i] = t.worths[i - gap]
                i -= gap
            t.actions[i] = action
            t.visits[i] = visits
            t.worths[i] = worth
        gap //= 2


@rule
def find(t, action):
    """The number of an action among the legal ones, which are in order."""
    low = 0
    high = t.count - 1
    while low < high:
        middle = (low + high) // 2
        if t.legal[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low


# --- What is told of it ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Candidate:
    """An action the bot considered: how often it looked there, and what the seat may expect of it (0 to 1)."""

    action: int
    visits: int
    value: float


@dataclass(frozen=True)
class Thought:
    """The action a bot would play, what every seat may expect (0 to 1), and what else it considered, best first."""

    action: int
    values: list[float]
    candidates: list[Candidate]


def told(t: Any, seats: int) -> Thought:
    """A thought's answer."""
    columns = (t[name][: t.count].tolist() for name in ("actions", "visits", "worths"))
    return Thought(int(t.action), t.values[:seats].tolist(), [Candidate(*row) for row in zip(*columns, strict=True)])


class Bot(Protocol):
    """Anything that can choose for a seat. It is given what the seat knows, and never the position itself."""

    def think(self, game: Game, known: State, seat: int, seed: int) -> Thought:
        """Choose for `seat` from its known record; the same seed leads to the same choice, unless time decides."""
        ...
