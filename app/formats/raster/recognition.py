"""Reads the words of every picture in a picture file, for the search of an export."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from PIL import Image

from app.errors import NeedsOcr
from app.formats.ocr.legibility import is_faint, is_plain, strengthened
from app.formats.ocr.looks.other_look import words_of_other_look
from app.formats.ocr.page_reader import words_to_check
from app.formats.ocr.recogniser import LONGEST_SIDE, Tick, is_installed
from app.formats.raster.closed_up import closed_up
from app.formats.raster.codes import require_no_codes
from app.formats.raster.renditions import HIDDEN, Rendition, looks

_SMALLEST = 12  # pixels; icons and bullets are smaller
_LONGEST = 3 * LONGEST_SIDE
_THUMBNAIL, _LARGER = 500, 3


@dataclass(frozen=True, slots=True)
class Words:
    """What one look at a picture file says; `way` and `frame` are those of the `Rendition`.

    `otherwise` is what another look sees in a picture that is shown.
    """

    way: str
    frame: int
    text: str = field(repr=False)
    otherwise: str = field(default="", repr=False)


def read_again(untrusted_file: bytes, tick: Tick, *, shown: bool = True) -> Iterator[Words]:
    """The words of all pictures in a file that show some.

    Without `shown` those are left out that read as a viewer shows them.

    Raises `VerificationFailed` for a machine-readable code, `NeedsOcr` for any without text
    recognition, and what `looks` raises.
    """
    installed = is_installed()
    for look in looks(untrusted_file):
        require_no_codes(look.picture, "picture")
        if max(look.picture.size) < _SMALLEST:
            continue
        if is_plain(look.picture) and not is_faint(look.picture):
            continue
        if not installed:
            raise NeedsOcr("Text recognition is not installed.")
        strong = _strong(look)
        if not shown and not strong.way:
            continue
        picture = closed_up(_legible(strong))
        read = words_to_check(picture, tick)
        otherwise = "" if strong.way else words_of_other_look(picture, read, tick)
        if read.text or otherwise:
            yield Words(strong.way, strong.frame, read.text, otherwise)


def _strong(look: Rendition) -> Rendition:
    if not is_faint(look.picture):
        return look
    return replace(look, picture=strengthened(look.picture), way=f"{look.way} strengthened")


def _legible(look: Rendition) -> Image.Image:
    """A picture in a size in which letters can be read."""
    picture, longest = look.picture, max(look.picture.size)
    if longest > _LONGEST:
        picture.thumbnail((_LONGEST, _LONGEST))
    elif longest < _THUMBNAIL and look.way.startswith(HIDDEN):
        size = _LARGER * picture.width, _LARGER * picture.height
        picture = picture.resize(size, Image.Resampling.LANCZOS)
    return picture
