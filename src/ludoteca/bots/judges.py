"""By which learned values a bot judges positions: those that a game ships, those of a file, or none."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from ludoteca.kernel.values import BadValues, load, shipped

if TYPE_CHECKING:
    from ludoteca.kernel.position import Position
    from ludoteca.kernel.values import Values

HAND = "hand"
"""Names the hand-written evaluation alone."""
_load = cache(load)


class Judge(Protocol):
    """Tells by which values positions are judged."""

    def values(self, position: Position) -> Values | None:
        """Give the values for such a position; None: the hand-written evaluation alone."""
        ...


class Shipped:
    """The values that the game ships for so many seats; none if it ships none."""

    def values(self, position: Position) -> Values | None:
        """Give the values for such a position."""
        return shipped(position.values_in, position.seats, position.feature_names)


class ByHand:
    """The hand-written evaluation alone."""

    def values(self, position: Position) -> Values | None:
        """Give none."""
        return None


class FromFile:
    """The values of a file; raises BadValues when there is none."""

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise BadValues("no-values", field="bot", reason="there is no such file", args={"path": str(path)})
        self._path = path

    def values(self, position: Position) -> Values | None:
        """Give the values, if they are for such a position; raises BadValues if not."""
        return _load(self._path, position.feature_names)


class Given:
    """Values that stand in no file."""

    def __init__(self, values: Values) -> None:
        self._values = values

    def values(self, position: Position) -> Values:
        """Give the values, whatever the position."""
        return self._values


SHIPPED = Shipped()


def judge(name: str) -> Judge:
    """Make a judge by what a bot's specification says of it; raises BadValues when it names no file."""
    if not name:
        return SHIPPED
    return ByHand() if name == HAND else FromFile(Path(name))
