"""Section 7: Research takes cubes back while few are in hand, and places two."""

from __future__ import annotations

from ludoteca.games.species.names import NOWHERE, SPACE_PICKS, TOP_LEVEL, Act, Ask, Note, refuse
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.tables import LEVEL
from ludoteca.kernel.bits import ONE, i32
from ludoteca.kernel.refusal import Refusal

AT_LEAST = 2  # cubes in hand before any is placed


def begin_research(position: SpeciesState, seat: i32) -> None:
    """Ask for the cubes to place, or with too few in hand for cubes to take back first (7)."""
    if position.reserve[seat] >= AT_LEAST:
        position.ask(Ask.PLACE, NOWHERE, 0, 0, 0)
    else:
        position.ask(Ask.RECALL, 0, 0, 0, 0)


# Cubes taken back, any number (R8).


def find_recall(position: SpeciesState, seat: i32) -> None:
    """Find the spaces with own cubes, and the end of taking back."""
    position.low = ONE * position.own[seat]
    if position.reserve[seat] >= AT_LEAST:
        position.high = ONE << (Act.DONE - 128)


def do_recall(position: SpeciesState, seat: i32, pick: i32, recalled: i32) -> None:
    """Take a cube back; then the next, or place."""
    if pick != Act.DONE:
        position.take_cube(seat, pick)
        recalled += 1
        if position.own[seat]:
            position.ask_instead(Ask.RECALL, recalled, 0, 0, 0)
            return
    position.note(Note.RECALLED, -1, seat, recalled, 0, 0, 0, 0)
    position.ask_instead(Ask.PLACE, NOWHERE, 0, 0, 0)


def why_not_recall(position: SpeciesState, seat: int, pick: int) -> Refusal | None:
    """Tell why no cube comes back from a space, or why one more has to."""
    if pick == Act.DONE:
        return refuse("R8", "recall-more")
    return refuse("7", "no-cube-there") if pick in SPACE_PICKS else None


# Two cubes placed on different tiles (R9 to R11).


def find_place(position: SpeciesState, seat: i32, first: i32) -> None:
    """Find the tiles that take a cube."""
    position.low = ONE * (position.lower[TOP_LEVEL] & ~(1 << first if first >= 0 else 0))


def do_place(position: SpeciesState, seat: i32, pick: i32, first: i32) -> None:
    """Place a cube; the second ends the action."""
    position.add_cube(seat, pick)
    if first == NOWHERE:
        position.ask_instead(Ask.PLACE, pick, 0, 0, 0)
        return
    position.note(Note.RESEARCHED, -1, seat, position.at[first], position.at[pick], 0, 0, 0)
    position.settle()
    position.end_action()


def why_not_place(position: SpeciesState, seat: int, pick: int) -> Refusal | None:
    """Tell why a space takes no cube of Research (7, R11)."""
    if pick not in SPACE_PICKS:
        return None
    return why_no_cube(position, pick, "7") or refuse("R11", "same-tile")


def why_no_cube(position: SpeciesState, space: int, rule: str) -> Refusal | None:
    """Tell why a space takes no cubes at all, by the rule of what would put them there; None: it takes some."""
    tile = position.at[space]
    if tile < 0:
        return refuse(rule, "no-tile")
    return refuse(rule, "level-four") if LEVEL[tile] == TOP_LEVEL else None
