"""Writes what the server says of the golden matches, for the page to say the same: python -m tools.page_states.

Of every match some positions, through the eyes of every seat and of a spectator; a fingerprint for each part of them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.games.golden import names, path_of

from verger.match import Match
from verger.match.record import read
from verger.server.shelf.games import game, games
from verger.server.storage.rows import MatchRow
from verger.server.tables import state_messages
from verger.server.tables.snapshot import Snapshot

STATES = Path(__file__).parents[1] / "web/src/rules/states.json"
STAGES = 5
"""Positions of a match after its start, the last of them its end."""
GUEST = "somebody"
MOMENT = datetime(2026, 1, 1, tzinfo=UTC)


def all_told() -> dict[str, dict[str, dict[str, str]]]:
    """By game and match, the fingerprint of each part of its states."""
    return {name: {match: told(one) for match, one in dealt(name)} for name in games()}


def dealt(name: str) -> Iterator[tuple[str, Match]]:
    """The golden matches that were dealt from a seed."""
    for match in names(name):
        record = json.loads(path_of(name, match).read_text(encoding="utf-8"))
        if record["seed"] is not None:
            yield match, read(record, game)


def told(match: Match) -> dict[str, str]:
    parts: dict[str, Any] = {}
    for snapshot in positions(match):
        for seat in [None, *range(len(match.seats))]:
            state = json.loads(state_messages.written(snapshot, seat))
            del state["revision"]  # how often it was changed is no part of a match
            for part, value in state.items():
                parts.setdefault(part, hashlib.sha256()).update(plain(value))
    return {part: found.hexdigest()[:16] for part, found in parts.items()}


def positions(match: Match) -> Iterator[Snapshot]:
    """A match as it is kept on one device, from its start to its end."""
    for stage in range(STAGES + 1):
        yield Snapshot.replay(kept(match), match.actions[: len(match.actions) * stage // STAGES])


def kept(match: Match) -> MatchRow:
    assert match.seed is not None
    return MatchRow(
        id="match",
        game=match.game.name,
        edition=match.game.edition,
        rules_version=match.game.rules_version,
        options=match.options,
        seed=f"{match.seed:016x}",
        seats=[{"kind": "person", "name": name, "guest": GUEST} for name in match.names],
        created=MOMENT,
        changed=MOMENT,
        started=MOMENT,
        host=GUEST,
    )


def plain(value: Any) -> bytes:
    """JSON that is the same everywhere."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


if __name__ == "__main__":
    STATES.write_text(json.dumps(all_told(), indent=1) + "\n", encoding="utf-8")
