"""The rules of On the Origin of Species, a module for each chapter."""
