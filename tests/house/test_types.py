"""The page's types are those that the server declares."""

from __future__ import annotations

from pathlib import Path

from ludoteca.house import types

SOURCE = Path(__file__).parents[2] / "web/src"


def test_the_pages_types_are_written_from_what_the_server_declares() -> None:
    written = types.files(SOURCE)
    assert len(written) > 1
    for path, text in written.items():
        assert path.read_text(encoding="utf-8") == text, f"npm run types: {path}"
