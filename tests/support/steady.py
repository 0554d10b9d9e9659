"""A house whose luck is the same every time it opens, for tests: all tables are dealt alike, and bots choose alike."""

from __future__ import annotations

import sys
from types import SimpleNamespace

from ludoteca.bots import player
from ludoteca.cli.serve import main
from ludoteca.kernel import chance


def settle() -> None:
    """Take all luck from this process. Only games are steady; whatever else has to be a secret stays one."""
    chance.__dict__["secrets"] = SimpleNamespace(token_bytes=lambda length: bytes(range(length)))
    player.__dict__["secrets"] = SimpleNamespace(randbits=lambda bits: 7)


if __name__ == "__main__":
    settle()
    sys.exit(main())
