"""How strong people play, by game: a fold over the results of tables that agreed to be rated."""
