"""Codes and what they need; the sentences are those that formats once gave themselves."""

from __future__ import annotations

from typing import Any

import pytest

from app.notices import TEMPLATES, Notice, NoticeCode, english, page_ranges


def test_every_code_has_a_sentence_of_its_own() -> None:
    assert set(TEMPLATES) == set(NoticeCode)
    assert len(set(TEMPLATES.values())) == len(TEMPLATES)


def test_parameters_are_filled_in() -> None:
    assert english(Notice.of(NoticeCode.OCR_DOUBTFUL, pages=[4])) == (
        "Some words on page 4 were read with low certainty."
    )
    assert english(Notice.of(NoticeCode.OCR_DOUBTFUL, pages=[1, 3, 4, 5])) == (
        "Some words on pages 1, 3–5 were read with low certainty."
    )
    assert english(Notice.of(NoticeCode.ENCODING_LACKS, encoding="cp1252", count=2)) == (
        "Replacements that cp1252 cannot write are shown as their category: 2."
    )


def test_page_numbers_in_words() -> None:
    assert page_ranges([]) == ""
    assert page_ranges([2]) == "2"
    assert page_ranges([1, 2, 3, 7, 9, 10]) == "1–3, 7, 9–10"


def test_parameters_are_read_by_name() -> None:
    guess = Notice.of(NoticeCode.ENCODING_GUESSED, encoding="iso8859-15")
    assert guess.param("encoding") == "iso8859-15"
    with pytest.raises(KeyError):
        guess.param("pages")
    assert guess == Notice.of(NoticeCode.ENCODING_GUESSED, encoding="iso8859-15")
    assert len({guess, Notice.of(NoticeCode.ENCODING_GUESSED, encoding="iso8859-15")}) == 1


@pytest.mark.parametrize(
    ("code", "params"),
    [
        (NoticeCode.PDF_LINKS, {"pages": [1]}),
        (NoticeCode.OCR_WORDS, {}),
        (NoticeCode.OCR_WORDS, {"pages": []}),
        (NoticeCode.OCR_WORDS, {"pages": [0]}),
        (NoticeCode.OCR_WORDS, {"pages": [2, 1]}),
        (NoticeCode.OCR_WORDS, {"pages": ["Thaddeus"]}),
        (NoticeCode.OCR_WORDS, {"pages": "Thaddeus"}),
        (NoticeCode.OCR_WORDS, {"pages": [1], "count": 1}),
        (NoticeCode.TEXT_ATTACHMENTS, {"count": "Thaddeus"}),
        (NoticeCode.TEXT_ATTACHMENTS, {"count": 0}),
        (NoticeCode.ENCODING_GUESSED, {"encoding": "Thaddeus Åkerström"}),
        (NoticeCode.ENCODING_GUESSED, {"encoding": 8}),
    ],
)
def test_nothing_else_fits_in(code: NoticeCode, params: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="param"):
        Notice.of(code, **params)


def test_no_parameter_is_there_twice() -> None:
    with pytest.raises(ValueError, match="param"):
        Notice(NoticeCode.OCR_WORDS, (("pages", (1,)), ("pages", (2,))))


def test_unknown_codes_are_refused() -> None:
    with pytest.raises(ValueError, match="Thaddeus"):
        Notice("Thaddeus")  # type: ignore[arg-type]
