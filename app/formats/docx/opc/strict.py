"""Strict documents (ISO/IEC 29500 strict): the same names in other namespaces.

They are turned into transitional ones on reading, and back on writing.
"""

from __future__ import annotations

import re

# Only whole attribute values are touched: namespace declarations, `uri` and relationship types.
_STRICT = re.compile(rb"""(=\s*["'])http://purl\.oclc\.org/ooxml/(\w+)/([\w/]+["'])""")
_TRANSITIONAL = re.compile(
    rb"""(=")http://schemas\.openxmlformats\.org/"""
    rb"""(wordprocessingml|drawingml|officeDocument|schemaLibrary)/2006/([\w/]+")"""
)
_CONFORMANCE = b"http://purl.oclc.org/ooxml/wordprocessingml/main"


def is_strict(main_part: bytes) -> bool:
    """Whether a main document part is in the strict namespaces."""
    return _CONFORMANCE in main_part


def to_transitional(untrusted_part: bytes) -> bytes:
    """An XML part in the namespaces that the rest of the package knows."""
    return _STRICT.sub(rb"\1http://schemas.openxmlformats.org/\2/2006/\3", untrusted_part)


def to_strict(part: bytes) -> bytes:
    """The opposite of `to_transitional`, for a part as this program writes it."""
    return _TRANSITIONAL.sub(rb"\1http://purl.oclc.org/ooxml/\2/\3", part)
