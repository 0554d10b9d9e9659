"""What the docs need to be a site that a house serves: no script inside a page, no link that leads out of the site.

The house's Content-Security-Policy lets only files run, not what stands in a page.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
import shutil
from pathlib import Path
from typing import Any

SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
LINK = re.compile(r"\[([^\]]+)\]\(([^):#]+)\)")
FOLDER = "assets/javascripts/pages"

scripts: dict[str, str] = {}


def on_page_markdown(markdown: str, page: Any, files: Any, **_: Any) -> str:
    """Files of the repository that are no pages are named, not linked to."""
    here = posixpath.dirname(page.file.src_uri)

    def named(found: re.Match[str]) -> str:
        known = files.get_file_from_path(posixpath.normpath(posixpath.join(here, found[2])))
        outside = known is None or known.inclusion.is_excluded()
        exists = (Path(page.file.abs_src_path).parent / found[2]).exists()
        return found[1] if outside and exists else found[0]

    return LINK.sub(named, markdown)


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """Move each script out of the page."""
    up = "../" * page.url.count("/")

    def moved(found: re.Match[str]) -> str:
        name = f"{hashlib.sha256(found[1].encode()).hexdigest()[:12]}.js"
        scripts[name] = found[1]
        return f'<script src="{up}{FOLDER}/{name}"></script>'

    return SCRIPT.sub(moved, output)


def on_post_build(config: Any, **_: Any) -> None:
    """Write them beside the pages, and leave out what no house needs."""
    site = Path(config["site_dir"])
    for path in (*site.rglob("*.map"), *site.glob("sitemap.*"), site / "404.html"):
        path.unlink(missing_ok=True)
    shutil.rmtree(site / "assets/javascripts/lunr", ignore_errors=True)  # stems of languages other than English
    folder = site / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in scripts.items():
        (folder / name).write_text(text, encoding="utf-8")
