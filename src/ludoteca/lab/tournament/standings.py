"""The table of a tournament: each bot with its rating and its score, the best first."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ludoteca.kernel.errors import BadOption
from ludoteca.lab.tournament.ratings import Rating
from ludoteca.lab.tournament.scores import Score
from ludoteca.lab.tournament.tournament import Tournament

Cell = str | int | float | None
COLUMNS = (
    "bot",
    "rating",
    "95 %",
    "games",
    "won",
    "95 %",
    "points",
    "CPU ms",
    "failed",
)
"""The columns of the table for people."""


@dataclass(frozen=True)
class Standing:
    """A row of the table."""

    score: Score
    rating: Rating

    @property
    def name(self) -> str:
        """The bot."""
        return self.score.name

    def texts(self) -> tuple[str, ...]:
        """The row for people, in the order of `COLUMNS`."""
        cpu = self.score.mean_cpu
        return (
            self.name,
            f"{self.rating.points:+.0f}",
            f"{self.rating.low:+.0f}…{self.rating.high:+.0f}",
            str(self.score.games),
            *self.score.texts(),
            "–" if cpu is None else f"{1000 * cpu:.3g}",
            str(self.score.forfeits),
        )

    def cells(self) -> dict[str, Cell]:
        """The row as numbers, by column."""
        low, high = self.score.interval
        return {
            "bot": self.name,
            "rating": round(self.rating.points, 1),
            "rating_low": round(self.rating.low, 1),
            "rating_high": round(self.rating.high, 1),
            "games": self.score.games,
            "wins": round(self.score.wins, 4),
            "ties": self.score.ties,
            "share": round(self.score.share, 4),
            "share_low": round(low, 4),
            "share_high": round(high, 4),
            "points": _rounded(self.score.mean_points, 2),
            "forfeits": self.score.forfeits,
            "cpu_seconds": _rounded(self.score.mean_cpu, 6),
        }


def standings(tournament: Tournament, anchor: str | None = None) -> list[Standing]:
    """List the bots, the best rated first; the mean rating, or the anchor's, is 0."""
    if anchor is not None and anchor not in tournament.players:
        raise BadOption("unknown-bot", field="anchor", args={"bot": anchor, "known": list(tournament.players)})
    ratings = tournament.meetings.ratings(anchor)
    rows = [Standing(score, rating) for score, rating in zip(tournament.scores.values(), ratings, strict=True)]
    return sorted(rows, key=lambda row: -row.rating.points)


def forfeits(tournament: Tournament) -> Mapping[tuple[str, str], int]:
    """Count the forfeited games by bot and reason, the most frequent first."""
    told = ((one.players[one.forfeit.seat], one.forfeit.reason) for one in tournament.outcomes if one.forfeit)
    return dict(Counter(told).most_common())


def write_csv(path: Path, rows: Sequence[Standing]) -> None:
    """Write the table for other programs."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0].cells()))
        writer.writeheader()
        writer.writerows(row.cells() for row in rows)


def _rounded(number: float | None, digits: int) -> float | None:
    return None if number is None else round(number, digits)
