"""However a position is edited: it is refused in words that name the entry, or it can be played to the end.

`make fuzz-positions` goes on trying for a quarter of an hour.
"""

import os
import re
import time
from collections import Counter
from functools import cache
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from tests.engine.edits import edits, paths, renamed, value_at
from tests.engine.support import EVERYTHING_TESTED, REGISTERED, Table, facts, positions, walk

from verger.engine import PositionError, State
from verger.given.values import shown
from verger.match import Box

MINUTES = float(os.environ.get("VERGER_FUZZ_MINUTES", "0"))
"""How long edits are tried, for all games together; at least one bunch of them for each."""

IS_PATIENT = bool(EVERYTHING_TESTED or MINUTES)
BUNCH = 300 if IS_PATIENT else 60
VARIETY = 20

each_game = pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
patiently = settings(max_examples=BUNCH, deadline=None, database=None, suppress_health_check=list(HealthCheck))


@cache
def described(game: Box, number: int = 0) -> list[dict[str, Any]]:
    """Positions of all phases that random games pass through."""
    found: dict[tuple[int, int], dict[str, Any]] = {}
    for seats in game.seats if IS_PATIENT else (game.seats[0], game.seats[-1]):
        for s in positions(Table(game, seats), seed=71 + number, count=60):
            found.setdefault((seats, int(s.phase)), game.describe(s))
    return list(found.values())


def names_an_entry(complaint: str, game: Box, edited: Any) -> bool:
    """Whether a complaint begins with an entry, be it one that there is or one that there is not."""
    stranger = re.match(r"(.+?) is not an entry of ", complaint)
    if stranger:
        keys = {path[-1] for path in paths(edited) if path}
        return stranger[1] in {word for key in keys for word in (str(key), shown(key))}
    return re.split(r"[.\[:, ]", complaint)[0] in {*described(game)[0], "a"}


def placed(game: Box, description: Any) -> tuple[State | None, str]:
    """The position that a description gives, or the complaint about it."""
    try:
        return game.placed(description), ""
    except PositionError as error:
        return None, str(error)


def try_edits(game: Box, number: int) -> Counter[str]:
    """A bunch of edits, and what became of them."""
    outcomes: Counter[str] = Counter()

    @seed(number)
    @patiently
    @given(data=st.data())
    def hold(data: st.DataObject) -> None:
        original = data.draw(st.sampled_from(described(game, number % VARIETY)))
        edited = data.draw(edits(original, inside=tuple(original)))
        s, complaint = placed(game, edited)
        outcomes["played" if s is not None else "refused"] += 1
        if s is None:
            assert names_an_entry(complaint, game, edited), f"which entry? {complaint}"
            return
        assert facts(game.placed(game.describe(s))) == facts(s)
        for step in walk(game, s, seed=72):
            assert game.faults(step.state) == 0

    hold()
    return outcomes


@each_game
def test_an_edited_position_can_be_played_or_is_refused(game):
    until = time.monotonic() + 60 * MINUTES / len(REGISTERED)
    outcomes: Counter[str] = Counter()
    for number in count():
        outcomes += try_edits(game, number)
        if time.monotonic() >= until:
            break
    print(f"{game.name}: {outcomes['refused']} edits refused, {outcomes['played']} played to the end")
    assert min(outcomes["refused"], outcomes["played"]) > 0


@each_game
def test_no_misspelt_entry_is_passed_over(game):
    """In every table of a description, however deep, an entry with a letter too many is named."""
    tried = set()
    for original in described(game):
        for path in paths(original):
            place = tuple("*" if isinstance(key, int) else key for key in path)
            if path and isinstance(path[-1], str) and place not in tried and path != ("seats",):
                tried.add(place)
                with pytest.raises(PositionError, match=f"^{path[-1]}x is not an entry of "):
                    game.placed(renamed(original, path, f"{path[-1]}x"))
                assert isinstance(value_at(original, path[:-1]), dict)
    assert len({len(place) for place in tried}) > 1, "there are tables inside the table"


@each_game
@pytest.mark.parametrize("description", [None, [], 3, "finca", {}, {"seats": None}, {"seats": 2.0}, {"seats": True}])
def test_what_is_no_position_is_refused(game, description):
    with pytest.raises(PositionError):
        game.placed(description)
