"""What a browser says of itself, in the two words by which its owner knows it again."""

from __future__ import annotations

LONGEST = 512
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""What stands in the header, the particular before the general: most of them call themselves Safari, too."""
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def device(header: str) -> str:
    """Name the browser and the system of a `User-Agent`; empty where it tells neither.

    >>> device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    told = header[:LONGEST]
    found = (next((name for mark, name in names if mark in told), "") for names in (BROWSERS, SYSTEMS))
    return ", ".join(name for name in found if name)
