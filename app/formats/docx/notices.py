"""What cleaning a Word document drops or changes, in the words that the reviewer reads."""

from __future__ import annotations

from enum import StrEnum


class Notice(StrEnum):
    """One sentence each, without document text, in the order in which they are shown."""

    HIDDEN_TEXT = "Hidden text is shown here as ordinary text and stays in the export as it is."
    PICTURES = (
        "Pictures stay and were not searched for text: look at each of them before you share "
        "the export."
    )
    PICTURES_READ = (
        "Pictures stay, but for words that are removed from them: look at each of them before you "
        "share the export."
    )
    PICTURE_WORDS = (
        "Words were read from pictures by text recognition, which makes mistakes and misses "
        "handwriting. They stand at the end of the text: compare each with its picture."
    )
    DRAWINGS = (
        "Pictures that cannot be checked (EMF, WMF, SVG, TIFF, damaged or outside the file) become "
        "grey areas."
    )
    ANIMATIONS = "Further pictures of an animation or camera will be dropped from the export."
    OBJECTS = "Embedded files and controls are removed; their picture stays where there is one."
    REVISIONS = "Tracked changes are accepted: deleted text is removed, inserted text stays."
    COMMENTS = "Comments and the names of those who wrote them are removed."
    LINKS = "Links keep their text and lose their addresses."
    FIELDS = "Fields other than page numbers become plain text."
    CONTROLS = "Content controls become plain text; choices that were not made are removed."
    DESCRIPTIONS = "Alternative texts and names of pictures, shapes and tables are removed."
    STYLES = "Styles that do not come with Word get neutral names."
    FALLBACKS = "Copies of drawings for Word 2007 and older are removed."
    PROPERTIES = "Document properties such as author, title, company and dates are removed."
    ATTACHED = "Attached data is removed: form data, building blocks, print settings and others."
    CHART_DATA = "Charts keep what they show and lose the workbook behind it."
    CHART_FORMATS = (
        "Words in the number formats of charts are removed; the numbers stay in plain form."
    )
    FONTS = "Embedded fonts are removed."
    MACROS = "Macros and key assignments are removed."
    SIGNATURES = "The digital signature is removed."
    SETTINGS = "Editing restrictions, document variables and links to templates are removed."


UNDRAWN = "A replacement does not fit into a picture or cannot be drawn; a black box stands there."
