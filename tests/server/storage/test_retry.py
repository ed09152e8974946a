"""Conflicts: what was overtaken is tried again from what is there by then, and what stands no more is not."""

import pytest

from verger.server.storage.compare_and_set import Overtaken, retry
from verger.server.wire.problems import Problem, conflict


@pytest.fixture
def anyio_backend():
    return "asyncio"


async def test_what_was_overtaken_is_tried_again():
    faster = [Overtaken(), Overtaken()]

    async def attempt() -> str:
        if faster:
            raise faster.pop()
        return "written"

    assert await retry(attempt) == "written"
    assert not faster


@pytest.mark.parametrize("problem", [conflict(), Problem("paused", "The table pauses.")], ids=lambda one: one.code)
async def test_what_would_be_refused_again_is_not(problem):
    tried = []

    async def attempt() -> None:
        tried.append(problem)
        raise problem

    with pytest.raises(Problem) as refused:
        await retry(attempt)
    assert refused.value is problem
    assert len(tried) == 1


def test_whoever_is_asked_learns_the_same_of_both():
    assert Overtaken().fault == conflict().fault
