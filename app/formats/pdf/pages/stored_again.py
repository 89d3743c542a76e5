"""Where a PDF shows the same stored picture again: a letterhead, a stamp, a scanned label."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pikepdf
from pikepdf import Name

from app.engine.domain.geometry import Box
from app.errors import Corrupt
from app.formats.pdf.content.interpreter import interpret
from app.formats.pdf.content.page_frame import Frame
from app.formats.pdf.fonts.font import Fonts
from app.formats.pdf.images.xobject import PlacedImage
from app.formats.pdf.opening.source import open_source
from app.progress import Reporter, Stage

_LEAST_SHARED = 0.5
_DEEPEST = 8


def stored_again(
    untrusted_source: Path, password: str | None, number: int, box: Box, reporter: Reporter
) -> tuple[tuple[int, Box], ...]:
    """Page and place of each use of the picture under `box` on page `number`, that one included.

    A part of it that `box` covers is followed; where the picture stands turned, all of it. Nothing
    where no stored picture lies under the box. Raises as `open_source`.
    """
    with open_source(untrusted_source, password) as source:
        pages = source.pdf.pages
        if not 1 <= number <= len(pages):
            raise Corrupt(f"Page {number} cannot be shown.")
        digests = _Digests()
        own = _under(box, pages[number - 1])
        if own is None or own.image is None:
            return ()
        wanted, frame = digests.of(own.image), Frame.of(pages[number - 1])
        found: list[tuple[int, Box]] = []
        for at, page in enumerate(pages, start=1):
            reporter.step(Stage.READ, at, len(pages))
            if not digests.holds(page.obj.get("/Resources"), wanted):
                continue
            for picture in interpret(page, Fonts()).pictures:
                if picture.image is not None and digests.of(picture.image) == wanted:
                    place = Frame.of(page).box(picture.bounds)
                    found.append((at, _moved(box, frame.box(own.bounds), place, own, picture)))
        return tuple(found)


def _under(box: Box, page: pikepdf.Page) -> PlacedImage | None:
    """The picture that shares most with a box, the smaller one of two."""
    frame = Frame.of(page)

    def shared(picture: PlacedImage) -> float:
        place = frame.box(picture.bounds)
        across = min(box.x1, place.x1) - max(box.x0, place.x0)
        down = min(box.bottom, place.bottom) - max(box.top, place.top)
        smaller = min(_area(box), _area(place))
        return max(0.0, across) * max(0.0, down) / smaller if smaller else 0.0

    pictures = [one for one in interpret(page, Fonts()).pictures if one.image is not None]
    near = [one for one in pictures if shared(one) >= _LEAST_SHARED]
    return min(near, key=lambda one: _area(frame.box(one.bounds)), default=None)


def _area(box: Box) -> float:
    return (box.x1 - box.x0) * (box.bottom - box.top)


def _moved(box: Box, before: Box, after: Box, own: PlacedImage, other: PlacedImage) -> Box:
    """Where what `box` covers of a picture at `before` stands in the same one at `after`."""
    if _turned(own) != _turned(other):
        return after
    across = (after.x1 - after.x0) / max(before.x1 - before.x0, 1e-6)
    down = (after.bottom - after.top) / max(before.bottom - before.top, 1e-6)
    return Box(
        after.x0 + (box.x0 - before.x0) * across,
        after.top + (box.top - before.top) * down,
        after.x0 + (box.x1 - before.x0) * across,
        after.top + (box.bottom - before.top) * down,
    )


def _turned(picture: PlacedImage) -> tuple[bool, ...]:
    a, b, c, d = picture.matrix[:4]
    return a > 0, a < 0, b > 0, b < 0, c > 0, c < 0, d > 0, d < 0


class _Digests:
    """What tells stored pictures apart, worked out once for each."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], str] = {}

    def of(self, image: pikepdf.Object) -> str:
        """The same for the same pixels in the same size and encoding."""
        key = image.objgen
        if not key[0] or key not in self._known:
            size = (str(image.get(one)) for one in ("/Width", "/Height", "/Filter"))
            head = " ".join(size).encode()
            self._known[key] = hashlib.sha256(head + image.read_raw_bytes()).hexdigest()
        return self._known[key]

    def holds(self, resources: object, wanted: str) -> bool:
        """Whether a page with these resources may show the picture."""
        return any(self.of(image) == wanted for image in _images(resources, _DEEPEST))


def _images(resources: object, deep: int) -> Iterator[pikepdf.Object]:
    named = resources.get("/XObject") if isinstance(resources, pikepdf.Dictionary) else None
    for _, item in named.items() if isinstance(named, pikepdf.Dictionary) else ():
        if not isinstance(item, pikepdf.Stream):
            continue
        if item.get("/Subtype") == Name.Image:
            yield item
        elif deep:
            yield from _images(item.get("/Resources"), deep - 1)
