"""Every number of an observation is in a table, and stays within sensible bounds."""

import hashlib
from pathlib import Path

import numpy as np
import pytest
from tests.engine.support import REGISTERED, few_tables, pending, positions

from verger.envs import layouts

DOCUMENT = Path(__file__).parents[2] / "docs" / "observations.md"

KNOWN = {
    "citrus": "ce0df35f72e729f1",
    "fff": "fa973e27f51220f1",
    "finca": "db5951e9f27115be",
    "fruitoplay": "bb9b8314350df517",
    "frutopia": "3ffcf8bf90f55e88",
}


def observations(game):
    """What every seat that may act knows in some positions, row by row in the same array: one for a number of seats."""
    for table in few_tables(game):
        out = np.zeros(game.observation, np.float32)
        for s in positions(table, seed=3, count=40):
            for seat in pending(s):
                game.observe(s, seat, out)
                yield out


@pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
def test_the_parts_of_an_observation_cover_it(game):
    parts = list(layouts.parts(game))
    assert parts[0].first == 0
    assert parts[-1].end == game.observation
    assert all(part.meaning for part in parts)


@pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
def test_observations_stay_within_bounds(game):
    largest = np.zeros(game.observation, np.float32)
    for out in observations(game):
        assert out.min() >= -1
        assert out.max() <= 2
        largest = np.maximum(largest, out)
    for part in layouts.parts(game):
        assert largest[part.first : part.end].any(), f"{part.name} says nothing"


@pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
def test_a_network_sees_what_it_was_trained_on(game):
    """To the last bit: unless rules have changed, and with them the positions, these are the same."""
    seen = hashlib.sha256()
    for out in observations(game):
        seen.update(out.tobytes())
    assert seen.hexdigest()[:16] == KNOWN[game.name]


def test_the_document_says_what_is_so():
    assert DOCUMENT.read_text() == layouts.document(), "write it again: python -m verger.envs.layouts"
