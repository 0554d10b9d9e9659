"""What strangers, spoiled tables and failing stores do to a house, and what they must not do to anybody else."""
