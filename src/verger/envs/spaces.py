"""What an agent is given and may answer, as Gymnasium describes it."""

from __future__ import annotations

import numpy as np

from .extras import need

need("gymnasium")

from gymnasium.spaces import Box, Dict  # noqa: E402

from .table import Sight  # noqa: E402

FARTHEST = 10.0
"""Observations are numbers of about 0 to 1; none is farther from 0."""

Seen = dict[str, np.ndarray]


def sight_space(observation: int, actions: int) -> Dict:
    """Observations of so many numbers, with a mask of so many actions."""
    return Dict(
        {
            "observation": Box(-FARTHEST, FARTHEST, (observation,), np.float32),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )


def seen(sight: Sight) -> Seen:
    return {"observation": sight.observation, "action_mask": sight.mask}
