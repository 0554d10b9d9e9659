"""The check of data from outside, on a shape of its own: each kind of field, and the name of what does not fit."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteca import BadRecord
from ludoteca.kernel.shapes import LARGEST, Part, Shape, disagreement, fields_of, optional
from ludoteca.kernel.views import PER_SEAT, Count, Seat, among


class Boat(Struct):
    name: str
    size: int = 1


class Lake(Struct, kw_only=True):
    depth: int
    fish: Count = 0
    owner: Seat | None = None
    boats: list[Boat] = []
    shares: Annotated[list[int], PER_SEAT] = []
    pair: Annotated[list[int], Meta(min_length=2, max_length=3)] = []
    wind: Annotated[str, among(["calm", "storm"])] = "calm"
    label: Annotated[str, Meta(min_length=2, max_length=4)] = "ab"
    code: Annotated[str, Meta(pattern=r"\A[0-9]+\Z")] = "1"
    frozen: bool = False
    depths: dict[str, int] = {}
    rank: Literal[1, "first"] = 1
    mixed: str | int | bool = 0
    flagship: Boat | None = None
    anything: Any = None
    hidden: int | UnsetType = UNSET
    counted: tuple[int, ...] = ()
    limit: Annotated[int, Meta(ge=-2, le=5)] = 0


GOOD: dict[str, Any] = {
    "depth": LARGEST, "fish": 10_000, "owner": 2, "boats": [{"name": "x"}, {"size": -LARGEST}], "shares": [1, 2, 3],
    "pair": [1, 2], "wind": "storm", "label": "abcd", "code": "123", "frozen": True, "depths": {"a": 1},
    "rank": "first", "mixed": "x", "flagship": None, "anything": [{}], "hidden": 3, "counted": (1, 2), "limit": -2,
}  # fmt: skip


def problem(spoiled: Any, *, whole: bool = False) -> tuple[str, str]:
    with pytest.raises(BadRecord) as caught:
        Shape(Lake, 3, whole=whole).check(spoiled)
    assert caught.value.code == "bad-document"
    return caught.value.field, caught.value.arguments["problem"]


def test_what_fits_comes_back_as_a_copy() -> None:
    checked = Shape(Lake, 3).check(GOOD)
    assert checked == {**GOOD, "counted": [1, 2]} and checked is not GOOD and checked["boats"] is not GOOD["boats"]
    assert Shape(Lake, 3).check({}) == {} and Shape(Lake, 3, whole=True).check({"depth": 1}) == {"depth": 1}
    cases: list[dict[str, Any]] = [
        {"owner": None}, {"owner": 0}, {"rank": 1}, {"mixed": True}, {"mixed": 7}, {"flagship": {}}, {"limit": 5},
        {"pair": [1, 2, 3]}, {"label": "ab"}, {"boats": []}, {"depths": {}}, {"fish": 0}, {"depth": -LARGEST},
    ]  # fmt: skip
    for fine in cases:
        assert Shape(Lake, 3).check(fine) == fine


@pytest.mark.parametrize(
    "spoiled, field, says",
    [
        ([], "document", "is not a table"),
        (None, "document", "is not a table"),
        ({"deep": 1}, "deep", "is not known"),
        ({"x" * 99: 1}, "x" * 64, "is not known"),
        ({"boats": [{}, {"sail": 1}]}, "boats[1].sail", "is not known"),
        ({"boats": {}}, "boats", "is not a list"),
        ({"boats": "ab"}, "boats", "is not a list"),
        ({"boats": [1]}, "boats[0]", "is not a table"),
        ({"boats": [{"name": 1}]}, "boats[0].name", "is not a text"),
        ({"depth": "1"}, "depth", "is not a whole number"),
        ({"depth": True}, "depth", "is not a whole number"),
        ({"depth": 1.0}, "depth", "is not a whole number"),
        ({"depth": None}, "depth", "is not a whole number"),
        ({"depth": LARGEST + 1}, "depth", f"is not from {-LARGEST} to {LARGEST}"),
        ({"depth": -LARGEST - 1}, "depth", f"is not from {-LARGEST} to {LARGEST}"),
        ({"limit": 6}, "limit", "is not from -2 to 5"),
        ({"limit": -3}, "limit", "is not from -2 to 5"),
        ({"fish": -1}, "fish", "is not from 0 to 10000"),
        ({"owner": 3}, "owner", "is not from 0 to 2"),
        ({"owner": -1}, "owner", "is not from 0 to 2"),
        ({"owner": "1"}, "owner", "is not a whole number"),
        ({"shares": [1, 2]}, "shares", "does not have one entry for each of 3 seats"),
        ({"shares": [1, 2, 3, 4]}, "shares", "does not have one entry for each of 3 seats"),
        ({"shares": [1, 2, "3"]}, "shares[2]", "is not a whole number"),
        ({"pair": [1]}, "pair", "has 1 entries, not 2 to 3"),
        ({"pair": [1, 2, 3, 4]}, "pair", "has 4 entries, not 2 to 3"),
        ({"wind": "breeze"}, "wind", "no 'breeze'"),
        ({"wind": 1}, "wind", "no '1'"),
        ({"wind": "x" * 99}, "wind", f"no {'x' * 64!r}"),
        ({"label": "a"}, "label", "has 1 letters"),
        ({"label": "abcde"}, "label", "has 5 letters"),
        ({"label": 3}, "label", "is not a text"),
        ({"code": "12a"}, "code", "is not spelled like one"),
        ({"code": ""}, "code", "is not spelled like one"),
        ({"frozen": 1}, "frozen", "is not true or false"),
        ({"frozen": None}, "frozen", "is not true or false"),
        ({"depths": []}, "depths", "is not a table"),
        ({"depths": {1: 1}}, "depths.1", "is not a text"),
        ({"depths": {"a": "b"}}, "depths.a", "is not a whole number"),
        ({"rank": "second"}, "rank", "no 'second'"),
        ({"rank": True}, "rank", "no 'True'"),
        ({"mixed": 1.5}, "mixed", "is not a text"),
        ({"mixed": None}, "mixed", "is not a text"),
        ({"flagship": 1}, "flagship", "is not a table"),
        ({"counted": 5}, "counted", "is not a list"),
        ({"hidden": None}, "hidden", "is not a whole number"),
    ],
)
def test_what_does_not_fit_is_named(spoiled: Any, field: str, says: str) -> None:
    found = problem(spoiled)
    assert found[0] == field
    assert says in found[1] or field == "mixed"


def test_what_is_whole_needs_all_its_fields() -> None:
    assert problem({}, whole=True) == ("depth", "is missing")
    assert problem({"depth": 1, "boats": [{}]}, whole=True) == ("boats[0].name", "is missing")
    assert Shape(Lake, 3, whole=True).check({"depth": 1, "boats": [{"name": "x"}]})
    with pytest.raises(BadRecord) as caught:
        Shape(Lake, 3).check({"boats": [{}]})["boats"][0]["name"]
    assert (caught.value.field, caught.value.arguments) == ("boats[0].name", {"problem": "is missing"})
    with pytest.raises(BadRecord) as caught:
        Part("", {})["depth"]
    assert caught.value.field == "depth"


def test_only_fields_that_some_readers_do_not_get_are_optional() -> None:
    found = {name: optional(field) for name, field in fields_of(Lake).items()}
    assert [name for name, free in found.items() if free] == ["hidden"]


@pytest.mark.parametrize(
    "given, shown, field",
    [
        ({}, {"a": 1}, None),
        ({"a": 1}, {"a": 1}, None),
        ({"a": 1}, {"a": 2}, "a"),
        ({"a": 1}, {"a": True}, "a"),
        ({"a": {"b": [1, {"c": 2}]}}, {"a": {"b": [1, {"c": 3}]}}, "a.b[1].c"),
        ({"a": [1, 2]}, {"a": [1]}, "a"),
        ({"a": [1, 2]}, {"a": [2, 1]}, "a[0]"),
        ({"a": ["x", "y"]}, {"a": ["y", "x"]}, None),
        ({"a": ["x", ""]}, {"a": ["x"]}, None),
        ({"a": ["x", "x"]}, {"a": ["x"]}, "a"),
        ({"a": []}, {"a": ["x"]}, "a"),
        ({"a": 0, "b": [], "c": {}, "d": [0, {}], "e": None, "f": False, "g": {"h": 0}}, {}, None),
        ({"a": 1}, {}, "a"),
        ({"a": [0, 1]}, {}, "a"),
        ({"a": {"b": 1}}, {}, "a"),
        ({"a": [1]}, {"a": {"b": 1}}, "a"),
        ({"x": 1, "a": 2}, {"x": 1, "a": 3}, "a"),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}}, "a.c"),
    ],
)
def test_the_first_field_that_disagrees_is_named(given: Any, shown: Any, field: str | None) -> None:
    assert disagreement(given, shown, "") == field
