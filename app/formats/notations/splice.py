"""Edits of values, proved on the result: it says what was meant, and keeps its shape."""

from __future__ import annotations

import re

from app.engine.types import Edit
from app.errors import ExportError, InputError
from app.formats.notations.notation import Notation
from app.formats.notations.recognise import agreed, filled, read_again
from app.formats.notations.slots import Sheet

# What no notation can hold, or would hold as something else.
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


def spliced(notation: Notation, sheet: Sheet, edits: tuple[Edit, ...]) -> str:
    """The source of `sheet` with `edits` made.

    Raises `ExportError` where the result would not be read as the same values in the same order
    but for the edits, and where keys of an object would become one.
    """
    plain = tuple(
        Edit(edit.span, _CONTROL.sub(" ", edit.replacement), edit.subcategory) for edit in edits
    )
    source, said = sheet.edited(plain)
    try:
        before, after = read_again(notation, sheet.source), read_again(notation, source)
        again = agreed(notation, after, source)
    except InputError:
        raise ExportError(f"The export would not be {notation.name} any more.") from None
    if filled(again.values) != filled(said) or again.all_names != sheet.all_names:
        raise ExportError(f"The export would not keep the fields of the {notation.name} file.")
    if after.repeated > before.repeated:
        raise ExportError(
            "Two fields of the export would have the same name.",
            hint="Use surrogates, or give the findings in field names replacements of their own.",
        )
    return source
