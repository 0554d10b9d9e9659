"""What `make look` measures, on a part of it: everything is legible, reachable and in sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web import look

PART = {"390×844": ("en", "de"), "844×390": ("ja",), "1280×800": ("it",)}
"""The screens that are looked at each time, with languages that differ most in length."""
GAMES = sorted(path.parent.parent.name for path in look.ROOT.glob("web/src/boards/*/gallery/game.json"))


@pytest.fixture(scope="session")
def gallery() -> Iterator[str]:
    """The gallery, as it would be sent by a house."""
    with look.gallery() as address:
        yield address


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [size for size in look.SIZES if str(size) in PART], ids=str)
def test_one_look_tells(browser: Browser, gallery: str, size: look.Size, game: str) -> None:
    """No text that is too small, no target that a finger misses, nothing hidden that one is asked for."""
    with look.screen(browser, gallery, size) as page:
        found = look.look(page, game, size, PART[str(size)], ("light",))
    assert not look.lines(one for one in found if look.excused(one) is None)
