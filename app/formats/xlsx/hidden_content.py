"""What a workbook says beside its cells, in words: for the reviewer, before it is dropped."""

from __future__ import annotations

from collections.abc import Iterator

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


def inventory(untrusted_archive: Archive) -> Iterator[tuple[Channel, str | None]]:
    """The words of all parts that an export leaves out; None for what could not be read."""
    for name, data in untrusted_archive.items():
        if name.startswith("xl/embeddings/"):
            yield Channel.ATTACHMENTS, name.rpartition("/")[2]
        channel = next((one for start, one in _CHANNELS if name.startswith(start)), None)
        if channel is None or not name.endswith(".xml"):
            continue
        try:
            yield from ((channel, words) for words in words_of_xml(data))
        except ValueError:
            yield channel, None
