"""Document settings: only those that change how the text looks are kept."""

from __future__ import annotations

from app.formats.docx.markup.names import qualify
from app.formats.docx.markup.tree import Element, remove, strip_elements
from app.formats.docx.notices import Notice

_KEPT = frozenset(
    qualify(
        "w:zoom w:embedSystemFonts w:mirrorMargins w:alignBordersAndEdges "
        "w:bordersDoNotSurroundHeader w:bordersDoNotSurroundFooter w:gutterAtTop "
        "w:defaultTabStop w:autoHyphenation w:consecutiveHyphenLimit w:hyphenationZone "
        "w:doNotHyphenateCaps w:evenAndOddHeaders w:bookFoldPrinting w:bookFoldRevPrinting "
        "w:bookFoldPrintingSheets w:drawingGridHorizontalSpacing w:drawingGridVerticalSpacing "
        "w:displayHorizontalDrawingGridEvery w:displayVerticalDrawingGridEvery "
        "w:doNotUseMarginsForDrawingGridOrigin w:characterSpacingControl w:noLineBreaksAfter "
        "w:noLineBreaksBefore w:footnotePr w:endnotePr w:compat m:mathPr w:themeFontLang "
        "w:clrSchemeMapping w:decimalSymbol w:listSeparator w:displayBackgroundShape "
        "w:strictFirstAndLastChars w:printTwoOnOne w:noColumnBalance w:defaultTableStyle"
    )
)
_SPOKEN_OF = qualify(
    "w:docVars w:mailMerge w:attachedTemplate w:documentProtection w:writeProtection"
)
_FONT_FILES = qualify("w:embedRegular w:embedBold w:embedItalic w:embedBoldItalic")


def clean_settings(settings: Element) -> set[Notice]:
    """Remove every setting that is not known to hold form only."""
    told = any(True for _ in settings.iter(*_SPOKEN_OF))
    for child in list(settings):
        if child.tag not in _KEPT:
            remove(child)
    return {Notice.SETTINGS} if told else set()


def clean_fonts(fonts: Element) -> set[Notice]:
    """Remove embedded fonts: their subset tells which letters were used."""
    embedded = any(True for _ in fonts.iter(*_FONT_FILES))
    strip_elements(fonts, _FONT_FILES)
    return {Notice.FONTS} if embedded else set()
