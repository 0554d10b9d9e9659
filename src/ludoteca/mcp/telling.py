"""Puts what a seat sees into answers: picks, questions, events and refusals in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from ludoteca.guest.errors import said
from ludoteca.guest.seat import Json, Seat, State
from ludoteca.kernel.errors import GameError
from ludoteca.kernel.game import Game
from ludoteca.mcp.answers import (
    ClockAnswer,
    NotationAnswer,
    OfferAnswer,
    OptionAnswer,
    PickAnswer,
    RefusalAnswer,
    RuleAnswer,
    Situation,
    TableAnswer,
)
from ludoteca.rulebook import Paragraph, readable, rulebook
from ludoteca.rulebook.words import Words

HOW = (
    "A move is written as the tokens of its picks with blanks between, up to where the move is complete. Which tokens "
    "may follow one another depends on the rules and on the situation."
)

MISWRITTEN = ("unknown-pick", "too-many-picks", "incomplete-move")
"""Refusals of moves by how they are written, which no rule of a game forbids."""
MORE = ("asked", "instead")
"""Arguments of a refusal that are sentences of their own: what is asked next, what was played instead."""


@cache
def words_of(game: Game, language: str) -> Words:
    """Open the words of a game, without the names of people."""
    return Words(game, language)


class Teller:
    """Speaks about the games of tables in one language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language

    def options(self, game: Game) -> list[OptionAnswer]:
        """Tell what can be agreed on."""
        words = words_of(game, self.language)
        return [
            OptionAnswer(
                name=option.name,
                title=words.about(f"option-{option.name}") or option.name,
                values=list(option.values),
                default=option.default,
            )
            for option in game.options
        ]

    def notation(self, game: Game) -> NotationAnswer:
        """Tell how moves of a game are written."""
        words = words_of(game, self.language)
        picks: dict[str, dict[str, str]] = {}
        for pick in game.vocabulary.picks:
            picks.setdefault(pick.kind, {})[pick.token] = words.pick(pick)
        decisions = {decision: words.question(decision) for decision in game.decisions}
        return NotationAnswer(game=game.name, how=HOW, picks=picks, decisions=decisions)

    def rules(self, game: Game, query: str = "") -> list[RuleAnswer]:
        """Find what a number names or what answers a question; without either, the contents."""
        book = rulebook(game)
        if not query.strip():
            return [
                RuleAnswer(number=found.number, title=found.title, text="")
                for found in book.pages(self.language)
                if found.title and found.line
            ]
        return [_rule(found) for found in self._in_language(game, book.find(query, most=5))]

    def book(self, game: Game) -> str:
        """Give the whole rule book as text."""
        return "\n\n".join(
            f"{found.number} {found.title}".strip() + f"\n{readable(found)}"
            for found in rulebook(game).pages(self.language)
        )

    def table(self, row: Json) -> TableAnswer:
        """Tell of a table."""
        seats = row["seats"]
        return TableAnswer(
            table=row["id"],
            link=row["link"],
            game=row["game"],
            status=row["status"],
            people=State(row).people,
            free=[seat["seat"] for seat in seats if not seat["name"] and not seat["bot"]],
            yours=row["yours"],
        )

    def situation(self, seat: Seat, since: int) -> Situation:
        """Tell where a game stands for a seat, and its log from line `since` on."""
        state, words = seat.state, self._words(seat)
        told = Situation(
            table=seat.table,
            game=seat.game.name,
            status="left" if state.ends and not state.over else state.table["status"],
            seat=state.seat,
            people=state.people,
            asked=state.offer is not None,
            question=words.question(state.offer["decision"]) if state.offer else "",
            happened=[words.say(event) for event in state.log[since:]],
        )
        if (clock := state.time_left()) is not None:
            told["clock"] = ClockAnswer(left=clock.left, gain=clock.gain, cap=clock.cap)
        if state.over:
            told["result"] = state.standing
        return told

    def offer(
        self, seat: Seat, offer: Json, points: Mapping[str, int], stakes: Mapping[str, bool] | None = None
    ) -> OfferAnswer:
        """Tell what may be picked, with the points that picks bring."""
        words, game = words_of(seat.game, self.language), seat.game
        picks = []
        for one in offer["picks"]:
            pick = PickAnswer(token=one["token"], kind=one["kind"])
            if (name := words.pick(game.pick(one["id"]))) != one["token"]:
                pick["words"] = name
            if str(one["id"]) in points:
                pick["points"] = points[str(one["id"])]
            picks.append(pick)
        told = OfferAnswer(
            table=seat.table,
            decision=offer["decision"],
            question=words.question(offer["decision"]) if offer["decision"] else "",
            draft=spelled(game, offer["draft"]),
            picks=picks,
            complete=bool(offer.get("complete")),
        )
        if told["complete"] and stakes is not None:
            told["final"], told["forgoes"] = stakes.get("final", False), stakes.get("forgoes", False)
        return told

    def refused(self, seat: Seat, refused: Iterable[Json]) -> list[RefusalAnswer]:
        """Tell why picks that one might think of are not possible."""
        told = []
        for why in refused:
            wrong = GameError("refused", rule=why["rule"], reason=why["reason"], args=why["args"])
            refusal = self.wrong(wrong, seat)
            refusal["picks"] = [seat.game.vocabulary.token(pick) for pick in why["picks"]]
            told.append(refusal)
        return told

    def wrong(self, wrong: GameError, seat: Seat | None) -> RefusalAnswer:
        """Tell what was wrong, by which rule; of a move that is badly written, the rule on what can be done."""
        rule = wrong.rule or (seat.game.not_offered.rule if seat is not None and wrong.code in MISWRITTEN else "")
        rules = self.rules(seat.game, rule) if seat is not None and rule else []
        words = said(wrong, self._words(seat) if seat else None, self.language)
        return RefusalAnswer(
            code=wrong.code,
            words=" ".join([words, *(str(wrong.arguments[more]) for more in MORE if more in wrong.arguments)]),
            rule=rule,
            text="\n".join([rules[0]["title"], rules[0]["text"]]).strip() if rules else "",
        )

    def _words(self, seat: Seat) -> Words:
        """Open the words of a table's game, with the names of those who sit there."""
        words = words_of(seat.game, self.language)
        return words.among(seat.state.people)

    def _in_language(self, game: Game, found: Sequence[Paragraph]) -> list[Paragraph]:
        said = rulebook(game).edition(self.language).said
        return [said.get(one.number, one) for one in found]


def spelled(game: Game, picks: Iterable[int]) -> str:
    """Write picks as notation."""
    return " ".join(game.vocabulary.token(pick) for pick in picks)


def _rule(found: Paragraph) -> RuleAnswer:
    return RuleAnswer(number=found.number, title=found.title, text=readable(found))
