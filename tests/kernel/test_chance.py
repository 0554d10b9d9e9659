"""Keyed chance: even, independent by purpose, and provable."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from ludoteca import BadRecord
from ludoteca.kernel.chance import Chance, commitment, key_from_seed, new_key

KEY = key_from_seed("spring")


def stream(purpose: int, n: int, count: int, key: bytes = KEY) -> list[int]:
    chance = Chance(key)
    return [chance.draw(purpose, n) for _ in range(count)]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 98])
def test_results_are_even(n: int) -> None:
    counts = Counter(stream(1, n, 200 * n))
    assert set(counts) == set(range(n))
    chi_square = sum((counts[face] - 200) ** 2 / 200 for face in range(n))
    assert chi_square < n + 6 * (2 * n) ** 0.5, "further from even than six standard deviations"


def test_draws_of_one_purpose_do_not_shift_another() -> None:
    mixed = Chance(KEY)
    together = []
    for turn in range(50):
        for _ in range(turn % 4):
            mixed.draw(2, 98)
        together.append(mixed.draw(5, 98))
    assert together == stream(5, 98, 50)


def test_purposes_keys_and_draws_differ() -> None:
    assert stream(1, 1000, 20) != stream(2, 1000, 20)
    assert stream(1, 1000, 20) != stream(1, 1000, 20, key_from_seed("autumn"))
    assert len(set(stream(1, 10**6, 200))) > 190


def test_a_seed_gives_the_same_key_everywhere() -> None:
    assert hashlib.sha256(b"ludoteca seed spring").digest() == KEY
    assert commitment(KEY) == hashlib.sha256(KEY).hexdigest()
    assert new_key() != new_key() and len(new_key()) == 32


def test_taking_hands_over_what_was_drawn() -> None:
    chance = Chance(KEY)
    drawn = [chance.draw(0, 6), chance.draw(1, 6)]
    assert chance.take() == drawn and chance.take() == []


def test_a_replay_draws_what_is_on_record() -> None:
    chance = Chance(None)
    chance.expect([4, 0, 97])
    assert [chance.draw(0, 6), chance.draw(3, 2), chance.draw(0, 98)] == [4, 0, 97]
    assert chance.take() == [4, 0, 97]


BROKEN = [([4], [6, 6]), ([4], [6, 1]), ([4, 4], [6]), ([6], [6]), ([-1], [6]), ([1], [1])]


@pytest.mark.parametrize("expected, sizes", BROKEN)
def test_a_record_with_too_many_too_few_or_impossible_results_is_refused(expected: list[int], sizes: list[int]) -> None:
    chance = Chance(None)
    chance.expect(expected)
    for n in sizes:
        assert 0 <= chance.draw(0, n) < n, "even a broken record draws something possible"
    with pytest.raises(BadRecord):
        chance.take()


def test_what_was_wrong_with_one_move_is_forgotten_with_it() -> None:
    chance = Chance(KEY)
    chance.expect([1, 2])
    chance.draw(0, 6)
    with pytest.raises(BadRecord) as caught:
        chance.take()
    assert caught.value.arguments == {"problem": "1 results too many"}
    assert chance.draw(0, 98) == stream(0, 98, 2)[1], "the next is the stream's own"
    chance.expect([9])
    chance.draw(0, 6)
    with pytest.raises(BadRecord):
        chance.take()
    assert chance.draw(0, 98) == stream(0, 98, 4)[3] and len(chance.take()) == 1


def test_going_back_forgets_what_was_drawn_expected_and_broken() -> None:
    chance = Chance(KEY)
    chance.draw(1, 98)
    mark = chance.mark()
    assert mark == {1: 1}
    chance.expect([99, 5])
    chance.draw(1, 98)
    chance.rewind(mark)
    assert chance.draw(1, 98) == stream(1, 98, 2)[1]
    assert chance.take() == [stream(1, 98, 2)[1]]
    chance.draw(1, 98)
    assert chance.mark() == {1: 3}


def test_each_result_can_be_worked_out_from_the_key_by_anybody() -> None:
    for purpose, count, n in ((0, 0, 6), (3, 7, 98), (3, 8, 10**9)):
        number = hashlib.blake2b(f"{purpose} {count} 0".encode(), key=KEY, digest_size=8).digest()
        assert stream(purpose, n, count + 1)[count] == int.from_bytes(number, "big") % n
