"""What runs in the child process of `app.sandbox.worker`: everything that opens an untrusted file.

Whatever a parser raises becomes one `AppError` here, whose message holds no document text.
The parsers are imported inside the functions: the program itself only passes the functions on.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import date
from functools import wraps
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from app.digests import digest_of
from app.engine.domain.document import Document
from app.engine.domain.export import Leak, RedactionPlan, Verification
from app.engine.domain.parts import FIRST, LONG, next_stretch
from app.engine.domain.review import Review
from app.errors import (
    AppError,
    Corrupt,
    ExportError,
    LimitExceeded,
    SourceChanged,
    VerificationFailed,
    WriteFailed,
)
from app.formats.base import Options
from app.notices import Notice
from app.progress import PartsReporter, Repeater, Reporter, Stage
from app.sandbox.role import Limits, Role

if TYPE_CHECKING:
    from app.engine.domain.geometry import Box, Region, SamePicture
    from app.formats.base import RenderedPage

# Nobody wrote it, and searching it takes minutes and much memory. A file of 3 MB in Base64 is one.
MAX_WORD = 4_000_000

P = ParamSpec("P")
T = TypeVar("T")


def _translated(kind: type[AppError], message: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        @wraps(function)
        def guarded(*args: P.args, **kwargs: P.kwargs) -> T:
            try:
                return function(*args, **kwargs)
            except (AppError, MemoryError, RecursionError):
                raise
            except Exception as error:  # noqa: BLE001 - any parser may raise anything
                # The chain is cut: the cause's arguments may hold document text.
                raise kind(f"{message} ({type(error).__name__}).") from None

        return guarded

    return decorate


def preload() -> None:
    """Import every parser and load what tells languages, while nobody waits."""
    preload_parsers()
    preload_languages()


def preload_parsers() -> None:
    """As `preload`, in a child that is not asked for languages."""
    # What every PDF needs, and libraries import late: each document would have it imported anew.
    import numpy.ma  # noqa: F401, PLC0415
    import PIL.ImageFile  # noqa: F401, PLC0415

    import app.engine.verification.verify  # noqa: PLC0415
    import app.formats.registry  # noqa: F401, PLC0415


def preload_languages() -> None:
    """Load what tells languages, which takes half a second."""
    from app.engine.text import passages  # noqa: PLC0415

    # Where it cannot be unpacked, the document that needs it is refused, with the reason.
    with suppress(LimitExceeded):
        passages.preload()


READER = Role(
    "incognote-file-reader",
    preload,
    Corrupt("The process that reads the file stopped unexpectedly."),
    Limits(),
    documents=True,
)


@_translated(Corrupt, "The file could not be read")
def read(path: Path, options: Options, reporter: Reporter) -> Document:
    """Recognise and read a file, and tell in which languages it is."""
    from app.engine.text.passages import passages  # noqa: PLC0415
    from app.formats.registry import detect  # noqa: PLC0415

    document = detect(path).read(path, options, reporter)
    _refuse_endless_words(document.text)
    is_plain = not document.pages and not document.composition
    if is_plain and len(document.text) > LONG and isinstance(reporter, PartsReporter):
        # This much can be searched while languages are recognised in all of it.
        reporter.bring(next_stretch(document, 0, FIRST))

    def tick() -> None:
        reporter.step(Stage.READ, 1, 1)

    pages, text = [page.start for page in document.pages], document.text
    if document.fields:
        # What it imports is of no use to a text without fields.
        from app.engine.detectors.structured.fields import without_persons  # noqa: PLC0415

        text = without_persons(document)
    return replace(document, passages=passages(text, pages, tick))


def _refuse_endless_words(text: str) -> None:
    start = 0
    while start + MAX_WORD < len(text):
        last_space = max(text.rfind(space, start, start + MAX_WORD + 1) for space in " \n\t\r")
        if last_space < 0:
            raise LimitExceeded(f"The file has a word of more than {MAX_WORD:,} characters.")
        start = last_space + 1


@_translated(Corrupt, "The page could not be shown")
def render_page(
    path: Path, options: Options, number: int, scale: float, _reporter: Reporter
) -> RenderedPage:
    """Picture of page `number` (from 1) at `scale` pixels a point."""
    from app.formats.registry import detect  # noqa: PLC0415

    return detect(path).render_page(path, options, number, scale)


@_translated(Corrupt, "The pages could not be shown")
def page_sizes(
    path: Path, options: Options, _reporter: Reporter
) -> tuple[tuple[float, float], ...]:
    """Width and height of all pages in points.

    None for files without pages, and where a page has no size.
    """
    from app.formats.registry import detect  # noqa: PLC0415

    sizes = detect(path).page_sizes(path, options)
    return sizes if all(min(size) > 0 for size in sizes) else ()


@_translated(Corrupt, "The pages could not be searched")
def same_pictures(
    path: Path, options: Options, number: int, box: Box, reporter: Reporter
) -> tuple[SamePicture, ...]:
    """Places that look like what `box` covers on page `number`, on all pages."""
    from app.formats import same_pictures as pages  # noqa: PLC0415
    from app.formats.registry import detect  # noqa: PLC0415

    return pages.same_pictures(detect(path), path, options, number, box, reporter)


@_translated(ExportError, "The export could not be made")
def write(
    source: Path,
    options: Options,
    document: Document,
    plan: RedactionPlan,
    target: Path,
    reporter: Reporter,
) -> tuple[Notice, ...]:
    """Write the redacted copy; notices for the report.

    Raises `SourceChanged` when the source is not what was reviewed.
    """
    from app.formats.registry import by_kind  # noqa: PLC0415

    if digest_of(source) != document.sha256:
        raise SourceChanged("The original changed after it was opened.")
    if any(region.page > len(document.pages) for region in plan.regions):
        raise ExportError("A box is on a page that the document does not have.")
    try:
        return by_kind(document.kind).write(source, options, plan, target, reporter)
    except OSError as error:
        raise WriteFailed(f"The export could not be written: {error.strerror}.") from None


@_translated(VerificationFailed, "The export could not be checked")
def boxes_over_rest(
    review: Review, target: Path, pages: tuple[int, ...], reporter: Reporter
) -> tuple[Region, ...]:
    """Boxes over what `review` removes, wherever text recognition reads it on `pages`."""
    from app.engine.domain.geometry import Region  # noqa: PLC0415
    from app.engine.verification.still_shown import still_shown  # noqa: PLC0415
    from app.formats.registry import detect  # noqa: PLC0415
    from app.formats.shown_words import shown_words  # noqa: PLC0415

    export_format = detect(target)
    found: dict[Region, None] = {}
    for done, number in enumerate(pages):

        def tick(done: int = done) -> None:
            reporter.step(Stage.VERIFY, done, len(pages))

        tick()
        shown = shown_words(export_format, target, number, tick)
        for span, subcategory in still_shown(review, shown.read.text):
            for box in shown.boxes(span):
                found[Region(number, box, subcategory)] = None
        # A name may run over two lines, so all of them are one text.
        text = "\n".join(line.text for line in shown.otherwise)
        starts = list(accumulate((len(line.text) + 1 for line in shown.otherwise), initial=0))
        for span, subcategory in still_shown(review, text):
            for line, start in zip(shown.otherwise, starts, strict=False):
                if start < span.end and span.start < start + len(line.text):
                    found[Region(number, shown.box(line.quad), subcategory)] = None
    return tuple(found)


@_translated(VerificationFailed, "The export could not be checked")
def verify_export(
    plan: RedactionPlan,
    review: Review,
    target: Path,
    reporter: Reporter,
    *,
    predicted: bool,
    moved_onto: frozenset[date] = frozenset(),
) -> Verification:
    """Search an export for everything that `plan` removed; `predicted` if it was made from it.

    Under a box there must be one colour and no text.
    """
    from app.engine.verification.verify import verify  # noqa: PLC0415
    from app.formats.embedded import EmbeddedFiles  # noqa: PLC0415
    from app.formats.registry import detect  # noqa: PLC0415

    export_format = detect(target)
    repeater = Repeater(reporter, Stage.VERIFY)
    extracts = export_format.extracts(target, repeater, EmbeddedFiles(detect))
    searched = verify(
        plan,
        review,
        extracts,
        predicted=predicted,
        moved_onto=moved_onto,
        tick=repeater.again,
    )
    left = export_format.uncovered(target, plan.regions, repeater)
    shown = [
        Leak(region.subcategory, f"box on page {region.page}", page=region.page) for region in left
    ]
    return replace(searched, leaks=(*searched.leaks, *shown))
