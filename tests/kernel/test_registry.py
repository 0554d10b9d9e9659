"""Games are found by what installed packages announce."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca import BadOption
from ludoteca.kernel import registry

from .toy import TOY


class Point:
    def __init__(self, name: str, thing: object) -> None:
        self.name = name
        self._thing = thing

    def load(self) -> object:
        return self._thing


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Point]]:
    points: list[Point] = []

    def found(**group: Any) -> list[Point]:
        assert group == {"group": "ludoteca.games"}
        return points

    monkeypatch.setattr(registry, "entry_points", found)
    registry.registered.cache_clear()
    yield points
    registry.registered.cache_clear()


def test_games_are_listed_by_name(announced: list[Point]) -> None:
    announced.append(Point("toy", TOY))
    assert registry.registered() == {"toy": TOY} and registry.game("toy") is TOY
    with pytest.raises(BadOption) as caught:
        registry.game("chess")
    assert (caught.value.code, caught.value.field) == ("unknown-game", "game")
    assert caught.value.arguments == {"game": "chess", "known": ["toy"]}


@pytest.mark.parametrize("name, thing", [("other", TOY), ("toy", object())])
def test_what_is_no_game_of_that_name_is_refused(announced: list[Point], name: str, thing: object) -> None:
    announced.append(Point(name, thing))
    with pytest.raises(TypeError, match=f"entry point {name} of ludoteca.games"):
        registry.registered()
