"""The command: read what is wanted, train, and write the file."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .facts import SettingError
from .settings import recipe

DESCRIPTION = """Train a game's network by self-play. The same command goes on with what it has begun."""


def reader(prog: str) -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog=prog, description=DESCRIPTION)
    add = found.add_argument
    add("game")
    add("--out", type=Path, metavar="FOLDER", help="where the training is kept [runs/<game>]")
    add("--device", help="cpu, or cuda for a GPU [cuda where there is one]")
    add("--seed", type=int, default=1)
    add("--plan", type=float, metavar="SECONDS", help="of the whole training, over which its pace falls")
    add("--updates", type=int, help="plan in updates instead: the same seed leads to the same weights on a core")
    add("--seconds", type=float, help="of this call; what is left of the plan is for the next")
    add("--evaluate", type=float, default=60.0, metavar="SECONDS", help="between two looks at the ladder [60]")
    add("--export", type=Path, metavar="FILE", help="where to write the best network [<out>/<game>.safetensors]")
    add("--last", action="store_true", help="write the last network rather than the best")
    add("--seats", help="sizes of tables and their weights, like 2:4,3,4")
    add("--games", type=int, help="side by side")
    add("--steps", type=int, help="decisions at every table between two updates")
    add("--apprentices", type=int, metavar="GAMES", help="side by side while the heuristic plays")
    add("--record", type=float, metavar="SECONDS", help="keep games of the heuristic to learn from; or so many updates")
    add(
        "--imitate",
        type=float,
        metavar="SECONDS",
        help="then do as it does in those, or in new ones; or so many updates",
    )
    add("--settle", type=float, metavar="SECONDS", help="then learn for so long what is to be expected of that")
    add("--minibatch", type=int)
    add("--belief", type=float, help="in the game's own opinion of positions at first, from 0 to 1; it falls to 0")
    add("--from", type=Path, dest="first", metavar="FILE", help="begin with the network of a file of weights")
    add("--rate", type=float, help="of learning")
    add("--width", type=int, help="of the network [as wide as its file may be]")
    add("--matches", type=int, help="on the ladder against each opponent")
    add("--heuristic", type=int, metavar="MATCHES", help="against the heuristic; 0: none")
    add("--greedy", action="store_true", default=None, help="on the ladder play what is likeliest")
    return found


def main(words: Sequence[str], prog: str = "python -m verger.train") -> None:
    asked = reader(prog).parse_args(words)
    import torch

    from verger.envs.driver import DriverError
    from verger.given.weights import WeightsError

    from .checkpoint import CheckpointError
    from .facts import facts
    from .training import Budget, Training

    device = asked.device or ("cuda" if torch.cuda.is_available() else "cpu")
    out = asked.out or Path("runs", asked.game)
    given: dict[str, Any] = vars(asked)
    if device.startswith("cuda"):
        given["games"] = given["games"] or 16384
    try:
        found = facts(asked.game, device)
        settings = recipe(found, **given)
        budget = Budget(asked.plan, asked.updates, asked.seconds, asked.evaluate)
        training = Training(found, settings, budget, out, device, asked.seed, " ".join([prog, *words]), asked.first)
    except (SettingError, CheckpointError, DriverError, WeightsError, OSError) as error:
        raise SystemExit(f"{prog}: {error}") from None

    def stop(*_: Any) -> None:
        training.stop = True

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    training.run(lambda line: print(line, flush=True))
    training.export(asked.export or out / f"{asked.game}.safetensors", not asked.last)
