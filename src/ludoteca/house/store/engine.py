"""Opens a store by its URL and brings its schema up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE_MS = 10_000
ADVISORY_LOCK = 0x1D07ECA


class Unreadable:
    """Stands for a value of the store that is not the JSON that it should be."""


def _loads(text: str | bytes) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Unreadable()


def _dumps(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def engine_url(url: str) -> sa.URL:
    """The URL with the driver that this house brings along."""
    parsed = sa.make_url(url)
    if parsed.drivername in ("postgres", "postgresql"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    return parsed


def open_engine(url: str, *, writer: bool) -> sa.Engine:
    """An engine for the one writer thread, or for readers."""
    parsed = engine_url(url)
    # Parameters are hidden from errors: they hold keys and cards, and errors are logged.
    options: dict[str, Any] = {"hide_parameters": True, "json_serializer": _dumps, "json_deserializer": _loads}
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(
            parsed, pool_size=1 if writer else 4, max_overflow=0 if writer else 4, pool_pre_ping=True, **options
        )
    options["connect_args"] = {"timeout": PATIENCE_MS / 1000, "check_same_thread": False}
    engine = sa.create_engine(parsed, pool_size=1 if writer else 4, **options)
    begin = "BEGIN IMMEDIATE" if writer else "BEGIN"

    @sa.event.listens_for(engine, "connect")
    def configure(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute(f"PRAGMA busy_timeout={PATIENCE_MS}")

    @sa.event.listens_for(engine, "begin")
    def begin_transaction(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def migrate(engine: sa.Engine) -> None:
    """Run the missing migrations; of several processes that start at once, one does it and the others wait."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ADVISORY_LOCK)))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
