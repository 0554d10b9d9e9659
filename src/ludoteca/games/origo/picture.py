"""The board of Origo as text."""

from __future__ import annotations

from ludoteca.games.origo.data import SIZE, SQUARES, load
from ludoteca.games.origo.names import Ask
from ludoteca.games.origo.position import OrigoState
from ludoteca.kernel.listing import members
from ludoteca.kernel.picture import beside, counted, framed, listed, players

LAND, SEA = ".", "~"
EMPTY = [
    SEA if any(sea.squares >> square & 1 for sea in load().seas) else LAND for square in range(len(SQUARES))
]  # fmt: skip
CARDS = [kind.token for kind in load().kinds for _ in range(kind.count)]
COUNTRIES = [country.code for country in load().countries]


def picture(position: OrigoState) -> str:
    """Show the map beside the players, the combat below, and all hands."""
    seats = range(position.seats)
    colours = load().colours(position.seats)
    letters = [load().letters[colour] for colour in colours]
    squares = EMPTY.copy()
    for seat in seats:
        for square in members(position.own[seat]):
            squares[square] = letters[seat]
    rows = [SQUARES[at][0] + " " + " ".join(squares[at : at + SIZE]) for at in range(0, len(SQUARES), SIZE)]
    map = ["  " + " ".join(str(column) for column in range(1, SIZE + 1)), *rows]
    told = [
        [letters[seat], colours[seat], position.scores[seat], position.supply[seat], position.lost[seat]]
        for seat in seats
    ]
    founded = [f"{COUNTRIES[position.founding[at]]}·{letters[position.founders[at]]}" for at in range(position.founded)]
    state = [
        (f"round {position.round}" if position.round else "placement") + (", the last" if position.last_round else ""),
        "",
        *players(position.to_act, ["", "colour", "points", "supply", "lost"], told),
        "",
        *listed("founded:", founded or ["none"], limit=60),
    ]
    hands = [line for seat in seats for line in listed(f"{letters[seat]}:", counted(cards(position.hands[seat])))]
    return framed([*beside(map, state), *combat(position, letters, position.battle), *hands])


def cards(held: int) -> list[str]:
    """Name some cards."""
    return [CARDS[card] for card in members(held)]


def combat(position: OrigoState, letters: list[str], battle: list[int]) -> list[str]:
    """Show the running combat: where, between whom, and the cards on each side."""
    fights = [frame for frame in position.frames() if frame[0] == Ask.REINFORCE]
    return [
        line
        for _, _, square, attacker, defender, _ in fights[-1:]
        for line in [
            f"combat at {SQUARES[square]}:",
            *listed(f"  {letters[attacker]} attacks:", cards(battle[0])),
            *listed(f"  {letters[defender]} defends:", cards(battle[1])),
        ]
    ]
