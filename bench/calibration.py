"""`python -m bench.calibration finca`: are chances to win as good as they say?

Bots play games that nobody learned from; on the way a bot is asked in some positions what every seat's chance is, and
in the end it is seen who won. Chances that are alike are put into one bin, and held against how often they came true:
the reliability curve. Written to `docs/calibration/<game>.json` and `.svg`.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
from bench.picture import EDGE, FAINT, FAR, INK, across, picture, shares, up

from verger import bots, lab
from verger.engine import ENDED, RUNNING, Game, registry

FOLDER = Path(__file__).parents[1] / "docs" / "calibration"
BINS = 10
EVERY = 12
"""One decision in so many is asked about: neighbours tell the same story."""

HELD_OUT = 0xCA11
"""Deals are derived from this number and theirs; no training does so."""


class Forecast(NamedTuple):
    """A seat's chance to win as it was foretold, and the share of the win that it got."""

    chance: float
    share: float


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
    positions: int
    games: int
    error: float
    brier: float
    bins: list[Bin]


POLICY = bots.NetworkBot(seconds=None, iterations=1, temperature=1.0)


def forecasts(game: Game, bot: bots.Player, seats: int, deal: int, plays: bots.Player) -> Iterator[list[Forecast]]:
    """One game: the forecasts in some of its positions, once it is known who won."""
    chance, state = random.Random(deal), game.deal(seats, lab.derived(HELD_OUT, deal))
    foretold: list[list[float]] = []
    while state.over == RUNNING:
        seat = int(state.pending).bit_length() - 1
        known, seed = game.known(state, seat), chance.getrandbits(64)
        if chance.randrange(EVERY) == 0:
            foretold.append(bot.think(game, known, seat, seed).values)
        game.loops.step(state, seat, plays.think(game, known, seat, seed).action)
    if state.over == ENDED:
        places, points = np.zeros(seats, np.int32), np.zeros(seats, np.int32)
        game.standing(state, places, points)
        shares = (places == 1) / (places == 1).sum()
        yield from ([Forecast(*pair) for pair in zip(values, shares.tolist(), strict=True)] for values in foretold)


def curve_of(game: str, bot: str, games: int, found: Sequence[Sequence[Forecast]]) -> Curve:
    """The reliability curve of forecasts, position by position."""
    all_of_them = [one for position in found for one in position]
    bins: list[Bin] = []
    for number in range(BINS):
        here = [one for one in all_of_them if min(BINS - 1, int(one.chance * BINS)) == number]
        if here:
            shares = sum(one.share for one in here)
            chance = sum(one.chance for one in here) / len(here)
            bins.append(Bin(len(here), chance, shares / len(here), *lab.wilson(shares, len(here))))
    error = sum(one.count * abs(one.chance - one.share) for one in bins) / len(all_of_them)
    brier = sum((one.chance - one.share) ** 2 for one in all_of_them) / len(all_of_them)
    return Curve(game, bot, len(found), games, round(error, 4), round(brier, 4), bins)


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


def measured(
    game: Game, bot: bots.Player, seats: Sequence[int], positions: int, plays: bots.Player = POLICY
) -> Iterable[list[Forecast] | None]:
    """Forecasts in so many positions, tables in turns; None after each game."""
    found = deal = 0
    while found < positions:
        for one in forecasts(game, bot, seats[deal % len(seats)], deal, plays):
            found += 1
            yield one
        deal += 1
        yield None


def in_kept_games(game: Game, folder: Path) -> tuple[int, list[list[Forecast]]]:
    """What a game's network foretells by itself in games that `verger train --record` has kept: how many, and all
    forecasts. A network that learned from such games is asked about those that were held out alone."""
    from verger.train.examples import Shelf
    from verger.train.weights import forward, read

    network, about = read(bots.networks.path_of(game))
    kept = Shelf(folder).read()
    if kept is None:
        raise SystemExit(f"no games were kept in {folder}: `verger train {game.name} --record` writes there")
    rows = kept.split()[1] if json.loads(about["trained"]).get("kept") else np.arange(len(kept))
    found: list[list[Forecast]] = []
    for some in np.array_split(rows, 1 + len(rows) // 1024):
        _, values = forward(network, kept.observation.rows(some, game.observation))
        for seats, logits, won in zip(kept.seats[some], values, kept.target[some, 0].astype(float), strict=True):
            chances = np.exp(logits[:seats] - logits[:seats].max())
            chances /= chances.sum()
            found.append([Forecast(*pair) for pair in zip(chances.tolist(), won[:seats].tolist(), strict=True)])
    return len(np.unique(kept.game[rows])), found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seats", type=int, nargs="*", help="at the tables, in turns; all that the network learned")
    parser.add_argument("--bot", default="network:1", help="whose forecasts: network:1 is the value by itself")
    parser.add_argument("--plays", help="who plays the games, like rollout-2; the network's policy by itself")
    parser.add_argument("--kept", type=Path, help="a folder of games of the heuristic: no others are played")
    parser.add_argument("--out", type=Path, default=FOLDER)
    chosen = parser.parse_args()
    game = registry.find(chosen.game)
    if chosen.kept:
        games, found = in_kept_games(game, chosen.kept)
    else:
        seats = chosen.seats or list(bots.network_for(game, min(game.seats)).seats)
        plays = bots.named(chosen.plays) if chosen.plays else POLICY
        told = list(measured(game, bots.named(chosen.bot), seats, chosen.positions, plays))
        games, found = told.count(None), [one for one in told if one is not None]
    curve = curve_of(game.name, chosen.bot, games, found)
    chosen.out.mkdir(parents=True, exist_ok=True)
    (chosen.out / f"{game.name}.json").write_text(json.dumps(asdict(curve), indent=1) + "\n")
    (chosen.out / f"{game.name}.svg").write_text(drawn(curve, game.texts("en")("name")))
    measured_in = f"{curve.positions} positions of {curve.games} games"
    print(f"{game.name}: {measured_in}, error {curve.error:.2%}, Brier {curve.brier:.3f}")


if __name__ == "__main__":
    main()
