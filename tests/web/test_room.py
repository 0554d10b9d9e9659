"""Looking back together in four browsers: one leads and marks, the others follow, and who comes late knows no more."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludoteca.house.admin import people
from ludoteca.house.store.rows import Seat
from tests.support.finished import keep, over
from tests.support.furnished import furnished_house
from tests.support.house import House
from tests.support.inside import open_inside
from tests.web.axe import faults
from tests.web.person import Person, spills

GAMES = ("origin", "origo", "orleans", "species")
NAMES = ("ada", "bo")
MARKS = "svg.marks circle:not(.rim)"
ARROWS = "svg.marks line:not(.rim)"
MIDDLE = "one => (({ x, y, width, height }) => [x + width / 2, y + height / 2])(one.getBoundingClientRect())"


async def furnished(data: Path) -> dict[str, list[str]]:
    """Ada and Bo have finished a game of each kind; returns the secrets of links that let them in, for each use."""
    async with open_inside(data) as house:
        for name in NAMES:
            await house.store.add_player(name, name.title(), house.now())
        for game in GAMES:
            await keep(house, over(game, game, Seat("ada", "Ada"), Seat("bo", "Bo"), at=house.now()))
        row = over("private", "origin", Seat("ada", "Ada"), Seat("bo", "Bo"), at=house.now(), private=True, host="ada")
        await keep(house, row)
        known = [await people.known(house, name) for name in NAMES]
        return {use: [await people.open_door(house, one, 1) for one in known] for use in (*GAMES, "private", "opinion")}


Club = tuple[House, dict[str, list[str]]]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with furnished_house(tmp_path_factory.mktemp("club"), furnished) as found:
        yield found


@pytest.fixture(scope="module")
def base_url(club: Club) -> str:
    """The house where all this happened."""
    return club[0].url


Come = Callable[[str | None, int], Person]


@pytest.fixture
def come(visit: Callable[..., Person]) -> Come:
    """Lets somebody come in on a phone or before a desk, by a link or as a stranger."""

    def come(token: str | None, width: int) -> Person:
        phone = width < 500
        person = visit(None, width, 844, at=token and f"/enter#{token}", has_touch=phone, is_mobile=phone)
        if token is not None:
            person.page.get_by_role("button", name="Come in").click()
            person.page.locator("header .nickname").wait_for()
        return person

    return come


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.nightly) for game in GAMES[1:])])
def test_four_people_look_back_together(club: Club, come: Come, game: str) -> None:
    _, tokens = club
    ada, bo = [come(token, width) for token, width in zip(tokens[game], (1280, 390), strict=True)]
    eve, fay = [come(None, width) for width in (1280, 390)]
    for person in (ada, bo, eve):
        person.open(f"/t/{game}/step/2")
        person.page.get_by_role("slider").wait_for()
    ada.page.get_by_role("button", name="Lead the others").click()
    expect(ada.page.get_by_text("You lead:")).to_be_visible()
    for other in (bo, eve):
        expect(other.page.get_by_text("Ada leads.")).to_be_visible()
    for _ in range(3):
        ada.page.get_by_role("button", name="Next step").click()
    for other in (bo, eve):
        expect(other.page).to_have_url(re.compile(f"/t/{game}/step/5$"))
    assert bo.page.evaluate("scrollY") == 0, "the board stays in sight"
    expect(eve.page.get_by_role("heading", level=1)).to_have_text("Step 5")
    assert eve.page.get_by_role("slider").get_attribute("max") == "5", "the future is not told, nor its length"
    expect(bo.page.get_by_role("heading", level=1)).to_contain_text("Step 5 of")

    ada.page.get_by_role("button", name="Mark", exact=True).click()
    ada.page.locator("svg.marks").wait_for()
    ada.page.evaluate("scrollTo(0, 0)")
    box = ada.page.locator(".looked").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.3, min(box["y"] + 120, 500)
    ada.page.mouse.click(x, y)
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x + 150, y + 60, steps=3)
    ada.page.mouse.up()
    for person in (ada, bo, eve):
        expect(person.page.locator(MARKS)).to_have_count(1)
        expect(person.page.locator(ARROWS)).to_have_count(1)
    assert ada.page.locator(MARKS).evaluate(MIDDLE) == pytest.approx([x, y], abs=3), "where the hand was"
    desk = [ada, eve]
    assert [one.page.locator(MARKS).evaluate(MIDDLE)[0] for one in desk] == pytest.approx([x, x], abs=3)
    for person in (ada, bo, eve):
        assert faults(person.page) == []

    fay.open(f"/t/{game}/step/0")
    expect(fay.page).to_have_url(re.compile("/step/5$"))
    expect(fay.page.locator(ARROWS)).to_have_count(1)
    assert not spills(fay.page)
    fay.page.get_by_role("button", name="Look for yourself").click()
    fay.page.get_by_role("button", name="First step").click()
    expect(fay.page).to_have_url(re.compile("/step/0$"))
    fay.page.get_by_role("button", name="Follow", exact=True).click()
    expect(fay.page).to_have_url(re.compile("/step/5$"))

    bo.page.get_by_role("button", name="Take the lead").click()
    expect(ada.page.get_by_text("Bo leads.")).to_be_visible()
    bo.page.get_by_role("button", name="Stop leading").click()
    expect(ada.page.get_by_role("button", name="Lead the others")).to_be_visible()
    expect(eve.page.get_by_role("heading", level=1)).to_contain_text("of")


def test_a_link_to_a_step_brings_its_marks_and_eyes(club: Club, come: Come) -> None:
    eve, fay = [come(None, width) for width in (1280, 390)]
    eve.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    eve.open("/t/origin/step/3")
    eve.page.get_by_label("Seen by").select_option("1")
    eve.page.get_by_role("button", name="Mark", exact=True).click()
    eve.page.locator("svg.marks").click(position={"x": 200, "y": 150})
    expect(eve.page.locator(MARKS)).to_have_count(1)
    eve.page.get_by_role("button", name="Link to these marks").click()
    link = eve.page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"/t/origin/step/3#!1![0-9.-]+$", link)

    fay.page.goto(link)
    expect(fay.page.locator(MARKS)).to_have_count(1)
    expect(fay.page.get_by_label("Seen by")).to_have_value("1")
    assert fay.page.url == link, "the address stays whole"
    fay.page.get_by_role("button", name="Next step").click()
    expect(fay.page.locator(MARKS)).to_have_count(0)
    expect(fay.page).to_have_url(re.compile("/step/4$"))
    fay.page.get_by_role("button", name="Previous step").click()
    expect(fay.page.locator(MARKS)).to_have_count(1)
    for person in (eve, fay):
        assert faults(person.page) == []


def test_those_in_the_room_play_on_together(club: Club, come: Come) -> None:
    _, tokens = club
    fresh = iter(tokens["origo"])
    ada, bo = [come(next(fresh), width) for width in (1280, 390)]
    for person in (ada, bo):
        person.open("/t/origin/step/30")
        person.page.get_by_role("slider").wait_for()
    ada.page.get_by_role("button", name="Play from here").click()
    ada.page.get_by_label("People").check()
    ada.page.get_by_role("dialog").get_by_role("button", name="Play from here").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Origin: a branch from step 30")
    bo.page.get_by_role("link", name="To the seats").click()
    bo.page.get_by_role("button", name="Take this seat").click()
    expect(bo.page.get_by_text("It counts for nothing")).to_be_visible()
    ada.page.get_by_role("button", name="Start game").click()
    for person in (ada, bo):
        expect(person.page).to_have_title(re.compile("a branch from step 30$"))
        expect(person.page.get_by_role("complementary", name="Branch", exact=True)).to_be_visible()
        assert faults(person.page) == []
    expect(ada.page.get_by_text("A branch: this game begins")).to_be_visible()
    ada.page.get_by_role("link", name="Back to that step").click()
    expect(ada.page).to_have_url(re.compile("/t/origin/step/30$"))
    expect(ada.page.get_by_role("region", name="Branches")).to_contain_text("being played")
    ada.open("/mine")
    expect(ada.page.get_by_text("Origin: a branch from step 30")).to_be_visible()


def test_a_step_is_kept_in_a_study_that_others_read(club: Club, come: Come) -> None:
    _, tokens = club
    fresh = iter(tokens["species"])
    ada, bo = [come(next(fresh), width) for width in (1280, 390)]
    ada.open("/t/origin/step/12#!open!0.500.100")
    ada.page.get_by_role("button", name="Keep in a study").click()
    ada.page.get_by_label("Title").fill("A swap")
    ada.page.get_by_label("Comment").fill("Look at Congo.")
    ada.page.get_by_role("dialog").get_by_role("button", name="Keep").click()
    ada.page.get_by_text("Kept in").wait_for()
    ada.open("/studies")
    ada.page.get_by_role("link", name="A swap").click()
    expect(ada.page.locator(MARKS)).to_have_count(1)

    bo.page.goto(ada.page.url)
    expect(bo.page.get_by_text("Look at Congo.")).to_be_visible()
    expect(bo.page.locator(MARKS)).to_have_count(1)
    assert "of 126" not in bo.page.inner_text("main"), "how long the game was is not told"
    expect(bo.page.get_by_role("button", name="Edit")).to_have_count(0)
    ada.page.reload()
    ada.page.get_by_role("checkbox", name="Bo").check()
    bo.page.reload()
    bo.page.get_by_role("button", name="Edit").click()
    bo.page.get_by_label("Title of this chapter").fill("Another name")
    bo.page.get_by_role("button", name="Save").click()
    expect(bo.page.get_by_role("heading", level=2).first).to_have_text("Another name")
    for person in (ada, bo):
        assert faults(person.page) == []


def test_who_reads_a_study_and_looks_around_is_told_nothing_of_what_comes(club: Club, come: Come) -> None:
    _, tokens = club
    ada = come(tokens["orleans"][0], 1280)
    kept = ada.page.request.post("/api/tables/origin/chapters", data={"title": "Look", "seq": 40, "eyes": "1"})
    link = kept.json()["link"]
    ada.open(link)
    ada.page.get_by_role("link", name="Look around from here").click()
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Step 40 of")  # whoever sat there knows the game

    eve = come(None, 390)
    page = eve.page
    page.goto(link)
    page.get_by_role("link", name="Look around from here").click()
    heading, way = page.get_by_role("heading", level=1), page.get_by_role("slider")
    expect(heading).to_have_text("Step 40")
    expect(page.get_by_role("complementary", name="What comes is hidden")).to_be_visible()
    expect(page.get_by_label("Seen by")).to_have_value("1")
    assert way.get_attribute("max") == "41", "a step on is all that is told"
    page.get_by_role("button", name="Next step").click()
    expect(heading).to_have_text("Step 41")
    expect(page).to_have_url(re.compile("/t/origin/from/41"))
    page.get_by_role("button", name="First step").click()
    expect(heading).to_have_text("Step 0")
    assert way.get_attribute("max") == "42", "how far one has been one knows"
    assert not re.search(r"\bof 1\d\d\b", page.inner_text("main"))
    assert not spills(page)
    assert faults(page) == []
    page.reload()
    expect(heading).to_have_text("Step 0")
    page.get_by_role("button", name="Show the whole game").click()
    expect(heading).to_contain_text("Step 0 of")
    page.goto(link)
    page.get_by_role("link", name="Look around from here").click()
    expect(heading).to_contain_text("Step 40 of")  # who has seen it all is hidden nothing


def test_others_are_invited_to_the_room_of_a_private_game(club: Club, come: Come) -> None:
    _, tokens = club
    ada, eve = come(tokens["private"][0], 1280), come(None, 390)
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    eve.page.goto("/t/private/step/7")
    expect(eve.page.get_by_role("heading", level=1)).to_have_text("This table is not open to you")
    ada.open("/t/private/step/7")
    ada.page.get_by_role("button", name="Invite others").click()
    expect(ada.page.get_by_text("Whoever has it can look back at this private game")).to_be_visible()
    eve.page.goto(ada.page.evaluate("navigator.clipboard.readText()"))
    expect(eve.page.get_by_role("heading", level=1)).to_have_text("Step 7")
    ada.page.get_by_role("button", name="Lead the others").click()
    expect(eve.page.get_by_text("Ada leads.")).to_be_visible()
    old = eve.page.url
    ada.page.get_by_role("button", name="New link").click()
    ada.page.get_by_role("button", name="The old link lets nobody in any more").click()
    expect(eve.page).not_to_have_url(old)  # who is in stays, and is told the new one
    eve.page.reload()
    expect(eve.page.get_by_text("Ada leads.")).to_be_visible()
    late = come(None, 1280)
    late.page.goto(old)
    expect(late.page.get_by_role("heading", level=1)).to_have_text("This table is not open to you")
    for person in (ada, eve):
        assert faults(person.page) == []


def test_the_engine_says_what_it_thinks_when_it_is_asked(club: Club, come: Come) -> None:
    _, tokens = club
    person = come(tokens["opinion"][0], 390)
    page = person.page
    person.open("/t/species/step/20")
    opinion = page.get_by_role("status", name="The engine’s opinion")
    ask = page.get_by_role("button", name="Ask the engine")
    ask.wait_for()
    expect(opinion).to_have_count(0)  # it says nothing unasked
    ask.click()
    shares = opinion.get_by_role("list", name="Chances to win").get_by_role("listitem")
    expect(shares).to_have_text([re.compile(rf"{name}.*\d+%", re.DOTALL) for name in ("Ada", "Bo")])
    told = [int(re.findall(r"(\d+)%", text)[0]) for text in shares.all_inner_texts()]
    assert 99 <= sum(told) <= 101
    expect(opinion.get_by_text(re.compile("(Ada|Bo) may best begin with:"))).to_be_visible()
    expect(opinion.locator("ol li").first).to_have_text(re.compile(r"\w.*\d+%", re.DOTALL))
    assert faults(page) == []
    assert not spills(page)
    page.get_by_role("button", name="Next step").click()
    expect(opinion).to_have_count(0)  # of each step it is asked anew
