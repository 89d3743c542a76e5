"""Text: edits are spliced in, every other byte stays as it was.

A text in a notation (a table, JSON, XML, HL7) is shown and edited value by value.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from app.engine.domain.document import Document, Fields
from app.engine.domain.export import (
    BLACK_BOX,
    Edit,
    Extract,
    Layer,
    Reader,
    RedactionPlan,
    place_in_words,
)
from app.engine.domain.labels import label_of
from app.errors import Corrupt, InputError, LimitExceeded, SourceChanged, VerificationFailed
from app.formats.base import EmbeddedSearch, Options, Pageless
from app.formats.private_letters import refuse_private_letters
from app.formats.raster.lettered_codes import refuse_lettered_codes
from app.formats.text.encoding import (
    Encoding,
    codecs_for,
    declared_encoding,
    find_encoding,
    looks_like_text,
    refuse_binary,
    writing_codec,
)
from app.formats.text.notations.attachments import words_in
from app.formats.text.notations.edits import apply_edits
from app.formats.text.notations.hl7 import SEGMENTS, Hl7
from app.formats.text.notations.notation import Notation
from app.formats.text.notations.recognise import DEMANDED, TABLES, find_reading, find_sheet
from app.formats.text.notations.slots import Sheet
from app.notices import Notice, NoticeCode
from app.progress import Repeater, Reporter, Stage, Tick, telling
from app.utf8_words import Utf8Words

MAX_BYTES = 50 * 1024 * 1024

_PLAIN_BLACK = "XXXXX"
_FILES = ", embedded files"


class TextFormat(Pageless):
    """Text files in any encoding of `app.formats.text.encoding`, and the notations in them."""

    kind = "text"
    suffixes: tuple[str, ...] = (".txt", ".md", ".text", ".log", *TABLES, *DEMANDED)

    def sniff(self, untrusted_head: bytes) -> bool:
        """Whether the head decodes to text without control characters."""
        return looks_like_text(untrusted_head)

    def read(self, untrusted_source: Path, options: Options, reporter: Reporter) -> Document:
        """Decode the file: plain text as it is, of a notation the values, their escapes undone.

        Raises `Corrupt` for an empty file and broken notations, `LimitExceeded` over 50 MB,
        `Unsupported` for binary data and bytes outside the encoding.
        """
        data = _bytes_of(untrusted_source)
        encoding, text, found = _opened(
            data, options, untrusted_source, Repeater(reporter, Stage.READ).again
        )
        notices: list[Notice] = []
        if encoding.guessed:
            notices.append(Notice.of(NoticeCode.ENCODING_GUESSED, encoding=encoding.codec))
        barriers: tuple[int, ...] = ()
        fields = Fields()
        if found is not None:
            sheet = found[1]
            text, barriers, fields = sheet.text, sheet.barriers, Fields.of(sheet.fields())
            if sheet.attachments:
                notices.append(Notice.of(NoticeCode.TEXT_ATTACHMENTS, count=sheet.attachments))
        elif untrusted_source.suffix.lower() in TABLES:
            notices.append(Notice(NoticeCode.TABLE_BROKEN))
        refuse_lettered_codes(text)
        refuse_private_letters(text)
        reporter.step(Stage.READ, 1, 1)
        digest = hashlib.sha256(data).hexdigest()
        return Document(
            digest[:16],
            self.kind,
            digest,
            text,
            barriers=barriers,
            notices=tuple(notices),
            fields=fields,
        )

    def write(
        self,
        untrusted_source: Path,
        options: Options,
        plan: RedactionPlan,
        target: Path,
        reporter: Reporter,
    ) -> tuple[Notice, ...]:
        """Splice the edits in. Mark, line ends and all text outside the edits stay byte for byte.

        A replacement that the encoding cannot write becomes its category in brackets, a black box
        crosses. Raises `ExportError` where a notation would not keep its shape. What an escape
        told that the encoding lacks is told by an escape again.
        """
        data = _bytes_of(untrusted_source)
        if hashlib.sha256(data).hexdigest()[:16] != plan.document_id:
            raise SourceChanged("The original changed after it was opened.")
        tick = Repeater(reporter, Stage.WRITE).again
        encoding, text, found = _opened(data, options, untrusted_source, tick)
        codec = writing_codec(data, encoding)
        edits: list[Edit] = []
        unwritable = 0
        for edit in telling(plan.edits, tick):
            replacement = edit.replacement
            if not _writable(replacement, codec):
                unwritable += replacement != BLACK_BOX
                replacement = (
                    _PLAIN_BLACK if edit.replacement == BLACK_BOX else label_of(edit.subcategory)
                )
            edits.append(Edit(edit.span, replacement, edit.subcategory))
        if found is None:
            written = RedactionPlan(plan.document_id, plan.mode, tuple(edits)).apply(text)
        else:
            written = apply_edits(*found, tuple(edits), codec, tick)
        target.write_bytes(encoding.mark + written.encode(codec))
        reporter.step(Stage.WRITE, 1, 1)
        if not unwritable:
            return ()
        return (Notice.of(NoticeCode.ENCODING_LACKS, encoding=codec, count=unwritable),)

    def extracts(
        self,
        untrusted_target: Path,
        reporter: Reporter,
        embedded: EmbeddedSearch,  # noqa: ARG002 - of the protocol
    ) -> Iterator[Extract]:
        """The bytes in every encoding that a user may choose, and undecoded.

        What is in a notation is read by a reader that took no part in editing. Raises
        `VerificationFailed` where no encoding reads them.
        """
        data = untrusted_target.read_bytes()
        # In an encoding of single bytes a box would be letters, such as an `a`: names of some.
        bare = data.replace(BLACK_BOX.encode(), b" " * len(BLACK_BOX))
        words = Utf8Words(bare)
        suffix = untrusted_target.suffix.lower()
        codecs = codecs_for(data)
        seen: set[str] = set()
        repeater = Repeater(reporter, Stage.VERIFY)
        understood = False
        for number, codec in enumerate(codecs, 1):
            repeater.step(Stage.VERIFY, number, len(codecs))
            try:
                text = (data if codec.startswith("utf") else bare).decode(codec)
            except UnicodeDecodeError:
                continue
            if len(text) == len(bare):
                text = words.kept_in(text)
            if text not in seen:
                seen.add(text)
                for extract in _searched(text, codec, suffix, repeater.again):
                    understood = True
                    yield extract
        if not understood:
            raise VerificationFailed("The export is not readable text.", places=("text",))
        # One code point a byte: the search brings the encodings.
        yield Extract(Reader.BYTES, "bytes", Layer.RAW, data.decode("latin-1"))


def _opened(
    data: bytes, options: Options, untrusted_source: Path, tick: Tick
) -> tuple[Encoding, str, tuple[Notation, Sheet] | None]:
    encoding = find_encoding(data, options.encoding or declared_encoding(data))
    text = encoding.decode(data)
    found = find_sheet(text, untrusted_source.suffix.lower(), tick)
    if found is not None:
        refuse_binary(found[1].text)
    return encoding, text, found


def _searched(text: str, codec: str, suffix: str, tick: Tick) -> Iterator[Extract]:
    try:
        found = find_reading(text.removeprefix("\ufeff"), suffix, tick)
    except InputError:
        # In this encoding it is not what its name says.
        return
    if found is None:
        yield Extract(Reader.CODEC, "text", Layer.TEXT, text, codec)
        return
    notation, reading = found

    def extract(layer: Layer, text: str, what: str = "") -> Extract:
        return Extract(Reader.CODEC, notation.name, layer, text, codec + what)

    yield extract(Layer.TEXT, "\n".join(reading.values))
    if reading.running:
        # The same words again: a reading of its own.
        yield extract(Layer.TEXT, "\n".join(reading.running), ", without tags")
    if len(reading.observed) > 1:
        # Halves of a name, or day, month and year, of which each segment has one.
        yield extract(Layer.TEXT, "\n".join(reading.observed), ", values of observations")
    for attachment in reading.attached:
        words = words_in(attachment)
        if words is None:
            raise VerificationFailed(
                "The export contains an embedded file that could not be searched.",
                places=(place_in_words(Reader.CODEC, notation.name, codec + _FILES),),
                hint="Remove the embedded files from the export and verify it again.",
            )
        yield extract(Layer.HIDDEN, words, _FILES)
    names = set(reading.names) - (SEGMENTS if isinstance(notation, Hl7) else set())
    if names:
        yield extract(Layer.HIDDEN, "\n".join(sorted(names)), ", names")


def _bytes_of(untrusted_source: Path) -> bytes:
    size = untrusted_source.stat().st_size
    if size == 0:
        raise Corrupt("The file is empty.")
    if size > MAX_BYTES:
        raise LimitExceeded(f"The text is longer than {MAX_BYTES // 1024**2} MB.")
    return untrusted_source.read_bytes()


def _writable(replacement: str, codec: str) -> bool:
    try:
        replacement.encode(codec)
    except UnicodeEncodeError:
        return False
    return True
