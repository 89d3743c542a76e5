"""What an error says in the reader's language.

Errors are made where nothing is known of languages, with what happened in English. For others there
is a sentence for each code, and the English one follows it.
"""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QLocale

from app.errors import AppError
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


# What a document's reader tells of it, in the reviewer's language.
#
# The formats say it in English, since they know nothing of languages. A sentence that is not listed
# here is shown as it is.


NOTICES = (
    phrase("Hidden text is shown here as ordinary text and stays in the export as it is."),
    phrase(
        "Pictures stay and were not searched for text: look at each of them before you share "
        "the export."
    ),
    phrase(
        "Pictures stay, but for words that are removed from them: look at each of them before you "
        "share the export."
    ),
    phrase(
        "Words were read from pictures by text recognition, which makes mistakes and misses "
        "handwriting. They stand at the end of the text: compare each with its picture."
    ),
    phrase(
        "Pictures that cannot be checked (EMF, WMF, SVG, TIFF, damaged or outside the file) become "
        "grey areas."
    ),
    phrase("Embedded files and controls are removed; their picture stays where there is one."),
    phrase("Tracked changes are accepted: deleted text is removed, inserted text stays."),
    phrase("Comments and the names of those who wrote them are removed."),
    phrase("Links keep their text and lose their addresses."),
    phrase("Fields other than page numbers become plain text."),
    phrase("Content controls become plain text; choices that were not made are removed."),
    phrase("Alternative texts and names of pictures, shapes and tables are removed."),
    phrase("Styles that do not come with Word get neutral names."),
    phrase("Copies of drawings for Word 2007 and older are removed."),
    phrase("Document properties such as author, title, company and dates are removed."),
    phrase("Attached data is removed: form data, building blocks, print settings and others."),
    phrase("Charts keep what they show and lose the workbook behind it."),
    phrase("Words in the number formats of charts are removed; the numbers stay in plain form."),
    phrase("Embedded fonts are removed."),
    phrase("Macros and key assignments are removed."),
    phrase("The digital signature is removed."),
    phrase("Editing restrictions, document variables and links to templates are removed."),
    phrase("The file is protected; the export will not be encrypted."),
    phrase("Title, author and other document properties will be dropped from the export."),
    phrase(
        "Form fields will become plain page content; values that the page does not show will be "
        "dropped from the export."
    ),
    phrase("The data of an XFA form will be dropped from the export."),
    phrase("A digital signature will end, because the content changes."),
    phrase(
        "Comments will become plain page content; their pop-up texts and authors will be dropped "
        "from the export."
    ),
    phrase("Comments and marks without a drawing of their own will be dropped from the export."),
    phrase("Marks that only appear on paper, not on the screen, will be dropped from the export."),
    phrase("Links and their addresses will be dropped from the export; the linked words stay."),
    phrase("Bookmarks will be dropped from the export."),
    phrase("Attached files will be dropped from the export; they were not searched."),
    phrase("Scripts and automatic actions will be dropped from the export."),
    phrase("Page labels and named places will be dropped from the export."),
    phrase(
        "Accessibility tags and alternative texts will be dropped from the export; screen readers "
        "lose them."
    ),
    phrase("Layers keep their state but lose their names."),
    phrase("Pages on which boxes were drawn are pictures in the export."),
    phrase("Private data of the program that made the file will be dropped from the export."),
    phrase("Thumbnail pictures of pages will be dropped from the export."),
    phrase("Text outside the visible part of a page will be dropped from the export."),
    phrase(
        "Words were read from a picture by text recognition, which makes mistakes and misses "
        "handwriting; compare every word on {pages} with the picture."
    ),
    phrase("Some words on {pages} were read with little certainty."),
    phrase(
        "No words were recognised in the picture that a page shows; look whether {pages} may be "
        "shared."
    ),
    phrase("The export shows {pages} as a picture with searchable words."),
    phrase(
        "Pictures stay, but for words that are removed from them; look whether those on {pages} "
        "may be shared."
    ),
    phrase("Further pictures of an animation or camera will be dropped from the export."),
    phrase("The quotes of the table do not match: it is treated as plain text."),
    phrase("Pictures or drawings stay as they are and were not searched; look at {pages}."),
    phrase("Words written from right to left may be read in the wrong order; look at {pages}."),
    phrase(
        "A replacement has letters that the bundled fonts lack, or does not fit into a scan; a "
        "black box stands there."
    ),
    phrase(
        "Letters behind removed words stand exactly where they stood: the width of what was "
        "removed can be measured, and may tell a name."
    ),
    phrase(
        "A picture is shown in several places; what is removed from it in one is gone from all of "
        "them."
    ),
    phrase(
        "A replacement does not fit into the picture or cannot be drawn; a black box stands there."
    ),
    phrase(
        "A replacement does not fit into a picture or cannot be drawn; a black box stands there."
    ),
    phrase("Embedded files (Base64) are not looked at and are removed: {pages}."),
    phrase(
        "What the file says beside the picture, such as camera, place, comments or a thumbnail, "
        "will be dropped from the export."
    ),
    phrase(
        "The encoding is not named in the file and was taken to be {encoding}: check that letters "
        "such as é, ö or ñ look right."
    ),
    phrase("Replacements that {encoding} cannot write are shown as their category: {labels}."),
)
"""What the formats say; `{pages}` stands for the pages or the number concerned."""

_PLACE = re.compile(r"\\{(\w+)\\}")


def notice_text(notice: str) -> str:
    """A notice in the language in use."""
    if speaks_english():
        return notice
    if notice in NOTICES:
        return tr(notice)
    for template, pattern in _patterns():
        if found := pattern.fullmatch(notice):
            return tr(template).format(
                **{name: _said_pages(words) for name, words in found.groupdict().items()}
            )
    return notice


def _said_pages(pages: str) -> str:
    """`pages 1, 3–5` in the language in use."""
    for source in (phrase("pages {numbers}"), phrase("page {numbers}")):
        word = source.partition(" ")[0] + " "
        if pages.startswith(word):
            return tr(source).format(numbers=pages.removeprefix(word))
    return pages


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple(
        (one, re.compile(_PLACE.sub(r"(?P<\1>.+)", re.escape(one))))
        for one in NOTICES
        if "{" in one
    )


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

    def notice(self, english: str) -> str:
        """What a format told."""
        return notice_text(english)

    def number(self, value: float) -> str:
        """As the language writes it."""
        return number(value, 2)
