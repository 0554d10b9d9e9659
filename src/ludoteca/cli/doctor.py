"""`ludoteca doctor`: says what runs here, and what is missing."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

import ludoteca
from ludoteca import _newer, _pure
from ludoteca.house.peers import processors
from ludoteca.kernel.registry import registered

PACKAGES = ("cython", "litestar", "uvicorn", "msgspec", "sqlalchemy", "psycopg", "open_spiel")


def main(argv: list[str]) -> int:
    """Print the findings; fails when the house cannot be opened."""
    argparse.ArgumentParser(prog="ludoteca doctor", description="Say what runs here.").parse_args(argv)
    faults = 0
    for name, finding, advice in findings():
        faults += bool(advice)
        print(f"{name:10} {finding}" + (f"\n{'':10} {advice}" if advice else ""))
    return int(faults > 0)


def findings() -> list[tuple[str, str, str]]:
    """Look at the installation: what, how it is, and advice when it should be better."""
    page = Path(find_spec("ludoteca.house").submodule_search_locations[0], "static", "index.html")  # type: ignore[union-attr, index]
    stale = [] if os.environ.get("LUDOTECA_PURE") == "1" else outdated()
    return [
        ("ludoteca", f"{version('ludoteca')} in {Path(ludoteca.__file__).parent}", ""),
        ("python", f"{platform.python_version()} on {platform.system()} {platform.machine()}", ""),
        ("rules", *rules()),
        ("sources", *(("newer than compiled: " + ", ".join(stale), "make compile") if stale else ("as compiled", ""))),
        ("page", *(("built", "") if page.exists() else ("not built", "make page"))),
        ("games", ", ".join(registered()) or "none", ""),
        ("packages", ", ".join(f"{name} {found}" for name in PACKAGES if (found := installed(name))), ""),
        ("passkeys", passkeys(), ""),
        ("cores", str(processors()), ""),
    ]


def rules() -> tuple[str, str]:
    """Tell how the rules run."""
    if _pure.compiled():
        return f"compiled{_newer.mark() and ' for newer processors'}", ""
    if os.environ.get("LUDOTECA_PURE") == "1":
        return "interpreted, as LUDOTECA_PURE=1 asks", ""
    return "interpreted, some 50 times slower", "make compile; it says what it lacks"


def passkeys() -> str:
    """Tell whether people can come in by passkeys, where they find the house by the settings of this place."""
    from ludoteca.house.configuring import BadSetting, in_force
    from ludoteca.house.people.passkeys import possible_at

    try:
        origins = in_force(argparse.Namespace(config=None)).settings.origins
    except BadSetting as wrong:
        return f"unknown: {wrong}"
    good = [address for address in origins if possible_at(address)]
    if good:
        return f"at {', '.join(good)}"
    return (
        "on this machine alone: the setting origins names no address with https and a host name (recovery codes work)"
    )


def outdated() -> list[str]:
    """List the modules that run compiled although their source is newer."""
    loaded = [(name, getattr(module, "__file__", None)) for name, module in sys.modules.items()]
    libraries = [(name, Path(path)) for name, path in loaded if name.startswith("ludoteca.") and path]
    return [
        name
        for name, path in libraries
        if path.suffix != ".py"
        and (source := path.with_name(path.name.split(".")[0] + ".py")).exists()
        and source.stat().st_mtime > path.stat().st_mtime
    ]


def installed(name: str) -> str:
    """Tell the version of a package; empty when it is not there."""
    try:
        return version(name)
    except PackageNotFoundError:
        return ""
