"""Says a review in a language of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.match import Match
from ludoteca.ledger.accounts import PLAY, Event
from ludoteca.ledger.errors import Error
from ludoteca.ledger.review import Review
from ludoteca.rulebook.words import Words, plain

LANGUAGES = ("en", "ja", "it", "de")
COLUMNS = ("seat", "base", "deal", "luck", "own", "others", "final")
"""The columns of the accounts, by their messages."""
SHOWN = 3
"""How many errors of a seat are told."""
SHORT = 12
"""How much of the evaluator's hash is told."""


class Telling:
    """A review in words; raises BadOption when the language is none of ours.

    `people` are the names of those who sat there, by seat; without them seats are numbered: #1, #2.
    """

    def __init__(self, review: Review, match: Match, language: str = "en", people: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise BadOption("unknown-language", field="language", args={"language": language, "known": [*LANGUAGES]})
        self.review = review
        self.match = match
        self.language = language
        self.people = [*people] or [f"#{seat + 1}" for seat in range(match.seats)]
        self._bundle = FluentBundle([language], use_isolating=False)
        text = resources.files(__package__).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))

    def say(self, id: str, **args: Any) -> str:
        """Say a message of the review."""
        return self._format(f"review-{id}", args)

    @property
    def title(self) -> str:
        """What it is a review of."""
        game = self.match.game
        return self.say("title", game=Words(game, self.language).about("title") or plain(game.name))

    def beginning(self) -> list[str]:
        """Say how it was looked at, and by which evaluator."""
        by = self.review.evaluator
        made, name = by.fitted, by.hash[:SHORT]
        if not made:
            return [self.say(by.lens), self.say("rough", hash=name)]
        told = self.say("fitted", hash=name, games=made["games"], loss=made["log_loss"], uniform=made["uniform"])
        return [self.say(by.lens), told]

    def heads(self) -> list[str]:
        """Name the columns of the accounts."""
        return [self.say(column) for column in COLUMNS]

    def rows(self) -> list[list[str]]:
        """Tell the accounts of each seat."""
        rows = []
        for seat, one in enumerate(self.review.seats):
            own = one.play[seat]
            changes = (one.deal, one.luck, own, sum(one.play) - own)
            rows.append([self.people[seat], percent(one.base), *map(signed, changes), percent(one.final)])
        return rows

    def matrix(self) -> list[list[str]]:
        """Tell whose moves (rows) moved whose chances (columns)."""
        seats = self.review.seats
        return [[name, *(signed(one.play[by]) for one in seats)] for by, name in enumerate(self.people)]

    def luck(self) -> str:
        """Say in a sentence what luck did for who came first."""
        seat = max(range(self.match.seats), key=lambda seat: self.review.seats[seat].final)
        one, kinds = self.review.seats[seat], dict[str, float]()
        for event in self.review.events:
            if event.kind != PLAY:
                kinds[event.kind] = kinds.get(event.kind, 0.0) + event.change[seat]
        told = [f"{self.kind(kind)} {signed(change)}" for kind, change in kinds.items() if whole(change)]
        return self.say(
            "on-luck",
            seat=self.people[seat],
            gained=percent(one.final - one.base),
            luck=signed(one.deal + one.luck),
            kinds=", ".join(told) or self.say("no-luck"),
            own=signed(one.play[seat]),
            others=signed(sum(one.play) - one.play[seat]),
        )

    def adjusted(self) -> str:
        """Say what the results are without luck, or that it explains nothing; empty where that was not measured."""
        luck = self.review.evaluator.luck
        if luck is None:
            return ""
        if not self.review.adjusted:
            return self.say("not-adjusted", games=luck.games)
        told = zip(self.people, self.review.adjusted, strict=True)
        return self.say(
            "adjusted",
            results=", ".join(f"{name} {percent(result)}" for name, result in told),
            noise=percent(luck.noise),
            explained=percent(1 - luck.left[0]),
            games=luck.games,
        )

    def kind(self, kind: str) -> str:
        """Name what moved the chances."""
        return self._format(f"drawn-{kind}", {}) or plain(kind)

    def _format(self, id: str, args: dict[str, Any]) -> str:
        pattern = self._bundle.get_message(id).value if self._bundle.has_message(id) else None
        return "" if pattern is None else str(self._bundle.format_pattern(pattern, args)[0])

    def turn(self, event: Event) -> str:
        """Say a turning point."""
        changes = ", ".join(f"{self.people[seat]} {signed(one)}" for seat, one in enumerate(event.change) if whole(one))
        who, kind = self.people[event.seat], self.kind(event.kind)
        told = self.say("turn", seq=str(event.seq), seat=who, move=event.move, kind=kind, changes=changes)
        error = next((one for one in self.review.errors if one.seq == event.seq and event.kind == PLAY), None)
        return told if error is None else f"{told} {self.say('turn-better', better=error.better)}"

    def errors(self) -> list[str]:
        """Say the worst errors of each seat, or that there is none."""
        if not self.review.evaluator.depth:
            return [self.say("not-sought")]
        return [self.error(error) for error in worst(self.review.errors)] or [self.say("no-errors")]

    def opinions(self) -> list[str]:
        """Say what only the judge takes for errors, the worst of each seat."""
        return [self.error(error) for error in worst(self.review.opinions)]

    def error(self, error: Error) -> str:
        """Say an error."""
        told = self.say(
            "error",
            seq=str(error.seq),
            seat=self.people[error.seat],
            move=error.move,
            better=error.better,
            cost=percent(error.cost),
            low=percent(error.low),
            high=percent(error.high),
        )
        judged = "" if error.judged is None else " " + self.say("judged", cost=signed(error.judged.mean))
        played = error.played
        if played is None:
            return told + judged
        costs = {part: signed(getattr(played, part)) for part in ("mean", "low", "high")}
        far = {"moves": error.moves} if error.moves else {}
        return f"{told}{judged} {self.say('played-near' if far else 'played', pairs=error.pairs, **far, **costs)}"


def worst(errors: Sequence[Error]) -> list[Error]:
    """Choose the errors that are told of each seat, the worst first as they come."""
    told: list[Error] = []
    for error in errors:
        if sum(other.seat == error.seat for other in told) < SHOWN:
            told.append(error)
    return told


def whole(chance: float) -> int:
    """Round a chance to percent."""
    return round(100 * chance)


def percent(chance: float) -> str:
    """Write a chance in percent.

    >>> percent(0.504), percent(-0.02)
    ('50', '−2')
    """
    return str(whole(chance)).replace("-", "−")


def signed(change: float) -> str:
    """Write a change in percent, with its sign.

    >>> signed(0.124), signed(-0.05), signed(-0.001)
    ('+12', '−5', '0')
    """
    rounded = whole(change)
    return f"{rounded:+d}".replace("-", "−") if rounded else "0"
