"""Alembic's entrance: the connection is handed over by `verger.server.storage.database`."""

from alembic import context

from verger.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
