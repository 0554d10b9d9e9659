"""A file of games: each is a line of JSON, written when it has ended. It is the result, and where to resume."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import UNSET, DecodeError, ValidationError, json, structs

from ludoteca.kernel.errors import BadRecord
from ludoteca.lab.tournament.outcome import Outcome

CHUNK = 1 << 16


class Lines:
    """A file to which whole lines are added; a last line that was torn when somebody was killed does not count."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._whole = False

    def read(self) -> Iterator[tuple[int, bytes]]:
        """Read the lines with their numbers, from 1 on."""
        if not self.path.exists():
            return
        with self.path.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if not line.endswith(b"\n"):
                    return
                yield number, line

    def append(self, line: bytes) -> None:
        """Add a line."""
        if not self._whole:
            self._cut_torn_line()
        with self.path.open("ab", buffering=0) as file:
            file.write(line + b"\n")

    def _cut_torn_line(self) -> None:
        """Cut off what was not written to its end."""
        self._whole = True
        if not self.path.exists():
            return
        with self.path.open("rb+") as file:
            at = file.seek(0, 2)
            while at:
                begin = max(0, at - CHUNK)
                file.seek(begin)
                found = file.read(at - begin).rfind(b"\n")
                if found >= 0:
                    file.truncate(begin + found + 1)
                    return
                at = begin
            file.truncate(0)


class GamesFile:
    """Finished games on disk, a line each."""

    def __init__(self, path: Path) -> None:
        self._lines = Lines(path)

    def read(self, records: bool = False) -> Iterator[Outcome]:
        """Read the games, with or (to save memory) without records. Raises BadRecord naming a line that is none."""
        decoder = json.Decoder(Outcome)
        for number, line in self._lines.read():
            try:
                outcome = decoder.decode(line)
            except (DecodeError, ValidationError) as wrong:
                args = {"problem": str(wrong)}
                raise BadRecord("malformed-record", field=f"{self._lines.path}:{number}", args=args) from None
            yield outcome if records else structs.replace(outcome, record=UNSET)

    def append(self, outcome: Outcome) -> None:
        """Write a game down."""
        self._lines.append(json.encode(outcome))
