"""A game of the fewest parts: what the kernel says for it, from the names of its decisions, notes and tokens."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pytest

from ludoteca import BadOption, BadRecord, _pure
from ludoteca.kernel.bits import ONE
from ludoteca.kernel.decisions import Decision
from ludoteca.kernel.game import Game
from ludoteca.kernel.limits import Limits
from ludoteca.kernel.listing import members
from ludoteca.kernel.numbered import Numbered, member
from ludoteca.kernel.options import Option
from ludoteca.kernel.picks import Pick, Vocabulary
from ludoteca.kernel.position import Position
from ludoteca.kernel.refusal import Refusal
from ludoteca.kernel.replay import replay
from ludoteca.kernel.views import Header

if _pure.compiled():
    pytest.skip("positions written in Python run on the interpreted kernel (make test-pure)", allow_module_level=True)


class Ask(Numbered):
    FISH = member("pond")


class Note(Numbered):
    CAUGHT = member("seat", "fish", "pond")
    CAUGHT_OWN = member("fish", "all")
    DONE = member()


def find_fish(position: Lake, seat: int) -> None:
    position.low = ONE | ONE << 1


def do_fish(position: Lake, seat: int, pick: int, pond: int) -> None:
    position.draft = 0
    position.note(Note.CAUGHT, -1, seat, pick, pond, 0, 0, 0)
    position.note(Note.CAUGHT_OWN, 1 << seat, pick, 0, 0, 0, 0, 0b101)
    position.pop()
    if position.over:
        position.note(Note.DONE, -1, 0, 0, 0, 0, 0, 0)


def among_fish(position: Lake, seat: int) -> list[int]:
    return [0, 1, 2]


class Lake(Position):
    decisions = (Decision(Ask.FISH, find_fish, do_fish, None, among_fish),)


class Fishing(Game[Lake]):
    name, room, seats = "fishing", "tests.kernel", range(1, 3)
    options = (Option("turns", (2, 1)),)
    position, notes, shape = Lake, Note, Header
    tokens = MappingProxyType({"fish": ("carp", "pike", "eel"), "pond": ("near", "far")})
    sets = MappingProxyType({"all": lambda bits: list(map(str, members(bits)))})
    not_offered = Refusal("0", "fishing-refused-not-offered", {})
    vocabulary = Vocabulary([Pick(at, name, "fish") for at, name in enumerate(("carp", "pike", "eel"))])

    def new_position(self, seats: int, options: Mapping[str, Any]) -> Lake:
        return Lake(seats)

    def set_up(self, position: Lake, options: Mapping[str, Any]) -> None:
        position.luck = position.draw(3, 1000)
        for turn in range(options["turns"]):
            position.push(Ask.FISH, 1 << turn % position.seats, turn, 0, 0, 0)

    def limits_by(self, seats: int, options: Mapping[str, Any]) -> Limits:
        return Limits(picks=options["turns"], draws=1, results=1000, least=0, most=0)

    def look(self, position: Lake, seat: int) -> Header:
        return Header()

    def position_from(self, view: dict[str, Any]) -> Lake:
        raise NotImplementedError


def test_events_are_spelled_by_the_names_of_notes_and_tokens() -> None:
    match = Fishing().start(seats=2, seed="x")
    match.play(1, "pike")
    match.play(0, "carp")
    caught = [
        {"seq": 1, "id": "fishing-caught", "args": {"seat": 1, "fish": "pike", "pond": "far"}},
        {"seq": 1, "id": "fishing-caught-own", "args": {"fish": "pike", "all": ["0", "2"]}},
        {"seq": 2, "id": "fishing-caught", "args": {"seat": 0, "fish": "carp", "pond": "near"}},
        {"seq": 2, "id": "fishing-caught-own", "args": {"fish": "carp", "all": ["0", "2"]}},
        {"seq": 2, "id": "fishing-done", "args": {}},
    ]
    logs = {viewer: match.log(viewer) for viewer in (None, 0, 1, -2)}
    assert logs[-2] == caught and logs[None] == [caught[at] for at in (0, 2, 4)]
    assert logs[0] == [caught[at] for at in (0, 2, 3, 4)] and logs[1] == [caught[at] for at in (0, 1, 2, 4)]
    assert match.result is not None and match.result.as_json() == {"points": [0, 0], "ranks": [1, 1]}


def test_refusals_and_names_follow_from_the_table() -> None:
    game = Fishing()
    match = game.start(seats=1, seed="x", options={"turns": 1})
    lake: Any = match.position
    offer = match.offer(0)
    assert (offer.decision, [pick.token for pick in offer.picks], game.decisions) == (
        "fish",
        ["carp", "pike"],
        ("fish",),
    )
    assert [(why.rule, why.reason, why.picks) for why in offer.refused] == [("0", "fishing-refused-not-offered", [2])]
    assert game.pick(2).token == "eel" and game.data() == {} and list(game.faults(lake)) == []
    assert game.settled(lake, 0) == {} and lake.tie_breaker(0) == 0
    assert game.spell("fish", 1) == "pike" and game.spell("seat", 1) == 1
    assert match.view(0)["stack"] == [{"decision": "fish", "seats": [0], "args": [0, 0, 0, 0]}]
    assert match.own(0)["seat"] == 0 and "result" not in match.own(0)
    for seats in (0, 3, True, "1", None):
        with pytest.raises(BadOption) as caught:
            game.check_seats(seats)  # type: ignore[arg-type]
        assert (caught.value.code, caught.value.field) == ("bad-seats", "seats")
        assert caught.value.arguments == {"least": 1, "most": 2, "seats": str(seats)}
    assert game.check_seats(2) == 2
    with pytest.raises(FileNotFoundError):
        game.text("xx")
    keys = {Fishing().start(seats=1).commitment for _ in range(3)}
    assert len(keys) == 3 and game.start(seats=1, seed="x").commitment == match.commitment


def test_a_set_up_that_draws_is_on_record_and_follows_from_the_key() -> None:
    game = Fishing()
    match = game.start(seats=1, seed="x", options={"turns": 1})
    match.play(0, "carp")
    record = match.record()
    assert record["setup"] == [match.position.luck] == list(match.setup) and record["setup"] != [0]
    without: dict[str, Any] = {name: part for name, part in record.items() if name != "key"}
    for one in (record, without):
        again = replay(game, one)
        assert (again.setup, again.position.luck, again.journal) == (match.setup, match.position.luck, match.journal)
        again = again.at(0)
        assert (again.setup, again.position.luck) == (match.setup, match.position.luck)
    assert replay(game, {**without, "setup": [7]}).position.luck == 7
    bad: list[tuple[dict[str, Any], str]] = [
        ({**record, "setup": [record["setup"][0] ^ 1]}, "set-up does not follow from the key"),
        ({**without, "setup": []}, "a result is missing"),
        ({**without, "setup": [1, 2]}, "1 results too many"),
        ({**without, "setup": [1000]}, "result 1000 of 1000"),
    ]
    for broken, says in bad:
        with pytest.raises(BadRecord) as caught:
            replay(game, broken)
        assert (caught.value.code, caught.value.arguments) == ("bad-chance", {"problem": says})
