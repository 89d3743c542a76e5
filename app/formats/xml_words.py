"""The words in a piece of XML that is dropped: metadata packets, form data, properties."""

from __future__ import annotations

from collections.abc import Iterator

from lxml import etree

_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance"
_LARGEST = 4 * 1024 * 1024
_CONTAINERS = frozenset({"Alt", "Bag", "Seq", "li", "RDF", "Description"})
_FORM = frozenset({"about", "parseType", "lang", "resource", "space", "xmptk"})


def words_of_xml(untrusted_xml: bytes) -> Iterator[str]:
    """`name: words` of every element and attribute that says something.

    Without entities or network. Raises `ValueError` for what is no XML or very large.
    """
    if len(untrusted_xml) > _LARGEST:
        raise ValueError("too large")
    parser = etree.XMLParser(
        resolve_entities=False, load_dtd=False, no_network=True, huge_tree=False
    )
    try:
        root = etree.fromstring(untrusted_xml.strip(b"\0 \t\r\n"), parser)
    except (etree.XMLSyntaxError, LookupError):
        raise ValueError("not XML") from None
    for element in root.iter():
        if not isinstance(element.tag, str):
            # Remarks may say anything; instructions frame the packet.
            if element.tag is etree.Comment:
                yield element.text or ""
        else:
            for key, value in _attributes(element):
                name = etree.QName(key)
                if name.localname not in _FORM and name.namespace != _INSTANCE:
                    yield f"{name.localname}: {value}" if value.strip() else ""
            yield _named(element, element.text)
        parent = element.getparent()
        if parent is not None:
            yield _named(parent, element.tail)


def _attributes(element: etree._Element) -> Iterator[tuple[str, str]]:
    return ((str(key), str(value)) for key, value in element.attrib.items())


def _named(element: etree._Element, words: str | None) -> str:
    if not words or not words.strip():
        return ""
    of: etree._Element | None = element
    while of is not None and etree.QName(of).localname in _CONTAINERS:
        of = of.getparent()
    return f"{etree.QName(of).localname}: {words}" if of is not None else words
