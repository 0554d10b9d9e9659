"""WebSockets: one connection looks at one table."""
