"""The house as a real process, on each store."""
