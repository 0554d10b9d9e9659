"""The score board (14.5): what a scoring would give now, laid out like the table of X21."""

from __future__ import annotations

from typing import Any

from ludoteca.games.origo.data import SQUARES, load
from ludoteca.games.origo.rules.movement import chain
from ludoteca.games.origo.rules.turn import OrigoPosition
from ludoteca.games.origo.scoring import (
    clan_place,
    clan_points,
    clan_worth,
    count_clans,
    countries_points,
    country_place,
    country_points,
    monopoly,
    naval_bonus,
    naval_points,
)
from ludoteca.kernel.bits import members, popcount


def score_board(position: OrigoPosition) -> dict[str, Any]:
    """Show clans, naval and country points of the position as it stands, with sums per seat."""
    seats = range(position.seats)
    own = position.arrays()["own"]
    sea = 0
    for region in load().seas:
        sea |= region.squares
    return {
        "round": position.round,
        "clans": _clans(position, own),
        "naval": [
            {
                "seat": seat,
                "shields": popcount(own[seat] & sea),
                "bonus": naval_bonus(position, seat),
                "points": naval_points(position, seat),
            }
            for seat in seats
        ],
        "countries": [
            {
                "country": country.code,
                "pieces": [popcount(own[seat] & country.squares) for seat in seats],
                "places": [country_place(position, seat, at) for seat in seats],
                "points": [country_points(position, seat, at) for seat in seats],
                "monopoly": next((seat for seat in seats if monopoly(position, seat, at)), None),
            }
            for at, country in enumerate(load().countries)
        ],
        "totals": [_total(position, seat) for seat in seats],
    }


def _clans(position: OrigoPosition, own: list[int]) -> list[dict[str, Any]]:
    """List the clans by size; the walk is the one of `count_clans`, so that their numbers agree."""
    found: list[dict[str, Any]] = []
    least = load().raw["scoring"]["clan"]["minimum"]
    count_clans(position)
    for seat in range(position.seats):
        left = own[seat]
        while left:
            clan = chain(left & -left, left)
            left &= ~clan
            if popcount(clan) >= least:
                at = len(found)
                found.append(
                    {
                        "seat": seat,
                        "size": popcount(clan),
                        "squares": [SQUARES[square] for square in members(clan)],
                        "place": clan_place(position, at),
                        "points": clan_worth(position, at),
                    }
                )
    return sorted(found, key=lambda clan: (clan["place"], clan["seat"]))


def _total(position: OrigoPosition, seat: int) -> dict[str, int]:
    clan = clan_points(position, seat)
    naval = naval_points(position, seat)
    country = countries_points(position, seat)
    return {"seat": seat, "clan": clan, "naval": naval, "country": country, "total": clan + naval + country}
