"""What a part of an export holds besides its text: attributes, and text in unexpected places."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from xml.parsers import expat

from app.formats.docx.markup.form_values import is_choice, is_name
from app.formats.docx.markup.known_values import (
    FORM_ELEMENTS,
    FORMULA,
    PAGE_NUMBER,
    is_address,
    is_form,
    is_from_a_list,
    is_plain_format,
    may_be_a_choice,
)
from app.formats.docx.markup.tree import NAMESPACES

_STORIES = frozenset({"document", "hdr", "ftr", "footnotes", "endnotes", "chartSpace"})
_SHOWN = frozenset({"t", "v", "name"})
_PLACES = frozenset(
    {"posOffset", "align", "pctWidth", "pctHeight", "pctPosHOffset", "pctPosVOffset"}
)
_PLACE = re.compile(r"\s*(-?\d+|left|right|center|inside|outside|top|bottom)\s*")
_GAPS = frozenset({"tab", "ptab", "br", "cr"})
# Attributes that are shown and belong to the text of the document.
_LABELS = frozenset({("textpath", "string"), ("lvlText", "val")})
# Where lists, pages, lines and notes begin to count.
_COUNTS = frozenset(
    {("start", "val"), ("startOverride", "val"), ("numStart", "val")}
    | {("pgNumType", "start"), ("lnNumType", "start")}
)
_LONGEST_COUNT = 4
# `%5` stands for the number of a list's fifth level, and shows no 5; one letter alone is the shape
# of a point, such as the `o` that Word draws as a circle.
_COUNTER = re.compile(r"%[1-9]")
_STEP = re.compile(r"[^A-Za-z]+")
# The ids of a revision have eight digits in base sixteen; a number or a day may pass for one.
_FIGURES = re.compile(r"(?<![0-9A-Za-z])\d{7,}(?![0-9A-Za-z])")


@dataclass(slots=True)
class Hidden:
    """`values` are hidden attributes and remarks; `labels` are attributes that are shown as text.

    `texts` are hidden words, those of a paragraph joined over its runs. Where some of them are
    hidden, such as deleted ones, the paragraph is there a second time with all its words.

    `form` are values where only form is expected, but which are no measure, font or choice.

    `marks` are what a writer may choose though no reader is shown it, each once: names of elements
    and attributes, addresses, words of form, as far as no schema offers them. `figures` are long
    runs of digits in form, such as ids. `by_kind` are `values` again, those of a kind together: of
    two variables each may hold half a name, with the name of the other between.
    """

    is_story: bool = False
    values: list[str] = field(default_factory=list, repr=False)
    texts: list[str] = field(default_factory=list, repr=False)
    labels: list[str] = field(default_factory=list, repr=False)
    form: list[str] = field(default_factory=list, repr=False)
    marks: set[str] = field(default_factory=set, repr=False)
    figures: list[str] = field(default_factory=list, repr=False)
    by_kind: defaultdict[tuple[str, str], list[str]] = field(
        default_factory=lambda: defaultdict(list), repr=False
    )


def hidden_in(untrusted_part: bytes) -> Hidden:
    """Read one XML part. Raises `expat.ExpatError` and, for a document type, `ValueError`."""
    reader = _Reader()
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    parser.CommentHandler = reader.found.values.append
    parser.ProcessingInstructionHandler = reader.instruction
    parser.StartDoctypeDeclHandler = _refuse
    parser.Parse(untrusted_part, True)  # noqa: FBT003 - positional only
    return reader.found


def _refuse(*_: object) -> None:
    raise ValueError


def _labels(element: str, value: str) -> list[str]:
    if element != "lvlText":
        return [value]
    return [_COUNTER.sub("%", value)] if len(value) > 1 else []


class _Reader:
    def __init__(self) -> None:
        self.found = Hidden()
        self._path: list[str] = []
        self._form = 0
        self._paragraphs: list[_Paragraph] = []

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        element = _local(name)
        if not self._path:
            self.found.is_story = element in _STORIES
        self._path.append(element)
        self.found.marks.update(one for one in map(_local, (name, *attributes)) if not is_name(one))
        if element == "p":
            self._paragraphs.append(_Paragraph())
        elif element in _GAPS and self._paragraphs:
            self._paragraphs[-1].gap()
        self._form += element in FORM_ELEMENTS
        for key, value in attributes.items():
            attribute = _local(key)
            if key.startswith("xmlns"):
                self._declared(attribute, value)
                continue
            if (element, attribute) in _LABELS:
                self.found.labels += _labels(element, value)
            elif (element, attribute) in _COUNTS and len(value) > _LONGEST_COUNT:
                self.found.values.append(value)
            elif attribute == "instr" and PAGE_NUMBER.fullmatch(value):
                continue
            elif not is_form(element, attribute, value, among_form=self._form > 0):
                self.found.values.append(value)
                self.found.by_kind[element, attribute].append(value)
            else:
                self._formed(element, attribute, value)

    def _formed(self, element: str, attribute: str, value: str) -> None:
        if not is_from_a_list(element, attribute, value):
            self.found.form.append(value)
        elif is_address(value):
            self._addressed(value)
        elif may_be_a_choice(value) and not is_choice(value):
            self.found.marks.add(value)
        self.found.figures += _FIGURES.findall(value)

    def _addressed(self, address: str) -> None:
        """Take in the steps of an address that nobody has to write."""
        self.found.marks.update(one for one in _STEP.split(address) if one and not is_name(one))

    def _declared(self, prefix: str, namespace: str) -> None:
        if prefix not in NAMESPACES and prefix != "xmlns":
            self.found.values.append(prefix)
        if not is_address(namespace):
            self.found.values.append(namespace)
        self._addressed(namespace)
        self.found.figures += _FIGURES.findall(namespace)

    def end(self, _name: str) -> None:
        element = self._path.pop()
        self._form -= element in FORM_ELEMENTS
        if element == "p":
            self.found.texts += self._paragraphs.pop().texts()

    def instruction(self, target: str, data: str) -> None:
        self.found.values.append(f"{target} {data}")

    def text(self, data: str) -> None:
        element = self._path[-1] if self._path else ""
        shown = self.found.is_story and element in _SHOWN
        if self._paragraphs:
            if shown or not _says_nothing(element, data):
                self._paragraphs[-1].add(data, shown=shown)
        elif not shown and not _says_nothing(element, data):
            self.found.texts.append(data)


class _Paragraph:
    """The words of a paragraph so far: all of them, and those that are not shown."""

    def __init__(self) -> None:
        self._all: list[str] = []
        self._hidden: list[str] = []

    def add(self, data: str, *, shown: bool) -> None:
        self._all.append(data)
        if not shown:
            self._hidden.append(data)

    def gap(self) -> None:
        self._all.append(" ")
        self._hidden.append(" ")

    def texts(self) -> list[str]:
        hidden, whole = "".join(self._hidden), "".join(self._all)
        if not hidden.strip():
            return []
        return [hidden] if hidden == whole else [hidden, whole]


def _says_nothing(element: str, data: str) -> bool:
    """Whether a text is white space, or one of those that every document has in this place."""
    if element in _PLACES:
        return _PLACE.fullmatch(data) is not None
    if element == "f":
        return data == FORMULA
    if element == "formatCode":
        return is_plain_format(data)
    return not data.strip() or (element == "instrText" and PAGE_NUMBER.fullmatch(data) is not None)


def _local(name: str) -> str:
    return name.rpartition(":")[2]
