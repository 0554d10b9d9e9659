"""Where the points of a game came from, as far as the game tells it."""

from __future__ import annotations

from ludoteca.kernel.match import Match


def sources(match: Match) -> tuple[dict[str, int], ...]:
    """Tell the points by source; nothing where the game's view tells none."""
    scores = [player.get("score") or {} for player in match.public().get("players", [])]
    told = tuple(match.game.sources(score) if score else {} for score in scores)
    return told if any(told) else ()
