# No C types: compiled because the server plays and offers every move through it.
