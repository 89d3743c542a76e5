"""Look at an export with other eyes: every member of the archive, by expat.

Shares no code with what writes, and none with openpyxl. Numbers are also read as the days that
they are in both date systems.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from xml.parsers import expat

from app.engine.domain.export import Extract, Layer, Reader
from app.errors import VerificationFailed
from app.formats.docx.extraction.members import directory_of, members_of, unreadable
from app.formats.docx.markup.form_values import is_name
from app.formats.xlsx.formula_texts import texts_in
from app.progress import Reporter, Stage

_XML = (".xml", ".rels")
_OWN = re.compile(
    r"\[Content_Types\]\.xml|_rels/\.rels|xl/(?:workbook|styles|sharedStrings)\.xml"
    r"|xl/_rels/workbook\.xml\.rels|xl/worksheets/sheet\d{1,3}\.xml"
)
_ZERO_DAYS = (datetime(1899, 12, 30), datetime(1904, 1, 1))  # noqa: DTZ001 - no time zones
_DAYS = (8_000, 60_000)  # 1921 to 2064
_DATE_IDS = frozenset((*range(14, 23), *range(27, 37), 45, 46, 47, *range(50, 59)))
_TIME_IDS = frozenset((18, 19, 20, 21, 45, 46, 47, 166))
_LITERAL = re.compile(r'"[^"]*"|\\.|\[(?!h)[^\]]*\]|_.|\*.', re.IGNORECASE)
# Values that stand in every workbook and can name nobody.
_PLACE = re.compile(r"\$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?")
_FORM = re.compile(
    r"-?\d{1,5}(?:\.\d{1,3})?|rId\d{1,4}|true|false|rels|xml|inlineStr|s|n|str|b|e|preserve|frozen"
    r"|bottomLeft|bottomRight|topRight|none|gray125|top|Calibri|Normal|officeDocument"
    r"|yyyy-mm-dd(?: hh:mm:ss)?|hh:mm:ss"
    r"|http://schemas\.openxmlformats\.org/(?:spreadsheetml|officeDocument|package)/2006/[\w/-]+"
    r"|application/vnd\.openxmlformats-(?:officedocument\.spreadsheetml\.[\w.]+|package\.relationships)\+xml"
    r"|/?(?:xl/)?(?:workbook|styles|sharedStrings|worksheets/sheet\d{1,3})\.xml"
)
# How a letter is written that XML might not keep.
_BY_NUMBER = re.compile(r"_x([0-9A-Fa-f]{4})_")
# Place, typeface, size and colour amid the text of a head or foot.
_LOOK = re.compile(r'&(?:"[^"]*"|\d{1,3}|K[0-9A-Fa-f]{6}|[A-Za-z])')
_HEADS = re.compile(r"(?:odd|even|first)(?:Header|Footer)")
_PLACES = frozenset({"r", "ref", "topLeftCell", "activeCell", "sqref", "spans"})


def extracts(untrusted_target: Path, reporter: Reporter) -> Iterator[Extract]:
    """Everything in the file. Raises `VerificationFailed` for a member that cannot be read."""
    data = untrusted_target.read_bytes()
    members = members_of(data)
    parts = {name: _read(name, number, one) for number, (name, one) in enumerate(members.items())}
    shared = next((p.strings for n, p in parts.items() if n.endswith("sharedStrings.xml")), [])
    styles = next((p.dates for n, p in parts.items() if n.endswith("styles.xml")), [])
    for number, (name, part) in enumerate(parts.items()):
        reporter.step(Stage.VERIFY, number, len(parts))
        place = name if _OWN.fullmatch(name) else f"member {number + 1}"
        shown, otherwise = _shown(part, shared, styles)
        if shown:
            yield Extract(Reader.TAGS, f"part {place}", Layer.TEXT, "\n".join(shown))
        yield Extract(Reader.EXPAT, f"{place} attributes", Layer.HIDDEN, "\n".join(part.values))
        unused = part.strings if part.strings is not shared else _unused(shared, parts.values())
        texts = [*part.texts, *map(texts_in, part.texts), *unused]
        yield Extract(Reader.EXPAT, f"{place} hidden text", Layer.HIDDEN, "\n".join(texts))
        yield Extract(
            Reader.EXPAT, f"{place} numbers otherwise", Layer.HIDDEN, "\n".join(otherwise)
        )
        form = "\n".join((*part.form, *sorted(part.marks)))
        yield Extract(Reader.EXPAT, f"{place} form", Layer.RAW, form)
    yield Extract(
        Reader.ZIPFILE, "archive directory", Layer.HIDDEN, directory_of(data, _OWN.fullmatch)
    )


@dataclass(slots=True)
class _Part:
    """What one part says.

    Attributes:
        cells: kind, style and value of every cell.
        strings: shared ones.
        dates: for every cell style, whether it shows a day, and a time.
        values, texts: attributes and texts that are no form.
        marks: names of elements and attributes that no program writes.
    """

    cells: list[tuple[str, int, str]] = field(default_factory=list, repr=False)
    names: list[str] = field(default_factory=list, repr=False)
    strings: list[str] = field(default_factory=list, repr=False)
    dates: list[tuple[bool, bool]] = field(default_factory=list, repr=False)
    values: list[str] = field(default_factory=list, repr=False)
    texts: list[str] = field(default_factory=list, repr=False)
    form: list[str] = field(default_factory=list, repr=False)
    marks: set[str] = field(default_factory=set, repr=False)


def _read(name: str, number: int, untrusted_member: bytes) -> _Part:
    place = name if _OWN.fullmatch(name) else f"member {number + 1}"
    if not name.endswith(_XML):
        raise VerificationFailed(
            "The export contains a file that could not be searched.", places=(place,)
        )
    reader = _Reader()
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    parser.CommentHandler = reader.part.values.append
    parser.ProcessingInstructionHandler = reader.instruction
    parser.StartDoctypeDeclHandler = _refuse
    try:
        parser.Parse(untrusted_member, True)  # noqa: FBT003 - positional only
    except (expat.ExpatError, ValueError, LookupError) as error:
        raise unreadable(place, error) from None
    reader.part.dates = [reader.dated(one) for one in reader.formats]
    return reader.part


def _refuse(*_: object) -> None:
    raise ValueError


class _Reader:
    """Takes a part as expat reads it."""

    def __init__(self) -> None:
        self.part = _Part()
        self.formats: list[int] = []
        self._codes: dict[int, str] = {}
        self._path: list[str] = []
        self._cell = ("", 0)
        self._said: list[str] = []
        self._shared: list[str] | None = None

    def start(self, name: str, attributes: Mapping[str, str]) -> None:
        element = _local(name)
        self._path.append(element)
        self.part.marks.update(one for one in (name, *attributes) if not is_name(_local(one)))
        if element == "c":
            self._cell = (attributes.get("t", "n"), _int(attributes.get("s", "0")))
            self._said = []
        elif element == "si":
            self._shared = []
        elif element == "xf" and "cellXfs" in self._path:
            self.formats.append(_int(attributes.get("numFmtId", "0")))
        elif element == "numFmt":
            code = attributes.get("formatCode", "")
            self._codes[_int(attributes.get("numFmtId", "0"))] = code
        for key, value in attributes.items():
            attribute = _local(key)
            if element == "sheet" and attribute == "name":
                self.part.names.append(value)
            elif attribute in _PLACES and _PLACE.fullmatch(value):
                continue
            elif _FORM.fullmatch(value):
                self.part.form.append(value)
            else:
                self.part.values.append(_plain(value))

    def end(self, _name: str) -> None:
        element = self._path.pop()
        if element == "c":
            self.part.cells.append((*self._cell, _plain("".join(self._said))))
        elif element == "si" and self._shared is not None:
            self.part.strings.append(_plain("".join(self._shared)))
            self._shared = None

    def text(self, data: str) -> None:
        element = self._path[-1] if self._path else ""
        if self._shared is not None:
            self._shared.append(data)
        elif "c" in self._path and element in ("v", "t"):
            self._said.append(data)
        elif data.strip():
            self.part.texts.append(_plain(data))
            if _HEADS.fullmatch(element):
                self.part.texts.append(_LOOK.sub("", data))

    def instruction(self, target: str, data: str) -> None:
        self.part.values.append(f"{target} {data}")

    def dated(self, number: int) -> tuple[bool, bool]:
        """Whether a number format shows a day, and whether it shows a time."""
        code = _LITERAL.sub("", self._codes.get(number, "")).lower()
        if code:
            return "y" in code or "d" in code, "h" in code or "s" in code
        return number in _DATE_IDS - _TIME_IDS, number in _TIME_IDS or number == 22


def _unused(shared: list[str], parts: Iterable[_Part]) -> Iterator[str]:
    """The strings that no cell shows."""
    cells = (cell for part in parts for cell in part.cells)
    used = {_index(value) for kind, _, value in cells if kind == "s"}
    return (text for number, text in enumerate(shared) if number not in used)


def _index(value: str) -> int | None:
    return int(value) if value.isascii() and value.isdecimal() and len(value) < 10 else None


def _plain(text: str) -> str:
    """A text with letters for their numbers."""
    return _BY_NUMBER.sub(lambda one: chr(min(int(one[1], 16), 0xD7FF)), text)


def _shown(
    part: _Part, shared: list[str], styles: list[tuple[bool, bool]]
) -> tuple[list[str], list[str]]:
    """What the cells of a part show, and what their numbers are otherwise: days, and no days."""
    shown, otherwise = [*part.names], []
    for kind, style, value in part.cells:
        if kind == "s":
            index = _index(value)
            shown.append(shared[index] if index is not None and index < len(shared) else value)
            continue
        if kind != "n" or not value:
            shown.append(value)
            continue
        has_day, has_time = styles[style] if style < len(styles) else (False, False)
        try:
            number = float(value)
        except ValueError:
            shown.append(value)
            continue
        if has_day and 0 < number < 2_900_000:
            shown.append(_moment(number, 0))
            otherwise += [_moment(number, 1), value]
        elif has_time and number >= 0:
            seconds = round(number * 86400)
            shown.append(f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}")
        else:
            shown.append(value)
            if _DAYS[0] <= number <= _DAYS[1]:
                otherwise += [_moment(number, system) for system in (0, 1)]
    return shown, otherwise


def _moment(number: float, system: int) -> str:
    moment = _ZERO_DAYS[system] + timedelta(seconds=round(number * 86400))
    return f"{moment:%Y-%m-%d}" + (f" {moment:%H:%M:%S}" if number % 1 else "")


def _local(name: str) -> str:
    return name.rpartition(":")[2]


def _int(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 6 else 0
