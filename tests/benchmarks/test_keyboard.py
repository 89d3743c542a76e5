"""What the scripted reviewer of the benchmark knows, and when it is content."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Action, Decision, Finding, Review

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def benchmarks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks" / "window"))
    monkeypatch.syspath_prepend(str(ROOT / "tools" / "samples"))


TEXT = "Seen by Dr. Ann Lee, Oak Street Clinic"


def reviewed(*findings: tuple[str, str]) -> Review:
    spans = [Span(TEXT.index(one), TEXT.index(one) + len(one)) for one, _ in findings]
    found = tuple(
        Finding(str(span), span, kind, 1.0, "tagger")
        for span, (_, kind) in zip(spans, findings, strict=True)
    )
    decisions = {one.id: Decision(one.id, Action.ACCEPT) for one in found}
    return Review(Document("d", "text", "", TEXT), found, decisions)


def mistakes(*findings: tuple[str, str]) -> list[str]:
    from keyboard import Judge
    from stay import Wanted

    wanted = (Wanted(Span(12, 19), "NAME"), Wanted(Span(21, 38), "LOCATION"))
    return list(Judge(TEXT, wanted).mistakes(reviewed(*findings)))


def test_a_review_is_right_only_where_all_is_removed_under_its_category_and_nothing_else() -> None:
    clinic = ("Oak Street Clinic", "HOSPITAL")
    assert not mistakes(("Dr. Ann Lee", "DOCTOR"), clinic)
    assert mistakes(("Ann", "DOCTOR"), clinic) == ["NAME left"]
    assert mistakes(("Ann Lee", "CITY"), clinic) == ["NAME under another category"]
    assert mistakes(("by Dr. Ann Lee", "DOCTOR"), clinic) == ["DOCTOR beyond what is to be removed"]


def test_the_ten_pages_are_read_in_the_order_in_which_they_were_written(tmp_path: Path) -> None:
    from pypdfium2 import PdfDocument
    from stay import stay, wanted_in

    with PdfDocument(stay(tmp_path / "stay.pdf")) as pdf:
        assert len(pdf) == 10
        text = "\n".join(page.get_textpage().get_text_bounded() for page in pdf)
    wanted = wanted_in(text)
    assert len(wanted) > 300
    assert wanted[-1].span.of(text) == "ihalasz"
    with pytest.raises(ValueError, match="as it was written"):
        wanted_in(text.replace("Leocadia", "L.", 1))
