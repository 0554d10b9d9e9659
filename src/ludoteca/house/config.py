"""What a host can set."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that a host may choose; every value has a working default."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("ludoteca-data")
    store: str = ""
    """SQLAlchemy URL; empty: SQLite in the data folder."""
    origins: tuple[str, ...] = ()
    """Further origins that may talk to this house (`https://play.example.org`), besides its own host."""
    bot_workers: int = 2
    bot_delay: float = 0.6
    """Seconds that a bot takes at least, so that people can follow and hands are not betrayed by speed (Origo R14)."""
    substitute: str = "greedy"
    """The bot that takes the seat of somebody who left."""
    session_days: int = 180
    poll: float = 1.0
    """Seconds between two looks for entries that other processes wrote."""
    limits: bool = True
    """Rate limits; the load generator of the bench switches those of table creation off."""
    rates: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    bounds: Mapping[str, float] = field(default_factory=dict)
    """Other limits than those of `limits.py`, by name."""
    open_hours: float = 24.0
    """So long a table waits for its start."""
    metrics: tuple[str, ...] = (
        *("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"),
        *("::1/128", "fc00::/7", "fe80::/10"),
    )
    """Networks from which `/metrics` may be read: usually this machine and private ones; `0.0.0.0/0` is everybody."""
    metrics_token: str = ""
    """With this word (`Authorization: Bearer …`) it may be read from anywhere."""
    secure_cookie: bool = False
    """Mark the cookie `Secure`; for houses behind TLS."""

    @property
    def url(self) -> str:
        """The store's URL: the given one, or SQLite in the data folder."""
        return self.store or f"sqlite:///{(self.data / 'ludoteca.sqlite').resolve()}"


def data_folder() -> Path:
    """Where a house keeps its data unless told otherwise: `./ludoteca-data` when it is there, else XDG."""
    local = Path("ludoteca-data")
    if local.is_dir():
        return local
    home = os.environ.get("XDG_DATA_HOME")
    base = Path(home) if home else Path.home() / ".local" / "share"
    return base / "ludoteca"
