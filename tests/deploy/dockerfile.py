"""Carries out a Dockerfile on a plain machine: all stages in one folder, without what only root or an image can do."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
IGNORE = ROOT / "deploy/Dockerfile.dockerignore"
ABSOLUTE = re.compile(r"(?<![\w./$])/(?=(?:build|opt|data)\b)")
NEEDS_ROOT = ("apt-get ", "useradd ")
OF_AN_IMAGE = ("FROM", "USER", "VOLUME", "EXPOSE")


def steps(text: str) -> list[tuple[str, str]]:
    """Split into instructions and what they say."""
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    lines = [line for line in re.sub(r"\\\n\s*", " ", plain).splitlines() if line.strip()]
    return [(verb, rest.strip()) for verb, _, rest in (line.partition(" ") for line in lines)]


@dataclass
class Machine:
    """A folder that stands for the root of the containers."""

    place: Path
    path: str
    """Where the programs of the base images are."""
    folder: Path = field(init=False)
    environment: dict[str, str] = field(default_factory=dict)
    health: list[str] = field(default_factory=list)
    entry: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.folder = self.place

    def carry_out(self, dockerfile: Path) -> None:
        """All instructions, one after the other."""
        for verb, rest in steps(dockerfile.read_text(encoding="utf-8")):
            if verb not in OF_AN_IMAGE:
                getattr(self, verb.lower())(self._here(rest))

    def _here(self, text: str) -> str:
        return ABSOLUTE.sub(f"{self.place}/", text)

    def workdir(self, rest: str) -> None:
        """Go there."""
        self.folder = Path(rest)
        self.folder.mkdir(parents=True, exist_ok=True)

    def copy(self, rest: str) -> None:
        """From the repository, or from an earlier stage, which has the same folder."""
        words = shlex.split(rest)
        base = self.place if words[0].startswith("--from=") else ROOT
        *sources, target = [word for word in words if not word.startswith("--")]
        for source in (base / name for name in sources):
            assert base != ROOT or not ignored(source), f"{source} is kept away from the image"
            end = self.folder / target
            if source.is_dir() and source != end:
                shutil.copytree(source, end, dirs_exist_ok=True, ignore=_ignored)
            elif source.is_file():
                shutil.copy(source, end)

    def run(self, rest: str) -> None:
        """In a shell; root's own work is left out."""
        if not rest.startswith(NEEDS_ROOT):
            self.shell(rest)

    def env(self, rest: str) -> None:
        """Set variables."""
        for word in shlex.split(rest):
            name, _, value = word.partition("=")
            self.environment[name] = value.replace("$PATH", self.path)

    def healthcheck(self, rest: str) -> None:
        """Note what asks for its health."""
        self.health = json.loads(rest.partition("CMD ")[2])

    def entrypoint(self, rest: str) -> None:
        """Note what is started."""
        self.entry = json.loads(rest)

    def cmd(self, rest: str) -> None:
        """Note with which words."""
        self.words = json.loads(rest)

    @property
    def surroundings(self) -> dict[str, str]:
        """The environment of everything that runs here."""
        return {**os.environ, "PATH": self.path, **self.environment}

    def shell(self, command: str) -> None:
        """Carry a command out; it must succeed."""
        done = subprocess.run(
            command, shell=True, cwd=self.folder, env=self.surroundings, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


def ignored(path: Path) -> bool:
    """Tell whether `Dockerfile.dockerignore` keeps a path away: of the lines that fit, the last one counts."""
    inside = path.relative_to(ROOT).as_posix()
    away = False
    for line in IGNORE.read_text(encoding="utf-8").splitlines():
        pattern = re.escape(line.removeprefix("!")).replace(r"\*\*/", "(.*/)?").replace(r"\*", "[^/]*")
        if re.fullmatch(f"{pattern}(/.*)?", inside):
            away = not line.startswith("!")
    return away


def _ignored(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if Path(folder).is_relative_to(ROOT) and ignored(Path(folder, name))]
