"""The page of a report, for people, in the language of whoever reads it."""

from __future__ import annotations

from typing import Protocol

from app.engine.detectors.base import FIELDS, KNOWN, PROPAGATED, TAGGER
from app.engine.domain.export import LAYER_TITLES
from app.engine.domain.labels import schema
from app.engine.domain.policy import TREATMENT_TITLES
from app.engine.redaction.report import Report
from app.engine.redaction.safe_harbor import TITLES
from app.html_pages import rendered
from app.notices import Notice, english
from app.phrases import phrase


class SignedAs(Protocol):
    """Where a report stands among those that were signed with it."""

    @property
    def run(self) -> str:
        """Which reports belong together."""

    @property
    def number(self) -> int:
        """Its place among them, from 1."""

    @property
    def key(self) -> str:
        """Eight signs of the public key."""


class Wording(Protocol):
    """How a report speaks. Whatever it says in English is marked for translators."""

    @property
    def language(self) -> str:
        """Its code, such as `en`."""

    def words(self, english: str, count: int = -1) -> str:
        """What is marked here or in the template, or a label's title; `%n` stands for a count."""

    def notice(self, notice: Notice) -> str:
        """One of the notices of a report."""

    def number(self, value: float) -> str:
        """With two digits behind the sign."""


class _English:
    language = "en"

    def words(self, english: str, count: int = -1) -> str:
        return english.replace("%n", str(count))

    def notice(self, notice: Notice) -> str:
        return english(notice)

    def number(self, value: float) -> str:
        return f"{value:.2f}"


ENGLISH: Wording = _English()


def to_html(
    report: Report,
    wording: Wording = ENGLISH,
    *,
    signed: SignedAs | None = None,
    styled: bool = True,
) -> str:
    """The report as one page that needs nothing else, light and dark, readable when printed.

    Without its style sheet where it is `styled` by others.
    """
    labels = schema()
    return rendered(
        "report.html",
        report=report,
        rows=[
            (row, labels.subcategories[row.subcategory], labels.category_of(row.subcategory))
            for row in report.rows
        ],
        signed=signed,
        styled=styled,
        wording=wording,
        say=wording.words,
        kind=KINDS[report.kind],
        mode=_MODES[report.mode] if report.policy in ("", report.mode) else "",
        treatments=TREATMENT_TITLES,
        harbor=TITLES,
        eighteen=report.safe_harbor,
        likely=_likely(report),
        limits=LIMITS,
        detectors=_DETECTORS,
        layers=LAYER_TITLES,
    )


KINDS = {
    "pdf": phrase("PDF document"),
    "docx": phrase("Word document"),
    "xlsx": phrase("Excel workbook"),
    "text": phrase("Text"),
    "image": phrase("Picture"),
}
_MODES = {
    "box": phrase("identifiers covered with black boxes"),
    "mask": phrase("identifiers replaced with labels"),
    "numbered": phrase("identifiers replaced with numbered labels"),
    "surrogate": phrase("identifiers replaced with surrogates"),
}
_DETECTORS = {
    TAGGER: phrase("the model"),
    "rules": phrase("rules"),
    FIELDS: phrase("names of fields"),
    KNOWN: phrase("the list of known identifiers"),
    PROPAGATED: phrase("other mentions of a finding"),
    "reviewer": phrase("the reviewer"),
    "list": phrase("the list “Always redact”"),
}
LIMITS = (
    # Stubbs, Kotfila and Uzuner 2015, best of section 3's table; Berg and Dalianis 2020.
    phrase(
        "No method finds everything. The best published systems miss about 2 of 100 identifying "
        "words of American discharge letters (i2b2 2014), 8 of 100 of Swedish notes (Berg and "
        "Dalianis 2020)."
    ),
    phrase(
        "What is left can be looked for: an attacker who trained a program on released notes found "
        "211 of 310 identifiers that had been missed among surrogates (Carrell 2019)."
    ),
    phrase(
        "People can be recognised without any identifier: birth date, sex and postal code together "
        "are unique for 63 to 87 of 100 Americans (Sweeney 2000, Golle 2006). Rare diseases, "
        "professions and events do the same."
    ),
    phrase(
        "As long as a key or the originals exist, surrogates are pseudonyms: under the GDPR the "
        "export remains personal data for whoever could use them."
    ),
)


def _likely(report: Report) -> tuple[str, ...]:
    """Titles of the kinds of what may be left, by how much harm each does, the worst first."""
    kinds = schema().subcategories
    weighed = sorted(
        report.left_by_kind, key=lambda name: -report.left_by_kind[name] * kinds[name].risk
    )
    return tuple(kinds[name].title for name in weighed[:_MOST_LIKELY])


_MOST_LIKELY = 3
