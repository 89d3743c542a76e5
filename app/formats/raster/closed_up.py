"""Takes blank rows and columns out of a picture whose words are searched, wherever they stand.

Text recognition takes its time for the paper, too: of a page with a few drawings most is blank.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PIL import Image

_WIDEST = 64  # pixels that stay of a blank band: more than between two words or lines


def closed_up(picture: Image.Image) -> Image.Image:
    """The picture with less paper between and around what it shows, all of it as it was.

    Blank is what has exactly the colour of the picture's first corner.
    """
    rows = np.zeros(picture.height, np.bool_)
    columns = np.zeros(picture.width, np.bool_)
    for channel in picture.split():
        shades = np.asarray(channel)
        shown = shades != shades[0, 0]
        rows |= shown.any(axis=1)
        columns |= shown.any(axis=0)
    rows, columns = _kept(rows), _kept(columns)
    if rows.all() and columns.all():
        return picture
    return Image.fromarray(np.ascontiguousarray(np.asarray(picture)[rows][:, columns]))


def _kept(shown: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """Lines with something on them, and those within half a band of one."""
    half = _WIDEST // 2
    near = np.convolve(shown, np.ones(2 * half + 1))[half : half + len(shown)] > 0
    return near if near.any() else np.ones_like(shown)
