"""Options of a game: declared as data, checked when a table is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.kernel.errors import BadOption


@dataclass(frozen=True)
class Option:
    """One thing that players may agree on before the start; the first value is the default."""

    name: str
    values: tuple[Any, ...]
    rule: str = ""
    of_seats: bool = False
    """Whether the numbers among the values are seats, so that only those at the table can be chosen."""
    usual: bool = False
    """Whether people often agree on it, so that it is asked about before the others."""
    before: Any = None
    """What was played before there was this option; a record that does not name it goes by this (None: the default)."""

    @property
    def default(self) -> Any:
        """The value taken when nobody chooses."""
        return self.values[0]


def complete(
    options: Sequence[Option], chosen: Mapping[str, Any], seats: int, recorded: bool = False
) -> dict[str, Any]:
    """Fill in defaults, for a record those of its time, and check what was chosen for a table of so many seats.

    >>> complete([Option("planning", ("simultaneous", "turn_order"))], {}, seats=2)
    {'planning': 'simultaneous'}

    Raises BadOption naming the option that is unknown or has no such value.
    """
    known = {option.name: option for option in options}
    for name, value in chosen.items():
        if name not in known:
            raise BadOption("unknown-option", field=f"options.{name}", args={"option": name})
        allowed = _allowed(known[name], seats)
        if not any(value == one and type(value) is type(one) for one in allowed):
            args = {"option": name, "value": str(value), "allowed": [str(one) for one in allowed]}
            raise BadOption("bad-option", field=f"options.{name}", rule=known[name].rule, args=args)
    return {name: chosen.get(name, _unsaid(option, recorded)) for name, option in known.items()}


def _unsaid(option: Option, recorded: bool) -> Any:
    return option.before if recorded and option.before is not None else option.default


def _allowed(option: Option, seats: int) -> list[Any]:
    values = option.values if option.before in (None, *option.values) else (*option.values, option.before)
    return [one for one in values if not (option.of_seats and type(one) is int and one >= seats)]
