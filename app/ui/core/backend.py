"""What the window needs from the program: one seam, called only from jobs.

Work that keeps the interpreter busy is done in child processes: in a thread it would take the lock
from the window. What loads slowly is imported in the first job that needs it, when the window is
already there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from app.engine.domain.case import Case, Correction, KnownPatient, KnownPatients
from app.engine.domain.document import Document, Span
from app.engine.domain.export import (
    USUAL_DATE_SHIFT,
    USUAL_LAYOUT,
    Layout,
    Mode,
    RedactionPlan,
)
from app.engine.domain.geometry import Box, SamePicture
from app.engine.domain.parts import Part, ProvisionalFindings
from app.engine.domain.policy import Chosen
from app.engine.domain.review import Review
from app.engine.review.redact_all import Places, Problem, SearchTerm, places
from app.engine.review.second_look import RiskyPlace
from app.engine.wordlists.lists import WordLists
from app.errors import AppError, LimitExceeded, ModelError
from app.formats.base import Options
from app.keys.key_files import place_of, report_key, rotate_key, stored_keys, surrogate_key
from app.progress import PartsReporter, Reporter
from app.sandbox import reader_process
from app.sandbox.reader_process import READER
from app.sandbox.role import Role
from app.sandbox.temp_dirs import PrivateFolder, remove_stale_dirs
from app.sandbox.worker import Worker
from app.settings import Settings
from app.ui.core.messages import LocalisedWording
from app.workflow import detector_process
from app.workflow.cases import bare
from app.workflow.detector_process import LoadedPack
from app.workflow.open_cases import LinkedReviews, OpenCases, needed_for, root_of
from app.workflow.provisional import PartsInOrder

if TYPE_CHECKING:  # these load the libraries that the window must not wait for
    from app.engine.mentions.known_patients import Joined
    from app.engine.mentions.similar import Similar
    from app.engine.redaction.report import Report
    from app.engine.redaction.summary import Line
    from app.engine.surrogates.people import Named, Variant
    from app.formats.base import RenderedPage
    from app.workflow.export import Exported
    from app.workflow.signed_reports import Signer

# Languages once the window and its models are there.
FILES = replace(
    READER, preload=reader_process.preload_parsers, later=reader_process.preload_languages
)
PAINTER = replace(READER, name="incognote-page-painter", preload=reader_process.preload_parsers)
DRAFTER = replace(PAINTER, name="incognote-draft-writer")
_NUMBERS = count(1)
_DRAFTS = 2


@dataclass(frozen=True, slots=True)
class Neutral:
    """What the file of an export tells nothing of: the original's `name`, the `date` it was made.

    A name that may tell of an identifier is never kept.
    """

    name: bool = False
    date: bool = False


USUAL_FILE = Neutral()


def reported(backend: Backend, exported: Exported, run: str = "") -> Path | AppError:
    """The report beside an export, or why there is none: the export is in place all the same."""
    try:
        return backend.write_report(exported.report, exported.path, run)
    except AppError as error:
        return error


class Backend:
    """The program behind the window: children that read, draw, find identifiers and plan exports.

    Finding and planning are two children, so that one document can be reviewed and exported while
    another is searched. Methods of one lane of `app.ui.core.jobs` are called one after the other;
    all may raise `AppError` and, where they take a reporter, `Cancelled`.
    """

    def __init__(self) -> None:
        self._settings: Settings | None = None
        self._date_shift = USUAL_DATE_SHIFT
        self._pack: LoadedPack | None = None
        self._workers: dict[str, Worker] = {}
        self._starting = Lock()
        self._drafts: PrivateFolder | None = None
        self._drafted: list[Path] = []
        self._signers: dict[str, Signer] = {}
        self._cases = OpenCases()
        self._patients: Mapping[str, KnownPatients] = {}
        self._usual_patients = KnownPatients()

    def begin(self) -> None:
        """Start the child that takes longest to get ready, while Qt is still being loaded."""
        self._worker(detector_process.detector_role())

    def load(self, settings: Settings, reporter: Reporter) -> LoadedPack:
        """Load the detectors. Where that fails, `scan` raises the same. Lane DETECT."""
        self._settings = settings
        self._pack = self._detector.call(detector_process.load, settings, reporter)
        self._worker(detector_process.PLANNER)
        return self._pack

    def added_packs(self, reporter: Reporter) -> tuple[str, ...]:
        """Names of the model packs that did not come with the program. Lane QUICK."""
        return self._planner.call(detector_process.added_packs, reporter)

    def scan(
        self, document: Document, reporter: Reporter, *, provisional_from: int | None = None
    ) -> Review:
        """Find identifiers; `provisional_from` as for `Scanner.scan`. Lane DETECT."""
        known = self._patients.get(document.sha256, self._usual_patients)
        found, candidates, served = self._detector.call(
            detector_process.scan,
            self._loaded,
            document,
            reporter,
            provisional_from=provisional_from,
            known=known,
        )
        return Review(
            document,
            found,
            candidates=candidates,
            regions=document.unread,
            served=served,
            searched_by=self._pack.in_reports if self._pack is not None else None,
            sought=known.sought,
        )

    def scan_part(self, part: Part, reporter: Reporter) -> ProvisionalFindings:
        """Find identifiers in the part of a document that is known. Lane DETECT."""
        detector = self._detector
        return detector.call(detector_process.scan_part, self._loaded, part, reporter)

    def warm(self) -> None:
        """Start the children, which import their parsers while the user chooses a file.

        Lane FILES, before anything else.
        """
        remove_stale_dirs()
        self._worker(FILES)
        self._worker(PAINTER)

    def open(self, path: Path, options: Options, reporter: Reporter) -> Document:
        """Read a file; of one with many pages, a reporter that wants parts is told the first.

        Lane FILES.
        """
        if isinstance(reporter, PartsReporter):
            reporter = PartsInOrder(reporter)
        return self._worker(FILES).call(reader_process.read, path, options, reporter)

    def complete(self, review: Review, reporter: Reporter) -> Review:
        """Suggest the mentions that no finding covers. Lane QUICK."""
        from app.engine.review.transitions import add_unflagged_mentions  # noqa: PLC0415 - see the docstring

        done = self._planner.compute(reporter, add_unflagged_mentions, review)
        return replace(done, document=review.document)

    def entities(self, review: Review, reporter: Reporter) -> Mapping[str, str]:
        """A key by the id of each finding, the same for those that mean the same. Lane QUICK."""
        return self._planner.call(detector_process.entities, review, reporter)

    def follow(
        self,
        review: Review,
        added: WordLists,
        dropped: WordLists,
        reporter: Reporter,
        *,
        anew: bool,
    ) -> Review:
        """What a change of the lists makes of a review, as `exchange_lists`. Lane QUICK."""
        from app.engine.wordlists.apply import exchange_lists  # noqa: PLC0415 - see the docstring

        done = self._planner.compute(reporter, exchange_lists, review, added, dropped, anew=anew)
        return replace(done, document=review.document)

    def know(self, usually: KnownPatients, by_document: Mapping[str, KnownPatients]) -> None:
        """Look for these patients first in what is searched from now on. From any thread.

        `by_document` is by the SHA-256 of the files, for those that are not searched as usual.
        """
        self._usual_patients, self._patients = usually, by_document

    def link(self, linked: LinkedReviews) -> None:
        """These documents are about the same patients from now on. From any thread."""
        self._cases.link(linked)

    def patient_of(
        self, document: Document, patients: tuple[KnownPatient, ...], reporter: Reporter
    ) -> Joined:
        """Whom of known patients a document is about. Lane QUICK."""
        return self._planner.call(detector_process.patient_of, document, patients, reporter)

    def with_known(self, review: Review, patients: KnownPatients, reporter: Reporter) -> Review:
        """A review in which patients are looked for, as `with_known`. Lane QUICK."""
        from app.engine.review.known import with_known  # noqa: PLC0415 - see the docstring

        done = self._planner.compute(reporter, with_known, review, patients)
        return replace(done, document=review.document)

    def similar(
        self, review: Review, span: Span, subcategory: str, reporter: Reporter
    ) -> tuple[Similar, ...]:
        """Places like one that is marked as this kind. Lane QUICK."""
        from app.engine.mentions.similar import similar  # noqa: PLC0415 - see the docstring

        return self._planner.compute(reporter, similar, review, span, subcategory)

    def risky_places(self, review: Review, reporter: Reporter) -> tuple[RiskyPlace, ...]:
        """The riskiest of what an export would leave. Lane QUICK."""
        return self._planner.call(detector_process.risky_places, review, reporter)

    def search(self, document: Document, term: SearchTerm, reporter: Reporter) -> Places:
        """Where a term stands. Lane SEARCH.

        It is looked for in a child of its own, which is killed where that takes too long.
        """
        searcher = self._worker(detector_process.SEARCHER)
        try:
            return searcher.compute(reporter, places, document.text, term)
        except LimitExceeded:
            return Places(problem=Problem.SLOW)

    def export_name(
        self, review: Review, source: Path, reporter: Reporter, *, neutral: bool = False
    ) -> str:
        """File name for the export, without identifiers; `neutral` as in `Neutral`. Lane QUICK."""
        from app.workflow.naming import export_name  # noqa: PLC0415 - see the docstring

        # Read here: the child, which needs it for the name, opens no file of the user.
        secret = report_key()
        return self._planner.compute(
            reporter, export_name, review, source, neutral=neutral, secret=secret
        )

    def key_in_use(self, _reporter: Reporter) -> tuple[str, str]:
        """The code of the key of surrogates, and where it lies, as `Place` says. Lane QUICK."""
        return stored_keys()[0].mark, place_of().value

    def make_new_key(self, _reporter: Reporter) -> str:
        """Another key of surrogates from now on, its code; the one before is kept. Lane QUICK."""
        rotate_key(None, keep=True)
        return stored_keys()[0].mark

    def shift_dates(self, longest: int) -> None:
        """Move dates of invented values by up to so many days from now on. From any thread."""
        self._date_shift = longest

    def plan(self, review: Review, chosen: Chosen, reporter: Reporter) -> RedactionPlan:
        """What an export would replace. Lane QUICK."""
        return self._planned(review, chosen, surrogate_key(), reporter)[1]

    def export(
        self,
        review: Review,
        source: Path,
        target: Path,
        options: Options,
        chosen: Chosen,
        reporter: Reporter,
        *,
        layout: Layout = USUAL_LAYOUT,
        neutral_date: bool = False,
        reviewers: tuple[str, ...] = (),
        replaces: bool = True,
        beside: bool = False,
    ) -> Exported:
        """Write, check, put in place; `layout` as in `RedactionPlan`, dates as in `Neutral`.

        The report names `reviewers`. A file at `target` stays unless the export `replaces` it.

        Lane FILES, whose child knows by then what it recognised in the document; lane COPY for what
        is done `beside` the reading of other documents, by the child that writes drafts.
        """
        from app.workflow.export import export as write_export  # noqa: PLC0415 - see the docstring

        if self._pack is None:
            raise ModelError("The model is not loaded.")
        return write_export(
            review,
            source,
            target,
            chosen,
            key=surrogate_key(),
            layout=layout,
            options=options,
            pack=self._pack,
            worker=self._worker(DRAFTER if beside else FILES),
            reporter=reporter,
            neutral_date=neutral_date,
            reviewers=reviewers,
            replaces=replaces,
            planner=lambda review, chosen, key: self._planned(
                review, chosen, key, reporter, keeps=True
            ),
        )

    def draft(
        self,
        review: Review,
        source: Path,
        options: Options,
        chosen: Chosen,
        layout: Layout,
        reporter: Reporter,
    ) -> Path:
        """Where the copy lies that `export` would write now, unchecked and in a private folder.

        It lies there until two others were written. Lane COPY.
        """
        from app.workflow.export import write_draft  # noqa: PLC0415 - see the module's docstring

        if self._drafts is None:
            self._drafts = PrivateFolder()
        target = self._drafts.path / f"{next(_NUMBERS)}{source.suffix}"
        write_draft(
            review,
            source,
            target,
            chosen,
            key=surrogate_key(),
            options=options,
            worker=self._worker(DRAFTER),
            reporter=reporter,
            layout=layout,
            planner=lambda review, chosen, key: self._planned(review, chosen, key, reporter),
        )
        self._drafted.append(target)
        # The one before may be in the hands of the child that draws pages.
        while len(self._drafted) > _DRAFTS:
            self._drafted.pop(0).unlink(missing_ok=True)
        return target

    def write_report(self, report: Report, export: Path, run: str = "") -> Path:
        """Store the signed report beside an export; the path of its HTML form. Lane as `export`.

        Those of one `run` are bound to one another.
        """
        from app.workflow.export import write_reports  # noqa: PLC0415 - see the module's docstring

        return write_reports(report, export, self._signer(run), LocalisedWording())

    def write_summary(
        self, lines: Sequence[Line], folder: Path, run: str, *, neutral_date: bool
    ) -> Path:
        """Store the summary of a batch, whose run it ends, in a folder; the path of its page.

        Lane as `export`.
        """
        from app.workflow.export import write_summary  # noqa: PLC0415 - see the module's docstring

        signer = self._signer(run)
        page = write_summary(lines, folder, signer, LocalisedWording(), neutral_date=neutral_date)
        del self._signers[run]
        return page

    def render(
        self, path: Path, options: Options, number: int, scale: float, reporter: Reporter
    ) -> RenderedPage:
        """Picture of a page, at `scale` pixels a point. Lane PAGES."""
        return self._worker(PAINTER).call(
            reader_process.render_page, path, options, number, scale, reporter
        )

    def page_sizes(
        self, path: Path, options: Options, reporter: Reporter
    ) -> Sequence[tuple[float, float]]:
        """Width and height of all pages in points, none for texts. Lane PAGES."""
        return self._worker(PAINTER).call(reader_process.page_sizes, path, options, reporter)

    def same_pictures(
        self, path: Path, options: Options, number: int, box: Box, reporter: Reporter
    ) -> Sequence[SamePicture]:
        """Places on all pages that look like what a box covers on one. Lane FILES."""
        return self._worker(FILES).call(
            reader_process.same_pictures, path, options, number, box, reporter
        )

    def named_in(self, label: str, reporter: Reporter) -> tuple[Named, ...]:
        """The people and places of a case, as they would be exported now. Lane QUICK."""
        key, shift, reviews = surrogate_key(), self._date_shift, self._cases.reviews(label)
        if not reviews:
            return ()
        case = self._settled(reviews[0], Mode.SURROGATE, key, reporter)
        assert case is not None  # noqa: S101 - its documents are linked
        plain = tuple(map(bare, reviews))
        return self._planner.call(
            detector_process.named_in, case, plain, root_of(key), shift, reporter
        )

    def corrections(
        self, named: Named, others: tuple[Named, ...], words: str, reporter: Reporter
    ) -> tuple[Correction, ...]:
        """What gives a person or place these words, or what it has to `others`. Lane QUICK."""
        return self._planner.call(detector_process.corrected, named, others, words, reporter)

    def split_off(
        self,
        label: str,
        named: Named,
        variants: tuple[Variant, ...],
        taken: tuple[str, ...],
        reporter: Reporter,
    ) -> tuple[Correction, ...]:
        """What makes some ways of writing somebody's own. Lane QUICK."""
        key, reviews = surrogate_key(), self._cases.reviews(label)
        case = self._settled(reviews[0], Mode.SURROGATE, key, reporter)
        assert case is not None  # noqa: S101 - as above
        return self._planner.call(
            detector_process.split_off, case, named, variants, taken, root_of(key), reporter
        )

    def is_taken(self, label: str, words: str) -> bool:
        """Whether these words stand for the patient of another case. From any thread."""
        return self._cases.is_taken(label, words, surrogate_key())

    def linked(self, label: str) -> tuple[Review, ...]:
        """What is searched so far of a case. From any thread."""
        return self._cases.reviews(label)

    def close(self) -> None:
        """End the child processes. No job may run any more."""
        for worker in self._workers.values():
            worker.kill()
        for worker in self._workers.values():
            worker.close()
        self._workers.clear()
        if self._drafts is not None:
            self._drafts.remove()
            self._drafts = None

    def _worker(self, role: Role) -> Worker:
        """The child of a role, started when it is first wanted. Lanes may want one at once."""
        with self._starting:
            if role.name not in self._workers:
                self._workers[role.name] = Worker(role)
            return self._workers[role.name]

    @property
    def _loaded(self) -> Settings:
        if self._settings is None:
            raise ModelError("The model is not loaded.")
        return self._settings

    @property
    def _detector(self) -> Worker:
        return self._worker(detector_process.detector_role())

    @property
    def _planner(self) -> Worker:
        return self._worker(detector_process.PLANNER)

    def _signer(self, run: str) -> Signer:
        """What signs the reports of a run; of none, a report that stands for itself."""
        from app.workflow.signed_reports import Signer  # noqa: PLC0415 - see the module's docstring

        if not run:
            return Signer(surrogate_key())
        if run not in self._signers:
            self._signers[run] = Signer(surrogate_key())
        return self._signers[run]

    def _settled(
        self, review: Review, chosen: Chosen, key: bytes, reporter: Reporter
    ) -> Case | None:
        shift, planner = self._date_shift, self._planner

        def settle(
            known: tuple[Case, ...], reviews: Mapping[str, tuple[Review, ...]], root: bytes
        ) -> tuple[Case, ...]:
            return planner.call(
                detector_process.settle_cases, known, reviews, root, shift, reporter
            )

        return self._cases.settled(review, chosen, key, shift, settle)

    def _planned(
        self,
        review: Review,
        chosen: Chosen,
        key: bytes,
        reporter: Reporter,
        *,
        keeps: bool = False,
    ) -> tuple[Review, RedactionPlan]:
        """What an export changes; where it `keeps`, the surrogates of its case stay as they are."""
        shift, planner = self._date_shift, self._planner
        case = self._settled(review, chosen, key, reporter)
        needed = needed_for(review, case) if case is not None else None
        done = detector_process.planned_by(
            planner, review, chosen, key, shift, reporter, case=needed
        )
        if keeps and case is not None:
            self._cases.keep(review, case, done[1], key, shift)
        return done
