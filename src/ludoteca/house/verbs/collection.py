"""The collections: puzzles of each game for everybody, those that come with it and those of reviewed public games."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import partial

import msgspec

from ludoteca.house.clock import DAY
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store import attempts, reviews
from ludoteca.house.verbs import puzzle
from ludoteca.house.verbs.puzzle import Posed
from ludoteca.house.wire.learning import PuzzleCard, Verdict
from ludoteca.house.wire.tables import SeatInfo, TableInfo
from ludoteca.kernel.game import Game
from ludoteca.kernel.registry import registered
from ludoteca.ledger.digest import Digest
from ludoteca.ledger.errors import Error
from ludoteca.ledger.puzzles import played, shipped

LEAST = 0.05
"""What an error of the house's own games must cost to be a puzzle for everybody: what costs less is a hint."""
OF_A_GAME = 6
"""So many errors of one game at most, the worst."""
PLAYERS = "search-normal"
"""The bot that those at a shipped game are shown as; what they are called is made up for each seat."""

# Made once, before any thread asks: msgspec crashes where two threads are the first to read a type.
_digest = msgspec.json.Decoder(Digest).decode


async def cards(house: House, game: Game, player: str | None, before: int | None = None) -> list[PuzzleCard]:
    """The puzzles of a game that were there before a time, those that come with it first, and how the caller did."""
    digests = await house.store.read(reviews.digests, game.name)
    tried = {} if player is None else await house.store.read(attempts.of, player, game.name)
    cards = [*_shipped(game), *_of_house(game.name, digests, before)]
    for card in cards:
        solved = tried.get((card.source, card.seq))
        card.tried, card.solved = solved is not None, bool(solved)
    return cards


async def daily(house: House, player: str | None) -> PuzzleCard | None:
    """The puzzle of today (UTC), the same for everybody: it follows from the date, and from what was there at midnight.

    The games that come with puzzles take turns, and of each game all puzzles are asked before one comes again.
    """
    day = house.now() // DAY
    games = [game for game in registered().values() if shipped(game)]
    if not games:
        return None
    game, turn = games[day % len(games)], day // len(games)
    found = sorted(await cards(house, game, player, before=day * DAY), key=_lot)
    return found[turn % len(found)]


async def posed(house: House, game: Game, source: str, seq: int, player: str | None, address: str) -> Posed:
    """A puzzle of a collection."""
    if source not in shipped(game):
        return await puzzle.at_table(house, await house.enter(source, player, None, address), seq)
    error = next((one.error for one in shipped(game)[source].puzzles if one.error.seq == seq), None)
    if error is None:
        raise Refused("not-found", field="seq", status=404)
    return await house.readers.run(_posed, game, source, error)


async def answer(
    house: House, game: Game, source: str, seq: int, player: str | None, address: str, picks: list[int]
) -> Verdict:
    """Judge an answer, and note that it was given."""
    asked = await posed(house, game, source, seq, player, address)
    verdict = await puzzle.judge(house, asked, picks)
    if player is not None:
        solved = house.now() if verdict.right else None
        note = partial(attempts.note, player=player, game=game.name, named=(source, seq), solved=solved)
        await house.store.writer.run(note)
    return verdict


def _lot(card: PuzzleCard) -> bytes:
    """An order that has nothing to do with who played, or when."""
    return hashlib.sha256(f"{card.source} {card.seq}".encode()).digest()


def _shipped(game: Game) -> Iterator[PuzzleCard]:
    for name, source in shipped(game).items():
        for one in source.puzzles:
            seats = int(source.record["seats"])
            yield PuzzleCard(game.name, name, one.error.seq, seats, one.theme.phase, one.theme.decision)


def _of_house(game: str, digests: Iterable[tuple[str, int, int, bytes]], before: int | None) -> Iterator[PuzzleCard]:
    for table_id, seats, at, packed in digests:
        if before is not None and at >= before:
            continue
        large = [one for one in _digest(packed).mistakes if one.cost >= LEAST]
        for one in large[:OF_A_GAME]:
            yield PuzzleCard(game, table_id, one.seq, seats, one.theme.phase, one.theme.decision, table=True)


def _posed(game: Game, source: str, error: Error) -> Posed:
    match = played(game, source)
    seats = [SeatInfo(seat, PLAYERS, PLAYERS, None, False, False) for seat in range(match.seats)]
    options = dict(match.options)
    info = TableInfo(source, game.name, options, False, "playing", "", seats, None, 0, 0, "", 0)
    return Posed(match, error, info)
