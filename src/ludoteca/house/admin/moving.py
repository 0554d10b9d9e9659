"""Carries a house from one store to another, from SQLite to PostgreSQL and back."""

from __future__ import annotations

from ludoteca.house.clock import Clock
from ludoteca.house.store.carrying import Sums, fill, finish, kept_tables, must_be_quiet, one_moment, prepare, rows_of
from ludoteca.house.store.engine import must_be_newest, newest, open_engine, open_existing, version_of


def move(source: str, target: str) -> Sums:
    """Carry everything into an empty store, in one transaction; tells what was carried, by table."""
    reader = open_existing(source)
    writer = open_engine(target, writer=True)
    try:
        with one_moment(reader) as reading, writer.begin() as writing:
            must_be_newest(version_of(reading))
            must_be_quiet(reading, Clock().now())
            must_be_quiet(writing, Clock().now())
            places = prepare(writing, newest())
            found = {table.name: table for table in kept_tables(reading)}
            sums = {place.name: fill(writing, place, rows_of(reading, found[place.name])) for place in places}
            finish(writing, places, sums)
        return sums
    finally:
        reader.dispose()
        writer.dispose()
