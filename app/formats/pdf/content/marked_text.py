"""Takes `ActualText` out of marked content.

It is what a program wants to be read instead of what is painted. PDFium reads it, so that its
view of a page could not be compared with the glyphs; and no export may hold it.
"""

from __future__ import annotations

from collections.abc import Iterator

import pikepdf
from pikepdf import Array, Dictionary, Stream

from app.formats.pdf.content.clean import clean

_KEY = "/ActualText"


def drop_marked_text(pdf: pikepdf.Pdf) -> None:
    """Remove replacement text from all pages and forms that can be unpacked.

    Whether those that cannot matter is seen when the pages are followed.
    """
    for page in pdf.pages:
        _drop_from_properties(page.obj)
        if any(_mentions(stream) for stream in _contents(page)):
            page.obj.Contents = pdf.make_stream(clean(page).content)
    for value in pdf.objects:
        if isinstance(value, Stream) and value.get("/Subtype") == "/Form":
            _drop_from_properties(value)
            if _mentions(value):
                value.write(clean(value).content)


def _contents(page: pikepdf.Page) -> Iterator[pikepdf.Object]:
    contents = page.obj.get("/Contents")
    parts = contents if isinstance(contents, Array) else [contents]
    yield from (part for part in parts if isinstance(part, Stream))


def _mentions(stream: pikepdf.Object) -> bool:
    try:
        return _KEY.encode() in stream.read_bytes()
    except (pikepdf.PdfError, pikepdf.DependencyError):
        return False


def _drop_from_properties(holder: pikepdf.Object) -> None:
    resources = holder.get("/Resources")
    properties = resources.get("/Properties") if isinstance(resources, Dictionary) else None
    if isinstance(properties, Dictionary):
        for entry in properties.values():
            if isinstance(entry, Dictionary) and _KEY in entry:
                del entry[_KEY]
