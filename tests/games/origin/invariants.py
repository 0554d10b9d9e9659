"""What must hold in every position: the room's own `faults`, and the numbers that rules keep beside each other."""

from __future__ import annotations

from ludoteca.games.origin import GAME
from ludoteca.games.origin.data import load
from ludoteca.games.origin.rules.turn import OriginPosition
from ludoteca.games.origin.vocabulary import CARDS

DATA = load()
RAW = DATA.raw
LIMIT = 2
LONG_MEMORY = CARDS.index("P03")
FIRST_OBJECTIVE = CARDS.index("O01")


def check(position: OriginPosition) -> None:
    """Assert every invariant; in the middle of a move, where no document begins, those of the numbers alone."""
    if not position.draft:
        assert list(GAME.faults(position)) == []
    pawns(position)
    cards(position)
    areas(position)
    decisions(position)


def members(numbers: int) -> set[int]:
    return {at for at in range(64) if numbers >> at & 1}


def pawns(position: OriginPosition) -> None:
    """Sets of regions and of kinds say the same as the numbers of pawns."""
    assert members(position.available) == {kind for kind in range(27) if position.reserve[kind]}
    occupied = {region for region in range(54) if position.at[region]}
    assert members(position.occupied) == occupied
    for width in range(3):
        assert members(position.wide[width]) == {
            region for region in occupied if DATA.pawns[position.at[region] - 1][1] == width + 1
        }


def cards(position: OriginPosition) -> None:
    """Each deck holds its own cards, and knows who put them under it."""
    for deck in range(3):
        size = position.buried_size[deck]
        buried = {*position.buried[20 * deck : 20 * deck + size], *members(position.deck[deck])}
        assert all(CARDS[card][0] == "APO"[deck] for card in buried)
        assert all(0 <= seat < position.seats for seat in position.buried_by[20 * deck : 20 * deck + size])


def areas(position: OriginPosition) -> None:
    """Areas are refilled at once, as long as tiles are left (7.2)."""
    for area, row in enumerate(RAW["reward_board"]["areas"]):
        assert sum(position.areas[5 * area : 5 * area + 5]) == row["slots"] or sum(position.pile) == 0


def decisions(position: OriginPosition) -> None:
    if position.over:
        return
    asked = position.to_act
    assert asked and (len(asked) == 1 or position.kind == 0)
    assert position.draft == 0 or position.depth >= 1
    if position.kind == 1 and position.draft == 0:
        for seat in range(position.seats):
            limit = 3 if position.in_play[seat] >> LONG_MEMORY & 1 else LIMIT
            assert (position.hands[seat] >> FIRST_OBJECTIVE).bit_count() <= limit
        assert position.tasks == 0 and position.drawn == 0 and position.selected == 0
