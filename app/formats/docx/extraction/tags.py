"""The text of a story part by cutting the tags from its bytes, without an XML parser."""

from __future__ import annotations

import re
from html import unescape

from app.formats.docx.cleaning.fields import PAGE_NUMBER

_CODE = re.compile(r"<w:instrText\b[^>]*>([^<]*)</w:instrText>")
_LINE_END = re.compile(r"</(?:\w+:)?p>|<(?:\w+:)?(?:br|cr)\b[^>]*>|</c:(?:v|name)>")
_TAB = re.compile(r"<w:p?tab\b[^>]*>")
_HYPHEN = re.compile(r"<w:noBreakHyphen\b[^>]*>")
_SYMBOL = re.compile(r"<w:sym\b[^>]*\bw:char=([\"'])([0-9A-Fa-f]{1,4})\1[^>]*>")
# Fonts of symbols have their letters at F000 and above.
_OF_SYMBOLS = 0x0FFF
_TAG = re.compile(r"<[^>]*>")


def text_with_symbols(untrusted_part: bytes) -> str:
    """The text of a story part with letters for the symbols of `w:sym`; empty without any."""
    text = untrusted_part.decode("utf-8", errors="replace")
    if not _SYMBOL.search(text):
        return ""
    said = _SYMBOL.sub(lambda one: chr(int(one[2], 16) & _OF_SYMBOLS), text)
    return text_between_tags(said.encode())


def text_between_tags(untrusted_part: bytes) -> str:
    """Paragraph by paragraph, runs joined. Fields other than page numbers show their code."""
    text = untrusted_part.decode("utf-8", errors="replace")
    # `PAGE` must not look like a person called Page.
    text = _CODE.sub(lambda match: "" if PAGE_NUMBER.fullmatch(match[1]) else match[0], text)
    text = _HYPHEN.sub("-", _TAB.sub("\t", _LINE_END.sub("\n", text)))
    return unescape(_TAG.sub("", text))
