# cython: annotation_typing=False
"""The contract between a game and everything else in the house. Read this first.

A game is a subclass of `Position` and a subclass of `Game`, which is a `Room` in which matches can be started
(`game.py`). The position is the hot half: rules, compiled, knowing only numbers. The game is the readable half: names,
views, refusals, words. Everything that plays, serves, searches or tests a game goes through these two and through
`Match`, which holds one game being played.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib import resources
from types import MappingProxyType
from typing import Any, Generic, NamedTuple

from msgspec import UNSET, to_builtins
from typing_extensions import TypeVar

from ludoteca.kernel.editions import Edition, in_force
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.events import GameEvent
from ludoteca.kernel.limits import Limits
from ludoteca.kernel.numbered import Numbered
from ludoteca.kernel.offers import Offer, offers_by
from ludoteca.kernel.options import Option
from ludoteca.kernel.picks import Pick, Vocabulary
from ludoteca.kernel.position import Position
from ludoteca.kernel.refusal import Refusal
from ludoteca.kernel.views import Frame, Header

P = TypeVar("P", bound=Position, default=Any)

View = dict[str, Any]
"""A view, or a document, as JSON knows it."""
Fault = tuple[str, str]
"""A field of a document, and what cannot be in it."""
Note = tuple[int, int, int, int, int, int, int, int]
"""What a position tells the log: code, mask of readers, five numbers, and a set."""

OPEN = -2
"""The seat that sees everything; its view is the document of a position."""
SPECTATOR = -1
"""The seat that sees only what is public."""
PACE = 60
"""How many decisions a seat has in a game that does not tell."""
LAST = 0.1
"""The share of a game that is always expected to be left."""
TOTAL = "total"
"""What a view of a score calls the sum of its sources."""


class Line(NamedTuple):
    """A line of the log: an event, and the mask of the seats that may read it."""

    event: GameEvent
    to: int

    def readable(self, seat: int) -> bool:
        """Tell whether a seat (or SPECTATOR, or OPEN) may read it."""
        return self.to == -1 or seat == OPEN or (seat >= 0 and self.to >> seat & 1 == 1)


class Pending(NamedTuple):
    """A decision that may wait for its seat when no move is half entered: what it lies on, and how many decide.

    What its numbers may be, the ranges of its slots tell where it is declared.
    """

    on: tuple[str, ...]
    """Names of the decisions that it may lie on; the empty name: it may be the undermost."""
    deciders: range = range(1, 2)
    """How many seats decide it."""


class Room(ABC, Generic[P]):
    """What a game fills in: how to set it up, show it, and speak about it; `P` is the class of its positions."""

    name: str
    """Short lower-case name; also the folder of its room."""
    room: str
    """The package that holds its data and texts."""
    rules: int = 1
    """The version of its rules: one more whenever a journal folds otherwise than it did (docs/adding-a-game.md)."""
    seats: range
    """How many can play."""
    options: tuple[Option, ...] = ()
    position: type[P]
    """The class of its positions; it holds the table of decisions."""
    seen: type[Numbered] = Numbered
    """The slices of its observations by name, besides those that all games begin with."""
    notes: type[Numbered]
    """What its positions tell the log: each note by name, with the names of its arguments."""
    tokens: Mapping[str, Sequence[str]] = {}
    """How numbers of a kind (slots of decisions, arguments of notes) are spelled."""
    sets: Mapping[str, Callable[[int], list[str] | str]] = {}
    """How the arguments of notes are read that come as a set."""
    purposes: Sequence[str] = ()
    """What is drawn by chance, in a word for each purpose (`Position.draw`); the last goes for all that follow."""
    forgoing: frozenset[int] = frozenset()
    """The picks that end something: who makes one while something else is on offer is asked once."""
    not_offered: Refusal
    """What is said of a pick that no decision has a better reason to refuse."""
    public: frozenset[str] = frozenset()
    """Names of the decisions whose legal picks everybody can tell: what is not named may hang on what is hidden."""
    luck_scores: bool = False
    """Whether what is drawn or revealed can bring or cost points at once: no pick that does so promises any then."""
    lacking: Mapping[str, Mapping[str, Refusal]] = MappingProxyType({})
    """By decision and kind: why none of it is legal, where each pick is refused for a reason of its own."""
    pace: Mapping[int, int] = MappingProxyType({})
    """About how many decisions each seat has in a game, by the number of seats; those without a choice do not count."""
    pending: Mapping[str, Pending] = MappingProxyType({})
    """The decisions at which a document can begin; all others are steps of a move that is not complete."""
    vocabulary: Vocabulary
    shape: type[Header]
    """The struct of its views."""

    # What a game fills in.

    @abstractmethod
    def new_position(self, seats: int, options: Mapping[str, Any]) -> P:
        """Make a position before set-up."""

    @abstractmethod
    def set_up(self, position: P, options: Mapping[str, Any]) -> None:
        """Set the game up, drawing what has to be drawn, up to the first decision."""

    @abstractmethod
    def limits_by(self, seats: int, options: Mapping[str, Any]) -> Limits:
        """Tell what no game with so many seats and these options exceeds (`Game.limits`)."""

    @abstractmethod
    def look(self, position: P, seat: int) -> Header:
        """Build, from nothing, what a seat may see (SPECTATOR: the public part; OPEN: everything)."""

    @abstractmethod
    def position_from(self, view: View) -> P:
        """Make a position that looks like this view; what the view does not show is filled in arbitrarily.

        Raises BadRecord naming a field when no position can look like it.
        """

    def progress(self, position: P) -> int | None:
        """Tell in hundredths about how far a game is, by what everybody sees; None: the game cannot tell."""
        return None

    def faults(self, position: P) -> Iterator[Fault]:
        """Tell what cannot be in any game: parts that are there twice, numbers out of range, empty questions."""
        return iter(())

    def left_out(self, position: P) -> Iterator[Fault]:
        """Tell which parts of the box are nowhere: records of before began so, a document must not."""
        return iter(())

    def settled(self, position: P, seat: int) -> dict[str, Any]:
        """Tell what an unfinished move has settled beyond its own picks, so that a client can show it."""
        return {}

    def forgoes(self, position: P, seat: int, pick: int) -> bool:
        """Tell whether a legal pick gives up something that could still be done, so that people are asked once."""
        return pick in self.forgoing and len(position.picks(seat)) > 1

    def sources(self, score: Mapping[str, int]) -> dict[str, int]:
        """Tell a player's points by source, from what a view says of the score; they add up to the points."""
        return {source: points for source, points in score.items() if source != TOTAL}

    def data(self) -> dict[str, Any]:
        """Give the facts about board and pieces that a client draws from."""
        return {}

    def own_part(self, position: P, seat: int, public: Any) -> dict[str, Any]:
        """Tell the fields of a seat's view that can differ from a spectator's, which is `public`.

        Always the same fields, and what is the same in them may be the same objects. Unless a game says which, all.
        """
        return told(self.sight(position, seat))

    # What all games share.

    def decisions_left(self, position: P) -> float:
        """Estimate how many decisions a seat still has, this one among them, by how far the game is.

        What a game counts by runs out faster late than early in some games, evenly in others: this lies between. A
        tenth of a game is never over, for nobody knows which decision is the last.
        """
        over = (self.progress(position) or 0) / 100
        left = (1 - over) * (1 + over / 2)
        return max(1.0, self.pace.get(position.seats, PACE) * max(left, LAST))

    def sight(self, position: P, seat: int) -> Header:
        """Build the view of a seat (or SPECTATOR, or OPEN) with its header."""
        shown = self.look(position, seat)
        shown.game = self.name
        shown.seats = position.seats
        shown.seat = seat if seat >= 0 else None
        shown.stack, shown.to_act = self.questions(position, seat)
        return shown

    def questions(self, position: P, seat: int) -> tuple[list[Frame], list[int]]:
        """Tell the pending decisions as a seat (or SPECTATOR, or OPEN) may see them, and whom the last of them asks."""
        seats = range(position.seats)
        frames = position.frames_seen(seat)
        stack = [
            Frame(self.decisions[kind], [one for one in seats if deciders >> one & 1], list(args))
            for kind, deciders, *args in frames
        ]
        asked = frames[-1][1] if frames else 0
        return stack, [one for one in seats if asked >> one & 1]

    def view(self, position: P, seat: int) -> View:
        """Give the view of a seat (or SPECTATOR, or OPEN) as JSON knows it."""
        view: View = to_builtins(self.sight(position, seat))
        return view

    def own(self, position: P, seat: int) -> View:
        """Give the part of a seat's view that differs from a spectator's as JSON knows it."""
        own: View = to_builtins(self.own_part(position, seat, self.sight(position, SPECTATOR)))
        return own

    @cached_property
    def edition(self) -> Edition | None:
        """The edition by which this process plays it; None: by its own data."""
        return in_force(self.name)

    @cached_property
    def decisions(self) -> tuple[str, ...]:
        """Names of the decisions, by number."""
        return tuple(row.kind.name for row in self.position.decisions)

    @cached_property
    def event_ids(self) -> tuple[str, ...]:
        """Names of the events that its notes become, by number; kept once, since a log holds thousands."""
        return tuple(f"{self.name}-{row.name}" for row in self.notes.rows)

    @cached_property
    def offers(self) -> type[Offer]:
        """The class of its offers."""
        return offers_by(self.vocabulary)

    def candidates(self, position: P, seat: int) -> Sequence[int]:
        """List the picks that a person might think of at this decision, legal or not."""
        return position.decisions[position.kind].candidates(position, seat)

    def refusal(self, position: P, seat: int, pick: int) -> Refusal:
        """Tell why a pick is not legal now."""
        return position.decisions[position.kind].refuse(position, seat, pick) or self.not_offered

    def line(self, note: Note, seq: int) -> Line:
        """Turn a position's note into a line of the log."""
        code, to, *numbers, packed = note
        row = self.notes.rows[code]
        left = iter(numbers)
        args: dict[str, Any] = {
            part: self.sets[part](packed) if part in self.sets else self.spell(part, next(left)) for part in row.parts
        }
        return Line(GameEvent(seq, self.event_ids[code], args), to)

    def spell(self, kind: str, number: int) -> str | int:
        """Spell a number of a kind; one that has no names stays a number."""
        return self.tokens[kind][number] if kind in self.tokens else number

    def check_seats(self, seats: int) -> int:
        """Return the number of seats if the game can be played with it; raises BadOption if not."""
        if isinstance(seats, bool) or seats not in self.seats:
            args = {"least": self.seats[0], "most": self.seats[-1], "seats": str(seats)}
            raise BadOption("bad-seats", field="seats", args=args)
        return seats

    def pick(self, id: int) -> Pick:
        """Look up a pick of the vocabulary."""
        return self.vocabulary[id]

    def drawn_for(self, purpose: int) -> str:
        """Tell what is drawn for a purpose, in a word."""
        return self.purposes[min(purpose, len(self.purposes) - 1)] if self.purposes else "luck"

    @cache  # noqa: B019 - games live as long as the process
    def text(self, language: str) -> str:
        """Read the message file (Fluent) of a language; raises FileNotFoundError if there is none."""
        return resources.files(self.room).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")


def told(view: Header) -> dict[str, Any]:
    """List the fields that a reader gets, as they are."""
    shown = ((name, getattr(view, name)) for name in view.__struct_fields__)
    return {name: part for name, part in shown if part is not UNSET}
