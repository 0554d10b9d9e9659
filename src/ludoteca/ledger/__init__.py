"""The accounts of a finished game: what was luck, what was play, where it was decided (docs/review.md)."""
