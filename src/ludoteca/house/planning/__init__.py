"""Planning ahead: the next turns tried on a private board, and plans that become orders."""
