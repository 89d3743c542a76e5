"""The languages of a document: what the reviewer says of them, and what everybody is told.

Pure transitions, like those of `transitions`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from app.engine.domain.document import Passage, Span
from app.engine.domain.review import LanguageChoice, Review
from app.languages import NAMES
from app.notices import Notice, NoticeCode

_NEARLY_ALL = 0.8
"""Share of a document's passages from which a language is that of the document."""


def tell_language(review: Review, language: str, span: Span | None = None) -> Review:
    """Let the document, or whole lines around `span`, be in this language.

    Empty for none, such as a table. Raises `KeyError` for a language that is not known.
    """
    if language and language not in NAMES:
        raise KeyError(language)
    text, chosen = review.document.text, review.languages.chosen
    if span is None:
        span, chosen = Span(0, max(1, len(text))), ()
    else:
        after = text.find("\n", span.end - 1) + 1
        span = Span(text.rfind("\n", 0, span.start) + 1, after or len(text))
        chosen = tuple(one for one in chosen if not span.covers(one.span))
    return replace(review, languages=LanguageChoice((*chosen, Passage(span, language, 1.0))))


def forget_languages(review: Review) -> Review:
    """Take the languages as they were recognised, and ask about them anew."""
    return replace(review, languages=LanguageChoice())


def go_on(review: Review) -> Review:
    """Note that the reviewer knows that there is no model for a language, and goes on."""
    return replace(review, languages=replace(review.languages, goes_on=True))


def language_at(review: Review, offset: int) -> str | None:
    """The language of the passage around `offset`; None where nobody knows."""
    holding = (one for one in review.passages if one.span.start <= offset < one.span.end)
    return next((one.language for one in holding), None)


def language_notices(review: Review) -> tuple[Notice, ...]:
    """A notice for each language without a model, in the order in which they come first."""
    codes = dict.fromkeys(passage.language for passage in review.unserved)
    return tuple(_notice(review, code) for code in codes)


def _notice(review: Review, language: str) -> Notice:
    document = review.document
    passages = [one for one in review.unserved if one.language == language]
    if _length(passages) >= _NEARLY_ALL * _length(review.passages):
        return Notice.of(NoticeCode.LANGUAGE_OF_ALL, language=language)
    starts = [passage.span.start for passage in passages]
    if document.pages:
        pages = {document.page_of(start) or 1 for start in starts}
        return Notice.of(NoticeCode.LANGUAGE_OF_PAGES, language=language, pages=sorted(pages))
    lines = {document.text.count("\n", 0, start) + 1 for start in starts}
    return Notice.of(NoticeCode.LANGUAGE_OF_LINES, language=language, lines=sorted(lines))


def _length(passages: Iterable[Passage]) -> int:
    return sum(len(passage.span) for passage in passages)
