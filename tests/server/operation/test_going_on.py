"""What a process does all the time does not end without a word."""

import asyncio
import logging

import pytest

from verger.server import house


async def fail() -> None:
    raise ValueError("the line is tangled")


async def last() -> None:
    await asyncio.Event().wait()


async def test_work_that_ends_is_told_to_the_log(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.log, "disabled", False)  # libraries that other tests use switch off what was there before
    async with house.going_on([last(), fail()]):
        await asyncio.sleep(0.01)
    [told] = caplog.records
    assert told.levelno == logging.ERROR
    assert "the line is tangled" in caplog.text
