"""Alembic's scripts: how an older store becomes a newer one."""
