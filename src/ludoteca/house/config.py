"""What a host can set."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


def data_folder() -> Path:
    """Where a house keeps its data unless told otherwise: `./ludoteca-data` when it is there, else XDG."""
    local = Path("ludoteca-data")
    if local.is_dir():
        return local
    home = os.environ.get("XDG_DATA_HOME")
    base = Path(home) if home else Path.home() / ".local" / "share"
    return base / "ludoteca"


def setting(
    usual: Any, says: str, *, least: float | None = None, most: float | None = None, hidden: bool = False
) -> Any:
    """One setting: its usual value, what it is for, from where to where it may go, and whether it is never repeated."""
    return field(default=usual, metadata={"says": says, "least": least, "most": most, "hidden": hidden})


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that a host may choose; every value has a working default. `configuring.py` reads them."""

    host: str = setting("0.0.0.0", "address to listen on: 0.0.0.0 is the whole network, 127.0.0.1 this machine alone")
    port: int = setting(8000, "port to listen on (0: any free one)", least=0, most=65535)
    data: Path = field(default_factory=data_folder, metadata={"says": "folder of the house's secret and SQLite store"})
    store: str = setting("", "SQLAlchemy URL of the store; empty: SQLite in the data folder", hidden=True)
    secret: str = setting("", "secret that signs cookies; empty: the one in the data folder", hidden=True)
    processes: int = setting(1, "processes that serve the house together", least=1)
    browser: bool = setting(True, "open the browser when started at a desktop's terminal")
    origins: tuple[str, ...] = setting((), "public addresses of the house behind a proxy, as https://play.example.org")
    proxies: str = setting("", "addresses of proxies that tell where visitors come from; empty: FORWARDED_ALLOW_IPS")
    contact: str = setting("", "how makers of browsers reach you about notices, as mailto:host@example.org")
    push_services: tuple[str, ...] = setting((), "origins of more services that carry notices to browsers")
    secure_cookie: bool = setting(False, "mark the cookie `Secure`, for houses behind TLS")
    session_days: int = setting(180, "days that a cookie lasts", least=1)
    bot_workers: int = setting(2, "processes in which bots think", least=0)
    bot_delay: float = setting(
        0.6, "seconds that a bot takes at least: people can follow, and speed betrays no hand", least=0
    )
    substitute: str = setting("greedy", "the bot that takes the seat of somebody who left")
    holidays: int = setting(21, "days a year that a person may take off from tables with clocks", least=0, most=100)
    open_hours: float = setting(24.0, "hours that a table waits for its start", least=0)
    keep_games: float = setting(0, "days that finished games and closed tables are kept (0: for ever)", least=0)
    keep_chat: float = setting(365, "days that what was said is kept (0: as long as its table)", least=0)
    keep_guests: float = setting(365, "days that people are known who never played and come no more", least=0)
    reviews_a_day: int = setting(
        200, "while fewer reviews are asked for in a day, public games are reviewed that nobody asks for", least=0
    )
    poll: float = setting(1.0, "seconds between two looks for entries that other processes wrote", least=0.01)
    metrics: tuple[str, ...] = setting(
        (
            *("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"),
            *("::1/128", "fc00::/7", "fe80::/10"),
        ),
        "networks from which /metrics may be read; usually this machine and private ones",
    )
    metrics_token: str = setting("", "a word with which /metrics may be read from anywhere", hidden=True)
    open: bool = setting(True, "whoever comes may enter under a name; others need an invitation or the provider")
    invitations: bool = setting(True, "links of private tables, and those of `admin invite`, let newcomers in")
    provider: str = setting("", "OpenID Connect provider that lets people in, as https://login.example.org")
    provider_name: str = setting("", "what people call the provider, on the button; empty: its host name")
    provider_client: str = setting("", "the house's client id at the provider")
    provider_secret: str = setting("", "the house's client secret at the provider", hidden=True)
    mail: str = setting("", "server that sends mail, as smtp://user:password@mail.example.org:587", hidden=True)
    mail_from: str = setting("", "address from which the house writes, as ludoteca@example.org")
    hooks: bool = setting(True, "people and tables may have turns told by webhooks: Discord, Matrix, Telegram, ntfy, …")
    hook_networks: tuple[str, ...] = setting((), "private networks that webhooks may reach, as 192.168.7.0/24")
    log: str = setting("WARNING", "least level of what is logged: DEBUG, INFO, WARNING or ERROR")
    limits: bool = setting(True, "keep the limits by address and person; without them for load tests only")
    rates: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    bounds: Mapping[str, float] = field(default_factory=dict)
    """Other limits than those of `limits.py`, by name; each is a setting `limit-…` of its own."""

    @property
    def url(self) -> str:
        """The store's URL: the given one, or SQLite in the data folder."""
        return self.store or f"sqlite:///{(self.data / 'ludoteca.sqlite').resolve()}"
