"""What the reviewer keeps although it is removed elsewhere is told before and after an export."""

from __future__ import annotations

from dataclasses import replace

from support.marked_text import review_of

from app.engine.domain.document import Passage, Span
from app.engine.domain.review import Action, LanguageChoice, Review
from app.engine.review.contradictions import decision_notices, removed_elsewhere
from app.engine.review.transitions import decide
from app.notices import NoticeCode

TEXT = (
    "<PATIENT|Martha Ellingworth>, born <DATE|2 May 1961>. Mrs <PATIENT|Ellingworth> came on"
    " <DATE|3 June 2024> with <PATIENT|Rosa Pettigrew>."
)


def kept(*literals: str) -> Review:
    review = review_of(TEXT)
    wanted = (f.id for f in review.findings if f.span.of(review.document.text) in literals)
    return decide(review, [*wanted], Action.REJECT)


def test_a_name_of_somebody_who_is_removed_elsewhere_is_told() -> None:
    for literal in ("Ellingworth", "Martha Ellingworth"):
        (found,) = removed_elsewhere(kept(literal))
        assert found.span.of(kept().document.text) == literal


def test_what_stays_everywhere_is_no_contradiction() -> None:
    assert removed_elsewhere(kept("Rosa Pettigrew", "3 June 2024")) == ()
    assert removed_elsewhere(kept("Ellingworth", "Martha Ellingworth")) == ()


def test_the_report_tells_of_it_and_of_another_language_than_was_recognised() -> None:
    review = kept("Ellingworth")
    whole = Span(0, len(review.document.text))
    german = replace(review.document, passages=(Passage(whole, "de", 1.0),))
    told = LanguageChoice((Passage(whole, "", 1.0),))
    codes = {one.code for one in decision_notices(replace(review, document=german, languages=told))}
    assert codes == {NoticeCode.KEPT_ELSEWHERE, NoticeCode.LANGUAGE_CHANGED}
    assert not [*decision_notices(kept())]
