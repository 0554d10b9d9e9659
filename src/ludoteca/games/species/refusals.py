"""Why a pick is not legal: the first rule that forbids it, in the order in which a player would think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludoteca.games.species.data import HABITATS, load
from ludoteca.games.species.rules.overwriting import empty_spaces, targets
from ludoteca.games.species.rules.payment import reach_of
from ludoteca.games.species.rules.track import map_tiles
from ludoteca.games.species.rules.turn import SpeciesPosition
from ludoteca.games.species.tables import DECISIONS
from ludoteca.games.species.vocabulary import CARDS, FIRST, SPACES, STACKS, TILES, VOCABULARY, number
from ludoteca.kernel.listing import members
from ludoteca.kernel.refusal import Refusal

DATA = load()
KINDS = len(CARDS)
MAY = CARDS.index("may")
MOST_LEVEL = max(tile.level for tile in DATA.tiles)


def _refuse(rule: str, reason: str, **args: Any) -> Refusal:
    return Refusal(rule, f"species-refused-{reason}", args)


def candidates(position: SpeciesPosition, seat: int) -> Sequence[int]:
    """List the picks that a person might think of."""
    decision = DECISIONS[position.kind]
    tiles = [FIRST["tile"] + tile for tile in position.track[: position.tracked]]
    cards = [FIRST["card"] + card for card in range(KINDS) if position.hand[KINDS * seat + card]]
    stacks = [FIRST["stack"] + at for at in range(len(STACKS))]
    spaces = list(range(len(SPACES)))
    done = number("done")
    known: dict[str, list[int]] = {
        "turn": [*tiles, *cards, number("research"), number("end")],
        "recall": [*spaces, done],
        "pay": [*members(position.own[seat]), *cards, number("pay")],
        "crew-from": [*spaces, done],
        "crew-recall": [*spaces, done],
        "crew-deck": [number(habitat) for habitat in HABITATS],
        "crew-tile": tiles,
        "crew-tool": [FIRST["card"] + card for card in range(KINDS) if position.discards[card]],
        "crew-stack": stacks,
        "refill": stacks,
        "put-under": stacks,
        "beagle-card": [],
    }
    return known.get(decision, spaces)


def refusal(position: SpeciesPosition, seat: int, pick: int) -> Refusal:
    """Tell why a pick is not legal now."""
    decision = DECISIONS[position.kind]
    named = VOCABULARY[pick]
    reasons: dict[str, Callable[[SpeciesPosition, int, str, str], Refusal | None]] = {
        "setup-cube": _setup_cube,
        "turn": _turn,
        "recall": _recall,
        "place": _place,
        "discover-space": _discover_space,
        "displace": _displace,
        "pay": _pay,
        "binoculars-space": _binoculars,
        "crew-place": _place,
        "crew-from": _crew_from,
        "crew-to": _crew_to,
        "crew-recall": _crew_recall,
        "crew-deck": _crew_deck,
        "crew-tool": _crew_tool,
        "crew-tile": _crew_tile,
        "crew-stack": _stack,
        "refill": _stack,
        "beagle-card": _beagle_card,
    }
    why = reasons[decision](position, seat, named.kind, named.token) if decision in reasons else None
    return why or _refuse("6", "not-offered")


def _setup_cube(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    return _refuse("5", "known-only") if kind == "space" else None


def _turn(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    """Tell why an action or card cannot be taken now (6, 8.1, 10)."""
    if kind == "card":
        return _card(position, seat, CARDS.index(token))
    if kind == "tile":
        return _tile(position, seat, TILES.index(token))
    if token == "end":
        return _refuse("6", "action-first")
    return _refuse("6", "main-done") if token == "research" else None


def _tile(position: SpeciesPosition, seat: int, tile: int) -> Refusal:
    token = TILES[tile]
    if tile not in position.track[: position.tracked]:
        return _refuse("8.1", "not-on-track", tile=token)
    if position.a:
        return _refuse("6", "main-done")
    if map_tiles(position) >> tile & 1 and not position.hand[KINDS * seat + CARDS.index("map")]:
        return _refuse("R1", "needs-map", tile=token)
    if not position.own[seat]:
        return _refuse("R15", "no-cubes")
    return _refuse("8.3", "cannot-pay", tile=token)


def _card(position: SpeciesPosition, seat: int, card: int) -> Refusal:
    role = DATA.cards[card].role
    if not position.hand[KINDS * seat + card]:
        return _refuse("10.1", "not-in-hand")
    if role == "book":
        return _refuse("10.4", "book")
    return _refuse("10.2", "tool") if role == "tool" else _refuse("R36", "no-effect")


def _recall(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    if token == "done":
        return _refuse("R8", "recall-more")
    return _refuse("7", "no-cube-there") if kind == "space" else None


def _place(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    """Tell why a tile takes no cube (7, R11)."""
    if kind != "space":
        return None
    tile = position.at[SPACES.index(token)]
    if tile < 0:
        return _refuse("7", "no-tile")
    return _refuse("7", "level-four") if not any(DATA.tiles[tile].icons) else _refuse("R11", "same-tile")


def _discover_space(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    """Tell why a tile cannot go on a space or be paid there (8.2, 8.3, 9)."""
    if kind != "space":
        return None
    space, tile = SPACES.index(token), position.a
    if not targets(position, seat, tile) >> space & 1:
        return _covered(position, space, tile)
    if not position.own[seat] & reach_of(space):
        return _refuse("8.3", "out-of-reach")
    return _refuse("8.3", "cannot-pay-there", tile=TILES[tile])


def _covered(position: SpeciesPosition, space: int, tile: int) -> Refusal:
    below = DATA.tiles[position.at[space]]
    if below.known and not empty_spaces(position):
        return _refuse("9", "grid-full", tile=below.id)
    if below.known:
        return _refuse("R21", "known-level", tile=below.id)
    if below.level == MOST_LEVEL:
        return _refuse("9", "level-four-stays", tile=below.id)
    return _refuse("9", "not-higher", tile=below.id, level=below.level)


def _displace(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    if kind != "space":
        return None
    occupied = position.occupied >> SPACES.index(token) & 1
    return _refuse("9", "occupied") if occupied else _refuse("R20", "not-nearest")


def _pay(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    """Tell why something does not go on with a payment (8.3, R14)."""
    if token == "pay":
        return _refuse("8.3", "choose-payment")
    if kind == "card":
        card = CARDS.index(token)
        if not position.hand[KINDS * seat + card]:
            return _refuse("10.1", "not-in-hand")
        return _refuse("R14", "not-needed") if DATA.cards[card].role == "tool" else _refuse("10.4", "pays-nothing")
    if kind != "space":
        return None
    space = SPACES.index(token)
    if not position.own[seat] >> space & 1:
        return _refuse("8.3", "no-cube-there")
    if position.spent[space]:
        return _refuse("8.3", "settled")
    return _refuse("R14", "not-needed") if reach_of(position.b) >> space & 1 else _refuse("8.3", "not-adjacent")


def _binoculars(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    if kind != "space":
        return None
    if not position.own[seat] >> SPACES.index(token) & 1:
        return _refuse("7", "no-cube-there")
    return _refuse("10.2", "not-two-away")


def _crew_from(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    if token == "done":
        return _refuse("R36", "at-least-one")
    if kind != "space":
        return None
    return _refuse("10.3", "no-known-tile") if position.a == MAY else _refuse("10.3", "no-cube-there")


def _crew_to(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    if position.a != MAY or kind != "space":
        return _place(position, seat, kind, token)
    occupied = position.occupied >> SPACES.index(token) & 1
    return _refuse("10.3", "occupied") if occupied else _refuse("10.3", "not-beside")


def _crew_recall(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    if token == "done":
        return _refuse("R36", "at-least-one")
    return _refuse("10.3", "no-cube-there") if kind == "space" else None


def _crew_deck(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    return _refuse("R25", "deck-empty") if kind == "deck" else None


def _crew_tool(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    return _refuse("10.3", "not-a-tool") if kind == "card" else None


def _crew_tile(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    return _refuse("10.3", "upper-track") if kind == "tile" else None


def _stack(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    return _refuse("R4", "stack-empty") if kind == "stack" else None


def _beagle_card(position: SpeciesPosition, seat: int, kind: str, token: str) -> Refusal | None:
    return _refuse("8.6", "not-open") if kind == "card" else None
