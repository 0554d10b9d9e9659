"""The command `ludoteca`: one module per verb, loaded only when it is called."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from ludoteca.kernel.editions import BadEdition, check, chosen, read, use
from ludoteca.kernel.errors import GameError

VERBS = {
    "serve": "open the house in the browser",
    "config": "print the settings in force, and where they come from",
    "healthcheck": "ask a house whether it is well",
    "admin": "look after the tables and the people of a house",
    "export": "write all games of a person into one file",
    "archive": "write all public games of a house into one file",
    "import": "read the games of an archive into a house",
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
    "statistics": "tables and plots from many games: seats, lengths, pieces, luck",
    "variant": "change a number of a game, let bots play both, compare",
    "puzzles": "find errors of bots that become puzzles",
    "review": "what was luck in a game, what was play, where it was decided",
    "verify": "check a record: moves, luck and result",
    "schema": "print the JSON Schema of a record",
    "doctor": "say what runs here, and what is missing",
}
"""Each verb is the module of that name in this package (`move_store` for `move-store`), or that of `MODULES`; its
`main(argv)` returns the exit status.
"""
MODULES = {"import": "import_games"}
"""The verbs whose module cannot have their name, which is a word of Python."""
OWN_DATA = {"rule", "variant", "mcp", "arena", "schema"}
"""The verbs to which an edition (docs/editions.md) means nothing, or which name their own."""
EDITION = "--edition"
GARBAGE = 20_000
"""So many objects are made before garbage is looked for: most of those that a start makes stay."""


def main(argv: list[str] | None = None) -> int:
    """Run a verb."""
    gc.set_threshold(GARBAGE)
    words = sys.argv[1:] if argv is None else argv
    if words[:1] == [EDITION] and len(words) > 1:
        try:
            use(read(Path(words[1])))
        except GameError as wrong:
            print(f"ludoteca: {wrong}", file=sys.stderr)
            return 1
        words = words[2:]
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
    try:
        _check_edition(words[0])
        verb: Callable[[list[str]], int] = import_module(module_of(words[0])).main
        return verb(words[1:])
    except GameError as wrong:
        print(f"ludoteca {words[0]}: {wrong}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # `ludoteca rule … | head`
        sys.stderr.close()
        return 0


def module_of(verb: str) -> str:
    """Name the module of a verb."""
    return f"ludoteca.cli.{MODULES.get(verb, verb.replace('-', '_'))}"


def _check_edition(verb: str) -> None:
    """Raise BadEdition when an edition is in force that fits no game, or that the verb cannot play by."""
    edition = chosen()
    if edition is None:
        return
    if verb in OWN_DATA:
        reason = f"{verb} goes by the games' own data; by an edition play {', '.join(sorted({*VERBS} - OWN_DATA))}"
        raise BadEdition("no-editions", field="edition", reason=reason)
    from ludoteca.kernel.registry import game

    check(game(edition.game).room, edition)


def usage() -> str:
    """List the verbs."""
    width = max(map(len, VERBS))
    lines = [f"  {verb:{width}}  {purpose}" for verb, purpose in VERBS.items()]
    return "\n".join(
        ["usage: ludoteca [--edition FILE] VERB …", "", *lines, "", "ludoteca VERB --help tells the rest."]
    )
