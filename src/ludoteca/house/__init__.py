"""The house: tables, seats, people, bots, and the journal that never loses an acknowledged move."""
