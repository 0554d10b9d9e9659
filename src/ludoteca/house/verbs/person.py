"""A person's page: games, results, ratings, and where the points came from, as far as the reader may know."""

from __future__ import annotations

from collections import Counter
from functools import partial

import msgspec
import sqlalchemy as sa
from msgspec import UNSET, UnsetType

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.keys import may_be_id
from ludoteca.house.ratings.ladder import Ladder
from ludoteca.house.ratings.reviewed import ENOUGH, Reviewed, taken_together
from ludoteca.house.ratings.sources import compared, sources_of
from ludoteca.house.store import results, reviews
from ludoteca.house.store.results import Played
from ludoteca.house.store.store import PAGE
from ludoteca.house.verbs.lobby import must_be_page
from ludoteca.house.verbs.ratings import ladders
from ludoteca.house.verbs.standings import describe
from ludoteca.house.wire.people import Person
from ludoteca.house.wire.played import OpeningInfo, PersonInfo, PlayedInfo, RatingInfo, ReviewedInfo, SourceInfo
from ludoteca.house.wire.tables import TablePage
from ludoteca.kernel.game import Game
from ludoteca.kernel.registry import game as game_named
from ludoteca.ledger.digest import Digest
from ludoteca.ledger.evaluator import evaluator
from ludoteca.ledger.intervals import mean, proportion

OPENED = 40
"""Of so many of the last games of a kind it is told how they were begun."""
FAVOURITES = 3
"""So many openings are told at most."""
OFTEN = 3
"""An opening is one that was played so often."""
COMPARED = 20
"""In so many of the last games of a kind points are compared with the winners'."""
REVIEWED = 100
"""Of so many of the last games of a kind the reviews are taken together."""

# Made once, before any thread asks: msgspec crashes where two threads are the first to read a type.
_digest = msgspec.json.Decoder(Digest).decode


async def person(house: House, player: str, asker: str | None) -> PersonInfo:
    """What everybody may know of somebody, and who asks of their common games."""
    found = await known(house, player)
    rated = await ladders(house)
    played = await house.store.read(partial(_played, ladders=rated), player, asker)
    return PersonInfo(found, played)


async def reviewed(house: House, player: str, asker: str | None, game: Game) -> ReviewedInfo:
    """What the reviews of somebody's last games come to, of those that who asks may know."""
    found = await known(house, player)
    return await house.store.read(partial(_reviewed, game=game), found.id, asker)


async def games(house: House, player: str, asker: str | None, page: int) -> TablePage:
    """A page of the games that somebody has played to their end, the last first."""
    must_be_page(page)
    found = await known(house, player)
    total = await house.store.read(results.count, found.id, asker)
    rows = await house.store.read(results.page, found.id, asker, PAGE, page)
    told = await describe(house, rows)
    return TablePage([told[row.id] for row in rows], page, -(-total // PAGE), total)


async def known(house: House, player: str) -> Person:
    """Somebody of this house."""
    found = await house.people.find(player) if may_be_id(player) else None
    if found is None:
        raise Refused("nobody", field="person", status=404)
    return found


def _played(
    connection: sa.Connection, player: str, asker: str | None, *, ladders: dict[str, Ladder]
) -> list[PlayedInfo]:
    by_game: dict[str, list[Played]] = {}
    for one in results.played(connection, player, asker):
        by_game.setdefault(one.game, []).append(one)
    return [
        PlayedInfo(
            game,
            len(all_of_it),
            sum(not one.left and one.ranks[one.seat : one.seat + 1] == (1,) for one in all_of_it),
            sum(one.left for one in all_of_it),
            _rating(ladders.get(game), player),
            ENOUGH,
            *_sources(connection, game, [one for one in all_of_it if not one.left][:COMPARED]),
            *_openings(connection, game, [one for one in all_of_it if not one.left][:OPENED]),
        )
        for game, all_of_it in sorted(by_game.items(), key=lambda one: (-len(one[1]), one[0]))
    ]


def _rating(found: Ladder | None, player: str) -> RatingInfo | UnsetType:
    own = None if found is None else found.people.get(player)
    if found is None or own is None:
        return UNSET
    rank = 1 + sum(other.mu > own.mu for other in found.people.values())
    return RatingInfo(own.points, list(own.interval), own.games, rank, len(found.people))


def _sources(connection: sa.Connection, game: str, last: list[Played]) -> tuple[int, list[SourceInfo]]:
    read = partial(sources_of, game_named(game))
    states = results.last_states(connection, [one.table_id for one in last])
    told = ((read(states[one.table_id]), one.seat, one.ranks) for one in last if one.table_id in states)
    games, found = compared(told)
    return games, [_source(source, pairs) for source, pairs in found.items()] if games >= ENOUGH else []


def _source(source: str, pairs: list[tuple[float, float]]) -> SourceInfo:
    own, winners = (sum(side) / len(pairs) for side in zip(*pairs, strict=True))
    return SourceInfo(source, own, winners, mean([mine - best for mine, best in pairs]))


def _openings(connection: sa.Connection, game: str, last: list[Played]) -> tuple[int, list[OpeningInfo]]:
    """The favourite first decisions: of the first at which this person has ever decided otherwise."""
    vocabulary = game_named(game).vocabulary
    begun = results.first_moves(connection, {one.table_id: one.seat for one in last})
    won = {one.table_id: one.ranks[one.seat : one.seat + 1] == (1,) for one in last}
    for number in range(max(map(len, begun.values()), default=0)):
        played = {table_id: moves[number] for table_id, moves in begun.items() if len(moves) > number}
        if len({*played.values()}) > 1:
            if len(played) < ENOUGH:
                return len(played), []
            counted = Counter(played.values())
            wins = Counter(move for table_id, move in played.items() if won[table_id])
            liked = [(move, games) for move, games in counted.most_common(FAVOURITES) if games >= OFTEN]
            told = [
                OpeningInfo(vocabulary.select(vocabulary.read(move)), games, proportion(wins[move], games))
                for move, games in liked
            ]
            return len(played), told
    return 0, []


def _reviewed(connection: sa.Connection, player: str, asker: str | None, *, game: Game) -> ReviewedInfo:
    last = [one for one in results.played(connection, player, asker) if one.game == game.name and not one.left]
    tables = [one.table_id for one in last[:REVIEWED]]
    taken_over = reviews.handed_over(connection, tables)
    own = [one for one in last[:REVIEWED] if (one.table_id, one.seat) not in taken_over]
    judged = reviews.judged(connection, tables)
    told, outdated = list[Reviewed](), 0
    for one in reversed(own):
        if one.table_id in judged:
            by, packed = judged[one.table_id]
            digest = _digest(packed)
            today = evaluator(game, len(digest.seats))
            if by == today.hash:
                told.append(Reviewed(one.table_id, one.finished, one.seat, digest, today.weights.luck))
            outdated += by != today.hash
    return taken_together(told, len(own), outdated)
