"""Looks at an exported picture again: words, what lies beside its pixels, its bytes, its boxes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from app.engine.domain.export import Extract, Layer, Reader
from app.engine.domain.geometry import Region
from app.errors import AppError, VerificationFailed
from app.formats.image.frames import open_frames
from app.formats.ocr.looks.other_look import OTHER_LOOK, words_of_other_look
from app.formats.ocr.page_reader import words_to_check
from app.formats.packed_texts import packed_texts
from app.formats.raster.closed_up import closed_up
from app.formats.raster.pixels import is_one_colour
from app.formats.raster.recognition import read_again
from app.progress import Cancelled, Reporter, Stage

_CHUNK, _OVERLAP = 1 << 24, 1 << 10


def extracts(untrusted_target: Path, reporter: Reporter) -> Iterator[Extract]:
    """Everything in the file. Raises `VerificationFailed` for a part that cannot be read."""
    try:
        with open_frames(untrusted_target) as frames:
            for words in frames.metadata:
                yield Extract(Reader.PILLOW, "metadata", Layer.HIDDEN, words)
            for frame in frames:
                part, page = f"page {frame.number}", frame.number

                def tick(done: int = page - 1) -> None:
                    reporter.step(Stage.VERIFY, done, frames.count)

                picture = closed_up(frame.picture)
                read = words_to_check(picture, tick)
                yield Extract(Reader.RECOGNITION, part, Layer.TEXT, read.text, page=page)
                if text := words_of_other_look(picture, read, tick):
                    layer = Layer.HIDDEN
                    yield Extract(Reader.RECOGNITION, part, layer, text, OTHER_LOOK, page=page)
                reporter.step(Stage.VERIFY, page, frames.count)
    except AppError as error:
        raise VerificationFailed(
            f"The picture could not be read again ({type(error).__name__}).", places=("picture",)
        ) from None
    data = untrusted_target.read_bytes()
    yield from _not_shown(data, reporter)
    for text in packed_texts(data):
        yield Extract(Reader.BYTES, "file, packed", Layer.HIDDEN, text)
    for start in range(0, len(data), _CHUNK):
        text = data[start : start + _CHUNK + _OVERLAP].decode("latin-1")
        yield Extract(Reader.BYTES, "file", Layer.RAW, text)


def _not_shown(untrusted_file: bytes, reporter: Reporter) -> Iterator[Extract]:
    """The words of pictures in the file that are none of its pages, and of hidden colours."""

    def tick() -> None:
        reporter.step(Stage.VERIFY, 0, 1)

    try:
        for words in read_again(untrusted_file, tick, shown=False):
            part, way = f"page {words.frame}", words.way.strip()
            yield Extract(Reader.RECOGNITION, part, Layer.TEXT, words.text, way, page=words.frame)
    except (Cancelled, GeneratorExit, VerificationFailed):
        raise
    except Exception as error:  # noqa: BLE001 - whatever fails, the check has failed
        raise VerificationFailed(
            f"The whole picture could not be searched ({type(error).__name__}).",
            places=("picture",),
        ) from None


# In JPEG the edge of a box is blurred into it.
_TOLERANCE = {"JPEG": 32}


def uncovered(
    untrusted_target: Path, regions: Iterable[Region], reporter: Reporter
) -> Iterator[Region]:
    """Regions that show more than one colour. Raises `VerificationFailed`."""
    drawn = tuple(regions)
    if not drawn:
        return
    seen: set[int] = set()
    try:
        with open_frames(untrusted_target) as frames:
            tolerance = _TOLERANCE.get(frames.file_type, 0)
            for frame in frames:
                seen.add(frame.number)
                reporter.step(Stage.VERIFY, frame.number, frames.count)
                scale = frame.resolution / 72
                for region in drawn:
                    if region.page == frame.number and not is_one_colour(
                        frame.picture, region.box, scale, tolerance
                    ):
                        yield region
    except AppError as error:
        raise VerificationFailed(
            f"The picture could not be read again ({type(error).__name__}).", places=("picture",)
        ) from None
    yield from (region for region in drawn if region.page not in seen)
