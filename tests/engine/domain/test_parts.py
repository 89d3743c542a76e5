"""What is known of a long document early is a beginning of it, and never more than that."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.domain.document import Document, Fields, Page, Span
from app.engine.domain.parts import Part, Provisional, ProvisionalFindings
from app.engine.domain.review import Finding

TEXT = "Anna Lind\n\fKarin Ek\n\fOve Ros"
PAGES = (Page(1, 0, 9, 100, 50), Page(2, 11, 19, 100, 50), Page(3, 21, 28, 100, 50))
WHOLE = Document("1", "pdf", "a" * 64, TEXT, PAGES, barriers=(11, 21))
FIRST = Part(0, TEXT[:9], PAGES[:1])
SECOND = Part(9, TEXT[9:19], PAGES[1:2], (11,))
NOTHING = Provisional.of(Document("", "", "", ""))


def finding(start: int, end: int) -> Finding:
    return Finding(f"{start}", Span(start, end), "PATIENT", 0.9, "known")


def test_pages_follow_each_other_with_those_to_come_behind_them() -> None:
    sized = NOTHING.with_sizes([replace(page, start=0, end=0) for page in PAGES])
    known = sized.read_on(FIRST).read_on(SECOND)
    assert known.document.text == TEXT[:19]
    assert known.document.barriers == (11,)
    assert known.document.pages == (*PAGES[:2], Page(3, 19, 19, 100, 50))
    assert known.pages_read == 2
    assert not known.document.sha256


def test_sizes_may_come_after_the_first_pages() -> None:
    known = NOTHING.read_on(FIRST).with_sizes([replace(page, start=0, end=0) for page in PAGES])
    assert known.document.pages == (
        PAGES[0],
        Page(2, 9, 9, 100, 50),
        Page(3, 9, 9, 100, 50),
    )


@pytest.mark.parametrize(
    "part",
    [
        SECOND,
        Part(1, TEXT[1:9], PAGES[:1]),
        Part(0, TEXT[:9], PAGES[1:2]),
        Part(0, TEXT[:5], PAGES[:1]),
    ],
)
def test_pages_that_do_not_follow_are_refused(part: Part) -> None:
    with pytest.raises(ValueError, match="not the next pages"):
        NOTHING.read_on(part)


def test_findings_are_added_in_order_and_none_twice() -> None:
    known = NOTHING.read_on(FIRST).read_on(SECOND)
    known = known.found(ProvisionalFindings(0, 11, (finding(0, 9),)))
    assert known.pages_searched == 1
    again = known.found(ProvisionalFindings(0, 19, (finding(0, 4), finding(11, 19))))
    assert [one.id for one in again.review.findings] == ["0", "11"]
    assert again.pages_searched == 2
    assert again.found(ProvisionalFindings(0, 11, (finding(0, 9),))) is again
    assert again.found(ProvisionalFindings(19, 40, (finding(30, 35),))) is again


def test_a_gap_is_never_taken_for_searched() -> None:
    known = NOTHING.read_on(FIRST).read_on(SECOND)
    assert known.found(ProvisionalFindings(11, 19, ())).searched == 0


def test_what_was_found_stays_once_all_is_read() -> None:
    known = NOTHING.read_on(FIRST).found(ProvisionalFindings(0, 9, (finding(0, 9),)))
    whole = known.as_read(WHOLE)
    assert whole.document is WHOLE
    assert whole.review.findings == known.review.findings
    assert whole.searched == 9
    other = known.as_read(replace(WHOLE, text=TEXT.upper()))
    assert (other.searched, other.review.findings) == (0, ())


def test_a_part_is_searched_as_a_document_of_its_own() -> None:
    fields = Fields.of([(0, 9, "$.a"), (11, 19, "$.b"), (21, 28, "$.c")])
    document = Part.of(replace(WHOLE, fields=fields), 9, 28).document
    assert document.text == TEXT[9:28]
    assert document.barriers == (2, 12)
    assert [(one.span.of(document.text), one.name) for one in document.fields] == [
        ("Karin Ek", "$.b"),
        ("Ove Ros", "$.c"),
    ]
    assert len(fields.within(0, 15)) == 1
