"""Which parts of a package are kept, dropped or a reason to refuse the file, by relationship."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass
from enum import Enum
from urllib.parse import unquote

from app.errors import Corrupt
from app.formats.docx.markup.tree import parse
from app.formats.docx.notices import Notice

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

DROPPED: dict[str, Notice] = {
    "comments": Notice.COMMENTS,
    "commentsExtended": Notice.COMMENTS,
    "commentsExtensible": Notice.COMMENTS,
    "commentsIds": Notice.COMMENTS,
    "people": Notice.COMMENTS,
    "documenttasks": Notice.COMMENTS,
    "hyperlink": Notice.LINKS,
    "subDocument": Notice.LINKS,
    "frame": Notice.LINKS,
    "core-properties": Notice.PROPERTIES,
    "coreProperties": Notice.PROPERTIES,
    "extended-properties": Notice.PROPERTIES,
    "extendedProperties": Notice.PROPERTIES,
    "custom-properties": Notice.PROPERTIES,
    "customProperties": Notice.PROPERTIES,
    "thumbnail": Notice.PROPERTIES,
    "classificationlabels": Notice.PROPERTIES,
    "attachedTemplate": Notice.SETTINGS,
    "mailMergeSource": Notice.SETTINGS,
    "mailMergeHeaderSource": Notice.SETTINGS,
    "mailMergeRecipientData": Notice.SETTINGS,
    "recipientData": Notice.SETTINGS,
    "transform": Notice.SETTINGS,
    "glossaryDocument": Notice.ATTACHED,
    "customXml": Notice.ATTACHED,
    "customXmlProps": Notice.ATTACHED,
    "printerSettings": Notice.ATTACHED,
    "intelligence": Notice.ATTACHED,
    "intelligence2": Notice.ATTACHED,
    "webextension": Notice.ATTACHED,
    "webextensiontaskpanes": Notice.ATTACHED,
    "txbx": Notice.FALLBACKS,
    "oleObject": Notice.OBJECTS,
    "package": Notice.OBJECTS,
    "control": Notice.OBJECTS,
    "activeXControlBinary": Notice.OBJECTS,
    "ink": Notice.OBJECTS,
    "ctrlProp": Notice.OBJECTS,
    "hdphoto": Notice.DRAWINGS,
    "model3d": Notice.DRAWINGS,
    "media": Notice.OBJECTS,
    "audio": Notice.OBJECTS,
    "video": Notice.OBJECTS,
    "themeOverride": Notice.CHART_DATA,
    "chartColorStyle": Notice.CHART_DATA,
    "chartStyle": Notice.CHART_DATA,
    "font": Notice.FONTS,
    "vbaProject": Notice.MACROS,
    "wordVbaData": Notice.MACROS,
    "keyMapCustomizations": Notice.MACROS,
    "attachedToolbars": Notice.MACROS,
    "extensibility": Notice.MACROS,
    "origin": Notice.SIGNATURES,
    "signature": Notice.SIGNATURES,
}

# In nearly every document, and without anything that a reader would miss.
UNTOLD = frozenset({"webSettings", "stylesWithEffects", "stylesWithtEffects"})

REFUSED = {
    "aFChunk": "another document that Word merges when it opens the file",
    "diagramData": "a SmartArt diagram",
    "diagramLayout": "a SmartArt diagram",
    "diagramQuickStyle": "a SmartArt diagram",
    "diagramColors": "a SmartArt diagram",
    "diagramDrawing": "a SmartArt diagram",
    "chartUserShapes": "a chart with drawings on it",
    "chartEx": "a chart of a new kind",
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
