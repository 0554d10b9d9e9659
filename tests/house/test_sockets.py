"""How sockets come in: hello, frames and their verbs, what shuts a socket, and what passes the web framework by."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from ludoteca.house.house import House
from ludoteca.house.http import echo as echo_module
from ludoteca.house.keys import NAME
from ludoteca.house.limits import RATES
from ludoteca.house.live.conversation import MISTAKES
from ludoteca.house.live.socket import POLICY, Doors, live
from ludoteca.house.store.rows import Seat
from ludoteca.house.verbs import sit, start
from tests.support.inside import arrive, asked, first_move, inside, open_table, refusals, rest, until
from tests.support.web import Web, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come
Json = dict[str, Any]


class Wire:
    """The far end of a socket: what is sent lies in `inbox`, what comes in `frames`; `closed` is the code."""

    def __init__(self, table: str, headers: dict[str, str] | None = None) -> None:
        self.inbox: asyncio.Queue[Json] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.frames: list[Json] = []
        self.closed: tuple[int, str] | None = None
        named = {"host": "house", **(headers or {})}
        self.scope: Any = {
            "type": "websocket", "path": f"/api/tables/{table}/live", "query_string": b"", "root_path": "",
            "scheme": "ws", "client": ("10.0.0.1", 1), "server": ("house", 80), "subprotocols": [], "state": {},
            "headers": [(name.encode(), value.encode()) for name, value in named.items()], "extensions": {},
        }  # fmt: skip

    async def send(self, message: Any) -> None:
        """What the house sends."""
        if message["type"] == "websocket.send":
            self.frames.append(json.loads(message["text"]))
        elif message["type"] == "websocket.close":
            self.closed = message["code"], message.get("reason", "")

    def say(self, frame: Any) -> None:
        """Send a frame, or any text or bytes."""
        if isinstance(frame, bytes):
            self.inbox.put_nowait({"type": "websocket.receive", "bytes": frame})
            return
        text = frame if isinstance(frame, str) else json.dumps(frame)
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        """Go away."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})

    def codes(self) -> list[str]:
        """The refusals so far."""
        return [frame["error"]["code"] for frame in self.frames if frame["type"] == "error"]

    async def state(self) -> Json:
        """The first state, once it has come."""
        await until(lambda: any(frame["type"] == "state" for frame in self.frames))
        return next(frame for frame in self.frames if frame["type"] == "state")

    async def served(self, house: House) -> None:
        """Be served to the end."""
        table = self.scope["path"].split("/")[3]
        await asyncio.wait_for(live(house, WebSocket(self.scope, self.inbox.get, self.send), table), 20)  # type: ignore[arg-type]


@inside
async def test_a_socket_from_hello_to_goodbye(house: House) -> None:
    anna = await arrive(house, "Anna")
    table = await open_table(house, anna, seats=2)
    wire = Wire(table.row.id, {"cookie": f"{NAME}={house.keys.session(anna.id, 2**33)}"})
    wire.say({"type": "hello"})
    wire.say({"type": "chat", "text": "hello"})
    wire.say(b'{"type":"chat","text":"bytes"}')
    wire.say({"type": "hello"})
    wire.say({"type": "undo", "key": "k"})
    serving = asyncio.create_task(wire.served(house))
    await until(lambda: len(table.talk) == len(wire.codes()) == 2)
    assert len(house.senders) == 1 == len(table.watchers)
    (connection,) = house.senders
    sender = house.senders[connection]
    wire.hang_up()
    await serving
    await rest()
    assert not house.senders and not table.watchers and sender.cancelled() and wire.closed is None
    assert (wire.frames[0]["type"], wire.frames[0]["seat"], wire.frames[0]["version"]) == ("state", 0, 1)
    assert [frame["text"] for frame in wire.frames if frame["type"] == "chat"] == ["hello", "bytes"]
    refused = [frame for frame in wire.frames if frame["type"] == "error"]
    assert [(one["error"]["code"], one.get("key")) for one in refused] == [
        ("unexpected-hello", None),
        ("not-started", "k"),
    ]
    assert refusals(house) == {"unexpected-hello": 1, "not-started": 1}


@inside
async def test_a_socket_is_shut_when_it_makes_no_sense(house: House) -> None:
    anna = await arrive(house, "Anna")
    table = await open_table(house, anna, seats=2, private=True)
    cookie = {"cookie": f"{NAME}={house.keys.session(anna.id, 2**33)}"}
    for said, code in (
        ({"type": "chat", "text": "x"}, "no-hello"),
        ("{", "malformed"),
        ({"type": "hello", "secret": "wrong"}, "not-found"),
    ):
        wire = Wire(table.row.id, {} if code == "not-found" else cookie)
        wire.say(said)
        await wire.served(house)
        assert wire.codes() == [code] and wire.closed == (POLICY, code) and not house.senders
    for table_id in ("nowhere", table.row.id):
        wire = Wire(table_id)
        wire.hang_up()
        await wire.served(house)
        assert not wire.frames and wire.closed is None
    foreign = Wire(table.row.id, {**cookie, "origin": "https://evil.example"})
    await foreign.served(house)
    assert not foreign.frames and foreign.closed is not None and foreign.closed[0] == POLICY
    opened = Wire(table.row.id)
    opened.say({"type": "hello", "secret": house.keys.link_secret(table.row.id, 0)})
    serving = asyncio.create_task(opened.served(house))
    assert (await opened.state())["seat"] is None
    opened.hang_up()
    await serving


@inside
async def test_too_many_mistakes_and_only_mistakes_end_a_socket(house: House) -> None:
    anna = await arrive(house, "Anna")
    table = await open_table(house, anna, seats=2)
    cookie = {"cookie": f"{NAME}={house.keys.session(anna.id, 2**33)}"}
    wire = Wire(table.row.id, cookie)
    wire.say({"type": "hello"})
    for _ in range(3 * MISTAKES):
        wire.say({"type": "undo", "key": "k"})
    for _ in range(MISTAKES - 1):
        wire.say("{")
    wire.say({"type": "chat", "text": "still here"})
    serving = asyncio.create_task(wire.served(house))
    await until(lambda: table.talk)
    assert not serving.done()
    wire.say("[]")
    await serving
    assert wire.closed == (POLICY, "malformed") and refusals(house)["malformed"] == MISTAKES == 20
    assert refusals(house)["not-started"] == 3 * MISTAKES


@inside
async def test_frames_that_come_too_fast_are_refused_where_there_are_limits(house: House) -> None:
    anna = await arrive(house, "Anna")
    table = await open_table(house, anna, seats=2)
    cookie = {"cookie": f"{NAME}={house.keys.session(anna.id, 2**33)}"}
    for limited in (False, True):
        house.limits.enabled = limited
        wire = Wire(table.row.id, cookie)
        wire.say({"type": "hello"})
        for _ in range(500):
            wire.say({"type": "undo", "key": "k"})
        wire.hang_up()
        await wire.served(house)
        fast = refusals(house)["too-fast"]
        assert (fast > 0) == limited
        assert wire.closed == ((POLICY, "too-fast") if limited else None)


@pytest.fixture
def slow_lane(monkeypatch: pytest.MonkeyPatch) -> None:
    """One frame, and another in ten seconds."""
    monkeypatch.setitem(RATES, "frame", (1, 0.1))


@pytest.mark.usefixtures("slow_lane")
@inside
async def test_who_comes_too_fast_is_told_which_frame_and_when_to_come_back(house: House) -> None:
    house.limits.enabled = True
    anna = await arrive(house, "Anna")
    table = await open_table(house, anna, seats=2)
    wire = Wire(table.row.id, {"cookie": f"{NAME}={house.keys.session(anna.id, 2**33)}"})
    serving = asyncio.create_task(wire.served(house))
    wire.say({"type": "hello"})
    wire.say({"type": "undo", "key": "first"})
    wire.say({"type": "undo", "key": "second"})
    await until(lambda: "too-fast" in wire.codes())
    told = next(frame for frame in wire.frames if frame.get("key") == "second")
    assert (told["error"]["code"], told["error"]["args"]) == ("too-fast", {"seconds": 10})
    wire.hang_up()
    await serving


@inside
async def test_an_expired_cookie_looks_on_and_may_do_nothing(house: House) -> None:
    anna = await arrive(house, "Anna")
    table = await open_table(house, anna, seats=2)
    wire = Wire(table.row.id, {"cookie": f"{NAME}={house.keys.session(anna.id, 1)}"})
    wire.say({"type": "hello"})
    wire.say({"type": "chat", "text": "hello"})
    serving = asyncio.create_task(wire.served(house))
    await until(wire.codes)
    assert (await wire.state())["seat"] is None
    wire.hang_up()
    await serving
    assert wire.codes() == ["session-expired"] and not table.talk


@inside
async def test_who_says_nothing_is_sent_away(house: House) -> None:
    house.limits.bounds["hello-seconds"] = 0.02
    wire = Wire((await open_table(house, await arrive(house, "Anna"), seats=2)).row.id)
    await wire.served(house)
    assert wire.codes() == ["no-hello"] and wire.closed == (POLICY, "no-hello")
    assert wire.frames[0]["error"]["field"] == "type"


@inside
async def test_a_person_and_an_address_have_so_many_sockets(house: House) -> None:
    house.limits.enabled = True
    house.limits.bounds.update({"sockets-of-person": 1, "sockets-of-address": 3})
    anna = await arrive(house, "Anna")
    table = await open_table(house, anna, seats=2)
    cookie = {"cookie": f"{NAME}={house.keys.session(anna.id, 2**33)}"}
    wires = [Wire(table.row.id, cookie), Wire(table.row.id), Wire(table.row.id)]
    for wire in wires:
        wire.say({"type": "hello"})
    serving = [asyncio.create_task(wire.served(house)) for wire in wires]
    for wire in wires:
        await wire.state()
    outside = Wire(table.row.id)
    await outside.served(house)
    assert outside.closed == (POLICY, "") and refusals(house) == {"too-many": 1}
    wires[2].hang_up()
    await serving[2]
    second = Wire(table.row.id, cookie)
    second.say({"type": "hello"})
    await second.served(house)
    assert second.codes() == ["too-many"] and second.closed == (POLICY, "too-many")
    assert refusals(house) == {"too-many": 2}
    for wire in wires:
        wire.hang_up()
    await asyncio.gather(*serving)
    assert not house.limits._held


@inside
async def test_frames_reach_their_verbs(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await open_table(house, *people)
    await start.start(house, table, people[0])
    seat = asked(table)
    picks, offer = first_move(table, seat)
    assert table.match is not None
    wires = [Wire(table.row.id, {"cookie": f"{NAME}={house.keys.session(one.id, 2**33)}"}) for one in people]
    for wire in wires:
        wire.say({"type": "hello"})
    serving = [asyncio.create_task(wire.served(house)) for wire in wires]
    mover, other = wires[seat], wires[1 - seat]

    async def answered(wire: Wire, key: str) -> int:
        def answers() -> list[int]:
            assert "internal" not in wire.codes()
            told = [one for frame in wire.frames for one in frame.get("accepted", ())]
            return [int(one["seq"]) for one in told if one["key"] == key]

        await until(answers)
        return answers()[0]

    mover.say({"type": "preview", "offer": offer, "picks": picks})
    mover.say({"type": "play", "key": "a", "offer": offer, "move": table.match.spell(picks)})
    assert await answered(mover, "a") == 1
    assert next(frame for frame in mover.frames if frame["type"] == "offer")["offer"]["complete"]
    mover.say({"type": "undo", "key": "b"})
    assert await answered(mover, "b") == 2
    mover.say({"type": "play", "key": "c", "offer": f"{seat}-2", "picks": picks})
    assert await answered(mover, "c") == 3
    mover.say({"type": "ask_take_back", "key": "d"})
    assert await answered(mover, "d") == 3
    other.say({"type": "answer_take_back", "key": "e", "accept": False})
    assert await answered(other, "e") == 3
    mover.say({"type": "resign", "key": "f"})
    assert await answered(mover, "f") == 3 and table.row.seats[seat].substituted
    mover.say({"type": "return", "key": "g"})
    assert await answered(mover, "g") == 3 and not table.row.seats[seat].substituted
    mover.say({"type": "play", "key": "h", "offer": offer})
    mover.say({"type": "play", "key": "h", "offer": offer, "picks": picks, "move": "x"})
    await until(lambda: len(mover.codes()) == 2)
    assert mover.codes() == ["picks-or-move"] * 2
    for wire in wires:
        wire.hang_up()
    await asyncio.gather(*serving)


@inside
async def test_a_socket_whose_sender_fails_ends(house: House) -> None:
    table = await open_table(house, await arrive(house, "Anna"), seats=2)
    wire = Wire(table.row.id)

    async def broken(message: Any) -> None:
        if message["type"] == "websocket.send":
            raise WebSocketDisconnect(detail="gone")

    wire.send = broken  # type: ignore[method-assign]
    wire.say({"type": "hello"})
    await wire.served(house)
    assert not house.senders and not table.watchers


@inside
async def test_a_socket_ends_with_the_server(house: House) -> None:
    table = await open_table(house, await arrive(house, "Anna"), seats=2)
    wire = Wire(table.row.id)
    wire.say({"type": "hello"})
    serving = asyncio.create_task(wire.served(house))
    await until(lambda: wire.frames)
    serving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await serving
    assert not house.senders


@on_the_web()
async def test_sockets_pass_the_web_framework_by(web: Web) -> None:
    anna = await arrive(web.house, "Anna")
    table = await open_table(web.house, anna, seats=2)
    await sit.seat_bot(web.house, table, anna, 1, "random")
    assert table.row.seats[1] == Seat(bot="random")
    doors = Doors(web.app)
    wire = Wire(table.row.id)
    wire.say({"type": "hello"})
    serving = asyncio.create_task(doors(wire.scope, wire.inbox.get, wire.send))  # type: ignore[arg-type]
    assert (await wire.state())["table"]["id"] == table.row.id
    wire.hang_up()
    await serving
    lost = Wire(table.row.id)
    for path in ("/api/tables/live", f"/api/tables/{table.row.id}/live/x", "/elsewhere"):
        lost.scope["path"], lost.closed = path, None
        await doors(lost.scope, lost.inbox.get, lost.send)  # type: ignore[arg-type]
        assert lost.closed == (POLICY, "not-found") and not lost.frames


def test_the_echo_sends_back_what_it_gets() -> None:
    async def talk() -> list[Json]:
        sent: list[Json] = []
        inbox = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": "x"}]

        async def receive() -> Json:
            return inbox.pop(0) if inbox else {"type": "websocket.disconnect"}

        async def send(message: Json) -> None:
            sent.append(message)

        await echo_module.echo({"type": "websocket"}, receive, send)
        inbox.append({"type": "lifespan.startup"})
        await echo_module.echo({"type": "lifespan"}, receive, send)
        return sent

    assert [(one["type"], one.get("text")) for one in asyncio.run(talk())] == [
        ("websocket.accept", None),
        ("websocket.send", "x"),
        ("lifespan.startup.complete", None),
        ("lifespan.shutdown.complete", None),
    ]
