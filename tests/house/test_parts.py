"""The small parts of the house, each on its own: limits, keys, counters, log lines, settings, pages, refusals."""

from __future__ import annotations

import asyncio
import gzip
import logging
import stat
import time
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Request
from msgspec import structs

from ludoteca.house import house as house_module
from ludoteca.house import limits as limits_module
from ludoteca.house.config import Settings, data_folder
from ludoteca.house.errors import Refused, not_found
from ludoteca.house.guests import Guest
from ludoteca.house.http.guard import client_address
from ludoteca.house.http.pages import FOREVER, Pages
from ludoteca.house.keys import Keys, load_key, new_id
from ludoteca.house.limits import RATES, Bucket, Limits
from ludoteca.house.nicknames import clean
from ludoteca.house.refusals import refusal_of
from ludoteca.house.store.journaling import Finish
from ludoteca.house.store.rows import ChatRow, EntryRow, Marks, Seat, TableRow
from ludoteca.house.wire.failures import Failure
from ludoteca.house.wire.gathering import NewWish
from ludoteca.house.wire.json import decode_frame
from ludoteca.house.wire.people import NewGuest, Person
from ludoteca.house.wire.tables import Branch, NewTable, TakeSeat
from ludoteca.kernel.errors import BadOption, IllegalMove
from tests.support.inside import open_inside, refusals


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands still until the test moves it."""
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


# Limits ---------------------------------------------------------------------------------------------------------------


def test_a_bucket_gives_so_many_at_once_and_then_so_many_a_second(clock: list[float]) -> None:
    bucket = Bucket(3, 2)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False] and bucket.empty
    clock[0] += 0.25
    assert bucket.empty and not bucket.take(), "half of one"
    clock[0] += 0.25
    assert not bucket.empty and bucket.take() and bucket.empty
    clock[0] += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False], "never more than its size"


def test_asking_whether_something_is_left_takes_nothing(clock: list[float]) -> None:
    limits = Limits()
    size = int(RATES["guess"][0])
    for _ in range(3 * size):
        limits.check("guess", "x")
    for _ in range(size):
        limits.take("guess", "x")
    for limit in (limits.check, limits.take):
        with pytest.raises(Refused) as caught:
            limit("guess", "x")
        assert (caught.value.code, caught.value.field, caught.value.status) == ("too-fast", "guess", 429)
    limits.take("guess", "y")
    limits.take("table", "x")
    off = Limits(enabled=False)
    for _ in range(3 * size):
        off.take("guess", "x")
        off.check("guess", "x")


SELDOM = ("mail", "mail-to", "export", "review", "study-file")
"""What comes more seldom than all else: a mail box fills sooner than a table, a review takes half a minute."""


def test_every_kind_of_request_has_its_rate(clock: list[float]) -> None:
    for what, (size, rate) in RATES.items():
        limits = Limits()
        for _ in range(int(size)):
            limits.take(what, "x")
        with pytest.raises(Refused):
            limits.take(what, "x")
        clock[0] += 1 / rate + 0.0001
        limits.take(what, "x")
        assert (size >= 5 and 0.1 <= rate <= 100) or what in SELDOM


def test_who_has_not_asked_for_longest_is_forgotten(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "REMEMBERED", 3)
    limits = Limits()
    for who in "abc":
        limits.take("chat", who)
    limits.take("chat", "a")
    limits.take("chat", "d")
    assert [who for _, who in limits._buckets] == ["c", "a", "d"]


# Keys -----------------------------------------------------------------------------------------------------------------


def test_the_house_s_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    key = load_key(tmp_path)
    assert len(key) == 32 and load_key(tmp_path) == key == (tmp_path / "secret.key").read_bytes()
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600
    other = tmp_path / "other"
    other.mkdir()
    assert load_key(other) != key
    shared = load_key(other, "shared")
    assert len(shared) == 32 and shared == load_key(tmp_path, "shared") != key
    assert load_key(other, "another") != shared


def test_a_key_that_another_process_is_writing_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, naps = tmp_path / "secret.key", []
    path.write_bytes(b"x" * 31)

    def nap(seconds: float) -> None:
        naps.append(seconds)
        if len(naps) == 3:
            path.write_bytes(b"k" * 32)

    monkeypatch.setattr(time, "sleep", nap)
    assert load_key(tmp_path) == b"k" * 32 and len(naps) == 3
    path.write_bytes(b"")
    with pytest.raises(RuntimeError, match=r"secret\.key"):
        load_key(tmp_path)
    assert 50 <= len(naps) <= 200 and 0.5 < sum(naps) < 10


def test_a_cookie_is_good_until_it_expires_and_for_its_owner(tmp_path: Path) -> None:
    keys = Keys(b"k" * 32)
    cookie = keys.session("anna", 1000)
    assert keys.session_of(cookie, 999) == ("anna", False) == keys.session_of(cookie, 1000.0)
    assert keys.session_of(cookie, 1000.5) == (None, True)
    for forged in (
        cookie[:-1],
        cookie + "x",
        cookie.replace("anna", "bert"),
        cookie.replace("1000", "2000"),
        "",
        "a.b",
    ):
        assert keys.session_of(forged, 0) == (None, False)
    assert Keys(b"l" * 32).session_of(cookie, 0) == (None, False)
    secret = keys.link_secret("t", 0)
    assert keys.opens("t", 0, secret) and not keys.opens("u", 0, secret) and not keys.opens("t", 0, "")
    assert len(secret) == 32 and secret == secret.lower() and secret != keys.link_secret("u", 0)
    assert len({keys.link_secret("t", renewed) for renewed in range(12)}) == 12
    assert keys._tag("session", "t") != secret, "what is signed for one purpose is no use for another"
    for length in (10, 16):
        names = {new_id(length) for _ in range(50)}
        assert len(names) == 50 and {len(name) for name in names} == {length}
        assert all(name.isalnum() and name == name.lower() for name in names)
    assert len(new_id()) == 10


# Refusals and log lines -----------------------------------------------------------------------------------------------


def test_refusals_are_counted_and_told_with_what_they_are_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Any] = []
    monkeypatch.setattr(house_module, "tell", lambda event, level, **about: told.append((event, level, about)))

    async def run() -> None:
        async with open_inside(tmp_path) as house:
            for status in (404, 499, 500, 503):
                house.refused(Refused("busy", field="table", args={"x": 1}, status=status), table="t")
            assert refusals(house) == {"busy": 4}

    asyncio.run(run())
    assert [level for _, level, _ in told] == [logging.INFO, logging.INFO, logging.WARNING, logging.WARNING]
    about = {"code": "busy", "field": "table", "rule": None, "table": "t"}
    assert told[0] == ("refused", logging.INFO, about)


# Settings, refusals, names --------------------------------------------------------------------------------------------


def test_settings_say_where_the_store_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings(data=tmp_path).url == f"sqlite:///{tmp_path.resolve() / 'ludoteca.sqlite'}"
    assert Settings(data=tmp_path, store="postgresql://x/y").url == "postgresql://x/y"
    plain = Settings()
    assert (plain.host, plain.port, plain.limits, plain.secure_cookie) == ("0.0.0.0", 8000, True, False)
    assert (plain.bot_workers, plain.bot_delay, plain.session_days, plain.poll) == (2, 0.6, 180, 1.0)
    assert (plain.substitute, plain.origins, plain.store) == ("greedy", (), "")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert data_folder() == tmp_path / "share" / "ludoteca"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share" / "ludoteca"
    (tmp_path / "ludoteca-data").mkdir()
    assert data_folder() == Path("ludoteca-data")


def test_whatever_goes_wrong_becomes_a_refusal() -> None:
    own = Refused("busy", field="table", status=503)
    assert refusal_of(own) is own and own.message_id == "error-busy" and own.arguments == {} and own.rule is None
    illegal = IllegalMove("refused", field="picks", rule="7.3", reason="origo-refused-occupied", args={"x": 1})
    told = refusal_of(illegal)
    assert (told.code, told.field, told.message_id) == ("refused", "picks", "origo-refused-occupied")
    assert (told.rule, told.arguments, told.status) == ("7.3", {"x": 1}, 400)
    assert refusal_of(IllegalMove("stale-offer", field="offer")).status == 409
    assert refusal_of(BadOption("bad-seats", field="seats")).rule is None
    unknown = refusal_of(LookupError("secret"))
    assert (unknown.code, unknown.status, unknown.arguments) == ("internal", 500, {})
    assert (not_found().code, not_found().field, not_found().status) == ("not-found", "table", 404)
    error = Failure.of(told)
    assert (error.code, error.field, error.message_id) == ("refused", "picks", "origo-refused-occupied")
    assert (error.rule, error.args) == ("7.3", {"x": 1})


def test_a_guest_is_a_person_or_told_why_not() -> None:
    assert Guest(Person("p", "Anna")).person() == Person("p", "Anna")
    for guest, code in ((Guest(None), "no-session"), (Guest(None, expired=True), "session-expired")):
        with pytest.raises(Refused) as caught:
            guest.person()
        assert (caught.value.code, caught.value.field, caught.value.status) == (code, "cookie", 401)
        assert (guest.id, guest.nickname) == (None, "")


def test_names_are_short_and_printable() -> None:
    assert clean("  Anna\x00\tMaria ") == "Anna Maria" and clean("x" * 24) == "x" * 24
    for bad in ("x" * 25, "", " \n"):
        with pytest.raises(Refused) as caught:
            clean(bad)
        assert (caught.value.code, caught.value.field) == ("bad-nickname", "nickname")
        assert caught.value.arguments == {"most": 24}


@pytest.mark.parametrize(
    ("chosen", "shown"),
    [
        ("a\u200bb", "ab"),
        ("\u202eabc", "abc"),
        ("Ａｎｎａ", "Anna"),
        ("Z" + "\u0301" * 20, "Ź" + "\u0301" * 3),
        ("\u0301\u0301x", "x"),
        ("नेहा क्षत्रिय", "नेहा क्षत्रिय"),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("a\u200d", "a"),
        ("é" * 24, "é" * 24),
        ("e\u0301" * 24, "é" * 24),
    ],
)
def test_names_are_what_one_sees(chosen: str, shown: str) -> None:
    assert clean(chosen) == shown


@pytest.mark.parametrize(
    "nothing", ["\u200b\u200d", "\u3164", "\u2800 \u2800", "\u00ad", "\U000e0041", "\u0301", "\ufffe"]
)
def test_names_that_show_nothing_are_none(nothing: str) -> None:
    with pytest.raises(Refused, match="bad-nickname"):
        clean(nothing)


def test_an_address_of_many_is_counted_as_one() -> None:
    def who(host: str) -> str:
        scope: Any = {"type": "http", "client": (host, 1), "headers": []}
        return client_address(Request(scope))

    assert who("2001:db8:1:2:3::4") == who("2001:db8:1:2::ffff") == "2001:db8:1:2::/64"
    assert who("2001:db8:1:3::4") != who("2001:db8:1:2::4")
    assert who("::ffff:192.0.2.7") == who("192.0.2.7") == "192.0.2.7"
    assert who("fe80::1%eth0") == "fe80::/64"


# What travels ---------------------------------------------------------------------------------------------------------

FRAMES: dict[str, dict[str, Any]] = {
    "hello": {"secret": "s", "have": 0},
    "preview": {"offer": "0-1", "picks": [0, 255]},
    "play": {"key": "k", "offer": "0-1", "picks": [1]},
    "undo": {"key": "k"},
    "restart": {"key": "k"},
    "ask_take_back": {"key": "k"},
    "answer_take_back": {"key": "k", "accept": True},
    "resign": {"key": "k"},
    "return": {"key": "k"},
    "chat": {"text": "x"},
}
LONGEST = {"key": 64, "secret": 64, "offer": 64, "text": 500, "move": 512}


def decoded(kind: str, **fields: Any) -> Any:
    return decode_frame(msgspec.json.encode({"type": kind, **FRAMES[kind], **fields}))


@pytest.mark.parametrize("kind", FRAMES)
def test_a_frame_has_its_fields_and_no_others(kind: str) -> None:
    assert structs.asdict(decoded(kind)).items() >= FRAMES[kind].items()
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        decoded(kind, force=True)
    for name in FRAMES[kind]:
        if name in LONGEST:
            assert getattr(decoded(kind, **{name: "x" * LONGEST[name]}), name)
            with pytest.raises(msgspec.ValidationError):
                decoded(kind, **{name: "x" * (LONGEST[name] + 1)})
        if name in ("key", "text"):
            with pytest.raises(msgspec.ValidationError):
                decoded(kind, **{name: ""})
    bad: dict[str, list[Any]] = {"picks": [[256], [-1], [0] * 257, ["A1"]], "have": [-1], "accept": [1, None]}
    for name in FRAMES[kind].keys() & bad.keys():
        for value in bad[name]:
            with pytest.raises(msgspec.ValidationError):
                decoded(kind, **{name: value})


def test_a_move_may_be_text() -> None:
    assert decoded("play", picks=None, move="x" * 512).move == "x" * 512
    assert decoded("preview", picks=[0] * 256).picks == [0] * 256
    for move in ("", "x" * 513):
        with pytest.raises(msgspec.ValidationError):
            decoded("play", move=move)
    assert (decoded("hello", secret=None).secret, decode_frame(b'{"type":"hello"}').have) == (None, 0)


BODIES: list[tuple[type[Any], dict[str, Any], list[dict[str, Any]]]] = [
    (
        NewGuest,
        {"nickname": "x" * 64, "zone": "UTC", "table": "x" * 64},
        [{"nickname": ""}, {"nickname": "x" * 65}, {"nickname": "x", "id": "y"}],
    ),
    (
        NewWish,
        {"games": {"x" * 64: {"y": 1}}, "seats": [2, 15], "tempos": ["", "day"], "rated": True, "hours": 168},
        [
            {"games": {"x" * 65: {}}, "seats": [2], "tempos": [""]}, {"games": {}, "seats": [16], "tempos": [""]},
            {"games": {}, "seats": [2], "tempos": ["x" * 65]}, {"games": {}, "seats": [2]},
            {"games": {}, "seats": [2], "tempos": [""], "hours": 0},
            {"games": {}, "seats": [2], "tempos": [""], "hours": 169},
        ],
    ),
    (
        NewTable,
        {
            "game": "x" * 64, "seats": 15, "options": {}, "private": True, "tempo": "day", "out": "bot",
            "rated": True, "tables": 8, "teaching": True,
        },
        [
            {"game": "x", "seats": 2, "tempo": "x" * 65}, {"game": "x", "seats": 2, "out": "later"},
            {"game": "x", "seats": 2, "tables": 0}, {"game": "x", "seats": 2, "tables": 9},
            {"game": "x", "seats": 16}, {"game": "x", "seats": -1}, {"game": "x" * 65, "seats": 2}, {"game": "x"},
            {"game": "x", "seats": 2, "cheat": 1}, {"game": "x", "seats": 2, "options": {str(n): n for n in range(65)}},
        ],
    ),
    (TakeSeat, {"bot": "x" * 64}, [{"bot": "x" * 65}, {"seat": 1}]),
    (
        Branch,
        {"seq": 0, "bots": {str(n): "x" * 64 for n in range(16)}, "seat": 15, "together": True},
        [
            {"seq": -1}, {"seq": 0, "seat": 16}, {"seq": 0, "seat": -1}, {"seq": 0, "bots": "x" * 65},
            {"seq": 0, "x": 1}, {"seq": 0, "together": 1},
            {"seq": 0, "bots": {str(n): "x" for n in range(17)}}, {"seq": 0, "bots": {"0": "x" * 65}},
        ],
    ),
]  # fmt: skip


@pytest.mark.parametrize("kind, good, bad", BODIES, ids=lambda part: getattr(part, "__name__", ""))
def test_a_body_has_its_fields_and_no_others(kind: type[Any], good: Any, bad: list[Any]) -> None:
    assert structs.asdict(msgspec.convert(good, kind)) == good
    for body in bad:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(body, kind)
    plain = msgspec.convert({"game": "x", "seats": 2}, NewTable)
    assert (plain.options, plain.private) == ({}, False) and msgspec.convert({}, TakeSeat).bot is None
    branch = msgspec.convert({"seq": 1}, Branch)
    assert (branch.bots, branch.seat) == ("greedy", None)


def test_what_is_stored_or_drawn_is_not_changed_but_replaced() -> None:
    for kind in (Seat, TableRow, EntryRow, ChatRow, Marks, Finish):
        assert kind.__struct_config__.frozen, kind


# Pages ----------------------------------------------------------------------------------------------------------------


def test_pages_are_served_from_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    large = b"let x = 1;" * 200
    files: dict[str, bytes] = {
        "index.html": b"<html>", "assets/app-1.js": large, "assets/cover.svg": b"<svg/>" * 300,
        "assets/photo.png": b"x" * 5000, "small.css": b"a{}", "data.unheard": b"?" * 2000,
        "assets/app-1.js.br": b"packed",
    }  # fmt: skip
    for name, content in files.items():
        (static / name).write_bytes(content)
    docs = {"docs/index.html": b"<p>" * 500, "docs/assets/app.js": large, "docs/assets/icon.png": b"x" * 5000}
    (tmp_path / "docs/assets").mkdir(parents=True)
    for name, content in docs.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.setattr(resources, "files", lambda _: tmp_path)
    pages = Pages()

    def answer(path: str, encodings: str = "gzip, br") -> tuple[Any, Any, str | None, str | None]:
        found = pages.answer(path, encodings)
        assert found.headers["Vary"] == "Accept-Encoding"
        return found.content, found.media_type, found.headers.get("Content-Encoding"), found.headers["Cache-Control"]

    assert answer("/assets/app-1.js")[::2] == (b"packed", "br")
    body, kind, encoding, kept = answer("/assets/app-1.js", "deflate, gzip")
    assert (gzip.decompress(body), encoding, kept) == (large, "gzip", FOREVER)
    assert "javascript" in str(kind)
    assert answer("/assets/app-1.js", "")[::2] == (large, None)
    for name in ("assets/cover.svg", "assets/photo.png", "small.css", "data.unheard"):
        assert answer(f"/{name}")[::2] == (files[name], None), name
    assert answer("/data.unheard")[1] == "application/octet-stream"
    for path in ("/", "/t/abc", "/index.html", "/games/origo/"):
        assert answer(path) == (b"<html>", "text/html", None, "no-cache")
    body, kind, encoding, kept = answer("/docs/index.html")
    assert (gzip.decompress(body), kind, encoding, kept) == (docs["docs/index.html"], "text/html", "gzip", "no-cache")
    assert answer("/docs/assets/app.js")[2:] == ("gzip", FOREVER)
    assert answer("/docs/assets/icon.png")[::2] == (docs["docs/assets/icon.png"], None)
    for path in ("/docs/nothing", "/api/nothing", "/assets/gone.js", "/assets/app-1.js.br", "/favicon.ico", "/a/b.txt"):
        with pytest.raises(Refused) as caught:
            pages.answer(path, "")
        assert (caught.value.code, caught.value.field, caught.value.status) == ("not-found", "path", 404)
    monkeypatch.setattr(resources, "files", lambda _: tmp_path / "nowhere")
    with pytest.raises(Refused) as caught:
        Pages().answer("/", "")
    assert (caught.value.code, caught.value.field, caught.value.status) == ("no-client", "path", 404)
