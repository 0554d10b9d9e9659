"""A store of an earlier version is brought up to date, and loses nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from ludoteca.house.store.engine import MIGRATIONS, bring_to, migrate, must_know, newest, open_engine, version_of
from ludoteca.house.store.schema import journal, metadata, tables
from tests.support.postgres import empty_database

TABLE = {
    "id": "t1",
    "game": "origo",
    "options": {},
    "private": False,
    "status": "playing",
    "host": "ada",
    "created": 1,
    "revision": 1,
}
ENTRY = {"table_id": "t1", "seq": 1, "seat": 0, "move": "C4", "chance": [3], "at": 2, "key": "k"}


def test_the_first_store_becomes_the_present_one(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'store.sqlite'}", writer=True)
    first = Config()
    first.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        first.attributes["connection"] = connection
        command.upgrade(first, "0001")
        connection.execute(sa.insert(tables).values(TABLE))
        connection.execute(sa.insert(journal).values(ENTRY))
    migrate(engine)
    with engine.begin() as connection:
        assert dict(connection.execute(sa.select(journal)).mappings().one()) == {**ENTRY, "asked": None, "forced": None}
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        made = connection.scalar(sa.text("SELECT sql FROM sqlite_master WHERE name = 'journal'"))
        assert "WITHOUT ROWID" in made
        made = connection.scalar(sa.text("SELECT sql FROM sqlite_master WHERE name = 'chat'"))
        assert "AUTOINCREMENT" in made, "the number of a line that is gone is not given again"
    engine.dispose()


def test_migrations_are_named_by_their_versions() -> None:
    """Alembic is asked only where a store is to be brought up to date; otherwise names tell what is known."""
    scripts = ScriptDirectory(str(MIGRATIONS))
    assert newest() == scripts.get_current_head()
    for script in scripts.walk_revisions():
        must_know(script.revision)
        assert Path(script.path).name.startswith(f"{script.revision}_")


def test_a_new_store_is_as_one_that_was_brought_up_to_date(store: str, tmp_path: Path) -> None:
    def laid_out(name: str, lay: Callable[[sa.Engine], None]) -> dict[str, object]:
        engine = open_engine(empty_database(store) if store else f"sqlite:///{tmp_path / name}", writer=True)
        lay(engine)
        found = sa.MetaData()
        found.reflect(engine)
        with engine.connect() as connection:
            options = sa.text("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL")
            written = {} if store else {name: sql.upper() for name, sql in connection.execute(options)}
            version = version_of(connection)
        engine.dispose()
        assert version == newest()
        return {
            table.name: (
                {
                    column.name: (str(column.type), column.primary_key, column.nullable, _default(column))
                    for column in table.columns
                },
                {(key.parent.name, key.target_fullname, key.ondelete) for key in table.foreign_keys},
                {(index.name, tuple(index.columns.keys()), index.unique) for index in table.indexes},
                [column.name for column in table.primary_key.columns],
                [word in written.get(table.name, "") for word in ("WITHOUT ROWID", "AUTOINCREMENT")],
            )
            for table in found.tables.values()
        }

    def by_migrations(engine: sa.Engine) -> None:
        with engine.begin() as connection:
            bring_to(connection, "head")

    assert laid_out("new.sqlite", migrate) == laid_out("old.sqlite", by_migrations)


def _default(column: sa.Column[object]) -> str:
    return str(column.server_default.arg) if isinstance(column.server_default, sa.DefaultClause) else ""
