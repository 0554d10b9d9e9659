"""Nobody learns what he may not know: from views, offers, events, samples or refusals."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from ludoteca import Game, IllegalMove, Match
from ludoteca.kernel.position import Position
from ludoteca.kernel.room import OPEN, SPECTATOR

from .walks import as_bytes, other_world, random_move, stride, viewers, walk


def sample(game: Game, position: Position, seat: int, seed: int) -> bytes:
    """Rebuild a position from what a seat sees and deal the rest, as bots do."""
    imagined = game.position_from(game.view(position, seat))
    imagined.simulate(seed)
    imagined.deal_unknown(seat)
    return as_bytes(game.view(imagined, OPEN))


def test_positions_that_look_alike_look_alike_in_every_way(game: Game, seats: int) -> None:
    different = 0
    for number in range(1, 20):
        for match in islice(walk(game, seats, number), 0, None, stride(game, 3)):
            for seat in viewers(match):
                position = match.position
                other = other_world(match, seat, match.seq)
                different += as_bytes(game.view(position, OPEN)) != as_bytes(game.view(other, OPEN))
                assert as_bytes(game.view(other, seat)) == as_bytes(game.view(position, seat))
                assert other.picks(seat) == position.picks(seat)
                assert sample(game, other, seat, 5) == sample(game, position, seat, 5)
        if different:  # some games hide something at few moments only
            break
    assert different, "the games have nothing to hide, or redeal deals nothing"


def test_what_was_dealt_anew_plays_on_with_every_piece_in_one_place(game: Game, seats: int) -> None:
    """Cards, tiles and followers that are drawn later are those that were not dealt to anybody."""
    luck = random.Random(9)
    for match in islice(walk(game, seats, 9, 80), 0, None, 4 * stride(game, 5)):
        for viewer in viewers(match):
            world = other_world(match, viewer, match.seq)
            for _ in range(40):
                if world.over:
                    break
                seat = luck.choice(world.to_act)
                world.step(seat, luck.choice(world.picks(seat)))
            if not world.draft:
                assert not list(game.faults(world))


def drafts(game: Game, position: Position, seat: int, luck: random.Random) -> list[Any]:
    """Walk through a move from a position and note all that the seat is told on the way."""
    told: list[Any] = []
    while seat in position.to_act:
        legal = position.picks(seat)
        refused = [pick for pick in game.candidates(position, seat) if pick not in legal]
        told.append([legal, [repr(game.refusal(position, seat, pick)) for pick in refused]])
        position.step(seat, luck.choice(legal))
        if position.draft == 0:
            break
    return told


def test_offers_and_refusals_tell_no_secret(game: Game, seats: int) -> None:
    for match in islice(walk(game, seats, 2), 0, None, stride(game, 3)):
        for seat in match.to_act:
            told = []
            for world in (match.position.clone(), other_world(match, seat, match.seq)):
                world.simulate(3)
                told.append(drafts(game, world, seat, random.Random(match.seq)))
            assert told[0] == told[1]


def test_what_is_at_stake_tells_no_secret(game: Game, seats: int) -> None:
    luck = random.Random(2)
    for match in islice(walk(game, seats, 2), 0, None, stride(game, 3)):
        for seat in match.to_act:
            drafts = [move[:length] for move in [random_move(match, seat, luck)] for length in range(len(move) + 1)]
            real, told = match.position, []
            for world in (real, other_world(match, seat, match.seq)):
                match.position = world
                told.append([match.stakes(seat, draft) for draft in drafts])
            match.position = real
            assert told[0] == told[1]


def test_a_view_is_enough_to_go_on_from(game: Game, seats: int) -> None:
    for match in islice(walk(game, seats, 3), 0, None, stride(game, 3)):
        for seat in viewers(match):
            view = game.view(match.position, seat)
            imagined = game.position_from(view)
            assert as_bytes(game.view(imagined, seat)) == as_bytes(view)
            assert imagined.to_act == match.position.to_act
            assert imagined.picks(seat) == match.position.picks(seat)
            assert [imagined.score(one) for one in range(seats)] == [match.position.score(one) for one in range(seats)]


def test_the_open_view_is_not_what_anybody_sees(game: Game, seats: int) -> None:
    hidden = 0
    for match in islice(walk(game, seats, 5), 0, None, stride(game, 3)):
        spectator = game.view(match.position, SPECTATOR)
        assert spectator["seat"] is None
        hidden += as_bytes({**game.view(match.position, OPEN), "seat": None}) != as_bytes(spectator)
        assert match.view(None)["seat"] is None
    assert hidden


def same_until(match: Match, other: Match, seat: int, seed: int) -> None:
    """Play the same moves of one seat in two worlds that it cannot tell apart."""
    luck = random.Random(seed)
    draft: list[int] = []
    while not (offer := match.offer(seat, draft)).complete:
        assert other.offer(seat, draft).picks == offer.picks
        assert other.offer(seat, draft).refused == offer.refused
        draft.append(luck.choice(offer.picks).id)
    spelled = match.spell(draft)
    for world in (match, other):
        world.play(seat, spelled)


def test_an_own_move_shows_the_same_in_worlds_that_look_alike(game: Game, seats: int) -> None:
    """What a move that neither draws nor reveals tells anybody who cannot tell the worlds apart is the same."""
    compared = 0
    for match in islice(walk(game, seats, 6), 0, None, stride(game, 2)):
        if match.over:
            continue
        seat = match.to_act[0]
        worlds = [match.position, other_world(match, seat, match.seq)]
        matches = [game.load({**game.view(world, OPEN), "options": match.options}, seed="worlds") for world in worlds]
        same_until(matches[0], matches[1], seat, match.seq)
        if not matches[0].journal[-1].sealed:
            assert matches[0].log(seat) == matches[1].log(seat) and matches[0].view(seat) == matches[1].view(seat)
            compared += 1
    assert compared


def test_events_are_readable_by_those_they_are_for(game: Game, seats: int) -> None:
    for match in islice(walk(game, seats, 7), 0, None, 40):
        public = [as_bytes(event) for event in match.log(None)]
        for seat in range(seats):
            own = [as_bytes(event) for event in match.log(seat)]
            rest = iter(own)
            assert all(event in rest for event in public), "everybody reads what spectators read, in the same order"
        assert match.log(0, since=3) == match.log(0)[3:]


def test_a_spectator_cannot_act(game: Game, seats: int) -> None:
    match = next(iter(walk(game, seats, 8)))
    for seat in (-1, seats, None):
        with pytest.raises(IllegalMove) as caught:
            match.play(seat, "x")  # type: ignore[arg-type]
        assert caught.value.field == "seat"
