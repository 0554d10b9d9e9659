"""What the house survives: kill -9, two processes on one store, readers that stop, commits that fail."""

from __future__ import annotations

import contextlib
import random
import signal
import socket
import sqlite3
import threading
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.games import asked, begin, play, settle
from tests.support.house import Guest, House, Json, Refused, Socket, open_house

KILLS = 3


class Player(threading.Thread):
    """Both people of one table, playing as fast as moves are acknowledged, until the house is gone."""

    def __init__(self, table: Json, people: tuple[Guest, ...], seed: int) -> None:
        super().__init__()
        self.table, self.people = table, people
        self.chance = random.Random(seed)
        self.acknowledged: dict[int, int] = {}

    def run(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError, EOFError, TimeoutError):
            sockets = tuple(person.look(self.table) for person in self.people)
            while sockets[0].state["table"]["status"] == "playing":
                mover = asked(*sockets)
                seq = mover.play_any(self.chance)["seq"]
                self.acknowledged[seq] = mover.state["seat"]
                settle(*sockets, seq=seq)


def test_a_crash_leaves_word_of_where_it_was(own_house: House) -> None:
    own_house.kill(signal.SIGSEGV)
    told = own_house.log.read_text()
    assert "Segmentation fault" in told and "uvicorn" in told


def test_kill_9_under_load_loses_nothing(own_house: House) -> None:
    house = own_house
    tables: list[tuple[Json, tuple[Guest, ...]]] = []
    for _ in range(4):
        people: tuple[Guest, ...] = house.guest("Anna"), house.guest("Bert")
        tables.append((begin(*people), people))
    promised: dict[str, dict[int, int]] = {table["id"]: {} for table, _ in tables}
    for kill in range(KILLS):
        players = [Player(table, people, kill) for table, people in tables]
        for player in players:
            player.start()
        time.sleep(1.0)
        house.kill()
        for player in players:
            player.join()
            assert player.acknowledged, "every table went on"
            promised[player.table["id"]].update(player.acknowledged)
        house.start()
        for table, people in tables:
            entries = people[0].call("GET", f"/api/tables/{table['id']}/steps")["entries"]
            stored = {entry["seq"]: entry["seat"] for entry in entries}
            assert promised[table["id"]].items() <= stored.items(), "every acknowledged move is there"
            assert list(stored) == list(range(1, len(stored) + 1))
        tables = [(table, people) for table, people in tables if status(people[0], table) == "playing"]


def status(guest: Guest, table: Json) -> str:
    found: str = guest.call("GET", f"/api/tables/{table['id']}")["status"]
    return found


def fight(sockets: tuple[Socket, ...], chance: random.Random) -> bool:
    """Play until a combat waits for a reinforcement; False when the game ended without one."""
    while sockets[0].state["table"]["status"] == "playing":
        mover = asked(*sockets)
        if mover.state["offer"]["decision"] == "reinforce":
            return True
        offer = mover.state["offer"]
        attack = [pick["id"] for pick in offer["picks"] if pick["token"] == "attack"]
        picks = attack or [pick["id"] for pick in offer["picks"] if pick["token"] == "expand"]
        picks = picks or [chance.choice(offer["picks"])["id"]]
        offer = mover.preview(picks)
        while not offer.get("complete"):
            picks.append(chance.choice(offer["picks"])["id"])
            offer = mover.preview(picks)
        seq = mover.do({"type": "play", "offer": mover.state["offer"]["id"], "picks": picks})["seq"]
        settle(*sockets, seq=seq)
    return False


def test_a_restart_in_the_middle_of_a_combat_resumes_there(own_house: House) -> None:
    house, chance = own_house, random.Random(11)
    anna, bert = house.guest("Anna"), house.guest("Bert")
    for _ in range(5):
        table = begin(anna, bert)
        sockets = anna.look(table), bert.look(table)
        if fight(sockets, chance):
            break
    before = [one.state for one in sockets]
    logs = [list(one.log) for one in sockets]
    assert before[0]["view"]["combat"] is not None
    house.kill()
    house.start()
    again = anna.look(table), bert.look(table)
    for old, new, log in zip(before, again, logs, strict=True):
        for field in ("seq", "view", "offer", "can_undo", "seat"):
            assert new.state[field] == old[field]
        assert new.log == log
    play(again, 5, chance)


def test_a_move_sent_again_after_a_crash_is_played_once(own_house: House) -> None:
    house = own_house
    anna, bert = house.guest("Anna"), house.guest("Bert")
    table = begin(anna, bert)
    people = (anna, bert)
    sockets = anna.look(table), bert.look(table)
    mover = asked(*sockets)
    offer = mover.state["offer"]
    frame = {"type": "play", "key": "unsure", "offer": offer["id"], "picks": [offer["picks"][0]["id"]]}
    first = mover.do(frame)
    seat = mover.state["seat"]
    house.kill()
    house.start()
    again = people[seat].look(table)
    assert again.do(frame) == first
    assert anna.call("GET", f"/api/tables/{table['id']}/steps")["last"] == first["seq"]


def test_two_processes_serve_one_table(own_house: House) -> None:
    chance = random.Random(2)
    with open_house(own_house.data, own_house.store) as second:
        anna, bert = own_house.guest("Anna"), own_house.guest("Bert")
        table = begin(anna, bert)
        there = Socket(second, table["id"], cookie=bert.cookie)
        here = anna.look(table)
        seen = set()
        for _ in range(6):
            mover = asked(here, there)
            seen.add(mover)
            settle(here, there, seq=mover.play_any(chance)["seq"])
        assert seen == {here, there}
        assert here.state["view"]["board"] == there.state["view"]["board"]
        there.send({"type": "chat", "text": "from the other house"})
        here.until(lambda frame: frame["type"] == "chat")

        # One person in two windows, one at each process: the same number can be taken only once.
        mover, guest = (here, anna) if here.state["offer"] else (there, bert)
        windows = [mover, Socket(second if mover is here else own_house, table["id"], cookie=guest.cookie)]
        offer = mover.state["offer"]
        assert windows[1].state["offer"] == offer
        codes: list[str] = []

        def rush(window: Socket, key: str) -> None:
            try:
                window.do({"type": "play", "key": key, "offer": offer["id"], "picks": [offer["picks"][0]["id"]]})
                codes.append("accepted")
            except Refused as refused:
                codes.append(refused.error["code"])

        threads = [threading.Thread(target=rush, args=(window, f"w{n}")) for n, window in enumerate(windows)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        codes.sort()
        assert codes[0] == "accepted"
        assert codes[1] in ("overtaken", "stale-offer", "not-your-turn")


def test_a_reader_that_stops_reading_does_not_slow_its_table(own_house: House) -> None:
    house, chance = own_house, random.Random(3)
    anna, bert, carla = house.guest("Anna"), house.guest("Bert"), house.guest("Carla")
    table = begin(anna, bert)
    raw = stop_reading(house, table, carla)
    sockets = anna.look(table), bert.look(table)
    slowest = 0.0
    moves: list[Json] = []
    while len(moves) < 40 and sockets[0].state["table"]["status"] == "playing":
        began = time.monotonic()
        moves += play(sockets, 1, chance)
        slowest = max(slowest, time.monotonic() - began)
        for one in sockets:
            one.send({"type": "chat", "text": "x" * 500})
    assert len(moves) >= 20
    assert slowest < 5
    raw.close()


def stop_reading(house: House, table: Json, guest: Guest) -> socket.socket:
    """A spectator with a tiny receive buffer who says hello and never reads."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect(("127.0.0.1", house.port))
    lines = [
        f"GET /api/tables/{table['id']}/live HTTP/1.1",
        f"Host: 127.0.0.1:{house.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {guest.cookie}",
    ]
    raw.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert raw.recv(4096).startswith(b"HTTP/1.1 101")
    hello = b'{"type":"hello"}'
    mask = b"abcd"
    masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(hello))
    raw.sendall(bytes([0x81, 0x80 | len(hello)]) + mask + masked)
    deadline = time.monotonic() + 10
    while house.metrics()["ludoteca_connections"] < 1 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert house.metrics()["ludoteca_connections"] == 1, "it has arrived before the game goes on"
    return raw


def test_a_failed_commit_refuses_the_move_and_keeps_the_table(tmp_path: Any) -> None:
    with open_house(tmp_path) as house:
        anna, bert = house.guest("Anna"), house.guest("Bert")
        table = begin(anna, bert)
        sockets = anna.look(table), bert.look(table)
        play(sockets, 3, random.Random(1))
        mover = asked(*sockets)
        before = mover.state
        # Another program holds the store: the commit cannot happen.
        blocker = sqlite3.connect(tmp_path / "ludoteca.sqlite", isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        offer = before["offer"]
        frame = {"type": "play", "key": "held", "offer": offer["id"], "picks": [offer["picks"][0]["id"]]}
        mover.send(frame)
        with pytest.raises(TimeoutError):
            mover.receive(1.0)
        answer = mover.until(lambda got: got.get("key") == "held", 40)
        assert answer["error"]["code"] == "not-stored"
        blocker.execute("ROLLBACK")
        assert anna.call("GET", f"/api/tables/{table['id']}/steps")["last"] == before["seq"]
        settle(*sockets, seq=mover.do(frame)["seq"])
        play(sockets, 3, random.Random(1))
