"""The board of Orléans as text."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from ludoteca.games.orleans.data import EVENTS, FOLLOWERS, GOODS, TYPES, load
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.vocabulary import CITIES, PLACES
from ludoteca.kernel.listing import members
from ludoteca.kernel.picture import counted, framed, listed, players

RAW = load().raw
PRINTED = len(RAW["player_board"]["places"])
SIZES = [len(place.spaces) for place in load().places]
FIRST_SPACE = [sum(SIZES[:place]) for place in range(len(SIZES))]
KINDS = len(FOLLOWERS)
SPACES = sum(SIZES)
OCCUPANTS = ("_", *FOLLOWERS, "technology")
SCALE = 1000
"""Cities have coordinates from 0 to this."""
ROWS, COLUMNS = 11, 76
LETTERS = 4


def picture(position: OrleansState) -> str:
    """Show the map from north to south, the players, and who serves where."""
    event = EVENTS[position.event] if position.event >= 0 else "none"
    goods = [f"{good}×{count}" for good, count in zip(GOODS, position.goods_market, strict=True)]
    supply = [f"{kind}×{count}" for kind, count in zip(TYPES, position.supply, strict=True)]
    return framed(
        [
            f"round {position.round}, event: {event}; @ merchants, # trading stations",
            *towns(position),
            *standing(position),
            *listed("goods:", goods),
            *listed("to recruit:", supply),
            *(line for seat in range(position.seats) for line in listed(f"{seat}:", board(position, seat), most=3)),
        ]
    )


def towns(position: OrleansState) -> list[str]:
    """Draw the map: each town about where it lies, with who stands and who has built there."""
    lines = [""] * ROWS
    for row in sorted(RAW["map"]["cities"], key=itemgetter("x")):
        at = ROWS * row["y"] // SCALE
        west = lines[at] + " " if lines[at] else ""
        lines[at] = west.ljust(COLUMNS * row["x"] // SCALE) + town(position, row["id"])
    return lines


def town(position: OrleansState, name: str) -> str:
    """Name a town, with the seats of merchants and of trading stations."""
    city = CITIES.index(name)
    seats = range(position.seats)
    here = "".join(str(seat) for seat in seats if position.city[seat] == city)
    built = "".join(str(seat) for seat in seats if position.stations[seat] >> city & 1)
    return name + (f"@{here}" if here else "") + (f"#{built}" if built else "")


def standing(position: OrleansState) -> list[str]:
    """Show points, tracks and goods of the players."""
    columns = ["coins", "points", "citizens", "bag", "dev", *(name[:LETTERS] for name in (*TYPES[:-1], *GOODS))]
    rows = [
        [
            position.coins[seat],
            position.score(seat),
            position.citizens[seat],
            sum(own(position.bag, seat, KINDS)),
            position.development[seat],
            *own(position.steps, seat, len(TYPES) - 1),
            *own(position.goods, seat, len(GOODS)),
        ]
        for seat in range(position.seats)
    ]
    return players(position.to_act, columns, rows, gap=1)


def own(array: Sequence[int], seat: int, length: int) -> list[int]:
    """Give the row of a seat."""
    return list(array[length * seat : length * seat + length])


def board(position: OrleansState, seat: int) -> list[str]:
    """List the followers on market and tower, the places with what stands on them, and the other tiles."""
    followers = [
        f"{where}·{kind}"
        for where, counts in (("market", position.market), ("tower", position.tower))
        for kind in counted(FOLLOWERS[at] for at, count in enumerate(own(counts, seat, KINDS)) for _ in range(count))
    ]
    spaces = own(position.at, seat, SPACES)
    places = [
        (place, [OCCUPANTS[what] for what in spaces[FIRST_SPACE[place] : FIRST_SPACE[place] + SIZES[place]]])
        for place in members(position.places[seat])
    ]
    return followers + [
        f"{PLACES[place]}({','.join(served)})" if SIZES[place] else PLACES[place]
        for place, served in places
        if place >= PRINTED or any(what != OCCUPANTS[0] for what in served)
    ]
