"""`make mutants`: changes the sources one place at a time and looks whether the tests notice (bench/mutants.md)."""
