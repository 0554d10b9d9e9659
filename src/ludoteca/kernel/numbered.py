"""Names that are numbered in the order in which they are declared: decisions, picks, notes."""

from __future__ import annotations

from typing import ClassVar


class Member(int):
    """A number with the name that it is declared by, and the names of what goes with it.

    `parts` are the slots of a decision or the arguments of a note, in order; `ranges` tells what some of them can be:
    at least those of the decisions at which a document can begin, since its numbers are held to them.
    """

    name: str
    parts: tuple[str, ...]
    ranges: dict[str, range]


def member(*parts: str, name: str = "", **ranges: range) -> Member:
    """Declare a name of a `Numbered` class; its own name in small letters unless `name` tells another."""
    one = Member()
    one.name = name
    one.parts = (*parts, *ranges)
    one.ranges = ranges
    return one


class Numbered:
    """Numbers its members from `first` on. Compiled rules read `Ask.LOOK` as the number itself.

    >>> class Ask(Numbered):
    ...     LOOK = member()
    ...     TAKE_BACK = member("space", count=range(3))
    >>> int(Ask.TAKE_BACK), Ask.rows[1].name, Ask.TAKE_BACK.parts
    (1, 'take-back', ('space', 'count'))
    """

    first: ClassVar[int]
    rows: ClassVar[tuple[Member, ...]] = ()
    names: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, first: int = 0) -> None:
        rows: list[Member] = []
        for key, declared in [*vars(cls).items()]:
            if isinstance(declared, Member):
                one = Member(first + len(rows))
                one.name = declared.name or key.lower().replace("_", "-")
                one.parts, one.ranges = declared.parts, declared.ranges
                setattr(cls, key, one)
                rows.append(one)
        cls.first, cls.rows = first, tuple(rows)
        cls.names = tuple(row.name for row in rows)

    @classmethod
    def named(cls, name: str) -> Member:
        """Find a member by its name; raises KeyError if there is none."""
        return dict(zip(cls.names, cls.rows, strict=True))[name]
