"""An export appears whole and checked, or not at all; the original is never touched."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.engine.detectors.base import Detection, Reached
from app.engine.domain.document import Document, Span
from app.engine.domain.export import Mode, RedactionPlan
from app.engine.domain.review import Action, Finding, Review, SearchedBy
from app.engine.mentions.patients import Patients
from app.engine.redaction import by_policy
from app.engine.redaction.report import to_json
from app.engine.redaction.report_page import to_html
from app.engine.redaction.summary import Line, Result
from app.engine.review.transitions import add, decide
from app.engine.tagger.pack import packs
from app.errors import SourceChanged, SourceMissing, VerificationFailed, WriteFailed
from app.formats.base import Options
from app.paths import MODELS, RESOURCES
from app.progress import Cancelled, NullReporter, Reporter, Stage
from app.sandbox import reader_process
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker
from app.workflow import export, naming, scan
from app.workflow.signed_reports import Signer

KEY = bytes(range(32))
SIGNER = Signer(KEY)
NAMES = {"Okonkwo": "PATIENT", "Venkataraman": "DOCTOR", "Delacroix-Nguyen": "PATIENT"}


class KnownNames:
    name = "known"

    def examine(
        self, document: Document, reporter: Reporter, reached: Reached | None = None
    ) -> Detection:
        return Detection(self.detect(document, reporter))

    def detect(self, document: Document, reporter: Reporter) -> tuple[Finding, ...]:
        reporter.step(Stage.DETECT, 1, 1)
        starts = ((document.text.find(name), name) for name in NAMES)
        return tuple(
            Finding(name, Span(start, start + len(name)), NAMES[name], 0.9, self.name)
            for start, name in starts
            if start >= 0
        )


class CancelAt:
    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def step(self, stage: Stage, done: int, total: int) -> None:
        if stage is self._stage:
            raise Cancelled


class DraftsSeen:
    """The sizes of what lies beside the target while it is checked."""

    def __init__(self, folder: Path) -> None:
        self.sizes: list[int] = []
        self._folder = folder

    def step(self, stage: Stage, done: int, total: int) -> None:
        if stage is Stage.VERIFY:
            self.sizes += [path.stat().st_size for path in self._folder.glob(".incognote-*")]


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with Worker(READER) as shared_worker:
        yield shared_worker


@pytest.fixture(scope="module")
def engine() -> scan.Scanner:
    return scan.Scanner(KnownNames(), KnownNames(), packs.describe(MODELS / packs.DEFAULT), "cpu")


@pytest.fixture
def note(tmp_path: Path) -> Path:
    return Path(shutil.copy(RESOURCES / "samples" / "sample-note.txt", tmp_path / "note.txt"))


def scanned(path: Path, engine: scan.Scanner, worker: Worker) -> Review:
    return engine.scan(scan.open_document(path, Options(), worker, NullReporter()), NullReporter())


def exported(
    review: Review,
    source: Path,
    engine: scan.Scanner,
    worker: Worker,
    *,
    target: Path | None = None,
    mode: Mode = Mode.MASK,
    reporter: Reporter | None = None,
    replaces: bool = True,
) -> export.Exported:
    return export.export(
        review,
        source,
        target or source.with_name("note.deid.txt"),
        mode,
        key=KEY,
        options=Options(),
        pack=engine.pack,
        worker=worker,
        reporter=reporter or NullReporter(),
        replaces=replaces,
    )


def test_every_mention_of_a_found_name_is_found(
    note: Path, engine: scan.Scanner, worker: Worker
) -> None:
    review = scanned(note, engine, worker)
    text = review.document.text
    assert text.count("Okonkwo") == sum("Okonkwo" in f.span.of(text) for f in review.findings)


def test_an_original_that_was_moved_away_is_named_as_the_reason(
    note: Path, engine: scan.Scanner, worker: Worker
) -> None:
    review = scanned(note, engine, worker)
    note.rename(note.with_name("elsewhere.txt"))
    with pytest.raises(SourceMissing, match="no longer where it was"):
        exported(review, note, engine, worker)
    assert not note.with_name("note.deid.txt").exists()


def test_report_tells_what_was_done_and_no_text(
    note: Path, engine: scan.Scanner, worker: Worker
) -> None:
    review = scanned(note, engine, worker)
    start = review.document.text.index("Plavix")
    review = add(review, [Span(start, start + 6)], "ORGANIZATION")
    review = decide(
        review, [f.id for f in review.findings if f.subcategory == "DOCTOR"], Action.REJECT
    )
    done = exported(review, note, engine, worker)
    counts = {row.subcategory: row for row in done.report.rows}
    assert counts["ORGANIZATION"].added == 1
    assert counts["DOCTOR"].rejected == 2
    assert counts["PATIENT"].suggested == len(review.findings) - 3
    assert done.report.checks["text"] > 0
    for text in (to_json(done.report), to_html(done.report)):
        assert "Okonkwo" not in text
        assert "Plavix" not in text
        assert "{{" not in text
        assert done.report.fingerprints.original in text
    page = export.write_reports(done.report, done.path, SIGNER)
    assert page.name == "note.txt.report.html"
    assert json.loads(page.with_suffix(".json").read_text(encoding="utf-8"))["mode"] == "mask"
    assert "Venkataraman" in done.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("stage", [Stage.WRITE, Stage.VERIFY])
def test_cancelled_export_leaves_nothing(
    note: Path, engine: scan.Scanner, worker: Worker, stage: Stage
) -> None:
    review = scanned(note, engine, worker)
    with pytest.raises(Cancelled):
        exported(review, note, engine, worker, reporter=CancelAt(stage))
    assert [path.name for path in note.parent.iterdir()] == ["note.txt"]


def test_beside_the_target_nothing_lies_that_was_not_checked(
    note: Path, engine: scan.Scanner, worker: Worker
) -> None:
    seen = DraftsSeen(note.parent)
    exported(scanned(note, engine, worker), note, engine, worker, reporter=seen)
    assert seen.sizes
    assert set(seen.sizes) == {0}


class AnotherWriter:
    """Puts a file of its own in place while the copy is checked."""

    def __init__(self, target: Path) -> None:
        self._target = target

    def step(self, stage: Stage, done: int, total: int) -> None:
        if stage is Stage.VERIFY:
            self._target.write_text("of somebody else", encoding="utf-8")


def test_a_file_that_came_during_the_check_is_not_replaced(
    note: Path, engine: scan.Scanner, worker: Worker
) -> None:
    review, target = scanned(note, engine, worker), note.with_name("note.deid.txt")
    other = AnotherWriter(target)
    with pytest.raises(WriteFailed, match="exists"):
        exported(review, note, engine, worker, reporter=other, replaces=False)
    assert target.read_text(encoding="utf-8") == "of somebody else"
    assert len(list(note.parent.iterdir())) == 2
    exported(review, note, engine, worker, reporter=other)
    assert target.read_text(encoding="utf-8") != "of somebody else"


def test_changed_original_is_refused(note: Path, engine: scan.Scanner, worker: Worker) -> None:
    review = scanned(note, engine, worker)
    note.write_text("Another text about Okonkwo.\n", encoding="utf-8")
    with pytest.raises(SourceChanged):
        exported(review, note, engine, worker)
    assert [path.name for path in note.parent.iterdir()] == ["note.txt"]


def test_original_is_never_overwritten(note: Path, engine: scan.Scanner, worker: Worker) -> None:
    review = scanned(note, engine, worker)
    before = note.read_bytes()
    with pytest.raises(WriteFailed):
        exported(review, note, engine, worker, target=note)
    assert note.read_bytes() == before


def test_leak_leaves_no_file_and_keeps_the_earlier_export(
    note: Path,
    engine: scan.Scanner,
    worker: Worker,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    review = scanned(note, engine, worker)
    target = note.with_name("note.deid.txt")
    target.write_text("earlier", encoding="utf-8")
    whole = by_policy.planned

    def forgetful(*arguments: Any) -> tuple[Review, RedactionPlan]:
        done, made = whole(*arguments)
        return done, replace(made, edits=made.edits[:-1])

    monkeypatch.setattr(by_policy, "planned", forgetful)
    with pytest.raises(VerificationFailed) as caught:
        exported(review, note, engine, worker)
    assert caught.value.places
    assert "Okonkwo" not in str(caught.value) + repr(caught.value.places)
    assert target.read_text(encoding="utf-8") == "earlier"
    assert len(list(note.parent.iterdir())) == 2


def test_export_that_cannot_be_searched_is_not_kept(
    note: Path,
    engine: scan.Scanner,
    worker: Worker,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    review = scanned(note, engine, worker)
    monkeypatch.setattr(reader_process, "verify_export", blind_check)
    with pytest.raises(VerificationFailed):
        exported(review, note, engine, worker)
    assert [path.name for path in note.parent.iterdir()] == ["note.txt"]


def blind_check(
    plan: RedactionPlan, review: Review, target: Path, reporter: Reporter, *, predicted: bool
) -> object:
    from app.engine.domain.export import Verification

    return Verification((), {})


def test_file_name_that_holds_an_identifier_is_replaced(
    note: Path, engine: scan.Scanner, worker: Worker
) -> None:
    review = scanned(note, engine, worker)
    assert naming.export_name(review, note) == "note.deid.txt"
    named = naming.export_name(review, note.with_name("okonkwo_thaddeus-2025.txt"))
    assert "okonkwo" not in named
    assert named.endswith(".deid.txt")


@pytest.mark.parametrize(
    ("name", "ending"),
    [
        ("Okonkwo, T.txt", ".txt"),
        ("tokonkwo.TXT", ".TXT"),
        ("Letter Mr. Okonkwo", ""),
        ("letter.deid.Okonkwo.txt", ".txt"),
    ],
)
def test_no_part_of_a_name_stays_in_the_names_of_export_and_reports(
    note: Path, engine: scan.Scanner, worker: Worker, name: str, ending: str
) -> None:
    source = note.rename(note.with_name(name))
    review = scanned(source, engine, worker)
    chosen = naming.export_name(review, source)
    assert re.fullmatch(rf"document-[0-9a-f]{{8}}\.deid{re.escape(ending)}", chosen)
    done = exported(review, source, engine, worker, target=source.with_name(chosen))
    export.write_reports(done.report, done.path, SIGNER)
    made = {path.name for path in source.parent.iterdir()} - {name}
    assert made == {
        chosen,
        f"{chosen[:17]}{ending}.report.html",
        f"{chosen[:17]}{ending}.report.pdf",
        f"{chosen[:17]}{ending}.report.json",
    }


def test_neutral_name_keeps_no_ending_that_no_format_has(
    note: Path, engine: scan.Scanner, worker: Worker
) -> None:
    review = scanned(note, engine, worker)
    odd = note.with_name("letter.somebody")
    assert naming.export_name(review, odd) == "letter.deid.somebody"
    assert naming.export_name(review, odd, neutral=True).endswith(".deid")


def test_one_patient_has_one_key_and_two_patients_two() -> None:
    def key(text: str) -> bytes:
        document = Document(text, "text", "", text)
        finding = Finding("f", Span(0, len(text)), "PATIENT", 1.0, "known")
        review = Review(document, (finding,))
        return export.key_of_patient(Patients.of(review), review, KEY)

    assert key("Thaddeus Okonkwo") == key("OKONKWO, THADDEUS")
    assert key("Thaddeus Okonkwo") == key("Okonkwo, Thaddeus M.") == key("T. Okonkwo")
    assert key("Thaddeus Okonkwo") != key("Marisol Delacroix")


def test_a_summary_replaces_none_and_is_dated_as_its_exports(tmp_path: Path) -> None:
    lines = [Line(1, Result.FAILED, error="corrupt")]
    (tmp_path / "summary.csv").write_text("mine", encoding="utf-8")
    page = export.write_summary(lines, tmp_path, SIGNER)
    assert page == tmp_path / "summary-2.html"
    assert page.with_suffix(".csv").is_file()
    assert (tmp_path / "summary.csv").read_text(encoding="utf-8") == "mine"
    dated = export.write_summary(lines, tmp_path, SIGNER, neutral_date=True)
    assert {dated.stat().st_mtime, dated.with_suffix(".csv").stat().st_mtime} == {
        export.NEUTRAL_TIME
    }


def test_the_report_names_the_model_that_searched_and_not_the_one_in_use(
    note: Path, engine: scan.Scanner, worker: Worker
) -> None:
    before = SearchedBy("en-minilm", "0.9.0", "ab" * 32, 0.3)
    review = replace(scanned(note, engine, worker), searched_by=before)
    report = exported(review, note, engine, worker).report
    assert (report.pack, report.pack_sha256) == ("en-minilm 0.9.0", before.sha256)
    assert report.about.threshold == before.threshold
