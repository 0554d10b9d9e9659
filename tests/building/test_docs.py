"""The docs as a site: all links lead somewhere, nothing comes from elsewhere, no script stands in a page."""

from __future__ import annotations

import re
import subprocess
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"<[a-z]+\b[^>]*?\s(src|href)=(?:\"([^\"]*)\"|'([^']*)'|([^\s>]+))")
ID = re.compile(r"\sid=(?:\"([^\"]*)\"|([^\s>]+))")
SCRIPT = re.compile(r"<script\b([^>]*)>")


@pytest.fixture(scope="module")
def site() -> Path:
    """The site that a house serves, built unless nothing has changed; a warning ends it."""
    done = subprocess.run(["make", "docs"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return ROOT / "src/ludoteca/house/docs"


def links(page: Path) -> set[tuple[str, str]]:
    """What a page names: how, and where."""
    found = LINK.findall(page.read_text(encoding="utf-8"))
    return {(how, unescape(one or two or three)) for how, one, two, three in found}


def test_each_link_leads_to_a_place_that_is_there(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    ids = {page: {unescape(a or b) for a, b in ID.findall(page.read_text(encoding="utf-8"))} for page in pages}
    assert len(pages) > 15
    for page in pages:
        for _, link in links(page):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            if target.is_dir():
                target /= "index.html"
            assert target.is_file(), f"{page.name}: {link}"
            if parts.fragment and target in ids:
                assert unquote(parts.fragment) in ids[target], f"{page.name}: {link}"


def test_nothing_comes_from_another_host_and_no_script_stands_in_a_page(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert all("src=" in tag or "application/json" in tag for tag in SCRIPT.findall(text)), page.name
        assert not re.search(r"<[a-z]+\b[^>]*\son[a-z]+=", text), page.name
        tags = re.findall(r"<(?:script|link|img|iframe|source|audio|video)\b[^>]*>", text)
        assert not [tag for tag in tags if re.search(r"(?:src|href)=[\"']?(?:https?:)?//", tag)], page.name
    for sheet in site.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", sheet.read_text(encoding="utf-8")), sheet.name


def test_the_reference_says_what_the_docstrings_say(site: Path) -> None:
    kernel = (site / "reference/kernel.html").read_text(encoding="utf-8")
    for name in ("ludoteca.kernel.match.Match.offer", "ludoteca.kernel.room.Room", "ludoteca.kernel.registry.game"):
        assert f'id="{name}"' in kernel, name
    assert ("href", "../kernel.html") in links(site / "reference/kernel.html")
    assert "docs/examples" not in str(links(site / "bots.html")), "what is no page is named, not linked to"
    pages = {page.stem for page in (ROOT / "docs").glob("*.md")}
    assert pages <= {page.stem for page in site.glob("*.html")}, "each page is part of the site"


def test_pages_are_readable_without_the_site() -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8")):
            if not urlsplit(target).scheme:
                assert (page.parent / target).exists(), f"{page.name}: {target}"
