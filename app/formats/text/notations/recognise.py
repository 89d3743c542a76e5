"""Which notation a text is in: what its name demands, else what it looks like."""

from __future__ import annotations

import re

from app.errors import Corrupt, InputError, LimitExceeded
from app.formats.text.notations.hl7 import Hl7
from app.formats.text.notations.json_notation import JsonText
from app.formats.text.notations.notation import Nest, Notation, Reading
from app.formats.text.notations.slots import Malformed, Sheet
from app.formats.text.notations.tables import Table, delimiter_of
from app.formats.text.notations.xml_notation import XmlText
from app.progress import Tick, silent

TABLES = (".csv", ".tsv")
DEMANDED: dict[str, Notation] = {
    ".json": JsonText(), ".ndjson": JsonText(), ".jsonl": JsonText(), ".hl7": Hl7(),
    ".xml": XmlText(),
}  # fmt: skip
# Values are objects: a million characters of a table take about 80 MB.
MAX_CHARACTERS = 8_000_000
_DEEPEST = 3
_BY_START: tuple[tuple[re.Pattern[str], Notation], ...] = (
    (re.compile(r"[\s\x0b]*(?:MSH|FHS|BHS)[^\w\s][^\w\s]{2,5}"), Hl7()),
    (re.compile(r"\s*<"), XmlText()),
    (re.compile(r"\s*[{\[]"), JsonText()),
)


def find_sheet(text: str, suffix: str, tick: Tick = silent) -> tuple[Notation, Sheet] | None:
    """The notation of a whole file and its values; None for plain text.

    Raises `Corrupt` where the file breaks the rules of the notation that its name demands, or two
    readers do not agree on its values, and `LimitExceeded` over `MAX_CHARACTERS`. `tick` is called
    for every value.
    """
    found = find_reading(text, suffix, tick)
    if found is None:
        return None
    try:
        return found[0], agreed(*found, text, tick)
    except Malformed:
        if suffix in DEMANDED:
            raise
        return None


def find_reading(text: str, suffix: str, tick: Tick = silent) -> tuple[Notation, Reading] | None:
    """The same by the reader that does not edit."""
    for notation in _candidates(text, suffix):
        if len(text) > MAX_CHARACTERS:
            raise LimitExceeded(f"The file is longer than {MAX_CHARACTERS:,} characters.")
        try:
            return notation, read_again(notation, text, tick)
        except Malformed:
            if suffix in DEMANDED:
                raise
    return None


def _candidates(text: str, suffix: str) -> tuple[Notation, ...]:
    if suffix in TABLES:
        return (Table(delimiter_of(text, suffix)),)
    if suffix in DEMANDED:
        return (DEMANDED[suffix],)
    return tuple(notation for start, notation in _BY_START if start.match(text))


def agreed(notation: Notation, reading: Reading, text: str, tick: Tick = silent) -> Sheet:
    """The values of `text`, if they are those of `reading`. Raises `InputError`."""
    sheet = notation.parse(text, _Nesting(_DEEPEST, tick))
    if filled(sheet.values) != filled(reading.values) or sheet.all_names != set(reading.names):
        raise Corrupt(
            f"Two readers of {notation.name} disagree on what the file says.",
            hint="Save it as plain text in the program that made it.",
        )
    return sheet


def read_again(notation: Notation, text: str, tick: Tick = silent) -> Reading:
    """What a text says, by the reader that does not edit. Raises `InputError`."""
    return notation.read(text, _Nesting(_DEEPEST, tick))


def filled(values: tuple[str, ...] | list[str]) -> list[str]:
    """Values that say something, white space aside, which notations change."""
    return [packed for packed in ("".join(value.split()) for value in values) if packed]


class _Nesting:
    """Recognises notations in values, down to some depth."""

    def __init__(self, depth: int, tick: Tick) -> None:
        self._depth, self._tick = depth, tick

    def __call__(self, value: str) -> tuple[Notation, Nest] | None:
        self._tick()
        for start, notation in _BY_START[1:]:
            if start.match(value) and _says_more(notation, value):
                deeper = _Nesting(self._depth - 1, self._tick)
                try:
                    notation.read(value, deeper)
                except LimitExceeded:
                    raise
                except InputError:
                    continue
                if not self._depth:
                    raise LimitExceeded("Formats are nested too deeply.")
                return notation, deeper
        return None


def _says_more(notation: Notation, value: str) -> bool:
    """Whether undoing the notation shows more than the value itself; `[2]` is plain enough."""
    return isinstance(notation, XmlText) or '"' in value
