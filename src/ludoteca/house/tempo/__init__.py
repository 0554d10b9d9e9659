"""Time at a table: its tempo, when people rest, and the clocks that follow from what is stored."""
