"""What errors, notices and reports say in the reader's language.

Errors are made where nothing is known of languages, with what happened in English. For others there
is a sentence for each code, and the English one follows it.
"""

from __future__ import annotations

from PySide6.QtCore import QLocale

from app.errors import AppError
from app.notices import Notice, sentence
from app.ui.core.language import number, phrase, speaks_english, tr

SENTENCES = {
    "error": phrase("Something went wrong."),
    "input": phrase("The file cannot be read."),
    "unsupported": phrase("The file, or a part of it, cannot be redacted safely."),
    "encrypted": phrase("The file is protected."),
    "password": phrase("The file needs its password."),
    "corrupt": phrase("The file is damaged or is not what its name says."),
    "limit": phrase("The file needs more time, memory or pages than is allowed."),
    "needs-ocr": phrase("A page shows its text only as a picture."),
    "dependency": phrase("A part of the program is not installed."),
    "model": phrase("The model pack cannot be used."),
    "pack-invalid": phrase("The model pack is incomplete or was changed."),
    "pack-mismatch": phrase("The model pack does not fit this program."),
    "export": phrase("The export was not written."),
    "write-failed": phrase("The file could not be written."),
    "source-changed": phrase("The original is no longer the file that was reviewed."),
    "source-missing": phrase("The original is no longer where it was opened."),
    "verification": phrase("The export did not pass its check and was not kept."),
    "language": phrase("There is no model for a language of the document."),
    "session": phrase("Work on this document cannot be kept or brought back."),
    "session-locked": phrase("The key of the saved work cannot be reached."),
    "project-locked": phrase("The project opens with a passphrase."),
    "session-damaged": phrase("The saved work is damaged or was made with another key."),
    "session-in-use": phrase("Another window of the program has this document open."),
}
"""By the codes of `app.errors`."""


def error_text(error: AppError) -> tuple[str, str]:
    """What happened and what can be done, in the language in use."""
    if speaks_english():
        return error.message, error.hint
    sentence = tr(SENTENCES[error.code])
    return sentence, f"{tr(error.hint)}\n({error.message})"


def notice_text(notice: Notice) -> str:
    """What a format tells of a document, in the language in use."""
    return sentence(notice, tr)


class LocalisedWording:
    """The wording of reports in the language in use."""

    @property
    def language(self) -> str:
        """Its code."""
        return QLocale.languageToCode(QLocale().language())

    def words(self, english: str, count: int = -1) -> str:
        """What the report says."""
        return tr(english, None, count)

    def notice(self, notice: Notice) -> str:
        """What a format told."""
        return notice_text(notice)

    def number(self, value: float) -> str:
        """As the language writes it."""
        return number(value, 2)
