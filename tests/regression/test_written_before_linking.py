"""What the program wrote before its window linked documents opens afterwards, and goes on.

`written_before_linking/` was written by the program as it was at commit e1b64536; `expected.json`
is what that program read back. Nothing of it may be made anew: it stands for what lies on the disks
of users. The case vault and the reports go through the command line, as they were made.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from support.command_line import incognote

from app.engine.domain.document import Document
from app.errors import ProjectLocked
from app.formats.base import Options
from app.progress import NullReporter
from app.sandbox.reader_process import read
from app.sessions.history import Work
from app.sessions.store import SessionStore
from app.settings import load

WRITTEN = Path(__file__).with_name("written_before_linking")
PLACE = Path("/tmp/incognote-before-cases")
"""Where everything lay when it was written: saved work names its documents with their folders."""
EXPECTED: Mapping[str, Any] = json.loads((WRITTEN / "expected.json").read_text(encoding="utf-8"))
PASSPHRASE = "correct horse battery staple"
LETTER, DISCHARGE = Path("study/ward/p1/letter.txt"), Path("study/ward/p1/discharge.txt")


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new copy of everything, so that nothing is past its time, as the home of a user."""
    root = tmp_path / "copy"
    shutil.copytree(WRITTEN, root, copy_function=shutil.copyfile)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(root / "home" / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(root / "home" / "data"))
    return root


@pytest.fixture
def store(root: Path) -> SessionStore:
    store = SessionStore(root / "home" / "data" / "Incognote" / "sessions")
    store.unlock()
    return store


def document(path: Path) -> Document:
    return read(path, Options(), NullReporter())


def plain(work: Work | None) -> Any:
    assert work is not None
    assert work.place is not None
    review, place, worked = work.review, work.place, work.worked
    return {
        "findings": [[f.id, f.span.start, f.span.end, f.subcategory] for f in review.findings],
        "decisions": {name: one.action.value for name, one in sorted(review.decisions.items())},
        "listed": [[one.text, one.subcategory] for one in review.listed],
        "languages": [passage.language for passage in review.languages.chosen],
        "served": list(review.served),
        "steps": [step.title for step in work.steps],
        "done": work.index,
        "focus": work.focus,
        "zoom": place.zoom,
        "fit": place.fit,
        "categories": list(place.categories),
        "reviewed": worked.reviewed,
        "seconds": worked.seconds,
    }


@pytest.mark.usefixtures("root")
def test_settings_are_kept() -> None:
    held = json.loads(json.dumps(asdict(load()), default=dict))
    assert {name: held.get(name) for name in EXPECTED["settings"]} == EXPECTED["settings"]


def test_saved_work_and_word_lists_go_on(store: SessionStore, root: Path) -> None:
    assert plain(store.resume(PLACE / LETTER, document(root / LETTER))) == EXPECTED["session"]
    own, _ = store.lists()
    always = [[one.text, one.subcategory] for one in own.always]
    assert [always, list(own.never)] == EXPECTED["lists"]
    store.close()


def test_a_project_goes_on_with_its_choices_for_exports(store: SessionStore, root: Path) -> None:
    project = root / "study" / "study.incognote"
    with pytest.raises(ProjectLocked):
        store.open_project(project, "AB", PASSPHRASE.title())
    store.open_project(project, "AB", PASSPHRASE)
    resumed = store.resume(root / DISCHARGE, document(root / DISCHARGE))
    assert plain(resumed) == EXPECTED["project"]
    choices = store.exports
    assert choices is not None
    assert choices.policy is not None
    assert {
        "mode": choices.mode.value,
        "report": choices.report,
        "summary": choices.summary,
        "policy": choices.policy.name,
        "sha256": choices.policy.sha256,
    } == EXPECTED["exports"]
    assert store.book.known == ()
    store.close()


def cases(root: Path) -> list[Any]:
    shown = incognote("cases", root / "study" / "ward.cases")
    assert shown.returncode == 0, shown.stderr
    return [json.loads(line) for line in shown.stdout.splitlines()]


def test_a_case_vault_tells_whom_surrogates_stand_for(root: Path) -> None:
    assert cases(root) == EXPECTED["cases"]


@pytest.mark.slow
def test_a_later_run_gives_a_patient_of_the_vault_the_same_surrogates(root: Path) -> None:
    study, out = root / "study", root / "later"
    done = incognote(
        *("redact", study / "ward", "-o", out, "--mode", "surrogate", "--date-shift", "60"),
        *("--cases", "folder", "--known", study / "patients.csv", "--vault", study / "ward.cases"),
    )
    assert done.returncode == 0, done.stderr
    then = EXPECTED["cases"][0]
    (now,) = (one for one in cases(root) if one["case"] == then["case"])
    told = {(kind, original): name for kind, original, name in now["replaced"]}
    assert [told.get((kind, original)) for kind, original, _ in then["replaced"]] == [
        name for _, _, name in then["replaced"]
    ]
    made = (out / "letter.deid.txt").read_text(encoding="utf-8")
    assert made == (study / "copies" / "letter.deid.txt").read_text(encoding="utf-8")


@pytest.mark.slow
def test_an_export_is_verified_by_the_report_of_then(root: Path) -> None:
    copies = root / "study" / "copies"
    report = ("--report", copies / "discharge.txt.report.json")
    done = incognote("verify", root / DISCHARGE, copies / "discharge.deid.txt", *report)
    assert done.returncode == 0, done.stderr
    assert "for 6 identifiers of discharge.txt" in done.stdout
    assert "not signed" in done.stderr
    (copies / "discharge.deid.txt").write_bytes((root / DISCHARGE).read_bytes())
    refused = incognote("verify", root / DISCHARGE, copies / "discharge.deid.txt", *report)
    assert refused.returncode != 0
    assert "nothing left" not in refused.stdout
