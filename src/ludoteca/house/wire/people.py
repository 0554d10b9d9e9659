"""People: how they come, how they are known and reached, when they rest."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteca.house.wire.fields import Secret
from ludoteca.kernel.views import among, as_type


class NewGuest(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/guest`."""

    nickname: Annotated[str, Meta(min_length=1, max_length=64)]
    zone: Annotated[str, Meta(max_length=64)] | None = None
    """The browser's time zone: its nights count as rest until somebody says otherwise."""
    table: Annotated[str, Meta(max_length=64)] | None = None
    """The private table by whose link somebody comes; its secret is in the header."""


class Entrance(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/enter`: the secret of a link that is good once, a recovery code or a passkey."""

    token: Secret | UnsetType = UNSET
    code: Annotated[str, Meta(max_length=128)] | UnsetType = UNSET
    passkey: Annotated[dict[str, Any], as_type("unknown")] | UnsetType = UNSET
    """What the browser answers (AuthenticationResponseJSON)."""
    merge: bool = False
    """Whoever has this cookie is the same person: both become one."""


class NoticeKeys(Struct, forbid_unknown_fields=True):
    """How a browser reads what is sent to it."""

    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]


class NewAddress(Struct, forbid_unknown_fields=True):
    """Body of `PUT /api/notices`: where a browser gets messages (what `PushSubscription` tells), in which language."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    keys: NoticeKeys
    language: Annotated[str, Meta(max_length=8)] = "en"


class OldAddress(Struct, forbid_unknown_fields=True):
    """Body of `DELETE /api/notices`: a browser that wants no more."""

    endpoint: Annotated[str, Meta(max_length=1024)]


class NoticeKey(Struct):
    """Answer of `GET /api/notices`: the key by which a browser knows the house."""

    key: str


Language = Annotated[str, among(("en", "ja", "it", "de"))]


class Letters(Struct, forbid_unknown_fields=True):
    """How somebody wants letters about the tables that wait: how often, at which hour of the own day, where."""

    often: Literal["never", "daily", "at-once"]
    hour: Annotated[int, Meta(ge=0, le=23)] = 18
    address: Annotated[str, Meta(max_length=64)] = ""
    """The id of a key of the kind `mail`."""
    language: Language = "en"


class NewHook(Struct, forbid_unknown_fields=True):
    """Body of `PUT /api/me/hook` and of that of a table: where turns are told, in which language."""

    url: Annotated[str, Meta(min_length=1, max_length=1024)]
    language: Language = "en"


class HookInfo(Struct):
    """A webhook as it is shown: its URL is a secret."""

    service: str
    created: int
    failing: bool
    """The last message did not arrive."""


class Hook(Struct):
    """Body of `GET /api/me/hook` and of that of a table: whether there may be one, and the one that there is."""

    possible: bool
    hook: HookInfo | None


class Heard(Struct, forbid_unknown_fields=True):
    """Whether somebody wants to hear of a table when it is their turn."""

    heard: bool


class Person(Struct):
    """Somebody with a cookie."""

    id: str
    nickname: str


class MailLink(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/mail-link`."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Language


class Setout(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/provider/begin`."""

    merge: bool = False


class Way(Struct):
    """Its answer: where the browser goes."""

    address: str


class Entry(Struct):
    """Body of `GET /api/entry`: how people come in here."""

    open: bool
    """Whoever comes may enter under a name."""
    invitations: bool
    """Links let newcomers in."""
    mail: bool
    """The house sends links by mail."""
    provider: str | None
    """The name of a provider that lets people in."""


class SessionInfo(Struct):
    """A device on which the caller is known."""

    id: str
    device: str
    created: int
    seen: int
    here: bool
    """It is this one."""


class KeyInfo(Struct):
    """Something that opens the house as the caller."""

    kind: Annotated[str, among(("code", "passkey", "mail", "provider"))]
    id: str
    name: str
    created: int
    used: int | None


class Identity(Struct):
    """Body of `GET /api/me/identity`."""

    sessions: list[SessionInfo]
    keys: list[KeyInfo]
    blocked: list[Person]


class NewCode(Struct):
    """Body of `POST /api/me/code`: a recovery code, and the link to it, also as a picture (SVG)."""

    code: str
    link: str
    picture: str


class BotInfo(Struct):
    """A bot that a seat can be given to: its level among all (1: the weakest), and its strength in rating points."""

    name: str
    level: int
    points: int
