"""What the rules use of Cython's pure-Python mode, for the type checker."""

compiled: bool
bint = bool
