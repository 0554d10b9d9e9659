"""Positions for tests, written as documents, and questions that tests ask of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ludoteca import Match
from ludoteca.games.species import GAME
from ludoteca.games.species.rules.table import SpeciesPosition
from ludoteca.kernel.bits import union
from ludoteca.kernel.listing import members

J0_1 = {"B2": "calandrinia", "A4": "coral", "C4": "acacia"}
TRACK = ("giant_tortoise", "sea_lion", "hawk", "racer", "green_turtle", "opuntia", "carpenter_bee")
TILES = {row["id"]: row for row in GAME.data()["tiles"]}
NEW = [id for id, row in TILES.items() if not row["known"]]


def scene(
    *hands: Sequence[str],
    board: dict[str, str] | None = None,
    cubes: Mapping[str, Sequence[int]] | None = None,
    track: Sequence[str] = TRACK,
    goals: Mapping[str, bool] | None = None,
    final: str = "J4-1",
    players: Sequence[dict[str, Any]] = (),
    **fields: Any,
) -> Match:
    """Set up a position on turn of seat 0: a hand for each player, tiles by space, cubes by space and seat.

    The last player has captured those tiles that `stacks` leave over.
    """
    rows = [{"hand": list(hand), **(players[seat] if seat < len(players) else {})} for seat, hand in enumerate(hands)]
    scored = {int(card[1]): {"card": card, "scored": done} for card, done in (goals or {}).items()}
    document = {
        "seats": len(rows),
        "board": J0_1 if board is None else board,
        "cubes": {space: [*row, *[0] * (len(rows) - len(row))] for space, row in (cubes or {}).items()},
        "track": [{"tile": tile} for tile in track],
        "goals": [{"level": level, **scored.get(level, {})} for level in (1, 2, 3)],
        "final": {"card": final},
        "open": ["map", "sulivan", "scalpel"],
        "players": rows,
        **fields,
    }
    if "stacks" in fields:
        rows[-1]["captured"] = [*rows[-1].get("captured", ()), *_left_over(document)]
    return GAME.load(document, seed="scene")


def _left_over(document: Mapping[str, Any]) -> list[str]:
    """List the new species that the stacks of a document have no room for."""
    open_tiles = [tile for stack in document["stacks"] for tile in (stack.get("top"), *stack.get("bottom", ())) if tile]
    captured = [tile for player in document["players"] for tile in player.get("captured", ())]
    track = [row["tile"] for row in document["track"]]
    left = [tile for tile in NEW if tile not in (*document["board"].values(), *track, *captured, *open_tiles)]
    return left[sum(stack["size"] for stack in document["stacks"]) - len(open_tiles) :]


def state(match: Match) -> SpeciesPosition:
    """Give the position of a match."""
    return cast(SpeciesPosition, match.position)


def space_set(*spaces: str) -> int:
    """Make a set of spaces."""
    return union(GAME.vocabulary.id(space) or 0 for space in spaces)


def spaces(found: int) -> set[str]:
    """Name the spaces of a set."""
    return {GAME.vocabulary.token(space) for space in members(found)}


def offered(match: Match, draft: str = "", seat: int = 0) -> set[str]:
    """Tell what is on offer to a seat after some picks."""
    picks = [GAME.vocabulary.id(token) or 0 for token in draft.split()]
    return {pick.token for pick in match.offer(seat, picks).picks}


def refused(match: Match, draft: str, token: str, seat: int = 0) -> tuple[str, str]:
    """Tell rule and reason for which a pick is refused after some others."""
    picks = [GAME.vocabulary.id(one) or 0 for one in draft.split()]
    wanted = GAME.vocabulary.id(token)
    for why in match.offer(seat, picks).refused:
        if wanted in why.picks:
            return why.rule, why.reason.removeprefix("species-refused-")
    raise AssertionError(f"{token} is not refused after {draft!r}")


def payments(match: Match, draft: str, seat: int = 0) -> list[dict[str, int]]:
    """List all ways to pay after tile and space, as often as picks in ascending order lead to each."""
    start = state(match).clone()
    start.simulate(1)
    for token in draft.split():
        start.step(seat, GAME.vocabulary.id(token) or 0)
    return [_spelled(spent) for spent in ways(start, seat)]


def ways(position: SpeciesPosition, seat: int, least: int = 0) -> list[tuple[int, ...]]:
    """Follow the picks of a payment, in ascending order, to each way to pay."""
    pay = GAME.vocabulary.id("pay")
    found = []
    for pick in position.picks(seat):
        if pick == pay:
            found.append(tuple(position.spent))
        elif pick >= least and GAME.decisions[position.kind] in ("pay", "binoculars-space"):
            after = position.clone()
            after.simulate(1)
            after.step(seat, pick)
            found += ways(after, seat, pick if after.kind == position.kind else 0)
    return found


def _spelled(spent: Sequence[int]) -> dict[str, int]:
    names = [GAME.vocabulary.token(space) for space in range(20)]
    names += [f"{deck}·{tool}" for deck in ("land", "water", "air") for tool in ("magnifier", "sketch")]
    return {name: count for name, count in zip(names, spent, strict=True) if count}


def points(match: Match) -> list[int]:
    """Tell the points of all seats."""
    return [player["points"] for player in match.document()["players"]]


def events(match: Match, id: str) -> list[dict[str, Any]]:
    """List the arguments of all events of a kind."""
    return [event.args for event in match.events if event.id == f"species-{id}"]
