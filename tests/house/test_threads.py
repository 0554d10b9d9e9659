"""What several threads read at once, in a process in which nobody has read anything yet."""

from __future__ import annotations

import subprocess
import sys

import pytest

FIRST = """
import sys, threading
from ludoteca.kernel import snapshots
from ludoteca.kernel.registry import game
from ludoteca.house.store import reading
from ludoteca.house.store.rows import TableRow

sys.setswitchinterval(1e-6)
packed = snapshots.write(game("origo").start(2, seed="first").snapshot())
columns = dict(id="t", game="origo", options={}, private=False, status="open", host="h", created=0)
READ = {
    "snapshot": lambda: snapshots.read(packed).seq,
    "table": lambda: reading._table_row(columns, ()).unreadable,
}
read, answers, together = READ[sys.argv[1]], [], threading.Barrier(8)

def one():
    together.wait()
    answers.append(read())

threads = [threading.Thread(target=one) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
sys.exit(answers != [0] * 8)
"""
TIMES = 6


@pytest.mark.parametrize("what", ["snapshot", "table"])
def test_threads_may_be_the_first_to_read_together(what: str) -> None:
    for _ in range(TIMES):
        done = subprocess.run([sys.executable, "-c", FIRST, what], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
