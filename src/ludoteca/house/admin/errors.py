"""What those who run the house asked for and cannot be done."""

from __future__ import annotations


class Impossible(Exception):
    """A sentence for whoever asked."""
