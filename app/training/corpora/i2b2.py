"""The XML of i2b2 2014: `TEXT`, and `TAGS` with start, end, text and TYPE.

MEDDOCAN 2019, in Spanish, is written in the same way, with labels of its own.
"""

from __future__ import annotations

from lxml import etree

from app.engine.domain.label_maps import label_map
from app.engine.domain.labels import schema
from app.errors import Corrupt, Unsupported
from app.training.corpora.documents import (
    GoldSpan,
    LabelledDocument,
    Labels,
    disjoint,
    is_native,
    translated,
)
from app.training.corpora.repair import located

_NO_ELEMENT = "PHI"
"""Element of a tag whose label belongs to no category."""


def parse(
    data: bytes, id_: str, *, labels: Labels | None = None, language: str = "en"
) -> LabelledDocument:
    """Read one file.

    Offsets that do not fit the tag's own text are corrected. Raises `Corrupt` for anything that
    is not such a file, and for tags whose text or label is unknown.
    """
    known = label_map("i2b2").forward if labels is None else labels
    # Entities and external references could read files or fill the memory.
    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False)
    try:
        root = etree.fromstring(data, parser)
    except etree.XMLSyntaxError:
        raise Corrupt(f"{id_}: not well-formed XML.") from None
    text_node, tags = root.find("TEXT"), root.find("TAGS")
    if text_node is None or tags is None:
        raise Corrupt(f"{id_}: no TEXT and TAGS.")
    text = text_node.text or ""
    spans = []
    for tag in tags.iterchildren(tag=etree.Element):
        where = f"{id_}, line {tag.sourceline}"
        subcategory = translated(str(tag.get("TYPE", tag.tag)), known, where)
        if subcategory is not None:
            start, end = _number(tag, "start", where), _number(tag, "end", where)
            stated = str(tag.get("text", text[start:end]))
            spans.append(GoldSpan(located(text, stated, start, end, where), subcategory))
    return LabelledDocument(id_, text, disjoint(spans), language, native=is_native(known))


def serialise(document: LabelledDocument) -> bytes:
    """Write one file. Entity numbers and forms have no place in it.

    Raises `Unsupported` for control characters, which XML cannot hold.
    """
    root = etree.Element("deIdi2b2")
    categories, names = schema().subcategories, label_map("i2b2").back
    try:
        etree.SubElement(root, "TEXT").text = document.text
        tags = etree.SubElement(root, "TAGS")
        for number, marked in enumerate(document.spans):
            known = categories.get(marked.subcategory)
            tag = etree.SubElement(tags, known.category if known else _NO_ELEMENT)
            tag.set("id", f"P{number}")
            tag.set("start", str(marked.span.start))
            tag.set("end", str(marked.span.end))
            tag.set("text", marked.span.of(document.text))
            tag.set("TYPE", names.get(marked.subcategory, marked.subcategory))
            tag.set("comment", "")
    except ValueError:
        raise Unsupported(f"{document.id}: control characters cannot be written as XML.") from None
    return etree.tostring(root, xml_declaration=True, encoding="UTF-8", pretty_print=False)


def _number(tag: etree._Element, name: str, where: str) -> int:
    try:
        return int(tag.get(name, ""))
    except ValueError:
        raise Corrupt(f"{where}: {name} is not a number.") from None


def parse_meddocan(
    data: bytes, id_: str, *, labels: Labels | None = None, language: str = "es"
) -> LabelledDocument:
    """Read one file with its spans as annotated. Raises `Corrupt` like the i2b2 reader.

    The patient's sex is annotated there and is no identifier here.
    """
    known = label_map("meddocan").forward if labels is None else labels
    return parse(data, id_, labels=known, language=language)
