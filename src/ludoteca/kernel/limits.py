"""How large a game can become: bounds that hold whatever is played and drawn."""

from __future__ import annotations

from typing import NamedTuple


class Limits(NamedTuple):
    """What no game with some number of seats and some options ever exceeds; it may well stay far below."""

    picks: int
    """The most picks from the first decision to the end, those of all seats together."""
    draws: int
    """The most random results of which there were at least two, from set-up to the end."""
    results: int
    """The most results that a single draw can have."""
    least: int
    """The fewest points that a seat can end with."""
    most: int
    """The most points that a seat can end with."""
    endless: bool = False
    """Whether these options let a game go on for ever: then `picks` is no bound, but where to cut it off."""
