"""Opens an untrusted PDF and turns everything that a page shows into page content."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

import pikepdf

from app.engine.domain.hidden_content import Channel, HiddenContent, gathered
from app.errors import Corrupt, Encrypted, InputError, LimitExceeded, PasswordNeeded
from app.formats.pdf.content.clean import drop_marked_text
from app.formats.pdf.opening import hidden_content
from app.formats.pdf.opening.appearances import draw_undrawn
from app.formats.pdf.opening.damage import damage_notices
from app.formats.pdf.opening.handwriting import handwriting
from app.formats.pdf.opening.hidden_content import inventory
from app.formats.pdf.syntax.matrix import Bounds
from app.formats.pdf.syntax.resources import places_of_fonts
from app.notices import Notice

MAX_PAGES = 5_000


@dataclass(frozen=True, slots=True)
class Source:
    """An opened PDF whose annotations and form fields are page content.

    Attributes:
        notices: what will be dropped from an export.
        handwriting: where marks by hand stand, in user space, by the numbers of pages (from 1).
    """

    pdf: pikepdf.Pdf
    notices: tuple[Notice, ...]
    handwriting: Mapping[int, tuple[Bounds, ...]] = field(default_factory=dict, repr=False)

    def as_bytes(self) -> bytes:
        """The flattened file, for other readers of the same content."""
        out = BytesIO()
        self.pdf.save(
            out,
            compress_streams=False,
            stream_decode_level=pikepdf.StreamDecodeLevel.none,
            object_stream_mode=pikepdf.ObjectStreamMode.disable,
            encryption=False,
            fix_metadata_version=False,
            static_id=True,
        )
        return out.getvalue()


@contextmanager
def open_source(untrusted_source: Path, password: str | None = None) -> Iterator[Source]:
    """Open and flatten a PDF; the same bytes always give the same content.

    A file with an empty user password opens without one. Raises `Encrypted`, `Corrupt`,
    `LimitExceeded`, and `InputError` where the file cannot be read at all.
    """
    with _opened(untrusted_source, password) as pdf:
        try:
            pages = len(pdf.pages)
        except (pikepdf.PdfError, ValueError) as error:
            raise Corrupt("The list of the PDF's pages is damaged.") from error
        if not pages:
            raise Corrupt("The PDF has no pages.")
        if pages > MAX_PAGES:
            raise LimitExceeded(f"The PDF has more than {MAX_PAGES:,} pages.")
        damaged = damage_notices(pdf)
        draw_undrawn(pdf)
        notices = (*damaged, *hidden_content.notices(pdf))
        drawn_by_hand = handwriting(pdf)
        _flatten(pdf)
        drop_marked_text(pdf)
        for holder, place in places_of_fonts(pdf):
            # A font without an object of its own would be another one wherever it is chosen.
            if not holder[place].is_indirect:
                holder[place] = pdf.make_indirect(holder[place])
        yield Source(pdf, notices, drawn_by_hand)


def dropped_from(
    untrusted_source: Path, password: str | None, codes: Iterable[str] = ()
) -> tuple[HiddenContent, ...]:
    """What a file that opens says beside its pages, and in `codes`. Raises as `open_source`.

    It is opened for this alone: a damaged file is mended where it is looked at, and reading and
    writing must find the same in it.
    """
    with _opened(untrusted_source, password) as pdf:
        return gathered((*inventory(pdf), *((Channel.CODES, code) for code in codes)))


def _opened(untrusted_source: Path, password: str | None) -> pikepdf.Pdf:
    try:
        if not untrusted_source.stat().st_size:
            raise Corrupt("The file is empty.")
        return pikepdf.open(untrusted_source, password=password or "")
    except pikepdf.PasswordError:
        raise password_error(password) from None
    except pikepdf.PdfError as error:
        if "encryption" in str(error):
            raise Encrypted(
                "The PDF is protected in a way that this program cannot open."
            ) from None
        raise Corrupt("The file is not a PDF or is damaged.") from None
    except OSError as error:
        raise InputError(f"The file cannot be read: {error.strerror}.") from None


def password_error(password: str | None) -> PasswordNeeded:
    """What to tell a user whose password is missing or wrong; it never holds the password."""
    if password:
        return PasswordNeeded(
            "The password does not open the PDF.", hint="Open the file again with another password."
        )
    return PasswordNeeded(
        "The PDF needs a password.",
        hint="Open the file again with its password; the export will not be encrypted.",
    )


def _flatten(pdf: pikepdf.Pdf) -> None:
    """Draw annotations and form fields into their pages, where text is found and removed."""
    form = pdf.Root.get("/AcroForm")
    # qpdf leaves fields out of the page while this says that they are not up to date.
    if isinstance(form, pikepdf.Dictionary) and "/NeedAppearances" in form:
        del form.NeedAppearances
    _drop_unseen(pdf)
    pdf.flatten_annotations("all")
    for page in pdf.pages:
        if "/Annots" in page.obj:
            del page.obj.Annots


def _drop_unseen(pdf: pikepdf.Pdf) -> None:
    """Leave out what is only printed: qpdf would draw it although nobody sees it on the screen."""
    for page in pdf.pages:
        entries = page.obj.get("/Annots")
        if isinstance(entries, pikepdf.Array):
            seen = [entry for entry in entries if not hidden_content.is_only_printed(entry)]
            page.obj.Annots = pikepdf.Array(seen)
