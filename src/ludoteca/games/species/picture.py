"""The board of On the Origin of Species as text."""

from __future__ import annotations

from ludoteca.games.species.data import DECKS, load
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.vocabulary import CARDS, SPACES, TILES
from ludoteca.kernel.listing import members
from ludoteca.kernel.picture import counted, framed, listed, padded, players

DATA = load()
LAST_STOP = len(DATA.raw["route"]) - 1
LETTERS = 16
"""Longer names are cut short on the board."""
ROWS = sorted({row["row"] for row in DATA.raw["spaces"]})
DECK_OF = [card.deck for card in DATA.cards]
KINDS = len(CARDS)


def picture(position: SpeciesState) -> str:
    """Show the islands, the voyage, what is to be discovered, and the players with their cards."""
    seats = range(position.seats)
    journal = [
        f"goal {level + 1} {DATA.goals[goal]['id']} at {DATA.goals[goal]['stop']}"
        + ("" if position.open_goals >> level & 1 else ", scored")
        for level, goal in enumerate(position.goals)
    ]
    tops = [
        f"{TILES[top]}+{position.hidden[stack] + position.under_count[stack]}" if top >= 0 else "-"
        for stack, top in enumerate(position.top)
    ]
    return framed(
        [
            f"the Beagle is at {position.beagle} of {LAST_STOP}; n@s: n cubes of seat s",
            *islands(position),
            *listed("journal:", [f"{one};" for one in journal]),
            *listed("track:", [TILES[tile] for tile in position.track[: position.tracked]]),
            *listed("stacks:", tops),
            *listed("open:", [CARDS[card] for card in position.open_cards if card >= 0]),
            *standing(position),
            *(line for seat in seats for line in listed(f"{seat}:", belongings(position, seat), most=2)),
        ]
    )


def islands(position: SpeciesState) -> list[str]:
    """Draw the spaces in their rows: the tile on each, and below it the cubes by seat."""
    lines: list[str] = []
    for row in ROWS:
        spaces = [at for at, space in enumerate(DATA.raw["spaces"]) if space["row"] == row]
        tiles = [f"{SPACES[at]} {TILES[position.at[at]] if position.at[at] >= 0 else '.'}"[:LETTERS] for at in spaces]
        cubes = [f"   {cubes_on(position, at)}" for at in spaces]
        lines += ["  ".join(padded(cell, LETTERS) for cell in cells).rstrip() for cells in (tiles, cubes)]
    return lines


def cubes_on(position: SpeciesState, space: int) -> str:
    """Tell the cubes on a space by seat."""
    counts = [position.cubes[len(SPACES) * seat + space] for seat in range(position.seats)]
    return " ".join(f"{count}@{seat}" for seat, count in enumerate(counts) if count)


def standing(position: SpeciesState) -> list[str]:
    """Show points, cubes in hand, and how many cards of each deck and tiles the players have."""
    rows = [
        [
            position.score(seat),
            position.reserve[seat],
            *(sum(deck == DECK_OF[card] for card in hand(position, seat)) for deck in DECKS),
            len(members(position.captured[seat])),
        ]
        for seat in range(position.seats)
    ]
    return players(position.to_act, ["points", "cubes", *DECKS, "captured"], rows)


def hand(position: SpeciesState, seat: int) -> list[int]:
    """List the cards in a hand."""
    return [card for card in range(KINDS) for _ in range(position.hand[KINDS * seat + card])]


def belongings(position: SpeciesState, seat: int) -> list[str]:
    """List a player's cards, then the captured tiles."""
    cards = counted(CARDS[card] for card in hand(position, seat))
    return [*cards, *(f"captured·{TILES[tile]}" for tile in members(position.captured[seat]))]
