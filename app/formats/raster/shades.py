"""Pictures with more shades than a screen shows."""

from __future__ import annotations

import numpy as np
from PIL import Image


def in_eight_bits(image: Image.Image) -> Image.Image:
    """The picture, from its darkest to its lightest shade if it has more than a screen shows."""
    if not image.mode.startswith(("I", "F")):
        return image
    values = np.nan_to_num(np.asarray(image, dtype=np.float64))
    darkest, lightest = float(values.min()), float(values.max())
    scaled = (values - darkest) * (255 / max(lightest - darkest, 1e-9))
    return Image.fromarray(scaled.astype(np.uint8))
