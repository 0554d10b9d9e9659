"""A store of an earlier version is brought up to date, and loses nothing."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from ludoteca.house.store.engine import MIGRATIONS, migrate, open_engine
from ludoteca.house.store.schema import journal, metadata, tables

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


def test_keys_and_indices_are_those_of_the_schema(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'store.sqlite'}", writer=True)
    migrate(engine)
    made = sa.MetaData()
    made.reflect(engine)

    def told(found: sa.MetaData) -> dict[str, object]:
        return {
            table.name: (
                {column.name: (column.primary_key, column.nullable) for column in table.columns},
                {(key.parent.name, key.target_fullname) for key in table.foreign_keys},
                {(index.name, tuple(column.name for column in index.columns)) for index in table.indexes},
            )
            for table in found.tables.values()
            if table.name != "alembic_version"
        }

    assert told(made) == told(metadata)
    engine.dispose()
