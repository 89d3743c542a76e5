"""The engine for other programs: open, scan, redact, verify, evaluate.

Files are opened, written and searched in confined child processes, as in the program. Texts, and
the text of files, are searched in the process of the caller.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Self

from app import settings
from app.engine.domain.document import Document as Read
from app.engine.domain.document import Passage, Span
from app.engine.domain.export import (
    DATE_SHIFTS,
    Extract,
    Layer,
    Layout,
    Mode,
    Reader,
    RedactionPlan,
    Verification,
)
from app.engine.domain.policy import Chosen, Treatment, policy_of
from app.engine.domain.review import LanguageChoice
from app.engine.domain.review import Review as Reviewed
from app.engine.redaction.plan import label, plan
from app.engine.redaction.report import to_json
from app.engine.review.languages import language_notices
from app.errors import InputError, LanguageUnserved, VerificationFailed
from app.formats.base import Options
from app.garbage import without_collections
from app.keys.key_files import report_key, surrogate_key
from app.languages import NAMES
from app.notices import english
from app.policy import policy as policy_of_computer
from app.progress import NullReporter, Reporter, Stage
from app.sandbox import reader_process
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker
from app.settings import Settings
from app.workflow.detector_process import loaded_pack
from app.workflow.export import export, plan_export, write_reports
from app.workflow.naming import export_name
from app.workflow.policies import named
from app.workflow.right_way_round import refuse_export_as_original, refuse_other_identifiers
from app.workflow.scan import Scanner, open_document
from app.workflow.signed_reports import Signer
from incognote.values import Check, Document, Export, Review, Scores

if TYPE_CHECKING:
    from app.training.evaluation import PredictedSpan

Progress = Callable[[str, int, int], None]
"""Told the stage, how much of it is done, and of how much; what it raises ends the work."""


class Engine:
    """Finds and removes identifiers as the program does on this computer.

    It begins with the settings of the program here, so that it finds what `incognote scan` finds;
    arguments override them, except where an administrator locked them. A model is loaded with the
    first text, a child process started with the first file. Engines with the same settings share a
    model, which serves one text at a time. Use it as a context manager, or call `close`.

    All methods may raise `IncognoteError`: it has a `code` to compare and a `hint` for the user,
    and no text of a document.
    """

    def __init__(
        self,
        *,
        model: str | None = None,
        min_score: float | str | None = None,
        threads: int | None = None,
        progress: Progress | None = None,
    ) -> None:
        """Choose what to search with.

        Args:
            model: name of a model pack, as `incognote models list` prints it.
            min_score: probability from which something is a finding, or the name of an operating
                point of the model.
            threads: processor threads of the model; 0 for as many as there are cores, at most 4.
            progress: told how far the work is.
        """
        os.environ.setdefault("ORT_DISABLE_TELEMETRY", "1")
        chosen = settings.load()
        given = {"pack": model, "min_score": min_score, "threads": threads}
        wanted = {name: value for name, value in given.items() if value is not None}
        self._settings = settings.held(replace(chosen, **wanted))  # type: ignore[arg-type]
        self._reporter: Reporter = NullReporter() if progress is None else _Telling(progress)
        self._turn = threading.Lock()
        self._worker: Worker | None = None

    def open(
        self, path: Path | str, *, encoding: str | None = None, password: str | None = None
    ) -> Document:
        """Read a file. Raises `IncognoteError` for whatever could not be redacted safely later."""
        path = Path(path)
        read = open_document(path, Options(encoding, password), self._reader, self._reporter)
        return Document(path, read, encoding, password)

    def scan(self, source: str | Document, *, language: str | None = None) -> Review:
        """Find everything in a text or an opened file.

        `language` is the code of what all of it is written in; without, each passage is
        recognised. Raises `KeyError` for a language that is not known.
        """
        document = _of_text(source) if isinstance(source, str) else source
        return Review(document, self._found(document.read, language))

    def redact_text(
        self,
        source: str | Review,
        *,
        mode: str | None = None,
        policy: str | None = None,
        date_shift: int | None = None,
        key: bytes | None = None,
        without_model: bool = False,
    ) -> Export:
        """The text, or that of a review, with what was found removed, and searched again.

        Arguments as of `redact`. Raises `IncognoteError` where something would be left, or where
        there is no model for a language.
        """
        review = self.scan(source) if isinstance(source, str) else source
        _refuse_unserved(review.reviewed, allowed=without_model)
        chosen, days = self._chosen(mode, policy, date_shift)
        if key is None:
            key = surrogate_key() if _invents(chosen) else b""
        done, edits = plan_export(review.reviewed, chosen, key, days)
        made = edits.apply(review.document.text)
        checked = _searched(edits, done, made)
        if review.document.text and not checked.passed:
            raise VerificationFailed(
                "The redacted text still contained something that should have been redacted."
            )
        kept = len(edits.kept)
        return Export(None, made, len(done.redacted), kept, sum(checked.checks.values()))

    def redact(
        self,
        source: Path | str | Review,
        folder: Path | str,
        *,
        mode: str | None = None,
        policy: str | None = None,
        date_shift: int | None = None,
        key: bytes | None = None,
        reports: bool = False,
        neutral_name: bool = False,
        without_model: bool = False,
    ) -> Export:
        """Write a redacted copy of a file, or of a reviewed one, and search it before it appears.

        Args:
            source: a file, which is opened and scanned first, or the review of an opened one.
            folder: where the copy is put, as `NAME.deid.EXT`, or under a neutral name where its own
                tells of an identifier. A file of that name is replaced.
            mode: `mask` (labels, as without), `box`, `numbered` or `surrogate`.
            policy: name or file of a policy, in place of a mode.
            date_shift: 60, 364 or 1095 days, by which dates of surrogates move at most.
            key: the root of surrogates and fingerprints, 32 bytes; without, that of this computer.
            reports: write `NAME.EXT.report.html` and `.json` beside the copy.
            neutral_name: give a neutral name in any case.
            without_model: also where a language has no model, so that the check means little.

        Raises `IncognoteError`; then nothing is there that was not there before.
        """
        review = source if isinstance(source, Review) else self.scan(self.open(source))
        path = review.document.path
        if path is None:
            raise InputError("A text has no file to copy.", hint="Use redact_text.")
        _refuse_unserved(review.reviewed, allowed=without_model)
        chosen, days = self._chosen(mode, policy, date_shift)
        root = surrogate_key() if key is None else key
        held = self._settings
        neutral = neutral_name or (self._locks("neutral_names") and held.neutral_names)
        name = export_name(review.reviewed, path, neutral=neutral, secret=report_key(root))
        planned: list[tuple[Reviewed, RedactionPlan]] = []

        def planner(review: Reviewed, chosen: Chosen, key: bytes) -> tuple[Reviewed, RedactionPlan]:
            planned.append(plan_export(review, chosen, key, days))
            return planned[-1]

        exported = export(
            review.reviewed,
            path,
            Path(folder) / name,
            chosen,
            key=root,
            options=Options(review.document.encoding, review.document.password),
            pack=loaded_pack(_loaded(self._settings)),
            worker=self._reader,
            reporter=self._reporter,
            layout=Layout(
                self._locks("exact_places") and held.exact_places,
                held.text_layer if self._locks("text_layer") else True,
            ),
            neutral_date=self._locks("neutral_dates") and held.neutral_dates,
            planner=planner,
        )
        if reports:
            write_reports(exported.report, exported.path, Signer(root))
        report = exported.report
        ((_, edits),) = planned
        return Export(
            exported.path,
            edits.apply(review.document.text),
            report.removed,
            report.kept,
            sum(report.checks.values()),
            to_json(report),
        )

    def verify(
        self, original: Path | str, copy: Path | str, *, language: str | None = None
    ) -> Check:
        """Search a copy, made by any program, for everything that is found in the original.

        Raises `IncognoteError` where the files seem to be swapped, or not to belong together.
        """
        first, second = Path(original), Path(copy)
        read, exported = self.open(first).read, self.open(second).read
        refuse_export_as_original(first, read, second, exported)
        review = replace(self._found(read, language), regions=())

        def surrogates() -> str:
            plans = (plan_export(review, Mode.SURROGATE, surrogate_key(), n) for n in DATE_SHIFTS)
            return "\n".join(edits.apply(whole.document.text) for whole, edits in plans)

        refuse_other_identifiers(review, self._found(exported, None), second, surrogates)
        edits = plan(review, Mode.MASK, label)
        checked = self._reader.call(
            reader_process.verify_export, edits, review, second, self._reporter, predicted=False
        )
        return Check(
            checked.passed and not review.unserved,
            tuple((leak.subcategory, leak.place) for leak in checked.leaks),
            tuple((leak.subcategory, leak.place) for leak in checked.suspicions),
            len(edits.edits),
            sum(checked.checks.values()),
        )

    def evaluate(self, gold: Iterable[Path | str], *, file_format: str = "inline") -> Scores:
        """Compare what is found in labelled files, or folders of them, with their labels.

        `file_format` is one that `incognote evaluate --format` takes.
        """
        from app.engine.evaluation.scores import Level  # noqa: PLC0415 - few evaluate
        from app.engine.evaluation.units import Granularity, View  # noqa: PLC0415
        from app.training.evaluation import PredictedSpan, run, table  # noqa: PLC0415

        def predictor(text: str) -> tuple[PredictedSpan, ...]:
            found = self._found(_of_text(text).read, None).findings
            return tuple(PredictedSpan(one.span, one.subcategory) for one in found)

        done = run(list(map(Path, gold)), file_format=file_format, predictor=predictor)
        (result,) = (
            one
            for one in done.results
            if (one.view, one.level, one.granularity) == (View.ALL, Level.TOKEN, Granularity.BINARY)
        )
        scores, leaks = result.micro.scores, done.leakage
        return Scores(
            done.documents,
            done.tokens,
            scores.precision,
            scores.recall,
            scores.f1,
            leaks.total.rate,
            leaks.leaking_documents,
            table(done),
        )

    def close(self) -> None:
        """End the child process; a later call starts another."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def _reader(self) -> Worker:
        with self._turn:
            if self._worker is None:
                self._worker = Worker(READER)
            return self._worker

    def _found(self, document: Read, language: str | None) -> Reviewed:
        languages = LanguageChoice()
        if language is not None:
            whole = Span(0, max(1, len(document.text)))
            languages = LanguageChoice((Passage(whole, _known(language), 1.0),))
        with _SCANNING:
            return _loaded(self._settings).scan(document, self._reporter, languages)

    def _chosen(
        self, mode: str | None, policy: str | None, date_shift: int | None
    ) -> tuple[Chosen, int]:
        """What is done with each kind, and by how many days dates move at most."""
        if mode is not None and policy is not None:
            raise ValueError("a mode or a policy, not both")
        wanted = policy if policy is not None else mode
        if self._locks("mode"):
            if wanted not in (None, self._settings.mode):
                raise InputError(f"The policy of this computer sets mode: {self._settings.mode}.")
            wanted = self._settings.mode
        days = self._settings.date_shift if date_shift is None else date_shift
        if self._locks("date_shift") and days != self._settings.date_shift:
            held = self._settings.date_shift
            raise InputError(f"The policy of this computer sets date_shift: {held}.")
        if days not in DATE_SHIFTS:
            raise ValueError(f"date_shift is one of {DATE_SHIFTS}")
        return named(Mode.MASK.value if wanted is None else wanted), days

    def _locks(self, name: str) -> bool:
        return name in policy_of_computer().locked


# Engines with the same settings share a model. It serves one text at a time.
_SCANNING = threading.Lock()


@lru_cache(maxsize=2)
def _loaded(settings: Settings) -> Scanner:
    with without_collections():
        return Scanner.load(settings)


class _Telling:
    """A reporter that passes stages on by their names."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress

    def step(self, stage: Stage, done: int, total: int) -> None:
        """As `app.progress.Reporter.step`."""
        self._progress(stage.value, done, total)


def _of_text(text: str) -> Document:
    from app.engine.text.passages import passages  # noqa: PLC0415 - its table loads slowly

    return Document(None, Read("text", "text", "", text, passages=passages(text)))


def _known(language: str) -> str:
    if language not in NAMES:
        raise KeyError(language)
    return language


def _refuse_unserved(review: Reviewed, *, allowed: bool) -> None:
    if notices := () if allowed else language_notices(review):
        raise LanguageUnserved(
            " ".join(map(english, notices)),
            hint="Name the language, or allow without_model and check the copy by eye.",
        )


def _invents(chosen: Chosen) -> bool:
    handlings = policy_of(chosen).handlings.values()
    return any(one.treatment is Treatment.SURROGATE for one in handlings)


def _searched(edits: RedactionPlan, review: Reviewed, made: str) -> Verification:
    from app.engine.verification.verify import verify  # noqa: PLC0415 - with the first redaction

    return verify(edits, review, [Extract(Reader.CODEC, "text", Layer.TEXT, made, "str")])
