"""The scenes of Origin's gallery."""

from __future__ import annotations

from collections.abc import Iterator

from scene import Scene, decision, game_of, walk

GAME = game_of("origin")
LATE = 12
"""With so many pawns on the map it is well filled."""


def scenes() -> Iterator[Scene]:
    """Show each decision early and again late in the game, an onlooker's board, and the end."""
    seen: set[str] = set()
    for match in walk(GAME, 4, "gallery"):
        late = len(match.public()["pawns"]) > LATE
        name = decision(match) + ("-late" if late and not match.over else "")
        if name in seen:
            continue
        seen.add(name)
        yield Scene(name, match, 0 if match.over else match.to_act[0])
        if name == "action-late":
            yield Scene("watched", match, None)
