"""Which values of attributes say how a document looks, and nothing else.

Choices are those of the schemas (ISO/IEC 29500, and Microsoft's extensions of it); all other values
are measures, colours, languages, formulas of shapes, or names that this program gives.
"""

from __future__ import annotations

import re
from functools import cache

from app.formats.docx.markup.known_values import is_address, is_own_name, is_style_name
from app.formats.typefaces import is_ordinary
from app.paths import RESOURCES


def _words(names: str) -> frozenset[str]:
    return frozenset(names.split())


_MEASURE = re.compile(
    r"(?:[\d.,:;%#\s+-]|(?<=\d)(?:pt|in|cm|mm|px|pc|pi|emu|fd?|e(?=[-+]?\d)))++"
    r"|#?[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?|(?=[0-9A-Fa-f]*\d)[0-9A-Fa-f]+|[0-9A-F]{2}"
    r"|\{[0-9A-Fa-f-]{36}\}|[tf]",
    re.IGNORECASE,
)
# ISO 15924, those that office programs have.
_SCRIPT = (
    "(?:Arab|Armn|Beng|Bopo|Bugi|Cans|Cher|Cyrl|Deva|Ethi|Geor|Grek|Gujr|Guru|Hang|Hani|Hans|Hant"
    "|Hebr|Hira|Java|Jpan|Kana|Khmr|Knda|Kore|Laoo|Latn|Lisu|Mlym|Mong|Mymr|Nkoo|Olck|Orya|Osma"
    "|Phag|Sinh|Sora|Syrc|Syre|Syrj|Syrn|Tale|Talu|Taml|Telu|Tfng|Thaa|Thai|Tibt|Uigh|Viet|Yiii)"
)
_LANGUAGE = re.compile(rf"[a-z]{{2,3}}(?:-{_SCRIPT})?(?:-(?:[A-Z]{{2}}|\d{{3}}))?|x-none|{_SCRIPT}")
# The names and ids that this program gives.
_NEUTRAL = re.compile(r"(?:rId|_b|Style[ -]|Typeface )\d+|#?_x0000_[a-z]+\d+|Office|Sheet1")
_PREFIXES = _words(
    """
    w14 wp14 w15 w16se w16cid wps wpg wpc wp a14 mc v o w10 w r
    """
)
# What shapes are made of: numbers, colours, and the words of formulas and of styles (VML, CSS).
_NUMBER = re.compile(r"#[0-9A-Fa-f]{3,8}\b|[-+]?(?:\d+\.?\d*|\.\d+)(?:pt|in|cm|mm|px|pc|fd?|%)?")
_FACE = re.compile(r'"([^"]*)"|(?<=font-family:)([\w ]+)')
_WORD = re.compile(r"[^\W\d_]+")
_PART = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_PATHS = frozenset({"path", "v"})
# The commands of VML; a few may stand behind each other.
_PATH = re.compile(
    r"(?:[-\d@#,.\s]|(?<![a-z])(?:[mlcxetrv]|n[fs]|a[elrt]|w[ar]|q[xyb]|h[a-i]){1,4}(?![a-z]))+"
)
# Formulas have three letters in a row at the most.
_SPELLED = re.compile(r"(?:(?<![^\W\d_])[^\W\d_](?![^\W\d_])[\W\d_]*){4}")
_COMPOUND = frozenset(
    (
        *("style", "eqn", "fmla", "path", "position", "color", "color2", "colors", "fillcolor"),
        *("strokecolor", "connectlocs", "connectangles", "textboxrect", "wrapcoords", "points"),
        *("matrix", "offset", "offset2", "origin", "adj", "coordsize", "coordorigin", "inset"),
        *("embosscolor", "chromakey", "recolortarget", "gradientshapeok", "limo", "polar", "v"),
        *("radiusrange", "xrange", "yrange", "from", "to", "control1", "control2", "x", "y"),
        *("l", "t", "r", "b", "hR", "wR", "stAng", "swAng", "name", "gdRefX", "gdRefY", "ang"),
    )
)
_OF_SHAPES = _words(
    """
    prod drawn pixel or
    sum product mid abs min max ellipse sqrt mod tan val if atan sin cos cosatan sinatan
    sumangle width height xcenter ycenter xlimo ylimo hasstroke hasfill pixellinewidth
    pixelwidth pixelheight emuwidth emuheight emuwidth at mso wrap distance left right top
    bottom margin position absolute relative static index visibility hidden visible flip
    rotation z layout flow alt percent horizontal vertical text anchor direction align rotate
    fit shape font family size weight style variant decoration line spacing kern tracking same
    letter heights reverse mode spline tightening scale trim next textbox area page char inner
    outer outside inside middle center baseline column ideographic to of the from fill shadow
    darken lighten add subtract invert gray black white red green blue yellow lime aqua maroon
    olive navy fuchsia teal purple silver window button face highlight menu caption active
    background info tooltip scrollbar hc vc wd hd ss ls cd adj pin cat sat cosw none auto
    inherit normal bold italic break word layout grid mode character type screen border color
    frame active polygon behind doc new table upright rtl ltr mso column count stroke image
    theme position
    """
)


def is_form_value(attribute: str, value: str) -> bool:
    """Whether `value` is a measure, a choice or a name that this program gives."""
    return (
        not value
        or value in _choices()
        or _MEASURE.fullmatch(value) is not None
        or _NEUTRAL.fullmatch(value) is not None
        or _LANGUAGE.fullmatch(value) is not None
        or is_address(value)
        or is_own_name(value)
        or is_style_name(value)
        or _PREFIXES.issuperset(value.split())
        or (attribute in _PATHS and _PATH.fullmatch(value) is not None)
        or (attribute in _COMPOUND and _describes_a_shape(value))
    )


def is_choice(value: str) -> bool:
    """Whether `value` is one that the schemas offer."""
    return value in _choices()


def is_name(name: str) -> bool:
    """Whether a name of an element or attribute, without its prefix, is one that programs write."""
    return name in _names()


def _ordinary(quoted: re.Match[str]) -> str:
    return " " if is_ordinary(quoted[1] or quoted[2] or "") else quoted[0]


def _describes_a_shape(value: str) -> bool:
    rest = _NUMBER.sub(" ", _FACE.sub(_ordinary, value))
    return _SPELLED.search(rest) is None and all(
        len(part) == 1 or part.casefold() in _OF_SHAPES or part in _choices()
        for word in _WORD.findall(rest)
        for part in (_PART.findall(word) or [word])
    )


@cache
def _choices() -> frozenset[str]:
    return frozenset((RESOURCES / "office_values.txt").read_text(encoding="ascii").split())


@cache
def _names() -> frozenset[str]:
    return frozenset((RESOURCES / "office_names.txt").read_text(encoding="ascii").split())
