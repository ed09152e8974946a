"""Matches whose seed somebody chose, and guests whom a host has taken off a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("known_seed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("removed", sa.JSON(none_as_null=True)))
    # Of matches of before nobody wrote it down; but one drawn seed in four thousand million begins like this.
    matches = sa.table("matches", sa.column("seed", sa.String), sa.column("known_seed", sa.Boolean))
    op.execute(matches.update().where(matches.c.seed.like("00000000%")).values(known_seed=True))


def downgrade() -> None:
    for column in ("removed", "known_seed"):
        op.drop_column("matches", column)
