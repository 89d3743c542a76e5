"""An original that is really an export is told apart from one, by its name, date and words."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from support.command_line import incognote

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, Review
from app.errors import VerificationFailed
from app.workflow.export import NEUTRAL_TIME
from app.workflow.right_way_round import refuse_export_as_original, refuse_other_identifiers

PLAIN, MASKED = "Thaddeus Okonkwo came.", "[PATIENT] came."


def document(text: str) -> Document:
    return Document("d", "text", "0" * 64, text)


def review(text: str, *names: str) -> Review:
    spans = [Span(text.index(name), text.index(name) + len(name)) for name in names]
    found = (Finding(f"{s.start}", s, "PATIENT", 0.9, "known") for s in spans)
    return Review(document(text), tuple(sorted(found, key=lambda finding: finding.span)))


@pytest.mark.parametrize(
    ("original", "said", "neutral"),
    [
        ("a.deid.txt", PLAIN, False),
        ("document-1a2b3c4d.deid", PLAIN, False),
        ("a.txt", MASKED, False),
        ("a.txt", "[MEDICALRECORD] of [LOCATION_OTHER-2] came.", False),
        ("a.txt", "[RECORD\nNUMBER] came.", False),
        ("a.txt", "[RECORD NUMBER-3] came.", False),
        ("a.txt", PLAIN, True),
    ],
)
def test_an_export_is_refused_as_an_original(
    tmp_path: Path, original: str, said: str, neutral: bool
) -> None:
    first, second = tmp_path / original, tmp_path / "b.txt"
    first.touch()
    second.touch()
    if neutral:
        os.utime(first, (NEUTRAL_TIME, NEUTRAL_TIME))
    with pytest.raises(VerificationFailed):
        refuse_export_as_original(first, document(said), second, document(PLAIN))
    refuse_export_as_original(second, document(PLAIN), first, document(said))


def test_an_export_of_an_export_may_be_checked(tmp_path: Path) -> None:
    first, second = tmp_path / "a.deid.txt", tmp_path / "a.deid.deid.txt"
    first.touch()
    second.touch()
    refuse_export_as_original(first, document(MASKED), second, document(MASKED))


def test_identifiers_that_the_original_lacks_are_refused_but_for_own_surrogates() -> None:
    export = review("Marisol Delacroix came.", "Marisol Delacroix")
    original = review(PLAIN, "Thaddeus Okonkwo")
    with pytest.raises(VerificationFailed) as refused:
        refuse_other_identifiers(original, export, Path("b.txt"), lambda: MASKED)
    assert "Delacroix" not in refused.value.message
    assert "verify ORIGINAL EXPORT --report DIR/NAME.EXT.report.json" in refused.value.hint
    refuse_other_identifiers(original, export, Path("b.txt"), lambda: "marisol delacroix came")


def test_labels_of_other_programs_are_no_identifiers() -> None:
    export = review("[Person_Alpha] and **Patientname** came.", "Person_Alpha", "Patientname")
    original = review(PLAIN, "Thaddeus Okonkwo")
    refuse_other_identifiers(original, export, Path("b.txt"), lambda: "")


@pytest.mark.parametrize("words", ["MEDICALRECORD", "LOCATION_OTHER", "RECORD NUMBER"])
def test_own_labels_are_no_identifiers_also_those_of_before(words: str) -> None:
    export = review(f"({words}) came.", words)
    original = review(PLAIN, "Thaddeus Okonkwo")
    refuse_other_identifiers(original, export, Path("b.txt"), lambda: "")


def test_what_both_files_say_is_no_sign_of_the_wrong_order() -> None:
    export = review("Okonkwo, Thaddeus and Mr. Okonkwo", "Okonkwo")
    refuse_other_identifiers(review(PLAIN), export, Path("b.txt"), lambda: "")


@pytest.mark.slow
def test_what_may_be_left_in_other_words_fails_a_strict_check_only(tmp_path: Path) -> None:
    original, export = tmp_path / "a.txt", tmp_path / "b.txt"
    rest = "No complaints today. Return in six weeks for laboratory work and a visit."
    original.write_text(f"Patient: Thaddeus Okonkwo, seen 02/09/2025. {rest}\n", encoding="utf-8")
    export.write_text(f"Patient: [PATIENT], seen [DATE]. T.O. {rest}\n", encoding="utf-8")
    for options, status in (((), 0), (("--strict",), 12)):
        done = incognote("verify", original, export, *options)
        assert "PATIENT may be left in" in done.stderr
        assert done.returncode == status, done.stdout
