"""The version of a game's rules grows exactly when recorded games fold otherwise than they did."""

from __future__ import annotations

import pytest

from ludoteca import Game

from .rules import courses, ours, recorded


@pytest.mark.parametrize("of", ours(), ids=lambda game: game.name)
def test_rules_that_fold_a_recorded_game_otherwise_have_another_version(of: Game) -> None:
    then = recorded()[of.name]
    same = courses(of) == then["courses"]
    assert same or of.rules == then["rules"] + 1, f"add one to `rules` of {of.name}: its journals fold otherwise"
    assert same, "write the new courses down: python -m tests.contract.rules"
    assert of.rules == then["rules"], "write the new version down: python -m tests.contract.rules"
