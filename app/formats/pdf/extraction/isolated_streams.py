"""Reads every content stream of a PDF that is not a page's own as if it were a page.

Annotations, patterns, masks, hidden layers and forms that no page uses hold text that readers of
pages pass over. Only its font says what the codes of such a text mean. Some draw words.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO

import pikepdf
import pypdfium2
from pikepdf import Array, Dictionary, Stream

from app.errors import VerificationFailed
from app.formats.ocr.legibility import is_plain
from app.formats.ocr.letter_rows import may_show_letters, with_marks_joined
from app.formats.ocr.page_reader import words_to_check
from app.formats.ocr.recogniser import Tick, is_installed
from app.formats.pdf.extraction.drawn_streams import DrawnStream, drawn_streams
from app.formats.pdf.fonts.unicode_text import UNREADABLE, is_private
from app.formats.pdf.pages.page_readers import pdfium_text
from app.formats.pdf.syntax.operators import instructions, number
from app.formats.pdf.syntax.resources import entries, own_resources

_SHOWS = "Tj TJ ' \""
_READABLE_SHARE = 0.4
_FAR = 14_000
_SCALE, _LONGEST = 3.0, 1_700.0
_PAPERS = (255, 255, 255, 255), (0, 0, 0, 255)
_DRAWN, _MARGIN = 400.0, 10.0  # points


def isolated_stream_extracts(pdf: pikepdf.Pdf, tick: Tick) -> Iterator[tuple[int, str]]:
    """The number of every object that shows text, and that text; in words where it has any.

    Of those that draw as much as a word what is recognised. Raises `VerificationFailed` where text
    can neither be decoded nor recognised.
    """
    yield from _drawn(pdf, tick)
    streams = [value for value in _streams(pdf) if _codes(value)]
    if not streams:
        return
    first = own_resources(pdf.pages[0].obj, Dictionary()) if len(pdf.pages) else Dictionary()
    document = pypdfium2.PdfDocument(_as_pages(pdf, streams, first))
    try:
        for index, stream in enumerate(streams):
            text = pdfium_text(document, index)
            readable = sum(c.isalnum() and not is_private(c) and c != UNREADABLE for c in text)
            if readable < _READABLE_SHARE * _codes(stream):
                text += "\n" + _recognised(document, index, stream, tick)
            yield stream.objgen[0], text
            tick()
    finally:
        document.close()


def _drawn(pdf: pikepdf.Pdf, tick: Tick) -> Iterator[tuple[int, str]]:
    for one in drawn_streams(pdf):
        left, bottom, right, top = one.bounds
        longest = max(right - left, top - bottom)
        if longest <= 0:
            continue
        scale = _DRAWN / longest
        with pikepdf.new() as pages:
            page = pages.add_blank_page(
                page_size=(
                    (right - left) * scale + 2 * _MARGIN,
                    (top - bottom) * scale + 2 * _MARGIN,
                )
            )
            placed = f"{scale} 0 0 {scale} {_MARGIN - left * scale} {_MARGIN - bottom * scale} cm\n"
            page.obj.Contents = pages.make_stream(placed.encode() + one.stream.read_bytes())
            if isinstance(one.resources, Dictionary):
                page.obj.Resources = pages.copy_foreign(
                    one.resources if one.resources.is_indirect else pdf.make_indirect(one.resources)
                )
            out = BytesIO()
            pages.save(out)
        yield one.stream.objgen[0], _words(out.getvalue(), one, tick)


def _words(page: bytes, drawn: DrawnStream, tick: Tick) -> str:
    document = pypdfium2.PdfDocument(page)
    try:
        # Masks are white where they show something.
        for paper in _PAPERS:
            picture = document[0].render(scale=_SCALE, fill_color=paper).to_pil().convert("RGB")
            if not is_plain(picture):
                break
    finally:
        document.close()
    if is_installed():
        picture = with_marks_joined(picture, _SCALE, picture)
        is_worth = drawn.is_word or may_show_letters(picture, _SCALE)
        return words_to_check(picture, tick).text if is_worth else ""
    if is_plain(picture) or not drawn.is_word:
        return ""
    raise _unread(drawn.stream)


def _unread(stream: pikepdf.Object) -> VerificationFailed:
    return VerificationFailed(
        "The export contains text that could not be read.", places=(f"object {stream.objgen[0]}",)
    )


def _streams(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    """Forms, patterns and appearances, also those that are not marked as forms."""
    seen: set[tuple[int, int]] = set()
    for value in pdf.objects:
        found: list[pikepdf.Object] = []
        if isinstance(value, Stream) and _is_content(value):
            found.append(value)
        if isinstance(value, Dictionary) and not isinstance(value, Stream):
            found += _appearances(value.get("/AP"), 0)
        annotations = value.get("/Annots") if isinstance(value, Dictionary) else None
        if isinstance(annotations, Array):
            for entry in annotations:
                if isinstance(entry, Dictionary):
                    found += _appearances(entry.get("/AP"), 0)
        for stream in found:
            if stream.objgen not in seen:
                seen.add(stream.objgen)
                yield stream


def _is_content(stream: pikepdf.Object) -> bool:
    return stream.get("/Subtype") == "/Form" or stream.get("/PatternType") == 1


def _appearances(value: object, depth: int) -> list[pikepdf.Object]:
    if isinstance(value, Stream):
        return [value]
    if isinstance(value, Dictionary) and depth < 3:
        return [one for member in value.values() for one in _appearances(member, depth + 1)]
    return []


def _codes(stream: pikepdf.Object) -> int:
    """How many glyphs it shows, at least; white space aside."""
    count = 0
    for _, one in instructions(stream, _SHOWS):
        for operand in one.operands:
            elements = operand if isinstance(operand, Array) else (operand,)
            for element in elements:
                if isinstance(element, pikepdf.String):
                    count += len(bytes(element).replace(b" ", b"").replace(b"\0", b""))
    return (count + 1) // 2


def _as_pages(pdf: pikepdf.Pdf, streams: list[pikepdf.Object], default: pikepdf.Object) -> bytes:
    out = BytesIO()
    with pikepdf.new() as pages:
        fallback = pages.copy_foreign(pdf.make_indirect(Dictionary(entries(default))))
        for stream in streams:
            page = pages.add_blank_page(page_size=(100, 100))
            page.obj.MediaBox = Array([-_FAR, -_FAR, _FAR, _FAR])
            page.obj.Contents = pages.make_stream(stream.read_bytes())
            own = stream.get("/Resources")
            copied = fallback
            if isinstance(own, Dictionary):
                copied = pages.copy_foreign(pdf.make_indirect(own) if not own.is_indirect else own)
            page.obj.Resources = copied
        pages.save(out)
    return out.getvalue()


def _recognised(
    document: pypdfium2.PdfDocument, index: int, stream: pikepdf.Object, tick: Tick
) -> str:
    left, bottom, right, top = _bounds(stream)
    if is_installed() and 0 < right - left <= _LONGEST and 0 < top - bottom <= _LONGEST:
        page = document[index]
        try:
            page.set_mediabox(left, bottom, right, top)
            page.set_cropbox(left, bottom, right, top)
            picture = page.render(scale=_SCALE).to_pil().convert("RGB")
            return words_to_check(picture, tick).text
        finally:
            page.close()
    raise _unread(stream)


def _bounds(stream: pikepdf.Object) -> tuple[float, float, float, float]:
    edges = [0.0] * 4
    with suppress(TypeError, ValueError):
        edges = [number(edge) for edge in stream.get("/BBox", Array())] or edges
    x0, y0, x1, y1 = edges if len(edges) == 4 else (0.0,) * 4
    return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
