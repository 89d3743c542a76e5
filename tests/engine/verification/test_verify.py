"""Whatever is left in an export is found, and a good export passes."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.detectors.merge import merge
from app.engine.domain.document import Document, Span
from app.engine.domain.export import Edit, Extract, Layer, Mode, Reader, RedactionPlan, Verification
from app.engine.domain.review import Action, Decision, Finding, Review
from app.engine.mentions.propagation import propagate
from app.engine.redaction.plan import label, plan
from app.engine.text.folding import key_of
from app.engine.verification.verify import verify
from app.errors import VerificationFailed
from app.utf8_words import Utf8Words

NOTE = """\
Harlow Bay General Hospital, 2210 Tidewater Avenue, Port Ansel
Patient: Thaddeus Okonkwo   MRN: 40-771-926   DOB: 03/14/1957   Age: 68
Mr. Okonkwo is a 68 y/o retired tugboat captain, seen on Sunday by May Lee of José Peña's team.
He may walk. Call (541) 555-0172 or ngozi.okonkwo@example.com. Room 68 was cold; score 5/5 on 3/9.
Signed: Éloïse Finnegan-Straße, MD
"""
MARKED = (
    ("HOSPITAL", "Harlow Bay General Hospital"),
    ("STREET", "2210 Tidewater Avenue"),
    ("CITY", "Port Ansel"),
    ("PATIENT", "Thaddeus Okonkwo"),
    ("MEDICALRECORD", "40-771-926"),
    ("DATE", "03/14/1957"),
    ("AGE", "68"),
    ("AGE", "68 y/o"[:2]),
    ("PROFESSION", "tugboat captain"),
    ("DATE", "Sunday"),
    ("DOCTOR", "May Lee"),
    ("DOCTOR", "José Peña"),
    ("PHONE", "(541) 555-0172"),
    ("EMAIL", "ngozi.okonkwo@example.com"),
    ("DATE", "3/9"),
    ("DOCTOR", "Éloïse Finnegan-Straße"),
)


def make_review(text: str, *marked: tuple[str, str], rejected: tuple[str, ...] = ()) -> Review:
    """A review of every place that the marked literals propagate to."""
    document = Document("d" * 16, "text", "0" * 64, text)
    found = []
    position: dict[str, int] = {}
    for subcategory, literal in marked:
        start = text.index(literal, position.get(literal, 0))
        position[literal] = start + 1
        found.append(Finding("", Span(start, start + len(literal)), subcategory, 0.9, "t"))
    known = merge(found, document)
    findings = merge((*known, *propagate(known, document)), document)
    decisions = {
        f.id: Decision(f.id, Action.REJECT) for f in findings if f.span.of(text) in rejected
    }
    return Review(document, findings, decisions)


REVIEW = make_review(NOTE, *MARKED)
PLAN = plan(REVIEW, Mode.MASK, label)
EXPORT = PLAN.apply(NOTE)


def check(*extracts: Extract, review: Review = REVIEW, edits: RedactionPlan = PLAN) -> Verification:
    return verify(edits, review, extracts)


def text(content: str, part: str = "page 1", reader: Reader = Reader.PDFIUM) -> Extract:
    return Extract(reader, part, Layer.TEXT, content)


def said(content: str) -> Extract:
    return Extract(Reader.QPDF, "info", Layer.HIDDEN, content)


def stored(content: str) -> Extract:
    return Extract(Reader.BYTES, "file", Layer.RAW, content)


def planted(literal: str) -> Extract:
    """The export with a literal put back at its first place."""
    start = NOTE.index(literal)
    edits = tuple(e for e in PLAN.edits if not e.span.overlaps(Span(start, start + len(literal))))
    return text(RedactionPlan("d" * 16, Mode.MASK, edits).apply(NOTE))


def test_a_good_export_passes_in_all_layers() -> None:
    result = check(
        text(EXPORT),
        text(EXPORT.replace("\n", " \n\n"), reader=Reader.PDFPLUMBER),
        said("Title: [PATIENT]; Normal; Heading 1"),
        stored("%PDF-1.7\x00\x01 stream"),
    )
    assert result.leaks == ()
    assert result.passed
    assert result.checks == {"text": 2, "hidden": 1, "raw": 1}


def test_a_day_that_only_a_chart_says_is_a_leak_however_it_is_written() -> None:
    value = text("Birth\n19570314", "part chart1.xml", Reader.TAGS)
    assert [leak.subcategory for leak in check(text(EXPORT), value).leaks] == ["DATE"]
    other = text("Birth\n19570315", "part chart1.xml", Reader.TAGS)
    assert check(text(EXPORT), other).passed


def test_a_day_that_a_surrogate_says_may_be_said_elsewhere() -> None:
    moved = RedactionPlan(
        PLAN.document_id,
        Mode.SURROGATE,
        tuple(
            replace(edit, replacement="03/14/1957" if edit.span.of(NOTE) == "3/9" else "x")
            for edit in PLAN.edits
        ),
    )
    value = text("Seen\n19570314", "part chart1.xml", Reader.TAGS)
    found = verify(moved, REVIEW, [text(moved.apply(NOTE)), value]).leaks
    assert "part chart1.xml" not in {leak.place.removeprefix("tags ") for leak in found}


@pytest.mark.parametrize("subcategory_and_literal", MARKED, ids=lambda pair: pair[1])
def test_every_kind_of_identifier_left_in_its_place_is_a_leak(
    subcategory_and_literal: tuple[str, str],
) -> None:
    subcategory, literal = subcategory_and_literal
    result = check(planted(literal))
    assert not result.passed
    assert subcategory in {leak.subcategory for leak in result.leaks}
    assert {leak.place for leak in result.leaks} == {"pdfium page 1"}


WRITINGS: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "upper": str.upper,
    "lower": str.lower,
    "letter by letter": " ".join,
    "letter by line": "\n".join,
    "dotted": ".".join,
    "soft hyphen": lambda s: s[:3] + "\u00ad" + s[3:],
    "zero width": "\u200b".join,
    "word joiner": "\u2060".join,
    "broken": lambda s: s[:4] + "-\n" + s[4:],
    "non-breaking": lambda s: s.replace(" ", "\u00a0"),
    "no spaces": lambda s: s.replace(" ", ""),
    "glued": lambda s: f"seen{s.replace(' ', '').lower()}today",
    "ligature": lambda s: s.replace("Fi", "ﬁ").replace("fi", "ﬁ"),
    "full width": lambda s: "".join(
        chr(ord(c) + 0xFEE0) if c.isascii() and c.isalnum() else c for c in s
    ),
    "file name": lambda s: s.replace(" ", "_") + "_scan.pdf",
    "entities": lambda s: "".join(f"&#{ord(c)};" for c in s),
    "octets": lambda s: "".join(f"%{byte:02X}" for byte in s.encode()),
    "escaped entities": lambda s: "".join(f"&amp;#x{ord(c):x};" for c in s),
    "soft hyphen by name": lambda s: f"{s[:3]}&shy;{s[3:]}",
    "tags inside": lambda s: f"<b>{s[0]}</b>{s[1:]}",
    "footnote mark": lambda s: f"{s}¹ᵃ",
    "look-alikes": lambda s: s.translate(str.maketrans("oeO", "оеО")),
}
LONG = ("Thaddeus Okonkwo", "Okonkwo", "40-771-926", "(541) 555-0172", "Éloïse Finnegan-Straße")


@pytest.mark.parametrize("literal", LONG)
@pytest.mark.parametrize("writing", WRITINGS)
def test_a_planted_identifier_is_found_in_running_text_however_it_is_written(
    literal: str, writing: str
) -> None:
    assert not check(text(f"{EXPORT}\nxx {WRITINGS[writing](literal)} xx")).passed


@pytest.mark.parametrize("literal", LONG)
@pytest.mark.parametrize("writing", WRITINGS)
def test_a_planted_identifier_is_found_in_hidden_text_however_it_is_written(
    literal: str, writing: str
) -> None:
    hidden = said(f"Title: {WRITINGS[writing](literal)} end")
    result = check(text(EXPORT), hidden)
    assert {leak.place for leak in result.leaks} == {"info"}


@pytest.mark.parametrize(
    "hidden",
    [
        "mailto:thaddeus%20okonkwo", "a=Thaddeus+Okonkwo", "O&#107;onkwo", "ThaddeusOkonkwo.docx",
        "Lee", "LEE, May", "tugboat_captain", "_2210Tidewater_Avenue",
        "ngozi.okonkwo", "\0O\0k\0o\0n\0k\0w\0o",
    ],
)  # fmt: skip
def test_hidden_text_is_searched_in_its_escaped_forms(hidden: str) -> None:
    assert not check(text(EXPORT), said(hidden)).passed


def latin(content: str, encoding: str) -> str:
    return content.encode(encoding).decode("latin-1")


@pytest.mark.parametrize("literal", [*LONG, "José Peña"])
@pytest.mark.parametrize(
    "raw",
    [
        lambda s: latin(s, "utf-8"),
        lambda s: latin(s, "utf-16-le"),
        lambda s: latin(s, "utf-16-be"),
        lambda s: latin(s.upper(), "utf-8"),
        lambda s: latin(s, "latin-1"),
        lambda s: s.encode().hex().upper(),
        lambda s: "<FEFF" + s.encode("utf-16-be").hex() + ">",
    ],
)
def test_bytes_are_searched_in_several_encodings(literal: str, raw: Callable[[str], str]) -> None:
    content = f"\x00\x9c1 0 obj {raw(literal)} endobj"
    assert not check(text(EXPORT), stored(content)).passed


def test_short_strings_in_bytes_are_chance() -> None:
    assert check(text(EXPORT), stored("\x01Lee\x02may\x0368 3/9")).passed


def test_an_ordinary_word_may_stay_where_it_is_a_word_but_not_where_it_was_the_name() -> None:
    assert "He may walk" in EXPORT
    swapped = EXPORT.replace("He may walk", "He can walk").replace("[DOCTOR] of", "May Lee of")
    assert not check(text(swapped)).passed
    moved = EXPORT.replace("Room 68", "Room x").replace("[AGE] y/o", "68 y/o")
    assert not check(text(moved)).passed


def test_part_of_a_word_that_a_finding_cut_is_searched_as_the_whole_word() -> None:
    note = "Bodil sov gott hos Annas mor hela natten, enligt Anna Berg."
    review = make_review(note, ("PATIENT", "Anna Berg"))
    cut = Finding("x", Span(note.index("Annas"), note.index("Annas") + 4), "PATIENT", 0.9, "t")
    findings = tuple(
        sorted(
            (*[f for f in review.findings if not f.span.overlaps(cut.span)], cut),
            key=lambda f: f.span,
        )
    )
    review = Review(review.document, findings)
    edits = plan(review, Mode.MASK, label)
    assert "[PATIENT]s mor" in edits.apply(note)
    assert verify(edits, review, [text(edits.apply(note))]).passed
    leaking = edits.apply(note).replace("[PATIENT]s", "Annas")
    assert not verify(edits, review, [text(leaking)]).passed


def test_a_word_glued_to_a_name_is_found_beside_the_names_surrogate() -> None:
    note = "Husband Lamindrives Uber and sleeps by day; he drives well and feels quite well."
    document = Document("d" * 16, "text", "0" * 64, note)
    name = Finding("n", Span(8, 13), "PATIENT", 0.9, "t")
    work = Finding("w", Span(13, 19), "PROFESSION", 0.9, "t")
    review = Review(document, (name, work))
    edits = plan(review, Mode.SURROGATE, lambda f: {"n": "Tyrone", "w": "paints"}[f.id])
    good = edits.apply(note)
    assert "Tyronepaints Uber" in good
    assert verify(edits, review, [text(good)]).passed
    assert not verify(edits, review, [text(good.replace("paints", "drives"))]).passed


def test_a_name_that_digits_touch_is_found_beside_their_surrogate() -> None:
    note = "Seen 93/9will and well."
    document = Document("d" * 16, "text", "0" * 64, note)
    day = Finding("d", Span(6, 9), "DATE", 0.9, "t")
    name = Finding("n", Span(9, 13), "PATIENT", 0.9, "t")
    review = Review(document, (day, name))
    edits = plan(review, Mode.SURROGATE, lambda f: {"d": "May", "n": "Tom"}[f.id])
    assert verify(edits, review, [text("Seen 9MayTom and well.")]).passed
    assert not verify(edits, review, [text("Seen 9Maywill and well.")]).passed


PIECES = st.sampled_from(
    ("Ann", "Lee", "drives", "will", "may", "9", "62", "Crohn", "seen", "3/9", " ", "-", "é", ". ")
)


@given(st.lists(PIECES, min_size=2, max_size=14), st.data())
def test_no_edit_can_be_missed_however_words_are_glued(
    parts: list[str], data: st.DataObject
) -> None:
    note = "".join(parts)
    chosen = sorted(data.draw(st.sets(st.integers(0, len(parts) - 1), min_size=1, max_size=4)))
    offsets = [sum(map(len, parts[:i])) for i in range(len(parts))]
    findings = tuple(
        Finding(str(i), Span(offsets[i], offsets[i] + len(parts[i])), kind, 0.9, "t")
        for i in chosen
        if len(key_of(parts[i])) > 1
        for kind in [data.draw(st.sampled_from(("PATIENT", "AGE", "PROFESSION", "DATE")))]
    )
    if not findings:
        return
    review = Review(Document("d" * 16, "text", "0" * 64, note), findings)
    edits = plan(review, Mode.SURROGATE, lambda _: "Zq")
    missed = data.draw(st.integers(0, len(findings) - 1))
    leaky = RedactionPlan(
        "d" * 16, Mode.SURROGATE, (*edits.edits[:missed], *edits.edits[missed + 1 :])
    )
    with suppress(VerificationFailed):
        assert not verify(edits, review, [text(leaky.apply(note))]).passed


def test_a_name_on_the_seam_of_two_pages_is_found() -> None:
    first, second = f"{EXPORT} Thaddeus Okon-", "kwo was seen."
    result = check(text(first, "page 1"), text(second, "page 2"))
    assert {leak.place for leak in result.leaks} == {"pdfium page 1"}


SEAM = "Dr. Greer came. Robinson Crusoe lies in bed 4 and will agree."


def test_words_of_the_plan_that_a_reader_puts_side_by_side_are_no_leak() -> None:
    review = make_review(SEAM, ("DOCTOR", "Greer"))
    edits = plan(review, Mode.MASK, label)
    # In this order `agree` and `Robinson` spell a name.
    read = "Dr. [DOCTOR] came. and will agree. Robinson Crusoe lies in bed 4"
    assert check(text(read), review=review, edits=edits).leaks == ()


@pytest.mark.parametrize(
    "left", ["agreer", "Greer", "G reer", "agree. R", "agree robinson agree Robinson", "gree r"]
)
def test_a_name_that_words_beside_it_hide_is_still_a_leak(left: str) -> None:
    review = make_review(SEAM, ("DOCTOR", "Greer"))
    edits = plan(review, Mode.MASK, label)
    assert not check(text(f"{edits.apply(SEAM)} {left}"), review=review, edits=edits).passed


@pytest.mark.parametrize("left", ["agree. Robinson", "agree. R. Crusoe"])
def test_a_surrogate_behind_a_word_that_ends_like_a_name_is_no_leak(left: str) -> None:
    review = make_review("Dr. Greer came. I agree. Smith", ("DOCTOR", "Greer"), ("DOCTOR", "Smith"))
    edits = plan(review, Mode.MASK, label)
    read = f"Dr. Hill came. I {left}"
    assert verify(edits, review, [text(read)], predicted=False).leaks == ()


def test_a_word_that_is_gone_from_more_places_than_planned_is_not_asked_for() -> None:
    note = "Pictures: test\n\ntest\n\ntest"
    finding = Finding("f", Span(22, 26), "HOSPITAL", 1.0, "t")
    review = Review(Document("d" * 16, "pdf", "0" * 64, note), (finding,))
    edits = plan(review, Mode.MASK, label)
    assert check(text("Pictures:"), review=review, edits=edits).passed
    with pytest.raises(VerificationFailed):
        check(text(""), review=review, edits=edits)


def test_progress_is_told_while_the_search_goes_on() -> None:
    ticks: list[int] = []
    extracts = [Extract(Reader.QPDF, f"object {n}", Layer.RAW, "stream") for n in range(3)]
    verify(PLAN, REVIEW, (text(EXPORT), *extracts), tick=lambda: ticks.append(1))
    assert len(ticks) > 4


@pytest.mark.slow
def test_checking_a_long_table_takes_time_in_proportion() -> None:
    def seconds(rows: int) -> float:
        numbers = [f"{100_000 + 7 * row}" for row in range(rows)]
        note = "\n".join(f"{number} stable" for number in numbers)
        findings = tuple(
            Finding(str(row), Span(14 * row, 14 * row + 6), "MEDICALRECORD", 1.0, "t")
            for row in range(rows)
        )
        review = Review(Document("d" * 16, "text", "0" * 64, note), findings)
        edits = plan(review, Mode.MASK, label)
        export = edits.apply(note)
        layers = (
            text(export),
            stored(export),
            said(export),
        )
        started = time.process_time()
        assert verify(edits, review, layers).passed
        return time.process_time() - started

    seconds(500)
    assert seconds(16_000) < 20 * max(seconds(2_000), 0.05)


def cells(row: int, column: int) -> str:
    return f"bed {row} {column}"


ROWS = [[cells(row, column) for column in range(5)] for row in range(8)]


def table(rows: list[list[str]]) -> str:
    return "\n".join("\t".join(row) for row in rows)


def without_one_bed(
    row: int, column: int, *, turned: bool = False
) -> tuple[Review, RedactionPlan, Callable[[int, int], str]]:
    """A table in which one `bed` goes; the third value reads an export without that of a cell."""
    note = table(ROWS)
    barriers = tuple(i for i in range(1, len(note)) if note[i - 1] in "\t\n")
    start = note.index(cells(row, column))
    finding = Finding("f", Span(start, start + 3), "HOSPITAL", 1.0, "t")
    review = Review(Document("d" * 16, "pdf", "0" * 64, note, barriers=barriers), (finding,))

    def read(row: int, column: int) -> str:
        rows = [list(each) for each in ROWS]
        rows[row][column] = rows[row][column].replace("bed", "[HOSPITAL]")
        return table([list(each) for each in zip(*rows, strict=True)] if turned else rows)

    return review, plan(review, Mode.MASK, label), read


def test_a_table_that_a_reader_takes_column_by_column_passes() -> None:
    review, edits, read = without_one_bed(5, 2, turned=True)
    assert check(text(read(5, 2)), review=review, edits=edits).passed


@pytest.mark.parametrize("turned", [False, True])
def test_a_word_removed_in_another_row_of_a_table_is_a_leak(turned: bool) -> None:
    review, edits, read = without_one_bed(5, 2, turned=turned)
    assert not check(text(read(4, 2)), review=review, edits=edits).passed


def test_a_word_removed_beside_its_place_is_a_leak_where_the_order_is_that_of_the_plan() -> None:
    review, edits, read = without_one_bed(5, 2)
    assert not check(text(read(5, 3)), review=review, edits=edits).passed


def test_readers_that_see_letters_apart_can_be_searched() -> None:
    spread = " ".join(EXPORT)
    assert check(text(spread)).passed
    assert not check(text(f"{spread} O k o n k w o")).passed


def test_readers_that_see_every_letter_twice_cannot_be_searched() -> None:
    with pytest.raises(VerificationFailed):
        check(text("".join(2 * letter for letter in EXPORT)))


def test_pages_of_one_reader_are_counted_together() -> None:
    half = EXPORT.index("He may")
    pages = text(EXPORT[:half], "page 1"), text(EXPORT[half:], "page 2")
    assert check(*pages).passed
    assert not check(*pages, text("68", "page 3")).passed


def test_a_reader_that_sees_nothing_makes_the_check_fail() -> None:
    with pytest.raises(VerificationFailed):
        check(text("xx yy"))
    with pytest.raises(VerificationFailed):
        check(said(""))
    assert not check().passed
    assert check().checks == {}


def test_what_was_found_is_said_also_where_most_of_the_text_is_missing() -> None:
    result = check(text("Thaddeus Okonkwo"))
    assert not result.passed
    assert "PATIENT" in {leak.subcategory for leak in result.leaks}


@pytest.mark.parametrize(("rest", "is_enough"), [("le", True), ("ward", False), ("le la", False)])
def test_one_short_word_of_a_picture_need_not_be_recognised_again(
    rest: str, is_enough: bool
) -> None:
    name = Finding("f", Span(0, 7), "PATIENT", 0.9, "rules")
    review = Review(Document("d", "text", "0" * 64, f"Okonkwo {rest}"), (name,))
    edits = plan(review, Mode.MASK, label)
    if is_enough:
        assert check(text("[PATIENT]"), review=review, edits=edits).passed
    else:
        with pytest.raises(VerificationFailed):
            check(text("[PATIENT]"), review=review, edits=edits)


def test_an_edit_missing_from_the_plan_is_a_leak() -> None:
    edits = RedactionPlan(PLAN.document_id, PLAN.mode, PLAN.edits[:-1])
    result = check(text(edits.apply(NOTE)), edits=edits)
    assert ("DOCTOR", "plan") in {(leak.subcategory, leak.place) for leak in result.leaks}


def test_a_replacement_that_names_an_original_is_a_leak() -> None:
    edits = RedactionPlan(
        PLAN.document_id,
        Mode.SURROGATE,
        tuple(
            Edit(e.span, "Okonkwo" if e.subcategory == "DOCTOR" else "03/14/1957", e.subcategory)
            if e.subcategory in ("DOCTOR", "DATE")
            else e
            for e in PLAN.edits
        ),
    )
    result = check(text(edits.apply(NOTE)), edits=edits)
    assert {(leak.subcategory, leak.place) for leak in result.leaks} == {("PATIENT", "replacement")}


def test_a_mention_without_a_finding_is_a_leak() -> None:
    findings = REVIEW.findings[:-1]
    more = NOTE + "Finnegan called."
    document = Document("d" * 16, "text", "0" * 64, more)
    review = Review(document, REVIEW.findings)
    edits = plan(review, Mode.MASK, label)
    result = verify(edits, review, [text(edits.apply(more))])
    assert [leak.place for leak in result.leaks] == ["text, another mention"]
    assert findings


def test_what_the_reviewer_rejected_may_stay_everywhere() -> None:
    review = make_review(NOTE, *MARKED, rejected=("Port Ansel", "Harlow Bay General Hospital"))
    edits = plan(review, Mode.MASK, label)
    hidden = said("Harlow Bay General Hospital")
    raw = stored("xx Harlow Bay General Hospital xx")
    assert verify(edits, review, [text(edits.apply(NOTE)), hidden, raw]).passed
    hidden = said("Thaddeus, Harlow Bay General Hospital")
    assert not verify(edits, review, [text(edits.apply(NOTE)), hidden]).passed


def test_hidden_text_may_repeat_what_stays_but_not_the_name_alone() -> None:
    note = "Mrs. Crohn has Crohn's disease. Nothing else was found at this visit."
    review = make_review(note, ("PATIENT", "Crohn"))
    edits = plan(review, Mode.MASK, label)
    export = edits.apply(note)
    assert "Crohn's disease" in export
    assert verify(edits, review, [text(export), said("Crohn's disease")]).passed
    assert not verify(edits, review, [text(export), said("Crohn")]).passed
    assert verify(edits, review, [text(export), stored("Crohn's")]).passed


def test_a_date_shifted_onto_another_date_is_no_leak() -> None:
    note = "Seen 01/18/2025 and again 01/20/2025 for the same trouble, and sent home."
    review = make_review(note, ("DATE", "01/18/2025"), ("DATE", "01/20/2025"))
    shifted = {"01/18/2025": "01/20/2025", "01/20/2025": "01/22/2025"}
    edits = plan(review, Mode.SURROGATE, lambda f: shifted[f.span.of(note)])
    hidden = said("of 01/20/2025")
    assert verify(edits, review, [text(edits.apply(note)), hidden]).passed
    assert not verify(edits, review, [text(note)]).passed
    original = said("of 01/18/2025")
    assert not verify(edits, review, [text(edits.apply(note)), original]).passed


def test_signs_without_letters_are_counted() -> None:
    note = "Signed ♥ with a heart and nothing else at all"
    document = Document("d" * 16, "text", "0" * 64, note)
    review = Review(document, (Finding("h", Span(7, 8), "PATIENT", 1, "reviewer"),))
    edits = plan(review, Mode.MASK, label)
    assert verify(edits, review, [text(edits.apply(note))]).passed
    assert not verify(edits, review, [text(note)]).passed


def test_an_export_of_unknown_making_may_hold_other_dates_and_numbers() -> None:
    other = EXPORT.replace("[AGE]", "71").replace("[DATE]", "68").replace("[PATIENT]", "Ola Nord")
    assert not check(text(other)).passed
    assert verify(PLAN, REVIEW, [text(other)], predicted=False).passed
    kept = EXPORT.replace("[AGE] y/o", "68 y/o")
    assert not verify(PLAN, REVIEW, [text(kept)], predicted=False).passed
    named = EXPORT.replace("[PATIENT]", "Okonkwo")
    assert not verify(PLAN, REVIEW, [text(named)], predicted=False).passed


def test_leaks_and_needles_do_not_show_text() -> None:
    result = check(planted("Thaddeus Okonkwo"))
    assert "konkwo" not in repr(result)


# Nobody is called "Patient": a name that is its own mask would stay and go at once.
NAMES = st.text(alphabet="abcdefghijklmnopqrstuvwxyzéåß", min_size=4, max_size=9).filter(
    lambda name: name != "patient"
)


@given(st.lists(NAMES, min_size=1, max_size=4, unique=True), st.data())
def test_one_missed_edit_anywhere_is_always_a_leak(names: list[str], data: st.DataObject) -> None:
    words = [name.title() for name in names for _ in range(2)]
    note = " then ".join(words) + " and all of them were well enough to be sent home again."
    review = make_review(note, *[("PATIENT", word) for word in words])
    edits = plan(review, Mode.MASK, label)
    missing = data.draw(st.integers(0, len(edits.edits) - 1))
    leaky = RedactionPlan("d", Mode.MASK, (*edits.edits[:missing], *edits.edits[missing + 1 :]))
    assert verify(edits, review, [text(edits.apply(note))]).passed
    assert not verify(edits, review, [text(leaky.apply(note))]).passed


def test_ten_pages_two_hundred_needles_ten_readers_take_half_a_second() -> None:
    names = [f"Vant{a}or{b}el" for a in "abcdefghij" for b in "abcdefghijklmnopqrst"]
    lines = [f"Then {name} came and was well, and nothing else of note was seen." for name in names]
    note = "\n".join(lines * 3)
    review = make_review(note, *[("PATIENT", name) for name in names])
    edits = plan(review, Mode.MASK, label)
    export = edits.apply(note)
    cuts = [len(export) * i // 10 for i in range(11)]
    pages = [export[a:b] for a, b in pairwise(cuts)]
    extracts = [
        Extract(Reader.PDFIUM, f"page {n}", Layer.TEXT, p, f"reader {r}")
        for r in range(10)
        for n, p in enumerate(pages)
    ]
    started = time.process_time()
    assert verify(edits, review, extracts).passed
    assert time.process_time() - started < 2.5, "five times the budget"


def _in_encodings(text: str) -> list[Extract]:
    """The bytes of a file in UTF-8 as its codecs read them."""
    data = text.encode()
    words = Utf8Words(data)
    others = () if text.isascii() else ("cp1250", "cp1252", "cp1258", "iso8859-7")
    readings = ((codec, words.kept_in(data.decode(codec, "replace"))) for codec in others)
    return [
        Extract(Reader.CODEC, "text", Layer.TEXT, read, codec)
        for codec, read in (("utf-8", text), *readings)
    ]


@pytest.mark.parametrize("label_of", [label, lambda _: "Yéssica 4"])
def test_signs_of_other_encodings_are_no_leak(label_of: Callable[[Finding], str]) -> None:
    """`evolución` is `evoluciÃ³n` in one: it has a `lucia` in it, and a 3 that is nobody's age."""
    text = "Evolución de 4 días. Su hija Lucía, de 3 años, y Éloïse: evolución buena."
    review = make_review(text, ("PATIENT", "Lucía"), ("AGE", "3"))
    made = plan(review, Mode.SURROGATE, label_of)
    assert verify(made, review, _in_encodings(made.apply(text))).passed


def test_a_part_of_a_word_is_no_leak_in_other_encodings() -> None:
    """Of `gånger` and `Ångebo` cp1250 makes words with an `ange` in them, and of `ä` no letter."""
    text = "Fru Brännlund är Ångebo, mellan 4-6 gånger, därefter mer."
    review = make_review(text, ("PATIENT", "Brännlund"), ("CITY", "Ånge"))
    made = plan(review, Mode.SURROGATE, lambda one: {"PATIENT": "Hård"}.get(one.subcategory, "Ö"))
    assert verify(made, review, _in_encodings(made.apply(text))).passed


@pytest.mark.parametrize("left", ["Lucía", "lucía", "LucÃ\xada"])
def test_a_name_is_found_beside_signs_of_other_encodings(left: str) -> None:
    text = "Evolución de 4 días. Su hija Lucía, de 3 años, y Éloïse: evolución buena."
    review = make_review(text, ("PATIENT", "Lucía"), ("AGE", "3"))
    made = plan(review, Mode.MASK, label)
    shown = made.apply(text).replace("[PATIENT]", f"[PATIENT] {left}", 1)
    assert not verify(made, review, _in_encodings(shown)).passed
