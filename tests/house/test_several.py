"""Several processes of one house: what one writes the others show at once, and lose nothing of."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import statistics
import time
from collections.abc import Iterator
from urllib.request import urlopen

import pytest

from ludoteca.house.peers import BEAT, processors
from tests.support.games import asked, begin, settle
from tests.support.house import Guest, House, Json, Socket, children, open_house, wait_for_end

SOON = 0.3
"""Far below the second between two looks for what was missed, and patient enough for a busy machine."""
MOVES, TABLES = 12, 30


@pytest.fixture(scope="module")
def beside(house: House) -> Iterator[House]:
    """Another process on the store of the house that stays open."""
    with open_house(house.data, house.store) as opened:
        yield opened


@pytest.fixture
def apart(house: House, beside: House) -> tuple[Guest, Guest, Socket, Socket]:
    """Two whose game has begun, and their sockets, each in a process of its own."""
    anna, bert = house.guest("Anna"), house.guest("Bert")
    table = begin(anna, bert)
    return anna, bert, anna.look(table), Socket(beside, table["id"], cookie=bert.cookie)


def test_a_move_is_seen_at_once_in_the_other_process(apart: tuple[Guest, Guest, Socket, Socket]) -> None:
    _, _, *sockets = apart
    chance, waited = random.Random(4), []
    for _ in range(8):
        seq = asked(*sockets).play_any(chance)["seq"]
        began = time.monotonic()
        settle(*sockets, seq=seq)
        waited.append(time.monotonic() - began)
    assert statistics.median(waited) < SOON


def test_no_line_of_chat_is_lost_whoever_speaks_where(apart: tuple[Guest, Guest, Socket, Socket]) -> None:
    _, _, *sockets = apart
    said = [f"line {number}" for number in range(20)]
    for number, line in enumerate(said):
        sockets[number % 2].send({"type": "chat", "text": line})
    for one in sockets:
        heard: list[str] = []
        while len(heard) < len(said):
            heard.append(one.until(lambda frame: frame["type"] == "chat")["text"])
        assert sorted(heard) == sorted(said)
        assert [line for line in heard if int(line.split()[1]) % 2] == said[1::2], "nobody's own lines change places"


def test_a_name_taken_in_one_process_is_known_in_the_other(apart: tuple[Guest, Guest, Socket, Socket]) -> None:
    _, bert, here, there = apart
    there.send({"type": "chat", "text": "as Bert"})
    assert here.until(lambda frame: frame["type"] == "chat")["from"] == "Bert"
    bert.call("POST", "/api/guest", {"nickname": "Berta"})
    there.wait(lambda state: state["table"]["seats"][1]["name"] == "Berta")
    there.send({"type": "chat", "text": "as Berta"})
    assert here.until(lambda frame: frame["type"] == "chat")["from"] == "Berta"


def test_who_is_there_by_another_process_is_there(own_house: House) -> None:
    anna, bert = own_house.guest("Anna"), own_house.guest("Bert")
    laid = begin(anna, bert)

    def who(frame: Json) -> bool:
        told = [0, 1], 1
        if frame["type"] == "presence":
            return (frame["here"], frame["watching"]) == told
        seats = frame.get("table", {}).get("seats", [])
        return ([seat["seat"] for seat in seats if seat["connected"]], frame.get("table", {}).get("watching")) == told

    with open_house(own_house.data, own_house.store) as second:
        here, there = anna.look(laid), Socket(second, laid["id"], cookie=bert.cookie)
        onlooker = second.guest("Carl").look(laid)
        for one in (here, there, onlooker):
            assert who(one.state) or one.until(who)
        there.close()
        here.until(lambda frame: frame["type"] == "presence" and frame["here"] == [0])
        second.kill()
        here.until(lambda frame: frame["type"] == "presence" and frame["watching"] == 0, timeout=40)


def test_the_bots_of_a_table_think_in_one_process_and_in_another_when_that_dies(own_house: House) -> None:
    with open_house(own_house.data, own_house.store) as second, open_house(own_house.data, own_house.store) as third:
        houses = own_house, second, third
        anna, played, tables = own_house.guest("Anna"), [0.0], 0
        while min(played) == 0 and tables < TABLES:
            looking = anna.look(with_bots(anna))
            looking.wait(lambda state: state["seq"] >= MOVES)
            looking.close()
            played, tables = [house.own_metrics()["ludoteca_moves_total"] for house in houses], tables + 1
        assert min(played) > 0, "each process lets some bots think"

        def refused() -> int:
            return sum(len(house.logged("bot-refused")) for house in houses)

        time.sleep(BEAT)  # by now each knows all others
        before = refused()
        for _ in range(3):
            looking = anna.look(with_bots(anna))
            looking.wait(lambda state: state["seq"] >= MOVES)
            looking.close()
        assert refused() == before, "no two let the same bot think"


def test_one_verb_serves_in_several_processes_and_replaces_one_that_dies(own_house: House) -> None:
    with open_house(own_house.data, own_house.store, processes=2) as house:
        anna, bert = house.guest("Anna"), house.guest("Bert")
        laid, chance = begin(anna, bert), random.Random(7)
        last = 0
        for victim in children(house):
            sockets = anna.look(laid), bert.look(laid)
            for one in sockets:
                one.wait(lambda state, last=last: state["table"]["status"] == "playing" and state["seq"] >= last)
            for _ in range(3):
                last = asked(*sockets).play_any(chance)["seq"]
                settle(*sockets, seq=last)
            os.kill(victim, signal.SIGKILL)
            wait_for_end(victim)
        assert anna.look(laid).wait(lambda state: state["seq"] >= last), "whoever is left serves on"
        deadline = time.monotonic() + 30
        while len(house.logged("process-died")) < 2 or len(children(house)) < 2:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert anna.look(laid).wait(lambda state: state["seq"] >= last)["seq"] == last
        time.sleep(2.5)
        assert len(children(house)) == len(house.logged("process-died")) == 2, "nobody is replaced who lives"
    assert house.ended == 0, "asked to stop, it ends by itself"
    assert not list(children(house)), "nobody is left behind"


def test_a_spare_process_takes_over_when_no_other_is_left(own_house: House) -> None:
    with open_house(own_house.data, own_house.store, processes=processors() + 1) as house:
        anna, bert = house.guest("Anna"), house.guest("Bert")
        laid = begin(anna, bert)
        time.sleep(2 * BEAT)  # by now each knows all others
        *homes, spare = sorted(children(house))
        os.kill(house.pid, signal.SIGSTOP)  # nobody is replaced meanwhile
        try:
            for one in homes:
                os.kill(one, signal.SIGKILL)
            deadline = time.monotonic() + 40
            while not answers(house):
                assert time.monotonic() < deadline
            sockets = anna.look(laid), bert.look(laid)
            settle(*sockets, seq=asked(*sockets).play_any(random.Random(3))["seq"])
            assert spare in children(house)
        finally:
            os.kill(house.pid, signal.SIGCONT)


def answers(house: House) -> bool:
    with contextlib.suppress(OSError), urlopen(f"http://127.0.0.1:{house.port}/health", timeout=1):
        return True
    return False


def test_none_of_several_processes_outlives_what_started_them(own_house: House) -> None:
    with open_house(own_house.data, own_house.store, processes=2) as house:
        house.kill()
        deadline = time.monotonic() + 30
        with contextlib.suppress(OSError):
            while time.monotonic() < deadline:
                socket.create_connection(("127.0.0.1", house.port), 1).close()
                time.sleep(0.1)
            raise AssertionError("somebody still listens")


def with_bots(host: Guest) -> Json:
    """A game of two bots that has begun."""
    table = host.table()
    path = f"/api/tables/{table['id']}/seats"
    host.call("DELETE", f"{path}/0")
    for seat in (0, 1):
        host.call("POST", f"{path}/{seat}", {"bot": "random"})
    began: Json = host.call("POST", f"/api/tables/{table['id']}/start")
    return began
