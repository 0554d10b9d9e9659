"""A house in one file: a zip with the rows of each table as lines of JSON, the keys, and a manifest with digests.

The file is made from one moment of the store while the house runs, and restores into either engine.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version as installed
from pathlib import Path
from typing import IO

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from ludoteca.house.admin.folding import Fault, faults
from ludoteca.house.admin.opening import key_of
from ludoteca.house.clock import Clock
from ludoteca.house.keys import KEY_FILE, write_key
from ludoteca.house.store.carrying import (
    Sum,
    Sums,
    fill,
    finish,
    kept_tables,
    must_be_quiet,
    one_moment,
    prepare,
    read_lines,
    rows_of,
)
from ludoteca.house.store.engine import WrongStore, must_know, open_engine, open_existing, version_of

MANIFEST = "manifest.json"
FORMAT = 1
OWNER_ONLY = 0o600
NO_BACKUP = (zipfile.BadZipFile, zlib.error, EOFError, KeyError, msgspec.MsgspecError)
"""What reading a file raises that is no backup, or a damaged one."""


class Manifest(Struct):
    """What a backup holds."""

    format: int
    house: str
    """The version of the house that made it."""
    schema: str
    """The version of the store."""
    made: int
    tables: Sums
    keys: dict[str, str]
    """Digests of the keys, by file."""


def back_up(url: str, data: Path, file: Path, secret: str = "") -> Manifest:
    """Write a backup; an older file of this name is replaced when the new one is whole."""
    key = key_of(data, secret)
    engine = open_existing(url)
    try:
        with _whole(file) as written, zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
            with one_moment(engine) as connection:
                schema = version_of(connection) or ""
                tables = {table.name: _pack(archive, connection, table) for table in kept_tables(connection)}
            archive.writestr(KEY_FILE, key)
            keys = {KEY_FILE: hashlib.sha256(key).hexdigest()}
            manifest = Manifest(FORMAT, installed("ludoteca"), schema, Clock().now(), tables, keys)
            archive.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
        return manifest
    finally:
        engine.dispose()


@contextmanager
def _whole(file: Path) -> Iterator[IO[bytes]]:
    """Open a file that nobody else may read and that is there when all of it is on disk, or not at all."""
    beside = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        descriptor = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        with os.fdopen(descriptor, "w+b") as opened:
            yield opened
            opened.flush()
            os.fsync(opened.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def _pack(archive: zipfile.ZipFile, connection: sa.Connection, table: sa.Table) -> Sum:
    """Write the rows of a table."""
    found = Sum()
    with archive.open(_member(table.name), "w", force_zip64=True) as member:
        for part in rows_of(connection, table):
            member.writelines(line + b"\n" for line, _ in part)
            found.add(line for line, _ in part)
    return found


def _member(table: str) -> str:
    return f"{table}.jsonl"


def restore(file: Path, url: str, data: Path) -> Manifest:
    """Bring a backup back into an empty store, all of it or nothing, and the key into the data folder."""
    data.mkdir(parents=True, exist_ok=True)
    engine = open_engine(url, writer=True)
    try:
        with _opened(file) as (archive, manifest), engine.begin() as connection:
            must_be_quiet(connection, Clock().now())
            _unpack(archive, manifest, connection)
            write_key(data, archive.read(KEY_FILE))
        return manifest
    finally:
        engine.dispose()


def verify(file: Path) -> tuple[Manifest, list[Fault]]:
    """Restore a backup into a store that is thrown away, and open every table; tells which cannot be opened."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-") as folder, _opened(file) as (archive, manifest):
        engine = open_engine(f"sqlite:///{Path(folder, 'verified.sqlite')}", writer=True)
        try:
            with engine.begin() as connection:
                _unpack(archive, manifest, connection)
            with engine.connect() as connection:
                return manifest, list(faults(connection))
        finally:
            engine.dispose()


@contextmanager
def _opened(file: Path) -> Iterator[tuple[zipfile.ZipFile, Manifest]]:
    """Open a backup whose keys are sound, of a version that is known."""
    try:
        with zipfile.ZipFile(file) as archive:
            manifest = msgspec.json.decode(archive.read(MANIFEST), type=Manifest)
            if manifest.format != FORMAT:
                raise WrongStore(f"{file} is a backup of form {manifest.format}, and this house reads form {FORMAT}.")
            must_know(manifest.schema)
            for name, digest in manifest.keys.items():
                if hashlib.sha256(archive.read(name)).hexdigest() != digest:
                    raise WrongStore(f"{file} is damaged: {name} is not what was written.")
            yield archive, manifest
    except FileNotFoundError:
        raise WrongStore(f"There is no file {file}.") from None
    except NO_BACKUP as error:
        raise WrongStore(f"{file} is no backup of a house, or it is damaged: {error}.") from error


def _unpack(archive: zipfile.ZipFile, manifest: Manifest, connection: sa.Connection) -> None:
    """Write a backup into an empty store and check that every row has come."""
    tables = prepare(connection, manifest.schema)
    if {table.name for table in tables} != set(manifest.tables):
        raise WrongStore(f"The backup is damaged: it lists other tables than version {manifest.schema} has.")
    for table in tables:
        with archive.open(_member(table.name)) as member:
            lines = (line.rstrip(b"\n") for line in member)
            if fill(connection, table, read_lines(table, lines)) != manifest.tables[table.name]:
                raise WrongStore(f"The backup is damaged: the rows of {table.name} are not those that were written.")
    finish(connection, tables, manifest.tables)
