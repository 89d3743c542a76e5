"""What was removed is noticed in another notation too; what many share is only suspected."""

from __future__ import annotations

from datetime import date

import pytest

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Extract, Layer, Mode, Reader, Verification
from app.engine.domain.review import Finding, Review
from app.engine.redaction.plan import label, plan
from app.engine.verification.verify import verify

MARKED = (
    ("PATIENT", "Thaddeus Okonkwo"),
    ("DATE", "03/14/1961"),
    ("STREET", "14 Elm Street"),
    ("ZIP", "SW1A 2AB"),
    ("MEDICALRECORD", "40-771-926"),
    ("AGE", "64"),
    ("IDNUM", "00440177"),
)
TEXT = (
    "Patient: Thaddeus Okonkwo, born 03/14/1961, 64 years old, of 14 Elm Street, SW1A 2AB."
    " MRN 40-771-926, insurance 00440177. He has no complaints today and will return in six weeks"
    " for laboratory work."
)


def checked(
    added: str, *, predicted: bool = False, moved_onto: frozenset[date] = frozenset()
) -> Verification:
    findings = [
        Finding(f"f{n}", Span(at, at + len(literal)), kind, 1.0, "test")
        for n, (kind, literal) in enumerate(MARKED)
        for at in (TEXT.index(literal),)
    ]
    findings.sort(key=lambda finding: finding.span.start)
    review = Review(Document("d" * 16, "text", "0" * 64, TEXT), tuple(findings))
    masks = plan(review, Mode.MASK, label)
    export = Extract(Reader.CODEC, "text", Layer.TEXT, f"{masks.apply(TEXT)}\n{added}")
    return verify(masks, review, [export], predicted=predicted, moved_onto=moved_onto)


def test_nothing_else_is_suspected_of_a_clean_export() -> None:
    result = checked("")
    assert result.passed
    assert result.suspicions == ()


@pytest.mark.parametrize(
    ("added", "kind"),
    [
        ("Born 14.03.1961.", "DATE"),
        ("Born 1961-03-14.", "DATE"),
        ("Born on the fourteenth of March 1961.", "DATE"),
        ("sex,day,month,year\nm,14,3,1961", "DATE"),
        ("PID|1||x||y||19610314080000|M", "DATE"),
        ("CreationDate D:19610314080000+01'00'", "DATE"),
        ("at 196103140800.", "DATE"),
        ("80\n14\n03\n1961\n5", "DATE"),
        ("80,14,3,1961,5", "DATE"),
        ("file Ok0nkwo and Tha", "PATIENT"),
        ("1961;3;14", "DATE"),
        ("|3|14|1961|", "DATE"),
        ('{"birth":{"year":1961,"month":3,"day":14}}', "DATE"),
        ("<dob><day>14</day><month>3</month><year>1961</year></dob>", "DATE"),
        ("Día: 14  Mes: 03  Año: 1961", "DATE"),
        ("DD [14] MM [03] YYYY [1961]", "DATE"),
        ('{"day":14,"month":"March","year":1961}', "DATE"),
        ('{"y":1961,"m":3,"d":14}', "DATE"),
        ("1961,March,14", "DATE"),
        ("since -277776000", "DATE"),
        ("/Date(-277776000000)/", "DATE"),
        # Midnight of New York and of Tokyo.
        ("since -277758000", "DATE"),
        ("since -277808400", "DATE"),
        ("1961-073", "DATE"),
        ("1961-W11-2", "DATE"),
        ("14.III.1961", "DATE"),
        ("14-iii-61", "DATE"),
        ("1961年3月14日", "DATE"),
        ("1961년 3월 14일", "DATE"),
        ("1 4 0 3 1 9 6 1", "DATE"),
        ("|1|4|0|3|1|9|6|1|", "DATE"),
        ("Record 4O77I926.", "MEDICALRECORD"),
        ("insurance 440177", "IDNUM"),
        ('{"insurance": 440177.0}', "IDNUM"),
        ("Lives in Elm Street.", "STREET"),
        ("Postcode SW1A2AB.", "ZIP"),
        ("Postcode sw1a-2ab.", "ZIP"),
        ("Record ends in 1926.", "MEDICALRECORD"),
        ("Last four digits 1926.", "MEDICALRECORD"),
        ("Record ****1926.", "MEDICALRECORD"),
    ],
)
def test_another_notation_is_a_leak(added: str, kind: str) -> None:
    assert kind in {leak.subcategory for leak in checked(added).leaks}


@pytest.mark.parametrize(
    ("added", "kind"),
    [
        ("A 64-year-old.", "AGE"),
        ("Born March 14.", "DATE"),
        ("T.O. is well.", "PATIENT"),
        ("Thad is well.", "PATIENT"),
        ("His wife calls him Thaddy.", "PATIENT"),
    ],
)
def test_what_many_share_is_suspected_and_fails_nothing(added: str, kind: str) -> None:
    result = checked(added)
    assert result.passed
    assert [one.subcategory for one in result.suspicions] == [kind]


def test_a_removed_day_that_another_date_was_moved_onto_is_only_suspected() -> None:
    moved = checked("Seen 14.03.1961.", moved_onto=frozenset({date(1961, 3, 14)}))
    assert moved.passed
    assert [one.subcategory for one in moved.suspicions] == ["DATE"]
    assert not checked("Seen 14.03.1961.", moved_onto=frozenset({date(1961, 4, 14)})).passed


@pytest.mark.parametrize("added", ["login 140361", "031461.pdf", "id 610314"])
def test_six_figures_of_a_day_are_suspected(added: str) -> None:
    result = checked(added)
    assert result.passed
    assert [one.subcategory for one in result.suspicions] == ["DATE"]


@pytest.mark.parametrize(
    "added",
    [
        *("No. 196103142599.", "Seen 15.03.1961.", "Room 1926.", "BP 120/64.", "Oak Street."),
        *("since -277776001", "1961-074", "1961-W11-3", "14.IV.1961", "1 4 0 3 1 9 6 2"),
        *("No. 4401775", "No. 440177.5", "Fe 3,440177", "Record 4O77I927"),
    ],
)
def test_other_days_numbers_and_streets_are_nothing(added: str) -> None:
    result = checked(added)
    assert result.passed
    assert result.suspicions == ()
