"""The arena: contestants of any kind play the bots of the house, and are told apart by figures."""
