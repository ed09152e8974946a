"""The researcher's door: many games at once, on all cores or on a GPU.

Neither this package nor `verger.envs.cuda` needs Numba to be imported: a machine with a GPU can do without.

The games as other projects know them are modules of their own, `pettingzoo`, `gymnasium` and `openspiel`, and need the
extra `envs`.
"""

from .arrays import ArrayError, Layout, Outcome, Turn
from .batch import Batch

__all__ = ["ArrayError", "Batch", "Layout", "Outcome", "Turn"]
