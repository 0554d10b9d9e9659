"""Compiles rules: derives their C declarations from the annotations, and builds what a game of any package needs."""
