"""Compiles the rules in place, and puts compiled rules and the built page into wheels.

Every `x.py` with an `x.pxd` beside it is compiled by Cython and the machine's C compiler, from the same text that runs
interpreted. Run as a script (`make compile`) it compiles for this machine what is out of date; as hatchling's build
hook it never fails an installation: without a C compiler the package is plain Python.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
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
CIMPORT = re.compile(r"^from (ludoteca[\w.]*) cimport", re.MULTILINE)
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludoteca"
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


def ingredients(source: Path) -> set[Path]:
    """List what a compiled form is made from: the source, its C types, and those that they cimport, however far."""
    found, left = {source}, [source.with_suffix(".pxd")]
    while left:
        types = left.pop()
        if types not in found and types.exists():
            found.add(types)
            names = CIMPORT.findall(types.read_text(encoding="utf-8"))
            left += [(SOURCES / Path(*name.split("."))).with_suffix(".pxd") for name in names]
    return found


def digest(source: Path, flags: Sequence[str]) -> str:
    """Name the compiled form of a source by all that goes into it."""
    told = hashlib.sha256(repr((sys.version, platform.node(), DIRECTIVES, FLAGS, flags)).encode())
    for path in sorted(ingredients(source)):
        told.update(f"{path.relative_to(SOURCES)}\n".encode() + path.read_bytes())
    return told.hexdigest()[:24]


def compile_one(source: Path, target: Path, cached: Path, command: list[str]) -> str:
    """Compile one source, unless a checkout on this machine already did; returns what went wrong, or nothing."""
    name = ".".join(source.relative_to(SOURCES).with_suffix("").parts)
    c_file, fresh = ROOT / "build" / "c" / f"{name}.c", ROOT / "build" / "c" / (name + SUFFIX)
    c_file.parent.mkdir(parents=True, exist_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    if not cached.exists():
        options = [part for key, value in DIRECTIVES.items() for part in ("-X", f"{key}={value}")]
        to_c = [sys.executable, "-m", "cython", "-I", str(SOURCES), "--module-name", name, *options]
        for step in ([*to_c, str(source), "-o", str(c_file)], [*command, str(c_file), "-o", str(fresh)]):
            done = subprocess.run(step, cwd=SOURCES, check=False, capture_output=True, text=True)
            if done.returncode:
                return f"{name} does not compile:\n{done.stdout}{done.stderr}"
        keep(fresh, cached)
    else:
        shutil.copy(cached, fresh)
    fresh.replace(target)  # a process that runs the old one keeps it
    stamp(target).write_text(cached.stem)
    return ""


def keep(fresh: Path, cached: Path) -> None:
    """Keep a compiled form for other checkouts; where nothing can be kept, each compiles for itself."""
    part = cached.with_suffix(f".{os.getpid()}")
    with contextlib.suppress(OSError):
        cached.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(fresh, part)
        part.replace(cached)


def stamp(target: Path) -> Path:
    """Say where it is noted what a compiled form was made from."""
    return ROOT / "build" / "c" / (".".join(target.relative_to(ROOT).parts) + ".digest")


def compile_rules(below: Path = SOURCES, flags: tuple[str, ...] = ("-march=native",)) -> list[Path]:
    """Compile what is out of date; returns all compiled libraries. Raises CannotCompile."""
    targets = {source: library(source, below) for source in modules()}
    if below == SOURCES:
        for orphan in {*SOURCES.rglob("*" + SUFFIX)} - {*targets.values()}:
            orphan.unlink()
    flags = (*flags, *shlex.split(os.environ.get("CFLAGS", "")))
    digests = {source: digest(source, flags) for source in targets}
    stale = [
        source
        for source, target in targets.items()
        if not target.exists() or not stamp(target).exists() or stamp(target).read_text() != digests[source]
    ]
    if stale:
        command = [*compiler(), *flags]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs = [(source, targets[source], CACHE / f"{digests[source]}.so", command) for source in stale]
            faults = [fault for fault in pool.map(lambda job: compile_one(*job), jobs) if fault]
        if faults:
            for target in targets.values():  # half compiled is neither
                target.unlink(missing_ok=True)
            raise Faulty("\n".join(faults))
        print(f"compiled {len(stale)} of {len(targets)} modules")
    return [*targets.values()]


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
