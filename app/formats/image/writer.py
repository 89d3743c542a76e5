"""Writes the redacted copy of a picture file: painted pixels, and nothing beside them."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from app.engine.domain.export import RedactionPlan
from app.errors import ExportError, InputError
from app.formats.base import require_unchanged
from app.formats.image.frames import Frame, bare, open_frames
from app.formats.image.reader import read_frames
from app.formats.ocr.painting.painter import painted
from app.formats.raster.codes import without_codes
from app.formats.raster.pixels import paint_over
from app.notices import Notice, NoticeCode
from app.progress import Reporter, Stage

_QUALITY = 92
_HALF = 128


def write_document(
    untrusted_source: Path, plan: RedactionPlan, target: Path, reporter: Reporter
) -> tuple[Notice, ...]:
    """Write a copy of `untrusted_source` to `target`, of the same type, with the edits made.

    Returns notices for the report. Raises `ExportError` where the plan does not fit the file.
    """
    require_unchanged(untrusted_source, plan)
    pictures: list[tuple[Frame, Image.Image]] = []
    all_drawn, end = True, 0
    try:
        with open_frames(untrusted_source) as frames:
            file_type = frames.file_type
            for read in read_frames(frames, reporter, Stage.WRITE):
                edits = [
                    edit
                    for edit in plan.edits
                    if edit.span.start < read.end and read.start < edit.span.end
                ]
                frame, end = read.frame, read.end
                result = painted(frame.picture, read.text, read.start, edits, plan.mode)
                boxes = (one.box for one in plan.regions if one.page == frame.number)
                paint_over(result.picture, boxes, frame.resolution / 72)
                bare_of_codes, _ = without_codes(result.picture)
                pictures.append((frame, _as_before(frame, bare_of_codes)))
                all_drawn &= result.all_drawn
    except InputError as error:
        raise ExportError(error.message) from None
    if plan.edits and plan.edits[-1].span.end > end:
        raise ExportError("The plan was made for another file.")
    if any(one.page > len(pictures) for one in plan.regions):
        raise ExportError("The plan was made for another file.")
    _save(pictures, file_type, target)
    return () if all_drawn else (Notice(NoticeCode.IMAGE_UNDRAWN),)


def _as_before(frame: Frame, picture: Image.Image) -> Image.Image:
    """Only black and white where the original had nothing else."""
    if not frame.bilevel:
        return bare(picture)
    return bare(picture.point(lambda shade: 255 * (shade >= _HALF), mode="1"))


def _save(pictures: list[tuple[Frame, Image.Image]], file_type: str, target: Path) -> None:
    resolution = pictures[0][0].resolution
    first, *others = (picture for _, picture in pictures)
    size = {"dpi": (resolution, resolution)}
    if file_type == "PNG":
        first.save(target, "PNG", **size)
    elif file_type == "JPEG":
        first.save(target, "JPEG", quality=_QUALITY, **size)
    else:
        fax = all(picture.mode == "1" for _, picture in pictures)
        compression = "group4" if fax else "tiff_adobe_deflate"
        first.save(
            target, "TIFF", save_all=True, append_images=others, compression=compression, **size
        )
