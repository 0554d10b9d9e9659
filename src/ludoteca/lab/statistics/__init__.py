"""Statistics of many games of one game: seats, lengths, pieces, luck, each with its count (docs/statistics.md)."""
