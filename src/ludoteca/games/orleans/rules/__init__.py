"""The rules of Orléans, a module for each chapter."""
