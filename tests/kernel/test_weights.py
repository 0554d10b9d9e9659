"""Weights are read, written and refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.kernel.values import HIDDEN, BadValues, Values, listed, load

NAMES = listed({"share left": 1, "pawns": 2})


def some() -> Values:
    inward = [[1] * HIDDEN, [2] * HIDDEN, [3] * HIDDEN]
    return Values(NAMES, [1, 2, 3], [4, 5, 6], [7] * HIDDEN, inward, [8] * HIDDEN, [9, 1, 2], {"seed": 3})


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file = tmp_path / "2.json"
    file.write_text(some().as_json(), encoding="utf-8")
    read = load(file, NAMES)
    assert read.row == some().row
    assert read.made == {"seed": 3}


def test_weights_for_other_features_are_refused() -> None:
    with pytest.raises(BadValues, match=r"pawns 1.*villages") as refused:
        Values.read(some().as_json(), listed({"share left": 1, "pawns 0": 1, "villages": 1}))
    assert refused.value.field == "features"
    with pytest.raises(BadValues, match="another order"):
        Values.read(some().as_json(), NAMES[::-1])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("shifts", [9, 1]),
        ("shifts", [9, 1, 32]),
        ("shifts", [-1, 1, 2]),
        ("begin", [0] * (HIDDEN - 1)),
        ("outward", [40000] * HIDDEN),
        ("begin", [1 << 31] * HIDDEN),
        ("features", [["share left", 1, 2]]),
        ("features", []),
    ],
)
def test_weights_that_do_not_fit_together_are_refused(field: str, value: object) -> None:
    data = json.loads(some().as_json())
    data[field] = value
    with pytest.raises(BadValues):
        Values.read(json.dumps(data), NAMES)


def test_no_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadValues, match="nowhere"):
        load(tmp_path / "nowhere.json", NAMES)
