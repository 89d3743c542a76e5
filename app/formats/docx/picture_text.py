"""Words in the pictures of a Word document: read by text recognition, removed from the pixels."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageColor, ImageDraw, ImageOps

from app.engine.domain.export import Edit, Mode
from app.errors import LimitExceeded
from app.formats.docx.opc.package import Package, Picture
from app.formats.ocr.layout import RecognisedText, unread_parts
from app.formats.ocr.legibility import is_plain
from app.formats.ocr.page_reader import read_picture
from app.formats.ocr.painting.painter import painted
from app.formats.ocr.recogniser import Tick, is_installed
from app.formats.raster.codes import paint, without_codes
from app.formats.raster.pixels import in_eight_bits
from app.notices import NoticeCode

# Between the text of the document and that of each of its pictures.
BREAK = "\n\n"
_DECODERS = ("PNG", "JPEG", "GIF", "BMP")
_SMALLEST = 12  # pixels; icons and bullets are smaller
_WHITE, _BLACK = (255, 255, 255, 255), (0, 0, 0, 255)
_QUALITY = 92


@dataclass(frozen=True, slots=True)
class PictureWords:
    """The words of one picture, whose text begins at offset `start` of the document's text.

    Attributes:
        paper: the colour behind what can be seen through, on which the words were read.
    """

    picture: Picture
    start: int
    text: RecognisedText
    paper: tuple[int, int, int, int]

    @property
    def end(self) -> int:
        """Offset of the end of its text."""
        return self.start + len(self.text.text)


def read_pictures(package: Package, start: int, tick: Tick) -> tuple[PictureWords, ...]:
    """The words of all pictures of a cleaned package; those without any are left out.

    `start` is the length of the document's text before them. Writing that cannot be read is painted
    over: a document without pages has no boxes that a reviewer could take away. Tells in
    `package.notices` what was read and what was not.
    """
    if not is_installed():
        return ()
    worded: list[PictureWords] = []
    unread = False
    for picture in _pictures(package):
        try:
            text, paper = _words(picture, tick)
            if _cover_unread(picture, text):
                package.notices.add(NoticeCode.DOCX_UNREAD)
                text, paper = _words(picture, tick)
        except LimitExceeded:
            unread = True
            continue
        if text.words:
            worded.append(PictureWords(picture, start + len(BREAK), text, paper))
            start = worded[-1].end
    if NoticeCode.DOCX_PICTURES in package.notices:
        package.notices.add(NoticeCode.DOCX_PICTURES_READ)
        if not unread:
            package.notices.remove(NoticeCode.DOCX_PICTURES)
    if worded:
        package.notices.add(NoticeCode.DOCX_PICTURE_WORDS)
    return tuple(worded)


def change(words: PictureWords, edits: Iterable[Edit], mode: Mode) -> bool:
    """Paint over what `edits` remove. Returns whether all replacements could be drawn."""
    own = [e for e in edits if e.span.start < words.end and words.start < e.span.end]
    if not own:
        return True
    opened = _opened(words.picture.data)
    before = _on(opened, words.paper)
    result = painted(before, words.text, words.start, own, mode)
    if opened.mode == "RGBA":
        # All of a box becomes opaque: what showed through would trace the letters.
        covered = Image.new("L", before.size, 0)
        for box in result.boxes:
            ImageDraw.Draw(covered).polygon([(float(x), float(y)) for x, y in box], fill=255)
        drawn = np.asarray(result.picture, dtype=int) != np.asarray(before, dtype=int)
        covered.paste(255, mask=Image.fromarray(drawn.any(axis=2)))
        opened.paste(result.picture.convert("RGBA"), mask=covered)
        # Where pixels are blended, the colour of what is not seen would frame the box.
        unseen = opened.getchannel("A").point(lambda opacity: 255 * (opacity == 0))
        opened.paste((*words.paper[:3], 0), mask=unseen)
        changed = opened
    else:
        changed = result.picture
    _put(words.picture, changed)
    return result.all_drawn


def paint_codes(package: Package, tick: Tick) -> tuple[str, ...]:
    """Paint over the machine-readable codes of all pictures, and return what they said.

    Tells in `package.notices` whether there were any.
    """
    texts: list[str] = []
    for picture in _pictures(package):
        tick()
        opened = _opened(picture.data)
        grounds = (_WHITE, _BLACK) if opened.mode == "RGBA" else (_WHITE,)
        codes = [code for paper in grounds for code in without_codes(_on(opened, paper))[1]]
        if codes:
            paint(opened, codes)
            _put(picture, opened)
            texts += (code.text for code in codes)
            package.notices.add(NoticeCode.DOCX_CODES)
    return tuple(texts)


def _pictures(package: Package) -> Iterator[Picture]:
    """Every picture once, in the order in which the parts refer to them."""
    seen: set[int] = set()
    for part in package.parts:
        for other in part.relations.values():
            if isinstance(other, Picture) and id(other) not in seen:
                seen.add(id(other))
                yield other


def _words(picture: Picture, tick: Tick) -> tuple[RecognisedText, tuple[int, int, int, int]]:
    opened = _opened(picture.data)
    text = _read(_on(opened, _WHITE), tick)
    if not text.words and opened.mode == "RGBA":
        # Light letters on nothing are seen only if what lies below them is dark.
        return _read(ImageOps.invert(_on(opened, _BLACK)), tick), _BLACK
    return text, _WHITE


def _cover_unread(picture: Picture, text: RecognisedText) -> bool:
    """Paint over what is no words, such as handwriting. Returns whether there was any."""
    parts = list(unread_parts(text))
    if parts:
        opened = _opened(picture.data)
        black = ImageColor.getcolor("black", opened.mode)
        for corners in parts:
            (left, top), (right, bottom) = corners.min(axis=0), corners.max(axis=0)
            box = (float(left), float(top), float(right), float(bottom))
            ImageDraw.Draw(opened).rectangle(box, fill=black)
        _put(picture, opened)
    return bool(parts)


def _read(shown: Image.Image, tick: Tick) -> RecognisedText:
    if is_plain(shown) or max(shown.size) < _SMALLEST:
        return RecognisedText("", (), (), 0)
    return read_picture(shown, tick)


def _opened(data: bytes) -> Image.Image:
    """The picture upright, with its opacity if it has one."""
    with Image.open(io.BytesIO(data), formats=_DECODERS) as file:
        upright = in_eight_bits(ImageOps.exif_transpose(file))
        return upright.convert("RGBA" if upright.has_transparency_data else "RGB")


def _on(picture: Image.Image, paper: tuple[int, int, int, int]) -> Image.Image:
    if picture.mode != "RGBA":
        return picture
    return Image.alpha_composite(Image.new("RGBA", picture.size, paper), picture).convert("RGB")


def _put(picture: Picture, changed: Image.Image) -> None:
    picture.data = _saved(changed, picture.extension)
    picture.extension = "jpeg" if picture.extension == "jpeg" else "png"


def _saved(picture: Image.Image, extension: str) -> bytes:
    target = io.BytesIO()
    if extension == "jpeg":
        picture.convert("RGB").save(target, "JPEG", quality=_QUALITY)
    else:
        bare = Image.frombytes(picture.mode, picture.size, picture.tobytes())
        bare.save(target, "PNG")
    return target.getvalue()
