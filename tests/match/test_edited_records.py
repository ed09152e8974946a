"""However a record is edited: it opens as what it says, or is refused; never anything else."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.engine.edits import edits
from tests.engine.support import REGISTERED, Table
from tests.match.support import play_on

import verger
from verger.engine import Game
from verger.given import options
from verger.match import Match, RecordError

together = settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])


def matches() -> list[Match]:
    """Of every game: one that ended, one that breaks off, one from a position."""
    found = []
    for game in REGISTERED:
        table = Table(game, game.seats[0])
        found += [play_on(table.match(seed=1), seed=1), play_on(table.match(seed=2), seed=2, steps=9)]
        position = game.describe(play_on(table.match(seed=3), seed=3, steps=60).state)
        found.append(play_on(game.position(position), seed=4, steps=5))
    return found


INSIDE = ("options", "seed", "seats", "actions", "result", "position")


@cache
def records() -> list[dict[str, Any]]:
    """Played when they are first needed, not when the tests are looked for."""
    return [match.record() for match in matches()]


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    return tmp_path_factory.mktemp("records") / "edited.json"


def opened(file: Path, text: bytes) -> Match | None:
    """The match, or None if its record is refused as it should be."""
    file.write_bytes(text)
    try:
        return verger.open(file)
    except RecordError:
        return None


def complete(record: dict[str, Any], game: Game) -> dict[str, Any]:
    """What a record says with nothing left out."""
    if record.get("position") is None:
        record = {key: value for key, value in record.items() if key != "position"}
        return record | {"options": options.complete(game.options, record["options"])}
    return record


@together
@given(data=st.data())
def test_an_edited_record_opens_as_what_it_says_or_is_refused(file, data):
    record = data.draw(edits(data.draw(st.sampled_from(records())), inside=data.draw(st.sampled_from([INSIDE, ()]))))
    match = opened(file, json.dumps(record).encode())
    if match:
        assert match.record() == complete(record, match.game)


@together
@given(data=st.data())
def test_a_record_with_other_bytes_opens_or_is_refused(file, data):
    text = json.dumps(data.draw(st.sampled_from(records())), ensure_ascii=False).encode()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 20)))
    match = opened(file, text[:start] + data.draw(st.binary(max_size=20)) + text[end:])
    if match:
        match.save(file)
        assert verger.open(file).record() == match.record()


@together
@given(content=st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_file_is_a_record_or_refused(file, content):
    assert opened(file, content) is None
