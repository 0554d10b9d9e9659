"""A real server process for each store; PostgreSQL when there is one on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.house import Guest, House, open_house
from tests.support.postgres import empty_database, find_postgres, open_postgres

STORES = ("sqlite", "postgresql")


@pytest.fixture(scope="session", params=STORES)
def store(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of an empty store; empty text: SQLite in the data folder."""
    if request.param == "sqlite":
        yield ""
        return
    if find_postgres() is None:
        pytest.skip("no PostgreSQL on this machine")
    with open_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def house(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that stays open for the tests of one store."""
    with open_house(tmp_path_factory.mktemp("house"), store) as opened:
        yield opened


@pytest.fixture
def own_house(store: str, tmp_path: Path) -> Iterator[House]:
    """A house for one test, which may kill it; whoever is killed leaves a lease, so its store is its own, too."""
    with open_house(tmp_path, store and empty_database(store)) as opened:
        yield opened


@pytest.fixture
def anna(house: House) -> Guest:
    """One person."""
    return house.guest("Anna")


@pytest.fixture
def bert(house: House) -> Guest:
    """Another."""
    return house.guest("Bert")
