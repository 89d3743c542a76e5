"""What an error says in the reader's language.

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
    "session": phrase("Work on this document cannot be kept or brought back."),
    "session-locked": phrase("The key of the saved work cannot be reached."),
    "project-locked": phrase("The project opens with a passphrase."),
    "session-damaged": phrase("The saved work is damaged or was made with another key."),
    "session-in-use": phrase("Another window of the program has this document open."),
}
"""By the codes of `app.errors`."""

HINTS = (
    phrase("Try again; if it happens again, send the log, which holds no document text."),
    phrase("Check that the file exists and that you may read it."),
    phrase("Save it as PDF, DOCX or plain text and open that file."),
    phrase("Remove the password in the program that set it, then open the file again."),
    phrase("Open it in the program that made it and save it again."),
    phrase("Split the file and open the parts."),
    phrase("Run text recognition on the file in another program, then open the result."),
    phrase("Install the named extra with pip."),
    phrase("Choose another model pack or install the program again."),
    phrase("The original is unchanged and no export was written."),
    phrase("Choose a folder that you may write to and that has free space."),
    phrase("Open the file again and review it before exporting."),
    phrase("No export was written. Open the document, look at the named places and export again."),
    phrase("You can go on, but export before you close the program."),
    phrase("Forget this session; the original document is unchanged."),
    phrase("Ask whoever made the project for its passphrase."),
    phrase("Go on in the other window, or close the document there first."),
    phrase("Put the original back where it was, then export again. Decisions stay."),
)
"""The hints of the classes of `app.errors`."""


def error_text(error: AppError) -> tuple[str, str]:
    """What happened and what can be done, in the language in use."""
    if speaks_english():
        return error.message, error.hint
    sentence = tr(SENTENCES[error.code])
    return sentence, f"{tr(error.hint)}\n({error.message})"


def notice_text(notice: Notice) -> str:
    """What a format tells of a document, in the language in use."""
    return sentence(notice, tr)


# What a report says, in the language in use.


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


class LocalisedWording:
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

    def notice(self, notice: Notice) -> str:
        """What a format told."""
        return notice_text(notice)

    def number(self, value: float) -> str:
        """As the language writes it."""
        return number(value, 2)
