"""What those who run the house do: move its store, back it up, look after tables and people."""
