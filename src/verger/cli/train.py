"""`verger train`: a network that learns a game by playing itself."""

from __future__ import annotations

import typer

from .common import GameName, examples, find
from .extras import needed

NAME = "train"
EXAMPLES = examples(
    "verger train finca --plan 3600 --seconds 600", "verger train finca --updates 20 --games 64 --device cpu"
)
SETTINGS = {"allow_extra_args": True, "ignore_unknown_options": True}


def command(context: typer.Context, game: GameName) -> None:
    """Train a game's network by self-play, on a GPU or on cores; the same command goes on with what it has begun.

    --plan SECONDS in all, or --updates; --seconds for this call; --out FOLDER for what it leaves; --export FILE for the
    network; --device cpu or cuda. `python -m verger.train --help` lists all there is to set, and runs without Numba.
    """
    with needed(NAME):
        import torch  # noqa: F401
    from verger.train.command import main

    main([find(game).name, *context.args], "verger train")
