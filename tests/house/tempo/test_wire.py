"""Time on the wire: tempos, rest, and the frames of those who play, told by a real house."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from ludoteca import bots
from ludoteca.bots.clock import TimeLeft
from ludoteca.guest.halls import HouseHall
from ludoteca.guest.house import House as Outside
from ludoteca.guest.seat import LAG
from ludoteca.guest.sitting import sit_for
from ludoteca.house.clock import DAY, MINUTE
from ludoteca.house.tempo.tempos import PRESETS
from ludoteca.kernel.room import View
from tests.support.house import Guest, House, Refused, Socket


def test_a_table_with_a_tempo_tells_it_and_its_clocks(anna: Guest, bert: Guest) -> None:
    offered = anna.call("GET", "/api/games/origo/tempos")
    assert [one["name"] for one in offered] == [*PRESETS] and offered[3]["gain"] == DAY
    refused = anna.ask("POST", "/api/tables", {"game": "origo", "seats": 2, "tempo": "hasty"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (400, "unknown-tempo")
    table = anna.call("POST", "/api/tables", {"game": "origo", "seats": 2, "tempo": "day", "out": "end"})
    assert (table["tempo"]["name"], table["tempo"]["out"]) == ("day", "end")
    bert.call("POST", f"/api/tables/{table['id']}/seats/1", {"bot": None})
    anna.call("POST", f"/api/tables/{table['id']}/start")
    eyes = [anna.look(table), bert.look(table)]
    state = eyes[0].state
    asked = state["table"]["to_act"][0]
    clocks = state["table"]["clocks"]["seats"]
    assert clocks[asked]["runs"] and "runs" not in clocks[1 - asked]
    assert state["table"]["clocks"]["at"] <= state["now"]
    with pytest.raises(Refused) as caught:
        eyes[1 - asked].do({"type": "emergency"})
    assert caught.value.error["code"] == "clock-stands"
    eyes[asked].do({"type": "emergency"})
    eyes[0].do({"type": "ask_pause", "hours": 12})
    eyes[1].do({"type": "answer_pause", "accept": True})
    paused: Socket = eyes[1]
    paused.wait(lambda frame: "pause" in frame["table"]["clocks"])
    assert "emergency" not in paused.state["table"]["clocks"]["seats"][asked]
    paused.do({"type": "resume"})
    with pytest.raises(Refused) as caught:
        paused.do({"type": "choose", "seat": 0, "choice": "wait"})
    assert caught.value.error["code"] == "nothing-to-choose"
    assert paused.refusal({"type": "choose", "key": "k", "seat": 0, "choice": "shout"})["code"] == "malformed"
    assert paused.refusal({"type": "ask_pause", "key": "k", "hours": 10_000})["code"] == "malformed"
    taken = house_refuses(anna, table["id"])
    assert taken == "already-started"


def house_refuses(guest: Guest, table: str) -> str:
    """A seat that nobody offers is not to be had in a running game."""
    code: str = guest.ask("POST", f"/api/tables/{table}/seats/1", {"bot": None}).json()["error"]["code"]
    return code


def test_rest_is_told_and_refused_where_it_cannot_be(house: House, anna: Guest) -> None:
    assert anna.call("GET", "/api/me/rest")["rest"] == {"zone": "UTC", "night": None, "weekend": [], "holidays": []}
    rest = {"zone": "Europe/Rome", "night": [1380, 420], "weekend": [6], "holidays": ["2099-01-01"]}
    assert anna.call("PUT", "/api/me/rest", rest) == {"rest": rest, "holidays": 21}
    assert anna.call("GET", "/api/me/rest")["rest"] == rest
    for changed, code in (
        ({"zone": "Mars/Olympus"}, "unknown-zone"),
        ({"zone": "../../etc/passwd"}, "unknown-zone"),
        ({"night": [0, 1439]}, "night-too-long"),
        ({"night": [0, 1440]}, "malformed"),
        ({"weekend": [0, 1, 2]}, "malformed"),
        ({"holidays": ["2099-02-30"]}, "malformed"),
        ({"holidays": ["tomorrow"]}, "malformed"),
    ):
        answer = anna.ask("PUT", "/api/me/rest", {**rest, **changed})
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, code), answer.text
    assert Guest(house, "Nobody").call("GET", "/api/me/rest")["rest"]["zone"] == "UTC"


def test_a_guest_by_socket_is_told_what_is_left_of_its_time(house: House, anna: Guest) -> None:
    table = anna.call("POST", "/api/tables", {"game": "origo", "seats": 2, "tempo": "live-30"})
    told: list[TimeLeft | None] = []

    class Asked:
        def choose(self, view: View, offer: dict[str, Any], clock: TimeLeft | None = None) -> str:
            told.append(clock)
            return bots.make("random", seed=1).choose(view, offer)

    async def sit() -> None:
        hall = HouseHall(Outside(house.url, "Carla"))
        await hall.enter()
        seat = await hall.join(table["id"], 1)
        anna.call("POST", f"/api/tables/{table['id']}/start")
        sitting = asyncio.create_task(sit_for(Asked(), seat))
        host = anna.look(table)
        while not told:
            await asyncio.to_thread(play_on, host)
        assert seat.state.time_left() is not None
        sitting.cancel()
        await hall.close()

    asyncio.run(sit())
    tempo = PRESETS["live-30"]
    assert told[0] is not None
    assert (told[0].gain, told[0].cap, told[0].lag) == (tempo.gain, tempo.cap, LAG)
    assert tempo.bank - MINUTE < told[0].left <= tempo.bank


def play_on(socket: Socket) -> None:
    """Make a move where one is asked, else wait a little."""
    if socket.state["offer"] is None:
        time.sleep(0.02)
        return
    view, offer = socket.state["view"], socket.state["offer"]
    socket.do({"type": "play", "offer": offer["id"], "move": bots.make("random", seed=2).choose(view, offer)})
