"""What a Word document says besides its text, in words: for the reviewer, before it is dropped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias
from xml.parsers import expat

from lxml import etree

from app.engine.domain.hidden_content import Channel
from app.errors import InputError
from app.formats.docx.extraction.hidden_values import hidden_in
from app.formats.docx.markup.tree import Element, parse
from app.formats.docx.opc.archive import Archive
from app.formats.xml_words import words_of_xml

Texts: TypeAlias = Iterator[tuple[Channel, str]]

_STORIES = frozenset(
    {"document", "hdr", "ftr", "footnotes", "endnotes", "comments", "settings", "glossaryDocument"}
)
# How the text looks; charts, whose words are read with the text.
_FORM = frozenset(
    {"styles", "numbering", "theme", "fonts", "webSettings", "chartSpace", "themeOverride"}
)
_PROPERTIES = frozenset({"coreProperties", "Properties"})
_EMBEDDED = ("word/embeddings/", "word/activex/")
_LEAST = 4
_ATTRIBUTES = (
    (Channel.PEOPLE, "author initials"),
    (Channel.DESCRIPTIONS, "descr title alt"),
    (Channel.LINKS, "tooltip href"),
    (Channel.FIELDS, "instr"),
)
_VALUES = (
    (Channel.FIELDS, "alias tag ffData listItem dropDownList comboBox"),
    (Channel.DESCRIPTIONS, "tblCaption tblDescription"),
)


def inventory(untrusted_archive: Archive) -> Iterator[tuple[Channel, str | None]]:
    """All texts of a package that its reader does not see.

    None stands for what could not be read, which is no reason to refuse the file: it is dropped.
    """
    for name, data in untrusted_archive.items():
        if name.startswith(_EMBEDDED):
            yield Channel.ATTACHMENTS, name.rpartition("/")[2]
        if not name.endswith((".xml", ".rels")) or name == "[content_types].xml":
            continue
        try:
            yield from _part(data)
        except (InputError, ValueError, expat.ExpatError):
            yield Channel.OTHER, None


def _part(untrusted_data: bytes) -> Texts:
    root = parse(untrusted_data)
    kind = etree.QName(root).localname
    if kind in _PROPERTIES:
        yield from ((Channel.PROPERTIES, words) for words in words_of_xml(untrusted_data))
    elif kind == "Relationships":
        outside = (one for one in root if one.get("TargetMode") == "External")
        yield from ((Channel.LINKS, one.get("Target", "")) for one in outside)
    elif kind == "people":
        yield from _attributes(root, Channel.PEOPLE, "author userId")
    elif kind in _STORIES:
        yield from _story(root, untrusted_data)
    elif kind == "styles":
        yield from _own_styles(root)
    elif kind not in _FORM:
        yield from ((Channel.OTHER, words) for words in words_of_xml(untrusted_data))


def _story(root: Element, untrusted_data: bytes) -> Texts:
    found = [*_comments(root), *_deleted(root), *_copies(root), *_named(root)]
    known = {text for _, text in found}
    yield from found
    hidden = hidden_in(untrusted_data)
    for text in (*hidden.values, *hidden.texts, *hidden.form):
        # Prefixes of namespaces and marks of a version say nothing.
        if text not in known and any(len(word) >= _LEAST for word in text.split()):
            yield Channel.OTHER, text


def _comments(root: Element) -> Texts:
    for comment in root.iter("{*}comment"):
        yield Channel.COMMENTS, _words(comment)


def _deleted(root: Element) -> Texts:
    """Deleted and moved text, that of a paragraph in one piece."""
    for paragraph in root.iter("{*}p"):
        parts = [
            element.text or ""
            for element in paragraph.iter("{*}delText", "{*}t")
            if etree.QName(element).localname == "delText" or _is_deleted(element)
        ]
        yield Channel.DELETED, "".join(parts)


def _copies(root: Element) -> Texts:
    """What only older programs show, unless it is the same as for newer ones."""
    for copy in root.iter("{*}Fallback"):
        newer = [_words(one) for one in copy.itersiblings("{*}Choice", preceding=True)]
        if _words(copy) not in newer:
            yield Channel.OTHER, _words(copy)


def _is_deleted(element: Element) -> bool:
    return any(True for _ in element.iterancestors("{*}del", "{*}moveFrom"))


def _named(root: Element) -> Texts:
    for channel, names in _ATTRIBUTES:
        yield from _attributes(root, channel, names)
    for channel, names in _VALUES:
        for element in root.iter(*(f"{{*}}{name}" for name in names.split())):
            yield from ((channel, str(value)) for value in _worded(element.iter()))
    for mark in root.iter("{*}bookmarkStart"):
        yield from ((Channel.BOOKMARKS, value) for value in _worded([mark], "name"))
    for code in root.iter("{*}instrText"):
        yield Channel.FIELDS, code.text or ""
    for variable in root.iter("{*}docVar"):
        yield Channel.OTHER, ": ".join(map(str, variable.attrib.values()))


def _own_styles(root: Element) -> Texts:
    for style in root.iter("{*}style"):
        if any(etree.QName(str(key)).localname == "customStyle" for key in style.attrib):
            yield from ((Channel.NAMES, words) for words in _worded(style.iter("{*}name"), "val"))


def _attributes(root: Element, channel: Channel, names: str) -> Texts:
    path = " or ".join(f"local-name() = '{name}'" for name in names.split())
    found = root.xpath(f"//@*[{path}]")
    assert isinstance(found, list)  # noqa: S101 - for the type checker
    yield from ((channel, str(value)) for value in found)


def _worded(elements: Iterable[Element], *names: str) -> Iterator[str]:
    """Attributes that are more than a number or a mark, such as `_GoBack`."""
    for element in elements:
        for key, value in element.attrib.items():
            words, wanted = str(value), not names or etree.QName(str(key)).localname in names
            if wanted and any(map(str.isalpha, words)) and not words.startswith("_"):
                yield words


def _words(element: Element) -> str:
    """All words in an element, paragraph by paragraph."""
    parts = element.iter("{*}p", "{*}t", "{*}delText")
    return "".join(" " if etree.QName(one).localname == "p" else one.text or "" for one in parts)
