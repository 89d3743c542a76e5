"""Values of attributes by white list: what is no form of a kind that is known does not stay.

A choice that is none of its schema's is shown by no program, but read by everybody who looks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from app.formats.docx.markup.form_values import is_form_value
from app.formats.docx.markup.known_values import PAGE_NUMBER, is_plain_format, is_style_name
from app.formats.docx.markup.tree import NAMESPACES, VALUE, Element, qualified, qualify, remove
from app.formats.typefaces import is_ordinary

_WORDS = re.compile(r"[^\W\d_]{2}")
_LATENT, _FACE, _OTHER_FACE, _FONTS = qualify("w:lsdException w:font w:altName w:rFonts")
_SIGNS = qualify("w:decimalSymbol w:listSeparator")
_NAME, _INSTRUCTION, _MATH = qualify("w:name w:instr m:val")
_COLOURS = qualify("w:color a:srgbClr")
_CHOICES = qualify("w:jc w:highlight w:u w:vAlign w:vertAlign w:shd w:em w:effect w:textAlignment")
# Six digits of a colour may be a number all the same; a longer one is no colour.
_COLOUR = re.compile(r"[0-9A-Fa-f]{6}|auto")
_NUMBER = re.compile(r"\d{3}")
# Where lists, pages, lines and notes begin to count, which is shown: nothing has so many of them.
_COUNTERS = qualify("w:start w:startOverride w:numStart")
_COUNTED = qualify("w:pgNumType w:lnNumType")
_COUNT = re.compile(r"\d{1,4}")
# What the text is read from; a character each; formats of numbers.
_SHOWN = {(qualified("w:lvlText"), VALUE), (qualified("v:textpath"), "string")}
_CHARACTERS = qualify("m:chr m:begChr m:endChr m:sepChr a:buChar")
_FORMATS = (qualified("w:format"), "formatCode")
_FACES = frozenset(
    {(element, attribute) for element in qualify("a:latin a:ea a:cs a:sym a:buFont a:font")
     for attribute in ("typeface",)}
    | {(_FONTS, attribute) for attribute in qualify("w:ascii w:hAnsi w:cs w:eastAsia")}
    | {(_FACE, _NAME), (_OTHER_FACE, VALUE), (qualified("w:sym"), qualified("w:font"))}
    | {(qualified("m:mathFont"), qualified("m:val"))}
)  # fmt: skip
_THEME_FACES = re.compile(r"\+m[nj]-(?:lt|ea|cs)")
# Elements that mean something without their value, or are nothing but it.
_REQUIRED = {
    qualified("a:prstGeom"): ("prst", "rect"),
    qualified("a:schemeClr"): ("val", "tx1"),
    qualified("a:srgbClr"): ("val", "000000"),
    qualified("a:prstClr"): ("val", "black"),
    qualified("a:sysClr"): ("val", "windowText"),
}
_XML = "{http://www.w3.org/XML/1998/namespace}"
_OF_WORD = f"{{{NAMESPACES['w']}}}"


class Faces:
    """Neutral names for typefaces that are none of the ordinary ones, alike in all parts."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def neutral(self, name: str) -> str:
        """What a typeface is called from now on."""
        return self._names.setdefault(name, f"Typeface {len(self._names) + 1}")


def keep_form(roots: Iterable[Element]) -> None:
    """Remove every value of these cleaned parts that is neither text nor form."""
    faces = Faces()
    known: set[tuple[object, ...]] = set()
    for root in roots:
        strange: list[tuple[Element, str, str]] = []
        for element in root.iter():
            for attribute, value in element.items():
                key = element.tag, attribute, value
                if key in known:
                    continue
                if _may_stay(str(element.tag), str(attribute), str(value)):
                    known.add(key)
                else:
                    strange.append((element, str(attribute), str(value)))
        for element, attribute, value in strange:
            _mend(element, attribute, value, faces)


def _may_stay(tag: str, attribute: str, value: str) -> bool:
    if (tag, attribute) in _SHOWN or attribute.startswith(_XML):
        return True
    if (tag, attribute) in _FACES:
        return _is_face(value)
    if tag in _COUNTED and attribute == _COUNTERS[0]:
        return _is_count(value)
    special = _SPECIAL.get(tag) if attribute in (VALUE, _NAME, "val", "char", _MATH) else None
    special = special or _BY_ATTRIBUTE.get(attribute)
    if special is not None:
        return special(value)
    return is_form_value(attribute.rpartition("}")[2], value)


def _is_face(value: str) -> bool:
    has_letters = any(map(str.isalpha, value))
    return not has_letters or is_ordinary(value) or _THEME_FACES.fullmatch(value) is not None


def _is_latent(value: str) -> bool:
    return value == "E-mail Signature" or is_style_name(value)


def _is_sign(value: str) -> bool:
    return len(value) == 1 and not value.isalnum()


def _is_character(value: str) -> bool:
    return len(value) <= 1


def _is_format(value: str) -> bool:
    return is_plain_format(value) or not _WORDS.search(value)


def _is_colour(value: str) -> bool:
    return _COLOUR.fullmatch(value) is not None


def _is_choice(value: str) -> bool:
    return not _NUMBER.search(value) and is_form_value("val", value)


def _is_count(value: str) -> bool:
    return _COUNT.fullmatch(value) is not None


def _is_page_number(value: str) -> bool:
    return PAGE_NUMBER.fullmatch(value) is not None


_SPECIAL: Mapping[str, Callable[[str], bool]] = {
    **dict.fromkeys(_SIGNS, _is_sign),
    **dict.fromkeys(_CHARACTERS, _is_character),
    **dict.fromkeys(_CHOICES, _is_choice),
    **dict.fromkeys(_COLOURS, _is_colour),
    **dict.fromkeys(_COUNTERS, _is_count),
    _LATENT: _is_latent,
}
_BY_ATTRIBUTE: Mapping[str, Callable[[str], bool]] = {
    **dict.fromkeys(_FORMATS, _is_format),
    **dict.fromkeys(qualify("w:fill w:color"), _is_colour),
    **dict.fromkeys(qualify("w:themeColor w:themeFill"), _is_choice),
    _INSTRUCTION: _is_page_number,
}


def _mend(element: Element, attribute: str, value: str, faces: Faces) -> None:
    tag = str(element.tag)
    if attribute not in element.attrib:
        return
    required = _REQUIRED.get(tag)
    if (tag, attribute) in _FACES:
        element.set(attribute, faces.neutral(value))
    elif required is not None and required[0] == attribute:
        element.set(attribute, required[1])
    elif element.getparent() is not None and (
        tag == _LATENT or (tag.startswith(_OF_WORD) and attribute == VALUE and not len(element))
    ):
        remove(element)
    else:
        del element.attrib[attribute]
