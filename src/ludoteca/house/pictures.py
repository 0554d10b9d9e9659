# cython: annotation_typing=False
"""What the viewers of a table may see, and what has changed in it since they saw it last.

A picture is taken when a move is on disk, and written out when somebody needs it: whoever has seen the one before
needs what has changed, everybody else all of it.
"""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from ludoteca.house.wire.json import encode
from ludoteca.kernel.changes import between, between_fields, listed
from ludoteca.kernel.offers import Offer
from ludoteca.kernel.room import told
from ludoteca.kernel.stakes import NOTHING, Stakes
from ludoteca.kernel.views import Header

NULL = Raw(b"null")
VIEW = ("view",)
FLAGS = b"false", b"true"


class Picture:
    """What one viewer may see at one moment."""

    __slots__ = ("_offer", "_view", "changes", "offer", "own", "public", "stakes", "undoable")

    def __init__(
        self,
        public: Header | None = None,
        own: dict[str, Any] | None = None,
        offer: Offer | None = None,
        stakes: Stakes = NOTHING,
        undoable: int = 0,
    ) -> None:
        self.public = public
        self.own = own or {}
        self.offer = offer
        self.stakes = stakes
        self.undoable = undoable
        self.changes: bytes | None = None
        """What is different from the picture before; None: all of it has to be told."""
        self._view: Raw | None = None
        self._offer: Raw | None = None

    def view(self, sights: Sights) -> Raw:
        """The view, written out."""
        if self._view is None:
            self._view = NULL if self.public is None else Raw(sights.view(self.public, self.own))
        return self._view

    def asked(self) -> Raw:
        """The offer, written out."""
        if self._offer is None:
            self._offer = NULL if self.offer is None else Raw(encode(self.offer))
        return self._offer

    def compare(self, before: Picture, sights: Sights) -> None:
        """Find what is different from the picture before."""
        if self.public is None or before.public is None:
            return
        shared = sights.changes(before.public, self.public, tuple(self.own))
        own = between_fields(before.own, self.own, VIEW)
        if shared is None or own is None:
            return
        parts = [shared] if shared else []
        if own:
            parts.append(listed(own))
        if not same_question(self.offer, before.offer):
            parts.append(b'["offer",' + self.asked() + b"]")
        if self.stakes is not before.stakes and self.stakes != before.stakes:
            parts.append(b'["stakes",' + encode(self.stakes) + b"]")
        if self.undoable != before.undoable:
            undo, restart = FLAGS[self.undoable > 0], FLAGS[self.undoable > 1]
            parts.append(b'["can_undo",' + undo + b'],["can_restart",' + restart + b"]")
        self.changes = b",".join(parts)


def same_question(one: Offer | None, other: Offer | None) -> bool:
    """Whether two offers are the same; different questions have different ids."""
    if one is None or other is None:
        return one is other
    return one.id == other.id and one == other


class Sights:
    """What everybody sees, written out once for all whose view shares it."""

    def __init__(self) -> None:
        self._public: Header | None = None
        self._whole: dict[tuple[str, ...], bytes] = {}
        self._between: tuple[Header, Header] | None = None
        self._changes: dict[tuple[str, ...], bytes | None] = {}

    def view(self, public: Header, own: dict[str, Any]) -> bytes:
        """A whole view: what everybody sees, but the fields that are the viewer's own."""
        if public is not self._public:
            self._public = public
            self._whole.clear()
        replaced = tuple(own)
        shared = self._whole.get(replaced)
        if shared is None:
            fields = {field: part for field, part in told(public).items() if field not in own}
            shared = self._whole[replaced] = encode(fields)
        if not own:
            return shared
        return encode(own) if shared == b"{}" else shared[:-1] + b"," + encode(own)[1:]

    def changes(self, old: Header, new: Header, replaced: tuple[str, ...]) -> bytes | None:
        """What is different in what everybody sees, but in the fields that are the viewer's own."""
        if self._between is None or self._between[0] is not old or self._between[1] is not new:
            self._between = old, new
            self._changes.clear()
        if replaced not in self._changes:
            found = between(old, new, VIEW, replaced)
            self._changes[replaced] = None if found is None else listed(found)
        return self._changes[replaced]
