"""How strong the bots are: python -m bench.strength [GAME …] --minutes 30

Two bots share a table evenly, at two seats, three, four and the most, on deals on which nothing was chosen; a half of
the games is as good. Each pair plays 400 games; whoever has had least time plays next, so that in a short while the
quick ones are counted, and something is known of the slow. What was counted is kept in `docs/strength/<game>.json` and
gone on with; a bot of which settings or network have changed since begins anew. Of its heuristic nobody can tell: who
changes that takes the game's file away. `docs/strength.md` is written from those.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from verger import bots, lab
from verger.engine import Game, registry

DOCS = Path(__file__).parents[1] / "docs"
FOLDER, PAGE = DOCS / "strength", DOCS / "strength.md"
GAMES = 400
AT_ONCE, FOR_EACH = 12, 4
"""Games between two looks at the clock, at least: in all, and for each of those that are played at a time."""

SEED = 0x57E46
"""Nothing was trained or tuned on deals that follow from it."""

SECONDS, SECONDS_OF_MANY = 0.05, 0.01
"""For a decision of bots that are held against each other at equal time: at two seats, and at more."""

STEPS = [(str(level), str(level - 1)) for level in range(2, len(bots.LEVELS) + 1)]
TOP = str(len(bots.LEVELS))
ANCHORS = [(TOP, "heuristic"), (TOP, "random"), ("heuristic", "random")]
EQUAL_TIME = [("network", "search"), ("network", "plain")]
HEAD = """# How strong the bots are

Games won by the first of two bots that share a table evenly (a half is as good), with the interval that holds its
true share in 19 of 20 cases, how many games there were, and milliseconds a decision of both. Levels are numbers.
`search` has rollouts and no network; `plain` is an information-set search whose random rollouts go to the end;
`network` is the sixth level's search; these three have 0.05 s a decision at two seats, and 0.01 s at more. Games were
counted on several machines, one of them with cores half as fast: there these three look less far, and take longer
where a rollout is long. At tables with fewer than 400 games counting goes on:

```sh
python -m bench.strength --minutes 60    # counts where least time was spent, and writes this page
```

Nothing was trained or tuned on these deals, but that Fruitoplay's levels were spaced anew after its last step had been
seen on them. How the levels came to be as they are is told in
[Train a network](guides/networks.md#how-the-levels-are-spaced).
"""


@dataclass(frozen=True)
class Run:
    """Games that were counted in one go, from one seed on."""

    seed: int
    games: int = 0
    wins: float = 0.0  # of the first bot; a tie is shared
    nobody: int = 0  # won so many


@dataclass
class Pair:
    """Two bots at one table, and how they have done."""

    first: str
    second: str
    seats: int
    identities: list[str]  # of what both are made of
    runs: list[Run] = field(default_factory=list)
    milliseconds: list[float] = field(default_factory=lambda: [0.0, 0.0])  # a decision
    took: float = 0.0  # seconds in all

    @property
    def games(self) -> int:
        return sum(run.games for run in self.runs)

    @property
    def wins(self) -> float:
        return sum(run.wins for run in self.runs)

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def nobody(self) -> int:
        return sum(run.nobody for run in self.runs)

    @property
    def key(self) -> tuple[str, str, int, str]:
        return self.first, self.second, self.seats, " ".join(self.identities)

    def add(self, table: lab.Table, took: float) -> None:
        """Count what was played on from the last run."""
        run = self.runs.pop() if self.runs and self.runs[-1].seed == SEED else Run(SEED)
        first, second = table.standings
        self.milliseconds = [
            (known * self.games + 1000 * one.seconds_an_action * one.games) / (self.games + one.games)
            for known, one in zip(self.milliseconds, (first, second), strict=True)
        ]
        nobody = round(table.games - first.wins - second.wins)
        self.runs.append(Run(SEED, run.games + table.games, run.wins + first.wins, run.nobody + nobody))
        self.took += took


def seated(name: str, seats: int) -> lab.Entrant:
    """Who plays at a table of so many."""
    return lab.entrant(name, SECONDS if seats == 2 else SECONDS_OF_MANY)


def identity(game: Game, name: str, seats: int) -> str:
    """What a bot is made of at a table: its time, its settings and its network."""
    player = seated(name, seats).bot
    assert isinstance(player, bots.Player)
    player = player.at(game, seats)
    settings = {"seconds": player.seconds, **player.settings(game)}
    made_of = hashlib.sha256(json.dumps(settings, sort_keys=True).encode())
    network = player.network(game, seats)
    made_of.update(network.weights.tobytes() if network else b"")
    return made_of.hexdigest()[:12]


def tables(game: Game) -> list[int]:
    """Two seats, three, four, the most that a network has learned, and the most there are."""
    learned = bots.network_for(game, min(game.seats)).seats
    return sorted({2, 3, 4, max(learned), max(game.seats)} & set(game.seats))


def plan(game: Game) -> list[Pair]:
    """Every pair that is to be counted."""
    learned = bots.network_for(game, min(game.seats)).seats
    pairs = [(pair, seats) for seats in tables(game) for pair in STEPS + ANCHORS]
    pairs += [(pair, seats) for seats in tables(game) if seats in learned for pair in EQUAL_TIME]
    return [Pair(*pair, seats, [identity(game, name, seats) for name in pair]) for pair, seats in pairs]


def counted(game: Game, folder: Path = FOLDER) -> list[Pair]:
    """The plan, with all that is known of it; what was counted of bots as they no longer are is left out."""
    path = folder / f"{game.name}.json"
    rows = json.loads(path.read_text("utf-8")) if path.exists() else []
    known = {pair.key: pair for pair in (Pair(**row | {"runs": [Run(**run) for run in row["runs"]]}) for row in rows)}
    return [known.get(pair.key, pair) for pair in plan(game)]


def keep(game: Game, pairs: Sequence[Pair], folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    rows = [json.dumps(asdict(pair)) for pair in pairs if pair.runs]
    (folder / f"{game.name}.json").write_text("[\n" + ",\n".join(rows) + "\n]\n", "utf-8")


def play_on(game: Game, pair: Pair, jobs: int) -> None:
    """Some more games of a pair: whole deals."""
    ways = len(lab.sittings(2, pair.seats, 1, SEED))
    done = next((run.games for run in pair.runs if run.seed == SEED), 0)
    some = ways * max(1, max(AT_ONCE, FOR_EACH * jobs) // ways)
    entrants = [seated(name, pair.seats) for name in (pair.first, pair.second)]
    sittings = lab.sittings(2, pair.seats, done + some, SEED)[done : done + some]
    table, began = lab.Table.of(entrants), time.monotonic()
    for tally in lab.tournament(game, entrants, sittings, jobs, {}):
        table.add(tally)
    pair.add(table, time.monotonic() - began)


def anybody(pair: Pair) -> bool:
    return True


def count(
    games: Sequence[Game], minutes: float, jobs: int, folder: Path = FOLDER, wanted: Callable[[Pair], bool] = anybody
) -> Iterator[tuple[Game, Pair]]:
    """Go on counting until the time is over or all that is wanted is counted; games take turns."""
    until = time.monotonic() + 60 * minutes
    known = {game: counted(game, folder) for game in games}
    while time.monotonic() < until:
        pairs = [(game, pair) for game in games for pair in known[game] if wanted(pair)]
        open_ones = [(pair.took, game, pair) for game, pair in pairs if pair.games < GAMES]
        if not open_ones:
            return
        _, game, pair = min(open_ones, key=lambda one: one[0])
        play_on(game, pair, jobs)
        keep(game, known[game], folder)
        yield game, pair


# --- The page --------------------------------------------------------------------------------------------------------


def cell(pair: Pair | None) -> str:
    if pair is None or not pair.games:
        return ""
    low, high = lab.wilson(pair.wins, pair.games)
    times = ", ".join(f"{one:.2g}" if one < 10 else f"{one:.0f}" for one in pair.milliseconds)
    nobody = f"; nobody won {pair.nobody}" if pair.nobody else ""
    share = f"**{100 * pair.share:.1f} %** ({100 * low:.0f}–{100 * high:.0f})"
    return f"{share} of {pair.games}{nobody}; {times} ms"


def laid_out(lines: Sequence[Sequence[str]]) -> str:
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def section(game: Game, pairs: Sequence[Pair]) -> str:
    """A game's table: a row for each two bots, a column for each number of seats."""
    found = {(pair.first, pair.second, pair.seats): pair for pair in pairs}
    columns = tables(game)
    lines = [["", *(f"{seats} seats" for seats in columns)], ["---"] * (1 + len(columns))]
    for first, second in STEPS + ANCHORS + EQUAL_TIME:
        lines.append([f"{first} against {second}", *(cell(found.get((first, second, seats))) for seats in columns)])
    return f"\n## {game.texts('en')('name')}\n\n" + laid_out(lines)


def summary(known: Mapping[Game, Sequence[Pair]]) -> str:
    """What was wanted, and what came of it: a row for each game."""
    lines = [
        ["two seats", "a level against the one below it", "a network's search against rollouts, at equal time"],
        ["---"] * 3,
        ["wanted", "65 to 85 %", "75 %"],
    ]
    for game, pairs in known.items():
        found = {(pair.first, pair.second): pair.share for pair in pairs if pair.seats == 2 and pair.games}
        steps = [found[step] for step in STEPS if step in found]
        between = f"{100 * min(steps):.0f} to {100 * max(steps):.0f} %" if steps else ""
        ahead = f"{100 * found[EQUAL_TIME[0]]:.0f} %" if EQUAL_TIME[0] in found else ""
        lines.append([game.texts("en")("name"), between, ahead])
    return "\n" + laid_out(lines)


def page(games: Sequence[Game], folder: Path = FOLDER) -> str:
    known = {game: counted(game, folder) for game in games}
    return HEAD + summary(known) + "".join(section(game, pairs) for game, pairs in known.items())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.names())
    parser.add_argument("--minutes", type=float, default=0.0, help="to go on counting; none only writes the page")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at a time")
    parser.add_argument("--seats", nargs="*", type=int, help="at these tables only")
    parser.add_argument("--pairs", nargs="*", help="these pairs only, as in 6:heuristic")
    asked = parser.parse_args()

    def wanted(pair: Pair) -> bool:
        is_seated = asked.seats is None or pair.seats in asked.seats
        return is_seated and (asked.pairs is None or f"{pair.first}:{pair.second}" in asked.pairs)

    for game, pair in count([registry.find(name) for name in asked.games], asked.minutes, asked.jobs, wanted=wanted):
        print(f"{game.name}, {pair.seats} seats: {pair.first} against {pair.second}: {cell(pair)}", flush=True)
    PAGE.write_text(page([registry.find(name) for name in registry.names()]), "utf-8")


if __name__ == "__main__":
    main()
