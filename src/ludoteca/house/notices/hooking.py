"""A program of its own that calls one webhook: what it is told comes in, and what came of it goes out, as JSON.

Apprise talks to many services in its own ways, so the house keeps it at arm's length: in a process that holds none of
the house's secrets, that can be ended at any moment, and that reaches public addresses only, and those that the host
allows. That is looked at when a connection is made, whatever a name meant before, and wherever an answer leads to.
"""

from __future__ import annotations

import ipaddress
import json
import sys
from typing import Any
from urllib.parse import urlsplit

SCHEMES = (
    "discord",
    "gotify",
    "gotifys",
    "json",
    "jsons",
    "matrix",
    "matrixs",
    "mmost",
    "mmosts",
    "ntfy",
    "ntfys",
    "rocket",
    "rockets",
    "slack",
    "tgram",
    "zulip",
)
"""The services that may be called; addresses with https are known by their host."""
TRANSLATED = ipaddress.ip_network("64:ff9b::/32")
"""Addresses of the old internet as networks of the new one write them."""


class Guard:
    """Lets no connection go where it should not."""

    def __init__(self, allowed: list[str]) -> None:
        self._allowed = [ipaddress.ip_network(one, strict=False) for one in allowed]
        self.refused = False

    def __call__(self, event: str, details: tuple[Any, ...]) -> None:
        """Look at what the interpreter is about to do."""
        if event in ("socket.connect", "socket.sendto") and not self.may(details[-1]):
            self.refused = True
            raise PermissionError(f"{details[-1]} is not public")

    def may(self, address: Any) -> bool:
        """Tell whether this address may be reached."""
        try:
            found = ipaddress.ip_address(str(address[0]).partition("%")[0])
        except (ValueError, TypeError, IndexError):  # no address of the internet
            return False
        if isinstance(found, ipaddress.IPv6Address):
            found = found.ipv4_mapped or found.sixtofour or found
        if any(found in network for network in self._allowed):
            return True
        return found.is_global and not found.is_multicast and found not in TRANSLATED


def known(url: str, house: str) -> Any:
    """The service that a URL belongs to, if it is one that may be called."""
    import apprise

    if urlsplit(url).scheme not in (*SCHEMES, "https"):
        return None
    asset = apprise.AppriseAsset(app_id="Ludoteca", app_desc="Ludoteca", app_url=house)
    asset.image_url_mask = asset.image_url_logo = ""
    found: Any = apprise.Apprise.instantiate(url, asset=asset, suppress_exceptions=True)
    return found if found is not None and urlsplit(found.url()).scheme in SCHEMES else None


def told(asked: dict[str, Any], guard: Guard) -> dict[str, Any]:
    """Call a webhook, or only look at its address."""
    service = known(asked["url"], asked["house"])
    if service is None:
        return {"outcome": "unknown"}
    answer = {"service": str(service.service_name), "outcome": "known"}
    if asked["body"] is not None:
        sent = service.notify(title=asked["title"], body=asked["body"])
        answer["outcome"] = "sent" if sent else "refused" if guard.refused else "later"
    return answer


def main() -> None:
    """Do what is asked for."""
    asked = json.load(sys.stdin)
    guard = Guard(asked["networks"])
    sys.addaudithook(guard)
    json.dump(told(asked, guard), sys.stdout)


if __name__ == "__main__":
    main()
