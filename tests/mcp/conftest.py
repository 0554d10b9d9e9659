"""A real house, in which the tests of this room sit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.house import House, open_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that stays open for all tests."""
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened
