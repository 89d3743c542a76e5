"""What the reviewer is told about a document: a code each, with its sentence in English here.

Formats give codes, the command line and reports say them in English, and the window in the language
in use. Nobody takes a sentence apart to learn what it says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby, pairwise
from string import Formatter
from typing import TypeAlias

from app.languages import NAMES
from app.phrases import phrase

Param: TypeAlias = str | int | tuple[int, ...]
"""An encoding, the code of a language, a count, or ascending numbers of pages or lines."""


class NoticeCode(StrEnum):
    """What can be told, in the order in which Word documents tell it. The values are data."""

    # Languages for which there is no model.
    LANGUAGE_OF_ALL = "language-of-all"
    LANGUAGE_OF_PAGES = "language-of-pages"
    LANGUAGE_OF_LINES = "language-of-lines"
    LANGUAGE_CHANGED = "language-changed"

    # What the reviewer decided.
    KEPT_ELSEWHERE = "kept-elsewhere"

    # What cleaning a Word document drops or changes.
    DOCX_HIDDEN_TEXT = "docx-hidden-text"
    DOCX_PICTURES = "docx-pictures"
    DOCX_PICTURES_READ = "docx-pictures-read"
    DOCX_PICTURE_WORDS = "docx-picture-words"
    DOCX_CODES = "docx-codes"
    DOCX_UNREAD = "docx-unread"
    DOCX_DRAWINGS = "docx-drawings"
    ANIMATIONS = "animations"
    DOCX_OBJECTS = "docx-objects"
    DOCX_REVISIONS = "docx-revisions"
    DOCX_COMMENTS = "docx-comments"
    DOCX_LINKS = "docx-links"
    DOCX_FIELDS = "docx-fields"
    DOCX_CONTROLS = "docx-controls"
    DOCX_DESCRIPTIONS = "docx-descriptions"
    DOCX_STYLES = "docx-styles"
    DOCX_FALLBACKS = "docx-fallbacks"
    DOCX_PROPERTIES = "docx-properties"
    DOCX_ATTACHED = "docx-attached"
    DOCX_CHART_DATA = "docx-chart-data"
    DOCX_CHART_FORMATS = "docx-chart-formats"
    DOCX_CHART_LABELS = "docx-chart-labels"
    DOCX_CHART_DRAWINGS = "docx-chart-drawings"
    DOCX_NEW_CHARTS = "docx-new-charts"
    DOCX_FONTS = "docx-fonts"
    DOCX_MACROS = "docx-macros"
    DOCX_SIGNATURES = "docx-signatures"
    DOCX_SETTINGS = "docx-settings"
    DOCX_UNDRAWN = "docx-undrawn"

    # What an export of a workbook drops or changes.
    XLSX_HIDDEN = "xlsx-hidden"
    XLSX_COVERED = "xlsx-covered"
    XLSX_FORMULAS = "xlsx-formulas"
    XLSX_PICTURES = "xlsx-pictures"
    XLSX_COMMENTS = "xlsx-comments"
    XLSX_LINKS = "xlsx-links"
    XLSX_NAMES = "xlsx-names"
    XLSX_RULES = "xlsx-rules"
    XLSX_SOURCES = "xlsx-sources"
    XLSX_PRINT = "xlsx-print"
    XLSX_PROPERTIES = "xlsx-properties"
    XLSX_LOOK = "xlsx-look"

    # What a PDF holds besides its pages.
    PDF_RECOVERED = "pdf-recovered"
    PDF_PROTECTED = "pdf-protected"
    PDF_PROPERTIES = "pdf-properties"
    PDF_FORM_FIELDS = "pdf-form-fields"
    PDF_XFA = "pdf-xfa"
    PDF_SIGNATURE = "pdf-signature"
    PDF_COMMENTS = "pdf-comments"
    PDF_UNDRAWN_MARKS = "pdf-undrawn-marks"
    PDF_PRINT_MARKS = "pdf-print-marks"
    PDF_LINKS = "pdf-links"
    PDF_BOOKMARKS = "pdf-bookmarks"
    PDF_ATTACHMENTS = "pdf-attachments"
    PDF_SCRIPTS = "pdf-scripts"
    PDF_NAMED_PLACES = "pdf-named-places"
    PDF_TAGS = "pdf-tags"
    PDF_LAYERS = "pdf-layers"
    PDF_PRIVATE_DATA = "pdf-private-data"
    PDF_THUMBNAILS = "pdf-thumbnails"

    # What its pages show, and what an export does with them.
    PDF_CROPPED = "pdf-cropped"
    PDF_PAGES_AS_PICTURES = "pdf-pages-as-pictures"
    PDF_PICTURES_READ = "pdf-pictures-read"
    PDF_PICTURES_UNREAD = "pdf-pictures-unread"
    PDF_RIGHT_TO_LEFT = "pdf-right-to-left"
    PDF_BOXED_PAGES = "pdf-boxed-pages"
    PAGES_MADE_PICTURES = "pages-made-pictures"
    PDF_UNDRAWN = "pdf-undrawn"
    PDF_EXACT_WIDTHS = "pdf-exact-widths"
    PDF_SHARED_PICTURE = "pdf-shared-picture"

    # What text recognition read on pages.
    OCR_WORDS = "ocr-words"
    OCR_DOUBTFUL = "ocr-doubtful"
    OCR_EMPTY = "ocr-empty"
    OCR_UNREAD = "ocr-unread"

    # Machine-readable codes on pages.
    CODES = "codes"

    # Picture files.
    IMAGE_METADATA = "image-metadata"
    IMAGE_UNDRAWN = "image-undrawn"

    # Texts.
    ENCODING_GUESSED = "encoding-guessed"
    ENCODING_LACKS = "encoding-lacks"
    TEXT_ATTACHMENTS = "text-attachments"
    TABLE_BROKEN = "table-broken"


TEMPLATES: Mapping[NoticeCode, str] = {
    NoticeCode.LANGUAGE_OF_ALL: phrase(
        "The document seems to be in {language}. There is no model for it, so the search misses "
        "many identifiers and marks ordinary words."
    ),
    NoticeCode.LANGUAGE_OF_PAGES: phrase(
        "Text on {pages} seems to be in {language}. There is no model for it, so the search "
        "misses many identifiers and marks ordinary words."
    ),
    NoticeCode.LANGUAGE_OF_LINES: phrase(
        "Text from {lines} on seems to be in {language}. There is no model for it, so the search "
        "misses many identifiers and marks ordinary words."
    ),
    NoticeCode.LANGUAGE_CHANGED: phrase(
        "Text was recognised as {language}, for which there is no model. The reviewer chose "
        "another language, or none."
    ),
    NoticeCode.KEPT_ELSEWHERE: phrase(
        "Text that was redacted in other places can still be read where the reviewer kept it. "
        "Number of such places: {count}."
    ),
    NoticeCode.DOCX_HIDDEN_TEXT: phrase(
        "Hidden text is shown here as ordinary text and stays in the export."
    ),
    NoticeCode.DOCX_PICTURES: phrase(
        "Pictures stay and were not searched for text: check each one before you share the export."
    ),
    NoticeCode.DOCX_PICTURES_READ: phrase(
        "Pictures stay, and only words in them are redacted: check each one before you share the "
        "export."
    ),
    NoticeCode.DOCX_PICTURE_WORDS: phrase(
        "Text recognition read the words in pictures. It makes mistakes and misses handwriting. "
        "The words are at the end of the text: compare each with its picture."
    ),
    NoticeCode.DOCX_CODES: phrase(
        "Machine-readable codes in pictures, such as QR codes and bar codes, are painted over."
    ),
    NoticeCode.DOCX_UNREAD: phrase(
        "Writing in pictures that could not be read, such as handwriting, is painted over."
    ),
    NoticeCode.DOCX_DRAWINGS: phrase(
        "Pictures that cannot be searched (EMF, WMF, SVG, TIFF, damaged or outside the file) "
        "become grey areas."
    ),
    NoticeCode.ANIMATIONS: phrase(
        "All frames of an animation or camera picture but the first are removed."
    ),
    NoticeCode.DOCX_OBJECTS: phrase(
        "Embedded files and controls are removed; their picture stays if there is one."
    ),
    NoticeCode.DOCX_REVISIONS: phrase(
        "Tracked changes are accepted: deleted text is removed, inserted text stays."
    ),
    NoticeCode.DOCX_COMMENTS: phrase("Comments and the names of their authors are removed."),
    NoticeCode.DOCX_LINKS: phrase("Links keep their text and lose their addresses."),
    NoticeCode.DOCX_FIELDS: phrase("Fields other than page numbers become plain text."),
    NoticeCode.DOCX_CONTROLS: phrase(
        "Content controls become plain text; options that are not selected are removed."
    ),
    NoticeCode.DOCX_DESCRIPTIONS: phrase(
        "Alternative texts and names of pictures, shapes and tables are removed."
    ),
    NoticeCode.DOCX_STYLES: phrase("Styles that do not come with Word get neutral names."),
    NoticeCode.DOCX_FALLBACKS: phrase("Copies of drawings for Word 2007 and older are removed."),
    NoticeCode.DOCX_PROPERTIES: phrase(
        "Document properties such as author, title, company and dates are removed."
    ),
    NoticeCode.DOCX_ATTACHED: phrase(
        "Attached data is removed, such as form data, building blocks and print settings."
    ),
    NoticeCode.DOCX_CHART_DATA: phrase("Charts keep what they show and lose their workbook."),
    NoticeCode.DOCX_CHART_FORMATS: phrase(
        "Words in the number formats of charts are removed; the numbers stay, without that "
        "formatting."
    ),
    NoticeCode.DOCX_CHART_LABELS: phrase(
        "Dates and numbers that label charts become text; a date axis shows equal steps."
    ),
    NoticeCode.DOCX_CHART_DRAWINGS: phrase("Shapes and text boxes drawn on charts are removed."),
    NoticeCode.DOCX_NEW_CHARTS: phrase(
        "Charts of newer types (such as waterfall or map) become the picture that Word stores "
        "with them, or are removed if there is none."
    ),
    NoticeCode.DOCX_FONTS: phrase("Embedded fonts are removed."),
    NoticeCode.DOCX_MACROS: phrase("Macros and key assignments are removed."),
    NoticeCode.DOCX_SIGNATURES: phrase("The digital signature is removed."),
    NoticeCode.DOCX_SETTINGS: phrase(
        "Editing restrictions, document variables and links to templates are removed."
    ),
    NoticeCode.DOCX_UNDRAWN: phrase(
        "A replacement does not fit into a picture or cannot be drawn: a black box replaces it."
    ),
    NoticeCode.XLSX_HIDDEN: phrase(
        "Hidden sheets, rows and columns are shown here like all others, and in the export."
    ),
    NoticeCode.XLSX_COVERED: phrase(
        "Merged cells keep what they show; what the cells below them hold is removed."
    ),
    NoticeCode.XLSX_FORMULAS: phrase(
        "Formulas become their stored results; a formula without one leaves its cell empty."
    ),
    NoticeCode.XLSX_PICTURES: phrase(
        "Pictures, drawings, charts and embedded files are removed without being searched."
    ),
    NoticeCode.XLSX_COMMENTS: phrase(
        "Comments on cells and the names of their authors are removed."
    ),
    NoticeCode.XLSX_LINKS: phrase("Cells with links keep their text and lose the addresses."),
    NoticeCode.XLSX_NAMES: phrase(
        "Names of cells and tables, own views and scenarios are removed."
    ),
    NoticeCode.XLSX_RULES: phrase(
        "Filters, conditional formats and rules for what may be entered are removed."
    ),
    NoticeCode.XLSX_SOURCES: phrase(
        "Pivot tables keep what they show and lose their data; connections and other workbooks "
        "are removed."
    ),
    NoticeCode.XLSX_PRINT: phrase("Headers, footers and printer settings are removed."),
    NoticeCode.XLSX_PROPERTIES: phrase(
        "Properties of the workbook are removed, such as author, title, company and dates."
    ),
    NoticeCode.XLSX_LOOK: phrase(
        "The export is a plain workbook: dates are written as year-month-day, and colours, "
        "borders, typefaces and other formats are removed."
    ),
    NoticeCode.PDF_RECOVERED: phrase(
        "The file is damaged. What could be recovered is shown here; parts may be missing. "
        "Compare it with the original."
    ),
    NoticeCode.PDF_PROTECTED: phrase("The file is protected; the export is not encrypted."),
    NoticeCode.PDF_PROPERTIES: phrase("Title, author and other document properties are removed."),
    NoticeCode.PDF_FORM_FIELDS: phrase(
        "Form fields become plain page content; values that the page does not show are removed."
    ),
    NoticeCode.PDF_XFA: phrase("The data of an XFA form is removed."),
    NoticeCode.PDF_SIGNATURE: phrase(
        "The digital signature becomes invalid because the content changes."
    ),
    NoticeCode.PDF_COMMENTS: phrase(
        "Comments become plain page content; their pop-up texts and authors are removed."
    ),
    NoticeCode.PDF_UNDRAWN_MARKS: phrase(
        "Comments and annotations without an appearance of their own are removed."
    ),
    NoticeCode.PDF_PRINT_MARKS: phrase("Annotations that appear only in print are removed."),
    NoticeCode.PDF_LINKS: phrase("Links and their addresses are removed; the linked words stay."),
    NoticeCode.PDF_BOOKMARKS: phrase("Bookmarks are removed."),
    NoticeCode.PDF_ATTACHMENTS: phrase("Attached files are removed without being searched."),
    NoticeCode.PDF_SCRIPTS: phrase("Scripts and automatic actions are removed."),
    NoticeCode.PDF_NAMED_PLACES: phrase("Page labels and named destinations are removed."),
    NoticeCode.PDF_TAGS: phrase(
        "Accessibility tags and alternative texts are removed; screen readers lose them."
    ),
    NoticeCode.PDF_LAYERS: phrase("Layers stay shown or hidden, but lose their names."),
    NoticeCode.PDF_PRIVATE_DATA: phrase(
        "Private data of the program that created the file is removed."
    ),
    NoticeCode.PDF_THUMBNAILS: phrase("Page thumbnails are removed."),
    NoticeCode.PDF_CROPPED: phrase("Text outside the visible part of a page is removed."),
    NoticeCode.PDF_PAGES_AS_PICTURES: phrase(
        "The export shows {pages} as a picture with searchable text."
    ),
    NoticeCode.PDF_PICTURES_READ: phrase(
        "Pictures stay, and only words in them are redacted: check whether those on {pages} may "
        "be shared."
    ),
    NoticeCode.PDF_PICTURES_UNREAD: phrase(
        "Pictures or drawings stay as they are and were not searched: check {pages}."
    ),
    NoticeCode.PDF_RIGHT_TO_LEFT: phrase(
        "Words written from right to left may be read in the wrong order: check {pages}."
    ),
    NoticeCode.PDF_BOXED_PAGES: phrase("Pages with boxes become pictures in the export."),
    NoticeCode.PAGES_MADE_PICTURES: phrase(
        "Verification failed on {pages}. The export shows a picture there, without searchable "
        "text; redacted text that could still be read is painted over."
    ),
    NoticeCode.PDF_UNDRAWN: phrase(
        "A replacement has letters that the included fonts lack, or does not fit into a scan: a "
        "black box replaces it."
    ),
    NoticeCode.PDF_EXACT_WIDTHS: phrase(
        "Text after redacted words stays exactly in place: the width of what was redacted can "
        "be measured and may reveal a name."
    ),
    NoticeCode.PDF_SHARED_PICTURE: phrase(
        "The same picture appears in several places; what is redacted in one place is redacted "
        "in all of them."
    ),
    NoticeCode.OCR_WORDS: phrase(
        "Text recognition read the words on {pages}. It makes mistakes and misses handwriting: "
        "compare every word with the picture."
    ),
    NoticeCode.OCR_DOUBTFUL: phrase("Some words on {pages} were read with low certainty."),
    NoticeCode.OCR_EMPTY: phrase(
        "Text recognition found no words in the picture on {pages}: check whether it may be shared."
    ),
    NoticeCode.OCR_UNREAD: phrase(
        "Some writing on {pages}, such as handwriting, could not be read. Boxes cover it: look "
        "at each one, and remove those over writing that may be shared."
    ),
    NoticeCode.CODES: phrase(
        "Machine-readable codes, such as QR codes and bar codes, are removed from {pages}. A "
        "page that draws them becomes a picture."
    ),
    NoticeCode.IMAGE_METADATA: phrase(
        "Picture metadata is removed, such as camera, location, comments or a thumbnail."
    ),
    NoticeCode.IMAGE_UNDRAWN: phrase(
        "A replacement does not fit into the picture or cannot be drawn: a black box replaces it."
    ),
    NoticeCode.ENCODING_GUESSED: phrase(
        "The file does not name its encoding and was read as {encoding}: check that letters "
        "such as é, ö or ñ look right."
    ),
    NoticeCode.ENCODING_LACKS: phrase(
        "Replacements that {encoding} cannot write are shown as their category: {count}."
    ),
    NoticeCode.TEXT_ATTACHMENTS: phrase(
        "Embedded files (Base64) are removed without being searched: {count}."
    ),
    NoticeCode.TABLE_BROKEN: phrase(
        "The quotation marks in the table do not match: it is treated as plain text."
    ),
}
"""What is told, in English. The names in braces are those of the parameters of the notice."""

_NUMBERED = {
    "pages": (phrase("page {numbers}"), phrase("pages {numbers}")),
    "lines": (phrase("line {numbers}"), phrase("lines {numbers}")),
}
_PLACES = {
    code: sorted(name for _, name, _, _ in Formatter().parse(template) if name)
    for code, template in TEMPLATES.items()
}
_CODEC = re.compile(r"[\w.-]{1,40}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Notice:
    """What a format tells of a document: a code, and what its sentence needs.

    Never document text: a child that was taken over cannot bring any into a report by this way.
    """

    code: NoticeCode
    params: tuple[tuple[str, Param], ...] = ()

    def __post_init__(self) -> None:
        if sorted(name for name, _ in self.params) != _PLACES[NoticeCode(self.code)]:
            raise ValueError(f"not the parameters of {self.code}")
        if not all(_is_valid(name, value) for name, value in self.params):
            raise ValueError(f"not what the parameters of {self.code} hold")

    @classmethod
    def of(cls, code: NoticeCode, **params: str | int | Iterable[int]) -> Notice:
        """A notice whose parameters are those named in its template."""
        plain = ((n, v if isinstance(v, str | int) else tuple(v)) for n, v in params.items())
        return cls(code, tuple(plain))

    def param(self, name: str) -> Param:
        """One of the parameters. Raises `KeyError` for one that the code does not have."""
        return dict(self.params)[name]


def sentence(notice: Notice, translated: Callable[[str], str]) -> str:
    """A notice in the words of another language; `translated` knows all phrases of this module."""
    words = {name: _in_words(name, value, translated) for name, value in notice.params}
    return translated(TEMPLATES[notice.code]).format(**words)


def english(notice: Notice) -> str:
    """A notice as the command line and the JSON of reports say it."""
    return sentence(notice, str)


def page_ranges(numbers: Iterable[int]) -> str:
    """Ascending page numbers as a reader likes them, such as `1, 3–5`."""
    parts = []
    for _, group in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        members = [number for _, number in group]
        parts.append(str(members[0]) if len(members) == 1 else f"{members[0]}–{members[-1]}")
    return ", ".join(parts)


def _in_words(name: str, value: Param, translated: Callable[[str], str]) -> str:
    if isinstance(value, tuple):
        one, several = _NUMBERED[name]
        return translated(several if len(value) > 1 else one).format(numbers=page_ranges(value))
    return translated(NAMES[str(value)]) if name == "language" else str(value)


def _is_valid(name: str, value: object) -> bool:
    match name, value:
        case "pages" | "lines", tuple():
            whole = bool(value) and all(type(one) is int for one in value)
            return whole and all(a < b for a, b in pairwise((0, *value)))
        case "language", str():
            return value in NAMES
        case "encoding", str():
            return _CODEC.fullmatch(value) is not None
        case "count", int():
            return type(value) is int and value > 0
    return False
