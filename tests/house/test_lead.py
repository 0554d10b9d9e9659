"""Looking back together: one who has a seat leads, everybody is shown it, and nothing of it before the end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store.rows import Seat
from ludoteca.house.table import Table
from ludoteca.house.verbs.lead import lead
from ludoteca.house.wire.asking import Lead, Mark, Spot
from ludoteca.house.wire.json import decode_frame
from tests.support.finished import keep, over
from tests.support.inside import Eye, arrive, begin, inside, look, rest


async def finished(house: House, *people: Any) -> Table:
    await keep(house, over("deal", "origin", *[Seat(one.id, one.nickname) for one in people], at=house.now()))
    found = await house.find("deal")
    assert found is not None
    return found


def led(eye: Eye) -> dict[str, Any]:
    """What was said last of who leads."""
    return next(({**frame} for frame in reversed(eye.frames) if frame["type"] == "lead"), {})


@inside
async def test_everybody_is_shown_what_the_leader_shows(house: House) -> None:
    ada, bo, eve = [await arrive(house, name) for name in ("Ada", "Bo", "Eve")]
    table = await finished(house, ada, bo)
    mine, other, stranger = [await look(house, table, one) for one in (ada, bo, eve)]
    mark = Mark(Spot("0/3", 0.25, 0.5), Spot("1", 0, 1))
    await lead(house, table, mine.connection.guest, Lead(7, "open", [mark]))
    await rest()
    for eye in (mine, other, stranger):
        assert led(eye) == {
            "type": "lead", "player": ada.id, "name": "Ada", "seq": 7, "eyes": "open",
            "marks": [{"at": {"part": "0/3", "x": 0.25, "y": 0.5}, "to": {"part": "1", "x": 0, "y": 1}}],
        }  # fmt: skip
    late = await look(house, table, None)
    await rest()
    assert led(late)["seq"] == 7, "who comes late is where the others are"

    await lead(house, table, other.connection.guest, Lead(9))
    await lead(house, table, mine.connection.guest, Lead(None))
    await rest()
    assert (led(late)["player"], led(late)["seq"]) == (bo.id, 9), "who does not lead any more cannot end it"
    await other.leave()
    assert led(late)["player"] is None, "nobody leads who is not there"


@inside
async def test_only_who_has_a_seat_leads_and_only_after_the_end(house: House) -> None:
    ada, bo, eve = [await arrive(house, name) for name in ("Ada", "Bo", "Eve")]
    table = await finished(house, ada, bo)
    running = await begin(house, ada, bo)
    guests = {one.id: (await look(house, table, one)).connection.guest for one in (ada, eve)}
    for at, who, shown, code in (
        (table, eve, Lead(1), "not-seated"),
        (table, eve, Lead(None), "not-seated"),
        (running, ada, Lead(0), "not-over"),
        (table, ada, Lead(table.seq + 1), "no-such-step"),
        (table, ada, Lead(1, "2"), "no-such-seat"),
        (table, ada, Lead(1, "none"), "no-such-seat"),
    ):
        with pytest.raises(Refused) as refused:
            await lead(house, at, guests[who.id], shown)
        assert refused.value.code == code and at.led is None
    await lead(house, table, guests[ada.id], Lead(1, "1"))
    assert table.led is not None and table.led.eyes == "1"


@pytest.mark.parametrize(
    "spoilt",
    [
        '{"part": "", "x": 0, "y": 0}',
        '{"part": "0/", "x": 0, "y": 0}',
        '{"part": "0//1", "x": 0, "y": 0}',
        '{"part": "body", "x": 0, "y": 0}',
        '{"part": "0", "x": 1.1, "y": 0}',
        '{"part": "0", "x": 0, "y": -1}',
    ],
)
def test_marks_that_are_none_are_refused(spoilt: str) -> None:
    frame = '{"type": "lead", "seq": 1, "marks": [{"at": %s}]}'
    assert isinstance(decode_frame(frame % '{"part": "0/1", "x": 0, "y": 1}'), Lead)
    with pytest.raises(msgspec.ValidationError):
        decode_frame(frame % spoilt)
