"""The scenes of the gallery of On the Origin of Species."""

from __future__ import annotations

from collections.abc import Iterator

from scene import Scene, decision, game_of, walk

from ludoteca import Match

GAME = game_of("species")
LATE = 11
"""When the Beagle is this far the archipelago is well filled."""
STEPS = (12, 3, 3)
"""How many picks can be followed, so that a discovery can be gone through up to its payment."""


def payments(match: Match) -> int:
    """Count the discoveries on offer whose payment leaves a choice."""
    seat = match.to_act[0]
    tiles = [pick.id for pick in match.offer(seat).picks if pick.kind == "tile"]
    spaces = [[tile, space.id] for tile in tiles for space in match.offer(seat, [tile]).picks]
    after = [match.offer(seat, draft) for draft in spaces]
    return sum(offer.decision == "pay" and len(offer.picks) > 1 for offer in after)


def scenes() -> Iterator[Scene]:
    """Show each decision early and again late in a game of four, an onlooker's board, a game of two, and the end."""
    seen: set[str] = set()
    for match in walk(GAME, 4, "gallery"):
        late = match.public()["beagle"] >= LATE and not match.over
        name = decision(match) + ("-late" if late else "")
        if name in seen or (name == "turn-late" and not payments(match)):
            continue
        seen.add(name)
        yield Scene(name, match, 0 if match.over else match.to_act[0], STEPS)
        if name == "turn-late":
            yield Scene("watched", match, None)
    yield Scene("two", GAME.start(seats=2, seed="gallery"), 0, STEPS)
