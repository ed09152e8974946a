"""Every number of an observation is in a table, and stays within sensible bounds."""

from pathlib import Path

import numpy as np
import pytest
from tests.engine.support import REGISTERED, few_tables, pending, positions

from verger.envs import layouts

DOCUMENT = Path(__file__).parents[2] / "docs" / "observations.md"


@pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
def test_the_parts_of_an_observation_cover_it(game):
    parts = list(layouts.parts(game))
    assert parts[0].first == 0
    assert parts[-1].end == game.observation
    assert all(part.meaning for part in parts)


@pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
def test_observations_stay_within_bounds(game):
    out, largest = np.zeros(game.observation, np.float32), np.zeros(game.observation, np.float32)
    for table in few_tables(game):
        for s in positions(table, seed=3, count=40):
            for seat in pending(s):
                game.observe(s, seat, out)
                assert out.min() >= -1
                assert out.max() <= 2
                largest = np.maximum(largest, out)
    for part in layouts.parts(game):
        assert largest[part.first : part.end].any(), f"{part.name} says nothing"


def test_the_document_says_what_is_so():
    assert DOCUMENT.read_text() == layouts.document(), "write it again: python -m verger.envs.layouts"
