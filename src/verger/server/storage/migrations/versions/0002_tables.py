"""Tables for people: host, clocks, talk, who is there, and whose turn it is to let bots think."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

LONG_AGO = "1970-01-01 00:00:00+00:00"


def upgrade() -> None:
    moment, data = sa.DateTime(timezone=True), sa.JSON(none_as_null=True)
    for column in (
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
        sa.Column("host", sa.String(64)),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("clock", data),
        sa.Column("started", moment),
        sa.Column("changed", moment, nullable=False, server_default=LONG_AGO),
        sa.Column("ended", moment),
        sa.Column("result", data),
        sa.Column("clocks", data),
        sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("request", data),
        sa.Column("rematch", sa.String(32)),
        sa.Column("wake", moment),
    ):
        op.add_column("matches", column)
    keep_what_was_there()
    op.create_index("matches_wake", "matches", ["wake"])
    op.create_index("matches_changed", "matches", ["changed"])
    op.create_table(
        "lines",
        of_a_match(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(280)),
        sa.Column("reaction", sa.String(16)),
        sa.Column("at", moment, nullable=False),
    )
    op.create_table(
        "connections",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("guest", sa.String(64)),
        sa.Column("process", sa.String(32)),
        sa.Column("until", moment, nullable=False),
    )
    for column_name in ("match", "process", "until"):
        op.create_index(f"connections_{column_name}", "connections", [column_name])
    op.create_table(
        "leases",
        of_a_match(),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", moment, nullable=False),
    )


def of_a_match() -> sa.Column[str]:
    return sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


def keep_what_was_there() -> None:
    """Matches of before have begun, their makers are hosts, and somebody should look whether their bots are due."""
    matches = sa.table("matches", *map(sa.column, ("id", "host", "started", "changed", "wake", "created")))
    made = matches.c.created
    op.execute(matches.update().values(started=made, changed=made, wake=made))
    seats = sa.table("matches", sa.column("id"), sa.column("seats", sa.JSON))
    connection = op.get_bind()
    for match, sitting in connection.execute(sa.select(seats.c.id, seats.c.seats)).all():
        host = next((seat["guest"] for seat in sitting if "guest" in seat), None)
        connection.execute(matches.update().where(matches.c.id == match).values(host=host))


def downgrade() -> None:
    for name in ("leases", "connections", "lines"):
        op.drop_table(name)
    for index in ("matches_changed", "matches_wake"):
        op.drop_index(index, "matches")
    for column in (
        *("version", "host", "public", "chat", "clock", "started", "changed", "ended", "result", "clocks", "paused"),
        *("request", "rematch", "wake"),
    ):
        op.drop_column("matches", column)
