"""What must hold in every position: the room's own `faults`, and the numbers that rules keep beside each other."""

from __future__ import annotations

from ludoteca.games.orleans import GAME
from ludoteca.games.orleans.rules.turn import OrleansPosition

TECHNOLOGY = 12


def check(position: OrleansPosition) -> None:
    """Assert every invariant of section 21; in the middle of a move, where no document begins, the numbers alone."""
    if not position.draft:
        assert list(GAME.faults(position)) == []
    nothing_below_zero(position)
    out_of_the_game(position)
    boards(position)


def nothing_below_zero(position: OrleansPosition) -> None:
    for counts in (
        position.supply, position.bag, position.market, position.tower, position.goods_market, position.goods,
        position.goods_gone, position.coins, position.stock, position.development, position.steps,
    ):  # fmt: skip
        assert min(counts) >= 0
    assert max(position.development) <= 30


def out_of_the_game(position: OrleansPosition) -> None:
    """What documents do not tell, since it follows: the place tiles and the technology that have left the game."""
    owned = [position.places[seat] >> 10 for seat in range(position.seats)]
    piles = [position.pile >> 10, position.tiles_gone >> 10, *owned]
    assert sum(mask.bit_count() for mask in piles) == 20
    placed = sum(mask.bit_count() for mask in position.tech)
    assert position.technologies + sum(position.waiting) + placed + position.technologies_gone == 16


def boards(position: OrleansPosition) -> None:
    """Sets of spaces say the same as what stands on them."""
    for seat in range(position.seats):
        at = position.at[54 * seat : 54 * seat + 54]
        assert position.filled[seat] == sum(1 << space for space, what in enumerate(at) if what)
        assert position.tech[seat] == sum(1 << space for space, what in enumerate(at) if what == TECHNOLOGY)
