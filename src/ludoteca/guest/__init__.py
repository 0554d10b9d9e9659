"""A guest at tables: of a house, through the same door as the browser, or of its own for practice."""
