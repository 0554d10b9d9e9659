"""Carries the rows of a house from one store to another, whatever their engines: out as lines of JSON, and in again.

What is carried is what stands in the store, of whatever version: tables and columns are read from the store itself.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct, structs
from sqlalchemy.dialects.postgresql import REGCLASS

from ludoteca.house.peers import LEASE, crashed
from ludoteca.house.store.engine import STAMP, WrongStore, bring_to
from ludoteca.house.store.schema import PASSING, metadata

CHUNK = 1000
"""So many rows are read or written at a time."""
WHOLE = 1 << 256

Line = tuple[bytes, dict[str, Any]]
"""A row: as a line of JSON, and by its columns."""


class JsonText(sa.types.UserDefinedType[str]):
    """JSON as the very text that is stored: each engine would write it anew in its own way."""

    cache_ok = True

    def get_col_spec(self, **_: Any) -> str:
        """Tell the name of the type."""
        return "JSON"

    def column_expression(self, column: Any) -> sa.ColumnElement[str]:
        """Read it as a text."""
        return sa.cast(column, sa.Text)


class Sum(Struct):
    """How many rows a table has, and a digest of them that does not ask for their order."""

    rows: int = 0
    digest: str = "0" * 64

    def add(self, lines: Iterable[bytes]) -> None:
        """Count some rows."""
        total = int(self.digest, 16)
        for line in lines:
            self.rows += 1
            total += int.from_bytes(hashlib.sha256(line).digest())
        self.digest = f"{total % WHOLE:064x}"


Sums = dict[str, Sum]
"""By table."""


@contextmanager
def one_moment(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A connection that sees the store as it is at one moment, while others go on writing."""
    options = {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    with engine.connect().execution_options(**options) as connection, connection.begin():
        yield connection


def kept_tables(connection: sa.Connection) -> list[sa.Table]:
    """The tables of a store that are carried, each after those that it refers to."""
    found = sa.MetaData()
    found.reflect(connection)
    passing = {table.name for table in metadata.tables.values() if table.info == PASSING}
    kept = [table for table in found.sorted_tables if table.name not in {*passing, STAMP.name}]
    for column in (column for table in kept for column in table.columns):
        if isinstance(column.type, sa.JSON):
            column.type = JsonText()
    return kept


def rows_of(connection: sa.Connection, table: sa.Table) -> Iterator[list[Line]]:
    """Read a table, some rows at a time; a text that should be JSON and is none becomes JSON that says this text."""
    row_type = _row_type(table)
    documents = [column.name for column in table.columns if isinstance(column.type, JsonText)]
    chosen = sa.select(table).order_by(*table.primary_key.columns)
    streamed = connection.execute(chosen, execution_options={"yield_per": CHUNK})
    for part in streamed.mappings().partitions():
        lines = []
        for found in part:
            row = {str(name): value for name, value in found.items()}
            for name in documents:
                row[name] = _sound(row[name])
            lines.append((msgspec.json.encode(row_type(**row)), row))
        yield lines


def _sound(text: str | None) -> str | None:
    try:
        if text is not None:
            msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return msgspec.json.encode(text).decode()
    return text


def read_lines(table: sa.Table, lines: Iterable[bytes]) -> Iterator[list[Line]]:
    """Read what `rows_of` has written, some rows at a time; raises msgspec.ValidationError where a line is no row."""
    decoder = msgspec.json.Decoder(_row_type(table))
    part: list[Line] = []
    for line in lines:
        part.append((line, structs.asdict(decoder.decode(line))))
        if len(part) == CHUNK:
            yield part
            part = []
    if part:
        yield part


def _row_type(table: sa.Table) -> type[Struct]:
    """A struct with a field for each column."""
    fields: list[tuple[str, Any]] = []
    for column in sorted(table.columns, key=lambda column: column.name):
        kind = str if isinstance(column.type, JsonText) else column.type.python_type
        fields.append((str(column.name), kind | None if column.nullable else kind))
    return msgspec.defstruct(str(table.name), fields, forbid_unknown_fields=True)


def prepare(connection: sa.Connection, version: str) -> list[sa.Table]:
    """Make an empty store of this version; raises WrongStore where there is anything already."""
    for table in kept_tables(connection):
        if table.name in metadata.tables and connection.scalar(sa.select(sa.func.count()).select_from(table)):
            raise WrongStore(f"The store that is to be filled is not empty: there are rows in {table.name}.")
    ours = sa.MetaData()
    ours.reflect(connection, only=lambda name, _: name in metadata.tables or name == STAMP.name)
    ours.drop_all(connection)
    bring_to(connection, version)
    return kept_tables(connection)


def must_be_quiet(connection: sa.Connection, at: int) -> None:
    """Raise WrongStore while a house uses the store."""
    processes = metadata.tables["processes"]
    if not sa.inspect(connection).has_table(processes.name):
        return
    alive = sa.select(processes.c.name).where(processes.c.seen > at - LEASE)
    if not all(map(crashed, connection.scalars(alive))):
        raise WrongStore("A house is open on the store; stop it first.")


def fill(connection: sa.Connection, table: sa.Table, parts: Iterable[list[Line]]) -> Sum:
    """Write rows into an empty table; the answer counts what has been given."""
    given = Sum()
    for part in parts:
        connection.execute(sa.insert(table), [row for _, row in part])
        given.add(line for line, _ in part)
    return given


def count(connection: sa.Connection, table: sa.Table) -> Sum:
    """Read a whole table and count it."""
    found = Sum()
    for part in rows_of(connection, table):
        found.add(line for line, _ in part)
    return found


def finish(connection: sa.Connection, tables: Iterable[sa.Table], given: Sums) -> None:
    """Compare what stands in the store with what it was given, and let new numbers follow those that were carried."""
    for table in tables:
        if count(connection, table) != given[table.name]:
            raise WrongStore(f"What was written into {table.name} is not what was read; nothing has been changed.")
        if connection.dialect.name == "postgresql":
            for column in table.primary_key.columns:
                _renumber(connection, column)
    bring_to(connection, "head")


def _renumber(connection: sa.Connection, column: sa.Column[Any]) -> None:
    """The sequence of a column, where it has one, goes on after its highest number."""
    sequence = connection.scalar(sa.select(sa.func.pg_get_serial_sequence(column.table.name, column.name)))
    if sequence is not None:
        highest = connection.scalar(sa.select(sa.func.max(column))) or 0
        connection.execute(sa.select(sa.func.setval(sa.cast(sequence, REGCLASS), highest + 1, False)))
