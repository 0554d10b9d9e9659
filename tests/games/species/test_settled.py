"""What an unfinished discovery tells of its payment."""

from __future__ import annotations

import random

import ludoteca
from ludoteca.kernel.match import Match

GAME = ludoteca.game("species")
PAY = next(pick.id for pick in GAME.vocabulary.picks if pick.token == "pay")


def discoveries(match: Match, seat: int) -> list[list[int]]:
    """The drafts of all discoveries that are left with nothing but to be paid, the first way of each."""
    found = []
    for pick in match.offer(seat).picks:
        draft = [pick.id]
        while pick.kind == "tile" and (after := match.offer(seat, draft)).picks:
            if [one.token for one in after.picks] == ["pay"]:
                found.append(draft)
                break
            draft = [*draft, after.picks[0].id]
    return found


def test_what_is_settled_is_what_is_spent() -> None:
    luck, seen = random.Random(5), 0
    match = GAME.start(seats=2, seed="settled")
    while not match.over and seen < 25:
        seat = match.to_act[0]
        drafts = discoveries(match, seat)
        if not drafts:
            moves: list[int] = []
            while not (offer := match.offer(seat, moves)).complete:
                moves.append(luck.choice(offer.picks).id)
            assert "settled" not in match.offer(seat).as_json()
            match.play(seat, moves)
            continue
        draft = luck.choice(drafts)
        settled = match.offer(seat, draft).as_json()["settled"]
        before = match.view(seat)
        match.play(seat, [*draft, PAY])
        after = match.view(seat)
        spent = sum(settled["cubes"].values())
        assert spent >= 1
        home = after["players"][seat]["cubes"] - before["players"][seat]["cubes"]
        left = before["cubes"].get(GAME.pick(draft[1]).token, [0, 0])[seat]
        assert spent <= home <= spent + left
        events = [event for event in match.log(seat) if event["seq"] == match.seq]
        assert [event["args"]["cubes"] for event in events if event["id"] == "species-paid"] == [spent]
        assert sum(event["id"] == "species-played" for event in events) == len(settled["cards"])
        seen += 1
    assert seen == 25 or match.over
