"""What each seat may see (section 17), and positions made from a view.

This is the only place where a secret could leak: the plans of others are undone in a copy before anything is read
from it, and a bag enters a view only for its owner. The open view shows all; it is the readable document of a position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ludoteca.games.orleans.data import EVENTS, FOLLOWERS, GOODS, TYPES, load
from ludoteca.games.orleans.names import CITIZENS, Ask, Phase
from ludoteca.games.orleans.rules.places import executable, ready
from ludoteca.games.orleans.rules.planning import forget_plan
from ludoteca.games.orleans.rules.tiles import own_place
from ludoteca.games.orleans.rules.turn import OrleansPosition
from ludoteca.games.orleans.vocabulary import CITIES, DEEDS, PLACES, SPACES
from ludoteca.kernel.bits import union
from ludoteca.kernel.documents import number_of
from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.game import OPEN, View
from ludoteca.kernel.listing import members

RAW = load().raw
DECISIONS = tuple(one.name for one in Ask.rows)
PHASES = tuple(one.name for one in Phase.rows)
ALL_CITIZENS = (*CITIZENS, *(f"deed·{deed}" for deed in DEEDS), "stations")
PRINTED = len(RAW["player_board"]["places"])
LEVELS = [
    max(row["level"] for row in RAW["tracks"]["development"]["levels"] if row["from"] <= at)
    for at in range(RAW["tracks"]["development"]["steps"] + 1)
]
COIN_SPACES = [row["at"] for row in RAW["tracks"]["development"]["coins"]]
GOOD_POINTS = [row["vp"] for row in RAW["goods"]["types"]]
TECHNOLOGY = "technology"
KINDS = len(FOLLOWERS)
SPACES_OF = [len(place.spaces) for place in load().places]


def view(position: OrleansPosition, seat: int) -> View:
    """Show what a seat may see; SPECTATOR: only what is public, OPEN: everything."""
    everything = seat == OPEN
    seen = position.clone()
    frames = position.frames()
    if not everything:
        for other in range(position.seats):
            if other != seat:
                forget_plan(seen, other)
        if position.draft and seat >= 0 and not position.deciders >> seat & 1:
            frames = frames[:2]
    seats = range(position.seats)
    asked = frames[-1][1] if frames else 0
    return {
        "game": "orleans",
        "seats": position.seats,
        "seat": seat if seat >= 0 else None,
        "options": _options(position),
        "phase": PHASES[position.phase] if frames else "over",
        "stage": position.stage,
        "round": position.round,
        "start_player": position.start_player,
        "turn": position.turn,
        "event": EVENTS[position.event] if position.event >= 0 else None,
        "history": [EVENTS[kind] for kind in position.history[: position.round]],
        "events_left": dict(zip(EVENTS, position.events_left, strict=True)),
        "stack": [
            {"decision": DECISIONS[kind], "seats": [one for one in seats if deciders >> one & 1], "args": list(args)}
            for kind, deciders, *args in frames
        ],
        "to_act": [one for one in seats if asked >> one & 1],
        "supply": dict(zip(TYPES, position.supply, strict=True)),
        "goods_market": dict(zip(GOODS, position.goods_market, strict=True)),
        "technologies": position.technologies,
        "bank": None if position.endless_bank else position.bank,
        "edges": [
            [_good(position.on_edge[2 * at + slot]) for slot in range(len(edge.marks))]
            for at, edge in enumerate(load().edges)
        ],
        "tiles": [PLACES[place] for place in members(position.pile)],
        "citizens": [name for at, name in enumerate(ALL_CITIZENS) if position.citizens_left >> at & 1],
        "deeds": {
            deed: {
                kind: position.filled_slots[7 * at + slot] for slot, kind in enumerate(TYPES) if kind in row["slots"]
            }
            for at, (deed, row) in enumerate(zip(DEEDS, load().deeds, strict=True))
        },
        "gone": dict(zip(TYPES, position.gone, strict=True)),
        "drawn": _followers(position.drawn, 0),
        "players": [_player(seen, one, everything or one == seat or bool(position.open_bags)) for one in seats],
    }


def _options(position: OrleansPosition) -> dict[str, Any]:
    return {
        "event_deck": "full_shuffle" if position.full_shuffle else "three_stacks",
        "bathhouse": "first_edition" if position.first_edition else "revised",
        "torture_dev_step": "no_coin_spaces" if position.no_coin_spaces else "seed",
        "bank": "unlimited" if position.endless_bank else "finite",
        "planning": "turn_order" if position.in_turn_order else "simultaneous",
        "open_bags": bool(position.open_bags),
        "auto_pass": bool(position.auto_pass),
    }


def _player(seen: OrleansPosition, seat: int, open_bag: bool) -> dict[str, Any]:
    """Show one player; `seen` holds no plan that is hidden from the reader."""
    development = seen.development[seat]
    goods = seen.goods[5 * seat : 5 * seat + 5]
    places = seen.places[seat]
    at = seen.at[54 * seat : 54 * seat + 54]
    worth = sum(one * count for one, count in zip(GOOD_POINTS, goods, strict=True))
    built = members(seen.stations[seat])
    return {
        "coins": seen.coins[seat],
        "points": seen.score(seat),
        "score": {
            "coins": seen.coins[seat],
            "goods": worth,
            "stations": len(built),
            "citizens": seen.citizens[seat],
            "level": LEVELS[development],
            "total": seen.score(seat),
        },
        "bag": sum(seen.bag[KINDS * seat : KINDS * seat + KINDS]),
        "bag_contents": _followers(seen.bag, seat) if open_bag else None,
        "market": _followers(seen.market, seat),
        "tower": _followers(seen.tower, seat),
        "spaces": {SPACES[space]: _occupant(what) for space, what in enumerate(at) if what},
        "planned": [SPACES[space] for space in members(seen.planned[seat])],
        "planned_from_tower": [SPACES[space] for space in members(seen.from_tower[seat])],
        "tiles": [PLACES[place] for place in members(places) if place >= PRINTED],
        "ready": [PLACES[place] for place in members(places) if SPACES_OF[place] and ready(seen, seat, place)],
        "executable": [PLACES[place] for place in members(executable(seen, seat))],
        "waiting": seen.waiting[seat],
        "received": seen.received[seat],
        "settled": seen.settled[seat],
        "steps": dict(zip(TYPES, seen.steps[6 * seat : 6 * seat + 6], strict=False)),
        "development": development,
        "level": LEVELS[development],
        "paid": [at for at in COIN_SPACES if seen.paid[seat] >> at // 10 & 1],
        "goods": dict(zip(GOODS, goods, strict=True)),
        "citizens": seen.citizens[seat],
        "city": CITIES[seen.city[seat]],
        "stations": [CITIES[city] for city in built],
        "stock": seen.stock[seat],
        "allowance": seen.allowance[seat],
        "passed": bool(seen.passed >> seat & 1),
        "tiles_taken": seen.tiles_taken[seat],
        "event_coins": _event_coins(seen, seat, sum(goods), len(built), LEVELS[development]),
    }


def _event_coins(seen: OrleansPosition, seat: int, goods: int, built: int, level: int) -> int:
    """Tell how many coins the event of the round will give (or, below zero, take) as things stand."""
    event = EVENTS[seen.event] if seen.event >= 0 else ""
    effects = {row["id"]: row["effect"] for row in RAW["hourglass"]["types"]}
    if event == "taxes":
        return -(goods // int(effects["taxes"]["goods_per_coin"]))
    if event == "trading_day":
        return built
    if event == "income":
        return level
    if event == "harvest":
        food = sum(seen.goods[5 * seat + at] for at, row in enumerate(RAW["goods"]["types"]) if row["food"])
        return 0 if food else -int(effects["harvest"]["coins"])
    return 0


def _followers(counts: list[int], seat: int) -> list[str]:
    return [kind for at, kind in enumerate(FOLLOWERS) for _ in range(counts[KINDS * seat + at])]


def _good(what: int) -> str:
    return GOODS[what - 1] if what else ""


def _occupant(what: int) -> str:
    return TECHNOLOGY if what > KINDS else FOLLOWERS[what - 1]


# Positions from views.


def position_from(view: View) -> OrleansPosition:
    """Make a position that looks like this view; bags that it hides are filled with what is left, in order.

    Fields that a hand-written document leaves out take the value that they have after setup, at the first action of
    a round. Raises BadRecord naming the field that does not fit.
    """
    seats = view["seats"]
    setup = load().setup(seats)
    position = OrleansPosition(seats)
    set_options(position, view.get("options", {}))
    position.round = view.get("round", 1)
    position.phase = number_of(PHASES, view.get("phase", "actions"), "phase") if view.get("phase") != "over" else 7
    position.stage = view.get("stage", 0)
    position.start_player = view.get("start_player", 0)
    position.turn = view.get("turn", position.start_player)
    event = view.get("event")
    position.event = -1 if event is None else number_of(EVENTS, event, "event")
    history = [number_of(EVENTS, one, "history") for one in view.get("history", [])]
    position.history = history + [0] * (18 - len(history))
    left = view.get("events_left", {kind: int(kind != event) for kind in EVENTS})
    position.events_left = [left.get(kind, 0) for kind in EVENTS]
    position.supply = [view.get("supply", {}).get(kind, setup["supply"][kind]) for kind in TYPES]
    market = view.get("goods_market", {})
    position.goods_market = [market.get(good, 0) for good in GOODS]
    position.on_edge = _on_edge(view.get("edges", []))
    tiles = view.get("tiles", [])
    position.pile = union(number_of(PLACES, tile, "tiles") for tile in tiles)
    citizens = view.get("citizens", ALL_CITIZENS)
    position.citizens_left = union(number_of(ALL_CITIZENS, one, "citizens") for one in citizens)
    position.filled_slots = [view.get("deeds", {}).get(deed, {}).get(kind, 0) for deed in DEEDS for kind in TYPES]
    position.gone = [view.get("gone", {}).get(kind, 0) for kind in TYPES]
    position.drawn = _counts(view.get("drawn", []), "drawn")
    for seat, player in enumerate(view["players"]):
        _seat_player(position, seat, player)
    position.bank = _bank(position, view.get("bank"))
    _fill_bags(position, view["players"])
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
            raise BadRecord("bad-document", field=f"edges[{at}]", args={"problem": "more goods than spaces"})
        for slot, good in enumerate(goods):
            found[2 * at + slot] = 1 + number_of(GOODS, good, "edges") if good else 0
    return found


def _counts(followers: Iterable[str], field: str) -> list[int]:
    counts = Counter(followers)
    for name in counts:
        number_of(FOLLOWERS, name, field)
    return [counts[name] for name in FOLLOWERS]


def _put(values: list[int], seat: int, row: list[int]) -> list[int]:
    width = len(row)
    return values[: width * seat] + row + values[width * (seat + 1) :]


def _seat_player(position: OrleansPosition, seat: int, player: dict[str, Any]) -> None:
    """Read one player, all but a hidden bag."""
    where = f"players[{seat}]"
    for place in range(PRINTED):
        own_place(position, seat, place)
    for tile in player.get("tiles", []):
        own_place(position, seat, number_of(PLACES, tile, f"{where}.tiles"))
    at, filled, tech = [0] * 54, 0, 0
    for token, what in player.get("spaces", {}).items():
        space = number_of(SPACES, token, f"{where}.spaces")
        filled |= 1 << space
        if what == TECHNOLOGY:
            tech |= 1 << space
        at[space] = KINDS + 1 if what == TECHNOLOGY else 1 + number_of(FOLLOWERS, what, f"{where}.spaces")
    steps = [player.get("steps", {}).get(kind, 0) for kind in TYPES[:6]]
    placed = tech.bit_count()
    waiting = player.get("waiting", 0)
    settled = player.get("settled", max(placed, steps[2] - waiting))
    rows: dict[str, list[int]] = {
        "at": at,
        "filled": [filled],
        "tech": [tech],
        "planned": [union(number_of(SPACES, one, f"{where}.planned") for one in player.get("planned", []))],
        "from_tower": [union(number_of(SPACES, one, where) for one in player.get("planned_from_tower", []))],
        "market": _counts(player.get("market", []), f"{where}.market"),
        "tower": _counts(player.get("tower", []), f"{where}.tower"),
        "steps": steps,
        "goods": [player.get("goods", {}).get(good, 0) for good in GOODS],
        "stations": [union(number_of(CITIES, city, f"{where}.stations") for city in player.get("stations", []))],
        "city": [number_of(CITIES, player.get("city", RAW["setup"]["merchant_start"]), f"{where}.city")],
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
    if bank is not None:
        return bank
    if position.endless_bank:
        return 0
    return int(RAW["components"]["coins"]["bank_total"]) - sum(position.coins[: position.seats])


def _fill_bags(position: OrleansPosition, players: list[dict[str, Any]]) -> None:
    """Fill the bags: the shown ones as shown, the hidden ones with what is nowhere else, as many as there are."""
    setup = load().setup(position.seats)
    bags = [0] * (4 * KINDS)
    hidden = []
    for seat, player in enumerate(players):
        contents = player.get("bag_contents")
        if contents is None:
            hidden.append(seat)
            for at in range(7, KINDS):
                bags[KINDS * seat + at] = 1 - _outside(position, seat)[at]
        else:
            bags[KINDS * seat : KINDS * seat + KINDS] = _counts(contents, f"players[{seat}].bag_contents")
    left = [
        setup["supply"][kind] - position.supply[at] - position.gone[at] - position.drawn[at]
        - sum(position.filled_slots[7 * deed + at] for deed in range(len(DEEDS)))
        - sum(_outside(position, seat)[at] + bags[KINDS * seat + at] for seat in range(position.seats))
        for at, kind in enumerate(TYPES)
    ]  # fmt: skip
    for seat in hidden:
        missing = players[seat].get("bag", 4) - sum(bags[KINDS * seat : KINDS * seat + KINDS])
        for at in range(7):
            taken = max(0, min(missing, left[at]))
            bags[KINDS * seat + at] += taken
            left[at] -= taken
            missing -= taken
    position.bag = bags


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
    used = sum(position.waiting[seat] + position.tech[seat].bit_count() for seat in range(position.seats))
    left = RAW["components"]["technology_tiles"] - used
    position.technologies = view.get("technologies", left)
    position.technologies_gone = left - position.technologies
    for field, numbers in (("goods_market", position.goods_gone), ("technologies", [position.technologies_gone])):
        if min(numbers) < 0:
            raise BadRecord("bad-document", field=field, args={"problem": "more than there are"})


def _stack(view: View, turn: int) -> list[tuple[int, ...]]:
    if "stack" not in view:
        return [(DECISIONS.index("round"), 0, 0, 0, 0, 0), (DECISIONS.index("act"), 1 << turn, 0, 0, 0, 0)]
    return [
        (number_of(DECISIONS, frame["decision"], "stack"), union(frame["seats"]), *frame["args"])
        for frame in view["stack"]
    ]
