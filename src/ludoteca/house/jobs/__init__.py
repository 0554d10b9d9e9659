"""What runs beside the requests: bots, and the look-out for other processes."""
