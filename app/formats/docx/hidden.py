"""What a part of an export holds besides its text: attributes, and text in unexpected places."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from xml.parsers import expat

from app.formats.docx.fields import PAGE_NUMBER
from app.formats.docx.names import NAMESPACES
from app.formats.docx.structure import FORM_ELEMENTS, is_address, is_form, is_from_a_list

_STORIES = frozenset({"document", "hdr", "ftr", "footnotes", "endnotes", "chartSpace"})
_SHOWN = frozenset({"t", "v"})
_NUMBERS = frozenset(
    {"posOffset", "align", "pctWidth", "pctHeight", "pctPosHOffset", "pctPosVOffset"}
    | {"f", "formatCode"}
)
# Attributes that are shown and belong to the text of the document.
_LABELS = frozenset({("textpath", "string"), ("lvlText", "val")})


@dataclass(slots=True)
class Hidden:
    """`values` are hidden; `labels` are attributes that are shown as text.

    `form` are values where only form is expected, but which are no measure, font or choice.
    """

    is_story: bool = False
    values: list[str] = field(default_factory=list, repr=False)
    labels: list[str] = field(default_factory=list, repr=False)
    form: list[str] = field(default_factory=list, repr=False)


def hidden_in(untrusted_part: bytes) -> Hidden:
    """Read one XML part. Raises `expat.ExpatError` and, for a document type, `ValueError`."""
    reader = _Reader()
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    parser.CommentHandler = reader.found.values.append
    parser.ProcessingInstructionHandler = lambda target, data: reader.text(f"{target} {data}")
    parser.StartDoctypeDeclHandler = _refuse
    parser.Parse(untrusted_part, True)  # noqa: FBT003 - positional only
    return reader.found


def _refuse(*_: object) -> None:
    raise ValueError


class _Reader:
    def __init__(self) -> None:
        self.found = Hidden()
        self._path: list[str] = []
        self._form = 0

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        element = _local(name)
        if not self._path:
            self.found.is_story = element in _STORIES
        self._path.append(element)
        self._form += element in FORM_ELEMENTS
        for key, value in attributes.items():
            attribute = _local(key)
            if key.startswith("xmlns"):
                self._declared(attribute, value)
                continue
            if (element, attribute) in _LABELS:
                self.found.labels.append(value)
            elif attribute == "instr" and PAGE_NUMBER.fullmatch(value):
                continue
            elif not is_form(element, attribute, value, among_form=self._form > 0):
                self.found.values.append(value)
            elif not is_from_a_list(element, attribute, value):
                self.found.form.append(value)

    def _declared(self, prefix: str, namespace: str) -> None:
        if prefix not in NAMESPACES and prefix != "xmlns":
            self.found.values.append(prefix)
        if not is_address(namespace):
            self.found.values.append(namespace)

    def end(self, _name: str) -> None:
        self._form -= self._path.pop() in FORM_ELEMENTS

    def text(self, data: str) -> None:
        element = self._path[-1] if self._path else ""
        if not data.strip() or element in _NUMBERS or (self.found.is_story and element in _SHOWN):
            return
        if element != "instrText" or not PAGE_NUMBER.fullmatch(data):
            self.found.values.append(data)


def _local(name: str) -> str:
    return name.rpartition(":")[2]
