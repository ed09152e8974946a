"""`python -m bench.calibration finca`: are chances to win as good as they say?

Bots play games that nobody learned from; on the way a bot is asked in some positions what every seat's chance is, and
in the end it is seen who won. Chances that are alike are put into one bin, and held against how often they came true:
the reliability curve. Games that were stopped, which nobody won, say nothing of chances: they are counted and left out.
Written to `docs/calibration/<game>.json` and `.svg`.

    python -m bench.calibration fff --plays heuristic:10   # who plays: the heuristic, with ten slips in a hundred
    python -m bench.calibration fff --asks 6 --plays 6     # who is asked: the sixth level, as for a hint
    python -m bench.calibration fff --kept runs/fff/examples

Both are bots as `verger bots` names them, or `policy`, the network's by itself, or a heuristic with its slips. A level
says what a hint does: the chance of the seat that decides, with the action that it would play itself, where there is
something to decide; that takes as long as a hint does. Other bots say what they expect for all seats: `network:1` is
the value by itself.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
from bench.picture import EDGE, FAINT, FAR, INK, across, picture, shares, up

from verger import bots, lab, programs
from verger.engine import ENDED, RUNNING, Game, State, registry
from verger.engine.records import last_pending

FOLDER = Path(__file__).parents[1] / "docs" / "calibration"
BINS = 10
EVERY = 12
"""One decision in so many is asked about: neighbours tell the same story."""

ENOUGH = 200
"""Forecasts in a bin that say how far off it is."""

VALUE, POLICY, KEPT = "network:1", "policy", "heuristic, kept"

HELD_OUT = 0xCA11
"""Deals are derived from this number and theirs; no training does so."""


class Forecast(NamedTuple):
    """A seat's chance to win as it was foretold, and the share of the win that it got."""

    chance: float
    share: float


class Played(NamedTuple):
    """A game: whether it was stopped, or else the forecasts in some of its positions."""

    stopped: bool
    positions: list[list[Forecast]]


@dataclass(frozen=True)
class Bin:
    """Forecasts that are alike: how many, what they said on average, and what came of it."""

    count: int
    chance: float
    share: float
    low: float  # the interval that holds the true share in 19 of 20 cases
    high: float


@dataclass(frozen=True)
class Curve:
    """A reliability curve, with the mean distance from the diagonal, and from the truth (Brier's score)."""

    game: str
    bot: str
    plays: str  # in whose games
    positions: int
    games: int
    stopped: int | None  # of those, and left out; None where nobody counted them
    error: float
    worst: float | None  # the largest distance of a bin with ENOUGH forecasts
    brier: float
    bins: list[Bin]


def player(word: str) -> bots.Bot:
    """Who plays or is asked, by a word; ValueError says what there is."""
    kind, _, slips = word.partition(":")
    if kind == "heuristic" and slips.isdecimal():
        return bots.HeuristicBot(slips=int(slips))
    return bots.NetworkBot(seconds=None, iterations=1, temperature=1.0) if word == POLICY else programs.player(word)


def chances(bot: bots.Bot, game: Game, known: State, seat: int, seed: int) -> dict[int, float]:
    """What is foretold of some seats: a level says what a hint does, another bot what it expects for all."""
    thought = bot.think(game, known, seat, seed)
    if not isinstance(bot, bots.LevelBot):
        return dict(enumerate(thought.values))
    best, *others = thought.candidates
    if best.chance is None:
        raise SystemExit(f"level {bot.number} knows no chances of {game.name} where {int(known.seats)} sit")
    return {seat: best.chance} if others else {}


def played(game: Game, asks: bots.Bot, seats: int, deal: int, plays: bots.Bot) -> Played:
    """One game, and what was foretold on the way, once it is known who won."""
    chance, state = random.Random(deal), game.deal(seats, lab.derived(HELD_OUT, deal))
    foretold: list[dict[int, float]] = []
    while state.over == RUNNING:
        seat = last_pending(state)
        known, seed = game.known(state, seat), chance.getrandbits(64)
        if chance.randrange(EVERY) == 0:
            foretold.append(chances(asks, game, known, seat, seed))
        game.loops.step(state, seat, plays.think(game, known, seat, seed).action)
    if state.over != ENDED:
        return Played(True, [])
    places, points = np.zeros(seats, np.int32), np.zeros(seats, np.int32)
    game.standing(state, places, points)
    won = ((places == 1) / (places == 1).sum()).tolist()
    return Played(False, [[Forecast(told, won[who]) for who, told in one.items()] for one in foretold if one])


def worst(bins: Sequence[Bin]) -> float | None:
    """How far off the worst of those bins is that hold ENOUGH forecasts."""
    return max((round(abs(one.chance - one.share), 4) for one in bins if one.count >= ENOUGH), default=None)


def curve_of(game: str, bot: str, plays: str, games: Sequence[Played]) -> Curve:
    """The reliability curve of forecasts, game by game and position by position."""
    positions = [position for one in games for position in one.positions]
    all_of_them = [one for position in positions for one in position]
    bins: list[Bin] = []
    for number in range(BINS):
        here = [one for one in all_of_them if min(BINS - 1, int(one.chance * BINS)) == number]
        if here:
            shares = sum(one.share for one in here)
            chance = sum(one.chance for one in here) / len(here)
            bins.append(Bin(len(here), chance, shares / len(here), *lab.wilson(shares, len(here))))
    error = sum(one.count * abs(one.chance - one.share) for one in bins) / len(all_of_them)
    brier = sum((one.chance - one.share) ** 2 for one in all_of_them) / len(all_of_them)
    stopped = sum(one.stopped for one in games)
    counts = len(positions), len(games), stopped
    return Curve(game, bot, plays, *counts, round(error, 4), worst(bins), round(brier, 4), bins)


def line(curve: Curve) -> str:
    """A curve in words."""
    games = f"{curve.positions} positions of {curve.games} games of {curve.plays}, {curve.stopped} stopped and left out"
    most = "" if curve.worst is None else f" ({curve.worst:.2%} in the worst bin)"
    return f"{curve.game}: {curve.bot} in {games}: error {curve.error:.2%}{most}, Brier {curve.brier:.3f}"


def drawn(curve: Curve, title: str) -> str:
    """The curve as a picture: the diagonal is what came true as foretold."""
    most = max(one.count for one in curve.bins)
    marks = "".join(
        f'<line x1="{across(one.chance):.1f}" x2="{across(one.chance):.1f}" y1="{up(one.low):.1f}" '
        f'y2="{up(one.high):.1f}" stroke="{INK}"/>'
        f'<circle cx="{across(one.chance):.1f}" cy="{up(one.share):.1f}" fill="{INK}" '
        f'r="{2 + 4 * (one.count / most) ** 0.5:.1f}"/>'
        for one in curve.bins
    )
    points = " ".join(f"{across(one.chance):.1f},{up(one.share):.1f}" for one in curve.bins)
    lines = (
        f'<line x1="{EDGE}" y1="{FAR}" x2="{FAR}" y2="{EDGE}" stroke="{FAINT}" stroke-dasharray="4 4"/>'
        f'<polyline points="{points}" fill="none" stroke="{INK}" stroke-width="1.5"/>'
    )
    axes = ("foretold", "come true")
    return picture(f"{title}: error {curve.error:.1%}", axes, shares(), shares(), lines + marks)


def measured(game: Game, asks: bots.Bot, seats: Sequence[int], positions: int, plays: bots.Bot) -> list[Played]:
    """Games with so many positions, tables in turns."""
    found: list[Played] = []
    while sum(len(one.positions) for one in found) < positions:
        found.append(played(game, asks, seats[len(found) % len(seats)], len(found), plays))
    return found


def softmax(logits: np.ndarray) -> list[float]:
    found = np.exp(logits - logits.max())
    return list((found / found.sum()).tolist())


def in_kept_games(game: Game, folder: Path) -> list[Played]:
    """What a game's network foretells by itself in games that `verger train --record` has kept. A network that learned
    from such games is asked about those that were held out alone."""
    from verger.given.weights import read
    from verger.train.examples import Shelf
    from verger.train.weights import forward

    network, about = read(bots.networks.path_of(game))
    kept = Shelf(folder).read()
    if kept is None:
        raise SystemExit(f"no games were kept in {folder}: `verger train {game.name} --record` writes there")
    rows = kept.split()[1] if json.loads(about["trained"]).get("kept") else np.arange(len(kept))
    found: dict[int, Played] = {}
    for some in np.array_split(rows, 1 + len(rows) // 1024):
        _, values = forward(network, kept.observation.rows(some, game.observation))
        told = kept.game[some].tolist(), kept.seats[some].tolist(), values, kept.target[some, 0].astype(float).tolist()
        for number, seats, logits, won in zip(*told, strict=True):
            one = found.setdefault(number, Played(not any(won), []))
            if not one.stopped:
                one.positions.append([Forecast(*pair) for pair in zip(softmax(logits[:seats]), won, strict=False)])
    return list(found.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seats", type=int, nargs="*", help="at the tables, in turns; all that the network learned")
    parser.add_argument("--asks", default=VALUE, help="whose forecasts, like 6 or network:1")
    parser.add_argument("--plays", default=POLICY, help="who plays the games, like policy, rollout-2 or heuristic:10")
    parser.add_argument("--kept", type=Path, help="a folder of games of the heuristic: no others are played")
    parser.add_argument("--out", type=Path, default=FOLDER)
    chosen = parser.parse_args()
    game = registry.find(chosen.game)
    if chosen.kept:
        curve = curve_of(game.name, VALUE, KEPT, in_kept_games(game, chosen.kept))
    else:
        try:
            asks, plays = player(chosen.asks), player(chosen.plays)
        except ValueError as error:
            parser.error(str(error))
        seats = chosen.seats or list(bots.network_for(game, min(game.seats)).seats)
        found = measured(game, asks, seats, chosen.positions, plays)
        curve = curve_of(game.name, chosen.asks, chosen.plays, found)
    chosen.out.mkdir(parents=True, exist_ok=True)
    (chosen.out / f"{game.name}.json").write_text(json.dumps(asdict(curve), indent=1) + "\n")
    (chosen.out / f"{game.name}.svg").write_text(drawn(curve, game.texts("en")("name")))
    print(line(curve))


if __name__ == "__main__":
    main()
