"""Positions made from a view (section 21)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from ludoteca.games.orleans.counts import (
    KINDS,
    PRINTED,
    RAW,
    events_to_come,
    followers_found,
    neutral_followers,
    outside_the_bag,
    removals,
)
from ludoteca.games.orleans.data import EVENTS, FOLLOWERS, GOODS, TYPES, load
from ludoteca.games.orleans.names import Ask, Phase
from ludoteca.games.orleans.rules.tiles import own_place
from ludoteca.games.orleans.rules.turn import OrleansPosition
from ludoteca.games.orleans.shape import ALL_CITIZENS, TECHNOLOGIES, TECHNOLOGY
from ludoteca.games.orleans.vocabulary import CITIES, DEEDS, PLACES, SPACES
from ludoteca.kernel.bits import union
from ludoteca.kernel.documents import frames_of
from ludoteca.kernel.listing import members
from ludoteca.kernel.room import Pending, View
from ludoteca.kernel.shapes import bad

COIN_SPACES = [row["at"] for row in RAW["tracks"]["development"]["coins"]]
MANY = range(1, 5)
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
    return union(left[: max(0, len(PLACES) - PRINTED - sum(position.tiles_taken) - removals(position)[0])])


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
                bags[KINDS * seat + at] = 1 - outside_the_bag(position, seat)[at]
        else:
            bags[KINDS * seat : KINDS * seat + KINDS] = _counts(contents)
    position.bag = bags
    left = [
        total - found for total, found in zip(neutral_followers(position.seats), followers_found(position), strict=True)
    ]
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


def _events_left(position: OrleansPosition) -> list[int]:
    """Fill the stack with events other than the one of the round, as many as are still to come (4.6, S3)."""
    left = [0] * len(EVENTS)
    for at in range(events_to_come(position)):
        kinds = [kind for kind in range(len(EVENTS)) if kind != position.event]
        left[kinds[at % len(kinds)]] += 1
    return left


def _citizens_left(players: list[dict[str, Any]]) -> list[str]:
    """Leave those citizens that the players do not have; which ones these are is free."""
    taken = min(sum(player.get("citizens", 0) for player in players), len(ALL_CITIZENS))
    return [*ALL_CITIZENS[: len(ALL_CITIZENS) - 1 - taken], ALL_CITIZENS[-1]] if taken else list(ALL_CITIZENS)


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
