"""The command line that other programs script: output, exit statuses, and what is never left."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from support.command_line import incognote
from support.report_files import said_in
from support.sampling import thinned
from support.widths import drawn_words

from app.paths import RESOURCES

pytestmark = pytest.mark.slow

SAMPLES = RESOURCES / "samples"


def test_scan_prints_one_json_object_a_document_with_code_point_offsets(tmp_path: Path) -> None:
    note = tmp_path / "note.txt"
    note.write_text("😀 Patient: Thaddeus Okonkwo\nMRN: 40-771-926\n", encoding="utf-8")
    done = incognote("scan", note, SAMPLES / "sample-letter.docx")
    assert done.returncode == 0, done.stderr
    first, second = map(json.loads, done.stdout.splitlines())
    assert list(first) == ["path", "kind", "sha256", "text", "languages", "findings"]
    assert first["path"] == str(note)
    found = {first["text"][f["start"] : f["end"]]: f for f in first["findings"]}
    assert found["Thaddeus Okonkwo"]["subcategory"] == "PATIENT"
    assert found["Thaddeus Okonkwo"]["category"] == "NAME"
    assert found["40-771-926"]["subcategory"] == "MEDICALRECORD"
    assert second["kind"] == "docx"


def test_dash_reads_text_from_standard_input_and_tells_its_tokens_on_demand() -> None:
    told = "Seen by Dr. Priya Venkataraman on 02/09/2025.\n"
    done = incognote("scan", "--tokens", "-", stdin=told)
    result = json.loads(done.stdout)
    assert result["path"] == "-"
    assert {"DOCTOR", "DATE"} <= {finding["subcategory"] for finding in result["findings"]}
    words = {told[t["start"] : t["end"]]: (t["tag"][:2], t["score"]) for t in result["tokens"]}
    assert (words["Priya"][0], words["Venkataraman"][0], words["on"][0]) == ("B-", "L-", "O")
    assert words["on"][1] < 0.1 < words["Venkataraman"][1]


def test_lower_threshold_never_finds_less() -> None:
    def count(threshold: float) -> int:
        done = incognote("scan", "--min-score", threshold, SAMPLES / "sample-letter.docx")
        findings = json.loads(done.stdout)["findings"]
        return sum(finding["end"] - finding["start"] for finding in findings)

    assert count(0.02) > count(0.99)


@pytest.mark.parametrize(
    "mode",
    ["surrogate", *(pytest.param(one, marks=pytest.mark.exhaustive) for one in ("mask", "box"))],
)
def test_redact_writes_verified_copies_and_reports_without_text(tmp_path: Path, mode: str) -> None:
    source = tmp_path / "in"
    shutil.copytree(SAMPLES, source, ignore=lambda *_: ["es", "it", "sv", "sample-stay.pdf"])
    before = {path.name: path.read_bytes() for path in source.iterdir()}
    out = tmp_path / "out"
    done = incognote("redact", source, "-o", out, "--mode", mode, "--report", "--jobs", 2)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == len(before)
    assert all(line.endswith("redacted, verified") for line in done.stdout.splitlines())
    assert {path.name: path.read_bytes() for path in source.iterdir()} == before
    names = {path.name for path in out.iterdir()}
    assert {"sample-note.deid.txt", "sample-letter.deid.docx", "sample-summary.deid.pdf"} <= names
    assert not [name for name in names if name.startswith(".")]
    reports = "".join(said_in(path) for path in out.glob("*.report.*"))
    assert len(list(out.glob("*.report.*"))) == 3 * len(before)
    for word in ("Okonkwo", "Venkataraman", "Achterberg", "Delacroix", "40-771-926"):
        assert word not in reports
    text = (out / "sample-note.deid.txt").read_text(encoding="utf-8")
    assert "Okonkwo" not in text
    assert "Parkinson's disease" in text
    # What the run has checked is checked once more by a command of its own: one of each kind.
    for name in ("sample-note.txt", "sample-letter.docx", "sample-summary.pdf"):
        stem, suffix = name.split(".")
        # Without the report a date that moved to another of the document counts as that one.
        told = ("--report", out / f"{name}.report.json") if mode == "surrogate" else ()
        checked = incognote("verify", source / name, out / f"{stem}.deid.{suffix}", *told)
        assert checked.returncode == 0, checked.stdout


def test_verify_names_what_is_left_without_its_text(tmp_path: Path) -> None:
    careless = tmp_path / "careless.txt"
    text = (SAMPLES / "sample-note.txt").read_text(encoding="utf-8")
    careless.write_text(text.replace("Thaddeus", "[PATIENT]"), encoding="utf-8")
    done = incognote("verify", SAMPLES / "sample-note.txt", careless)
    assert done.returncode == 12
    assert "PATIENT left in" in done.stdout
    assert "Okonkwo" not in done.stdout + done.stderr


def _locked(path: Path) -> None:
    pdf = pikepdf.open(SAMPLES / "sample-summary.pdf")
    pdf.save(path, encryption=pikepdf.Encryption(owner="owner", user="user"))


BAD: dict[str, tuple[Callable[[Path], object], int]] = {
    "missing.txt": (lambda path: None, 3),
    "empty.txt": (lambda path: path.write_bytes(b""), 6),
    "empty.pdf": (lambda path: path.write_bytes(b""), 6),
    "locked.pdf": (_locked, 5),
    "photo.txt": (lambda path: path.write_bytes(bytes(range(256)) * 9), 4),
    "torn.pdf": (
        lambda path: path.write_bytes((SAMPLES / "sample-summary.pdf").read_bytes()[:900]),
        6,
    ),
    "torn.docx": (
        lambda path: path.write_bytes((SAMPLES / "sample-letter.docx").read_bytes()[:5000]),
        6,
    ),
    "sheet.xlsx": (
        lambda path: (
            shutil.make_archive(str(path.with_suffix("")), "zip", SAMPLES)
            and path.with_suffix(".zip").rename(path)
        ),
        4,
    ),
}


def test_bad_files_get_one_clear_line_each_and_the_good_one_is_still_done(tmp_path: Path) -> None:
    source, out = tmp_path / "in", tmp_path / "out"
    source.mkdir()
    for name, (make, _) in BAD.items():
        make(source / name)
    good = source / "good.txt"
    good.write_text("Patient: Thaddeus Okonkwo\n", encoding="utf-8")
    paths = [source / name for name in BAD] + [good]
    done = incognote("redact", *paths, "-o", out)
    complaints = done.stderr.splitlines()
    assert done.returncode == max(code for _, code in BAD.values())
    assert len(complaints) == len(BAD), done.stderr
    for line, name in zip(complaints, BAD, strict=True):
        assert line.startswith(f"incognote: {source / name}: ")
        assert "Traceback" not in line
    assert [path.name for path in out.iterdir()] == ["good.deid.txt"]


# In the short run `test_bad_files_get_one_clear_line_each` alone sees all of them.
@pytest.mark.parametrize(
    ("name", "code"), thinned([(name, code) for name, (_, code) in BAD.items()], 3)
)
def test_exit_status_tells_what_is_wrong(tmp_path: Path, name: str, code: int) -> None:
    BAD[name][0](tmp_path / name)
    assert incognote("scan", tmp_path / name).returncode == code


def test_wrong_ending_is_said_plainly(tmp_path: Path) -> None:
    disguised = tmp_path / "letter.docx"
    shutil.copy(SAMPLES / "sample-summary.pdf", disguised)
    done = incognote("scan", disguised)
    assert done.returncode != 0
    assert "PDF" in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="permissions and file size limits of Unix")
def test_unwritable_and_full_targets_leave_nothing(tmp_path: Path) -> None:
    note = SAMPLES / "sample-letter.docx"
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    done = incognote("redact", note, "-o", blocked / "out")
    assert done.returncode == 11
    assert len(done.stderr.splitlines()) == 1
    out = tmp_path / "full"
    command = f"ulimit -f 8; exec {sys.executable} -m app redact {note} -o {out}"
    full = subprocess.run(
        ["sh", "-c", command],
        capture_output=True,
        text=True,
        check=False,
    )
    # Neither the copy has room, nor the model of languages, which is unpacked before.
    assert full.returncode == 7, full.stderr
    assert "Free some disk space" in full.stderr
    assert len(full.stderr.splitlines()) == 1
    assert not list(out.glob("*"))


def test_wrong_usage_is_status_2() -> None:
    assert incognote("redact").returncode == 2
    for score in ("7", "lowest"):
        assert incognote("scan", "--min-score", score, SAMPLES / "sample-note.txt").returncode == 2


def test_one_summary_of_all_files_tells_what_came_of_each(tmp_path: Path) -> None:
    source, out = tmp_path / "in", tmp_path / "out"
    source.mkdir()
    (source / "a-okonkwo.txt").write_text("Patient: Thaddeus Okonkwo\n", encoding="utf-8")
    (source / "b.pdf").write_bytes(b"%PDF-1.7 broken")
    done = incognote("redact", source, "-o", out, "--summary")
    assert done.returncode == 6, done.stderr
    table = (out / "summary.csv").read_text(encoding="utf-8")
    rows = [line.split(",")[:4] for line in table.splitlines()]
    assert rows[0] == ["document", "result", "error", "copy"]
    assert rows[1][:3] == ["1", "exported", ""]
    assert rows[2] == ["2", "failed", "corrupt", ""]
    page = (out / "summary.html").read_text(encoding="utf-8")
    assert "Okonkwo" not in table + page
    assert "okonkwo" not in table + page


def test_a_failed_check_names_the_page_and_the_option_that_goes_on(tmp_path: Path) -> None:
    source, out = drawn_words.page(tmp_path / "letter.pdf", drawn_words.HATCHED), tmp_path / "out"
    refused = incognote("redact", source, "-o", out)
    assert refused.returncode == 12
    assert "drawings smoothed page 1" in refused.stderr
    assert "--retry-as-pictures the pages that failed (1) become pictures" in refused.stderr
    assert not list(out.iterdir())
    done = incognote("redact", source, "-o", out, "--retry-as-pictures", "--report")
    assert done.returncode == 0, done.stderr
    assert "verified; pages that became pictures: 1" in done.stdout
    report = out / "letter.pdf.report.json"
    checked = incognote("verify", source, out / "letter.deid.pdf", "--report", report)
    assert checked.returncode == 0, checked.stdout
