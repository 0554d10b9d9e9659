"""A game of another package, made by following the guide: built, compiled by two lines, and held to the contract."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca import _pure
from ludoteca.building.compile import SUFFIX
from ludoteca.building.processors import forms
from tests.support.package import build

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(not _pure.compiled(), reason="builds beside the compiled kernel (make test-python)")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, built from its sources into a wheel and unpacked."""
    return build(tmp_path_factory.mktemp("package"))


def run(installed: Path, *command: str, **more: str) -> str:
    """Run Python with the package on its path; gives what it printed."""
    environment = {**os.environ, "PYTHONPATH": str(installed), **more}
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_holds_the_compiled_game(installed: Path) -> None:
    libraries = sorted(path.name for path in installed.glob("bazaar/*.so"))
    assert libraries == sorted(f"game{mark}{SUFFIX}" for mark in forms())


@pytest.mark.parametrize("pure", ["0", "1"])
def test_it_is_found_and_played_in_both_forms(installed: Path, pure: str) -> None:
    script = """
import ludoteca, bazaar.game
from ludoteca.lab.playout import PlayOuts
match = ludoteca.game("bazaar").start(seats=3, seed="package")
some = PlayOuts(seed=1)
last = some.run(match.position, games=20)
print(bazaar.game.__file__.rpartition(".")[2], last.over, some.picks, [last.score(seat) for seat in range(3)])
"""
    form, over, *rest = run(installed, "-c", script, LUDOTECA_PURE=pure).split(maxsplit=2)
    assert (form, over) == ("py" if pure == "1" else "so", "True")
    other = run(installed, "-c", script, LUDOTECA_PURE="1" if pure == "0" else "0").split(maxsplit=2)[2:]
    assert rest == other, "both forms play the same games"


@pytest.mark.parametrize("pure", ["0", pytest.param("1", marks=pytest.mark.nightly)])
def test_it_keeps_the_contract(installed: Path, pure: str) -> None:
    told = run(
        installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/contract", "-k", "bazaar", LUDOTECA_PURE=pure
    )
    assert " passed" in told and "failed" not in told


def test_the_doors_to_other_suites_open_for_it(installed: Path) -> None:
    doors = [f"tests/lab/test_{door}.py" for door in ("batch", "pettingzoo", "gymnasium", "openspiel")]
    told = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", *doors, "-k", "bazaar")
    assert " passed" in told and "failed" not in told
