"""Where tables are at home: the sockets of one table are led to one process, whoever lets them in."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import pytest

from ludoteca.house.live.homes import POSSIBLE, Homes
from ludoteca.house.peers import SPARE, by_rank, processors
from tests.support.games import asked, begin, settle
from tests.support.house import House, Socket, children, open_house
from tests.support.inside import until

pytestmark = pytest.mark.skipif(not POSSIBLE, reason="the system hands on no sockets")
T = TypeVar("T")
NAMES = "here", "there", "elsewhere"


class Host(asyncio.Protocol):
    """Hears what comes by one socket, and says whose it is."""

    def __init__(self, name: str, heard: list[tuple[str, bytes]]) -> None:
        self.name = name
        self.heard = heard

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(self.name.encode())

    def data_received(self, data: bytes) -> None:
        self.heard.append((self.name, data))


@contextmanager
def doors(*names: str) -> Iterator[tuple[dict[str, Homes], list[tuple[str, bytes]]]]:
    """Several processes in this one, and what they hear."""
    heard: list[tuple[str, bytes]] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        homes = {name: Homes(folder, name, lambda name=name: Host(name, heard)) for name in names}  # type: ignore[misc]
        for one in homes.values():
            stack.callback(one.close)
        yield homes, heard


def table_of(name: str) -> str:
    """A table that is at home in a process."""
    return next(f"table-{number}" for number in range(1000) if by_rank(NAMES, f"table-{number}")[0] == name)


def lead(homes: Homes, table: str) -> tuple[bool, socket.socket]:
    """Somebody comes in here; returns whether they were led away, and their end."""
    far, near = socket.socketpair()
    led = homes.lead(table, near.fileno(), b"hello ")
    if led:
        near.close()
    far.settimeout(5)
    return led, far


def test_a_socket_is_handed_on_with_what_was_read_of_it() -> None:
    async def run() -> None:
        with doors(*NAMES) as (homes, heard):
            led, far = lead(homes["here"], table_of("there"))
            assert led
            await until(lambda: heard)
            far.send(b"more")
            await until(lambda: len(heard) == 2)
            assert heard == [("there", b"hello "), ("there", b"more")]
            assert await asyncio.to_thread(far.recv, 100) == b"there"
            far.close()
            led, far = lead(homes["here"], table_of("here"))
            assert not led, "who is at home stays"
            far.close()

    asyncio.run(run())


def test_who_is_gone_is_passed_over() -> None:
    async def run() -> None:
        with doors(*NAMES) as (homes, heard):
            table = table_of("there")
            second = by_rank(NAMES, table)[1]
            first = next(name for name in NAMES if name not in ("there", second))
            homes["there"]._door.close()  # as a process that was killed leaves it
            led, far = lead(homes[first], table)
            assert led
            await until(lambda: heard)
            assert heard == [(second, b"hello ")]
            assert sorted(door.name for door in homes[first]._folder.iterdir()) == sorted({first, second})
            far.close()
            homes["there"]._door = socket.socket()

    asyncio.run(run())


def test_no_table_is_at_home_with_a_process_that_is_spare() -> None:
    async def run() -> None:
        with doors("here", "there", "more" + SPARE) as (homes, heard):
            tables = [f"table-{number}" for number in range(40)]
            ends = list[socket.socket]()
            for table in tables:
                led, far = lead(homes["more" + SPARE], table)
                assert led
                ends.append(far)
                await until(lambda: len(heard) == len(ends))
            for far in ends:
                far.close()
            assert {name for name, _ in heard} == {"here", "there"}
            for name in ("here", "there"):
                homes[name]._door.close()
            for table in tables:
                led, far = lead(homes["more" + SPARE], table)
                assert not led, "nobody else is there"
                far.close()
            for name in ("here", "there"):
                homes[name]._door = socket.socket()

    asyncio.run(run())


def test_where_too_many_wait_at_the_door_it_is_said() -> None:
    async def run() -> None:
        with doors(*NAMES) as (homes, heard):
            ends, table = list[socket.socket](), table_of("there")

            def crowd() -> None:
                for _ in range(10_000):
                    ends.append(lead(homes["here"], table)[1])  # nobody takes them while this runs

            with pytest.raises(BlockingIOError):
                crowd()
            await until(lambda: len(heard) == len(ends))
            assert lead(homes["here"], table)[0], "there is room again"
            for one in ends:
                one.close()

    asyncio.run(run())


def test_the_sockets_of_a_table_are_in_one_process_and_it_is_played_there(own_house: House) -> None:
    with open_house(own_house.data, own_house.store, processes=3) as house:
        anna, bert = house.guest("Anna"), house.guest("Bert")
        chance, homes = random.Random(3), set[int]()
        wait(lambda: len([one for one in children(house) if files(one) & doors_in_use()]) == 3)
        for _ in range(12):
            table = begin(anna, bert)
            sockets = [guest.look(table) for guest in (anna, bert, anna, bert, anna)]
            for one in sockets:  # another process may have begun it: this one hears of it a moment later
                one.wait(lambda state: state["table"]["status"] == "playing")
            settle(*sockets, seq=asked(*sockets[:2]).play_any(chance)["seq"])
            held = {holder(house, one) for one in sockets}
            assert len(held) == 1
            homes |= held
            for one in sockets:
                one.close()
        most = min(3, processors())
        assert min(2, most) <= len(homes) <= most, "each has some of the tables, but for those beyond the processors"


def holder(house: House, socket: Socket) -> int:
    """The process that has the other end of a socket."""
    address = socket.raw.socket.getsockname()
    ends = f":{house.port:04X}", f":{address[1]:04X}"

    def number() -> str:  # the system's list may miss a line while others come and go
        rows = (line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:])
        return next((f"socket:[{row[9]}]" for row in rows if (row[1][-5:], row[2][-5:]) == ends), "")

    other = wait(number)
    found = [one for one in children(house) if other in files(one)]
    assert len(found) == 1, "it is in one process's hands"
    return found[0]


def doors_in_use() -> set[str]:
    """The doors of processes: sockets with a path in the folder of a house."""
    lines = Path("/proc/net/unix").read_text().splitlines()
    return {f"socket:[{line.split()[6]}]" for line in lines if "/ludoteca-" in line}


def files(process: int) -> set[str]:
    """What the open files of a process are."""
    found = set[str]()
    for file in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(OSError):
            found.add(str(file.readlink()))
    return found


def wait(asked: Callable[[], T]) -> T:
    """Ask until there is an answer."""
    for _ in range(400):
        if answer := asked():
            return answer
        time.sleep(0.05)
    raise AssertionError("it never came")
