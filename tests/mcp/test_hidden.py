"""Nothing hidden reaches a client: what a seat is told is the same in every world that looks the same to it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from ludoteca import Game, Match, registered
from ludoteca.guest.practice import Practice
from ludoteca.kernel.errors import GameError
from ludoteca.kernel.room import OPEN
from ludoteca.mcp.guest import Guest
from ludoteca.mcp.telling import Teller
from tests.contract.walks import as_bytes, other_world, walk

GAMES = list(registered().values())
EVERY = 4
LOOKS = 12
"""So many worlds are compared with another that looks the same."""


class Nowhere:
    """A hall without tables."""


async def everything(match: Match, seat: int) -> str:
    """All that the tools tell a seat, first picks tried one by one."""
    table = Practice("t", match, seat, {}, [f"player {one}" for one in range(match.seats)])
    guest = Guest(Nowhere(), Teller())  # type: ignore[arg-type]
    guest.seats["t"] = table
    told: list[Any] = [await guest.view("t"), await guest.wait("t", 0)]
    if seat in match.to_act:
        offer = await guest.offer("t")
        told += [offer, await guest.why_not("t")]
        for pick in offer["picks"][:6]:
            told += [await guest.preview("t", pick["token"]), await guest.why_not("t", pick["token"])]
        token = match.game.vocabulary.picks[match.seq % len(match.game.vocabulary.picks)].token
        told.append(await guest.why_not("t", token))
        told.append(await refusal(guest, f"{token} {token} {token}"))
    return json.dumps(told, ensure_ascii=False)


async def refusal(guest: Guest, move: str) -> Any:
    """What is said of a move that is hardly ever legal; a legal one would be played."""
    try:
        await guest.preview("t", move)
    except GameError as wrong:
        return guest.teller.wrong(wrong, guest.seats["t"])
    return "legal"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(game: Game) -> None:
    looks = 0
    for match in walk(game, 2, 4):
        seat = match.seq // EVERY % 2
        position, other = match.position, other_world(match, seat, match.seq)
        if match.seq % EVERY or match.over or as_bytes(game.view(position, OPEN)) == as_bytes(game.view(other, OPEN)):
            continue
        told = asyncio.run(everything(match, seat))
        match.position, match._public = other, None
        assert asyncio.run(everything(match, seat)) == told
        match.position, match._public = position, None
        looks += 1
        if looks == LOOKS:
            return
    assert looks, "the games have nothing to hide, or redeal deals nothing"
