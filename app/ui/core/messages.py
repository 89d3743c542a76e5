"""What an error says in the reader's language.

Errors are made where nothing is known of languages, with what happened in English. For others there
is a sentence for each code, and the English one follows it.
"""

from __future__ import annotations

from app.errors import AppError
from app.ui.core.language import phrase, speaks_english, tr

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


def said(error: AppError) -> tuple[str, str]:
    """What happened and what can be done, in the language in use."""
    if speaks_english():
        return error.message, error.hint
    sentence = tr(SENTENCES[error.code])
    return sentence, f"{tr(error.hint)}\n({error.message})"
