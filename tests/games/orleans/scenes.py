"""Positions for tests, written as documents, and questions that tests ask of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from ludoteca import IllegalMove, Match
from ludoteca.games.orleans import GAME
from ludoteca.games.orleans.rules.turn import OrleansPosition
from ludoteca.kernel.room import OPEN

AWAY = {"farmer": "wagon·0", "boatman": "village·1", "craftsman": "guildhall·1", "trader": "monastery·1"}
STOCK = {"brocade": 5, "wool": 5, "wine": 5, "cheese": 5, "grain": 5}

CITIES = GAME.data()["map"]["cities"]
EDGES = GAME.data()["map"]["edges"]


def edge(a: str, b: str, kind: str) -> int:
    """Find a road or waterway."""
    return next(at for at, row in enumerate(EDGES) if {row["a"], row["b"]} == {a, b} and row["kind"] == kind)


def scene(
    *players: dict[str, Any],
    options: dict[str, Any] | None = None,
    on_edges: Mapping[int, Sequence[str]] | None = None,
    seed: str = "test",
    **fields: Any,
) -> Match:
    """Start a match at the first action of a round.

    Nobody passes without saying so; what a player's document leaves out is as after setup. A bag holds the starting
    followers that stand nowhere else; those that `bag_contents` leaves over stand where they disturb nobody (`away`),
    and the last player has the citizens that are left over.
    """
    edges: list[list[str]] = [[] for _ in EDGES]
    for at, goods in (on_edges or {}).items():
        edges[at] = list(goods)
    document = {
        "seats": len(players),
        "players": [_equipped(player) for player in players],
        "options": {"auto_pass": False, **(options or {})},
        "goods_market": STOCK,
        "edges": edges,
        "event": "income",
        "round": 2,
        "tiles": [row["token"] for row in GAME.data()["places"] if row["category"]],
        **fields,
    }
    if "citizens" in document:
        others = sum(player.get("citizens", 0) for player in players[:-1])
        document["players"][-1].setdefault("citizens", 14 - len(document["citizens"]) - others)
    taken = {tile for player in players for tile in player.get("tiles", ())}
    document["tiles"] = [tile for tile in document["tiles"] if tile not in taken]
    for player in players:
        for _ in range(player.get("steps", {}).get("trader", 0) - len(player.get("tiles", ()))):
            document["tiles"].pop()
    return GAME.load(document, seed=seed)


def _equipped(player: dict[str, Any]) -> dict[str, Any]:
    placed = [*player.get("spaces", {}).values(), *player.get("market", ()), *player.get("tower", ())]
    rest = [f"{kind}*" for kind in AWAY if f"{kind}*" not in placed]
    if "bag_contents" not in player:
        return {"bag_contents": rest, **player}
    missing = [who for who in rest if who not in player["bag_contents"]]
    standing, elsewhere = player.get("spaces", {}), away(*missing)
    assert not standing.keys() & elsewhere.keys()
    return {**player, "spaces": standing | elsewhere}


def away(*followers: str) -> dict[str, str]:
    """Place starting followers where none makes a place ready."""
    return {AWAY[who.removesuffix("*")]: who for who in followers}


def spaces(place: str, *followers: str) -> dict[str, str]:
    """Fill the spaces of a place from the first on; `-` leaves one empty."""
    return {f"{place}·{at}": who for at, who in enumerate(followers) if who != "-"}


NINE_PLACES = (
    "farm_house", "village", "university", "castle", "monastery", "ship", "wagon", "guildhall", "scriptorium",
)  # fmt: skip


def technology_everywhere() -> dict[str, str]:
    """Place technology on every printed place that takes one."""
    return {f"{place}·0": "technology" for place in NINE_PLACES}


def idle(**fields: Any) -> dict[str, Any]:
    """Describe a player who has passed."""
    return {"passed": True, **fields}


def legal(match: Match, seat: int, move: str) -> bool:
    """Tell whether a whole move is legal, without playing it."""
    try:
        return match.offer(seat, match.parse(seat, move)).complete
    except IllegalMove:
        return False


def refusal(match: Match, seat: int, move: str) -> tuple[str, str]:
    """Tell the rule and the reason by which a move is refused."""
    try:
        match.parse(seat, move)
    except IllegalMove as why:
        return why.rule, why.reason.removeprefix("orleans-refused-")
    raise AssertionError(f"{move} is legal")


def tokens(match: Match, seat: int, draft: str = "") -> set[str]:
    """List what a seat may pick, after the picks of a draft."""
    return {pick.token for pick in match.offer(seat, match.parse(seat, draft)).picks}


def player(match: Match, seat: int) -> dict[str, Any]:
    """Show all of a player."""
    found: dict[str, Any] = match.document()["players"][seat]
    return found


def state(match: Match) -> OrleansPosition:
    """Give the position of a match with all its numbers."""
    return cast(OrleansPosition, match.position)


def happened(match: Match, id: str) -> list[dict[str, Any]]:
    """List the arguments of the events of one sort, as everybody reads them; of what only its owner reads, as that."""
    reader = OPEN if id.endswith("-own") else None
    return [event["args"] for event in match.log(reader) if event["id"] == f"orleans-{id}"]


def bag(match: Match, seat: int) -> list[str]:
    """List what is in a bag."""
    return sorted(player(match, seat)["bag_contents"])
