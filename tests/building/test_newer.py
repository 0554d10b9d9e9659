"""Which compiled form is loaded: the one for newer processors where it lies there and the processor is one."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from ludoteca._newer import NewerForms, runs_newer
from ludoteca.building import processors
from ludoteca.building.processors import MARK, NEEDS

SUFFIX = EXTENSION_SUFFIXES[0]


def test_the_marked_form_is_found_in_packages_alone(tmp_path: Path) -> None:
    for name in (f"both{MARK}{SUFFIX}", f"both{SUFFIX}", f"plain{SUFFIX}", "source.py"):
        (tmp_path / name).touch()
    (tmp_path / "folder").mkdir()
    forms = NewerForms()
    found = forms.find_spec("house.both", [str(tmp_path)])
    assert found is not None and found.origin == str(tmp_path / f"both{MARK}{SUFFIX}")
    assert [forms.find_spec(f"house.{name}", [str(tmp_path)]) for name in ("plain", "source", "folder", "none")] == [
        None
    ] * 4
    assert forms.find_spec("both", None) is None


@pytest.mark.parametrize("lacking", ["", *sorted(NEEDS)])
def test_a_processor_is_newer_when_it_can_do_everything(lacking: str, tmp_path: Path) -> None:
    told = tmp_path / "cpuinfo"
    told.write_text(f"processor\t: 0\nflags\t\t: fpu sse2 {' '.join(sorted(NEEDS - {lacking}))}\nbugs\t\t:\n")
    assert runs_newer(told) is (lacking == "")


def test_what_tells_nothing_of_itself_is_not_newer(tmp_path: Path) -> None:
    (tmp_path / "arm").write_text("Features\t: fp asimd\n")
    assert not runs_newer(tmp_path / "arm") and not runs_newer(tmp_path / "nothing")


@pytest.mark.parametrize(
    ("system", "machine", "marks"),
    [("linux", "x86_64", ["", MARK]), ("linux", "aarch64", [""]), ("darwin", "x86_64", [""])],
)
def test_a_wheel_holds_the_forms_of_its_kind(
    system: str, machine: str, marks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processors.sys, "platform", system)  # type: ignore[attr-defined]
    monkeypatch.setattr(processors.platform, "machine", lambda: machine)  # type: ignore[attr-defined]
    assert [*processors.forms()] == marks
    assert not any("native" in flag for flags in processors.forms().values() for flag in flags)
