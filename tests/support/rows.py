"""Rows of the store, plain unless told otherwise."""

from __future__ import annotations

from typing import Any

from ludoteca.house.store.rows import EntryRow, Seat, TableRow


def table_row(name: str, **fields: Any) -> TableRow:
    plain: dict[str, Any] = {
        "game": "origo", "options": {}, "private": False, "status": "open", "host": "h",
        "seats": (Seat("h", "Host"), Seat()), "created": 0,
    }  # fmt: skip
    return TableRow(**{**plain, "id": name, **fields})


def entry(table: str, seq: int, move: str = "C4", **fields: Any) -> EntryRow:
    return EntryRow(table, seq, 0, move, (1, 2), 5, **fields)
