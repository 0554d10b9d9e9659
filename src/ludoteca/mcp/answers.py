"""What the tools answer; the server publishes these as the schemas of their results."""

from __future__ import annotations

from typing import Any, NotRequired

from typing_extensions import TypedDict


class OptionAnswer(TypedDict):
    """One thing that players may agree on before the start."""

    name: str
    title: str
    values: list[Any]
    default: Any


class GameAnswer(TypedDict):
    """A game that can be played."""

    game: str
    title: str
    about: str
    seats: list[int]
    options: list[OptionAnswer]


class GamesAnswer(TypedDict):
    """The games, and the bots that a seat can be given to, the weakest first."""

    games: list[GameAnswer]
    bots: list[str]


class RuleAnswer(TypedDict):
    """A paragraph of the rule book, or a card or place with what it does."""

    number: str
    title: str
    text: str


class RulesAnswer(TypedDict):
    """Paragraphs of the rule book; without a question the table of contents, whose texts are left out."""

    game: str
    rules: list[RuleAnswer]


class NotationAnswer(TypedDict):
    """How moves are written: all tokens by kind with what they stand for, and all decisions with their questions."""

    game: str
    how: str
    picks: dict[str, dict[str, str]]
    decisions: dict[str, str]


class TableAnswer(TypedDict):
    """A table: who sits there, which seats are free, and whether one of them is yours."""

    table: str
    link: str
    game: str
    status: str
    people: list[str]
    free: list[int]
    yours: int | None


class TablesAnswer(TypedDict):
    """Tables that you sit at or could join."""

    tables: list[TableAnswer]


class ClockAnswer(TypedDict):
    """Your clock, in milliseconds: what is left now, what each decision adds, and what can be saved up at most."""

    left: int
    gain: int
    cap: int


class Situation(TypedDict):
    """Where a game stands for you, and what happened since you were last told."""

    table: str
    game: str
    status: str
    seat: int | None
    people: list[str]
    asked: bool
    question: str
    happened: list[str]
    clock: NotRequired[ClockAnswer]
    result: NotRequired[list[str]]


class ViewAnswer(Situation):
    """The situation with everything that you may see of the table."""

    view: dict[str, Any] | None


class PickAnswer(TypedDict):
    """Something that you may pick: its token, what else it is called, the points that it brings at once."""

    token: str
    kind: str
    words: NotRequired[str]
    points: NotRequired[int]


class OfferAnswer(TypedDict):
    """What you may pick next. `complete`: what was picked is a whole move, ready to be played."""

    table: str
    decision: str
    question: str
    draft: str
    picks: list[PickAnswer]
    complete: bool
    final: NotRequired[bool]
    forgoes: NotRequired[bool]


class RefusalAnswer(TypedDict):
    """Why something is not possible: in words, with the rule that forbids it and that rule's text."""

    code: str
    words: str
    rule: str
    text: str
    picks: NotRequired[list[str]]


class WhyAnswer(TypedDict):
    """Whether a move is possible, and why what is not possible is not."""

    possible: bool
    complete: bool
    refused: list[RefusalAnswer]
