"""The wheel as people get it: installed into an empty environment, without node or a compiler, it plays games."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludoteca import _newer, _pure
from ludoteca.building.processors import MARK, forms
from tests.support.games import begin, play
from tests.support.house import House
from tests.support.venv import Venv

ROOT = Path(__file__).parents[2]
WIDE = ("ymm", "pdep", "shlx")
"""What only processors of the third level know."""
PLAYED = """
import ludoteca
from ludoteca import _newer, _pure
from ludoteca.lab.playout import PlayOuts
print(_newer.mark() or "plain", _pure.compiled())
for name in ludoteca.registered():
    some = PlayOuts(seed=1)
    last = some.run(ludoteca.game(name).start(seats=2, seed="wheel").position, games=50)
    print(name, some.picks, [last.score(seat) for seat in range(2)])
"""

pytestmark = [pytest.mark.nightly, pytest.mark.skipif(not _pure.compiled(), reason="needs a compiler")]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make wheel` builds."""
    place = tmp_path_factory.mktemp("wheel")
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", place],
        cwd=ROOT,
        env={**os.environ, "LUDOTECA_SKIP_WEB": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = place.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Venv:
    """An environment that holds the wheel and what it needs."""
    made = Venv(tmp_path_factory.mktemp("venv"))
    made.install(wheel)
    return made


def test_it_holds_the_page_and_every_compiled_module_in_each_form(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "ludoteca/house/static/index.html" in names
    libraries = sorted(name for name in names if name.endswith(".so"))
    plain = [name for name in libraries if MARK not in name]
    assert len(plain) > 50 and len(libraries) == len(plain) * len(forms())
    for library in plain:
        source, _, rest = library.partition(".")
        assert f"{source}.py" in names
        assert all(f"{source}{mark}.{rest}" in libraries for mark in forms())


@pytest.mark.skipif(shutil.which("objdump") is None, reason="needs objdump to look")
def test_the_plain_form_asks_for_no_newer_processor(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path)
    marked = ""
    for library in sorted(tmp_path.rglob("*.so")):
        code = subprocess.run(["objdump", "-d", library], capture_output=True, text=True, check=True).stdout
        if MARK in library.name:
            marked += code
        else:
            assert not [word for word in WIDE if word in code], library
    assert not marked or all(word in marked for word in WIDE), "the newer form is worth its room"


def test_both_forms_play_the_same_games(installed: Venv, tmp_path: Path) -> None:
    site = next(installed.programs.parent.glob("lib/python*/site-packages"))
    first, *here = installed.run("python", "-c", PLAYED).splitlines()
    assert first == f"{MARK if _newer.runs_newer() and MARK in forms() else 'plain'} True"
    shutil.copytree(site / "ludoteca", tmp_path / "ludoteca", ignore=shutil.ignore_patterns(f"*{MARK}.*"))
    plain = installed.run("python", "-c", PLAYED, PYTHONPATH=str(tmp_path))
    assert plain.splitlines() == ["plain True", *here] and len(here) == 4


@pytest.fixture
def house(installed: Venv, tmp_path: Path) -> Iterator[House]:
    """A house of that environment, which finds no other programs."""
    opened = House(tmp_path, environment={"PATH": str(installed.programs)}, python=installed.python)
    try:
        yield opened.start()
    finally:
        opened.stop()


def test_a_game_is_played_to_its_end(house: House, installed: Venv) -> None:
    page = httpx.get(house.url + "/")
    assert page.status_code == 200 and "text/html" in page.headers["content-type"]
    installed.run("ludoteca", "healthcheck", house.url)
    anna, bert = house.guest("Anna"), house.guest("Bert")
    table = begin(anna, bert)
    with contextlib.closing(anna.look(table)) as one, contextlib.closing(bert.look(table)) as two:
        assert len(play((one, two), 10_000, random.Random(7))) > 20
        assert one.state["table"]["status"] == "finished"


@pytest.mark.parametrize(
    ("package", "command"),
    [
        ("pipx", ("pipx", "run", "--python", sys.executable, "--spec")),
        ("uv", ("uvx", "--python", sys.executable, "--from")),
    ],
    ids=["pipx", "uvx"],
)
def test_it_runs_without_being_installed(package: str, command: tuple[str, ...], wheel: Path, tmp_path: Path) -> None:
    runner = Venv(tmp_path / "venv")
    runner.install(package)
    own = {"PIPX_HOME": str(tmp_path / "pipx"), "UV_CACHE_DIR": str(tmp_path / "uv"), "LUDOTECA_PORT": "9000"}
    program, *words = command
    assert "port = 9000" in runner.run(program, *words, wheel, "ludoteca", "config", **own)
