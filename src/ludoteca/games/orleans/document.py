"""Positions made from a view, and what can be in none (section 21)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ludoteca.games.orleans.data import ANY as ANYBODY
from ludoteca.games.orleans.data import EVENTS, FOLLOWERS, GOODS, TYPES, load
from ludoteca.games.orleans.names import Ask, Phase
from ludoteca.games.orleans.rules.tiles import own_place
from ludoteca.games.orleans.rules.turn import OrleansPosition
from ludoteca.games.orleans.shape import ALL_CITIZENS, ROUNDS, STATIONS, TECHNOLOGIES, TECHNOLOGY, TRACKS
from ludoteca.games.orleans.vocabulary import CITIES, DEEDS, PLACES, SPACES
from ludoteca.kernel.bits import union
from ludoteca.kernel.documents import frames_of
from ludoteca.kernel.listing import members
from ludoteca.kernel.room import Fault, Pending, View
from ludoteca.kernel.shapes import bad

RAW = load().raw
PRINTED = len(RAW["player_board"]["places"])
COIN_SPACES = [row["at"] for row in RAW["tracks"]["development"]["coins"]]
KINDS = len(FOLLOWERS)
MANY = range(1, 5)
GUNPOWDER_TOWER = PLACES.index("gunpowder_tower")
BATHHOUSE = PLACES.index("bathhouse")
TOWER_SIZE = 2
WANTED = [wanted for place in load().places for wanted in place.spaces]
ANY = ANYBODY[0]
PENDING = {
    "round": Pending(on=("",), deciders=range(1)),
    "remove": Pending(on=("round",)),
    "draw": Pending(on=("round",), deciders=MANY),
    "bathe": Pending(on=("round",)),
    "keep": Pending(on=("round",)),
    "tower": Pending(on=("round", "tower")),
    "plan": Pending(on=("round",), deciders=MANY),
    "act": Pending(on=("round",)),
    "place-tech": Pending(on=("round",)),
    "sacristy": Pending(on=("round",)),
    "food": Pending(on=("round",)),
    "torture": Pending(on=("round",)),
}
"""Where a document can begin."""


def position_from(view: View) -> OrleansPosition:
    """Make a position that looks like this view; bags that it hides are filled with what is left, in order.

    Fields that a hand-written document leaves out take the value that they have after setup, at the first action of
    a round. Raises BadRecord naming the field that does not fit.
    """
    position = OrleansPosition(view["seats"])
    set_options(position, view.get("options", {}))
    position.round = view.get("round", 1)
    position.phase = Phase.names.index(view.get("phase", "actions")) if view.get("phase") != "over" else 7
    position.stage = view.get("stage", 0)
    position.start_player = view.get("start_player", 0)
    position.turn = view.get("turn", position.start_player)
    event = view.get("event", EVENTS[0] if position.round else None)
    position.event = -1 if event is None else EVENTS.index(event)
    history = list(map(EVENTS.index, view.get("history", [])))
    position.history = history + [0] * (18 - len(history))
    left = view.get("events_left")
    position.events_left = _events_left(position) if left is None else [left.get(kind, 0) for kind in EVENTS]
    position.supply = [view.get("supply", {}).get(kind, 0) for kind in TYPES]
    market = view.get("goods_market", {})
    position.goods_market = [market.get(good, 0) for good in GOODS]
    position.on_edge = _on_edge(view.get("edges", []))
    citizens = view.get("citizens", _citizens_left(view["players"]))
    position.citizens_left = union(map(ALL_CITIZENS.index, citizens))
    position.filled_slots = [view.get("deeds", {}).get(deed, {}).get(kind, 0) for deed in DEEDS for kind in TYPES]
    position.gone = [view.get("gone", {}).get(kind, 0) for kind in TYPES]
    position.drawn = _counts(view.get("drawn", []))
    for seat, player in enumerate(view["players"]):
        _seat_player(position, seat, player)
    tiles = view.get("tiles")
    position.pile = _pile(position) if tiles is None else union(map(PLACES.index, tiles))
    position.bank = _bank(position, view.get("bank"))
    _fill_bags(position, view)
    _balance(position, view)
    position.set_frames(_stack(view, position.turn))
    return position


def set_options(position: OrleansPosition, options: Mapping[str, Any]) -> None:
    """Set the options that the rules ask for (18)."""
    position.full_shuffle = options.get("event_deck") == "full_shuffle"
    position.first_edition = options.get("bathhouse") == "first_edition"
    position.no_coin_spaces = options.get("torture_dev_step") == "no_coin_spaces"
    position.endless_bank = options.get("bank") == "unlimited"
    position.in_turn_order = options.get("planning") == "turn_order"
    position.open_bags = options.get("open_bags", False)
    position.auto_pass = options.get("auto_pass", True)


def _on_edge(edges: list[list[str]]) -> list[int]:
    """Read the goods spaces of all roads and waterways; an empty one is an empty word."""
    found = [0] * (2 * len(load().edges))
    for at, goods in enumerate(edges):
        if at >= len(load().edges) or len(goods) > len(load().edges[at].marks):
            raise bad(f"edges[{at}]", "more goods than spaces")
        for slot, good in enumerate(goods):
            found[2 * at + slot] = 1 + GOODS.index(good) if good else 0
    return found


def _counts(followers: Iterable[str]) -> list[int]:
    counts = Counter(followers)
    return [counts[name] for name in FOLLOWERS]


def _put(values: list[int], seat: int, row: list[int]) -> list[int]:
    width = len(row)
    return values[: width * seat] + row + values[width * (seat + 1) :]


def _seat_player(position: OrleansPosition, seat: int, player: dict[str, Any]) -> None:
    """Read one player, all but a hidden bag."""
    for place in range(PRINTED):
        own_place(position, seat, place)
    for tile in player.get("tiles", []):
        own_place(position, seat, PLACES.index(tile))
    at, filled, tech = [0] * 54, 0, 0
    for token, what in player.get("spaces", {}).items():
        space = SPACES.index(token)
        filled |= 1 << space
        if what == TECHNOLOGY:
            tech |= 1 << space
        at[space] = KINDS + 1 if what == TECHNOLOGY else 1 + FOLLOWERS.index(what)
    steps = [player.get("steps", {}).get(kind, 0) for kind in TYPES[:6]]
    placed = tech.bit_count()
    waiting = player.get("waiting", 0)
    settled = player.get("settled", max(placed, steps[2] - waiting))
    rows: dict[str, list[int]] = {
        "at": at,
        "filled": [filled],
        "tech": [tech],
        "planned": [union(map(SPACES.index, player.get("planned", [])))],
        "from_tower": [union(map(SPACES.index, player.get("planned_from_tower", [])))],
        "market": _counts(player.get("market", [])),
        "tower": _counts(player.get("tower", [])),
        "steps": steps,
        "goods": [player.get("goods", {}).get(good, 0) for good in GOODS],
        "stations": [union(map(CITIES.index, player.get("stations", [])))],
        "city": [CITIES.index(player.get("city", RAW["setup"]["merchant_start"]))],
        "stock": [player.get("stock", RAW["setup"]["start_stations"] - len(player.get("stations", [])))],
        "coins": [player.get("coins", RAW["setup"]["start_coins"])],
        "waiting": [waiting],
        "received": [player.get("received", settled + waiting)],
        "settled": [settled],
        "development": [player.get("development", 0)],
        "paid": [_paid(player)],
        "citizens": [player.get("citizens", 0)],
        "allowance": [player.get("allowance", 0)],
        "tiles_taken": [player.get("tiles_taken", max(steps[3], len(player.get("tiles", []))))],
    }
    for name, row in rows.items():
        setattr(position, name, _put(getattr(position, name), seat, row))
    position.passed |= bool(player.get("passed")) << seat


def _paid(player: dict[str, Any]) -> int:
    """Tell which coin spaces were paid; those behind the marker, unless told otherwise."""
    passed = [at for at in COIN_SPACES if at <= player.get("development", 0)]
    return union(at // 10 for at in player.get("paid", passed))


def _bank(position: OrleansPosition, bank: int | None) -> int:
    if bank is not None or position.endless_bank:
        return bank or 0
    return int(RAW["components"]["coins"]["bank_total"]) - sum(position.coins[: position.seats])


def _pile(position: OrleansPosition) -> int:
    """Leave those place tiles that no player has, and as many as are not out of the game; which ones is free."""
    owned = union(place for seat in range(position.seats) for place in members(position.places[seat]))
    left = [place for place in range(PRINTED, len(PLACES)) if not owned >> place & 1]
    return union(left[: max(0, len(PLACES) - PRINTED - sum(position.tiles_taken) - _removals(position)[0])])


def _removals(position: OrleansPosition) -> tuple[int, ...]:
    """Tell how many place tiles can have been removed before the first round, by option (4.7)."""
    most = _most_removals(position)
    if Phase.names[position.phase] == "removal":
        return (max(0, most - position.stage - 1),)
    return 0, most


def _most_removals(position: OrleansPosition) -> int:
    """Tell how many place tiles are removed by option (4.7)."""
    return position.seats * int(load().setup(position.seats)["expert_removals_per_player"])


def _fill_bags(position: OrleansPosition, view: View) -> None:
    """Fill the bags: the shown ones as shown, the hidden ones with what is nowhere else, as many as there are.

    What is left then is the supply, or where that is told has left the game.
    """
    players = view["players"]
    bags = [0] * (4 * KINDS)
    hidden = []
    for seat, player in enumerate(players):
        contents = player.get("bag_contents")
        if contents is None:
            hidden.append(seat)
            for at in range(7, KINDS):
                bags[KINDS * seat + at] = 1 - _outside(position, seat)[at]
        else:
            bags[KINDS * seat : KINDS * seat + KINDS] = _counts(contents)
    position.bag = bags
    left = [total - found for total, found in zip(_neutral(position.seats), _found(position), strict=True)]
    for seat in hidden:
        missing = players[seat].get("bag", 4) - sum(bags[KINDS * seat : KINDS * seat + KINDS])
        for at in range(7):
            taken = max(0, min(missing, left[at]))
            bags[KINDS * seat + at] += taken
            left[at] -= taken
            missing -= taken
    position.bag = bags
    supply, gone = list(position.supply), list(position.gone)
    for at, kind in enumerate(TYPES):
        if kind not in view.get("supply", {}):
            supply[at] = left[at]
        elif kind not in view.get("gone", {}):
            gone[at] = left[at]
    position.supply, position.gone = supply, gone


def _neutral(seats: int) -> list[int]:
    """Tell how many neutral followers of each type are in the game (4)."""
    supply: Mapping[str, int] = load().setup(seats)["supply"]
    return [supply[kind] for kind in TYPES]


def _found(position: OrleansPosition) -> list[int]:
    """Count the neutral followers of each type, wherever they are."""
    return [
        position.supply[at] + position.gone[at] + position.drawn[at]
        + sum(position.filled_slots[7 * deed + at] for deed in range(len(DEEDS)))
        + sum(_outside(position, seat)[at] + position.bag[KINDS * seat + at] for seat in range(position.seats))
        for at in range(len(TYPES))
    ]  # fmt: skip


def _events_left(position: OrleansPosition) -> list[int]:
    """Fill the stack with events other than the one of the round, as many as are still to come (4.6, S3)."""
    left = [0] * len(EVENTS)
    for at in range(_to_come(position)):
        kinds = [kind for kind in range(len(EVENTS)) if kind != position.event]
        left[kinds[at % len(kinds)]] += 1
    return left


def _to_come(position: OrleansPosition) -> int:
    """Tell how many events are left in this stack, by option in the whole deck."""
    stack = ROUNDS if position.full_shuffle else len(EVENTS)
    return -position.round % stack


def _citizens_left(players: list[dict[str, Any]]) -> list[str]:
    """Leave those citizens that the players do not have; which ones these are is free."""
    taken = min(sum(player.get("citizens", 0) for player in players), len(ALL_CITIZENS))
    return [*ALL_CITIZENS[: len(ALL_CITIZENS) - 1 - taken], ALL_CITIZENS[-1]] if taken else list(ALL_CITIZENS)


def _outside(position: OrleansPosition, seat: int) -> list[int]:
    """Count the followers of a player outside the bag, by kind."""
    at = position.at[54 * seat : 54 * seat + 54]
    first = KINDS * seat
    asking = position.frames()[-1][1] if position.depth else 1 << position.turn
    aside = position.drawn if asking >> seat & 1 else [0] * KINDS
    return [
        position.market[first + kind] + position.tower[first + kind] + at.count(kind + 1)
        + (aside[kind] if kind >= 7 else 0)
        for kind in range(KINDS)
    ]  # fmt: skip


def _balance(position: OrleansPosition, view: View) -> None:
    """Work out what has left the game: what the view does not show anywhere (17)."""
    goods = [row["count"] for row in RAW["goods"]["types"]]
    position.goods_gone = [
        goods[at]
        - position.goods_market[at]
        - position.on_edge.count(at + 1)
        - sum(position.goods[5 * seat + at] for seat in range(position.seats))
        for at in range(5)
    ]
    owned = union(place for seat in range(position.seats) for place in members(position.places[seat]))
    position.tiles_gone = union(range(PRINTED, len(PLACES))) & ~position.pile & ~owned
    placed = sum(tech.bit_count() for tech in position.tech)
    position.technologies_gone = sum(position.settled[: position.seats]) - placed
    position.technologies = view.get("technologies", TECHNOLOGIES - sum(position.received[: position.seats]))


def _stack(view: View, turn: int) -> list[tuple[int, ...]]:
    if "stack" in view:
        return frames_of(view["stack"], Ask)
    return [(Ask.ROUND, 0, 0, 0, 0, 0), (Ask.ACT, 1 << turn, 0, 0, 0, 0)]


# What can be in no position.


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
    for kind, total, found in zip(TYPES, _neutral(position.seats), _found(position), strict=True):
        if found != total:
            yield f"supply.{kind}", f"does not make {total} with those elsewhere"
    for at, kind in enumerate(TYPES):
        if min(position.supply[at], position.gone[at]) < 0:
            yield f"supply.{kind}", f"is {position.supply[at]}"
    if min(position.bag) < 0:
        yield "players", "have less than nothing in a bag"
    for seat in range(position.seats):
        own = zip(_outside(position, seat), position.bag[KINDS * seat : KINDS * seat + KINDS], strict=True)
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
    if len(PLACES) - PRINTED - position.pile.bit_count() - sum(position.tiles_taken) not in _removals(position):
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
    if sum(position.events_left) != (_to_come(position) if position.round else 0):
        yield "events_left", "are not as many as are still to come"
    if max(position.events_left) > (ROUNDS // len(EVENTS) if position.full_shuffle else 1):
        yield "events_left", "has one more often than there is"
    removal = Phase.names[position.phase] == "removal"
    if (position.event < 0 or not position.round) != removal:
        yield "event", "is told from the first round on"
    if position.stage > _steps(position):
        yield "stage", "is more than the phase has"


def _steps(position: OrleansPosition) -> int:
    """Tell how many steps of a phase can be done or under way while somebody is asked."""
    match Phase.names[position.phase]:
        case "removal":
            return _most_removals(position) - 1
        case "census":
            return 2  # the first, the last
        case "followers":
            return 3  # all draw, then the Bathhouse, then the Gunpowder Tower
        case "planning" if not position.in_turn_order:
            return 1
        case _:
            return position.seats


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
