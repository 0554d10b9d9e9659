"""What `make look` measures, on a part of it: everything is legible, reachable and in sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web import look, tour

PART = {"390×844": ("de",), "844×390": ("ja",), "1280×800": ("it",), "768×1024": ("en",)}
"""The screens that are looked at, with languages that differ most in length: a phone every day, the others at night."""
ROUND = [
    (look.SIZES[3], "en"),
    pytest.param(look.SIZES[2], "ja", marks=pytest.mark.nightly),
]
GAMES = sorted(path.parent.parent.name for path in look.ROOT.glob("web/src/boards/*/gallery/game.json"))
UPRIGHT = next(iter(PART))
SCREENS = [
    pytest.param(size, game, marks=() if str(size) == UPRIGHT else pytest.mark.nightly)
    for size in look.SIZES
    for game in GAMES
    if str(size) in PART
]


@pytest.fixture(scope="session")
def gallery() -> Iterator[str]:
    """The gallery, as it would be sent by a house."""
    with look.gallery() as address:
        yield address


MENDED = [
    ("origo", "844×390", "en", "combat-over"),
    ("origo", "360×740", "it", "combat"),
    ("origin", "1280×800", "de", "over"),
    ("origin", "1024×768", "en", "action-late"),
    ("orleans", "1024×768", "en", "place-tech"),
]
"""What only the whole look had found: a button too narrow for a finger, answers out of sight, a card cut off; then, on
tablets, pawns too small for a finger and points beside their player."""
OUTSIDE = """([things, of]) => [...document.querySelectorAll(things)].filter((one) => {
  const [inner, outer] = [one.getBoundingClientRect(), one.closest(of).getBoundingClientRect()];
  return inner.left < outer.left - 1 || inner.right > outer.right + 1;
}).length"""


@pytest.mark.parametrize(("game", "size", "language", "state"), MENDED)
def test_what_was_mended_stays_mended(
    browser: Browser, gallery: str, game: str, size: str, language: str, state: str
) -> None:
    wide = next(one for one in look.SIZES if str(one) == size)
    with look.screen(browser, gallery, wide) as page:
        assert not look.lines(look.look(page, game, wide, (language,), ("light",), state))


@pytest.mark.parametrize(
    ("game", "scene", "size", "things", "of"),
    [
        ("orleans", "tower-late", look.SIZES[3], ".market li", ".market"),
        ("species", "beagle-card-late", look.SIZES[2], ".journal li", "article"),
        ("species", "beagle-card-late", look.SIZES[5], ".journal li", "article"),
    ],
)
def test_many_things_stay_inside_what_holds_them(
    browser: Browser, gallery: str, game: str, scene: str, size: tour.Size, things: str, of: str
) -> None:
    """Ten followers on a phone's market, and four players' standings on each card of the journal, on a tablet, too."""
    with look.screen(browser, gallery, size) as page:
        page.evaluate("state => gallery.show(state)", {"game": game, "scene": scene, "draft": []})
        assert page.locator(things).count() > 8
        assert page.evaluate(OUTSIDE, [things, of]) == 0


@pytest.mark.parametrize(("size", "game"), SCREENS, ids=str)
def test_one_look_tells(browser: Browser, gallery: str, size: tour.Size, game: str) -> None:
    """No text that is too small, no target that a finger misses, nothing hidden that one is asked for."""
    with look.screen(browser, gallery, size) as page:
        found = look.look(page, game, size, PART[str(size)], ("light",))
    assert not look.lines(one for one in found if look.excused(one) is None)


@pytest.fixture(scope="module")
def club(browser: Browser) -> Iterator[tour.Club]:
    """A house with a past."""
    with tour.club(browser) as club:
        yield club


@pytest.mark.parametrize(("size", "language"), ROUND, ids=str)
def test_so_do_the_pages_round_the_games(browser: Browser, club: tour.Club, size: tour.Size, language: str) -> None:
    """What axe finds there is `test_every_page`'s."""
    found = look.look_round(browser, club, size, (language,), ("light",))
    assert not look.lines(one for one in found if look.excused(one) is None)
