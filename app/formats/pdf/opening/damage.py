"""Whether a PDF that opens is damaged: only a part of a file, or one that had to be recovered.

A file that was cut off opens with blank pages, in which nothing is found and nothing is left: its
export would pass every check.
"""

from __future__ import annotations

import pikepdf

from app.errors import Corrupt
from app.notices import Notice, NoticeCode, page_ranges

# What qpdf warns of when it has to look for the objects of a file by itself.
_RECOVERED = ("file is damaged", "Attempting to reconstruct")


def damage_notices(pdf: pikepdf.Pdf) -> tuple[Notice, ...]:
    """Tells that `pdf`, whose pages were counted, was recovered.

    Raises `Corrupt` where pages of it have lost what they show, or are lost themselves.
    """
    if not any(sign in str(warning) for warning in pdf.get_warnings() for sign in _RECOVERED):
        return ()
    blank = tuple(n for n, page in enumerate(pdf.pages, 1) if page.obj.get("/Contents") is None)
    if blank:
        raise Corrupt(
            f"The PDF is damaged or cut off: nothing is left of page {page_ranges(blank)}.",
            hint="Get the file again from its source.",
        )
    promised: object = pdf.Root.Pages.get("/Count")
    if isinstance(promised, int) and promised > len(pdf.pages):
        raise Corrupt(
            f"The PDF is damaged or cut off: {promised - len(pdf.pages)} of its pages are missing.",
            hint="Get the file again from its source.",
        )
    return (Notice.of(NoticeCode.PDF_RECOVERED),)
