"""Why a pick is not legal: the first rule that forbids it, in the order in which a player would think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.games.origin.data import AREAS, DECKS, load
from ludoteca.games.origin.rules.cards import in_window, quota_left
from ludoteca.games.origin.rules.decks import deck_of, left_in
from ludoteca.games.origin.rules.movement import reach, within
from ludoteca.games.origin.rules.objectives import fulfilled, progress
from ludoteca.games.origin.rules.rewards import reward_area
from ludoteca.games.origin.rules.tiles import takeable_levels
from ludoteca.games.origin.rules.turn import OriginPosition
from ludoteca.games.origin.tables import DECISIONS
from ludoteca.games.origin.vocabulary import CARDS, FIRST, LEVELS, PAWNS, REGIONS, STRAITS, TILES, VOCABULARY
from ludoteca.kernel.listing import members
from ludoteca.kernel.refusal import Refusal

DATA = load()
ORIGIN = REGIONS.index(DATA.raw["map"]["origin"])
ABUNDANCE = CARDS.index("A14")
WATCHDOGS = CARDS.index("P04")
FIRST_PERMANENT = CARDS.index("P01")
FIRST_OBJECTIVE = CARDS.index("O01")
WANTED = {card["id"]: card["condition"]["count"] for card in DATA.raw["cards"]["objective"]}
NEIGHBOURS: list[set[int]] = [set() for _ in REGIONS]
for _a, _b in [*DATA.borders, *((one.a, one.b) for one in DATA.straits)]:
    NEIGHBOURS[_a].add(_b)
    NEIGHBOURS[_b].add(_a)
CARD_OF = {"migration": "A02", "swap": "A04"}
BONUSES = {"migration": ("P01", 1), "swap": ("P02", 1)}


def _refuse(rule: str, reason: str, **args: Any) -> Refusal:
    return Refusal(rule, f"origin-refused-{reason}", args)


def _all(kind: str, count: int) -> list[int]:
    return [FIRST[kind] + at for at in range(count)]


def candidates(position: OriginPosition, seat: int) -> Sequence[int]:
    """List the picks that a person might think of."""
    decision = DECISIONS[position.kind]
    hand = [FIRST["card"] + card for card in members(position.hands[seat])]
    regions = _all("region", len(REGIONS))
    found = {
        "action": [*regions, *hand, _action("skip")],
        "reward": [*hand, *(_action(token) for token in ("a", "b", "both", "on"))],
        "end": [*hand, _action("end")],
        "pawn": _all("pawn", len(PAWNS)),
        "tile": [FIRST["tile"] + at for at, count in enumerate(position.areas) if count],
        "rival": _all("seat", position.seats),
        "stack": _all("level", len(LEVELS)),
        "strait": _all("strait", len(STRAITS)),
    }
    if decision in ("target", "extra"):
        return regions
    return found.get(decision, hand)


def _action(token: str) -> int:
    found = VOCABULARY.id(token)
    assert found is not None
    return found


def refusal(position: OriginPosition, seat: int, pick: int) -> Refusal:
    """Tell why a pick is not legal now."""
    decision = DECISIONS[position.kind]
    named = VOCABULARY[pick]
    reasons: dict[tuple[str, str], Callable[[OriginPosition, int, str], Refusal | None]] = {
        ("action", "region"): _start,
        ("extra", "region"): _start,
        ("action", "card"): _card,
        ("reward", "card"): _card,
        ("end", "card"): _card,
        ("action", "action"): _must_act,
        ("reward", "action"): _option,
        ("pawn", "pawn"): _pawn,
        ("target", "region"): _target,
        ("tile", "tile"): _tile,
        ("return", "card"): _return,
        ("council", "card"): _council,
        ("rival", "seat"): _rival,
        ("stack", "level"): _stack,
        ("strait", "strait"): _strait,
    }
    why = reasons.get((decision, named.kind))
    return (why(position, seat, named.token) if why else None) or _refuse("5", "not-offered")


def _owner(position: OriginPosition, region: int) -> int | None:
    return next((seat for seat in range(position.seats) if position.own[seat] >> region & 1), None)


def _start(position: OriginPosition, seat: int, token: str) -> Refusal:
    """Tell why no action begins on a region (6)."""
    region = REGIONS.index(token)
    card = CARDS[position.b] if DECISIONS[position.kind] == "extra" else ""
    owner = _owner(position, region)
    if region == ORIGIN:
        return _refuse("R2", "neutral-stays")
    if owner is not None and owner != seat:
        return _refuse("6", "not-your-pawn")
    if owner == seat:
        return _refuse("9.2", "evolution-only") if card == "A03" else _refuse("6.2", "nowhere-to-go")
    if card in CARD_OF.values():
        return _refuse("9.2", "no-pawn-there")
    if position.villages[seat] == 0:
        return _refuse("6.1", "no-village")
    if not any(position.occupied >> near & 1 for near in NEIGHBOURS[region]):
        return _refuse("6.1", "no-parent")
    return _refuse("6.1", "no-fitting-pawn")


def _must_act(position: OriginPosition, seat: int, token: str) -> Refusal | None:
    return _refuse("R23", "must-act") if token == "skip" else None


def _card(position: OriginPosition, seat: int, token: str) -> Refusal:
    """Tell why a card cannot be played (9)."""
    card = CARDS.index(token)
    if not position.hands[seat] >> card & 1:
        return _refuse("9.1", "not-in-hand")
    if not quota_left(position, seat, deck_of(card)):
        return _refuse("9.1", "one-per-turn", deck=DECKS[deck_of(card)])
    if card >= FIRST_OBJECTIVE and not fulfilled(position, seat, card):
        return _refuse("R19", "not-fulfilled", have=progress(position, seat, card), need=WANTED[token])
    if FIRST_PERMANENT <= card < FIRST_OBJECTIVE:
        level = DATA.cards[card]["level"]
        return _refuse("R18", "no-tile", level=level)
    if not in_window(position, card, position.kind):
        return _refuse("9.2", "too-late")
    return _refuse("R28", "no-effect")


def _option(position: OriginPosition, seat: int, token: str) -> Refusal | None:
    """Tell why an option of the reward cannot be chosen (7, R11, R12)."""
    area = reward_area(position)
    if token == "on":
        return _refuse("5", "reward-due")
    if token == "both":
        return _refuse("R34", "no-abundance")
    if token not in ("a", "b"):
        return None
    if position.bonuses >> ABUNDANCE & 1:
        return _refuse("R34", "takes-both")
    if AREAS[area] == "brown":
        return _refuse("R12", "no-tile-fits")
    return _refuse("R11", "deck-empty" if left_in(position, area) == 0 else "no-tile-fits")


def _pawn(position: OriginPosition, seat: int, token: str) -> Refusal:
    if position.reserve[PAWNS.index(token)] == 0:
        return _refuse("6.1", "pawn-gone")
    return _refuse("6.1", "no-parent-fits")


def _target(position: OriginPosition, seat: int, token: str) -> Refusal:
    """Tell why a pawn cannot go to a region (6.2, 6.3)."""
    start, region = position.a, REGIONS.index(token)
    card = CARDS[position.b] if position.b >= 0 else ""
    owner = _owner(position, region)
    if region == start:
        return _refuse("R4", "same-region")
    if region == ORIGIN:
        return _refuse("R2", "neutral-stays")
    if owner == seat:
        return _refuse("6.3", "own-pawn")
    if owner is None and card == CARD_OF["swap"]:
        return _refuse("9.2", "swap-only")
    if owner is not None and card == CARD_OF["migration"]:
        return _refuse("9.2", "migration-only")
    bonus, extra = BONUSES["migration" if owner is None else "swap"]
    steps = reach(position, seat, start, CARDS.index(bonus), extra, not card)
    if owner is None or not within(position, seat, start, steps) >> region & 1:
        return _refuse("6.2" if owner is None else "6.3", "too-far", steps=steps)
    return _refuse("R6", "not-thinner")


def _tile(position: OriginPosition, seat: int, token: str) -> Refusal:
    """Tell why a tile cannot be taken (7.1, 7.2)."""
    at = TILES.index(token)
    area, level = at // len(LEVELS), at % len(LEVELS)
    if not position.areas[at]:
        return _refuse("7.2", "no-such-tile")
    if not position.a >> area & 1:
        return _refuse("7.1", "wrong-area")
    return _refuse("7.2", "no-stack", level=LEVELS[level - 1])


def _return(position: OriginPosition, seat: int, token: str) -> Refusal:
    if not position.hands[seat] >> CARDS.index(token) & 1:
        return _refuse("9.1", "not-in-hand")
    return _refuse("R13", "other-deck", deck=DECKS[position.a])


def _council(position: OriginPosition, seat: int, token: str) -> Refusal:
    return _refuse("9.2", "not-drawn")


def _rival(position: OriginPosition, seat: int, token: str) -> Refusal:
    """Tell why a card cannot steal from somebody (9.2, R27)."""
    rival = int(token.split("·")[1])
    if rival >= position.seats:
        return _refuse("5", "not-offered")
    if rival == seat:
        return _refuse("9.2", "yourself")
    if position.in_play[rival] >> WATCHDOGS & 1:
        return _refuse("R27", "protected")
    return _refuse("R28", "nothing-to-steal")


def _stack(position: OriginPosition, seat: int, token: str) -> Refusal:
    level = LEVELS.index(int(token.split("·")[1]))
    if not takeable_levels(position, seat) >> level & 1:
        return _refuse("7.2", "no-stack", level=LEVELS[level - 1])
    return _refuse("9.2", "no-such-top")


def _strait(position: OriginPosition, seat: int, token: str) -> Refusal:
    if not position.strait[STRAITS.index(token)]:
        return _refuse("6.5", "strait-empty")
    return _refuse("9.2", "not-half-held")
