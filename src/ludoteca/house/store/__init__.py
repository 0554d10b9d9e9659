"""The store: the journal and the few rows around it, in SQLite or PostgreSQL."""
