"""A game's statistics: for each number of players, drawn with intervals, and words where too few games tell."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import msgspec
import pytest
from playwright.sync_api import Route, expect

from ludoteca.house.verbs.statistics import counted
from ludoteca.house.wire.statistics import CountedInfo, StatisticsInfo
from ludoteca.kernel.registry import registered
from ludoteca.ledger.measures import ENOUGH
from ludoteca.ledger.watching import watch
from tests.ledger.finished import any_move
from tests.web.axe import faults
from tests.web.person import Person, spills, tick

GAME = "origin"


@cache
def told() -> bytes:
    """What games of two by chance come to, and that there are few with three."""
    game, games = registered()[GAME], []
    for seed in range(ENOUGH + 4):
        match, luck = game.start(2, seed=str(seed)), random.Random(seed)
        while not match.over:
            match.play(match.to_act[0], any_move(match, match.to_act[0], luck))
        games.append(watch(match))
    infos = [counted(game, 2, games, at=1), CountedInfo(3, 4, 1)]
    return msgspec.json.encode(
        StatisticsInfo(GAME, ENOUGH, 2000, True, [msgspec.Raw(msgspec.json.encode(one)) for one in infos])
    )


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_statistics_are_found_and_read(visit: Callable[..., Person], width: int, height: int) -> None:
    def answer(route: Route) -> None:
        route.fulfill(body=told(), content_type="application/json")

    page = visit(None, width=width, height=height, new=True).page
    page.route(f"**/api/games/{GAME}/statistics", answer)
    page.goto("/")
    tick(page.locator(f"input[name=game][value={GAME}]"))
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("heading", name="Statistics: Origin")).to_be_visible()
    begins = page.get_by_role("region", name="Does it matter who begins?").get_by_role("row")
    expect(begins).to_have_count(3)
    pieces = page.get_by_role("region", name="What was chosen, and how it went")
    expect(pieces.get_by_role("columnheader", name="Value")).to_have_attribute("aria-sort", "descending")
    pieces.get_by_role("button", name="Taken").click()
    expect(pieces.get_by_role("columnheader", name="Taken")).to_have_attribute("aria-sort", "descending")
    pieces.get_by_label("Show").select_option(index=1)
    assert pieces.get_by_role("row").count() > 1
    assert "{$" not in page.get_by_role("main").inner_text()
    assert faults(page) == []
    assert not spills(page)
    tick(page.get_by_label("3 players"))
    expect(page.get_by_role("status").filter(has_text="4 games have been counted so far")).to_be_visible()
    assert faults(page) == []


def test_a_house_without_games_says_so(visit: Callable[..., Person]) -> None:
    page = visit(None).page
    page.goto("/statistics/origin")
    expect(page.get_by_text("No games have been counted yet.", exact=False)).to_be_visible()
