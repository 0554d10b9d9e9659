"""The docs, which a house serves without any other host: as they are built, under its Content-Security-Policy."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import Person


def test_the_docs_are_read_and_searched_in_the_house(visit: Callable[..., Person], base_url: str) -> None:
    page = visit(None).page
    foreign: list[str] = []
    page.on("request", lambda request: foreign.append(request.url) if not request.url.startswith(base_url) else None)
    page.goto("/docs")
    expect(page).to_have_url(f"{base_url}/docs/index.html")
    page.get_by_role("link", name="Protocol", exact=True).first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("The wire protocol")
    page.get_by_role("textbox", name="Search").fill("Retry-After")
    expect(page.locator(".md-search-result__item").first).to_be_visible()
    page.goto("/docs/reference/kernel.html")
    expect(page.locator("[id='ludoteca.kernel.match.Match.offer']")).to_be_visible()
    assert not foreign
