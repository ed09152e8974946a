"""What is worked out once, and only if somebody asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class lazy(Generic[T]):  # noqa: N801  # as `cached_property`, which takes a lock before Python 3.12
    """A property that is worked out once."""

    def __init__(self, work_out: Callable[[Any], T]) -> None:
        self._work_out = work_out
        self._name = work_out.__name__
        self.__doc__ = work_out.__doc__

    def __get__(self, owner: Any, kind: type) -> T:
        """What is found here from now on."""
        found = owner.__dict__[self._name] = self._work_out(owner)
        return found
