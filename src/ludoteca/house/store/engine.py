"""Opens a store by its URL and brings its schema up to date."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from ludoteca.house.store.schema import metadata
from ludoteca.house.store.turns import take_turn

MIGRATIONS = Path(__file__).parent / "migrations"
STAMP = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Where Alembic keeps the version of a store; it is loaded only where an old store is brought up to date."""
PATIENCE_MS = 10_000


class WrongStore(Exception):
    """A store, or a backup of one, that cannot be used: a sentence for whoever runs the house."""


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
        # By itself each statement sees what is committed when it begins, in a transaction or not: to open and to end
        # one would only be two more ways to the server. Whether it is still there a reader finds out by reading.
        reader = {"pool_size": 4, "max_overflow": 4, "isolation_level": "AUTOCOMMIT"}
        options |= {"pool_size": 1, "max_overflow": 0, "pool_pre_ping": True} if writer else reader
        return sa.create_engine(parsed, **options)
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
    """Lay out a new store, or bring an old one up to date; of several processes, one does it and the others wait."""
    with engine.begin() as connection:
        take_turn(connection, "migrate")
        version = version_of(connection)
        must_know(version)
        if version is None:
            metadata.create_all(connection)
            STAMP.create(connection)
            connection.execute(STAMP.insert().values(version_num=newest()))
        elif version != newest():
            bring_to(connection, "head")


def bring_to(connection: sa.Connection, version: str) -> None:
    """Run the migrations up to a version, in the transaction of this connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def version_of(connection: sa.Connection) -> str | None:
    """The version of a store's schema; None: there is no house in it."""
    if not sa.inspect(connection).has_table(STAMP.name):
        return None
    return connection.scalar(sa.select(STAMP.c.version_num))


def newest() -> str:
    """The version of the schema that this house works with."""
    return _versions()[-1]


def must_know(version: str | None) -> None:
    """Refuse a store that a newer house has brought up to date."""
    if version is not None and version not in _versions():
        raise WrongStore(
            f"The store is of version {version}, and this house knows versions up to {newest()}: "
            "a newer house has used it, so install that one or restore a backup that was made before."
        )


def must_be_newest(version: str | None) -> None:
    """Refuse a store that this house would first have to bring up to date."""
    must_know(version)
    if version != newest():
        raise WrongStore(
            f"The store is of version {version}, and this house works with {newest()}: "
            "start the house once, which brings the store up to date."
        )


def open_existing(url: str, *, writer: bool = False) -> sa.Engine:
    """An engine for a store in which there is a house of a version that is known."""
    if version_at(url) is None:
        raise WrongStore(f"There is no house in {_shown(url)}.")
    return open_engine(url, writer=writer)


def version_at(url: str) -> str | None:
    """The version of the store at a URL, if there is one; raises WrongStore where this house cannot use it."""
    parsed = engine_url(url)
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        return None
    engine = open_engine(url, writer=False)
    try:
        with engine.connect() as connection:
            version = version_of(connection)
    except sa.exc.SQLAlchemyError as error:
        raise WrongStore(f"The store {_shown(url)} cannot be used: {told(error)}.") from error
    finally:
        engine.dispose()
    must_know(version)
    return version


def _shown(url: str) -> str:
    return engine_url(url).render_as_string(hide_password=True)


def told(error: sa.exc.SQLAlchemyError) -> str:
    """What the driver says, on one line."""
    said = error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig is not None else error
    return " ".join(str(said).split()).rstrip(".")


@cache
def _versions() -> tuple[str, ...]:
    """The versions that this house knows, in their order: those with which the names of the migrations begin."""
    return tuple(sorted(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py")))
