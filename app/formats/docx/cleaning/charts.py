"""Charts (DrawingML): their labels are text, their workbook and formulas go."""

from __future__ import annotations

from app.formats.docx.cleaning import chart_labels
from app.formats.docx.markup.known_values import FORMULA, is_plain_format
from app.formats.docx.markup.tree import Element, every, qualify, strip_elements
from app.notices import NoticeCode

_REMOVED = qualify("c:externalData c:userShapes c:printSettings c:pivotSource c:protection")
_GENERAL = "General"


def clean(chart: Element) -> set[NoticeCode]:
    """Leave what the chart shows. Raises `Unsupported` where its values are dates."""
    labels = chart_labels.to_text(chart)
    workbook = bool(every(chart, "(//c:externalData)[1]"))
    strip_elements(chart, _REMOVED)
    for formula in every(chart, "//c:f"):
        formula.text = FORMULA
    notices = {NoticeCode.DOCX_CHART_DATA} if workbook else set()
    if labels:
        notices.add(NoticeCode.DOCX_CHART_LABELS)
    for code in every(chart, "//c:formatCode"):
        if not is_plain_format(code.text or ""):
            code.text = _GENERAL
            notices.add(NoticeCode.DOCX_CHART_FORMATS)
    for shown in every(chart, "//*[@formatCode]"):
        if not is_plain_format(shown.get("formatCode", "")):
            shown.set("formatCode", _GENERAL)
            notices.add(NoticeCode.DOCX_CHART_FORMATS)
    return notices
