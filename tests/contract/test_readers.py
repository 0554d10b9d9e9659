"""Who reads and sees what: own lines reach their seats alone, headers tell what is asked, copies keep their luck."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from ludoteca import Game, Match
from ludoteca.kernel.room import OPEN

from .walks import FAST, as_bytes, stride, viewers, walk

OWN = "-own"
PEOPLE = ("seat", "rival")
"""Arguments that name those whom an event is about."""


def readers(match: Match) -> list[tuple[dict[str, Any], set[int]]]:
    """List all events with those who can read each of them."""
    logs = {viewer: [as_bytes(one) for one in match.log(None if viewer < 0 else viewer)] for viewer in viewers(match)}
    found = []
    for event in match.log(OPEN):
        told = as_bytes(event)
        reading = {viewer for viewer, log in logs.items() if log and log[0] == told}
        for viewer in reading:
            del logs[viewer][0]
        found.append((event, reading))
    assert not any(logs.values()), "what is read has happened, in this order"
    return found


def test_own_lines_reach_exactly_their_seats_and_all_others_everybody(game: Game, seats: int) -> None:
    """An own line follows the public one that names its seats; what is dealt at the start is each seat's own."""
    if not hasattr(game, "notes"):
        pytest.skip("this game words its events itself")
    everybody, dealt, public = set(range(-1, seats)), dict[str, list[int]](), dict[str, Any]()
    for event, reading in readers(list(walk(game, seats, 11))[-1]):
        if not event["id"].endswith(OWN):
            assert reading == everybody, event
            public = event
        elif event["seq"] == 0:
            (reader,) = reading
            dealt.setdefault(event["id"], []).append(reader)
        else:
            named = {public["args"][one] for one in PEOPLE if one in public["args"]}
            assert (event["id"], event["seq"], reading) == (public["id"] + OWN, public["seq"], named)
    for got in dealt.values():
        assert sorted(got) == sorted([*range(seats)] * (len(got) // seats)), "as many are dealt to each"


def test_the_header_of_a_view_tells_who_is_asked_what(game: Game, seats: int) -> None:
    for match in walk(game, seats, 12):
        if match.seq % stride(game, 9) and not match.over:
            continue
        for viewer in (OPEN, *viewers(match)):
            view = game.view(match.position, viewer)
            assert (view["game"], view["seats"]) == (game.name, seats)
            assert view["seat"] == (viewer if viewer >= 0 else None)
            assert view["to_act"] == list(match.to_act) == (view["stack"][-1]["seats"] if view["stack"] else [])
            names = [game.decisions[frame[0]] for frame in match.position.frames()]
            assert [frame["decision"] for frame in view["stack"]] == names


def test_a_copy_goes_on_with_the_same_luck(game: Game, seats: int) -> None:
    for match in islice(walk(game, seats, 13), 0, None, stride(game, 60)):
        first, luck = match.position.clone(), random.Random(match.seq)
        first.simulate(match.seq + 1)
        for _ in range(20):
            second = first.clone()
            for _ in range(60 if FAST else 20):
                if not first.over:
                    seat = first.to_act[0]
                    pick = luck.choice(first.picks(seat))
                    first.step(seat, pick)
                    second.step(seat, pick)
            assert as_bytes(game.view(second, OPEN)) == as_bytes(game.view(first, OPEN))
            assert second.picks(0) == first.picks(0)
            if first.over:
                break
