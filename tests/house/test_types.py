"""The page's types of what travels are those of the schema."""

from __future__ import annotations

from pathlib import Path

from ludoteca.house import types

WRITTEN = Path(__file__).parents[2] / "web/src/lib/wire.ts"


def test_the_pages_types_are_written_from_the_schema() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == types.main(), "npm run types"
