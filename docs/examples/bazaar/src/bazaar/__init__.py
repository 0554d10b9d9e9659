"""Bazaar: the example of docs/adding-a-game.md."""
