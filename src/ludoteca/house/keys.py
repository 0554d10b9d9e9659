"""The house's own secret, and what is derived from it: cookies and the secrets of links."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
import time
from pathlib import Path

LONGEST_ID = 32
NAME = "ludoteca"
KEY_FILE = "secret.key"


def load_key(data: Path, given: str = "") -> bytes:
    """The house's secret: the given one (several machines share it), else the file's, which is made if need be."""
    path = data / KEY_FILE
    try:
        return known_key(data, given) or _new_key(path)
    except FileExistsError:
        return _wait_for(path)


def known_key(data: Path, given: str = "") -> bytes | None:
    """The given secret, else the one from the file, if there is one."""
    if given:
        return hashlib.sha256(given.encode()).digest()
    path = data / KEY_FILE
    return _wait_for(path) if path.exists() else None


def _new_key(path: Path) -> bytes:
    """Make a file that only its owner reads; raises FileExistsError where another process was faster."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(secrets.token_bytes(32))
    return path.read_bytes()


def write_key(data: Path, key: bytes) -> None:
    """Put another key in place of the one that is there."""
    beside = data / f".{KEY_FILE}.{secrets.token_hex(4)}"
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(key)
        os.fsync(file.fileno())
    beside.replace(data / KEY_FILE)


def _wait_for(path: Path) -> bytes:
    """The key that another process of this house is just writing."""
    for _ in range(100):
        key = path.read_bytes()
        if len(key) >= 32:
            return key
        time.sleep(0.02)
    raise RuntimeError(f"{path} holds no key; remove it to have a new one made")


class Keys:
    """Signs sessions and derives the secrets of links, so that none of them has to be stored."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _tag(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._key, f"{purpose}:{text}".encode(), "sha256")
        return base64.b32encode(digest).decode().rstrip("=").lower()[:32]

    def session(self, session: str, expires: int) -> str:
        """The cookie of a session, good until `expires` (Unix seconds)."""
        return f"{session}.{expires}.{self._tag('session', f'{session}.{expires}')}"

    def session_of(self, cookie: str, now: float) -> tuple[str | None, bool]:
        """Which session's cookie this is, and whether it was genuine but has expired."""
        session, _, rest = cookie.partition(".")
        until, _, tag = rest.partition(".")
        if not hmac.compare_digest(tag.encode(), self._tag("session", f"{session}.{until}").encode()):
            return None, False
        if int(until) < now:
            return None, True
        return session, False

    def derived(self, purpose: str, text: str) -> str:
        """A secret that belongs to a text for one purpose, and need not be kept."""
        return self._tag(f"derived-{purpose}", text)

    @staticmethod
    def same(given: str, secret: str) -> bool:
        """Tell whether a secret was given, in constant time."""
        return hmac.compare_digest(given.encode(), secret.encode())

    def luck(self, round: str) -> bytes:
        """The key of the luck that the tables of a round share; nobody can tell it before one of them is over."""
        return hmac.digest(self._key, f"luck:{round}".encode(), "sha256")

    def link_secret(self, to: str, renewed: int) -> str:
        """The secret in the link to a private table or a study, which has been renewed so often."""
        return self._tag("table", f"{to}.{renewed}" if renewed else to)

    def opens(self, to: str, renewed: int, secret: str) -> bool:
        """Is this the secret of this link? Compared in constant time."""
        return self.same(secret, self.link_secret(to, renewed))


def may_be_id(text: str) -> bool:
    """Tell whether a text looks like an id, so that nothing else is looked up."""
    return len(text) <= LONGEST_ID and text.isascii() and text.isalnum()


def new_id(length: int = 10) -> str:
    """A fresh name for a table or a person: short, lower case, hard to guess."""
    return base64.b32encode(secrets.token_bytes(length)).decode().rstrip("=").lower()[:length]
