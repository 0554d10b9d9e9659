"""Statistics of a game: what all countable games of this house have come to, for each number of seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import UNSET, Raw, UnsetType

from ludoteca.house.house import House
from ludoteca.house.store import statistics
from ludoteca.house.wire.statistics import (
    CountedInfo,
    Figures,
    LengthGroup,
    PieceMeasures,
    PlaceMeasures,
    SourceMeasures,
    StatisticsInfo,
)
from ludoteca.kernel.game import Game
from ludoteca.ledger import measures
from ludoteca.ledger.evaluator import evaluator
from ludoteca.ledger.measures import ENOUGH, GAINED, PIECES, TAKEN, VALUE, WON, Row, by_table, dead, outstanding
from ludoteca.ledger.playing_on import Estimate
from ludoteca.ledger.watching import Watched

DIGITS = 4
"""So many decimal places travel."""


async def of(house: House, game: Game) -> StatisticsInfo:
    """What was measured last."""
    told = await house.store.read(statistics.told, game.name)
    counts = house.settings.statistics > 0
    return StatisticsInfo(game.name, ENOUGH, statistics.MOST, counts, [Raw(one) for one in told])


def counted(game: Game, seats: int, games: Iterable[Watched], at: int) -> CountedInfo:
    """Measure games with the same number of seats; they are gone through more than once."""
    entries = [one.entries for one in games]
    figures = _figures(game, seats, entries, measures.measured(games)) if len(entries) >= ENOUGH else UNSET
    return CountedInfo(seats, len(entries), at, figures)


def _figures(game: Game, seats: int, entries: Sequence[int], rows: Sequence[Row]) -> Figures:
    found = {(row.table, row.about, row.measure): row for row in rows}

    def told(*key: str) -> Estimate:
        table, about, measure = key
        return _estimate(found[table, about, measure])

    sources = [row.about for row in rows if row.measure == "of winners" and row.value is not None]
    return Figures(
        moves=told(measures.LENGTH, "game", "moves"),
        lengths=[LengthGroup(*group) for group in measures.lengths(entries)],
        margin=told(measures.LENGTH, "winner", "margin"),
        leads=told(measures.CHANCES, "lead", "changes"),
        luck=told(measures.CHANCES, "luck", "share"),
        fitted=evaluator(game, seats).fitted,
        places=[
            PlaceMeasures(told(measures.SEATS, f"seat {place}", WON), told(measures.SEATS, f"seat {place}", "points"))
            for place in range(1, seats + 1)
        ],
        sources=[
            SourceMeasures(source, told(measures.POINTS, source, "points"), told(measures.POINTS, source, "of winners"))
            for source in sources
        ],
        pieces=[*_pieces(game, rows)],
    )


def _pieces(game: Game, rows: Sequence[Row]) -> Iterator[PieceMeasures]:
    kinds = {pick.token: pick.kind for pick in game.vocabulary.picks}
    clear, never = ({row.about for row in some} for some in (outstanding(rows), dead(rows)))
    pieces: dict[str, dict[str, Row]] = {}
    happened = {row.about: row for row in rows if row.table == PIECES and row.measure == VALUE}
    for row in by_table(rows).get(PIECES, []):
        if row.value is not None:
            pieces.setdefault(row.about, {})[row.measure] = row
    for about, told in pieces.items():
        asked, _, token = about.partition(" ")
        event, _, argument = asked.partition(".")
        times = happened.get(about)
        yield PieceMeasures(
            asked=event,
            kind=argument or kinds.get(token, ""),
            token=token,
            games=0 if times is None else times.games,
            times=0 if times is None else times.count,
            told=bool(argument),
            taken=_maybe(told.get(TAKEN)),
            won=_maybe(told.get(WON)),
            value=_maybe(told.get(VALUE)),
            points=_maybe(told.get(GAINED)),
            clear=about in clear,
            dead=about in never,
        )


def _maybe(row: Row | None) -> Estimate | UnsetType:
    return UNSET if row is None else _estimate(row)


def _estimate(row: Row) -> Estimate:
    """A measure of which enough games tell, as it travels."""
    assert row.value is not None and row.low is not None and row.high is not None
    return Estimate(*(round(one, DIGITS) for one in (row.value, row.low, row.high)))
