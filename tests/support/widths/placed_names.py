"""PDFs that hold one of many surnames a page, placed as programs place words; and who can be told.

Used by `benchmarks/attacks/width_attack.py` and by the tests of gaps. What is drawn around a name
is in `drawn_names.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pdfplumber
import pikepdf
from pikepdf import Array, Dictionary, Name
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from support.files import pdf_files
from support.files.page_writer import LEFT as _LEFT
from support.files.page_writer import LINE as _LINE
from support.files.page_writer import SIZE as _SIZE
from support.files.page_writer import PageWriter as _Writer
from support.files.page_writer import around as _around
from support.widths.drawn_names import DRAWN
from support.widths.path_numbers import path_numbers

from app.engine.domain.export import Edit, Mode, RedactionPlan
from app.engine.names.gazetteer import last_names
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.paths import RESOURCES
from app.progress import NullReporter

FONTS = ("Helvetica", "Times-Roman", "LiberationSans-Regular")
_PAGE = (595.0, 842.0)
_RIGHT, _CENTRE = 523.0, 297.5
_TOP = 740.0


@cache
def surnames(count: int = 200) -> tuple[str, ...]:
    """Usual family names, the same ones always."""
    usual = sorted(name for name in last_names() if name.isascii() and name.isalpha())
    return tuple(name.capitalize() for name in Random(17).sample(usual, count))


def _running(page: _Writer, name: str, y: float) -> None:
    page.line(_around(name), _LEFT, y)


def _indented(page: _Writer, name: str, y: float) -> None:
    """Lines with two beginnings, some of which end where others do by chance."""
    for row, left in enumerate((_LEFT, _LEFT + 3)):
        page.line(_around(name), left, y - _LINE * row)


def _placed(page: _Writer, name: str, y: float) -> None:
    page.text(
        *(
            f"1 0 0 1 {x:.2f} {y} Tm {page.string(word)} Tj"
            for word, x in page.places(_around(name), _LEFT)
        )
    )


def _objects(page: _Writer, name: str, y: float) -> None:
    """Each word is a text object, as in files of browsers and many reports."""
    for word, x in page.places(_around(name), _LEFT):
        page.text(f"1 0 0 1 {x:.3f} {y} Tm {page.string(word)} Tj")


def _stepped(page: _Writer, name: str, y: float) -> None:
    parts, at = [f"{_LEFT} {y} Td"], _LEFT
    for word, x in page.places(_around(name), _LEFT):
        parts.append(f"{x - at:.3f} 0 TD {page.string(word)} Tj")
        at += round(x - at, 3)
    page.text(*parts)


def _offsets(page: _Writer, name: str, y: float) -> None:
    """One array with offsets instead of spaces, rounded to thousandths of the font size."""
    elements, at = [], _LEFT
    for word, x in page.places(_around(name), _LEFT):
        offset = round((at - x) / _SIZE * 1000)
        elements.append(f"{offset} {page.string(word)}")
        at += page.width(word) - offset * _SIZE / 1000
    page.text(f"{_LEFT} {y} Td [{' '.join(elements)}] TJ")


def _runs(page: _Writer, name: str, y: float) -> None:
    """Three runs of text, the name between."""
    x = _LEFT
    for run in ("Seen by ", name, " on the ward today, and well."):
        page.text(f"1 0 0 1 {x:.2f} {y} Tm {page.string(run)} Tj")
        x += page.width(run)


def _moved(page: _Writer, name: str, y: float) -> None:
    """Runs of text that the coordinate system places, as in files of macOS."""
    x = _LEFT
    for run in ("Seen by ", name, " on the ward today, and well."):
        page.content.append(f"q 1 0 0 1 {x:.4f} {y} cm")
        page.text(f"{page.string(run)} Tj")
        page.content.append("Q")
        x += page.width(run)


def _behind(page: _Writer, name: str, y: float) -> None:
    """Words so far behind the name that they may be another column."""
    page.line(("Dr", name), _LEFT, y)
    page.line(("on", "the", "ward"), _LEFT + page.width(f"Dr {name}") + 30, y)


def _letters(page: _Writer, name: str, y: float) -> None:
    parts, x = [], _LEFT
    for letter in " ".join(_around(name)):
        parts.append(f"1 0 0 1 {x:.2f} {y} Tm {page.string(letter)} Tj")
        x += page.width(letter)
    page.text(*parts)


def _cells(page: _Writer, name: str, y: float) -> None:
    """Rows of a table: the name alone, with a word behind it, and between words."""
    for row, cell in enumerate(((name,), (name, "(mother)"), ("Mrs", name, "jun."))):
        for word, x in page.places(cell, _LEFT):
            page.text(f"1 0 0 1 {x:.2f} {y - _LINE * row} Tm {page.string(word)} Tj")
        page.line(("mother",), 200.0, y - _LINE * row)
        page.line(("Ward", "4"), 330.0, y - _LINE * row)


def _right(page: _Writer, name: str, y: float) -> None:
    """Lines that end at one edge: the name alone, at the end, between words, and at the start."""
    lines = (
        ("Alma", "Hospital"),
        (name,),
        ("Dr", name),
        ("Dr", name, "on", "call"),
        (name, "jun."),
    )
    for row, words in enumerate(lines):
        page.line(words, _RIGHT - page.width(" ".join(words)), y - _LINE * row)


def _centred(page: _Writer, name: str, y: float) -> None:
    lines = (("Alma", "Hospital"), (name,), ("Letter", "for", name), (name, "and", "family"))
    for row, words in enumerate(lines):
        page.line(words, _CENTRE - page.width(" ".join(words)) / 2, y - _LINE * row)


def _justified(page: _Writer, name: str, y: float) -> None:
    """Running text whose spaces fill the line, by the spacing of words."""
    words = (*_around(name), "She", "goes", "home", "and", "comes", "again", "soon.")
    free = (_RIGHT - _LEFT - page.width(" ".join(words))) / (len(words) - 1)
    page.text(f"{free:.5f} Tw {_LEFT} {y} Td {page.string(' '.join(words))} Tj 0 Tw")


def _filled(page: _Writer, name: str, y: float) -> None:
    """The same, by offsets in an array."""
    words = (*_around(name), "She", "goes", "home", "and", "comes", "again", "soon.")
    free = _RIGHT - _LEFT - page.width("".join(words))
    offset = -free / (len(words) - 1) / _SIZE * 1000
    array = f" {offset:.0f} ".join(map(page.string, words))
    page.text(f"{_LEFT} {y} Td [{array}] TJ")


# How the name is placed, and how many lines that takes.
LAYOUTS: Mapping[str, tuple[Callable[[_Writer, str, float], None], int]] = {
    "running": (_running, 1),
    "indented": (_indented, 2),
    "placed": (_placed, 1),
    "objects": (_objects, 1),
    "stepped": (_stepped, 1),
    "offsets": (_offsets, 1),
    "runs": (_runs, 1),
    "moved": (_moved, 1),
    "behind": (_behind, 1),
    "letters": (_letters, 1),
    "cells": (_cells, 3),
    "right": (_right, 5),
    "centred": (_centred, 4),
    "justified": (_justified, 1),
    "filled": (_filled, 1),
    **DRAWN,
}


def _font(pdf: pikepdf.Pdf, name: str) -> pikepdf.Object:
    """A standard font, or one of the program's own that is embedded whole."""
    if name in pdfmetrics.standardFonts:
        return pdf_files.base_font(pdf, name)
    file = RESOURCES / "fonts" / f"{name}.ttf"
    pdfmetrics.registerFont(TTFont(name, str(file)))
    letters = [bytes([code]).decode("cp1252") for code in range(32, 127)]
    descriptor = Dictionary(
        Type=Name.FontDescriptor,
        FontName=Name(f"/{name}"),
        Flags=32,
        FontBBox=Array([-200, -300, 1200, 1000]),
        ItalicAngle=0,
        Ascent=900,
        Descent=-210,
        CapHeight=700,
        StemV=80,
        FontFile2=pdf.make_stream(file.read_bytes()),
    )
    return pdf.make_indirect(
        Dictionary(
            Type=Name.Font,
            Subtype=Name.TrueType,
            BaseFont=Name(f"/{name}"),
            Encoding=Name.WinAnsiEncoding,
            FirstChar=32,
            LastChar=126,
            Widths=Array([round(pdfmetrics.stringWidth(one, name, 1000), 3) for one in letters]),
            FontDescriptor=pdf.make_indirect(descriptor),
        )
    )


class Written:
    """A PDF in which many surnames stand in the same lines, laid out in one way."""

    def __init__(self, path: Path, layout: str, font: str, count: int = 200) -> None:
        self.path, self.names = path, surnames(count)
        write, lines = LAYOUTS[layout]
        self._height = lines * _LINE
        self._a_page = int((_TOP - 60) // self._height)
        self.pages = range(0, count, self._a_page)
        with pikepdf.new() as pdf:
            fonts = Dictionary(F1=_font(pdf, font))
            for first in self.pages:
                writer = _Writer(font)
                writer.line(("Patients", "seen", "here", "on", "this", "day:"), _LEFT, _TOP + _LINE)
                for row, name in enumerate(self.names[first : first + self._a_page]):
                    write(writer, name, _TOP - row * self._height)
                page = pdf.add_blank_page(page_size=_PAGE)
                page.obj.Resources = Dictionary(Font=fonts)
                page.obj.Contents = pdf.make_stream("\n".join(writer.content).encode())
                writer.add_marks(pdf, page)
            pdf.save(path, static_id=True)
        self.document = PdfFormat().read(path, Options(), NullReporter())

    def export(self, mode: Mode, replacement: str) -> Path:
        """A copy in which every name is replaced by the same words."""
        target = self.path.with_suffix(".deid.pdf")
        words = [word for page in self.document.pages for word in page.words]
        text, names = self.document.text, set(self.names)
        edits = tuple(
            Edit(word.span, replacement, "PATIENT") for word in words if word.span.of(text) in names
        )
        assert len(edits) >= len(names)
        plan = RedactionPlan(self.document.id, mode, edits)
        PdfFormat().write(self.path, Options(), plan, target, NullReporter())
        return target

    def views(self, exported: Path) -> list[View]:
        """What an export shows in the lines of each name, and where."""
        views = []
        with pdfplumber.open(exported) as pdf, pikepdf.open(exported) as drawn:
            pages = zip(self.pages, pdf.pages, drawn.pages, strict=True)
            for first, page, drawn_page in pages:
                rows = [View() for _ in self.names[first : first + self._a_page]]
                for thing in (*page.chars, *page.rects):
                    height = _PAGE[1] - (thing["top"] + thing["bottom"]) / 2
                    row, below = divmod(_TOP + 0.8 * _LINE - height, self._height)
                    if 0 <= row < len(rows):
                        rows[int(row)].add(thing, below)
                for height, numbers in path_numbers(drawn_page):
                    row = (_TOP + 0.8 * _LINE - height) // self._height
                    if 0 <= row < len(rows):
                        rows[int(row)].add_numbers(numbers)
                views += rows
        return views


class View:
    """What stands in some lines, and the numbers of where it stands and how large it is."""

    def __init__(self) -> None:
        self.shapes: list[str] = []
        self.numbers: list[float] = []

    def add(self, thing: Mapping[str, Any], below: float) -> None:
        """A letter or a rectangle, so far below the top of the lines."""
        self.shapes.append(thing.get("text", "box"))
        self.numbers += (thing["x0"], thing["x1"], below, thing["height"])

    def add_numbers(self, numbers: tuple[float, ...]) -> None:
        """What draws a path, a clip or a form."""
        self.shapes.append("path")
        self.numbers += numbers

    def is_like(self, other: View, near: float) -> bool:
        """Whether the same stands in the same places, in points."""
        return self.shapes == other.shapes and all(
            abs(one - two) <= near for one, two in zip(self.numbers, other.numbers, strict=True)
        )


def told(source: Written, mode: Mode, replacement: str, near: float = 0.01) -> float:
    """The share of the names that the places in their lines tell from all others of the list."""
    views = source.views(source.export(mode, replacement))
    alone = sum(
        not any(view.is_like(other, near) for j, other in enumerate(views) if j != i)
        for i, view in enumerate(views)
    )
    return alone / len(views)
