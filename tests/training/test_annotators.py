"""Three annotators' files: agreement over tokens, the majority's spans, and what stays open."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli.parser import run
from app.errors import InputError
from app.training.annotators import agree
from app.training.corpora.files import read_corpus

# The pattern of labels of Catelli's Table 3.4, with words of our own: of five lines two are agreed.
LINES = (
    ("Woman of {AGE:61} years", "Woman of {AGE:61} years", "Woman of {AGE:61 years}"),
    (
        "{HOSPITAL:Saint Mary} Patient female",
        "{HOSPITAL:Saint Mary} Patient female",
        "{HOSPITAL:Saint} {CITY:Mary} Patient female",
    ),
    ("Ward A case {IDNUM:77}", "Ward A case {IDNUM:77}", "Ward A case 77"),
    ("Sent to ER", "Sent to {LOCATION_OTHER:ER}", "Sent to {HOSPITAL:ER}"),
    ("Report of surgeons", "Report of {DOCTOR:surgeons}", "Report of {PROFESSION:surgeons}"),
)


def inline(text: str) -> str:
    return text.replace("{", "[[").replace(":", "|").replace("}", "]]")


@pytest.fixture
def people(tmp_path: Path) -> list[Path]:
    folders = []
    for number in range(3):
        folder = tmp_path / f"annotator-{number}"
        folder.mkdir()
        (folder / "notes.txt").write_text(
            "=== note | en | test\n" + "\n".join(inline(line[number]) for line in LINES) + "\n"
        )
        folders.append(folder)
    return folders


def test_three_annotators_agree_as_far_as_counted_by_hand(people: list[Path]) -> None:
    found = agree(people, "inline")
    assert (found.every.tokens, found.marked.tokens) == (18, 7)
    assert found.every.observed == pytest.approx(0.7778, abs=1e-4)
    assert found.every.alpha == pytest.approx(0.5496, abs=1e-4)
    assert found.every.word == "moderate"
    assert found.marked.observed == pytest.approx(0.4286, abs=1e-4)
    assert found.marked.alpha == pytest.approx(0.3258, abs=1e-4)
    assert [one.text for one in found.open] == ["ER", "surgeons"]


def test_the_majoritys_spans_are_written(
    people: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["agree", *map(str, people), "--majority", str(tmp_path / "all")]
    assert run(asked) == 0
    assert "5 tokens in dispute, 2 without a majority" in capsys.readouterr().out
    (document,) = read_corpus([tmp_path / "all"], "inline", None)
    assert [(one.span.of(document.text), one.subcategory) for one in document.spans] == [
        ("61", "AGE"),
        ("Saint Mary", "HOSPITAL"),
        ("77", "IDNUM"),
    ]


def test_annotators_of_other_texts_are_refused(people: list[Path]) -> None:
    (people[1] / "notes.txt").write_text("=== note | en | test\nAnother text\n")
    with pytest.raises(InputError, match="another text"):
        agree(people, "inline")
    with pytest.raises(InputError, match="at least two"):
        agree(people[:1], "inline")
