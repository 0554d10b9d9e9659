"""Where games are played: on the cores of this machine, or on a cluster of Ray. The games are the same.

A runner takes work, fixtures for instance, a piece at a time, since more may come or nobody may want it any more, and
gives what comes of each when it is done.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib import import_module
from itertools import islice
from types import MappingProxyType
from typing import Any

from ludoteca.kernel.errors import GameError
from ludoteca.lab.tournament.playing import play

Runner = Callable[[Iterable[Any]], Iterator[Any]]
"""Plays fixtures, and gives their outcomes, unless it was made for another task."""
Task = Callable[[Any], Any]
HERE = "local"
"""The address of a cluster that is started here for the time being."""
NO_MORE: Mapping[str, str] = MappingProxyType({})
AHEAD = 2
"""How many games wait or are played for each core."""


class CannotPlay(GameError):
    """Games cannot be played there, or not any more; those that were written down are not lost."""


def processes(workers: int | None = None, task: Task | None = None, environment: Mapping[str, str] = NO_MORE) -> Runner:
    """Play on so many processes of this machine (all cores), which find more in their environment."""
    return partial(_on_processes, workers=workers or os.cpu_count() or 1, task=task or play, environment=environment)


def ray(address: str = HERE, task: Task | None = None, environment: Mapping[str, str] = NO_MORE) -> Runner:
    """Play on a cluster of Ray, on whose nodes Ludoteca is installed; `local` starts one on this machine."""
    return partial(_on_ray, address=address, task=task or play, environment=environment)


def _on_processes(fixtures: Iterable[Any], workers: int, task: Task, environment: Mapping[str, str]) -> Iterator[Any]:
    waiting = iter(fixtures)
    first = next(waiting, None)
    if first is None:
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn, initializer=_begin, initargs=(dict(environment),)) as pool:
        try:
            running = {pool.submit(task, one) for one in (first, *islice(waiting, AHEAD * workers - 1))}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(task, one) for one in islice(waiting, len(done))}
                yield from (one.result() for one in done)
        except BrokenProcessPool as broken:
            raise CannotPlay("process-ended", field="workers", args={"problem": str(broken)}) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _begin(environment: dict[str, str]) -> None:
    """Begin a process, before it loads any game."""
    os.environ.update(environment)
    # Whoever interrupts wants no more of this game, nor to read where it was; what runs in the background is not meant.
    if signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    _end_with_parent()


def _end_with_parent() -> None:
    """Let a process end when who started it is killed: nobody would tell it that there is nothing more to do."""
    parent = multiprocessing.parent_process()
    assert parent

    def wait_for_end() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait_for_end, daemon=True).start()


def _on_ray(fixtures: Iterable[Any], address: str, task: Task, environment: Mapping[str, str]) -> Iterator[Any]:
    waiting = iter(fixtures)
    first = next(waiting, None)
    if first is None:
        return
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise CannotPlay("no-ray", field="ray", reason="pip install 'ludoteca[ray]'") from None
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.WARNING)
    except (ConnectionError, ValueError, RuntimeError) as wrong:
        raise CannotPlay("no-cluster", field="ray", args={"address": address, "problem": str(wrong)}) from None
    try:
        remote = ray.remote(num_cpus=1, max_retries=3, runtime_env={"env_vars": dict(environment)})(task)
        cores = int(ray.cluster_resources().get("CPU", 1))
        running = [remote.remote(one) for one in (first, *islice(waiting, AHEAD * cores - 1))]
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(one) for one in islice(waiting, len(done))]
            yield from ray.get(done)
    except (ray.exceptions.RaySystemError, ray.exceptions.WorkerCrashedError) as broken:
        raise CannotPlay("process-ended", field="ray", args={"problem": str(broken)}) from None
    finally:
        ray.shutdown()
