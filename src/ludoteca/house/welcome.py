"""Says where an open house is found: on this machine and in the local network, as links and as a picture to scan."""

from __future__ import annotations

import io
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from importlib import resources

import segno

from ludoteca.house.config import Settings

EVERYWHERE = ("", "0.0.0.0", "::")
FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses of nobody (RFC 5737, RFC 3849)."""


def local_url(settings: Settings) -> str:
    """Where this machine finds the house."""
    host = "localhost" if settings.host in EVERYWHERE else settings.host
    return _url(host, settings.port)


def others_url(settings: Settings) -> str | None:
    """Where others find the house: at its public address, or in the local network; None where they cannot."""
    if settings.origins:
        return settings.origins[0]
    if settings.host in EVERYWHERE:
        families = (socket.AF_INET6, socket.AF_INET) if settings.host == "::" else (socket.AF_INET,)
        found = next((address for family in reversed(families) if (address := _own_address(family))), None)
    else:
        found = None if _is_loopback(settings.host) else settings.host
    return found and _url(found, settings.port)


def welcome(settings: Settings, *, picture: bool, docs: bool = False) -> str:
    """What the terminal shows of an open house; `docs`: they are in it."""
    others = others_url(settings)
    lines = [f"The house is open: {local_url(settings)}"]
    if others is None:
        lines.append("Only this machine can come in; --host 0.0.0.0 lets the local network in.")
    elif others != local_url(settings):
        lines.append(f"For the others:    {others}")
    if docs:
        lines.append(f"How it is run:      {local_url(settings)}/docs")
    if others is not None and picture:
        lines.append(qr_code(others))
    return "\n".join(lines)


def qr_code(url: str) -> str:
    """A picture of half blocks that a telephone reads."""
    drawn = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(drawn, compact=True, border=2)
    return drawn.getvalue()


def announce(settings: Settings) -> None:
    """Print where the house is, and open the browser at a desktop's terminal."""
    terminal = sys.stdout.isatty()
    picture = terminal and "utf" in (sys.stdout.encoding or "").lower()
    docs = resources.files("ludoteca.house").joinpath("docs").is_dir()
    sys.stdout.write(welcome(settings, picture=picture, docs=docs) + "\n")
    sys.stdout.flush()
    if settings.browser and terminal and at_a_desktop(os.environ):
        threading.Thread(target=_open_browser, args=(local_url(settings),), daemon=True).start()


def at_a_desktop(environment: Mapping[str, str], system: str = sys.platform) -> bool:
    """Tell whether somebody sits before a screen of this machine."""
    if "SSH_CONNECTION" in environment:
        return False
    return system in ("win32", "darwin") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _open_browser(url: str) -> None:
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    # One that is started and waited for draws its pages into the terminal, unless somebody has asked for it.
    if type(browser) is not webbrowser.GenericBrowser or "BROWSER" in os.environ:
        browser.open(url)


def _own_address(family: socket.AddressFamily) -> str | None:
    """The address from which this machine would send to others; nothing is sent."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((FAR_AWAY[family], 9))
            address = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if _is_loopback(address) else address


def _is_loopback(host: str) -> bool:
    return host in ("localhost", "::1") or host.startswith("127.")


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
