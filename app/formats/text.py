"""Plain text: edits are spliced in, every other byte stays as it was."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from app.engine.types import Document, Edit, Extract, Layer, Plan
from app.errors import Corrupt, LimitExceeded, SourceChanged, VerificationFailed
from app.formats import cells
from app.formats.base import Options
from app.formats.encoding import ENCODINGS, Encoding, find_encoding, looks_like_text
from app.job import Reporter, Stage

MAX_BYTES = 50 * 1024 * 1024
TABLES = (".csv", ".tsv")

GUESSED = (
    "The encoding is not named in the file and was taken to be {}: check that letters such as "
    "é, ö or ñ look right."
)
FALLBACK = "Replacements that {} cannot write are shown as their category: {}."


class TextFormat:
    """Text files in any encoding of `app.formats.encoding`, tables cell by cell."""

    kind = "text"
    suffixes: tuple[str, ...] = (".txt", ".md", ".text", ".log", *TABLES)

    def sniff(self, untrusted_head: bytes) -> bool:
        """Whether the head decodes to text without control characters."""
        return looks_like_text(untrusted_head)

    def read(self, untrusted_source: Path, options: Options, reporter: Reporter) -> Document:
        """Decode the file. `Document.text` is the decoded text as it is, line ends included.

        Raises `Corrupt` for an empty file, `LimitExceeded` over 50 MB, `Unsupported` for binary
        data and bytes outside the encoding.
        """
        data = _bytes_of(untrusted_source)
        encoding = find_encoding(data, options.encoding)
        text = encoding.decode(data)
        suffix = untrusted_source.suffix.lower()
        barriers: tuple[int, ...] = ()
        if suffix in TABLES:
            edges = cells.boundaries(text, cells.delimiter_of(text, suffix))
            barriers = tuple(edge for edge in edges if 0 < edge < len(text))
        reporter.step(Stage.READ, 1, 1)
        digest = hashlib.sha256(data).hexdigest()
        guessed = (GUESSED.format(encoding.codec),) if encoding.guessed else ()
        return Document(digest[:16], self.kind, digest, text, barriers=barriers, notices=guessed)

    def write(
        self,
        untrusted_source: Path,
        options: Options,
        plan: Plan,
        target: Path,
        reporter: Reporter,
    ) -> tuple[str, ...]:
        """Splice the edits in. Mark, line ends and all text outside the edits stay byte for byte.

        A replacement that the encoding cannot write becomes its category in brackets.
        """
        data = _bytes_of(untrusted_source)
        if hashlib.sha256(data).hexdigest()[:16] != plan.document_id:
            raise SourceChanged("The original changed after it was opened.")
        encoding = find_encoding(data, options.encoding)
        text = encoding.decode(data)
        suffix = untrusted_source.suffix.lower()
        delimiter = cells.delimiter_of(text, suffix) if suffix in TABLES else None
        edits: list[Edit] = []
        unwritable = 0
        for edit in plan.edits:
            replacement = edit.replacement
            if delimiter is not None:
                replacement = cells.quoted_safely(replacement, delimiter)
            if not _writable(replacement, encoding):
                unwritable += 1
                replacement = f"[{edit.subcategory}]"
            edits.append(Edit(edit.span, replacement, edit.subcategory))
        spliced = Plan(plan.document_id, plan.mode, tuple(edits)).apply(text)
        target.write_bytes(encoding.mark + spliced.encode(encoding.codec))
        reporter.step(Stage.WRITE, 1, 1)
        return (FALLBACK.format(encoding.codec, unwritable),) if unwritable else ()

    def extracts(self, untrusted_target: Path, reporter: Reporter) -> Iterator[Extract]:
        """The bytes in every encoding that a user may choose, and undecoded.

        Raises `VerificationFailed` where no encoding reads them.
        """
        data = untrusted_target.read_bytes()
        codecs = ("ascii",) if data.isascii() and b"\x00" not in data else ENCODINGS
        seen: set[str] = set()
        for number, codec in enumerate(codecs, 1):
            reporter.step(Stage.VERIFY, number, len(codecs))
            try:
                text = data.decode(codec)
            except UnicodeDecodeError:
                continue
            if text not in seen:
                seen.add(text)
                yield Extract(f"text as {codec}", Layer.TEXT, text)
        if not seen:
            raise VerificationFailed("The export is not readable text.", places=("text",))
        # One code point a byte: the search brings the encodings.
        yield Extract("bytes", Layer.RAW, data.decode("latin-1"))


def _bytes_of(untrusted_source: Path) -> bytes:
    size = untrusted_source.stat().st_size
    if size == 0:
        raise Corrupt("The file is empty.")
    if size > MAX_BYTES:
        raise LimitExceeded(f"The text is longer than {MAX_BYTES // 1024**2} MB.")
    return untrusted_source.read_bytes()


def _writable(replacement: str, encoding: Encoding) -> bool:
    try:
        replacement.encode(encoding.codec)
    except UnicodeEncodeError:
        return False
    return True
