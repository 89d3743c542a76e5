"""Compares what PDFium shows of a damaged file with what was made of it here.

qpdf and PDFium mend the same damage in different ways. An export of what one recovers lacks what
the other shows, and nobody would have looked for identifiers in that.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pypdfium2

from app.errors import Corrupt
from app.formats.ocr.recogniser import Tick
from app.formats.pdf.opening.source import Source
from app.formats.pdf.pages.crosscheck import Pdfium

_FEW, _SHARE = 3, 0.1


def refuse_misread(
    untrusted_source: Path, password: str | None, source: Source, tick: Tick
) -> None:
    """Raise `Corrupt` where PDFium shows a page of a damaged file that `source` lacks.

    Files without damage, and those that PDFium does not open, are not compared.
    """
    if not source.pdf.get_warnings():
        return
    try:
        shown = Pdfium(untrusted_source.read_bytes(), password)
    except pypdfium2.PdfiumError:
        return
    mended = Pdfium(source.as_bytes())
    try:
        if shown.pages != mended.pages:
            raise Corrupt("The PDF is damaged: not all of its pages could be read.")
        for index in range(shown.pages):
            tick()
            if _has_less(mended, shown, index):
                raise Corrupt(f"The PDF is damaged: page {index + 1} could not be read whole.")
    finally:
        shown.close()
        mended.close()


def _has_less(mended: Pdfium, shown: Pdfium, index: int) -> bool:
    try:
        wanted, has_ink = _letters(shown, index), shown.has_ink(index)
    except pypdfium2.PdfiumError:  # nobody sees such a page
        return False
    if (wanted - _letters(mended, index)).total() > max(_FEW, _SHARE * wanted.total()):
        return True
    return has_ink and not mended.has_ink(index)


def _letters(reader: Pdfium, index: int) -> Counter[str]:
    return Counter(seen.character for seen in reader.characters(index))
