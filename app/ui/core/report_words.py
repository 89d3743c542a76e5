"""What a report says, in the language in use."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from app.ui.core.language import number, phrase, tr
from app.ui.core.notice_words import said_notice

LAYERS = {
    "text": phrase("running text, by independent readers"),
    "hidden": phrase("metadata, names and attributes"),
    "raw": phrase("raw bytes and streams"),
}
"""Where was searched, by the layers of checks."""

WORDS = (
    phrase("De-identification report"),
    phrase("This report holds no text of the document."),
    phrase("removed"),
    phrase("kept by the reviewer"),
    phrase("removed without a decision"),
    phrase("extracts checked, nothing found"),
    phrase("Kind"),
    phrase("Category"),
    phrase("Accepted"),
    phrase("Undecided, removed"),
    phrase("Added by hand"),
    phrase("Kept"),
    phrase("What was checked"),
    phrase(
        "The finished file was read again by programs that had no part in removing anything. Each "
        "removed text was searched for in:"
    ),
    *LAYERS.values(),
    phrase(
        "The checks prove that what was marked is gone. They cannot prove that everything that "
        "identifies a person was marked."
    ),
    phrase("What to know about this file"),
    phrase("Nothing."),
    phrase("Who found what"),
    phrase("the language model"),
    phrase("rules for how things are written"),
    phrase("other mentions of what was found"),
    phrase("the reviewer"),
    phrase("the list of what is always removed"),
    phrase("Lowest probability among the removed:"),
    phrase("Boxes drawn on pages, counted as added by hand:"),
    phrase("Proof"),
    phrase("Program"),
    phrase("Model pack"),
    phrase("Original (keyed, for this computer)"),
    phrase("Exported file"),
    phrase("PDF document"),
    phrase("Word document"),
    phrase("Text"),
    phrase("Picture"),
    phrase("identifiers blacked out"),
    phrase("identifiers masked"),
    phrase("identifiers replaced by invented values"),
)
"""All of `app.engine.redaction.report`, which knows nothing of languages, but what has a count."""


class Spoken:
    """Says everything in the language in use."""

    @property
    def language(self) -> str:
        """Its code."""
        return QLocale.languageToCode(QLocale().language())

    def words(self, english: str, count: int = -1) -> str:
        """What the report says."""
        match english:
            case "%n pages":
                return tr("%n pages", None, count)
            case "%n words":
                return tr("%n words", None, count)
        return tr(english)

    def notice(self, english: str) -> str:
        """What a format told."""
        return said_notice(english)

    def number(self, value: float) -> str:
        """As the language writes it."""
        return number(value, 2)
