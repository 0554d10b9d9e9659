"""What people can do at a table: one file per verb."""
