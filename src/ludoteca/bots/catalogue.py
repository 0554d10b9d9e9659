"""Which bots there are: by name for tables, by name and budget for tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludoteca.bots.judges import judge
from ludoteca.kernel.errors import BadOption

if TYPE_CHECKING:
    from ludoteca.bots.player import Bot


@dataclass(frozen=True)
class Kind:
    """A bot that tables offer: its name, its strength in rating points, what it is and what it may spend on a move."""

    name: str
    points: int
    base: str
    seconds: float = 0.0


KINDS = (
    Kind("random", 700, "random"),
    Kind("novice", 1100, "novice"),
    Kind("greedy", 1500, "greedy"),
    Kind("search-easy", 1900, "search", 0.02),
    Kind("search-normal", 2000, "search", 0.1),
    Kind("search-strong", 2100, "search", 0.5),
    Kind("champion", 2200, "search", 2.0),
)
"""From the weakest to the strongest; docs/ratings.md tells how their points were found."""
BASES = ("random", "novice", "greedy", "search")
SECONDS = 0.1
MOST_THREADS = 64
CLOCK = "clock"
"""The budget of a search that divides what is left on its seat's clock; without one it has that of its name."""


def levels() -> tuple[tuple[str, int], ...]:
    """Name the bots that a seat can be given to, with their levels (1: the weakest)."""
    return tuple((kind.name, level) for level, kind in enumerate(KINDS, 1))


def points() -> dict[str, int]:
    """Tell how strong they are in rating points, the same in all games (docs/ratings.md)."""
    return {kind.name: kind.points for kind in KINDS}


def budget(name: str) -> float:
    """Tell how many seconds of computing a bot may spend on a move; none: it answers at once."""
    return next((kind.seconds for kind in KINDS if kind.name == name), SECONDS)


def make(name: str, *, seconds: float | None = None, playouts: int | None = None, seed: int | None = None) -> Bot:
    """Make a bot by its name or specification.

    >>> bot = make("greedy", seed=1)
    >>> bot = make("search", playouts=500)
    >>> bot = make("search:0.4")                # seconds of computing time for a move
    >>> bot = make("search:2000p")              # play-outs for a move: the same answer on any machine
    >>> bot = make("champion:0.2")              # a level with another budget
    >>> bot = make("search:0.4x2")              # the same on each of two processors
    >>> bot = make("search:clock")              # divides what is left on its seat's clock (docs/bots.md)
    >>> bot = make("search:0.4@hand")           # judges by the hand-written evaluation alone, not by learned values

    A budget is for `search` alone; `@FILE` lets a bot judge by the learned values of a file. Without a seed every
    bot plays its own way. Raises BadOption when there is no such bot, BadValues when there is no such file.
    """
    name, _, judged_by = name.partition("@")
    base, seconds, playouts, threads, by_clock = _read(name, seconds, playouts)
    by = judge(judged_by)
    if base == "random":
        from ludoteca.bots.random import RandomBot

        return RandomBot(seed)
    if base == "novice":
        from ludoteca.bots.novice import NoviceBot

        return NoviceBot(seed, judge=by)
    if base == "greedy":
        from ludoteca.bots.greedy import GreedyBot

        return GreedyBot(seed, judge=by)
    from ludoteca.bots.search import SearchBot

    if seconds is None and playouts is None:
        seconds = SECONDS
    return SearchBot(seed, seconds=seconds, playouts=playouts, threads=threads, by_clock=by_clock, judge=by)


def _read(name: str, seconds: float | None, playouts: int | None) -> tuple[str, float | None, int | None, int, bool]:
    """Split a specification into the kind of bot and its budget."""
    base, colon, budget = name.partition(":")
    budget, several, number = budget.partition("x")
    threads = 1
    by_clock = budget == CLOCK
    named = next((kind for kind in KINDS if kind.name == base), None)
    if named is None and base not in BASES:
        raise _unknown(name)
    if named is not None:
        base = named.base
        if base == "search" and (by_clock or not colon) and seconds is None and playouts is None:
            seconds = named.seconds
    try:
        if budget.endswith("p"):
            playouts = int(budget[:-1])
        elif colon and not by_clock:
            seconds = float(budget)
        if several:
            threads = int(number)
    except ValueError:
        raise _unknown(name) from None
    _check(name, base, threads, [one for one in (seconds, playouts) if one is not None], by_clock)
    return base, seconds, playouts, threads, by_clock


def _check(name: str, base: str, threads: int, budgets: Sequence[float], by_clock: bool) -> None:
    """Raise BadOption unless a budget is one, and is for a search."""
    possible = all(0 < one < 1e9 for one in budgets) and 0 < threads <= MOST_THREADS
    if not possible or (base != "search" and (budgets or by_clock)):
        raise _unknown(name)


def _unknown(name: str) -> BadOption:
    names = dict.fromkeys([*(kind.name for kind in KINDS), *BASES])
    known = [*names, "search:SECONDS", "search:NUMBERp", f"search:{CLOCK}"]
    return BadOption("unknown-bot", field="bot", args={"bot": name, "known": known})
