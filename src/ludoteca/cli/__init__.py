"""The command `ludoteca`: one module per verb, loaded only when it is called."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module

from ludoteca.kernel.errors import GameError

VERBS = {
    "serve": "open the house in the browser",
    "config": "print the settings in force, and where they come from",
    "healthcheck": "ask a house whether it is well",
    "admin": "look after the tables and the people of a house",
    "export": "write all games of a person into one file",
    "backup": "write the house into one file, while it runs",
    "verify-backup": "say whether a backup would bring the house back",
    "restore": "bring a house back from a backup",
    "move-store": "carry a house from SQLite to PostgreSQL, and back",
    "rule": "find a rule: in words, in code, in data and in tests",
    "view": "list the fields of a game's view",
    "simulate": "play games at random and count how they end",
    "bot": "one of the house's bots, as a program that answers lines or at a table of a house",
    "mcp": "let a language model sit at tables (Model Context Protocol)",
    "arena": "programs and language models against the bots of the house",
    "tournament": "let bots play each other, with intervals",
    "calibrate": "fit the chances that a review tells to games of bots",
    "train": "let a game's evaluation learn by self-play",
    "bench": "measure the engine or the house",
    "replay": "show a recorded game, move by move",
    "review": "what was luck in a game, what was play, where it was decided",
    "verify": "check a record: moves, luck and result",
    "doctor": "say what runs here, and what is missing",
}
"""Each verb is the module of that name in this package (`move_store` for `move-store`); its `main(argv)` returns the
exit status.
"""


def main(argv: list[str] | None = None) -> int:
    """Run a verb."""
    words = sys.argv[1:] if argv is None else argv
    if not words or words[0] in ("-h", "--help", "help"):
        print(usage())
        return 0
    if words[0] == "--version":
        from importlib.metadata import version

        print(f"ludoteca {version('ludoteca')}")
        return 0
    if words[0] not in VERBS:
        print(f"ludoteca: no verb {words[0]!r}\n\n{usage()}", file=sys.stderr)
        return 2
    verb: Callable[[list[str]], int] = import_module(f"ludoteca.cli.{words[0].replace('-', '_')}").main
    try:
        return verb(words[1:])
    except GameError as wrong:
        print(f"ludoteca {words[0]}: {wrong}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # `ludoteca rule … | head`
        sys.stderr.close()
        return 0


def usage() -> str:
    """List the verbs."""
    width = max(map(len, VERBS))
    lines = [f"  {verb:{width}}  {purpose}" for verb, purpose in VERBS.items()]
    return "\n".join(["usage: ludoteca VERB …", "", *lines, "", "ludoteca VERB --help tells the rest."])
