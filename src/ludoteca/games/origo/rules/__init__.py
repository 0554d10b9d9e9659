"""The rules of Origo, a module per chapter of the rule book (rules.md)."""
