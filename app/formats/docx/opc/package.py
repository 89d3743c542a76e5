"""A Word document as the parts that can be searched, reached from its main part."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.errors import Corrupt, LimitExceeded, Unsupported
from app.formats.docx.markup.tree import Element, parse, qualified, texts
from app.formats.docx.opc.archive import MAX_XML, Archive
from app.formats.docx.opc.relationships import (
    DROPPED,
    KEPT,
    REFUSED,
    SILENTLY_DROPPED,
    SINGLE,
    STORIES,
    Kind,
    Relationship,
    relationships_of,
    rels_name,
)
from app.formats.docx.opc.strict import is_strict, to_transitional
from app.notices import NoticeCode

CONTENT_TYPES = "[Content_Types].xml"
_TYPES = "{http://schemas.openxmlformats.org/package/2006/content-types}"
WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml."
DOCUMENT, TEMPLATE = f"{WORD}document.main+xml", f"{WORD}template.main+xml"
_OTHERS = (
    (
        "macroenabled",
        "a Word document that may contain macros",
        "Save it as .docx in Word and open that file.",
    ),
    ("spreadsheetml", "an Excel workbook", None),
    ("ms-excel", "an Excel workbook", None),
    ("presentationml", "a PowerPoint presentation", None),
    ("ms-powerpoint", "a PowerPoint presentation", None),
    ("visio", "a Visio drawing", None),
)


@dataclass(slots=True, eq=False)
class Picture:
    """A picture file. `extension` is that of its real format once it has been cleaned."""

    data: bytes = field(repr=False)
    extension: str = ""


@dataclass(slots=True, eq=False)
class Part:
    """An XML part and what it refers to by relationship id. Cleaning and editing change it.

    `seams` are texts that another control ends before, of which cleaning leaves no trace.
    """

    kind: Kind
    root: Element = field(repr=False)
    relations: dict[str, Part | Picture] = field(default_factory=dict, repr=False)
    seams: frozenset[Element] = field(default=frozenset(), repr=False)


@dataclass(slots=True, eq=False)
class Package:
    """The main part, every part that it leads to, and what was left behind on the way."""

    main: Part
    content_type: str
    strict: bool
    notices: set[NoticeCode]
    parts: list[Part] = field(default_factory=list, repr=False)

    def of(self, *kinds: Kind) -> list[Part]:
        """The parts of some kinds, kind by kind, each in the order of their relationships."""
        return [part for kind in kinds for part in self.parts if part.kind is kind]


def load(untrusted_archive: Archive) -> Package:
    """Follow the relationships from the package to every part that is kept.

    Raises `Corrupt`, and `Unsupported` for other kinds of files and for parts whose visible
    content could not be searched.
    """
    loader = _Loader(untrusted_archive)
    return loader.package()


class _Loader:
    def __init__(self, untrusted_archive: Archive) -> None:
        self._archive = untrusted_archive
        self._notices: set[NoticeCode] = set()
        self._parts: dict[str, Part] = {}
        self._pictures: dict[str, Picture] = {}

    def package(self) -> Package:
        main: str | None = None
        for relationship in self._relationships(""):
            if relationship.step == Kind.DOCUMENT.step and main is None:
                main = relationship.target
            elif relationship.step in DROPPED:
                self._notices.add(DROPPED[relationship.step])
        if main is None or main not in self._archive:
            raise Corrupt("The file has no main part: it is not a Word document.")
        content_type = _checked(_content_type(self._archive, main))
        strict = is_strict(self._archive[main])
        root = self._part(main, Kind.DOCUMENT)
        return Package(root, content_type, strict, self._notices, list(self._parts.values()))

    def _relationships(self, part: str) -> tuple[Relationship, ...]:
        data = self._archive.get(rels_name(part))
        return () if data is None else relationships_of(data, part)

    def _part(self, name: str, kind: Kind) -> Part:
        known = self._parts.get(name.lower())
        if known is not None:
            if known.kind is not kind:
                raise Corrupt("The parts of the Word document are not linked properly.")
            return known
        data = self._archive[name]
        if len(data) > MAX_XML:
            raise LimitExceeded("The document is too large when unpacked.")
        root = parse(to_transitional(data))
        if root.tag != qualified(kind.root or ""):
            raise Corrupt("A part of the Word document is not what its name says.")
        part = self._parts[name.lower()] = Part(kind, root)
        used = set(texts(root, "//@r:*"))
        for relationship in self._relationships(name):
            target = self._target(kind, relationship, referred=relationship.id in used)
            if target is not None:
                part.relations[relationship.id] = target
        return part

    def _target(
        self, owner: Kind, relationship: Relationship, *, referred: bool
    ) -> Part | Picture | None:
        step = relationship.step
        if step in REFUSED:
            raise Unsupported(
                f"The document contains {REFUSED[step]}.",
                hint="Remove it in Word, or save the document as PDF and open that file.",
            )
        if step in DROPPED:
            self._notices.add(DROPPED[step])
            return None
        kind = KEPT.get(step)
        if kind is None and step in SILENTLY_DROPPED:
            return None
        if kind is None:
            if referred:
                raise Unsupported("The document contains a part of an unknown type.")
            self._notices.add(NoticeCode.DOCX_ATTACHED)
            return None
        return self._kept(kind, relationship.target) if _may_refer(owner, kind) else None

    def _kept(self, kind: Kind, name: str | None) -> Part | Picture | None:
        if name is None or name not in self._archive:
            return self._picture("", b"") if kind is Kind.PICTURE else None
        if kind is Kind.PICTURE:
            return self._picture(name, self._archive[name])
        if kind in SINGLE and any(
            part.kind is kind for known, part in self._parts.items() if known != name.lower()
        ):
            # Word reads the first one only.
            self._notices.add(NoticeCode.DOCX_ATTACHED)
            return None
        return self._part(name, kind)

    def _picture(self, name: str, data: bytes) -> Picture:
        return self._pictures.setdefault(name.lower(), Picture(data))


def _may_refer(owner: Kind, kind: Kind) -> bool:
    """Word writes no others, and so no chain of parts is longer than three."""
    if owner is Kind.DOCUMENT:
        return kind is not Kind.DOCUMENT
    return kind is Kind.PICTURE or (kind is Kind.CHART and owner in STORIES)


def _content_type(untrusted_archive: Archive, name: str) -> str:
    data = untrusted_archive.get(CONTENT_TYPES)
    if data is None:
        raise Corrupt("The list of content types is missing.")
    by_extension: dict[str, str] = {}
    for element in parse(data):
        content_type = element.get("ContentType", "")
        if element.tag == f"{_TYPES}Default":
            by_extension[element.get("Extension", "").lower()] = content_type
        elif element.get("PartName", "").lstrip("/").lower() == name.lower():
            return content_type
    return by_extension.get(name.rpartition(".")[2].lower(), "")


def _checked(content_type: str) -> str:
    for fragment, what, hint in _OTHERS:
        if fragment in content_type.lower():
            raise Unsupported(f"The file is {what}.", hint=hint)
    if content_type not in (DOCUMENT, TEMPLATE):
        raise Unsupported("The file is not a Word document.")
    return content_type
