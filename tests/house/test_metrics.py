"""What the house tells of itself to whoever watches it."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterable
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families

from ludoteca.house.config import Settings
from ludoteca.house.house import House as Inside
from ludoteca.house.http import health
from ludoteca.house.jobs.watch import Watch
from ludoteca.house.metrics import Metrics, together
from ludoteca.house.peers import BEAT
from ludoteca.house.readers import THREADS, Readers
from ludoteca.house.verbs import substitute
from ludoteca.house.verbs.play import play_bot
from tests.support.house import House, open_house, sums
from tests.support.inside import arrive, asked, begin, counted, first_move, inside, look, until
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come


def families(told: str) -> dict[str, Metric]:
    """What was told, by name."""
    return {family.name: family for family in text_string_to_metric_families(told)}


def labels(found: Iterable[Metric], name: str) -> set[str]:
    """The values of a label."""
    return {sample.labels[name] for family in found for sample in family.samples if name in sample.labels}


@on_the_web()
async def test_each_metric_is_explained_and_has_a_type(web: Web) -> None:
    anna, bert = await arrive(web.house, "Anna"), await arrive(web.house, "Bert")
    table = await begin(web.house, anna, bert)
    await look(web.house, table, anna)
    await look(web.house, table, None)
    client = web.client()
    assert error(await client.get("/api/tables/none")) == (404, "not-found", "table")
    answer = await client.get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=")
    told = families(answer.text)
    for name, family in told.items():
        assert family.documentation and family.type in ("counter", "gauge", "histogram", "info"), name
    totals = sums(answer.text)
    assert totals["ludoteca_connections"] == 2 and totals["ludoteca_people"] == 1
    assert totals["ludoteca_tables_in_memory"] == totals["ludoteca_processes"] == totals["ludoteca_refused_total"] == 1
    assert totals["ludoteca_jobs_total"] >= totals["ludoteca_commits_total"] > 0
    assert totals["ludoteca_disk_free_bytes"] > 1 and totals["ludoteca_store_bytes"] > 4096
    assert labels([told["ludoteca_waiting"]], "queue") == {"writer", "readers"}
    assert labels([told["ludoteca_bots_waiting"]], "lane") == {"quick", "deep"}
    assert labels([told["ludoteca_refused"]], "code") == {"not-found"}
    ours = [family for name, family in told.items() if name != "ludoteca_store_bytes"]
    assert labels(ours, "process") == {web.house.peers.label}
    assert all("process" in sample.labels for family in ours for sample in family.samples)


def test_moves_are_counted_by_who_makes_them_and_how_long_they_take() -> None:
    metrics = Metrics("here")
    for seconds, by in ((0.001, "person"), (0.0011, "bot"), (0.3, "person"), (5.0, "person")):
        metrics.moved(seconds, by)
    told = metrics.text().splitlines()
    assert 'ludoteca_moves_total{by="person",process="here"} 3.0' in told
    assert 'ludoteca_moves_total{by="bot",process="here"} 1.0' in told
    for bound, count in (("0.001", 1), ("0.002", 2), ("0.25", 2), ("1.0", 3), ("+Inf", 4)):
        assert f'ludoteca_commit_seconds_bucket{{le="{bound}",process="here"}} {count}.0' in told
    assert 'ludoteca_commit_seconds_count{process="here"} 4.0' in told
    assert not [line for line in told if "_created" in line]


@inside
async def test_a_move_counts_for_the_one_who_makes_it(house: Inside) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await begin(house, anna, bert)
    seat = asked(table)
    async with house.hold(table):
        assert table.match is not None
        picks, _ = first_move(table, seat)
        entry = table.match.play(seat, picks)
        await house.commits.add(table, entry, None)
    assert counted(house, "ludoteca_moves_total", "by") == {"person": 1, "bot": 0}
    seat = asked(table)
    await substitute.resign(house, table, (anna, bert)[seat].id)
    await play_bot(house, table, seat, table.match.spell(first_move(table, seat)[0]), offer=first_move(table, seat)[1])
    assert counted(house, "ludoteca_moves_total", "by") == {"person": 1, "bot": 1}


def test_what_several_processes_tell_is_one_text() -> None:
    one, two = Metrics("one"), Metrics("two")
    one.moved(0.01, "person")
    two.moved(0.01, "person")
    two.refusals.labels('odd "code"\\').inc()
    told = together([one.text(), two.text()])
    assert told.count("# HELP ludoteca_moves_total ") == told.count("# TYPE ludoteca_commit_seconds ") == 1
    assert sums(told)["ludoteca_moves_total"] == 2 and sums(told)["ludoteca_commit_seconds_count"] == 2
    assert labels(families(told).values(), "process") == {"one", "two"}
    assert labels([families(told)["ludoteca_refused"]], "code") == {'odd "code"\\'}


@on_the_web()
async def test_a_store_that_is_away_hides_no_other_number(web: Web) -> None:
    async def away(_: object) -> Any:
        raise OSError("gone")

    web.house.store.watched = away  # type: ignore[assignment,method-assign]
    answer = await web.client().get("/metrics")
    told = sums(answer.text)
    assert answer.status_code == 200 and "ludoteca_store_bytes" not in told and told["ludoteca_processes"] == 1


@on_the_web(metrics=("192.168.7.0/24", "fd00::/8"), metrics_token="who is there?")
async def test_metrics_are_for_those_whom_the_host_has_named(web: Web) -> None:
    client = web.client()
    assert error(await client.get("/metrics")) == (404, "not-found", "path")
    for word, status in (("who is there?", 200), ("who is there", 404), ("wér", 404)):
        told = await client.get("/metrics", headers={b"Authorization": f"Bearer {word}".encode()})
        assert told.status_code == status
    settings = web.house.settings
    for host, may in (
        ("192.168.7.9", True),
        ("192.168.8.9", False),
        ("::ffff:192.168.7.9", True),
        ("fd00::1%eth0", True),
        ("fe80::1", False),
        ("testclient", False),
    ):
        assert health.may_watch(web.house, Asked(host)) is may, host  # type: ignore[arg-type]
    web.house.settings = replace(settings, metrics=(), metrics_token="")
    assert not health.may_watch(web.house, Asked("127.0.0.1", "Bearer "))  # type: ignore[arg-type]


class Asked:
    """A request, as far as it matters who asks."""

    def __init__(self, host: str, word: str = "") -> None:
        self.client = self
        self.host = host
        self.headers = {"authorization": word}


def test_strangers_on_the_net_are_not_told_unless_the_host_says_so() -> None:
    usual = health.networks(Settings().metrics)
    near, far = ("127.0.0.1", "10.1.2.3", "172.17.0.1", "::1"), ("8.8.8.8", "172.32.0.1", "2001:db8::1")
    assert all(any(ip_address(one) in network for network in usual) for one in near)
    assert not any(ip_address(one) in network for network in usual for one in far)


@inside
async def test_the_event_loop_tells_how_late_it_is(house: Inside) -> None:
    watch = Watch(house)
    await asyncio.sleep(0)
    time.sleep(0.7)  # noqa: ASYNC251 (somebody holds the loop up)
    await until(lambda: counted(house, "ludoteca_loop_lag_seconds_count")[""])
    await watch.close()
    assert counted(house, "ludoteca_loop_lag_seconds_sum")[""] > 0.1


@inside
async def test_readers_tell_how_many_wait(house: Inside) -> None:
    readers, going = Readers(), asyncio.Event()

    async def work(who: str) -> None:
        async with readers.turn(who):
            await going.wait()

    tasks = [asyncio.create_task(work(who)) for who in ("a", "a", "a", "b")]
    await asyncio.sleep(0)
    assert readers.waiting == 2, "one of each is served"
    going.set()
    await asyncio.gather(*tasks)
    assert readers.waiting == 0
    sleepers = [asyncio.create_task(readers.run(time.sleep, 0.05)) for _ in range(THREADS + 3)]
    await asyncio.sleep(0)
    assert readers.waiting == 3
    await asyncio.gather(*sleepers)
    assert readers.waiting == 0
    readers.close()


def test_any_process_tells_the_numbers_of_all(own_house: House) -> None:
    with open_house(own_house.data, own_house.store) as two:
        anna = own_house.guest("Anna")
        assert anna.ask("GET", "/api/tables/none").status_code == 404
        deadline = time.monotonic() + 6 * BEAT
        while two.metrics().get("ludoteca_refused_total", 0) < 1:
            assert time.monotonic() < deadline, "the other process never heard of it"
            time.sleep(0.2)
        told = two.told()
        assert len(labels([families(told)["ludoteca_jobs"]], "process")) == 2
        assert sums(told)["ludoteca_processes"] == 4, "each knows of both"
        assert sums(told)["ludoteca_store_bytes"] > 4096


DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana" / "ludoteca.json"
METRIC = re.compile(r"\b(?:ludoteca|process|python)_\w+")


@on_the_web()
async def test_the_dashboard_asks_only_for_what_the_house_tells(web: Web) -> None:
    house = web.house
    house.metrics.refusals.labels("busy").inc()
    told = families((await web.client().get("/metrics")).text)
    names = {sample.name: set(sample.labels) | {"job", "le"} for one in told.values() for sample in one.samples}
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    expressions = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked_for = {name for text in expressions for name in METRIC.findall(text)}
    assert asked_for <= set(names), "the house does not tell these"
    ours = {name for name in names if name.startswith("ludoteca_") and not name.endswith(("_sum", "_count"))}
    assert ours <= asked_for, "nobody sees these"
    for text in expressions:
        grouped = {label.strip() for group in re.findall(r"by \(([^)]*)\)", text) for label in group.split(",")}
        assert all(grouped <= names[name] for name in METRIC.findall(text)), text
    variable = next(one for one in board["templating"]["list"] if one["name"] == "job")
    assert set(METRIC.findall(variable["query"])) <= set(names)
    places = {(at["x"], at["y"]) for at in (panel["gridPos"] for panel in board["panels"])}
    assert len(places) == len(board["panels"]) == len({panel["id"] for panel in board["panels"]})
