"""The rules of Origin, a module for each chapter."""
