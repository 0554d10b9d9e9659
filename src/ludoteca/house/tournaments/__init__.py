"""Tournaments: who meets whom, and what their results come to; pure computing, which asks no store and no clock."""
