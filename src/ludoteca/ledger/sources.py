"""Where the points of a game came from, as far as the game tells it."""

from __future__ import annotations

from ludoteca.kernel.match import Match

TOTAL = "total"
"""The source that is no source, in views that sum them up."""


def sources(match: Match) -> tuple[dict[str, int], ...]:
    """Tell the points by source; nothing where the game's view tells none."""
    scores = [player.get("score") or {} for player in match.public().get("players", [])]
    told = tuple({source: points for source, points in score.items() if source != TOTAL} for score in scores)
    return told if any(told) else ()
