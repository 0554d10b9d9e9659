"""A private board to try the next turns on: a match made from what one seat sees, and from nothing else.

Whatever the seat cannot know is dealt at random, by the number of the deal alone: the same number gives the same board
to everybody who sees the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from msgspec import Raw

from ludoteca.bots import make
from ludoteca.house.errors import Refused
from ludoteca.house.matches import Log, Match
from ludoteca.house.wire.asking import Explain, Guess, Play, Preview, Restart, Undo
from ludoteca.house.wire.json import encode
from ludoteca.house.wire.planning import TrialFrame, TriedMove
from ludoteca.house.wire.telling import Accepted, ExplanationFrame, OfferFrame, StateFrame
from ludoteca.kernel.errors import IllegalMove
from ludoteca.kernel.game import Game
from ludoteca.kernel.room import OPEN, View
from ludoteca.kernel.stakes import Stakes

BESIDE = 2
"""So many other deals are looked at to find out what hangs on the deal."""
GUESSER = "greedy"
"""The bot that plays for others where nobody guesses: it answers at once."""


def imagine(game: Game, view: View, seat: int, deal: int) -> Match:
    """Begin a match that a seat with this view could be in; its luck and all that is hidden follow from `deal`."""
    seed = hashlib.blake2b(deal.to_bytes(8, "big"), digest_size=32).digest()
    position = game.position_from(view).clone()
    position.simulate(int.from_bytes(seed[:8], "big"))
    position.deal_unknown(seat)
    return Match.begin_at(game, game.view(position, OPEN), seed)


class Trial:
    """The turns that somebody tries: a match, and the moves that led there."""

    def __init__(self, game: Game, view: View, seat: int, deal: int) -> None:
        self.own = seat
        self.match = imagine(game, view, seat, deal)
        self.moves: list[TriedMove] = []

    @property
    def seat(self) -> int:
        """For whom is to be decided next: for oneself first."""
        asked = self.match.to_act
        return self.own if self.own in asked or not asked else asked[0]

    def play(self, seat: int, move: str | Sequence[int], offer: str | None = None) -> None:
        """Play a move for a seat; raises IllegalMove, and changes nothing, where it cannot be played."""
        decision = self.match.game.decisions[self.match.position.kind]
        entry = self.match.play(seat, move, offer)
        self.moves.append(TriedMove(entry.seat, entry.move, decision))

    def guess(self) -> None:
        """Let a bot decide for whoever is asked."""
        offer = self.match.offer(self.seat, reasons=False).as_json()
        bot = make(GUESSER, seed=len(self.moves))
        self.play(self.seat, bot.choose(self.match.view(self.seat), offer))

    def state(self, table: Raw, now: int, accepted: Sequence[Accepted] = ()) -> StateFrame:
        """Show the board as it is now, through the eyes of whoever is asked."""
        match, seat = self.match, self.seat
        asked = seat in match.to_act
        log = Log(self.own)
        log.update(match)
        return StateFrame(
            version=0,
            now=now,
            seq=len(self.moves),
            table=table,
            seat=seat,
            view=Raw(encode(match.view(seat))),
            offer=Raw(encode(match.offer(seat, reasons=False) if asked else None)),
            log_from=0,
            log=Raw(log.since(0)),
            chat=[],
            stakes=match.stakes(seat) if asked else Stakes(),
            can_undo=bool(self.moves),
            can_restart=len(self.moves) > 1,
            take_back=None,
            accepted=[*accepted],
        )


def tried(
    game: Game, view: View, seat: int, deal: int, moves: Sequence[TriedMove], frame: TrialFrame | None
) -> tuple[Trial, OfferFrame | ExplanationFrame | None]:
    """Set the board up, play the moves on it and then what is asked; no answer: the board itself tells it.

    Where nothing is asked it shows the board as far as the moves can be played.
    """
    trial = Trial(game, view, seat, deal)
    try:
        for move in _kept(moves, frame):
            trial.play(move.seat, move.move)
    except IllegalMove:
        if frame is not None:
            raise
    match frame:
        case Preview(picks=picks):
            return trial, _offered(trial.match, trial.seat, picks)
        case Explain(picks=picks):
            return trial, ExplanationFrame(trial.match.explain(trial.seat, picks))
        case Play(picks=picks):
            if picks is None:
                raise Refused("picks-or-move", field="picks")
            if frame.unless is not None and _stops(trial.match, trial.seat, picks, frame.unless):
                return trial, _offered(trial.match, trial.seat, picks)
            trial.play(trial.seat, picks, frame.offer)
        case Guess():
            trial.guess()
        case _:
            pass
    return trial, None


def dealt(game: Game, view: View, seat: int, deal: int, moves: Sequence[TriedMove]) -> list[int]:
    """Tell after which of some moves, counted from 1, something is told that hangs on what was dealt at random.

    It is told otherwise, or cannot be played at all, on other deals.
    """
    mine = _told(Trial(game, view, seat, deal), moves)
    others = [_told(Trial(game, view, seat, deal + number), moves) for number in range(1, BESIDE + 1)]
    return [number for number, told in mine.items() if any(other.get(number) != told for other in others)]


def _told(trial: Trial, moves: Sequence[TriedMove]) -> dict[int, list[bytes]]:
    """What each of these moves tells the seat that tries, as far as they can be played."""
    found: dict[int, list[bytes]] = {}
    for number, move in enumerate(moves, 1):
        try:
            trial.play(move.seat, move.move)
        except IllegalMove:
            break
        lines = (line for line in trial.match.lines if line.event.seq == number and line.readable(trial.own))
        found[number] = [encode(line.event) for line in lines]
    return found


def _kept(moves: Sequence[TriedMove], frame: TrialFrame | None) -> Sequence[TriedMove]:
    """The moves that stay: here one may go back behind everybody's."""
    return moves[:-1] if isinstance(frame, Undo) else [] if isinstance(frame, Restart) else moves


def _offered(match: Match, seat: int, picks: Sequence[int]) -> OfferFrame:
    return OfferFrame(Raw(encode(match.offer(seat, picks, reasons=False))), match.stakes(seat, picks))


def _stops(match: Match, seat: int, picks: Sequence[int], unless: Sequence[str]) -> bool:
    """Whether these picks are no whole move yet, or one that puts at stake what was named."""
    stakes = match.stakes(seat, picks)
    return not match.offer(seat, picks, reasons=False).complete or any(getattr(stakes, one) for one in unless)
