"""The order of a queue by what reviewing a document would teach."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.command_line import incognote

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, Review
from app.engine.review.doubt import doubt


def review(text: str, *scores: float, detector: str = "tagger") -> Review:
    document = Document("0" * 16, "text", "0" * 64, text)
    found = tuple(
        Finding(str(n), Span(2 * n, 2 * n + 1), "PATIENT", score, detector)
        for n, score in enumerate(scores)
    )
    return Review(document, found, candidates=found[:1])


def test_one_half_counts_fully_and_certainty_not_at_all() -> None:
    assert doubt(review("x" * 1000, 0.5)) == pytest.approx(1.0)
    assert doubt(review("x" * 1000, 1.0, 0.0)) == 0.0
    assert doubt(review("x" * 1000, 0.9, 0.5)) == pytest.approx(1.36)


def test_doubt_is_for_the_length_and_rules_are_beyond_it() -> None:
    assert doubt(review("x" * 500, 0.5)) == pytest.approx(2.0)
    assert doubt(review("x" * 1000, 0.5, detector="phone")) == 0.0
    assert doubt(review("")) == 0.0


@pytest.mark.slow
def test_the_command_names_the_most_doubtful_document_first(tmp_path: Path) -> None:
    (tmp_path / "plain.txt").write_text("The lungs are clear. " * 20, encoding="utf-8")
    (tmp_path / "names.txt").write_text(
        "will may see mark and rose stone or so, hunter back", encoding="utf-8"
    )
    done = incognote("rank", tmp_path / "plain.txt", tmp_path / "names.txt")
    assert done.returncode == 0, done.stderr
    first, second = done.stdout.splitlines()
    assert first.endswith("names.txt")
    assert second.endswith("plain.txt")
