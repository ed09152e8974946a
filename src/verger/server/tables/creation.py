"""A new match: the row of the table that somebody wants, checked."""

from __future__ import annotations

from datetime import datetime

from verger.engine import OptionError
from verger.given import options
from verger.server.shelf import levels
from verger.server.shelf.games import game
from verger.server.storage.rows import MatchRow
from verger.server.wire import orders
from verger.server.wire.problems import Problem

from . import seating


def new_row(wanted: orders.Wanted, guest: str, moment: datetime) -> MatchRow:
    """The row of a table as it is wanted."""
    rules = seating.present_rules(wanted.game)
    seats = [seat.model_dump() | ({"guest": guest} if seat.kind == "person" else {}) for seat in wanted.seats]
    if wanted.seed is not None and any(seat["kind"] == "open" for seat in seats):
        raise Problem("invalid", "Who invites others cannot choose the seed.")
    try:
        chosen = options.complete(game(wanted.game).options, wanted.options)
    except OptionError as error:
        raise Problem("invalid", str(error)) from error
    return MatchRow(
        id=seating.fresh_id(),
        game=wanted.game,
        options=chosen,
        seed=wanted.seed_text,
        known_seed=wanted.seed is not None,
        seats=seats,
        created=moment,
        changed=moment,
        host=guest,
        public=wanted.public,
        chat=wanted.chat,
        clock=wanted.clock.model_dump() if wanted.clock else None,
        **rules,
    )


def check_levels(wanted: orders.Wanted) -> None:
    """Refuse bots of a level there is not."""
    levels.check(wanted.clock.late if wanted.clock else None)
    for seat in wanted.seats:
        if isinstance(seat, orders.Bot):
            levels.check(seat.level)
