"""Which patient each document of a run is about, and who those patients are.

A case is a folder, or a row of the user's list of patients. Where nothing says for sure whose a
document is, it is refused: a wrong answer gives two people one identity.
"""

from __future__ import annotations

import csv
import hmac
import io
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from app.engine.domain.case import KnownIdentifier, KnownPatient, KnownPatients, same_label
from app.engine.domain.document import Document
from app.engine.domain.review import Review
from app.errors import CaseUnclear, InputError
from app.keys.key_purposes import cases_key

if TYPE_CHECKING:
    from app.engine.mentions.known_patients import Joined


class CasesBy(StrEnum):
    """What says whose a document is."""

    FOLDER = "folder"
    LIST = "list"


@dataclass(frozen=True, slots=True)
class Belonging:
    """Whose a document is: the label of the case, empty for none, and whom to look for."""

    label: str
    known: KnownPatients


Ask = Callable[[Document, tuple[KnownPatient, ...]], "Joined"]
"""Finds out whom of a list a document is about."""


class Cases:
    """Gives each document of a run its case. Safe for several threads."""

    def __init__(
        self, by: CasesBy | None, given: Sequence[Path], patients: tuple[KnownPatient, ...] = ()
    ) -> None:
        """`given`: the files and folders that the user named."""
        self._by, self._given, self._patients = by, tuple(given), patients
        self._rows = {same_label(one.label): one for one in patients}
        self._folders: dict[str, Path] = {}

    def of(self, path: Path, document: Document, ask: Ask) -> Belonging:
        """Whose `document`, which lies at `path`, is. Raises `CaseUnclear`."""
        if self._by is None:
            return Belonging("", KnownPatients(own=self._patients))
        if self._by is CasesBy.FOLDER:
            label, row = self._by_folder(path, document, ask)
        else:
            row = self._in_list(path, document, ask)
            label = row.label
        own = (row,) if row is not None else ()
        others = tuple(one for one in self._patients if one is not row)
        return Belonging(label, KnownPatients(own, others))

    def _by_folder(
        self, path: Path, document: Document, ask: Ask
    ) -> tuple[str, KnownPatient | None]:
        folder = _folder_of(path, self._given)
        if folder is None:
            raise CaseUnclear("The document is in the folder of no patient.")
        label = same_label(folder.name)
        if self._folders.setdefault(label, folder.resolve()) != folder.resolve():
            raise CaseUnclear("Two folders of patients have the same name.")
        row = self._rows.get(label) or self._listed(folder.name)
        said = ask(document, self._patients) if self._patients else None
        if said is not None and said.patient is not None and self._patients[said.patient] != row:
            raise CaseUnclear("The document names another patient than the one of its folder.")
        return label, row

    def _in_list(self, path: Path, document: Document, ask: Ask) -> KnownPatient:
        said = ask(document, self._patients)
        row = self._listed(path.name)
        if row is None and said.patient is None:
            raise CaseUnclear(_WHY[said.why])
        matched = self._patients[said.patient] if said.patient is not None else None
        if row is not None and matched is not None and row != matched:
            raise CaseUnclear("The document names another patient than the list says.")
        found = row or matched
        assert found is not None  # noqa: S101 - one of both is there, as was asked above
        return found

    def _listed(self, name: str) -> KnownPatient | None:
        """The only patient whose row names this file or folder."""
        rows = [one for one in self._patients if same_label(name) in one.documents]
        return rows[0] if len(rows) == 1 else None


_WHY = {
    "not enough": "The document has neither a number nor name and birth date of a patient of the"
    " list.",
    "several": "The document names several patients of the list.",
}


def _folder_of(path: Path, given: Iterable[Path]) -> Path | None:
    """The folder of the patient: the first below a given folder, or the one a given file is in."""
    for start in given:
        if path == start:
            return path.absolute().parent
        if start.is_dir() and path.is_relative_to(start):
            first, *rest = path.relative_to(start).parts
            return start / first if rest else None
    return None


def case_id(label: str, root: bytes) -> str:
    """The id of a case, the same wherever the key is, which tells nobody whose it is."""
    return hmac.digest(cases_key(root), b"id " + same_label(label).encode(), "sha256").hex()[:32]


def bare(review: Review) -> Review:
    """What of a review settles surrogates: text and findings, without pages and pictures."""
    document = review.document
    plain = Document(
        document.id, document.kind, document.sha256, document.text, passages=document.passages
    )
    return replace(review, document=plain, candidates=(), regions=())


_MOST_BYTES = 64 << 20
_CASE, _DOCUMENT = ("case", "case id", "label"), ("document", "documents", "file", "folder")
_FAMILY = frozenset(
    (
        "family", "family name", "last", "last name", "lastname", "surname", "apellido",
        "apellidos", "cognome", "efternamn",
    )
)  # fmt: skip
_IDENTITY = ("MEDICALRECORD", "SSN", "IDNUM")
_BIRTH = ("birth", "dob", "born", "nacim", "nascita", "född", "födelse")
_SEPARATOR = ";"


def read_patients(path: Path) -> tuple[KnownPatient, ...]:
    """The patients of a CSV file, as `patients_in`. Raises `InputError`."""
    from app.formats.text.encoding import find_encoding  # noqa: PLC0415 - loads many codecs

    try:
        content = path.read_bytes()
    except OSError as error:
        raise InputError(f"The list of patients cannot be read: {error.strerror}.") from None
    if len(content) > _MOST_BYTES:
        raise InputError("The list of patients is too long.")
    return patients_in(find_encoding(content, None).decode(content))


def patients_in(text: str) -> tuple[KnownPatient, ...]:
    """The patients of a table, one a row, whose headings say what a column holds.

    Columns `case` and `document` say whose a row is; of all others the heading must tell which
    kind of identifier they hold, as for tables that are redacted. Several values in one cell stand
    with semicolons between. Raises `InputError`, which names rows by number alone.
    """
    head = text.partition("\n")[0]
    delimiter = max(",;\t", key=head.count)
    try:
        headings, *rows = csv.reader(io.StringIO(text), delimiter=delimiter, strict=True)
    except (csv.Error, ValueError):
        raise InputError("The list of patients is no table with a row of headings.") from None
    columns = [_Column.of(*one, delimiter) for one in enumerate(headings, start=1)]
    patients = tuple(_patients(columns, rows))
    counted = Counter(same_label(one.label) for one in patients)
    if any(times > 1 for times in counted.values()):
        raise InputError("Two rows of the list of patients have the same case or number.")
    if not patients:
        raise InputError("The list of patients is empty.")
    return patients


@dataclass(frozen=True, slots=True)
class _Column:
    """What a column holds. `kind` is a subcategory, or empty for the two columns that name none."""

    kind: str
    role: str
    several: bool

    @classmethod
    def of(cls, number: int, heading: str, delimiter: str) -> _Column:
        from app.engine.detectors.structured.field_names import OWN, kind_of  # noqa: PLC0415

        name = same_label(heading)
        several = delimiter != _SEPARATOR
        if name in _CASE or name in _DOCUMENT:
            return cls("", "case" if name in _CASE else "document", several)
        kind = kind_of(f"{OWN}{heading.strip()}").removesuffix("#")
        if not kind:
            raise InputError(
                f"What column {number} of the list of patients holds is not clear.",
                hint="Name it for example name, birth date, MRN, phone, address, case, document.",
            )
        role = "name" if kind == "PATIENT" else "other"
        if role == "name" and name in _FAMILY:
            role = "family"
        if kind == "DATE" and any(word in name for word in _BIRTH):
            role = "birth"
        return cls(kind, role, several)

    def values(self, cell: str) -> list[str]:
        """The values in a cell."""
        parts = cell.split(_SEPARATOR) if self.several else [cell]
        return [" ".join(part.split()) for part in parts if part.strip()]


def _patients(columns: Sequence[_Column], rows: Iterable[Sequence[str]]) -> Iterator[KnownPatient]:
    from app.engine.text.days import days_named  # noqa: PLC0415 - loads slowly

    for number, row in enumerate(rows, start=2):
        if not any(cell.strip() for cell in row):
            continue
        if len(row) != len(columns):
            raise InputError(f"Row {number} of the list of patients has other columns.")
        cells = [
            (column, value)
            for column, cell in zip(columns, row, strict=True)
            for value in column.values(cell)
        ]
        births = {
            day
            for column, value in cells
            if column.role == "birth"
            for day in _one_day(days_named(value), number)
        }
        identifiers = tuple(_identifiers(cells))
        labels = [value for column, value in cells if column.role == "case"]
        numbers = [one.text for one in identifiers if one.subcategory in _IDENTITY]
        full = next((one.text for one in identifiers if one.subcategory == "PATIENT"), "")
        label = next(iter((*labels, *numbers)), f"{full} {min(births, default='')}".strip())
        if not identifiers:
            raise InputError(f"Row {number} of the list of patients identifies nobody.")
        documents = frozenset(
            same_label(value) for column, value in cells if column.role == "document"
        )
        yield KnownPatient(label, identifiers, frozenset(births), documents)


def _identifiers(cells: Iterable[tuple[_Column, str]]) -> Iterator[KnownIdentifier]:
    """The full name first, then what else there is; the birth date is no text to look for."""
    listed = tuple(cells)
    given = [value for column, value in listed if column.role == "name"]
    family = [value for column, value in listed if column.role == "family"]
    if family:
        yield KnownIdentifier(" ".join((*given, *family)), "PATIENT")
        if given:
            yield from (KnownIdentifier(value, "PATIENT") for value in (*given, *family))
    else:
        yield from (KnownIdentifier(value, "PATIENT") for value in given)
    for column, value in listed:
        if column.role == "other":
            yield KnownIdentifier(value, column.kind)


def _one_day(named: Iterable[frozenset[date]], number: int) -> frozenset[date]:
    days = frozenset(day for one in named for day in one)
    if len(days) != 1:
        raise InputError(
            f"The birth date in row {number} of the list of patients is unclear.",
            hint="Write birth dates as 1958-07-14.",
        )
    return days
