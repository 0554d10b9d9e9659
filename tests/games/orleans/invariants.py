"""What must hold in every position (section 21), read from the numbers themselves."""

from __future__ import annotations

from ludoteca.games.orleans.data import FOLLOWERS, TYPES, load
from ludoteca.games.orleans.rules.turn import OrleansPosition
from ludoteca.games.orleans.vocabulary import CITIES

RAW = load().raw
GOODS = [row["count"] for row in RAW["goods"]["types"]]
KINDS = len(FOLLOWERS)
TRACK_ENDS = [RAW["tracks"][kind]["steps"] for kind in TYPES[:6]]
ORLEANS = CITIES.index("orleans")
TOWER = 22


def check(position: OrleansPosition) -> None:
    """Assert every invariant of section 21."""
    followers(position)
    goods_and_coins(position)
    tiles(position)
    places_of_players(position)


def outside_supply(position: OrleansPosition, seat: int) -> list[int]:
    """Count all followers of a player by kind."""
    at = position.at[54 * seat : 54 * seat + 54]
    return [
        position.bag[KINDS * seat + kind]
        + position.market[KINDS * seat + kind]
        + position.tower[KINDS * seat + kind]
        + at.count(kind + 1)
        for kind in range(KINDS)
    ]


def followers(position: OrleansPosition) -> None:
    owned = [outside_supply(position, seat) for seat in range(position.seats)]
    start = load().setup(position.seats)["supply"]
    for kind, name in enumerate(TYPES):
        on_deeds = sum(position.filled_slots[kind::7])
        total = position.supply[kind] + sum(row[kind] for row in owned) + on_deeds + position.gone[kind]
        assert total + position.drawn[kind] == start[name], name
    aside = sum(position.drawn[7:])
    missing = [4 - sum(row[7:]) for row in owned]
    assert sum(missing) == aside
    for row in owned:
        assert all(0 <= count <= 1 for count in row[7:])
        assert min(row) >= 0


def goods_and_coins(position: OrleansPosition) -> None:
    for at, total in enumerate(GOODS):
        on_map = position.on_edge.count(at + 1)
        owned = sum(position.goods[5 * seat + at] for seat in range(position.seats))
        assert position.goods_market[at] + on_map + owned + position.goods_gone[at] == total
    assert min([*position.goods_market, *position.goods, *position.goods_gone, *position.coins]) >= 0
    if not position.endless_bank:
        assert position.bank >= 0
        assert position.bank + sum(position.coins) == RAW["components"]["coins"]["bank_total"]


def tiles(position: OrleansPosition) -> None:
    placed = sum(mask.bit_count() for mask in position.tech)
    assert position.technologies + sum(position.waiting) + placed + position.technologies_gone == 16
    assert position.citizens_left.bit_count() + sum(position.citizens) == 14
    owned = [position.places[seat] >> 10 for seat in range(position.seats)]
    piles = [position.pile >> 10, position.tiles_gone >> 10, *owned]
    assert sum(mask.bit_count() for mask in piles) == 20
    union = 0
    for mask in piles:
        union |= mask
    assert union == (1 << 20) - 1


def places_of_players(position: OrleansPosition) -> None:
    for city in range(len(CITIES)):
        here = sum(mask >> city & 1 for mask in position.stations)
        assert here <= (position.seats if city == ORLEANS else 1)
    spaces = load().spaces
    for seat in range(position.seats):
        at = position.at[54 * seat : 54 * seat + 54]
        assert position.filled[seat] == sum(1 << space for space, what in enumerate(at) if what)
        assert position.tech[seat] == sum(1 << space for space, what in enumerate(at) if what == 12)
        assert position.filled[seat] & ~position.spaces[seat] == 0
        technologies = [spaces[space].split("·")[0] for space, what in enumerate(at) if what == 12]
        assert len(technologies) == len(set(technologies))
        held = sum(position.market[KINDS * seat : KINDS * seat + KINDS])
        tower = sum(position.tower[KINDS * seat : KINDS * seat + KINDS])
        surplus = 2 if position.places[seat] >> TOWER & 1 and position.phase < 5 else 0
        assert held <= 8 + surplus
        assert tower <= (2 if position.places[seat] >> TOWER & 1 else 0)
        assert position.stations[seat].bit_count() + position.stock[seat] <= 10
        assert 0 <= position.development[seat] <= 30
        for track, end in enumerate(TRACK_ENDS):
            assert 0 <= position.steps[6 * seat + track] <= end
        assert position.settled[seat] + position.waiting[seat] == position.received[seat]
