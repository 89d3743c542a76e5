"""Which parts of a package are kept, dropped or a reason to refuse the file, by relationship."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass
from enum import Enum
from urllib.parse import unquote

from app.errors import Corrupt
from app.formats.docx.markup.tree import parse
from app.notices import NoticeCode

_NAMESPACE = "{http://schemas.openxmlformats.org/package/2006/relationships}"


class Kind(Enum):
    """The parts that an export may hold: last step of the relationship type, root element."""

    DOCUMENT = ("officeDocument", "w:document")
    HEADER = ("header", "w:hdr")
    FOOTER = ("footer", "w:ftr")
    FOOTNOTES = ("footnotes", "w:footnotes")
    ENDNOTES = ("endnotes", "w:endnotes")
    STYLES = ("styles", "w:styles")
    SETTINGS = ("settings", "w:settings")
    FONTS = ("fontTable", "w:fonts")
    NUMBERING = ("numbering", "w:numbering")
    THEME = ("theme", "a:theme")
    CHART = ("chart", "c:chartSpace")
    PICTURE = ("image", None)

    def __init__(self, step: str, root: str | None) -> None:
        self.step = step
        self.root = root


# In the order in which their text is shown.
STORIES = (Kind.HEADER, Kind.DOCUMENT, Kind.FOOTNOTES, Kind.ENDNOTES, Kind.FOOTER)
SINGLE = frozenset(Kind) - {Kind.HEADER, Kind.FOOTER, Kind.THEME, Kind.CHART, Kind.PICTURE}
KEPT = {kind.step: kind for kind in Kind}

DROPPED: dict[str, NoticeCode] = {
    "comments": NoticeCode.DOCX_COMMENTS,
    "commentsExtended": NoticeCode.DOCX_COMMENTS,
    "commentsExtensible": NoticeCode.DOCX_COMMENTS,
    "commentsIds": NoticeCode.DOCX_COMMENTS,
    "people": NoticeCode.DOCX_COMMENTS,
    "documenttasks": NoticeCode.DOCX_COMMENTS,
    "hyperlink": NoticeCode.DOCX_LINKS,
    "subDocument": NoticeCode.DOCX_LINKS,
    "frame": NoticeCode.DOCX_LINKS,
    "core-properties": NoticeCode.DOCX_PROPERTIES,
    "coreProperties": NoticeCode.DOCX_PROPERTIES,
    "extended-properties": NoticeCode.DOCX_PROPERTIES,
    "extendedProperties": NoticeCode.DOCX_PROPERTIES,
    "custom-properties": NoticeCode.DOCX_PROPERTIES,
    "customProperties": NoticeCode.DOCX_PROPERTIES,
    "thumbnail": NoticeCode.DOCX_PROPERTIES,
    "classificationlabels": NoticeCode.DOCX_PROPERTIES,
    "attachedTemplate": NoticeCode.DOCX_SETTINGS,
    "mailMergeSource": NoticeCode.DOCX_SETTINGS,
    "mailMergeHeaderSource": NoticeCode.DOCX_SETTINGS,
    "mailMergeRecipientData": NoticeCode.DOCX_SETTINGS,
    "recipientData": NoticeCode.DOCX_SETTINGS,
    "transform": NoticeCode.DOCX_SETTINGS,
    "glossaryDocument": NoticeCode.DOCX_ATTACHED,
    "customXml": NoticeCode.DOCX_ATTACHED,
    "customXmlProps": NoticeCode.DOCX_ATTACHED,
    "printerSettings": NoticeCode.DOCX_ATTACHED,
    "intelligence": NoticeCode.DOCX_ATTACHED,
    "intelligence2": NoticeCode.DOCX_ATTACHED,
    "webextension": NoticeCode.DOCX_ATTACHED,
    "webextensiontaskpanes": NoticeCode.DOCX_ATTACHED,
    "txbx": NoticeCode.DOCX_FALLBACKS,
    "oleObject": NoticeCode.DOCX_OBJECTS,
    "package": NoticeCode.DOCX_OBJECTS,
    "control": NoticeCode.DOCX_OBJECTS,
    "activeXControlBinary": NoticeCode.DOCX_OBJECTS,
    "ink": NoticeCode.DOCX_OBJECTS,
    "ctrlProp": NoticeCode.DOCX_OBJECTS,
    "hdphoto": NoticeCode.DOCX_DRAWINGS,
    "model3d": NoticeCode.DOCX_DRAWINGS,
    "media": NoticeCode.DOCX_OBJECTS,
    "audio": NoticeCode.DOCX_OBJECTS,
    "video": NoticeCode.DOCX_OBJECTS,
    "themeOverride": NoticeCode.DOCX_CHART_DATA,
    "chartColorStyle": NoticeCode.DOCX_CHART_DATA,
    "chartStyle": NoticeCode.DOCX_CHART_DATA,
    "chartUserShapes": NoticeCode.DOCX_CHART_DRAWINGS,
    "chartEx": NoticeCode.DOCX_NEW_CHARTS,
    "font": NoticeCode.DOCX_FONTS,
    "vbaProject": NoticeCode.DOCX_MACROS,
    "wordVbaData": NoticeCode.DOCX_MACROS,
    "keyMapCustomizations": NoticeCode.DOCX_MACROS,
    "attachedToolbars": NoticeCode.DOCX_MACROS,
    "extensibility": NoticeCode.DOCX_MACROS,
    "origin": NoticeCode.DOCX_SIGNATURES,
    "signature": NoticeCode.DOCX_SIGNATURES,
}

# In nearly every document, and without anything that a reader would miss.
SILENTLY_DROPPED = frozenset({"webSettings", "stylesWithEffects", "stylesWithtEffects"})

REFUSED = {
    "aFChunk": "another document that Word merges when it opens the file",
    "diagramData": "a SmartArt diagram",
    "diagramLayout": "a SmartArt diagram",
    "diagramQuickStyle": "a SmartArt diagram",
    "diagramColors": "a SmartArt diagram",
    "diagramDrawing": "a SmartArt diagram",
}


@dataclass(frozen=True, slots=True)
class Relationship:
    """One line of a `.rels` part. `target` is a name in the archive, or None when outside it."""

    id: str
    type: str
    target: str | None

    @property
    def step(self) -> str:
        """Last step of the type, the same in transitional and strict documents."""
        return self.type.rsplit("/", 1)[-1]


def rels_name(part: str) -> str:
    """Where the relationships of a part stand; `""` is the package itself."""
    folder, name = posixpath.split(part)
    return posixpath.join(folder, "_rels", f"{name}.rels")


def relationships_of(untrusted_data: bytes, part: str) -> tuple[Relationship, ...]:
    """The relationships in one `.rels` part, targets resolved against `part`.

    Raises `Corrupt` for a missing or repeated id.
    """
    found: dict[str, Relationship] = {}
    for element in parse(untrusted_data).iter(f"{_NAMESPACE}Relationship"):
        identifier, target = element.get("Id"), element.get("Target")
        if identifier is None or identifier in found:
            raise Corrupt("The parts of the Word document are not linked properly.")
        inside = element.get("TargetMode") != "External" and target is not None
        found[identifier] = Relationship(
            identifier,
            element.get("Type", ""),
            _resolved(part, target or "") if inside else None,
        )
    return tuple(found.values())


def _resolved(part: str, target: str) -> str:
    path = unquote(target.partition("#")[0]).replace("\\", "/")
    return posixpath.normpath(posixpath.join("/", posixpath.dirname(part), path)).lstrip("/")
