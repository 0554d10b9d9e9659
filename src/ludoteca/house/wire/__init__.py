"""The schema of everything that travels: HTTP bodies and WebSocket frames (docs/protocol.md)."""
