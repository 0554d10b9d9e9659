"""The kernel: what every game, bot and server agrees on. It knows no game; read `game.py` first."""
