"""Opens a house beside the processes that serve it, to look after it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from ludoteca.house.config import Settings
from ludoteca.house.house import House
from ludoteca.house.keys import KEY_FILE, known_key
from ludoteca.house.store.engine import WrongStore, must_be_newest, open_existing, version_of


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[House]:
    """The house of a store that is there and up to date, and of a data folder that holds its key."""
    key_of(settings.data, settings.secret)
    engine = open_existing(settings.url)
    try:
        with engine.connect() as connection:
            must_be_newest(version_of(connection))
    finally:
        engine.dispose()
    house = House(settings)
    try:
        yield house
    finally:
        await house.close()


def key_of(data: Path, given: str = "") -> bytes:
    """The key of a house that has been opened before."""
    key = known_key(data, given)
    if key is None:
        raise WrongStore(
            f"There is no {KEY_FILE} in {data}: name the house's data folder with --data, or set LUDOTECA_SECRET."
        )
    return key
