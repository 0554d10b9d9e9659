"""Reads the settings: an option goes before the environment, that before the file, and the rest is as usual.

One name serves all three: `bot-workers` is `--bot-workers 4`, `LUDOTECA_BOT_WORKERS=4`, and `bot-workers = 4` in a TOML
file.
"""

from __future__ import annotations

import math
import os
import tomllib
from argparse import SUPPRESS, ArgumentParser, BooleanOptionalAction, Namespace
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import Any, get_type_hints
from urllib.parse import urlsplit

import tomli_w
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from ludoteca.bots.catalogue import levels
from ludoteca.house.config import Settings
from ludoteca.house.limits import BOUNDS, RATES
from ludoteca.kernel import editions

FILE = "ludoteca.toml"
"""Read from the present folder when no other file is named."""
NAMES_FILE = "LUDOTECA_CONFIG"
PREFIX = "LUDOTECA_"
OTHERS = (NAMES_FILE, editions.VARIABLE, "LUDOTECA_PURE")
"""Variables with that prefix that are no settings."""
USUAL = "as usual"
LIMIT = "limit-"
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
STORES = ("sqlite", "postgresql", "postgres")
SWITCH = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}


class BadSetting(ValueError):
    """Says which setting is wrong, where it came from, and what it should be."""


# How values are written, by the type of a setting or by its name ------------------------------------------------------


def number(text: str) -> float:
    """A number that is one, and not infinite."""
    found = float(text)
    if not math.isfinite(found):
        raise ValueError(text)
    return found


def rate(text: str) -> tuple[float, float]:
    """`5/0.5` is five at once and then one every two seconds.

    >>> rate("5/0.5")
    (5.0, 0.5)
    """
    size, each = (above_zero(part) for part in text.split("/"))
    return size, each


def above_zero(text: str) -> float:
    """A number above zero."""
    found = number(text)
    if found <= 0:
        raise ValueError(text)
    return found


def store(text: str) -> str:
    """A URL of a store that a house can have, or nothing."""
    try:
        if text and make_url(text).get_backend_name() not in STORES:
            raise ValueError(text)
    except ArgumentError:
        raise ValueError(text) from None
    return text


def networks(text: str) -> tuple[str, ...]:
    """Networks and addresses with spaces between them.

    >>> networks("192.168.7.0/24 ::1")
    ('192.168.7.0/24', '::1')
    """
    for name in text.split():
        ip_network(name, strict=False)
    return tuple(text.split())


def proxies(text: str) -> str:
    """Networks and addresses with commas between them, or a star for everybody.

    >>> proxies("10.0.0.2, ::1")
    '10.0.0.2,::1'
    """
    return text if text == "*" else ",".join(networks(text.replace(",", " ")))


def origins(text: str) -> tuple[str, ...]:
    """Addresses as browsers name them in `Origin`: no path, no slash at the end.

    >>> origins("https://play.example.org http://games.lan:8000")
    ('https://play.example.org', 'http://games.lan:8000')
    """
    for name in text.split():
        found = urlsplit(name)
        if found.scheme not in ("http", "https") or name != f"{found.scheme}://{found.netloc}" or not found.hostname:
            raise ValueError(name)
    return tuple(text.split())


def provider(text: str) -> str:
    """An issuer of OpenID Connect, or none: https, or this machine.

    >>> provider("https://login.example.org/realms/club")
    'https://login.example.org/realms/club'
    """
    found = urlsplit(text)
    local = found.hostname in ("localhost", "127.0.0.1")
    if text and (not found.hostname or not (found.scheme == "https" or (found.scheme == "http" and local))):
        raise ValueError(text)
    return text


def mail(text: str) -> str:
    """A server that takes mail, or none.

    >>> mail("smtp://anna:secret@mail.example.org:587")
    'smtp://anna:secret@mail.example.org:587'
    """
    found = urlsplit(text)
    if text and (found.scheme not in ("smtp", "smtps") or not found.hostname or found.path.strip("/")):
        raise ValueError(text)
    _ = found.port  # refuses what is no number
    return text


def one_of(names: Callable[[], tuple[str, ...]]) -> Callable[[str], str]:
    """One of these names."""

    def read(text: str) -> str:
        if text not in names():
            raise ValueError(text)
        return text

    return read


READERS: dict[Any, tuple[Callable[[str], Any], str]] = {
    str: (str, "a text"),
    int: (int, "a whole number"),
    float: (number, "a number"),
    bool: (lambda text: SWITCH[text.lower()], "yes or no"),
    Path: (lambda text: Path(text).expanduser(), "a folder"),
    "store": (store, "a URL, as postgresql://ludoteca@db/ludoteca"),
    "metrics": (networks, "networks with spaces between them, as 192.168.7.0/24"),
    "hook_networks": (networks, "networks with spaces between them, as 192.168.7.0/24"),
    "proxies": (proxies, "addresses or networks with commas between them, as 10.0.0.2"),
    "provider": (provider, "an address, as https://login.example.org"),
    "mail": (mail, "a URL, as smtp://user:password@mail.example.org:587 or smtps://…:465"),
    "origins": (origins, "addresses with spaces between them, as https://play.example.org"),
    "push_services": (origins, "addresses with spaces between them, as https://push.example.org"),
    "log": (one_of(lambda: LEVELS), " or ".join(LEVELS)),
    "substitute": (one_of(lambda: tuple(dict(levels()))), "the name of a bot, as greedy"),
}


# The table ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setting:
    """One name, wherever its value comes from."""

    name: str
    usual: Callable[[], Any]
    says: str
    read: Callable[[str], Any]
    wanted: str
    """What a value should be, in words."""
    least: float | None = None
    most: float | None = None
    hidden: bool = False
    """It may hold a secret, and is not repeated in what is printed."""

    @property
    def variable(self) -> str:
        """Its name in the environment."""
        return PREFIX + self.name.replace("-", "_").upper()

    def value(self, text: str, source: str) -> Any:
        """Read a value, or say what is wrong with it."""
        try:
            value = self.read(text)
            if (self.least is not None and value < self.least) or (self.most is not None and value > self.most):
                raise ValueError(text)
        except (ValueError, KeyError):
            given = "" if self.hidden else f" {text!r}"
            raise BadSetting(f"{self.name}{given} ({source}) should be {self.wanted}{self._range}") from None
        return value

    @property
    def _range(self) -> str:
        least = "" if self.least is None else f" from {self.least:g}"
        return least + ("" if self.most is None else f" to {self.most:g}")


def _the(value: Any) -> Any:
    return value


def _settings() -> Iterator[Setting]:
    kinds = get_type_hints(Settings)
    for one in fields(Settings):
        if one.metadata:
            read, wanted = READERS.get(one.name) or READERS[kinds[one.name]]
            usual = one.default_factory if one.default_factory is not MISSING else partial(_the, one.default)
            yield Setting(one.name.replace("_", "-"), usual, read=read, wanted=wanted, **one.metadata)
    for name, most in RATES.items():
        yield Setting(
            LIMIT + name,
            partial(_the, most),
            "how many at once, and then how many a second",
            rate,
            "SIZE/RATE, as 5/0.5",
        )
    for name, least in BOUNDS.items():
        yield Setting(
            LIMIT + name, partial(_the, least), "how many, or how many seconds", above_zero, "a number above 0"
        )


SETTINGS: dict[str, Setting] = {setting.name: setting for setting in _settings()}


# Where values come from -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class InForce:
    """What was chosen, by the name of the setting, and where."""

    values: Mapping[str, Any]
    sources: Mapping[str, str]

    @property
    def settings(self) -> Settings:
        """The settings that hold."""
        own = {name: value for name, value in self.values.items() if not name.startswith(LIMIT)}
        limits = {name.removeprefix(LIMIT): value for name, value in self.values.items() if name not in own}
        return Settings(
            **{name.replace("-", "_"): value for name, value in own.items()},
            rates={name: value for name, value in limits.items() if name in RATES},
            bounds={name: value for name, value in limits.items() if name in BOUNDS},
        )

    def lines(self) -> list[str]:
        """All settings as a file that could be read again, each with its source; secrets are left out."""
        left = [_line(name, self.values.get(name, setting.usual())) for name, setting in SETTINGS.items()]
        width = max(map(len, left))
        sources = (self.sources.get(name, USUAL) for name in SETTINGS)
        return [f"{line:{width}}  # {source}" for line, source in zip(left, sources, strict=True)]


def _line(name: str, value: Any) -> str:
    shown = _shown(name, value)
    return tomli_w.dumps({name: shown}).strip() if shown == _plain(value) else f"# {name} = {shown}"


def _plain(value: Any) -> Any:
    match value:
        case bool() | int() | str():
            return value
        case float():
            return int(value) if value.is_integer() else value
        case (float() | int() as size, float() | int() as each):
            return f"{size:.15g}/{each:.15g}"
        case tuple():
            return " ".join(value)
        case _:
            return str(value)


def _shown(name: str, value: Any) -> Any:
    if not value or not SETTINGS[name].hidden:
        return _plain(value)
    if name == "store":
        url = make_url(value)
        return url.set(query={}).render_as_string() if url.password or url.query else value
    return "***"


def add_options(parser: ArgumentParser) -> None:
    """Let a verb take every setting as an option, and the file that holds the others."""
    parser.add_argument(
        "--config", metavar="FILE", help=f"TOML file of settings; default: {NAMES_FILE}, or {FILE} here"
    )
    limits = parser.add_argument_group("limits", "by address, person or connection; docs/hosting.md explains them")
    for name, setting in SETTINGS.items():
        group = limits if name.startswith(LIMIT) else parser
        says = f"{setting.says} (usually {_plain(setting.usual())})".replace("%", "%%")
        if isinstance(setting.usual(), bool):
            group.add_argument(f"--{name}", action=BooleanOptionalAction, default=SUPPRESS, help=says)
        else:
            metavar = "SIZE/RATE" if setting.read is rate else "VALUE"
            group.add_argument(f"--{name}", metavar=metavar, default=SUPPRESS, help=says)


def in_force(chosen: Namespace, environment: Mapping[str, str] = os.environ) -> InForce:
    """Put together what the options, the environment and the file say."""
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    file = chosen.config or environment.get(NAMES_FILE)
    for name, text, source in (*_of_file(file), *_of_environment(environment), *_of_options(chosen)):
        values[name] = SETTINGS[name].value(text, source)
        sources[name] = source
    return InForce(values, sources)


def _of_options(chosen: Namespace) -> Iterator[tuple[str, str, str]]:
    for name in SETTINGS:
        text = getattr(chosen, name.replace("-", "_"), None)
        if text is not None:
            yield name, str(text), f"--{name}"


def _of_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    for name, setting in SETTINGS.items():
        if text := environment.get(setting.variable):
            yield name, text, setting.variable


def unknown(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings and are none."""
    known = {*OTHERS, *(setting.variable for setting in SETTINGS.values())}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def _of_file(named: str | None) -> Iterator[tuple[str, str, str]]:
    path = Path(named or FILE)
    if not named and not path.exists():
        return
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as wrong:
        raise BadSetting(f"{path} cannot be read: {wrong}") from None
    for name, value in told.items():
        if name not in SETTINGS:
            raise BadSetting(f"{name} ({path}) is no setting; `ludoteca config` lists those that there are")
        if isinstance(value, dict):
            raise BadSetting(f"{name} ({path}) should be {SETTINGS[name].wanted}")
        yield name, " ".join(map(str, value)) if isinstance(value, list) else str(value), str(path)


def parse(parser: ArgumentParser, words: list[str] | None) -> tuple[Namespace, InForce]:
    """Read the words of a verb that takes the settings, or leave with what is wrong with them."""
    add_options(parser)
    chosen = parser.parse_args(words)
    try:
        return chosen, in_force(chosen)
    except BadSetting as wrong:
        parser.exit(2, f"{parser.prog}: {wrong}\n")
