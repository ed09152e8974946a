"""Alembic's entrance: the connection is handed over by `verger.server.database`."""

from alembic import context

from verger.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
