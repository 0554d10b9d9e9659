"""Positions for tests, written as documents, and questions that tests ask of a match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from ludoteca import IllegalMove, Match
from ludoteca.games.origin import GAME
from ludoteca.games.origin.rules.turn import OriginPosition
from ludoteca.games.origin.vocabulary import CARDS
from ludoteca.kernel.room import OPEN

from .pieces import lay_tokens, settle, stack_tiles

AREAS = {"yellow": [1, 1, 2], "orange": [1, 2, 3], "purple": [1, 2, 2], "brown": [1, 1, 1, 2, 3, 4]}
COLOURS = {"w": "white", "n": "brown", "k": "black"}
NEUTRAL = {"pawn": "1·1·white", "seat": None}
DECKS = {"action": "A", "permanent": "P", "objective": "O"}


def pawn(short: str) -> str:
    """Spell a pawn: `12k` is height 1, width 2, black (w white, n brown, k black)."""
    return f"{short[0]}·{short[1]}·{COLOURS[short[2]]}"


def scene(
    *owned: Mapping[str, str],
    players: Iterable[Mapping[str, Any]] = (),
    hands: Iterable[Iterable[str]] = (),
    deck_sizes: Mapping[str, int] | None = None,
    seed: str = "test",
    **fields: Any,
) -> Match:
    """Start a match at the beginning of a turn of seat 0: the pawns of each seat by region, hands, and all else.

    `deck_sizes` leaves only so many cards in a deck; the others are out of the game. Pieces that `villages`, `reserve`,
    `straits`, `hunting` or an empty `tile_reserve` leave over lie where they disturb nobody (`pieces`).
    """
    seats = len(owned)
    pawns: dict[str, Any] = {"af_origin": NEUTRAL}
    for seat, regions in enumerate(owned):
        pawns |= {region: {"pawn": pawn(short), "seat": seat} for region, short in regions.items()}
    given = [dict(one) for one in players]
    given += [{} for _ in range(seats - len(given))]
    held = [list(one) for one in hands]
    held += [[] for _ in range(seats - len(held))]
    document: dict[str, Any] = {
        "seats": seats,
        "pawns": pawns,
        "players": given,
        "hands": held,
        "areas": AREAS,
        **fields,
    }
    settle(document)
    lay_tokens(document)
    if document.get("tile_reserve") == 0:
        stack_tiles(document)
    document["gone_cards"] = [_spare(document, deck_sizes or {}), *([] for _ in range(seats - 1))]
    return GAME.load(document, seed=seed)


def _spare(document: dict[str, Any], sizes: Mapping[str, int]) -> list[str]:
    """List the cards to be taken out, so that the decks have the sizes wanted."""
    used = {card for hand in document["hands"] for card in hand} | set(document.get("discards", ()))
    for player in document["players"]:
        used |= {*player.get("permanents", ()), *player.get("objectives", ())}
    spare = []
    for deck, size in sizes.items():
        left = [card for card in CARDS if card[0] == DECKS[deck] and card not in used]
        spare += left[: len(left) - size]
    return spare


def legal(match: Match, move: str, seat: int = 0) -> bool:
    """Tell whether a whole move is legal, without playing it."""
    try:
        return match.offer(seat, match.parse(seat, move)).complete
    except IllegalMove:
        return False


def refusal(match: Match, move: str, seat: int = 0) -> tuple[str, str]:
    """Tell the rule and the reason by which a move is refused."""
    try:
        match.parse(seat, move)
    except IllegalMove as why:
        return why.rule, why.reason.removeprefix("origin-refused-")
    raise AssertionError(f"{move} is legal")


def tokens(match: Match, draft: str = "", seat: int = 0) -> set[str]:
    """List what a seat may pick, after the picks of a draft."""
    return {pick.token for pick in match.offer(seat, match.parse(seat, draft)).picks}


def moves(match: Match, seat: int = 0) -> set[str]:
    """List all whole moves of a seat."""
    found = set()
    drafts: list[list[int]] = [[]]
    while drafts:
        draft = drafts.pop()
        offer = match.offer(seat, draft)
        if offer.complete:
            found.add(match.spell(draft))
        drafts += [[*draft, pick.id] for pick in offer.picks]
    return found


def regions(found: Iterable[str]) -> set[str]:
    """Keep the tokens that name regions."""
    return {token for token in found if "_" in token}


def player(match: Match, seat: int = 0) -> dict[str, Any]:
    """Show all of a player."""
    found: dict[str, Any] = match.document()["players"][seat]
    return found


def hand(match: Match, seat: int = 0) -> list[str]:
    """List a hand."""
    return list(match.document()["hands"][seat])


def deck(match: Match, name: str) -> dict[str, Any]:
    """Show a deck: its size, and what lies under it."""
    found: dict[str, Any] = match.document()["decks"][name]
    return found


def state(match: Match) -> OriginPosition:
    """Give the position of a match with all its numbers."""
    return cast(OriginPosition, match.position)


def happened(match: Match, id: str) -> list[dict[str, Any]]:
    """List the arguments of the events of one sort, as everybody reads them; of what only its owner reads, as that."""
    reader = OPEN if id.endswith("-own") else None
    return [event["args"] for event in match.log(reader) if event["id"] == f"origin-{id}"]


def asked(match: Match, seat: int = 0) -> str:
    """Name the decision that a seat is asked."""
    return match.offer(seat).decision


def end_turn(match: Match, seat: int) -> None:
    """End a turn, if the seat is asked whether it plays a card."""
    if match.to_act == (seat,) and asked(match, seat) == "end":
        match.play(seat, "end")
