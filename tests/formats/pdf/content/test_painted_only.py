"""Exports hold the instructions that paint, with the numbers that these take and no others."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pikepdf
import pypdfium2
import pytest
from pikepdf import Array, Dictionary, Name

from app.formats.pdf.redaction.rebuild import Rebuild

_CODES = b"81 117 105 108 108"
_LINE = b"20 20 m 180 20 l S\n"
# What spells `Quill` in each, and shows nothing by it.
_UNSEEN = {
    "paths that are not painted": b"81 117 m 105 108 l 108 81 117 105 re n\n" + _LINE,
    "starts without a line": b"81 117 m 105 108 m 108 81 m " + _LINE,
    "path at the end": _LINE + b"81 117 m 105 108 l 108 81 l",
    "widths of lines": b"81 w 117 w 105 w 108 w 108 w 2 w\n" + _LINE,
    "dashes": b"[" + _CODES + b"] 0 d [] 0 d\n" + _LINE,
    "state that is left at once": b"q 1 0 0 1 81 117 cm 105 w 108 g 108 M Q\n" + _LINE,
    "states within each other": b"q q 81 w Q 117 105 108 108 k Q\n" + _LINE,
    "state at the end": _LINE + b"81 w 117 i 1.05 M 108 Tc 108 Tw",
    "colours": b".81 g .117 g .105 g .108 .108 .5 rg /C cs .81 .117 .105 sc 0 g\n" + _LINE,
    "numbers of a colour": b"/C CS 0.3 0.4 0.5 " + _CODES + b" SCN\n" + _LINE,
    "numbers of a pattern": b"/Pattern cs " + _CODES + b" /P scn 20 20 90 90 re f\n",
    "numbers of the first colour": b"0.3 " + _CODES + b" scn 20 20 90 90 re f\n",
    "numbers of a form": b"/F Do\n",
    "digits behind the seventh": b"1.0000001117105108108 w\n" + _LINE,
    "digits of a large number": b"20 20 m 180 20 l S 81000000117 0 m 0 81000000117 l S\n",
}
_SEEN = {
    "settings before what they are for": b"q 3 w 0.4 G [6 4] 2 d " + _LINE + b"Q " + _LINE,
    "setting before a saved state": b"5 w q 0.2 g 20 60 9 9 re f Q " + _LINE,
    "setting within and after a state": b"5 w q 9 w Q " + _LINE,
    "clip": b"q 20 20 40 40 re W n 0 0 200 200 re f Q " + _LINE,
    "clip alone": b"20 10 40 40 re W n\n" + _LINE,
    "space and its colour": b"/C cs /C CS 0.9 0.1 0.1 sc 0.1 0.9 0.1 SC 20 60 9 9 re B " + _LINE,
    "colour after a used one": b"/C cs 1 0 0 sc 20 60 9 9 re f 0 0 1 sc 50 60 9 9 re f\n",
    "colour before a space of strokes": b"1 0 0 rg /C CS 20 60 9 9 re f\n",
    "state that a form takes over": b"1 0 0 rg 4 w /F Do\n",
    "pattern": b"/Pattern cs /P scn 20 20 90 90 re f\n",
    "uncoloured pattern": b"/U cs 1 0 0 /P scn 20 20 90 90 re f\n",
    "text": b"BT /F1 12 Tf 3 Tc 14 TL 20 90 Td (Seen) Tj T* 0 Tc (again) Tj ET\n",
    "font set before a text": b"/F1 12 Tf BT 20 90 Td (Seen) Tj ET\n",
    "shading": b"q 20 20 100 100 re W n /S sh Q\n",
    "odd ends": b"Q 20 20 m 180 20 l S q 3 w 20 60 9 9 re f",
    "line that is not begun anew": b"20 20 m 180 20 l 20 60 m 90 90 l h S\n",
    "marks": b"/Span BMC q 0.5 g Q 20 60 9 9 re f EMC\n",
}


def exported(content: bytes, folder: Path) -> tuple[Path, Path]:
    """A page with this content, and its export."""
    source, target = folder / "a.pdf", folder / "b.pdf"
    with pikepdf.new() as pdf:
        pdf.add_blank_page(page_size=(200, 200))
        calibrated = Array([Name.CalRGB, Dictionary(WhitePoint=Array([0.95, 1, 1.09]))])
        dots = pdf.make_stream(b"0 0 5 5 re f", PatternType=1, PaintType=1, TilingType=1)
        dots.XStep = dots.YStep = 10
        dots.BBox, dots.Resources = Array([0, 0, 10, 10]), Dictionary()
        form = pdf.make_stream(b"1 0.5 0.2 " + _CODES + b" scn 30 60 40 40 re f " + _LINE)
        form.Type, form.Subtype, form.BBox = Name.XObject, Name.Form, Array([0, 0, 200, 200])
        fade = Dictionary(FunctionType=2, Domain=Array([0, 1]), N=1)
        fade.C0, fade.C1 = Array([1, 0, 0]), Array([0, 0, 1])
        shading = Dictionary(ShadingType=2, ColorSpace=Name.DeviceRGB, Function=fade)
        shading.Coords = Array([0, 0, 200, 0])
        pdf.pages[0].obj.Resources = Dictionary(
            ColorSpace=Dictionary(C=calibrated, U=Array([Name.Pattern, Name.DeviceRGB])),
            Pattern=Dictionary(P=dots),
            XObject=Dictionary(F=form),
            Shading=Dictionary(S=shading),
            Font=Dictionary(
                F1=Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
            ),
        )
        pdf.pages[0].obj.Contents = pdf.make_stream(content)
        pdf.save(source)
    with pikepdf.open(source) as pdf:
        rebuild = Rebuild(pdf)
        rebuild.add(pdf.pages[0])
        rebuild.save(target)
    return source, target


def shown(path: Path) -> np.ndarray:
    document = pypdfium2.PdfDocument(path)
    try:
        return np.asarray(document[0].render(scale=1).to_numpy(), dtype=int)
    finally:
        document.close()


def numbers_of(path: Path) -> str:
    """All operands of pages and forms, as digits."""
    found: list[str] = []
    with pikepdf.open(path) as pdf:
        forms = [
            one
            for one in pdf.objects
            if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Form"
        ]
        streams: list[pikepdf.Object] = [pdf.pages[0].obj, *forms]
        for stream in streams:
            for instruction in pikepdf.parse_content_stream(stream):
                found += [str(one) for one in instruction.operands]
    return " ".join(found)


@pytest.mark.parametrize("case", _UNSEEN)
def test_numbers_that_show_nothing_do_not_stay(case: str, tmp_path: Path) -> None:
    source, target = exported(_UNSEEN[case], tmp_path)
    np.testing.assert_allclose(shown(source), shown(target), atol=1)
    digits = "".join(c for c in numbers_of(target) if c.isdigit())
    assert "117" not in digits


@pytest.mark.parametrize("case", _SEEN)
def test_what_paints_stays(case: str, tmp_path: Path) -> None:
    source, target = exported(_SEEN[case], tmp_path)
    assert (shown(source) != 255).any()
    np.testing.assert_allclose(shown(source), shown(target), atol=1)
