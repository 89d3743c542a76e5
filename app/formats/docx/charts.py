"""Charts (DrawingML): their labels are text, their workbook and formulas go."""

from __future__ import annotations

import re

from app.errors import Unsupported
from app.formats.docx.names import qualify
from app.formats.docx.notices import Notice
from app.formats.docx.tree import Element, every, strip_elements

_REMOVED = qualify("c:externalData c:userShapes c:printSettings c:pivotSource c:protection")
_NUMBER_FORMAT = re.compile(r"[#0.,%;()_ +\-]*|General", re.IGNORECASE)


def clean(chart: Element) -> set[Notice]:
    """Leave what the chart shows.

    Raises `Unsupported` where an axis shows dates or numbers as labels: they cannot be replaced by
    text without breaking the chart.
    """
    dates = any(
        re.search("[yYdD]", element.text or "")
        for element in every(chart, "//c:numCache/c:formatCode|//c:numLit/c:formatCode")
    )
    if dates or every(chart, "(//c:cat//c:numCache|//c:cat//c:numLit)[1]"):
        raise Unsupported(
            "The document holds a chart whose labels are dates or numbers.",
            hint="Replace the chart by a picture in Word and open the file again.",
        )
    workbook = bool(every(chart, "(//c:externalData)[1]"))
    strip_elements(chart, _REMOVED)
    for formula in every(chart, "//c:f"):
        formula.text = "Sheet1!$A$1"
    for code in every(chart, "//c:formatCode"):
        code.text = _plain(code.text or "")
    for shown in every(chart, "//*[@formatCode]"):
        shown.set("formatCode", _plain(shown.get("formatCode", "")))
    return {Notice.CHART_DATA} if workbook else set()


def _plain(number_format: str) -> str:
    return number_format if _NUMBER_FORMAT.fullmatch(number_format) else "General"
