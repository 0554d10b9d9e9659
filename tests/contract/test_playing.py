"""What a game must do when it is played: end, offer, refuse, copy."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from ludoteca import BadOption, Game, IllegalMove, Match
from ludoteca.kernel.room import OPEN

from .walks import FAST, as_bytes, played, random_move, stride, walk


def everything(match: Match) -> bytes:
    """Give all that a refused request must leave alone."""
    return as_bytes([match.document(), match.log(), match.record(), [match.offer(seat).id for seat in match.to_act]])


def test_random_games_end(game: Game, seats: int) -> None:
    for seed in range(60 if FAST else 4):
        luck = random.Random(seed)
        position = game.start(seats=seats, seed=str(seed)).position.clone()
        position.simulate(seed)
        steps = 0
        while not position.over:
            seat = luck.choice(position.to_act)
            picks = position.picks(seat)
            assert picks and picks == sorted(set(picks))
            position.step(seat, luck.choice(picks))
            steps += 1
            assert steps < 100_000
        assert position.to_act == () and not any(position.picks(seat) for seat in range(seats))


def test_a_finished_match_has_a_result_and_asks_nobody(game: Game, seats: int) -> None:
    match = played(game, seats, 1)
    assert match.over and match.to_act == () and match.result is not None
    points, ranks = match.result.points, match.result.ranks
    assert list(points) == [match.position.score(seat) for seat in range(seats)]
    standing = [(points[seat], match.position.tie_breaker(seat)) for seat in range(seats)]
    assert ranks == tuple(1 + sum(other > mine for other in standing) for mine in standing)
    assert match.view(None)["result"] == match.result.as_json()
    for seat in range(seats):
        with pytest.raises(IllegalMove) as caught:
            match.play(seat, [0])
        assert caught.value.code == "game-over"


def test_every_seat_that_may_act_has_something_to_pick(game: Game, seats: int) -> None:
    for match in walk(game, seats, 2):
        assert bool(match.to_act) != match.over
        assert match.view(None)["to_act"] == [seat for seat in range(seats) if match.position.picks(seat)]
        for seat in match.to_act:
            offer = match.offer(seat)
            assert offer.picks and offer.decision in game.decisions and not offer.complete
            assert offer.as_json()["picks"][0]["token"] == game.vocabulary.token(offer.picks[0].id)
        for seat in set(range(seats)) - set(match.to_act):
            with pytest.raises(IllegalMove):
                match.offer(seat)


def test_what_is_offered_applies_and_nothing_else_does(game: Game, seats: int) -> None:
    luck = random.Random(3)
    for match in islice(walk(game, seats, 3), 0, None, stride(game, 7)):
        if match.over:
            continue
        seat = luck.choice(match.to_act)
        draft: list[int] = []
        while not (offer := match.offer(seat, draft)).complete:
            legal = {pick.id for pick in offer.picks}
            refused = [pick for why in offer.refused for pick in why.picks]
            assert len(refused) == len(set(refused)) and not legal & set(refused)
            assert all(why.rule and why.reason.startswith(f"{game.name}-refused") for why in offer.refused)
            for pick in range(-1, 257):
                if pick in legal:
                    match.offer(seat, [*draft, pick])
                    continue
                with pytest.raises(IllegalMove) as caught:
                    match.offer(seat, [*draft, pick])
                known = pick in game.vocabulary
                assert caught.value.code == ("refused" if known else "unknown-pick")
                assert caught.value.rule or not known
            draft.append(luck.choice(offer.picks).id)


def test_a_position_refuses_what_is_not_legal(game: Game, seats: int) -> None:
    for match in islice(walk(game, seats, 4), 0, None, stride(game, 10)):
        position = match.position.clone()
        position.simulate(1)
        before = as_bytes(game.view(position, OPEN))
        for seat in range(-1, seats + 1):
            legal = set(position.picks(seat))
            for pick in {-(2**31), -1, 0, 127, 128, 255, 256, 300} | set(range(0, 256, 5)):
                if pick not in legal:
                    with pytest.raises(ValueError, match=r"not legal|not asked"):
                        position.step(seat, pick)
        assert as_bytes(game.view(position, OPEN)) == before


@pytest.mark.parametrize("seed", range(3))
def test_bad_requests_change_nothing(game: Game, seats: int, seed: int) -> None:
    luck = random.Random(seed)
    for match in islice(walk(game, seats, 10 + seed), 0, None, stride(game, 12)):
        if match.over:
            continue
        before = everything(match)
        seat = match.to_act[0]
        move = random_move(match, seat, luck)
        others = [other for other in range(seats) if other not in match.to_act]
        bad: list[tuple[object, object]] = [
            (seat, []),
            (seat, ""),
            (seat, "no such move"),
            (seat, [*move, move[-1]]),
            (seat, [999]),
            (seat, [-1]),
            (seat, [True]),
            (seat, ["0"]),
            (seats, move),
            (-1, move),
            (True, move),
            *((other, move) for other in others),
            *([(seat, move[:-1])] if len(move) > 1 else []),
        ]
        for who, what in bad:
            with pytest.raises(IllegalMove):
                match.play(who, what)  # type: ignore[arg-type]
        with pytest.raises(IllegalMove) as caught:
            match.play(seat, move, offer=f"{seat}-{match.seq + 1}")
        assert (caught.value.code, caught.value.field) == ("stale-offer", "offer")
        assert everything(match) == before


def test_a_clone_is_equal_and_shares_nothing(game: Game, seats: int) -> None:
    luck = random.Random(5)
    for match in islice(walk(game, seats, 5), 0, None, stride(game, 9)):
        position, copy = match.position, match.position.clone()
        document = as_bytes(game.view(position, OPEN))
        assert as_bytes(game.view(copy, OPEN)) == document
        copy.simulate(5)
        second = copy.clone()
        while not copy.over:
            seat = luck.choice(copy.to_act)
            copy.step(seat, luck.choice(copy.picks(seat)))
        assert as_bytes(game.view(position, OPEN)) == document, "the original moved with its copy"
        assert as_bytes(game.view(second, OPEN)) == document, "a copy moved with another copy"


def test_simulations_with_the_same_luck_are_alike_and_with_other_luck_are_not(game: Game, seats: int) -> None:
    def run(seed: int) -> bytes:
        luck = random.Random(6)
        position = played(game, seats, 6, moves=20).position.clone()
        position.simulate(seed)
        for _ in range(400):
            if not position.over:
                seat = position.to_act[0]
                position.step(seat, luck.choice(position.picks(seat)))
        return as_bytes(game.view(position, OPEN))

    assert run(1) == run(1)
    assert len({run(seed) for seed in range(5)}) > 1


def test_worth_and_points_are_whole_numbers(game: Game, seats: int) -> None:
    for match in islice(walk(game, seats, 7), 0, None, stride(game, 20)):
        for seat in range(seats):
            assert isinstance(match.position.score(seat), int) and isinstance(match.position.worth(seat), int)


def test_options_are_checked(game: Game) -> None:
    for option in game.options:
        for value in option.values:
            match = game.start(seats=game.seats[-1], seed="options", options={option.name: value})
            assert match.options[option.name] == value and match.to_act
        with pytest.raises(BadOption) as caught:
            game.start(seats=game.seats[0], options={option.name: "no such value"})
        assert caught.value.field == f"options.{option.name}"
    with pytest.raises(BadOption) as caught:
        game.start(seats=game.seats[0], options={"no-such-option": 1})
    assert caught.value.field == "options.no-such-option"
    for seats in (game.seats[0] - 1, game.seats[-1] + 1, 0, -1, True, "3", 2.5, None):
        with pytest.raises(BadOption) as caught:
            game.start(seats=seats)  # type: ignore[arg-type]
        assert caught.value.field == "seats"
