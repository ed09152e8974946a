"""What the question "which lines can be bought?" takes of a game of Citrus: python -m bench.foresight"""

import time

import numpy as np

from verger.engine import blank, play, registry, rule
from verger.engine.loops import scratch
from verger.engine.records import last_pending
from verger.games.citrus.glance import OPEN_QUESTIONS, lines_at_a_glance
from verger.games.citrus.refusals import mark_lines
from verger.games.citrus.state import PHASES

SEATS, GAMES, TURNS = 4, 40, 25
MAIN = PHASES.index("main")


def asking(ask, ponder, mark):
    """All questions of some positions, each answered in full. What it closes over is compiled anew when it changes."""

    @rule
    def answer(states, mask):
        for i in range(len(states)):
            s = states[i]
            more = ask(s, s.turn)
            while more:
                more = ponder(s, s.turn)
            mark(s, s.turn, mask)

    return answer


def questions(game, seed):
    """The positions of a random game in which somebody may buy, and how many actions it took."""
    s, chance, found, steps = game.deal(SEATS, seed), np.random.default_rng(seed), [], 0
    mask, words = scratch(game)
    while s.pending:
        if s.phase == MAIN:
            found.append(s.copy())
        seat = last_pending(s)
        game.loops.choices(s, seat, mask, words)
        game.loops.step(s, seat, int(chance.choice(np.flatnonzero(mask))))
        steps += 1
    return found, steps


def main() -> None:
    game = registry.find("citrus")
    games = [questions(game, seed) for seed in range(GAMES)]
    asked = [s for found, _ in games for s in found]
    steps = sum(count for _, count in games)
    states = blank(game.dtype, len(asked))
    for i, s in enumerate(asked):
        states[i] = s
    mask, _ = scratch(game)
    searched = sum(lines_at_a_glance(s, s.turn)[OPEN_QUESTIONS] != 0 for s in asked)
    answer = asking(game.ask, game.ponder, mark_lines)
    answer(states, mask)
    began = time.process_time()
    for _ in range(TURNS):
        answer(states, mask)
    question = (time.process_time() - began) / TURNS / len(asked)
    play.playouts(game, SEATS, 1, threads=1)
    began = time.process_time()
    played = int(play.playouts(game, SEATS, 4 * GAMES, threads=1).steps.sum())
    step = (time.process_time() - began) / played
    share = question * len(asked) / steps / step
    print(f"{len(asked)} questions in {steps} actions; {searched / len(asked):.1%} of them need a search")
    print(f"{question * 1e6:.2f} µs a question, {step * 1e6:.2f} µs an action: {share:.0%} of a random game")


if __name__ == "__main__":
    main()
