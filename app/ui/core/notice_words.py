"""What a document's reader tells of it, in the reviewer's language.

The formats say it in English, since they know nothing of languages. A sentence that is not listed
here is shown as it is.
"""

from __future__ import annotations

import re
from functools import cache

from app.ui.core.language import phrase, speaks_english, tr

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


def said_notice(notice: str) -> str:
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
