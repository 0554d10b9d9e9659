"""A position on its own: what it finds, copies, draws and notes; and what a decision's functions are handed."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import _pure
from ludoteca.kernel.bits import ONE, advance, below
from ludoteca.kernel.chance import Chance, key_from_seed
from ludoteca.kernel.decisions import Decision
from ludoteca.kernel.frames import Frames
from ludoteca.kernel.numbered import Numbered, member
from ludoteca.kernel.position import Position
from ludoteca.kernel.refusal import Refusal, Refusals

if _pure.compiled():
    pytest.skip("positions written in Python run on the interpreted kernel (make test-pure)", allow_module_level=True)


class Ask(Numbered):
    LOW = member("one", "two")
    BOTH = member()
    NONE = member()


SEEN: list[tuple[Any, ...]] = []


def find_low(position: Pond, seat: int, one: int) -> None:
    SEEN.append(("find", seat, one))
    position.low |= ONE << one


def do_low(position: Pond, seat: int, pick: int, one: int, two: int) -> None:
    SEEN.append(("do", seat, pick, one, two))
    position.draft = 0
    position.caught[seat] += 1
    position.last = pick
    if two:
        position.note(1, -1, one, two, pick, 0, 0, 0)
        position.revealed = True
    position.pop()


def why_not_low(position: Pond, seat: int, pick: int, one: int, two: int) -> Refusal | None:
    return Refusal("1", "no", {"pick": pick, "one": one, "two": two}) if pick else None


def among_low(position: Pond, seat: int, one: int, two: int) -> list[Any]:
    return [Ask.BOTH, one, two]


def find_both(position: Pond, seat: int) -> None:
    position.low |= ONE << 3 | ONE << 127
    position.high |= ONE | ONE << 127


def do_both(position: Pond, seat: int, pick: int) -> None:
    position.last = pick


class Pond(Position):
    """Two seats that fish."""

    decisions = (
        Decision(Ask.LOW, find_low, do_low, why_not_low, among_low),
        Decision(Ask.BOTH, find_both, do_both),
        Decision(Ask.NONE),
    )

    def __init__(self, seats: int) -> None:
        Position.__init__(self, seats)
        self.caught = [0] * seats
        self.last = -1

    def redeal(self, seat: int) -> None:
        self.luck = advance(self.luck)
        self.last = 100 + seat

    def points(self, seat: int) -> int:
        return self.caught[seat]


def pond(*frames: tuple[int, ...]) -> Pond:
    position = Pond(3)
    position.set_frames(list(frames))
    SEEN.clear()
    return position


LOW = (int(Ask.LOW), 0b010, 5, 7, 8, 9)
BOTH = (int(Ask.BOTH), 0b101, 0, 0, 0, 0)


def test_what_is_found_is_found_anew() -> None:
    position = pond(BOTH)
    assert position.picks(0) == [3, 127, 128, 255] == position.picks(2) and position.picks(1) == []
    assert [position.found(n) for n in range(position.find(0))] == [3, 127, 128, 255]
    assert [pick for pick in range(-5, 300) if position.finds(pick)] == [3, 127, 128, 255]
    assert position.find(0) == 4, "a second look finds the same"
    position.set_frames([LOW])
    assert position.picks(1) == [5] and position.picks(0) == [] and position.picks(-1) == [] and position.picks(3) == []
    assert (position.low, position.high) == (0, 0) and position.find(1) == 1
    assert (position.low, position.high) == (ONE << 5, 0)
    assert pond((int(Ask.NONE), 1, 0, 0, 0, 0)).picks(0) == []


def test_the_picks_found_are_counted_through_both_halves() -> None:
    position = pond(BOTH)
    position.low, position.high = ONE << 9, ONE << 1 | ONE << 4 | ONE << 6
    assert [position.found(n) for n in range(4)] == [9, 129, 132, 134]


def test_picks_are_sought_once_until_something_changes() -> None:
    position = pond(LOW)
    for _ in range(3):
        assert position.picks(1) == [5]
    assert SEEN == [("find", 1, 5)]
    first = pond((int(Ask.LOW), 0b001, 5, 7, 8, 9))
    assert first.picks(0) == first.picks(0) == [5] and SEEN == [("find", 0, 5)]
    position = pond(LOW)
    position.picks(1)
    with pytest.raises(ValueError, match="pick 6 is not legal for seat 1 now"):
        position.step(1, 6)
    assert SEEN == [("find", 1, 5)] and (position.draft, position.last) == (0, -1)
    twin = position.clone()
    assert twin.picks(1) == [5] and len(SEEN) == 2, "a copy looks for itself"
    position.simulate(1)
    position.deal_unknown(1)
    assert position.picks(1) == [5] and len(SEEN) == 3
    other = pond(LOW, BOTH)
    other.picks(0)
    other.assign(position)
    assert other.picks(0) == [] and other.picks(1) == [5], "what was found before the copy is forgotten"


def test_a_step_carries_out_and_is_looked_for_anew() -> None:
    position = pond(BOTH, BOTH, LOW)
    position.step(1, 5)
    assert SEEN == [("find", 1, 5), ("do", 1, 5, 5, 7)]
    assert (position.depth, position.caught, position.draft, position.committed()) == (2, [0, 1, 0], 0, True)
    position.step(2, 255)
    assert (position.last, position.draft, position.committed()) == (255, 1, False)
    position.step(2, 3)
    assert (position.last, position.draft) == (3, 2)
    for seat, pick in ((1, 3), (0, 4), (-1, 3), (3, 3), (0, -1), (0, 256), (0, 131)):
        with pytest.raises(ValueError, match="not legal"):
            position.step(seat, pick)


def test_who_is_asked() -> None:
    assert (pond(LOW).actor, pond(LOW).to_act, pond(BOTH).actor, pond(BOTH).to_act) == (1, (1,), 0, (0, 2))
    assert (pond().actor, pond().to_act, pond().over, pond(LOW).over) == (-1, (), True, False)
    assert pond(BOTH).actors() == 0b101
    settled = pond(BOTH, LOW)
    settled.pop()
    settled.pop()
    assert (settled.kind, settled.deciders, settled.a, settled.b, settled.c, settled.d) == (0,) * 6, (
        "as in the beginning"
    )
    fresh = Frames()
    assert (fresh.kind, fresh.deciders, fresh.a, fresh.b, fresh.c, fresh.d, fresh.depth) == (0,) * 7
    assert fresh.under == [0] * 96 and fresh.frames() == []
    deep = pond(*[LOW, BOTH] * 8)
    assert deep.depth == 16 and deep.frames() == [LOW, BOTH] * 8


def test_a_copy_has_everything_but_the_table_s_own() -> None:
    position = pond(LOW, BOTH)
    position.step(0, 3)
    position.revealed, position.luck, position.simulated = True, 77, True
    position.chance, position.notes = Chance(None), [()]
    copy = position.clone()
    assert (copy.seats, copy.draft, copy.revealed, copy.simulated, copy.luck) == (3, 1, True, True, 77)
    assert (copy.frames(), copy.caught, copy.last) == (position.frames(), [0, 0, 0], 3)
    assert copy.chance is None and copy.notes is None and type(copy) is Pond
    copy.caught[0] = 9
    copy.push(*LOW)
    assert position.caught == [0, 0, 0] and position.depth == 2
    other = pond(LOW)
    other.luck = 5
    other.assign(pond(BOTH))
    assert (other.luck, other.frames(), other.draft) == (0, [BOTH], 0)
    fresh = Pond(2)
    assert (fresh.chance, fresh.notes, fresh.luck, fresh.draft, fresh.found_for) == (None, None, 0, 0, -1)
    assert not fresh.revealed and not fresh.simulated


def test_luck_comes_from_the_table_or_from_the_copy() -> None:
    position, twin = pond(LOW), Chance(key_from_seed("x"))
    position.chance = Chance(key_from_seed("x"))
    drawn = [position.draw(purpose, 98) for purpose in (1, 2, 1)]
    assert drawn == [twin.draw(purpose, 98) for purpose in (1, 2, 1)] == position.chance.take()
    copy = position.clone()
    copy.simulate(2**64 + 5)
    assert (copy.luck, copy.simulated, copy.chance, copy.notes) == (5, True, None, None)
    expected, luck = [], 5
    for _ in range(4):
        luck = advance(luck)
        expected.append(below(luck, 98))
    assert [copy.draw(1, 98) for _ in range(2)] + [copy.clone().draw(3, 98)] == expected[:3]
    assert copy.draw(9, 98) == expected[2], "a copy draws on from where the other stood"
    with pytest.raises(ValueError, match="only a simulated position"):
        position.deal_unknown(0)
    assert position.last == -1
    copy.deal_unknown(-1)
    assert copy.last == 99 and position.last == -1


def test_the_small_generator_is_splitmix64() -> None:
    """The first outputs for the seed 1234567, as its authors' program gives them."""
    luck = 1234567
    for known in (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431):
        luck = advance(luck)
        assert below(luck, 2**32) == known >> 32 and below(luck, 98) == (known >> 32) * 98 >> 32


def test_notes_are_kept_at_a_table_alone() -> None:
    position = pond(BOTH, LOW)
    position.step(1, 5)
    position.note(3, 4, 1, 2, 3, 4, 5, 6)
    assert position.notes is None, "nobody writes them down"
    position = pond(BOTH, LOW)
    position.notes = []
    position.step(1, 5)
    position.note(3, 4, 1, 2, 3, 4, 5, 6)
    assert position.notes == [(1, -1, 5, 7, 5, 0, 0, 0), (3, 4, 1, 2, 3, 4, 5, 6)]
    position.simulated = True
    position.note(3, 4, 1, 2, 3, 4, 5, 6)
    assert len(position.notes) == 2
    assert (position.score(1), position.worth(1), position.score(0), position.worth(0)) == (1, 100, 0, 0)


def test_the_functions_of_a_decision_get_the_slots_that_they_name() -> None:
    row, position = Pond.decisions[0], pond(LOW)
    assert list(row.candidates(position, 1)) == [1, 5, 7] and {type(pick) for pick in row.candidates(position, 1)} == {
        int
    }
    assert row.refuse(position, 1, 3) == Refusal("1", "no", {"pick": 3, "one": 5, "two": 7})
    assert row.refuse(position, 1, 0) is None
    bare = Pond.decisions[2]
    assert bare.candidates(position, 1) == () and bare.refuse(position, 1, 3) is None
    bare.find_for(position, 1)
    bare.do_for(position, 1, 3)
    assert (position.low, position.last) == (0, -1)


def test_a_position_has_a_picture() -> None:
    lines = repr(pond(LOW, BOTH)).splitlines()
    assert lines == ["pending: low both", "   seat  points", ">     0       0", "      1       0", ">     2       0"]
    assert repr(pond()).splitlines()[0] == "pending: nothing"


def test_numbers_names_and_refusals() -> None:
    class Act(Numbered, first=144):
        GO = member()
        TAKE_BACK = member("a", name="take_back", b=range(3))

    assert [int(row) for row in Act.rows] == [144, 145] and Act.names == ("go", "take_back") and Act.first == 144
    assert Act.TAKE_BACK.parts == ("a", "b") and Act.TAKE_BACK.ranges == {"b": range(3)} and Act.GO.ranges == {}
    assert Act.named("take_back") is Act.rows[1] and int(Ask.NONE) == 2
    with pytest.raises(KeyError):
        Act.named("stay")
    refuse = Refusals("pond")
    assert refuse("1", "empty") == Refusal("1", "pond-refused-empty", {}) and refuse("1", "empty") is refuse(
        "1", "empty"
    )
    assert refuse("1", "empty", fish=2) == Refusal("1", "pond-refused-empty", {"fish": 2})
