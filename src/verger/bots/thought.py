"""A thought: the one record that holds a bot's settings, how far it has come, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np

from verger.engine import Game, State, loops, rule
from verger.engine.records import blank

from .narrow import KIND
from .networks import Network

RANDOM, HEURISTIC, SEARCH, NETWORK = range(4)

NONE = -1
MANY = 10**9
"""Iterations that nobody lives to see."""

RECORDS = 4
"""Of the game, to think with: the first is the known one, the others are for trying things out."""

NO_WEIGHTS, NO_CELLS = np.zeros(1, KIND), np.zeros(1, np.float32)
"""Where no network thinks."""

DEEPEST = 256
"""Choices on one walk down a tree."""

FEW = 6
"""Actions, the arms of a bandit, among which sequential halving chooses."""

EDGE = np.dtype(
    [
        ("seat", np.int32),  # who chooses here
        ("action", np.int32),
        ("below", np.int32),  # the first choice after this one, or NONE
        ("next", np.int32),  # the next choice beside this one, or NONE
        ("visits", np.int32),
        ("seen", np.int32),  # how often it was there to be taken
        ("value", np.float64),  # what its seat got out of it, in all
        # Where a network guides the search
        ("wins", np.float64),  # its seat's shares of the win, in all
        ("points", np.float64),  # and its seat's final points
        ("prior", np.float32),  # what the policy thinks of it
        ("guess", np.float32),  # what its seat may expect here, as long as nothing has been tried
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
            ("depth", np.int32),  # actions of a rollout; with a network, choices in the tree (0: all)
            ("width", np.int32),  # of how many random actions a rollout takes the best
            ("rounds", np.int32),  # of a rollout in which everybody plays like the heuristic
            ("explore", np.float64),  # the exploration constant of UCB, or of PUCT
            ("temperature", np.float64),  # 0: the best action is played; 1: one drawn as often as it was looked at
            ("trust", np.float64),  # the power of the policy that is the prior
            ("heed", np.float64),  # at the root, the part of the prior that is what the heuristic likes best
            ("belief", np.float64),  # in the game's own opinion of a position, against the network's; 1: alone
            ("further", np.int32),  # choices after those, which the policy makes
            ("paired", np.int32),  # 1: every choice at the root meets the same worlds
            ("units", np.float64),  # points that a network counts as 1
            ("calm", np.float64),  # what its chances' logits are multiplied by before they are told
            ("wide", np.int32),  # a network's width,
            ("blocks", np.int32),  # its residual blocks,
            ("hidden", np.int32),  # the width inside them,
            ("judges", np.int32),  # and that of the value's layer
            # The question
            ("seat", np.int32),
            ("seed", np.uint64),
            # How far it has come
            ("done", np.int32),  # iterations
            ("finished", np.int32),
            ("generator", np.uint64),
            ("worlds", np.int32),  # determinizations in which the heuristic is asked first
            ("slip", np.int32),  # the action that is played instead of the best, or NONE
            ("legal", np.int32, actions),
            ("opinions", np.float64, actions),  # what the heuristic makes of each, in all worlds
            ("tries", np.int32, actions),  # what somebody may do on the way
            # A network
            ("priors", np.float64, actions),  # its policy for those
            ("shares", np.float64, seats),  # of the win, per seat, of the iteration under way, as they are told
            ("finals", np.float64, seats),  # points at the end, likewise
            ("sums_of_shares", np.float64, seats),
            ("sums_of_finals", np.float64, seats),
            ("promises", np.float64, actions),  # points that the seat may expect of each legal action
            # A tree
            ("edges", np.int32),  # so many there are
            ("path", np.int32, DEEPEST),
            ("opinion", np.float64, seats),  # the game's own of a position, per seat
            ("gains", np.float64, seats),  # per seat, of the iteration under way,
            ("totals", np.float64, seats),  # and of all
            ("places", np.int32, seats),
            ("points", np.int32, seats),
            # Sequential halving
            ("arms", np.int32),  # actions that are tried
            ("arm", np.int32, FEW),  # which, as numbers among the legal ones
            ("pulls", np.int32, FEW),  # rollouts of each
            ("sums", np.float64, (FEW, seats)),  # what each seat got out of it
            ("order", np.int32, FEW),  # those that are still in the running,
            ("left", np.int32),  # how many they are,
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
            ("chances", np.float64, actions),  # to win; nothing but a network knows these,
            ("points_of", np.float64, actions),  # and the final points to expect
            ("expected", np.float64, seats),  # by every seat
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
    weights: np.ndarray  # a network's, as they are read here
    cells: np.ndarray  # its activations


def memory(game: Game, edges: int, network: Network | None = None) -> Memory:
    """Memory for a thought about a game, with room for so many choices in a tree, and with a network if it has one."""
    thought, tree = blank(layout(game), 1)[0], blank(EDGE, 1 + edges)
    weights = network.readable if network else NO_WEIGHTS
    cells = np.zeros(network.cells, np.float32) if network else NO_CELLS
    return Memory(thought, blank(game.dtype, RECORDS), tree, *loops.scratch(game), weights, cells)


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
    chance: float | None = None  # to win,
    points: float | None = None  # and the final points to expect, where a network knows


@dataclass(frozen=True)
class Thought:
    """The action a bot would play, what every seat may expect (0 to 1), and what else it considered, best first."""

    action: int
    values: list[float]
    candidates: list[Candidate]
    points: list[float] | None = None  # that every seat may expect at the end, where a network knows


def told(t: Any, seats: int) -> Thought:
    """A thought's answer."""
    guided = t.kind == NETWORK and t.belief < 1.0
    names = ("actions", "visits", "worths", *(("chances", "points_of") if guided else ()))
    columns = (t[name][: t.count].tolist() for name in names)
    candidates = [Candidate(*row) for row in zip(*columns, strict=True)]
    expected = t.expected[:seats].tolist() if guided else None
    return Thought(int(t.action), t.values[:seats].tolist(), candidates, expected)


class Bot(Protocol):
    """Anything that can choose for a seat. It is given what the seat knows, and never the position itself."""

    def think(self, game: Game, known: State, seat: int, seed: int) -> Thought:
        """Choose for `seat` from its known record; the same seed leads to the same choice, unless time decides."""
        ...
