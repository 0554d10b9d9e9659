"""Why a pick is not legal: the first rule that forbids it, in the order in which a player would think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.games.orleans.data import ANY, FOLLOWERS, GOODS, TYPES, load
from ludoteca.games.orleans.names import FIRST_CITY, FIRST_DEED, FIRST_FOLLOWER, FIRST_GOOD, FIRST_PLACE, Ask
from ludoteca.games.orleans.rules.deeds import deeds_for
from ludoteca.games.orleans.rules.places import ready
from ludoteca.games.orleans.rules.planning import fitting
from ludoteca.games.orleans.rules.turn import OrleansPosition
from ludoteca.games.orleans.vocabulary import CITIES, DEEDS, PLACES, SPACES, VOCABULARY
from ludoteca.kernel.listing import members
from ludoteca.kernel.refusal import Refusal

FIRST = {
    "place": FIRST_PLACE, "city": FIRST_CITY, "good": FIRST_GOOD, "deed": FIRST_DEED, "follower": FIRST_FOLLOWER,
}  # fmt: skip
KINDS = len(FOLLOWERS)
TRACK_ENDS = {kind: load().raw["tracks"][kind]["steps"] for kind in TYPES[:6]}
TOP = load().raw["tracks"]["development"]["steps"]
TILES = {place.token: place for place in load().places if place.category}
BASE = load().places
TOWN_HALL = PLACES.index("town_hall")
TOWER = PLACES.index("gunpowder_tower")
PICKS: dict[str, tuple[str, ...]] = {
    "draw": ("draw", "draw_all", "take_back", "stop"),
    "bathe": ("bathhouse", "skip"),
    "reward": ("coin", "development"),
    "buy": ("1", "2", "3"),
    "sacristy": ("yes", "no"),
}
"""All answers to the decisions that always have the same ones."""


def _refuse(rule: str, reason: str, **args: Any) -> Refusal:
    return Refusal(rule, f"orleans-refused-{reason}", args)


def _all(kind: str, names: Sequence[str]) -> list[int]:
    return [FIRST[kind] + at for at in range(len(names))]


def candidates(position: OrleansPosition, seat: int) -> Sequence[int]:
    """List the picks that a person might think of."""
    decision = Ask.rows[position.kind].name
    if decision in PICKS:
        return [number(token) for token in PICKS[decision]]
    if decision == "act":
        return [*(FIRST["place"] + at for at in members(position.places[seat])), number("pass")]
    if decision in ("plan", "tower", "bath", "keep"):
        held = _held(position, seat) if decision in ("plan", "tower") else position.drawn
        last = {"plan": ["commit"], "tower": ["commit"], "bath": ["done"]}.get(decision, [])
        return [FIRST["follower"] + kind for kind in range(KINDS) if held[kind]] + [number(token) for token in last]
    if decision in ("plan-space", "bath-space", "place-tech", "take-back"):
        return members(position.spaces[seat])
    if decision == "torture":
        return _possessions()
    return _all(*_list_of(decision))


def _list_of(decision: str) -> tuple[str, Sequence[str]]:
    kinds: dict[str, tuple[str, Sequence[str]]] = {
        "city": ("city", CITIES),
        "deed": ("deed", DEEDS),
        "good": ("good", GOODS),
        "food": ("good", GOODS),
        "send": ("follower", TYPES),
        "recruit": ("follower", FOLLOWERS[:4]),
    }
    return kinds.get(decision, ("place", PLACES))


def _possessions() -> list[int]:
    tokens = ("supply", "follower", "development", "waiting")
    return _all("good", GOODS) + [number(token) for token in tokens]


def _held(position: OrleansPosition, seat: int) -> list[int]:
    first = KINDS * seat
    return [position.market[first + kind] + position.tower[first + kind] for kind in range(KINDS)]


def refusal(position: OrleansPosition, seat: int, pick: int) -> Refusal:
    """Tell why a pick is not legal now."""
    decision = Ask.rows[position.kind].name
    named = VOCABULARY[pick]
    reasons: dict[str, Callable[[OrleansPosition, int, str, str], Refusal | None]] = {
        "act": _act,
        "plan": _plan,
        "plan-space": _space,
        "bath-space": _space,
        "draw": _draw,
        "take-back": _take_back,
        "recruit": _recruit,
        "tile": _tile,
        "remove": _tile,
        "city": _city,
        "good": _good,
        "send": _send,
        "deed": _deed,
        "buy": _buy,
        "tower": _tower,
        "place-tech": _place_tech,
        "food": _food,
        "torture": _torture,
    }
    why = reasons[decision](position, seat, named.kind, named.token) if decision in reasons else None
    return why or _refuse("6", "not-offered")


def _act(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    """Tell why a place cannot be executed (8, 9, 15)."""
    if kind != "place":
        return None
    place = PLACES.index(token)
    if not position.places[seat] >> place & 1:
        return _refuse("9", "not-your-place", place=token)
    effect = BASE[place].effect
    if place == TOWER:
        return _refuse("9", "tower-nobody")
    if not BASE[place].spaces or (effect.get("passive") and token != "bathhouse"):
        return _refuse("9", "never-an-action", place=token)
    if token == "bathhouse" and not position.first_edition:
        return _refuse("9", "never-an-action", place=token)
    if not ready(position, seat, place):
        return _refuse("7", "not-ready", place=token)
    if token == "monastery" and position.event == 0:
        return _refuse("R11", "pilgrimage")
    return _no_effect(position, seat, token, effect)


def _no_effect(position: OrleansPosition, seat: int, token: str, effect: dict[str, Any]) -> Refusal | None:
    what = effect["kind"]
    if what == "recruit" and token != "village":
        return _recruit(position, seat, "follower", effect["choices"][0])
    if what == "recruit":
        return _refuse("15", "nobody-to-recruit")
    if what == "move":
        return _refuse("8", f"no-{effect['via']}")
    if what == "build_station":
        if position.stock[seat] == 0:
            return _refuse("R20", "no-station")
        return _refuse("8", "city-taken", city=CITIES[position.city[seat]])
    if what == "development" or (what == "buy_development" and position.development[seat] >= TOP):
        return _refuse("R16", "development-end")
    if what == "buy_development":
        return _refuse("9", "no-coin")
    if what == "deeds":
        return _refuse("R21", "no-deed")
    if what == "take_good":
        return _refuse("15", "no-goods", good=effect["good"])
    return _refuse("15", "no-technology")


def _recruit(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    if kind != "follower" or token not in TYPES:
        return None
    at = TYPES.index(token)
    if position.supply[at] == 0:
        return _refuse("15", "supply-empty", follower=token)
    if at < 6 and position.steps[6 * seat + at] >= TRACK_ENDS[token]:
        return _refuse("8", "track-end", follower=token)
    return _refuse("8", "not-recruited-here", follower=token)


def _plan(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    if kind != "follower":
        return None
    if _held(position, seat)[FOLLOWERS.index(token)] == 0:
        return _refuse("6", "not-on-market", follower=token)
    return _refuse("7", "no-space", follower=token)


def _space(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    """Tell why a follower does not go on a space (7)."""
    if kind != "space":
        return None
    space = SPACES.index(token)
    if not position.spaces[seat] >> space & 1:
        return _refuse("9", "not-your-place", place=token.split("·", maxsplit=1)[0])
    if position.filled[seat] >> space & 1:
        return _refuse("7", "occupied")
    follower = position.a
    if fitting(position, seat, follower) >> space & 1:
        return _refuse("18", "not-here")
    wanted = _wanted(token)
    if wanted == "any_neutral":
        return _refuse("7", "no-starting-follower")
    if wanted == "monk":
        return _refuse("7", "monks-only")
    return _refuse("7", "wrong-follower", follower=FOLLOWERS[follower], wanted=wanted)


def _wanted(space: str) -> str:
    place, at = space.split("·")
    return BASE[PLACES.index(place)].spaces[int(at)]


def _draw(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    if token in ("draw", "draw_all"):
        return _refuse("15", "bag-empty")
    if token == "take_back":
        return _refuse("R7", "nobody-placed")
    return None


def _take_back(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    if kind == "space" and position.tech[seat] >> SPACES.index(token) & 1:
        return _refuse("10", "technology-stays")
    return _refuse("R7", "empty-space")


def _tile(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    if token not in TILES:
        return None
    if not position.pile >> PLACES.index(token) & 1:
        return _refuse("R30", "tile-taken", tile=token)
    return _refuse("R28", "first-tile")


def _city(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    via = BASE[position.a].effect["via"]
    return _refuse("8", f"not-by-{via}", city=CITIES[position.city[seat]]) if kind == "city" else None


def _good(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    return _refuse("8", "not-on-edge", good=token) if kind == "good" else None


def _send(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    """Tell why a follower cannot be sent to a deed (R21, R22)."""
    if kind != "follower":
        return None
    at = FOLLOWERS.index(token)
    if at >= 7:
        return _refuse("5", "no-starting-follower")
    if position.a == TOWN_HALL:
        spaces = [space for space, name in enumerate(SPACES) if name.startswith("town_hall")]
        here = any(position.at[54 * seat + space] == at + 1 for space in spaces)
    else:
        here = position.tower[KINDS * seat + at] > 0
    return _refuse("R22", "no-slot", follower=token) if here else _refuse("R21", "not-there", follower=token)


def _deed(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    if kind != "deed" or deeds_for(position, position.b) >> DEEDS.index(token) & 1:
        return None
    return _refuse("R22", "no-slot-there", follower=FOLLOWERS[position.b], deed=token)


def _buy(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    if not token.isdigit():
        return None
    if int(token) > position.coins[seat]:
        return _refuse("R36", "too-few-coins")
    return _refuse("R36", "too-few-steps")


def _tower(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    if token == "commit":
        return _refuse("R34", "market-full", size=load().raw["player_board"]["market_size"])
    if kind == "follower" and position.market[KINDS * seat + FOLLOWERS.index(token)] == 0:
        return _refuse("6", "not-on-market", follower=token)
    return _refuse("R34", "tower-full")


def _place_tech(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    """Tell why technology does not go on a space (10)."""
    if kind != "space":
        return None
    space = SPACES.index(token)
    place = BASE[PLACES.index(token.split("·", maxsplit=1)[0])]
    mates = [at for at, name in enumerate(SPACES) if name.startswith(place.token + "·")]
    if not position.spaces[seat] >> space & 1:
        return _refuse("9", "not-your-place", place=place.token)
    if len(place.spaces) < 2:
        return _refuse("10", "single-space")
    if _wanted(token) in ANY:
        return _refuse("R26", "no-type")
    if _wanted(token) == "monk":
        return _refuse("10", "no-technology-for-monks")
    if position.settled[seat] == 0 and _wanted(token) != "farmer":
        return _refuse("R27", "first-technology")
    if any(position.tech[seat] >> at & 1 for at in mates):
        return _refuse("10", "one-per-place")
    return _refuse("R26", "occupied")


def _food(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    if kind != "good":
        return None
    row = next(row for row in load().raw["goods"]["types"] if row["id"] == token)
    return _refuse("13", "none-left", good=token) if row["food"] else _refuse("13", "not-food", good=token)


def _torture(position: OrleansPosition, seat: int, kind: str, token: str) -> Refusal | None:
    """Tell why an item cannot be given (14)."""
    if token == "follower":
        return _refuse("14", "no-neutral-follower")
    if token == "development":
        step = "no-step" if position.development[seat] == 0 else "coin-space"
        return _refuse("18" if step == "coin-space" else "14", step)
    return _refuse("14", "not-yours")


def number(token: str) -> int:
    """Tell the pick of a token that exists."""
    found = VOCABULARY.id(token)
    if found is None:
        raise KeyError(token)
    return found
