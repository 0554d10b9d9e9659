"""The designer's bench: the same deals by a game's own numbers and by others, and what differs (docs/statistics.md)."""
