"""A report that was changed by a byte, taken out, or put in from elsewhere is noticed and named."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from support.known.known_report import REPORT

from app.engine.redaction.summary import Line, Result
from app.keys.key_purposes import KEY_BYTES, new_root, public_from_pem, public_to_pem, signer_of
from app.workflow.export import write_reports, write_summary
from app.workflow.signed_reports import Fault, Signer, check, reports_in

ROOT = bytes(range(32))
TRUSTED = {signer_of(ROOT)}


def batch(folder: Path, count: int = 4, *, summary: bool = True) -> list[Path]:
    """The signed reports of a batch, in their order; the summary is the last."""
    signer, made = Signer(ROOT), []
    for number in range(1, count + 1):
        report = replace(REPORT, words=number)
        page = write_reports(report, folder / f"note-{number}.deid.txt", signer)
        made.append(page.with_suffix(".json"))
    if summary:
        lines = [Line(number, Result.FAILED, error="corrupt") for number in range(1, count + 1)]
        made.append(write_summary(lines, folder, signer).with_suffix(".json"))
    return made


def faults(folder: Path) -> list[tuple[str, Fault]]:
    found = check(reports_in([folder]), TRUSTED).problems
    return [(one.path.name, one.fault) for one in found]


def test_untouched_reports_pass_and_a_run_with_a_summary_is_closed(tmp_path: Path) -> None:
    batch(tmp_path)
    checked = check(reports_in([tmp_path]), TRUSTED)
    assert (checked.reports, checked.runs, checked.open_runs, checked.problems) == (5, 1, 0, ())


def test_an_export_that_is_called_a_summary_is_no_report(tmp_path: Path) -> None:
    batch(tmp_path)
    (tmp_path / "summary-note.deid.json").write_text("{}", encoding="utf-8")
    assert faults(tmp_path) == []


def test_every_byte_of_a_report_counts(tmp_path: Path) -> None:
    *_, changed, _ = batch(tmp_path, 2)
    content, rng = changed.read_bytes(), Random(1)
    places = {0, len(content) - 1, *rng.sample(range(len(content)), 25)}
    for at in sorted(places):
        changed.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])
        found = faults(tmp_path)
        assert found, f"byte {at}"
        assert (
            (changed.name, Fault.CHANGED) in found
            or (
                changed.name,
                Fault.UNREADABLE,
            )
            in found
            or (changed.name, Fault.UNSIGNED) in found
        )
    changed.write_bytes(content + b"\n")
    assert (changed.name, Fault.CHANGED) in faults(tmp_path)


@pytest.mark.parametrize("ending", ["html"])
def test_the_page_beside_a_report_is_bound_to_it(tmp_path: Path, ending: str) -> None:
    first, *_ = batch(tmp_path, 2)
    page = first.with_suffix(f".{ending}")
    page.write_bytes(page.read_bytes().replace(b"90", b"91", 1) + b" ")
    assert faults(tmp_path) == [(first.name, Fault.FILE_CHANGED)]
    page.unlink()
    assert faults(tmp_path) == [(first.name, Fault.FILE_MISSING)]


def test_an_export_beside_its_report_is_compared_with_it(tmp_path: Path) -> None:
    first, *_ = batch(tmp_path, 1)
    (tmp_path / "note-1.deid.txt").write_text("another text")
    assert faults(tmp_path) == [(first.name, Fault.EXPORT_CHANGED)]


def test_reports_without_their_exports_beside_them_are_counted(tmp_path: Path) -> None:
    batch(tmp_path, 3)
    assert check(reports_in([tmp_path]), TRUSTED).unseen == 3
    (tmp_path / "note-1.deid.txt").write_text("another text")
    (tmp_path / "renamed.deid.txt").write_text("another text")
    assert check(reports_in([tmp_path]), TRUSTED).unseen == 2


def test_a_report_taken_out_is_missed_also_the_last(tmp_path: Path) -> None:
    made = batch(tmp_path)
    for path, behind in ((made[1], made[2]), (made[3], made[4])):
        content = path.read_bytes()
        path.unlink()
        assert faults(tmp_path) == [(behind.name, Fault.MISSING)]
        path.write_bytes(content)


def test_without_a_summary_nobody_can_tell_whether_the_last_is_missing(tmp_path: Path) -> None:
    made = batch(tmp_path, summary=False)
    made[-1].unlink()
    checked = check(reports_in([tmp_path]), TRUSTED)
    assert (checked.problems, checked.open_runs) == ((), 1)


def test_a_report_signed_anew_with_another_key_is_not_believed(tmp_path: Path) -> None:
    first, *_ = batch(tmp_path, 1)
    write_reports(replace(REPORT, words=1), tmp_path / "note-1.deid.txt", Signer(new_root()))
    assert (first.name, Fault.UNKNOWN_KEY) in faults(tmp_path)


def test_reports_of_one_run_that_do_not_follow_one_another_are_told(tmp_path: Path) -> None:
    _, second, third, _ = batch(tmp_path, 3)
    content = json.loads(second.read_text(encoding="utf-8"))
    assert content["signature"]["number"] == 2
    third.write_bytes(second.read_bytes())
    third.with_suffix(".html").write_bytes(second.with_suffix(".html").read_bytes())
    assert (third.name, Fault.OUT_OF_ORDER) in faults(tmp_path)


def test_a_report_of_before_is_told_to_be_unsigned(tmp_path: Path) -> None:
    (tmp_path / "old.report.json").write_text('{"mode": "mask"}\n')
    assert faults(tmp_path) == [("old.report.json", Fault.UNSIGNED)]


@pytest.mark.parametrize("root", [bytes(KEY_BYTES), bytes(range(KEY_BYTES))])
def test_a_public_key_travels_as_pem_and_differs_by_root(root: bytes) -> None:
    public = signer_of(root)
    assert public_from_pem(public_to_pem(public).encode()) == public
    assert public != signer_of(new_root())
    with pytest.raises(ValueError, match=r"."):
        public_from_pem(b"no key")
