"""Compiles the rules in place, and puts compiled rules and the built page into wheels.

Every `x.py` with an `x.pxd` beside it is compiled by Cython and the machine's C compiler, from the same text that runs
interpreted. Run as a script (`make compile`) it compiles for this machine what is out of date; as hatchling's build
hook it never fails an installation: without a C compiler the package is plain Python.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCES = ROOT / "src"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "freethreading_compatible": True,
}
FLAGS = ["-O3", "-DNDEBUG", "-fPIC", "-fwrapv", "-w"]


class CannotCompile(Exception):
    """Says what this machine lacks; plain Python runs instead."""


class Faulty(CannotCompile):
    """Says what is wrong with the sources."""


def compiler() -> list[str]:
    """Find the command that makes a shared library out of a C file."""
    command = shlex.split(sysconfig.get_config_var("LDSHARED") or "")
    if not command:
        raise CannotCompile("this Python names no C compiler")
    if os.environ.get("CC"):
        command[:1] = shlex.split(os.environ["CC"])
    program = next((name for name in (command[0], "cc", "gcc", "clang") if shutil.which(name)), None)
    if program is None:
        raise CannotCompile(f"no C compiler ({command[0]}) found; Debian: apt-get install gcc")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("Python.h is missing; Debian: apt-get install python3-dev")
    return [program, *command[1:], *FLAGS, f"-I{sysconfig.get_path('include')}"]


def modules() -> list[Path]:
    """List the sources that have C types beside them."""
    return [path.with_suffix(".py") for path in sorted(SOURCES.rglob("*.pxd")) if path.with_suffix(".py").exists()]


def library(source: Path, below: Path) -> Path:
    """Say where the compiled form of a source goes."""
    return below / source.relative_to(SOURCES).parent / (source.stem + SUFFIX)


def outdated(sources: list[Path], below: Path) -> list[Path]:
    """List the sources whose compiled form is missing or older than what it was made from."""
    shared = max(path.stat().st_mtime for path in [Path(__file__), *SOURCES.rglob("*.pxd")])
    return [
        source
        for source in sources
        if not (made := library(source, below)).exists() or made.stat().st_mtime < max(shared, source.stat().st_mtime)
    ]


def compile_one(source: Path, below: Path, command: list[str]) -> str:
    """Compile one source; returns what went wrong, or nothing."""
    name = ".".join(source.relative_to(SOURCES).with_suffix("").parts)
    c_file, target = ROOT / "build" / "c" / f"{name}.c", library(source, below)
    fresh = ROOT / "build" / "c" / (name + SUFFIX)
    c_file.parent.mkdir(parents=True, exist_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    options = [part for key, value in DIRECTIVES.items() for part in ("-X", f"{key}={value}")]
    to_c = [sys.executable, "-m", "cython", "-I", str(SOURCES), "--module-name", name, *options]
    for step in ([*to_c, str(source), "-o", str(c_file)], [*command, str(c_file), "-o", str(fresh)]):
        done = subprocess.run(step, cwd=SOURCES, capture_output=True, text=True, check=False)
        if done.returncode:
            return f"{name} does not compile:\n{done.stdout}{done.stderr}"
    fresh.replace(target)  # a process that runs the old one keeps it
    return ""


def compile_rules(below: Path = SOURCES, flags: tuple[str, ...] = ("-march=native",)) -> list[Path]:
    """Compile what is out of date; returns all compiled libraries. Raises CannotCompile."""
    sources = modules()
    if below == SOURCES:
        known = {library(source, below) for source in sources}
        for orphan in {*SOURCES.rglob("*" + SUFFIX)} - known:
            orphan.unlink()
    stale = outdated(sources, below)
    if stale:
        command = [*compiler(), *flags, *shlex.split(os.environ.get("CFLAGS", ""))]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            faults = [fault for fault in pool.map(lambda source: compile_one(source, below, command), stale) if fault]
        if faults:
            for source in sources:  # half compiled is neither
                library(source, below).unlink(missing_ok=True)
            raise Faulty("\n".join(faults))
        print(f"compiled {len(stale)} of {len(sources)} modules")
    return [library(source, below) for source in sources]


def build_page() -> None:
    """Build the browser client into the package; needs node."""
    web, out = ROOT / "web", SOURCES / "ludoteca/house/static"
    if os.environ.get("LUDOTECA_SKIP_WEB"):
        return
    if (out / "index.html").exists() and not (ROOT / ".git").exists():
        return  # an sdist carries the page
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError("building the browser client needs node >= 20 with npm (or LUDOTECA_SKIP_WEB=1)")
    subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
    subprocess.run([npm, "run", "build", "--", "--outDir", str(out), "--emptyOutDir"], cwd=web, check=True)


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling's way in."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in place for an editable installation; otherwise into the wheel, for any CPU of the kind."""
        try:
            if version == "editable":
                compile_rules()
                return
            build_page()
            if self.target_name == "wheel":
                below = ROOT / "build" / "wheel"
                made = compile_rules(below, flags=())
                build_data["force_include"].update({str(path): str(path.relative_to(below)) for path in made})
                build_data["pure_python"] = not made
                build_data["infer_tag"] = bool(made)
        except CannotCompile as reason:
            self.app.display_warning(f"Ludoteca runs as plain Python, some 50 times slower: {reason}")


if __name__ == "__main__":
    try:
        compile_rules()
    except Faulty as faults:
        sys.exit(str(faults))
    except CannotCompile as reason:
        print(f"Ludoteca runs as plain Python, some 50 times slower: {reason}", file=sys.stderr)
