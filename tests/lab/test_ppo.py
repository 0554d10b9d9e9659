"""The example that learns by PPO: credit goes to the decisions that earned it, and a minute is enough to be seen."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludoteca.lab.batch import Batch

SCRIPT = Path(__file__).parents[2] / "docs" / "examples" / "ppo.py"

pytestmark = pytest.mark.lab  # jax is in no lock; make lab fetches it


def example() -> Any:
    """Import the script."""
    spec = importlib.util.spec_from_file_location("ppo", SCRIPT)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_credit_goes_along_the_decisions_of_a_seat() -> None:
    ppo = example()
    experience = ppo.Experience(Batch("origin", 2, 1))
    experience.actor[:, 0] = np.arange(ppo.STEPS) % 2
    experience.value[:, 0] = np.where(np.arange(ppo.STEPS) % 2, -0.5, 0.25)
    reward = np.zeros((ppo.STEPS, 1, 2), np.float32)
    experience.done[5, 0] = True
    reward[5, 0] = 1, -1  # seat 1 ends the game, and seat 0 has won it
    advantage, known = experience.advantages(reward, np.array([0]), np.array([0.25]))
    assert advantage[[4, 2, 0], 0] == pytest.approx([0.75, 0.75 * ppo.LAMBDA, 0.75 * ppo.LAMBDA**2])
    assert advantage[[5, 3, 1], 0] == pytest.approx([-0.5, -0.5 * ppo.LAMBDA, -0.5 * ppo.LAMBDA**2])
    assert not advantage[6:-1].any()  # the next game: all comes as expected
    assert known[:-1].all() and not known[-1]  # whether the last pick of seat 1 was good is not yet known


def run(*words: str) -> str:
    """Run the script on Origin."""
    return subprocess.run(
        [sys.executable, str(SCRIPT), "origin", *words], check=True, capture_output=True, text=True
    ).stdout


def test_a_minute_of_learning_beats_random(tmp_path: Path) -> None:
    weights = str(tmp_path / "weights.npz")
    learnt = run("--minutes", "1", "--computing", "--trial", "400", "--out", weights)
    watched = run("--watch", weights, "--trial", "400")
    for told in (learnt, watched):
        shares = re.findall(r"against random: .* \((.*)% to .*%\)", told)
        assert float(shares[-1]) > 60, told  # the lower end of the interval
