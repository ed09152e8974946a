"""What a network makes of a position, in compiled code: what to do there, and what every seat gets out of it.

Values are one number for each seat. Beside the network's, or alone, counts the game's own opinion (`belief`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from verger.engine import RUNNING, Game, only, rule
from verger.engine.ranking import share_win

from .network import dense, policy, relu, softmax, trunk
from .thought import NONE, list_marked

BY_POINTS = 0.1
"""How much the lead in points counts beside the win, so that nobody idles in a game that is decided."""


class Evaluation(NamedTuple):
    """What can be asked of a position `s`; the answers are written into the thought `t`."""

    think_over: Any  # (t, s, who, count, mask, words, weights, cells, trust) -> the place of the value's head
    evaluate: Any  # (t, s, who, weights, cells, at): after that
    opine: Any  # (t, edges, s, who, length)
    outcome: Any  # (t, s): how a game has ended
    asked: Any  # (s, seat) -> who chooses here
    look_ahead: Any  # (t, edges, s, length, weights, cells): where a walk ends without a new choice


@rule
def weigh(t, seats):
    """What every seat gets: its share of the win, and a little for its lead in points."""
    for seat in range(seats):
        best = -1e9
        for other in range(seats):
            if other != seat:
                best = max(best, t.finals[other])
        lead = (t.finals[seat] - best) / t.units
        t.gains[seat] = (1.0 - BY_POINTS) * t.shares[seat] + BY_POINTS * (0.5 + 0.5 * lead / (1.0 + abs(lead)))


@rule
def share(t, logits, calm, who, seats):
    """Every seat's share of the win, by logits in turn order from who is asked, made so much calmer."""
    for k in range(seats):
        t.opinion[k] = calm * logits[k]
    softmax(t.opinion[:], seats)
    for k in range(seats):
        t.shares[(who + k) % seats] = t.opinion[k]


def make_evaluation(game: Game) -> Evaluation:
    standing, observe, audience, worths = game.standing, game.observe, game.audience, game.worths
    inputs, actions, seats = game.observation, len(game.actions), max(game.seats)

    @rule
    def think_over(t, s, who, count, mask, words, weights, cells, trust):
        """What the policy thinks of so many legal actions, which are marked, in t.priors; the place of the value."""
        list_marked(mask, words, t.tries[:])
        observe(s, who, cells[:inputs])
        at = trunk(weights, cells, inputs, t.wide, t.blocks, t.hidden)
        at = policy(weights, at, cells[inputs : inputs + t.wide], actions, t.tries[:], count, t.priors[:])
        for i in range(count):
            t.priors[i] *= trust
        softmax(t.priors[:], count)
        return at

    @rule
    def evaluate(t, s, who, weights, cells, at):
        """The value's head, after `think_over`: shares of the win and final points, in turn order from who is asked.

        The search goes by what the network says; what is told of chances is calmer.
        """
        z = cells[inputs : inputs + t.wide]
        start = inputs + 2 * t.wide
        inner = cells[start : start + t.judges]
        start += max(t.hidden, t.judges)
        out = cells[start : start + 2 * seats]
        at = dense(z, weights, at, inner)
        relu(inner)
        dense(inner, weights, at, out)
        for k in range(s.seats):
            t.finals[(who + k) % s.seats] = out[seats + k] * t.units
        share(t, out, 1.0, who, s.seats)
        weigh(t, s.seats)
        share(t, out, t.calm, who, s.seats)

    @rule
    def opine(t, edges, s, who, length):
        """The game's own opinion, of those whose choices led here and of who is asked: nobody else's is looked at."""
        if t.belief == 0.0:
            return
        heard = only(who)
        for i in range(length):
            heard |= only(edges[t.path[i]].seat)
        worths(s, heard, t.opinion[:])
        for seat in range(s.seats):
            if (heard >> seat) & 1:
                t.gains[seat] += t.belief * (t.opinion[seat] - t.gains[seat])
                if t.belief == 1.0:
                    t.shares[seat] = t.gains[seat]

    @rule
    def outcome(t, s):
        """How a game has ended; what was stopped nobody wins."""
        standing(s, t.places[:], t.points[:])
        share_win(s, t.places[:], t.shares[:])
        for seat in range(s.seats):
            t.finals[seat] = t.points[seat]
        weigh(t, s.seats)

    @rule
    def asked(s, seat):
        """Who chooses at this node: the searching seat, the lowest that acts in its sight, or the lowest."""
        if (s.pending >> seat) & 1:
            return seat
        lowest = NONE
        for who in range(s.seats):
            if (s.pending >> who) & 1:
                if (audience(s, who) >> seat) & 1:
                    return who
                if lowest == NONE:
                    lowest = who
        return lowest

    @rule
    def foresee(t, s, seat, weights, cells):
        """What every seat gets out of a position: how it has ended, or what the network expects there."""
        if s.over != RUNNING:
            outcome(t, s)
        else:
            who = asked(s, seat)
            observe(s, who, cells[:inputs])
            at = trunk(weights, cells, inputs, t.wide, t.blocks, t.hidden)
            evaluate(t, s, who, weights, cells, at + actions * (t.wide + 1))

    @rule
    def look_ahead(t, edges, s, length, weights, cells):
        """What every seat gets out of a position at which a walk ends without a new choice."""
        if t.belief < 1.0:
            foresee(t, s, t.seat, weights, cells)
        opine(t, edges, s, t.seat, length)

    return Evaluation(think_over, evaluate, opine, outcome, asked, look_ahead)
