"""Files in a language without a model are never called verified by the command line."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from support.command_line import incognote
from support.languages import ENGLISH, FRENCH, MAKERS, UNSERVED

pytestmark = pytest.mark.slow

NAMES = {"fr": "French", "de": "German", "pl": "Polish"}
# Another language in each format.
FOREIGN = list(zip(UNSERVED, MAKERS, strict=True))


@dataclass(frozen=True)
class Run:
    """What a run over a folder printed, and where its copies are."""

    folder: Path
    out: Path
    status: int
    lines: dict[str, str]
    told: list[str]

    def report(self, name: str) -> Any:
        text = (self.out / f"{name}.report.json").read_text(encoding="utf-8")
        return json.loads(text)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """All files in one run: English ones, foreign ones and mixed ones of each format."""
    folder = tmp_path_factory.mktemp("in")
    for ending, make in MAKERS.items():
        make(folder / f"en.{ending}", ENGLISH)
        make(folder / f"mixed.{ending}", ENGLISH, FRENCH, ENGLISH)
    for code, ending in FOREIGN:
        MAKERS[ending](folder / f"{code}.{ending}", UNSERVED[code])
    out = tmp_path_factory.mktemp("out")
    done = incognote("redact", folder, "-o", out, "--report", "--neutral-dates")
    lines = {Path(line.split(" -> ")[0]).name: line for line in done.stdout.splitlines()}
    return Run(folder, out, done.returncode, lines, done.stderr.splitlines())


@pytest.mark.parametrize("ending", MAKERS)
def test_english_files_stay_verified_without_a_word(run: Run, ending: str) -> None:
    assert run.lines[f"en.{ending}"].endswith(" redacted, verified")
    assert not any(f"en.{ending}" in line for line in run.told)
    assert run.report(f"en.{ending}")["verified"] is True


@pytest.mark.parametrize(("code", "ending"), FOREIGN)
def test_files_in_other_languages_are_listed_apart(run: Run, code: str, ending: str) -> None:
    name = f"{code}.{ending}"
    assert run.lines[name].endswith("not verified: no model for the language")
    [told] = [line for line in run.told if f"/{name}:" in line]
    assert f"The document seems to be in {NAMES[code]}. There is no model for it" in told
    assert told.endswith("[language]")
    report = run.report(name)
    assert report["verified"] is False
    assert {"code": "language-of-all", "language": code} in report["notice_codes"]
    page = (run.out / f"{name}.report.html").read_text(encoding="utf-8")
    assert "Not verified." in page
    assert "nothing found" not in page


@pytest.mark.parametrize(
    ("ending", "place"),
    [("txt", "from line 6 on"), ("docx", "from line 6 on"), ("pdf", "on page 2")],
)
def test_a_passage_is_named_by_its_place(run: Run, ending: str, place: str) -> None:
    [told] = [line for line in run.told if f"/mixed.{ending}:" in line]
    assert f"Text {place} seems to be in French" in told
    assert "not verified" in run.lines[f"mixed.{ending}"]
    assert "Mirabelle" not in told


def test_the_exit_status_tells_scripts(run: Run) -> None:
    assert run.status == 14


def test_verify_does_not_say_that_nothing_is_left(run: Run) -> None:
    original, export = run.folder / "fr.txt", run.out / "fr.deid.txt"
    report = run.out / "fr.txt.report.json"
    for options in ((), ("--report", report)):
        done = incognote("verify", original, export, *options)
        assert done.returncode == 14
        assert "nothing left" not in done.stdout
        assert done.stdout.startswith("not verified: ")
        assert "French" in done.stderr


def test_a_report_from_before_languages_is_no_proof_either(run: Run, tmp_path: Path) -> None:
    stored = run.report("fr.txt")
    del stored["verified"], stored["served"], stored["signature"]
    older = tmp_path / "older.report.json"
    older.write_text(json.dumps(stored), encoding="utf-8")
    original, export = run.folder / "fr.txt", run.out / "fr.deid.txt"
    assert incognote("verify", original, export, "--report", older).returncode == 14


def test_the_language_can_be_told(run: Run) -> None:
    done = incognote("scan", "--language", "en", run.folder / "mixed.txt")
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)["languages"]
    assert [(one["language"], one["model"]) for one in told] == [("en", True)]
    done = incognote("scan", "--language", "pl", run.folder / "en.txt")
    assert done.returncode == 14
    assert "Polish" in done.stderr
    assert [one["model"] for one in json.loads(done.stdout)["languages"]] == [False]


def test_a_code_that_is_no_language_is_refused(run: Run) -> None:
    done = incognote("scan", "--language", "tlh", run.folder / "en.txt")
    assert done.returncode == 2
