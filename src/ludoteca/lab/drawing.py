"""The picture of a position as pixels, for those who want to see what an agent plays."""

from __future__ import annotations

from typing import Any

import numpy as np

INK, PAPER = 32, 244
MARGIN = 8
"""Pixels around the text."""


def drawn(text: str) -> Any:
    """Draw lines of text: uint8 [height, width, 3]. Needs Pillow (`pip install 'ludoteca[pettingzoo]'`)."""
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default_imagefont()
    lines = text.encode("latin-1", "replace").decode("latin-1").split("\n")
    left, _, right, _ = font.getbbox("x" * max(1, *map(len, lines)))
    line = int(font.getbbox("Ág")[3]) + 2
    image = Image.new("L", (int(right - left) + 2 * MARGIN, line * len(lines) + 2 * MARGIN), PAPER)
    pen = ImageDraw.Draw(image)
    for number, words in enumerate(lines):
        pen.text((MARGIN, MARGIN + number * line), words, INK, font)
    return np.repeat(np.asarray(image)[:, :, None], 3, axis=2)
