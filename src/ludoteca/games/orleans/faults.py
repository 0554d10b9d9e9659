"""What can be in no position (section 21)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludoteca.games.orleans.counts import (
    KINDS,
    PRINTED,
    RAW,
    events_to_come,
    followers_found,
    most_removals,
    neutral_followers,
    outside_the_bag,
    removals,
)
from ludoteca.games.orleans.data import ANY as ANYBODY
from ludoteca.games.orleans.data import EVENTS, FOLLOWERS, GOODS, TYPES, load
from ludoteca.games.orleans.names import Ask, Phase
from ludoteca.games.orleans.rules.turn import OrleansPosition
from ludoteca.games.orleans.shape import ALL_CITIZENS, ROUNDS, STATIONS, TECHNOLOGIES, TRACKS
from ludoteca.games.orleans.vocabulary import CITIES, DEEDS, PLACES, SPACES
from ludoteca.kernel.listing import members
from ludoteca.kernel.room import Fault

GUNPOWDER_TOWER = PLACES.index("gunpowder_tower")
BATHHOUSE = PLACES.index("bathhouse")
TOWER_SIZE = 2
WANTED = [wanted for place in load().places for wanted in place.spaces]
ANY = ANYBODY[0]


def faults(position: OrleansPosition) -> Iterator[Fault]:
    """Tell what cannot be in any game of Orléans (21)."""
    yield from _followers(position)
    yield from _goods_and_coins(position)
    yield from _tiles(position)
    for seat in range(position.seats):
        yield from _board(position, seat)
    yield from _round(position)
    yield from _decisions(position)


def _followers(position: OrleansPosition) -> Iterator[Fault]:
    """All neutral followers are somewhere (21); each starting one is with its owner."""
    for kind, total, found in zip(TYPES, neutral_followers(position.seats), followers_found(position), strict=True):
        if found != total:
            yield f"supply.{kind}", f"does not make {total} with those elsewhere"
    for at, kind in enumerate(TYPES):
        if min(position.supply[at], position.gone[at]) < 0:
            yield f"supply.{kind}", f"is {position.supply[at]}"
    if min(position.bag) < 0:
        yield "players", "have less than nothing in a bag"
    for seat in range(position.seats):
        own = zip(outside_the_bag(position, seat), position.bag[KINDS * seat : KINDS * seat + KINDS], strict=True)
        if any(outside + inside != 1 for outside, inside in list(own)[7:]):
            yield f"players[{seat}].bag_contents", "does not make the starting followers with those elsewhere"


def _goods_and_coins(position: OrleansPosition) -> Iterator[Fault]:
    """Coins are in a bank that has an end, or with players (15); goods leave the game at the start and by torture."""
    coins = sum(position.coins[: position.seats])
    total = RAW["components"]["coins"]["bank_total"]
    if not position.endless_bank and (position.bank < 0 or position.bank + coins != total):
        yield "bank", f"does not make {total} coins with those of the players"
    for at, good in enumerate(GOODS):
        if position.goods_gone[at] < 0:
            yield f"goods_market.{good}", "is more than there are"
    aside = load().setup(position.seats)["remove_goods_random"]
    if sum(position.goods_gone) < aside:
        yield "goods_market", f"does not leave out the {aside} that are out of the game"
    for at, edge in enumerate(load().edges):
        for slot, mark in enumerate(edge.marks):
            if position.on_edge[2 * at + slot] and mark not in load().setup(position.seats)["fill_marks"]:
                yield f"edges[{at}]", "has a good where none lies with so few players"


def _tiles(position: OrleansPosition) -> Iterator[Fault]:
    """Place tiles, technology and citizens are in one place each (21)."""
    owned = [place for seat in range(position.seats) for place in members(position.places[seat]) if place >= PRINTED]
    for place, count in Counter(owned + members(position.pile)).items():
        if place < PRINTED or count > 1:
            yield "tiles", f"has {PLACES[place]} twice"
    if len(PLACES) - PRINTED - position.pile.bit_count() - sum(position.tiles_taken) not in removals(position):
        yield "tiles", "are not all that players have not taken"
    if position.citizens_left.bit_count() + sum(position.citizens) != len(ALL_CITIZENS):
        yield "citizens", f"do not make {len(ALL_CITIZENS)} with those of the players"
    if position.technologies < 0 or position.technologies + sum(position.received) != TECHNOLOGIES:
        yield "technologies", f"do not make {TECHNOLOGIES} with those that players have received"
    yield from _stations_and_deeds(position)


def _stations_and_deeds(position: OrleansPosition) -> Iterator[Fault]:
    """One station lies in a city, in Orléans one of each player (8); deeds have so many slots (10)."""
    for city, name in enumerate(CITIES):
        here = sum(stations >> city & 1 for stations in position.stations)
        if here > (position.seats if name == RAW["map"]["multi_station_city"] else 1):
            yield "players", f"have {here} stations in {name}"
    for deed, row in enumerate(load().deeds):
        for at, kind in enumerate(TYPES):
            if position.filled_slots[7 * deed + at] > row["slots"].get(kind, 0):
                yield f"deeds.{DEEDS[deed]}.{kind}", "is more than the deed has slots for"


def _board(position: OrleansPosition, seat: int) -> Iterator[Fault]:
    """A player's followers and technology stand on own places, one technology on each; tracks have ends."""
    where = f"players[{seat}]"
    at = position.at[54 * seat : 54 * seat + 54]
    technologies = [SPACES[space].split("·")[0] for space, what in enumerate(at) if what == KINDS + 1]
    if position.filled[seat] & ~position.spaces[seat]:
        yield f"{where}.spaces", "has a space of a place that the player does not own"
    for space, what in enumerate(at):
        if what and what <= KINDS and not _fits(FOLLOWERS[what - 1], WANTED[space]):
            yield f"{where}.spaces.{SPACES[space]}", f"is not for a {FOLLOWERS[what - 1]}"
    if len(technologies) != len(set(technologies)):
        yield f"{where}.spaces", "has technology twice on one place"
    if position.planned[seat] & (position.tech[seat] | ~position.filled[seat]):
        yield f"{where}.planned", "has a space without a follower"
    if position.from_tower[seat] & ~position.planned[seat]:
        yield f"{where}.planned_from_tower", "has a space that was not planned"
    for track, kind in enumerate(TRACKS):
        if position.steps[6 * seat + track] > RAW["tracks"][kind]["steps"]:
            yield f"{where}.steps.{kind}", "is beyond the end of the track"
    yield from _holdings(position, seat)


def _holdings(position: OrleansPosition, seat: int) -> Iterator[Fault]:
    """A player has room for the followers at hand, and gained all stations and technology."""
    where = f"players[{seat}]"
    market = sum(position.market[KINDS * seat : KINDS * seat + KINDS])
    tower = sum(position.tower[KINDS * seat : KINDS * seat + KINDS])
    most = _on_tower(position, seat)
    if market + tower > RAW["player_board"]["market_size"] + most or tower > most:
        yield f"{where}.market", "has more followers than there is room for, with those on the tower"
    if position.stations[seat].bit_count() + position.stock[seat] > STATIONS:
        yield f"{where}.stock", f"makes more than {STATIONS} stations with those on the map"
    if position.settled[seat] + position.waiting[seat] != position.received[seat]:
        yield f"{where}.received", "is not what waits and what is settled"
    if position.tiles_taken[seat] < sum(place >= PRINTED for place in members(position.places[seat])):
        yield f"{where}.tiles_taken", "is less than the tiles that the player has"
    if position.settled[seat] < position.tech[seat].bit_count():
        yield f"{where}.settled", "is less than what is placed"


def _fits(follower: str, wanted: str) -> bool:
    """Tell whether a follower may be on a space (7); monks stand in for all, tiles let scholars and boatmen do so."""
    kind = follower.removesuffix("*")
    return kind in ("monk", "scholar", "boatman") or wanted in (kind, ANY) or (wanted in ANYBODY and kind == follower)


def _on_tower(position: OrleansPosition, seat: int) -> int:
    """Tell how many followers a player's Gunpowder Tower takes (R34)."""
    return TOWER_SIZE if position.places[seat] >> GUNPOWDER_TOWER & 1 else 0


def _room(position: OrleansPosition, seat: int) -> int:
    """Tell how many more followers market and tower take (6)."""
    held = sum(position.market[KINDS * seat : KINDS * seat + KINDS])
    held += sum(position.tower[KINDS * seat : KINDS * seat + KINDS])
    return int(RAW["player_board"]["market_size"]) + _on_tower(position, seat) - held


def _round(position: OrleansPosition) -> Iterator[Fault]:
    """As many events have been as rounds; a phase has so many steps (6)."""
    if position.over:
        return
    if sum(position.events_left) != (events_to_come(position) if position.round else 0):
        yield "events_left", "are not as many as are still to come"
    if max(position.events_left) > (ROUNDS // len(EVENTS) if position.full_shuffle else 1):
        yield "events_left", "has one more often than there is"
    removal = Phase.names[position.phase] == "removal"
    if (position.event < 0 or not position.round) != removal:
        yield "event", "is told from the first round on"
    if position.stage > _steps(position):
        yield "stage", "is more than the phase has"


STEPS = {"census": 2, "followers": 3}  # the first, the last; all draw, then the Bathhouse, then the Gunpowder Tower


def _steps(position: OrleansPosition) -> int:
    """Tell how many steps of a phase can be done or under way while somebody is asked."""
    phase = Phase.names[position.phase]
    if phase == "removal":
        return most_removals(position) - 1
    return 1 if phase == "planning" and not position.in_turn_order else STEPS.get(phase, position.seats)


PHASES_OF = {
    "remove": ("removal",),
    "draw": ("followers",),
    "bathe": ("followers",),
    "keep": ("followers",),
    "tower": ("followers", "planning"),
    "plan": ("planning", "actions"),
    "act": ("actions",),
    "place-tech": ("actions",),
    "sacristy": ("event",),
    "food": ("event",),
    "torture": ("census", "event", "followers"),
}
"""When a decision is asked; documents of before tell of some the phase that comes next, and go on alike."""


def _decisions(position: OrleansPosition) -> Iterator[Fault]:
    """Who is asked has what the question is about; what is aside or planned is there for a decision."""
    kind, deciders = position.frames()[-1][:2] if position.depth else (0, 0)
    asked = Ask.names[kind]
    seats = members(deciders)
    if position.depth and Phase.names[position.phase] not in PHASES_OF.get(asked, ()):
        yield "phase", f"is not one of {asked}"
    if asked == "act" and (seats != [position.turn] or position.passed & deciders):
        yield "stack[1].seats", "are not the player on turn, who has not passed"
    if asked == "draw" and any(not position.allowance[seat] or _room(position, seat) <= 0 for seat in seats):
        yield "stack[1].seats", "have no draw left, or no room"
    if asked == "bathe" and any(
        not position.places[seat] >> BATHHOUSE & 1 or _room(position, seat) <= 0 or not _bag(position, seat)
        for seat in seats
    ):
        yield "stack[1].seats", "have no Bathhouse, no room or nobody to bathe"
    if asked == "tower" and any(not _on_tower(position, seat) for seat in seats):
        yield "stack[1].seats", "have no Gunpowder Tower"
    if asked == "place-tech" and any(not position.waiting[seat] for seat in seats):
        yield "stack[1].seats", "have no technology to place"
    if any(position.planned) and asked != "plan":
        yield "players", "have a plan that is not asked for"
    if (asked == "keep") != any(position.drawn) or sum(position.drawn) not in (0, 2):
        yield "drawn", "are not the two of whom one is kept"


def _bag(position: OrleansPosition, seat: int) -> int:
    return sum(position.bag[KINDS * seat : KINDS * seat + KINDS])
