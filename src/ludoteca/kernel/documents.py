"""Documents as text: the readable form of a position, stored as TOML, that tests and reports of bugs can hold."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import tomli_w

from ludoteca.kernel.errors import BadRecord

if TYPE_CHECKING:
    from ludoteca.kernel.game import View


def write(document: View) -> str:
    """Write a document as TOML; what is None is left out, since TOML has no word for it.

    >>> print(write({"seats": 2, "combat": None, "hands": [["ship"], []]}), end="")
    seats = 2
    hands = [
        [
            "ship",
        ],
        [],
    ]
    """
    return tomli_w.dumps(_without_nothing(document))


def read(text: str) -> View:
    """Read a document from TOML, for `Game.load`; raises tomllib.TOMLDecodeError when it is none."""
    return tomllib.loads(text)


def _without_nothing(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_nothing(part) for key, part in value.items() if part is not None}
    if isinstance(value, list):
        return [_without_nothing(part) for part in value]
    return value


def number_of(names: Sequence[str], name: str, field: str) -> int:
    """Find the number of a name that stands in a document; raises BadRecord naming the field when there is none."""
    if name not in names:
        raise BadRecord("bad-document", field=field, args={"problem": f"no {name!r}"})
    return names.index(name)
