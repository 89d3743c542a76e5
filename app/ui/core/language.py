"""The window's words and numbers in the reader's language.

Words stand in the code in English, as `tr("…")`, and in tables as `phrase("…")`; what they become
is in `resources/translations`. `tools/translations.py` brings that up to date.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from app.paths import RESOURCES
from app.phrases import phrase as phrase  # noqa: PLC0414 - for the tables of the window

LANGUAGES = {"en": "English", "es": "Español", "it": "Italiano", "sv": "Svenska"}
"""Names of the languages that are there, each in itself, by their codes."""

_FOLDER = RESOURCES / "translations"
_KEYS = (phrase("Ctrl"), phrase("Shift"), phrase("Return"), phrase("Backspace"), phrase("Del"))


class _KeyNames(QTranslator):
    """Keys by what stands on them: Qt's Spanish words for two of them mean to delete and redact."""

    def translate(
        self,
        context: str,
        source: str,
        disambiguation: str | None = None,  # noqa: ARG002 - as Qt calls it
        n: int = -1,  # noqa: ARG002
    ) -> str | None:
        return tr(source) if context == "QShortcut" and source in _KEYS else None


def use_language(application: QCoreApplication, wanted: str) -> None:
    """Speak this language from now on: a code of `LANGUAGES`, or `system` for the desktop's.

    English, where the desktop's is none of them. What is already on the screen stays as it is.
    """
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.deleteLater()
    locale = QLocale.system() if wanted == "system" else QLocale(wanted)
    code = QLocale.languageToCode(locale.language())
    if code not in LANGUAGES:
        code, locale = "en", QLocale("en")
    QLocale.setDefault(locale)
    # The one that was installed last is asked first.
    for folder, name in (
        (QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{code}"),
        (str(_FOLDER), f"incognote_{code}"),
    ):
        translator = QTranslator(application)
        if translator.load(name, folder):
            application.installTranslator(translator)
    if code != "en":
        application.installTranslator(_KeyNames(application))


def tr(text: str, comment: str | None = None, n: int = -1, /) -> str:
    """`text` in the language in use.

    `comment` tells apart what is one word in English and two elsewhere. With a count `n`, `%n` in
    the text becomes the number and the words follow it; the tool that collects the words only
    sees a plural where the count stands as third.
    """
    return QCoreApplication.translate("", text, comment, n)


def speaks_english() -> bool:
    """Whether the words need no translation."""
    return QLocale().language() is QLocale.Language.English


def number(value: float, digits: int) -> str:
    """A number with so many digits behind the sign that the language has for it."""
    return QLocale().toString(value, "f", digits)


def percent(share: float) -> str:
    """A share of 1 in whole percent."""
    return tr("{number}%").format(number=number(100 * share, 0))
