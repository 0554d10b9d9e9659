"""`ludoteca healthcheck`: asks a house whether it is well; for containers and supervisors."""

from __future__ import annotations

import argparse
import sys
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import urlopen

from ludoteca.house import configuring
from ludoteca.house.welcome import local_url

SECONDS = 5.0


def main(argv: list[str]) -> int:
    """Succeed when the house answers that it can take moves."""
    parser = argparse.ArgumentParser(
        prog="ludoteca healthcheck",
        usage="%(prog)s [URL] [SETTING …]",
        description="Ask a house whether it is well: exit status 0, or 1 with its words.",
    )
    parser.add_argument("url", nargs="?", help="where it is; by default where the settings open it")
    words, chosen = configuring.parse(parser, argv)
    url = words.url or local_url(chosen.settings)
    try:
        with urlopen(url.rstrip("/") + "/health", timeout=SECONDS):
            return 0
    except HTTPError as answer:
        with answer:
            print(f"{url} is not well: {answer.code} {answer.read(1000).decode(errors='replace')}", file=sys.stderr)
    except (OSError, ValueError, HTTPException) as reason:
        print(f"{url} does not answer: {reason}", file=sys.stderr)
    return 1
