"""What `evaluate` and the benchmarks see is what the program sees."""

from __future__ import annotations

from app import settings
from app.engine.detectors.special_categories import KIND
from app.engine.domain.case import KnownIdentifier, KnownPatient, KnownPatients
from app.engine.domain.document import Document
from app.paths import RESOURCES
from app.progress import NullReporter
from app.workflow.scan import Scanner


def test_a_bare_string_is_searched_by_the_language_of_its_passages() -> None:
    text = (
        "The patient came with her husband because of chest pain that began last night.\n\n"
        "La paciente refiere que desde hace tres días tiene dolor abdominal y no come nada.\n"
    )
    review = Scanner.load(settings.Settings()).scan_text(text, NullReporter())
    assert [passage.language for passage in review.passages] == ["en", "es"]


def test_what_is_known_of_a_patient_leaves_the_word_before_a_number() -> None:
    text = "Patient: Zephyrina Quillfeather, MRN ZQ-140362.\nShe was seen at Larkmoor Hospital.\n"
    name = KnownIdentifier("Zephyrina Quillfeather", "PATIENT")
    number = KnownIdentifier("ZQ-140362", "MEDICALRECORD")
    review = Scanner.load(settings.Settings()).scan(
        Document("note", "text", "", text),
        NullReporter(),
        known=KnownPatients(own=(KnownPatient("one", (name, number)),)),
    )
    found = {(finding.span.of(text), finding.subcategory) for finding in review.findings}
    assert {(name.text, name.subcategory), (number.text, number.subcategory)} <= found


def test_origin_and_religion_are_found_only_if_settings_ask_for_it() -> None:
    usual = Scanner.load(settings.Settings())
    asked = Scanner.load(settings.Settings(special_categories=True))
    samples = [
        *(
            "Mrs. Voss is a German woman with German measles.",
            "Patienten är en 45-årig somalisk kvinna, troende muslim, som sökt för feber.",
        ),
        *(
            path.read_text(encoding="utf-8")
            for path in sorted((RESOURCES / "samples").rglob("*.txt"))
        ),
    ]
    assert len(samples) > 3
    special = 0
    for text in samples:
        less = usual.scan_text(text, NullReporter()).findings
        more = asked.scan_text(text, NullReporter()).findings
        added = [one for one in more if one.subcategory == KIND]
        special += len(added)
        assert KIND not in {one.subcategory for one in less}
        assert [one for one in less if not any(a.span.covers(one.span) for a in added)] == [
            one for one in more if one not in added
        ]
    assert special == 3
