"""Who people are: what proves it, on which devices they are known, one person of two."""
