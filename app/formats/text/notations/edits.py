"""Edits of values, proved on the result: it says what was meant, and keeps its shape."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter

from app.engine.domain.export import BLACK_BOX, Edit
from app.engine.domain.labels import label_of
from app.errors import ExportError, InputError
from app.formats.text.notations.attachments import is_attachment
from app.formats.text.notations.notation import NAME, Notation
from app.formats.text.notations.recognise import agreed, filled, read_again
from app.formats.text.notations.slots import Sheet
from app.progress import Tick, silent

# What no notation can hold, or would hold as something else.
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


def apply_edits(
    notation: Notation, sheet: Sheet, edits: tuple[Edit, ...], codec: str, tick: Tick = silent
) -> str:
    """The source of `sheet` with `edits` made, in characters that `codec` can write.

    Raises `ExportError` where the result would not be read as the same values in the same order
    but for the edits, where keys of an object would become one, and where `codec` lacks a character
    for which the notation has no escape. Keys that would all have one label get numbers. `tick` is
    called for every value.
    """
    plain = tuple(Edit(edit.span, _plain(edit), edit.subcategory) for edit in edits)
    try:
        return _applied(notation, sheet, plain, codec, tick)
    except _SameName:
        return _applied(notation, sheet, _told_apart(sheet, plain), codec, tick)


class _SameName(ExportError):
    """Keys of an object would become one."""


def _applied(
    notation: Notation, sheet: Sheet, edits: tuple[Edit, ...], codec: str, tick: Tick
) -> str:
    source, edited = sheet.edited(edits)
    source = _written(source, notation, codec)
    try:
        before = read_again(notation, sheet.source, tick)
        after = read_again(notation, source, tick)
        again = agreed(notation, after, source, tick)
    except InputError:
        raise ExportError(f"The export would not be valid any more ({notation.name}).") from None
    if filled(again.values) != filled(edited) or again.all_names != sheet.all_names:
        raise ExportError(f"The export would not keep the fields of the file ({notation.name}).")
    if after.repeated > before.repeated:
        raise _SameName(
            "Two fields of the export would have the same name.",
            hint="Use surrogates, or set a separate replacement for each finding in a field name.",
        )
    return source


def _told_apart(sheet: Sheet, edits: tuple[Edit, ...]) -> tuple[Edit, ...]:
    """Edits with a number in keys from the second on that gets the same label: `[DATE-2]`."""
    text = sheet.text
    keys = [(start, end) for start, end, name in sheet.fields() if name.endswith(NAME)]
    known: dict[tuple[str, str, str], int] = {}
    counts: Counter[tuple[str, str]] = Counter()
    made = []
    for edit in edits:
        place = bisect_right(keys, (edit.span.start, len(text))) - 1
        replacement = edit.replacement
        if place >= 0 and edit.span.end <= keys[place][1]:
            start, end = keys[place]
            around = text[start : edit.span.start] + "\0" + text[edit.span.end : end]
            key = around, replacement, edit.span.of(text)
            if key not in known:
                counts[key[:2]] += 1
                known[key] = counts[key[:2]]
            if known[key] > 1 and replacement.endswith(("]", BLACK_BOX)):
                replacement = f"{replacement.removesuffix(']')}-{known[key]}"
                replacement += "]" * edit.replacement.endswith("]")
        made.append(Edit(edit.span, replacement, edit.subcategory))
    return tuple(made)


def _plain(edit: Edit) -> str:
    """What an edit puts in, as notations can hold it.

    A surrogate that reads as a packed text, as one number of letters and digits in some 400 does,
    would be taken out with the files that values hold: its label stands there.
    """
    plain = _CONTROL.sub(" ", edit.replacement)
    return label_of(edit.subcategory) if is_attachment(plain) else plain


def _written(source: str, notation: Notation, codec: str) -> str:
    """`source` with escapes for what `codec` lacks, such as the `&#8217;` of an edited value."""
    try:
        source.encode(codec)
    except UnicodeEncodeError:
        escaped = {c: notation.escaped(c) for c in set(source) if not _has(codec, c)}
        if None in escaped.values():
            raise ExportError(
                f"A changed field holds a character that {codec} cannot write.",
                hint="Save it as UTF-8 and open that file.",
            ) from None
        return source.translate({ord(c): spelled for c, spelled in escaped.items()})
    return source


def _has(codec: str, character: str) -> bool:
    try:
        character.encode(codec)
    except UnicodeEncodeError:
        return False
    return True
