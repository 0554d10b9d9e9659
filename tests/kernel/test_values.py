"""What the kernel hands out are values: nobody can change what somebody else holds."""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil

import pytest
from msgspec import Raw, Struct

from ludoteca import kernel
from ludoteca.kernel.journal import Entry
from ludoteca.kernel.snapshots import Snapshot, Snapshots

FILLED_IN = {"Row", "Record", "Frame", "Header"}
"""What is read, or filled in by the kernel, before anybody holds it."""

STRUCTS = {
    one
    for module in pkgutil.iter_modules(kernel.__path__)
    for one in vars(importlib.import_module(f"ludoteca.kernel.{module.name}")).values()
    if isinstance(one, type) and issubclass(one, Struct) and one.__module__.startswith("ludoteca.kernel.")
}


@pytest.mark.parametrize("one", sorted(STRUCTS, key=str), ids=str)
def test_what_travels_cannot_be_changed(one: type[Struct]) -> None:
    assert one.__struct_config__.frozen is (one.__name__ not in FILLED_IN)


def test_an_entry_seals_nothing_unless_it_says_so() -> None:
    assert not Entry(1, 0, "pass").sealed
    assert Entry(1, 0, "pass", (), True) == Entry(1, 0, "pass"), "whether it seals is no part of the record"
    with pytest.raises(dataclasses.FrozenInstanceError):
        Entry(1, 0, "pass").seq = 2  # type: ignore[misc]


def snapshot(seq: int, rules: int = 1) -> Snapshot:
    return Snapshot(seq, rules, "", Raw(b"{}"), {}, {}, 0, 0, [])


def test_a_snapshot_takes_the_place_of_the_one_after_the_same_entry_only() -> None:
    kept = Snapshots([snapshot(9), snapshot(3)])
    kept.add(snapshot(5))
    kept.add(snapshot(3, rules=2))
    assert [(one.seq, one.rules) for one in kept.kept] == [(3, 2), (5, 1), (9, 1)]
