"""Style names: those that come with Word stay, others may name a person or a clinic."""

from __future__ import annotations

from collections.abc import Iterable

from app.formats.docx.markup.known_values import is_style_name
from app.formats.docx.markup.tree import (
    VALUE,
    Element,
    every,
    qualified,
    qualify,
    remove,
    strip_elements,
)
from app.notices import NoticeCode

_REFERENCES = qualify(
    "w:pStyle w:rStyle w:tblStyle w:basedOn w:next w:link w:numStyleLink w:styleLink "
    "w:defaultTableStyle w:clickAndTypeStyle"
)
_ID, _CUSTOM = qualify("w:styleId w:customStyle")
_NEUTRAL = "Style-"


def rename(styles: Iterable[Element], roots: Iterable[Element]) -> set[NoticeCode]:
    """Give custom styles neutral names in the style parts and in all parts that refer to them.

    Word's own styles keep their names; their identifiers, which nobody sees, only if these are
    English, because in another language they may be somebody's name as well. A reference to a
    style that does not exist is removed, as Word ignores it.
    """
    renamed: dict[str, str] = {}
    any_custom = False
    every_style = (style for root in styles for style in every(root, "//w:style"))
    for number, style in enumerate(every_style, start=1):
        identifier, names = style.get(_ID, ""), every(style, "w:name")
        custom = style.get(_CUSTOM, "0") in ("1", "true", "on") or not all(
            is_style_name(name.get(VALUE, "")) for name in names
        )
        keeps = is_style_name(identifier) and not (custom or identifier.startswith(_NEUTRAL))
        renamed[identifier] = identifier if keeps else f"{_NEUTRAL}{number}"
        for name in names if custom else ():
            name.set(VALUE, f"Style {number}")
        style.set(_ID, renamed[identifier])
        any_custom |= custom
    for root in roots:
        for reference in list(root.iter(*_REFERENCES)):
            known = renamed.get(reference.get(VALUE, ""))
            if known is None:
                remove(reference)
            elif known != reference.get(VALUE):
                reference.set(VALUE, known)
    return {NoticeCode.DOCX_STYLES} if any_custom else set()


def strip_list_names(numbering: Element) -> None:
    """Lists may have names of their own, which nothing shows."""
    for name in every(numbering, "//w:abstractNum/w:name"):
        remove(name)


def strip_theme_names(theme: Element) -> None:
    """Themes, colour and font schemes carry the names of those who designed them."""
    for element in theme.iter():
        if element.get("name") is not None and element.tag not in _NAMED_BY_SCHEMA:
            element.set("name", "Office")


_NAMED_BY_SCHEMA = (qualified("a:gd"),)


# Document settings that change how the text looks.
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


def clean_settings(settings: Element) -> set[NoticeCode]:
    """Remove every setting that is not known to hold form only."""
    dropped = any(True for _ in settings.iter(*_SPOKEN_OF))
    for child in list(settings):
        if child.tag not in _KEPT:
            remove(child)
    return {NoticeCode.DOCX_SETTINGS} if dropped else set()


def clean_fonts(fonts: Element) -> set[NoticeCode]:
    """Remove embedded fonts: their subset tells which letters were used."""
    embedded = any(True for _ in fonts.iter(*_FONT_FILES))
    strip_elements(fonts, _FONT_FILES)
    return {NoticeCode.DOCX_FONTS} if embedded else set()
