"""One search tree that tests share."""

from __future__ import annotations

import pytest

from ludoteca.bots.tree import EXPLORE, SCALE, Tree
from tests.bots.tale import Tale, choices


@pytest.fixture(scope="session")
def shared() -> Tree:
    """One tree for all tests: making one takes long."""
    return Tree(7, EXPLORE, SCALE)


@pytest.fixture
def tree(shared: Tree) -> Tree:
    """A tree that knows nothing yet."""
    shared.moves_ahead = 7
    shared.to_own_turn = False
    shared.kinds = len(Tale.decisions)
    shared.luck = 12345
    shared.clear(choices({1: (0, 0)}), 0)
    return shared
