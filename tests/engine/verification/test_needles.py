"""Words that a reviewer puts in place of an identifier are held to what an export promises."""

from __future__ import annotations

import time

import pytest

from app.engine.domain.case import KnownIdentifier
from app.engine.domain.document import Document, Span
from app.engine.domain.export import Extract, Layer, Mode, Reader
from app.engine.domain.review import Action, Finding, Review
from app.engine.redaction.plan import label, plan
from app.engine.review.transitions import decide, replace_with
from app.engine.verification.needles import needles, reveals
from app.engine.verification.verify import verify

TEXT = "May Okonkwo came on 02/09/2025 and again on 02/16/2025. Age 68. Dr. Li saw her."


def review() -> Review:
    kinds = {
        "May Okonkwo": "PATIENT",
        "02/09/2025": "DATE",
        "02/16/2025": "DATE",
        "68": "AGE",
        "Li": "DOCTOR",
    }
    found = []
    for literal, kind in kinds.items():
        start = TEXT.index(literal)
        found.append(Finding(literal, Span(start, start + len(literal)), kind, 0.9, "x"))
    return Review(Document("d", "text", "0" * 64, TEXT), tuple(sorted(found, key=lambda f: f.span)))


@pytest.mark.parametrize(
    "words", ["May Okonkwo", "okonkwo's wife", "02/09/2025", "on 02/16/2025", "Li", "LI"]
)
def test_words_that_hold_what_is_removed_reveal_it_and_fail_the_check(words: str) -> None:
    assert reveals(review(), words)
    for name in ("May Okonkwo", "02/09/2025"):
        done = replace_with(review(), [name], words)
        edits = plan(done, Mode.MASK, label)
        extracts = [Extract(Reader.PDFIUM, "page 1", Layer.TEXT, edits.apply(TEXT))]
        assert not verify(edits, done, extracts).passed


@pytest.mark.parametrize("words", ["the patient", "early February", "a friend in her sixties", ""])
def test_other_words_pass_the_check_with_the_export(words: str) -> None:
    assert not reveals(review(), words)
    done = replace_with(review(), ["May Okonkwo", "02/09/2025"], words)
    edits = plan(done, Mode.MASK, label)
    exported = edits.apply(TEXT)
    assert words in exported
    assert verify(edits, done, [Extract(Reader.PDFIUM, "page 1", Layer.TEXT, exported)]).passed


def test_what_the_reviewer_keeps_may_be_said() -> None:
    kept = decide(review(), ["02/16/2025"], Action.REJECT)
    assert not reveals(kept, "before 02/16/2025")


def test_a_text_of_one_word_in_which_many_findings_lie_is_folded_once() -> None:
    text = "\ufb03" * 30_000
    found = tuple(
        Finding(str(n), Span(100 * n, 100 * n + 50), "DOCTOR", 0.9, "tagger") for n in range(300)
    )
    review = Review(Document("d", "text", "0" * 64, text), found)
    before = time.process_time()
    assert len(needles(review)) == 2
    assert time.process_time() - before < 3


@pytest.mark.parametrize(
    ("identifier", "kind", "is_sought"),
    [
        ("Zephyrina Quillfeather", "PATIENT", True),
        ("Quillfeather", "PATIENT", True),
        ("58203917", "MEDICALRECORD", True),
        # A surrogate may be called so; and what is short stands anywhere by chance.
        ("Margherita", "PATIENT", False),
        ("4711", "IDNUM", False),
        # What the document has was found, and is removed or kept on purpose.
        ("Petra Lindqvist", "PATIENT", False),
    ],
)
def test_an_export_is_searched_for_known_patients_of_whom_nothing_was_found(
    identifier: str, kind: str, is_sought: bool
) -> None:
    document = Document("d", "text", "0" * 64, "Petra Lindqvist was seen on the ward.")
    known = KnownIdentifier(identifier, kind)
    found = needles(Review(document, (), sought=(known,)))
    assert [needle.phrase.text for needle in found] == ([identifier] if is_sought else [])
    assert all(needle.distinctive for needle in found)


@pytest.mark.parametrize("order", [1, -1])
def test_a_name_that_is_cut_out_of_a_word_is_sought_within_words_in_any_order(order: int) -> None:
    text = "".join(["Ines was seen. ", "The login johninessmith is hers. "][::order])
    found = [
        Finding("name", Span(text.index("Ines"), text.index("Ines") + 4), "PATIENT", 0.9, "x"),
        Finding("part", Span(text.index("iness"), text.index("iness") + 4), "IDNUM", 0.9, "x"),
    ]
    one = Review(Document("d", "text", "0" * 64, text), tuple(sorted(found, key=lambda f: f.span)))
    name = next(needle for needle in needles(one) if needle.phrase.words == ("ines",))
    assert name.distinctive
    assert name.cut
