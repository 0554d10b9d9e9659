# No C types: compiled because the server builds a view, an offer and its refusals for every move.
