"""What other programs may rely on: types, decisions, refusals, and that importing is cheap."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import incognote
from app import paths
from app.policy import policy

NOTE = "Mrs. Jane Miller, born 3 May 1961, was seen in Boston. Call Dr. Paul Weber."


@pytest.fixture(scope="module")
def engine() -> Iterator[incognote.Engine]:
    with incognote.Engine() as engine:
        yield engine


@pytest.mark.slow
def test_importing_loads_nothing_of_the_engine() -> None:
    """The command and each child process import the package."""
    code = "import sys, incognote; print(sum(name.startswith('app') for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(done.stdout) == 1


def test_everything_that_is_exported_is_there() -> None:
    assert all(getattr(incognote, name) for name in incognote.__all__)
    assert set(dir(incognote)) == set(incognote.__all__)
    with pytest.raises(AttributeError):
        incognote.scan  # noqa: B018


@pytest.mark.slow
def test_decisions_make_new_reviews_and_rule_the_redaction(engine: incognote.Engine) -> None:
    found = engine.scan(NOTE, language="en")
    town = next(one for one in found.findings if one.text == "Boston")
    rejected = found.reject(town)
    assert [one.decision for one in found.findings if one.id == town.id] == [None]
    assert [one.decision for one in rejected.findings if one.id == town.id] == ["reject"]
    assert "Boston" in engine.redact_text(rejected).text
    again = rejected.undecide(town).replace("a town", town)
    made = engine.redact_text(again).text
    assert "Boston" not in made
    assert "a town" in made
    name = next(one for one in found.findings if one.subcategory == "DOCTOR")
    relabelled = found.relabel("PATIENT", name)
    assert {one.subcategory for one in relabelled.findings if one.start == name.start} == {
        "PATIENT"
    }
    start = NOTE.index("seen")
    assert "seen" not in engine.redact_text(found.add(start, start + 4, "PROFESSION")).text
    with pytest.raises(KeyError):
        engine.scan("Another text.", language="en").reject(town)


@pytest.mark.slow
def test_a_text_in_a_language_without_a_model_is_refused(engine: incognote.Engine) -> None:
    german = (
        "Die Patientin wurde am Montag in der Klinik untersucht und nach dem Gespräch mit ihrer "
        "Tochter wieder nach Hause entlassen. Der Befund ist unauffällig."
    )
    review = engine.scan(german)
    assert review.languages_without_model == ("de",)
    with pytest.raises(incognote.IncognoteError) as refused:
        engine.redact_text(review)
    assert refused.value.code == "language"
    assert engine.redact_text(review, without_model=True).text


@pytest.mark.slow
def test_no_value_shows_text_of_the_document(engine: incognote.Engine) -> None:
    review = engine.scan(NOTE, language="en")
    made = engine.redact_text(review)
    shown = f"{review!r} {review.document!r} {review.findings!r} {made!r}"
    assert review.findings
    assert not any(word in shown for word in ("Miller", "Boston", "born", "Weber", "1961"))


@pytest.mark.slow
def test_what_an_administrator_locked_holds(
    engine: incognote.Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked = tmp_path / "policy.json"
    locked.write_text('{"version": 1, "locked": {"mode": "box"}}', encoding="utf-8")
    monkeypatch.setattr(paths, "policy_file", lambda: locked)
    assert policy().locked == {"mode": "box"}
    strict = incognote.Engine()
    review = engine.scan(NOTE, language="en")
    assert "█" in strict.redact_text(review).text
    with pytest.raises(incognote.IncognoteError, match="mode: box"):
        strict.redact_text(review, mode="surrogate")


@pytest.mark.slow
def test_copies_in_place_of_the_original_are_not_verified(
    engine: incognote.Engine, tmp_path: Path
) -> None:
    note = tmp_path / "note.txt"
    note.write_text(NOTE, encoding="utf-8")
    copy = engine.redact(note, tmp_path / "out")
    assert copy.path is not None
    assert copy.path.read_text("utf-8") == copy.text
    assert engine.verify(note, copy.path, language="en").passed
    with pytest.raises(incognote.IncognoteError, match="swapped"):
        engine.verify(copy.path, note)
    left = tmp_path / "left.txt"
    left.write_text(copy.text.replace("[PATIENT]", "Jane Miller"), encoding="utf-8")
    check = engine.verify(note, left, language="en")
    assert not check.passed
    assert "PATIENT" in {kind for kind, _ in check.left}
