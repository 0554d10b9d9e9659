"""The board of Origin as text."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.origin.data import AREAS, load
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.vocabulary import CARDS, LEVELS, REGIONS, STRAITS
from ludoteca.kernel.listing import members
from ludoteca.kernel.picture import counted, framed, listed, players

MAP = load().raw["map"]
PAWNS = [f"{height}{width}{colour[:2]}" for height, width, colour in load().pawns]
"""Height, width, and the first two letters of the colour."""
HUNTED, CROSSED = 9, 6
"""How many values of tokens the rows of a seat count."""


def picture(position: OriginState) -> str:
    """Show the regions by continent, the reward board, and the players with their cards."""
    lines = ["pawns: height, width, colour @ seat; (n) a hunting token"]
    for continent in MAP["continents"]:
        names = [row["id"] for row in MAP["regions"] if row["continent"] == continent]
        lines += listed(f"{continent}:", [region(position, REGIONS.index(name)) for name in names])
    straits = [f"{short(name)}·{value}" for name, value in zip(STRAITS, position.strait, strict=True) if value]
    areas = [
        f"{area}·{level}"
        for at, area in enumerate(AREAS)
        for level in LEVELS
        for _ in range(position.areas[len(LEVELS) * at + level - 1])
    ]
    return framed(
        [
            *lines,
            *listed("straits:", straits),
            *listed("tiles:", counted(areas)),
            *standing(position),
            *(line for seat in range(position.seats) for line in listed(f"{seat}:", cards(position, seat), most=2)),
        ]
    )


def region(position: OriginState, at: int) -> str:
    """Name a region, with the pawn on it and whose it is, or the token."""
    token = f"({position.token[at]})" if position.token[at] else ""
    if not position.at[at]:
        return short(REGIONS[at]) + token
    owners = "".join(str(seat) for seat in range(position.seats) if position.own[seat] >> at & 1)
    return f"{short(REGIONS[at])}{token}={PAWNS[position.at[at] - 1]}" + (f"@{owners}" if owners else "")


def short(name: str) -> str:
    """Leave out what a name begins with: its continent, or that it is a strait."""
    return name.partition("_")[2]


def standing(position: OriginState) -> list[str]:
    """Show points, villages, stacks of tiles and tokens of the players."""
    rows = [
        [
            position.score(seat),
            position.villages[seat],
            values(position.stacks, len(LEVELS) * seat, len(LEVELS), LEVELS[0]),
            values(position.hunted, HUNTED * seat, HUNTED, 0),
            values(position.crossed, CROSSED * seat, CROSSED, 0),
        ]
        for seat in range(position.seats)
    ]
    return players(position.to_act, ["points", "villages", "stacks of tiles", "hunting", "straits"], rows)


def values(counts: Sequence[int], start: int, length: int, least: int) -> str:
    """List the values that a row counts, from `least` on."""
    return " ".join(counted(str(least + at) for at in range(length) for _ in range(counts[start + at]))) or "-"


def cards(position: OriginState, seat: int) -> list[str]:
    """List a player's cards: in hand, in play, and scored objectives."""
    return [
        f"{label}·{CARDS[card]}"
        for label, held in (
            ("hand", position.hands[seat]),
            ("in·play", position.in_play[seat]),
            ("scored", position.scored[seat]),
        )
        for card in members(held)
    ]
