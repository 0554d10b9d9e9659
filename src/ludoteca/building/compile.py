"""Compiles the modules below a folder of sources, from what is derived of them, with Cython and the machine's compiler.

What was compiled is kept by its content in the user's cache folder, so that several checkouts compile once.
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
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from .derive import derive
from .processors import forms
from .sources import Faulty, Module, Sources

OURS = Path(__file__).parents[2]
"""Where the package `ludoteca` lies, whose declarations games of other packages need."""
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
DIRECTIVES = {"language_level": 3, "initializedcheck": False, "freethreading_compatible": True}
CIMPORT = re.compile(r"^from ([\w.]*) cimport", re.MULTILINE)
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludoteca"
FLAGS = ["-g0", "-DNDEBUG", "-fPIC", "-fwrapv", "-w"]
MACHINE_WORDS, ORDINARY = "-O3", "-O1"
"""How far modules are optimized: ordinary Python, which calls the interpreter, loses two hundredths of its speed and
takes half of the time to compile."""
FOR_THIS_MACHINE = ("-march=native",)


class CannotCompile(Exception):
    """Says what this machine lacks; plain Python runs instead."""


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


@dataclass
class Project:
    """The sources of one package, and where their compiled forms go."""

    root: Path
    """The folder that holds the package."""
    build: Path
    """A folder for what is made on the way."""
    flags: tuple[str, ...] = FOR_THIS_MACHINE
    below: Path | None = None
    """Where the compiled forms go; None: beside their sources."""
    mark: str = ""
    """What tells them from those for other processors."""

    @cached_property
    def sources(self) -> Sources:
        """This package's sources and the kernel's."""
        return Sources(*dict.fromkeys((self.root, OURS)))

    def target(self, module: Module) -> Path:
        """Say where the compiled form of a module goes."""
        return (
            (self.below or self.root)
            / module.path.relative_to(self.root).parent
            / (module.path.stem + self.mark + SUFFIX)
        )

    def compile(self) -> list[Path]:
        """Compile what is out of date; returns all compiled libraries. Raises CannotCompile or Faulty."""
        modules = self.sources.below(self.root)
        targets = {module.name: self.target(module) for module in modules}
        if self.below is None:
            for orphan in {*self.root.rglob("*" + SUFFIX)} - {*targets.values()}:
                orphan.unlink()
        texts = {module.name: derive(module) for module in modules}
        digests = self._digests(texts)
        stale = [module for module in modules if self._is_stale(targets[module.name], digests[module.name])]
        if stale:
            command = compiler()
            self._write(texts)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                [*pool.map(self._translate, self._together(stale, digests))]
                faults = [*pool.map(lambda module: self._make(module, digests[module.name], command), stale)]
            if any(faults):
                for target in targets.values():  # half compiled is neither
                    target.unlink(missing_ok=True)
                raise Faulty("\n".join(fault for fault in faults if fault))
            sys.stdout.write(f"compiled {len(stale)} of {len(targets)} modules\n")
        return [*targets.values()]

    def _is_stale(self, target: Path, digest: str) -> bool:
        return not target.exists() or not self._stamp(target).exists() or self._stamp(target).read_text() != digest

    @cached_property
    def _all_flags(self) -> list[str]:
        return [*self.flags, *shlex.split(os.environ.get("CFLAGS", ""))]

    def _directives(self, name: str) -> tuple[str, ...]:
        """How Cython reads a module: machine words divide as in C, where a half is nought; ordinary Python does not."""
        directives = {**DIRECTIVES, "cdivision": self._typed(name)}
        return tuple(part for key, value in directives.items() for part in ("-X", f"{key}={value}"))

    def _optimized(self, name: str) -> str:
        return MACHINE_WORDS if self._typed(name) else ORDINARY

    def _typed(self, name: str) -> bool:
        module = self.sources.find(name)
        return module is not None and module.typed

    def _digests(self, texts: dict[str, tuple[str, str]]) -> dict[str, str]:
        """Name each compiled form by all that goes into it: its text, its declarations, and those that they use."""
        common = repr((sys.version, platform.node(), FLAGS, self._all_flags)).encode()
        common += self.sources.machine.read_bytes()
        digests = {}
        for name, (text, _) in [*texts.items()]:
            way = repr((self._directives(name), self._optimized(name))).encode()
            told = hashlib.sha256(common + way + text.encode())
            for used in sorted(self._used(name, texts)):
                told.update(f"{used}\n{self._declarations(used, texts)}".encode())
            digests[name] = told.hexdigest()[:24]
        return digests

    def _used(self, name: str, texts: dict[str, tuple[str, str]]) -> set[str]:
        found: set[str] = set()
        left = [name]
        while left:
            one = left.pop()
            if one not in found and self.sources.find(one):
                found.add(one)
                left += CIMPORT.findall(self._declarations(one, texts))
        return found

    def _declarations(self, name: str, texts: dict[str, tuple[str, str]]) -> str:
        """Give the declarations of a module; those of another package are derived as well."""
        if name not in texts:
            module = self.sources.find(name)
            texts[name] = derive(module) if module else ("", "")
        return texts[name][1]

    def _write(self, texts: dict[str, tuple[str, str]]) -> None:
        """Write texts and declarations for Cython to read."""
        for name, (text, declared) in texts.items():
            path = self._derived(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            for folder in path.parents:
                if folder == self.build:
                    break
                (folder / "__init__.py").touch()
            path.write_text(text, encoding="utf-8")
            path.with_suffix(".pxd").write_text(declared, encoding="utf-8")
        machine = self.sources.machine
        copy = self.build / machine.relative_to(OURS)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(machine, copy)

    def _derived(self, name: str) -> Path:
        return self.build.joinpath(*name.split(".")).with_suffix(".py")

    def _stamp(self, target: Path) -> Path:
        """Say where it is noted what a compiled form was made from."""
        return self.build / "made" / (".".join(target.parts[1:]) + ".digest")

    def _together(self, modules: list[Module], digests: dict[str, str]) -> list[list[str]]:
        """Sort what no checkout has compiled by how Cython reads it, in as many parts as there are cores."""
        kinds: dict[tuple[str, ...], list[str]] = {}
        for module in modules:
            if not (CACHE / f"{digests[module.name]}.so").exists():
                kinds.setdefault(self._directives(module.name), []).append(module.name)
        cores = os.cpu_count() or 1
        return [part for names in kinds.values() for core in range(cores) if (part := names[core::cores])]

    def _translate(self, names: list[str]) -> subprocess.CompletedProcess[str]:
        """Translate modules that Cython reads alike to C: several together take a quarter of the time for each."""
        sources = [self._derived(name) for name in names]
        step = [sys.executable, "-m", "cython", "-I", str(self.build), *self._directives(names[0]), *map(str, sources)]
        done = self._run(step)
        if done.returncode:  # what Cython leaves of a module that fails is no C
            for source in sources:
                source.with_suffix(".c").unlink(missing_ok=True)
        return done

    def _run(self, step: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(step, cwd=self.build, check=False, capture_output=True, text=True)

    def _make(self, module: Module, digest: str, command: list[str]) -> str:
        """Compile one module, unless a checkout on this machine already did; returns what went wrong, or nothing."""
        name, target = module.name, self.target(module)
        source, cached = self._derived(name), CACHE / f"{digest}.so"
        c_file, fresh = source.with_suffix(".c"), source.with_suffix(SUFFIX)
        target.parent.mkdir(parents=True, exist_ok=True)
        if not cached.exists():
            done = None if c_file.exists() else self._translate([name])  # alone it says what is wrong
            if done is None or not done.returncode:
                flags = [self._optimized(name), *self._all_flags]
                done = self._run([*command, *flags, str(c_file), "-o", str(fresh)])
            if done.returncode:
                return f"{name} does not compile:\n{done.stdout}{done.stderr}"
            _keep(fresh, cached)
        else:
            shutil.copy(cached, fresh)
        fresh.replace(target)  # a process that runs the old one keeps it
        self._stamp(target).parent.mkdir(parents=True, exist_ok=True)
        self._stamp(target).write_text(digest)
        return ""


def _keep(fresh: Path, cached: Path) -> None:
    """Keep a compiled form for other checkouts; where nothing can be kept, each compiles for itself."""
    part = cached.with_suffix(f".{os.getpid()}")
    with contextlib.suppress(OSError):
        cached.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(fresh, part)
        part.replace(cached)


def into_wheel(hook: Any, root: Path, version: str, build_data: dict[str, Any], slow: str) -> None:
    """Compile for a build hook of hatchling: in place for an editable installation, else into the wheel.

    Without a C compiler it says `slow` and why, and the package is plain Python.
    """
    build = Path(hook.root) / "build"
    try:
        if version == "editable":
            Project(root, build / "c").compile()
        elif hook.target_name == "wheel":
            below = build / "wheel"
            made = [
                path
                for mark, flags in forms().items()
                for path in Project(root, build / "c", flags=flags, below=below, mark=mark).compile()
            ]
            build_data["force_include"].update({str(path): str(path.relative_to(below)) for path in made})
            build_data["pure_python"] = not made
            build_data["infer_tag"] = bool(made)
    except CannotCompile as reason:
        hook.app.display_warning(f"{slow}: {reason}")
