"""What a workbook says beside its cells, in words: for the reviewer, before it is dropped."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from app.engine.domain.hidden_content import Channel
from app.formats.docx.opc.archive import Archive
from app.formats.xml_words import words_of_xml

_CHANNELS = (
    ("xl/comments", Channel.COMMENTS),
    ("xl/threadedcomments/", Channel.COMMENTS),
    ("xl/persons/", Channel.PEOPLE),
    ("docprops/", Channel.PROPERTIES),
    ("xl/externallinks/", Channel.LINKS),
    ("xl/tables/", Channel.NAMES),
    ("xl/drawings/", Channel.DESCRIPTIONS),
    ("xl/charts/", Channel.DESCRIPTIONS),
    ("customxml/", Channel.OTHER),
    ("xl/pivot", Channel.OTHER),
    ("xl/connections", Channel.OTHER),
    ("xl/revisions/", Channel.OTHER),
)
_ELEMENTS = {
    "headerFooter": Channel.OTHER,
    "dataValidations": Channel.OTHER,
    "scenarios": Channel.OTHER,
    "definedNames": Channel.NAMES,
    "protectedRanges": Channel.NAMES,
    "hyperlinks": Channel.LINKS,
}
_LINKS_OF_SHEETS = "xl/worksheets/_rels/"
_TARGET = re.compile(r"Target: (.*)", re.DOTALL)
_ADDRESS = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)
# Attributes that say of what kind something is, and where.
_FORM = re.compile(
    r"(?:type|operator|errorStyle|imeMode|allowBlank|show\w+|ref|sqref|id|uid|localSheetId|hidden"
    r"|count|r|algorithmName|hashValue|saltValue|spinCount|different\w+|alignWithMargins"
    r"|scaleWithDoc|locked): "
)


def inventory(
    untrusted_archive: Archive, left_out: Iterable[tuple[str, bytes]]
) -> Iterator[tuple[Channel, str | None]]:
    """The words of all parts and elements that an export leaves out.

    None for what could not be read.
    """
    for name, data in left_out:
        if name in _ELEMENTS:
            yield from _words(_ELEMENTS[name], data)
    for name, data in untrusted_archive.items():
        if name.startswith("xl/embeddings/"):
            yield Channel.ATTACHMENTS, name.rpartition("/")[2]
        channel = next((one for start, one in _CHANNELS if name.startswith(start)), None)
        if name.startswith(_LINKS_OF_SHEETS):
            yield from _addresses(data)
        elif channel is not None and name.endswith(".xml"):
            yield from _all_words(channel, data)


def _all_words(channel: Channel, untrusted_xml: bytes) -> Iterator[tuple[Channel, str | None]]:
    try:
        yield from ((channel, words) for words in words_of_xml(untrusted_xml))
    except ValueError:
        yield channel, None


def _words(channel: Channel, untrusted_xml: bytes) -> Iterator[tuple[Channel, str | None]]:
    """Without what says only of what kind something is, and where."""
    for one in _all_words(channel, untrusted_xml):
        if one[1] is None or not _FORM.match(one[1]):
            yield one


def _addresses(untrusted_relations: bytes) -> Iterator[tuple[Channel, str | None]]:
    """Where the links of a sheet lead; other targets are parts of the workbook."""
    for channel, words in _all_words(Channel.LINKS, untrusted_relations):
        target = None if words is None else _TARGET.fullmatch(words)
        if words is None or (target and _ADDRESS.match(target[1])):
            yield channel, None if target is None else target[1]
