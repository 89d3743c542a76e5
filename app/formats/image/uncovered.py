"""Looks at the boxes of an exported picture file, as it is opened again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from app.engine.domain.geometry import Region
from app.errors import AppError, VerificationFailed
from app.formats.image.frames import open_frames
from app.formats.raster.pixels import is_one_colour
from app.progress import Reporter, Stage

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
