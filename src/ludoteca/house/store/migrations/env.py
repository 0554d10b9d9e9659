"""Alembic's entry: runs the scripts on the connection that `store.engine.migrate` hands over."""

from __future__ import annotations

from alembic import context

from ludoteca.house.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
