"""Policies on the command line: listed, shown, exported, imported, used, and told in the report."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.command_line import incognote

from app.cli import parser
from app.engine.domain.policy import policy_of, to_data
from app.engine.redaction.profiles import profiles
from app.errors import InputError
from app.workflow.policies import named, policies, read

NOTE = (
    "Patient: Thaddeus Okonkwo, MRN: 00418823, seen 03/14/2024 in Tucson, AZ 85701.\n"
    "Mr. Okonkwo has been here since 2019.\n"
)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "USERPROFILE", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))


def test_all_profiles_are_listed_and_shown_with_their_hash(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert parser.run(["policies", "list"]) == 0
    listed = capsys.readouterr().out
    assert all(name in listed for name in profiles())
    assert parser.run(["policies", "show", "safe harbor"]) == 0
    shown = capsys.readouterr().out
    assert profiles()["Safe Harbor"].sha256 in shown
    assert "DATE            year only" in shown


def test_an_exported_policy_can_be_changed_and_imported(tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    assert parser.run(["policies", "export", "Mask all", str(file)]) == 0
    file.write_text(file.read_text().replace('"Mask all"', '"Ours"'))
    assert parser.run(["policies", "import", str(file)]) == 0
    assert policies()["Ours"] == read(file)


def test_what_is_no_policy_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text("{}")
    assert parser.run(["policies", "import", str(file)]) != 0
    assert parser.run(["policies", "show", "Nobody's"]) != 0


def _changed(**entries: object) -> str:
    policy = to_data(profiles()["Mask all"]) | {"name": "Ours"}
    return json.dumps(policy | entries)


@pytest.mark.parametrize(
    "text",
    [
        _changed().replace('"PATIENT": {', '"PATIENT": {"treatment": "keep", '),
        _changed().replace('"PATIENT": {', '"PATIENT": {"treatment": "keep"}, "PATIENT": {'),
        _changed().replace('"identifiers"', '"identifiers": {}, "identifiers"'),
        _changed().replace('"repeats"', '"repeat"'),
        _changed(keep=["PATIENT"]),
        _changed().replace('"label"', '["label"]'),
        _changed().replace('"consistent"', "{}"),
        '{"name": ' + "[" * 100_000,
    ],
)
def test_a_policy_that_contradicts_itself_or_says_more_is_refused(
    tmp_path: Path, text: str
) -> None:
    """People read the first of two entries, programs the last."""
    file = tmp_path / "ours.json"
    file.write_text(text)
    with pytest.raises(InputError):
        named(str(file))
    assert parser.run(["policies", "import", str(file)]) != 0


@pytest.mark.parametrize("name", ["box", "Mask", "safe harbor"])
def test_a_policy_under_the_name_of_one_of_the_program_is_refused(
    tmp_path: Path, name: str
) -> None:
    file = tmp_path / "ours.json"
    file.write_text(_changed(name=name).replace('"label"', '"keep"'))
    with pytest.raises(InputError):
        named(str(file))


@pytest.mark.parametrize("name", ["box", "Safe Harbor"])
def test_a_policy_of_the_program_can_be_named_by_a_file(tmp_path: Path, name: str) -> None:
    file = tmp_path / "same.json"
    assert parser.run(["policies", "export", name, str(file)]) == 0
    assert named(str(file)) == policy_of(named(name))


@pytest.mark.slow
def test_an_export_by_a_policy_tells_it_in_line_and_report_and_verifies(tmp_path: Path) -> None:
    note, out = tmp_path / "note.txt", tmp_path / "out"
    note.write_text(NOTE)
    done = incognote("redact", note, "-o", out, "--policy", "Safe Harbor", "--report")
    assert done.returncode == 0, done.stderr
    assert "2 kept by the policy, verified" in done.stdout
    text = (out / "note.deid.txt").read_text()
    assert "seen 2024 in [CITY], AZ 857." in text
    assert "since 2019" in text
    report = json.loads((out / "note.txt.report.json").read_text())
    assert report["policy"] == "Safe Harbor"
    assert report["policy_sha256"] == profiles()["Safe Harbor"].sha256
    assert {row["subcategory"]: row["kept"] for row in report["rows"]}["STATE"] == 1
    page = (out / "note.txt.report.html").read_text()
    assert "The policy keeps 2 identifiers" in page
    again = incognote(
        "verify", note, out / "note.deid.txt", "--report", out / "note.txt.report.json"
    )
    assert again.returncode == 0, again.stdout + again.stderr
