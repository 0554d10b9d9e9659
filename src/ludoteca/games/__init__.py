"""One room per game, all of the same shape; each imports the kernel only."""
