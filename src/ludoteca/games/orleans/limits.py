"""How large a game can become (sections 4 to 16): eighteen rounds, in which followers run out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.orleans.data import load
from ludoteca.kernel.limits import Limits

ACTION = 3
"""Picks of an action at most, but for deeds and Bathhouse: the place, then city and good, or follower and tile (8)."""
SENT = 5
"""Picks for a follower sent to a deed at most: the place, who, which deed, the reward, and that it is all (12)."""


def limits(seats: int, options: Mapping[str, Any]) -> Limits:
    """Tell what no game exceeds."""
    data = load()
    raw, setup = data.raw, data.setup(seats)
    rounds = raw["meta"]["rounds"]
    drawn = max(raw["tracks"]["knight"]["draw"])
    goods = raw["goods"]["total"]
    lost = _items_lost(seats)
    bath = _first_bath()
    supply = sum(setup["supply"].values())
    plague = seats * _times("plague")
    dealt = setup["remove_goods_random"] + setup["goods_on_map"]
    return Limits(
        picks=seats * setup["expert_removals_per_player"] + rounds * _picks_of_round(seats) + _picks_once(seats) + lost,
        draws=1 + dealt + rounds * (1 + seats * drawn + bath["draw"]) + plague + lost,
        results=max(goods, len(raw["followers"]["starting_set"]) + supply),
        least=0,
        most=_most_coins(seats, options["bank"] == "unlimited") + _most_goods() + _most_holdings(),
    )


def _first_bath() -> dict[str, Any]:
    """Give the Bathhouse of the first edition, which draws and places more than the revised one (18)."""
    found: dict[str, Any] = _tile("bathhouse")["first_edition"]
    return found


def _tile(id: str) -> dict[str, Any]:
    """Give a place tile."""
    return next(row for row in load().raw["place_tiles"] if row["id"] == id)


def _times(event: str) -> int:
    """Tell how often an event comes in a game, whichever way the deck is made (13, S3)."""
    times: int = next(row["count"] for row in load().raw["hourglass"]["types"] if row["id"] == event)
    return times


def _picks_of_round(seats: int) -> int:
    """Add up the picks of a round (6): of all players, and of who owns Bathhouse, Gunpowder Tower and Sacristy.

    A follower that is planned serves one action at most: each action sends at least one away, to the bag or to a deed.
    """
    raw = load().raw
    market, tower = raw["player_board"]["market_size"], _tile("gunpowder_tower")["effect"]["size"]
    draw = 2 * max(raw["tracks"]["knight"]["draw"])  # each may be a follower taken back from a space instead (R7)
    place = _first_bath()["place"]
    bath = 2 + 2 * place + place * ACTION  # revised: used, kept; first edition: who and where, and these serve as well
    planning = seats * (2 * market + 1) + 2 * tower
    acting = seats * (market * ACTION + 1) + tower * ACTION
    sacristy = 1
    picks: int = seats * draw + bath + (tower + 1) + planning + acting + sacristy
    return picks


def _picks_once(seats: int) -> int:
    """Add up the picks that the box bounds: followers on deeds, technology placed, food given (10, 12, 13)."""
    raw = load().raw
    sent = sum(sum(deed["slots"].values()) for deed in load().deeds)
    picks: int = sent * SENT + raw["components"]["technology_tiles"] + seats * _times("harvest")
    return picks


def _items_lost(seats: int) -> int:
    """Count the items that go for missing coins: for the census, for taxes on all goods, for harvests (R4, 13, R40)."""
    raw = load().raw
    effects = {row["id"]: row["effect"] for row in raw["hourglass"]["types"]}
    taxes = _times("taxes") * (raw["goods"]["total"] // effects["taxes"]["goods_per_coin"])
    lost: int = raw["meta"]["rounds"] + taxes + seats * _times("harvest") * effects["harvest"]["coins"]
    return lost


def _most_goods() -> int:
    """Tell what all goods of the box are worth (16)."""
    return sum(row["count"] * row["vp"] for row in load().raw["goods"]["types"])


def _top_level() -> int:
    """Tell the highest level of development (11)."""
    level: int = max(row["level"] for row in load().raw["tracks"]["development"]["levels"])
    return level


def _most_holdings() -> int:
    """Tell what all stations of a player and all citizens are worth at the highest level (16)."""
    parts = load().raw["components"]
    most: int = (parts["trading_stations_per_player"] + parts["citizen_tiles"]) * _top_level()
    return most


def _most_coins(seats: int, unlimited: bool) -> int:
    """Tell how many coins one player can have: all of the bank, or where it is unlimited all that ever comes (15)."""
    raw = load().raw
    if not unlimited:
        bank: int = raw["components"]["coins"]["bank_total"]
        return bank
    tracks, rounds = raw["tracks"], raw["meta"]["rounds"]
    stations = raw["components"]["trading_stations_per_player"]
    each = {"coins_per_level": _top_level(), "coins_per_station": stations}
    places = [row["effect"]["coins"] * each.get(row["effect"]["kind"], 1) for row in _coin_places()]
    # In the first edition a place may be filled again in the same round, by who was drawn at the Bathhouse (18).
    acting = rounds * (sum(places) + _first_bath()["place"] * max(places))
    on_tracks = sum(tracks["boatman"]["coins"]) + sum(space["coins"] for space in tracks["development"]["coins"])
    deeds = sum(sum(deed["slots"].values()) * deed["reward"]["coins"] for deed in load().deeds)
    events = _times("trading_day") * stations + _times("income") * _top_level()
    coins: int = raw["setup"]["start_coins"] + rounds + acting + on_tracks + deeds + events  # a coin for each census
    return coins


def _coin_places() -> list[dict[str, Any]]:
    """List the places that bring coins (9)."""
    kinds = ("coins", "coins_and_development", "coins_per_level", "coins_per_station")
    return [row for row in load().raw["place_tiles"] if row["effect"]["kind"] in kinds]
