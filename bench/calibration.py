"""`python -m bench.calibration finca`: are chances to win as good as they say?

Bots play games that nobody learned from; on the way a bot is asked in some positions what every seat's chance is, and
in the end it is seen who won. Chances that are alike are put into one bin, and held against how often they came true:
the reliability curve. Games that were stopped, which nobody won, say nothing of chances: they are counted and left out.
Written to `docs/calibration/<game>.json` and `.svg`.

    python -m bench.calibration fff --plays heuristic:10   # who plays: the heuristic, with ten slips in a hundred
    python -m bench.calibration fff --asks 6 --plays 6     # who is asked: the sixth level, as for a hint
    python -m bench.calibration fff --kept runs/fff/examples
    python -m bench.calibration fff --fit                  # how calmly the network should tell: written into its file

Both are bots as `verger bots` names them, or `policy`, the network's by itself, or a heuristic with its slips. A level
says what a hint does: the chance of the seat that decides, with the action that it would play itself, where there is
something to decide; that takes as long as a hint does. Other bots say what they expect for all seats: `network:1` is
the value by itself.

With few at the table a network is surer than it should be, with many not sure enough. By how much is seen in games on
other deals, and so calmly it tells its chances: their logits are multiplied by a number ("temperature scaling"; below 1
is calmer), for each number of seats the one by which the games that were seen are the likeliest. What a search goes by
stays as it was.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
from bench.picture import EDGE, FAINT, FAR, INK, across, picture, shares, up

from verger import bots, lab, programs
from verger.engine import ENDED, RUNNING, Game, State, registry
from verger.engine.records import last_pending
from verger.given.weights import read

FOLDER = Path(__file__).parents[1] / "docs" / "calibration"
BINS = 10
EVERY = 12
"""One decision in so many is asked about: neighbours tell the same story."""

LEAST = 1e-9
"""Of what a logarithm is taken, at least."""

ENOUGH = 200
"""Forecasts in a bin that say how far off it is."""

VALUE, POLICY, KEPT = "network:1", "policy", "heuristic, kept"

HELD_OUT, FITTED = 0xCA11, 0xF17
"""Deals are derived from these numbers and theirs; no training does so. From the second follows what is told."""

CALM = np.arange(0.5, 1.505, 0.01)
"""What the logits of chances may be multiplied by; the lower, the calmer."""


class Forecast(NamedTuple):
    """A seat's chance to win as it was foretold, and the share of the win that it got."""

    chance: float
    share: float


class Played(NamedTuple):
    """A game: whether it was stopped, or else the forecasts in some of its positions."""

    seats: int
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

    positions: int
    games: int
    stopped: int  # of those, and left out
    error: float
    worst: float | None  # the largest distance of a bin with ENOUGH forecasts
    brier: float
    bins: list[Bin]


@dataclass(frozen=True)
class Calibration:
    """How good a bot's chances are: at all tables together, and at those of each size."""

    game: str
    bot: str
    plays: str  # in whose games
    together: Curve
    tables: dict[int, Curve]


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


def played(game: Game, asks: bots.Bot, seats: int, deal: int, plays: bots.Bot, deals: int = HELD_OUT) -> Played:
    """One game, and what was foretold on the way, once it is known who won."""
    chance, state = random.Random(deal), game.deal(seats, lab.derived(deals, deal))
    foretold: list[dict[int, float]] = []
    while state.over == RUNNING:
        seat = last_pending(state)
        known, seed = game.known(state, seat), chance.getrandbits(64)
        if chance.randrange(EVERY) == 0:
            foretold.append(chances(asks, game, known, seat, seed))
        game.loops.step(state, seat, plays.think(game, known, seat, seed).action)
    if state.over != ENDED:
        return Played(seats, True, [])
    places, points = np.zeros(seats, np.int32), np.zeros(seats, np.int32)
    game.standing(state, places, points)
    won = ((places == 1) / (places == 1).sum()).tolist()
    return Played(seats, False, [[Forecast(told, won[who]) for who, told in one.items()] for one in foretold if one])


def worst(bins: Sequence[Bin]) -> float | None:
    """How far off the worst of those bins is that hold ENOUGH forecasts."""
    return max((round(abs(one.chance - one.share), 4) for one in bins if one.count >= ENOUGH), default=None)


def curve_of(games: Sequence[Played]) -> Curve:
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
    return Curve(*counts, round(error, 4), worst(bins), round(brier, 4), bins)


def calibration_of(game: str, bot: str, plays: str, games: Sequence[Played]) -> Calibration:
    tables = {seats: curve_of([one for one in games if one.seats == seats]) for seats in sizes(games)}
    return Calibration(game, bot, plays, curve_of(games), tables)


def sizes(games: Sequence[Played]) -> list[int]:
    """The numbers of seats at which somebody foretold something."""
    return sorted({one.seats for one in games if one.positions})


def line(found: Calibration) -> str:
    """A calibration in words."""

    def off(curve: Curve) -> str:
        return f"{curve.error:.2%}" + ("" if curve.worst is None else f" ({curve.worst:.2%} in the worst bin)")

    whole = found.together
    games = f"{whole.positions} positions of {whole.games} games of {found.plays}, {whole.stopped} stopped and left out"
    tables = "".join(f"; {seats} seats {off(curve)}" for seats, curve in found.tables.items())
    return f"{found.game}: {found.bot} in {games}: error {off(whole)}, Brier {whole.brier:.3f}{tables}"


def drawn(found: Calibration, title: str) -> str:
    """The curve as a picture, those of tables of each size behind it: the diagonal is what came true as foretold."""
    curve = found.together
    most = max(one.count for one in curve.bins)
    marks = "".join(
        f'<line x1="{across(one.chance):.1f}" x2="{across(one.chance):.1f}" y1="{up(one.low):.1f}" '
        f'y2="{up(one.high):.1f}" stroke="{INK}"/>'
        f'<circle cx="{across(one.chance):.1f}" cy="{up(one.share):.1f}" fill="{INK}" '
        f'r="{2 + 4 * (one.count / most) ** 0.5:.1f}"/>'
        for one in curve.bins
    )
    diagonal = f'<line x1="{EDGE}" y1="{FAR}" x2="{FAR}" y2="{EDGE}" stroke="{FAINT}" stroke-dasharray="4 4"/>'
    tables = "".join(through(one, FAINT) for one in found.tables.values())
    axes = ("foretold", "come true")
    return picture(
        f"{title}: error {curve.error:.1%}", axes, shares(), shares(), diagonal + tables + through(curve, INK) + marks
    )


def through(curve: Curve, colour: str) -> str:
    """A line through the bins that hold enough."""
    points = " ".join(f"{across(one.chance):.1f},{up(one.share):.1f}" for one in curve.bins if one.count >= ENOUGH)
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>'


def measured(
    game: Game, asks: bots.Bot, seats: Sequence[int], positions: int, plays: bots.Bot, deals: int = HELD_OUT
) -> list[Played]:
    """Games with so many positions, tables in turns."""
    found: list[Played] = []
    while sum(len(one.positions) for one in found) < positions:
        found.append(played(game, asks, seats[len(found) % len(seats)], len(found), plays, deals))
    return found


def surprise(calm: float, positions: Sequence[Sequence[Forecast]]) -> float:
    """How unlikely what came of all positions was, were the chances told that much calmer: minus a logarithm."""
    found = 0.0
    for position in positions:
        chances, shares = np.array(position).T
        logits = calm * np.log(np.maximum(chances, LEAST))
        found -= shares @ (logits - np.log(np.exp(logits).sum()))
    return found


def fitted(games: Sequence[Played]) -> dict[int, float]:
    """For each number of seats what logits are best multiplied by, from what the network itself said in these games."""
    found = {}
    for seats in sizes(games):
        positions = [position for one in games if one.seats == seats for position in one.positions]
        found[seats] = round(float(min(CALM, key=lambda calm: surprise(float(calm), positions))), 2)
    return found


def tell_calmly(game: Game, calm: dict[int, float]) -> None:
    """Write it into the file of the game's network; what is known of tables of other sizes stays there."""
    from verger.train import weights

    path = bots.networks.path_of(game)
    found, about = read(path)
    weights.write(path, found, about | {"calm": json.dumps(bots.network_for(game).calm | calm)})


def softmax(logits: np.ndarray) -> list[float]:
    found = np.exp(logits - logits.max())
    return list((found / found.sum()).tolist())


def in_kept_games(game: Game, folder: Path) -> list[Played]:
    """What a game's network foretells by itself in games that `verger train --record` has kept. A network that learned
    from such games is asked about those that were held out alone."""
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
            one = found.setdefault(number, Played(seats, not any(won), []))
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
    parser.add_argument(
        "--fit", action="store_true", help="see how calmly it should tell, and write that into its file"
    )
    chosen = parser.parse_args()
    game = registry.find(chosen.game)
    seats = chosen.seats or list(bots.network_for(game, min(game.seats)).seats)
    if chosen.fit:
        raw = bots.NetworkBot(seconds=None, iterations=1, given=replace(bots.network_for(game), calm={}))
        calm = fitted(measured(game, raw, seats, chosen.positions, player(POLICY), FITTED))
        tell_calmly(game, calm)
        print(f"{game.name}: {calm}")
        return
    if chosen.kept:
        found = calibration_of(game.name, VALUE, KEPT, in_kept_games(game, chosen.kept))
    else:
        try:
            asks, plays = player(chosen.asks), player(chosen.plays)
        except ValueError as error:
            parser.error(str(error))
        games = measured(game, asks, seats, chosen.positions, plays)
        found = calibration_of(game.name, chosen.asks, chosen.plays, games)
    chosen.out.mkdir(parents=True, exist_ok=True)
    (chosen.out / f"{game.name}.json").write_text(json.dumps(asdict(found), indent=1) + "\n")
    (chosen.out / f"{game.name}.svg").write_text(drawn(found, game.texts("en")("name")))
    print(line(found))


if __name__ == "__main__":
    main()
