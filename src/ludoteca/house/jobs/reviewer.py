"""What runs in the process that reviews a game: from its record to the review, telling how far it has come."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any

import msgspec

import ludoteca
from ludoteca.house.jobs.mind import prepare
from ludoteca.ledger.review import review


def work(answers: Connection, record: Mapping[str, Any], depth: int, nice: int) -> None:
    """Review a game in a process of its own, that lets others go first."""
    prepare(nice)
    tell(answers, record, depth)


def tell(answers: Connection, record: Mapping[str, Any], depth: int) -> None:
    """Answer with hundredths that are done, and then with the review (JSON), or with why there is none (text)."""
    told = 0

    def advance(share: float) -> None:
        nonlocal told
        if int(100 * share) > told:
            told = int(100 * share)
            answers.send(told)

    try:
        made = review(ludoteca.replay(record), depth=depth, told=advance)
        answers.send(msgspec.json.encode(made))
    except OSError:  # nobody listens any more
        return
    except Exception:
        answers.send(traceback.format_exc())
