"""Writes words, rules and marks on a page with the operators of one kind of program."""

from __future__ import annotations

from collections.abc import Iterator

import pikepdf
from pikepdf import Array, Dictionary, Name, String
from reportlab.pdfbase import pdfmetrics

SIZE, LEFT, LINE = 11.0, 72.0, 16.0

Words = tuple[str, ...]


class PageWriter:
    """The content of one page; `/F1` is the typeface."""

    def __init__(self, font: str) -> None:
        self._font = font
        self.content: list[str] = []
        self._marks: list[tuple[str, float, float, float, float]] = []
        self._fields: list[tuple[str, float, float]] = []

    def width(self, text: str) -> float:
        return float(pdfmetrics.stringWidth(text, self._font, SIZE))

    def string(self, text: str) -> str:
        return f"<{text.encode('cp1252').hex()}>"

    def text(self, *parts: str) -> None:
        """One text object."""
        self.content.append(f"BT /F1 {SIZE:g} Tf {' '.join(parts)} ET")

    def line(self, words: Words, x: float, y: float) -> None:
        """All words in one string."""
        self.text(f"1 0 0 1 {x:.2f} {y:g} Tm {self.string(' '.join(words))} Tj")

    def places(self, words: Words, x: float) -> Iterator[tuple[str, float]]:
        """Each word, and where it begins."""
        for word in words:
            yield word, x
            x += self.width(word) + self.width(" ")

    def ends(self, words: Words, x: float) -> Iterator[tuple[float, float]]:
        """Where each word begins and ends."""
        for word, start in self.places(words, x):
            yield start, start + self.width(word)

    def mark(self, kind: str, x0: float, y0: float, x1: float, y1: float) -> None:
        """An annotation over some words, which a viewer draws."""
        self._marks.append((kind, x0, y0, x1, y1))

    def field(self, value: str, x: float, y: float) -> None:
        """A field of a form, as narrow as its value."""
        self._fields.append((value, x, y))

    def add_marks(self, pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        """Add the annotations and fields to `page`."""
        made = [_mark(*mark) for mark in self._marks]
        made += [self._widget(pdf, page, *field) for field in self._fields]
        if made:
            page.obj.Annots = Array([pdf.make_indirect(one) for one in made])

    def _widget(
        self, pdf: pikepdf.Pdf, page: pikepdf.Page, value: str, x: float, y: float
    ) -> Dictionary:
        width, height = self.width(value) + 4, SIZE + 4
        shown = f"/F1 {SIZE:g} Tf 2 4 Td {self.string(value)} Tj"
        content = (
            f"0.9 g 0 0 {width:.3f} {height:g} re f 0 G"
            f" 0.5 0.5 {width - 1:.3f} {height - 1:g} re S"
            f" /Tx BMC q 1 1 {width - 2:.3f} {height - 2:g} re W n BT 0 g {shown} ET Q EMC"
        )
        drawn = pdf.make_stream(content.encode())
        drawn.Type, drawn.Subtype = Name.XObject, Name.Form
        drawn.BBox = Array([0, 0, round(width, 3), height])
        drawn.Resources = Dictionary(Font=page.obj.Resources.Font)
        return Dictionary(
            Type=Name.Annot,
            Subtype=Name.Widget,
            FT=Name.Tx,
            F=4,
            T=String("field"),
            V=String(value),
            Rect=Array([round(one, 3) for one in (x - 2, y - 4, x - 2 + width, y - 4 + height)]),
            AP=Dictionary(N=drawn),
        )


def _mark(kind: str, x0: float, y0: float, x1: float, y1: float) -> Dictionary:
    corners = [round(one, 3) for one in (x0, y1, x1, y1, x0, y0, x1, y0)]
    return Dictionary(
        Type=Name.Annot,
        Subtype=Name(f"/{kind}"),
        F=4,
        C=Array([1, 0.9, 0.3]),
        QuadPoints=Array(corners),
        Rect=Array([corners[0], corners[5], corners[2], corners[1]]),
    )


def around(name: str) -> Words:
    """A sentence in which a name stands."""
    return ("Seen", "by", name, "on", "the", "ward", "today,", "and", "well.")
