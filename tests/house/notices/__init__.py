"""What leaves the house so that people hear of it elsewhere."""
