"""What errors, notices and reports say in the reader's language.

Errors are made where nothing is known of languages, with what happened in English. For others there
is a sentence for each code, and the English one follows it.
"""

from __future__ import annotations

from PySide6.QtCore import QLocale

from app.errors import SENTENCES, AppError
from app.notices import Notice, sentence
from app.ui.core.language import number, speaks_english, tr


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
