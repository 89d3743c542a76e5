"""Evaluation of files: matching documents, refusing what cannot be compared, the reports."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from app.engine.domain.document import Span
from app.engine.domain.label_maps import label_map
from app.engine.evaluation.scores import Counts, Level
from app.engine.evaluation.units import Granularity
from app.errors import InputError, WriteFailed
from app.training.corpora import inline
from app.training.corpora.files import write_corpus
from app.training.evaluation import HTML_NAME, JSON_NAME, PredictedSpan, run, table

GOLD = """=== n-1 | en | note
Mr. [[PATIENT|Quillfeather]] of [[CITY|Ostby]], <b>{{sums}}</b> & [[AGE|71]].

=== n-2 | en | note
No identifier here.
"""
PREDICTED = GOLD.replace("[[CITY|Ostby]]", "Ostby").replace("No", "[[DATE|No]]")


@pytest.fixture
def gold(tmp_path: Path) -> Path:
    path = tmp_path / "gold.txt"
    path.write_text(GOLD, encoding="utf-8")
    return path


@pytest.fixture
def predicted(tmp_path: Path) -> Path:
    path = tmp_path / "system"
    path.mkdir()
    (path / "out.txt").write_text(PREDICTED, encoding="utf-8")
    return path


def test_predictions_are_matched_by_document_and_counted(gold: Path, predicted: Path) -> None:
    evaluation = run([gold], pred=predicted)
    assert evaluation.documents == 2
    assert evaluation.result(Level.ENTITY, Granularity.BINARY).micro == Counts(2, 1, 1)
    assert evaluation.leakage.total.leaked == 1
    assert evaluation.comparison is None


def test_what_a_predictor_found_is_kept_and_can_be_compared(gold: Path, tmp_path: Path) -> None:
    def predict(text: str) -> list[PredictedSpan]:
        at = text.find("Ostby")
        return [PredictedSpan(Span(at, at + 5), "CITY")] if at >= 0 else []

    kept = tmp_path / "kept"
    first = run([gold], predictor=predict, keep=kept)
    whole = inline.parse(GOLD, "gold")
    write_corpus(whole, tmp_path / "whole", "jsonl")
    again = run([tmp_path / "whole"], pred=kept, against=tmp_path / "whole", file_format="jsonl")
    assert again.leakage == first.leakage
    assert again.comparison is not None
    assert again.comparison.mcnemar[Granularity.BINARY].only_second == 2


def test_a_predictor_stands_in_for_predictions(gold: Path) -> None:
    def predict(text: str) -> list[PredictedSpan]:
        return [PredictedSpan(Span(*m.span()), "AGE") for m in re.finditer(r"\d+", text)]

    evaluation = run([gold], predictor=predict)
    assert evaluation.result(Level.TOKEN, Granularity.SUBCATEGORY).micro == Counts(1, 0, 2)


def test_another_system_is_compared_on_the_same_tokens(gold: Path, predicted: Path) -> None:
    evaluation = run([gold], pred=predicted, against=gold)
    assert evaluation.comparison is not None
    test = evaluation.comparison.mcnemar[Granularity.BINARY]
    assert (test.only_first, test.only_second) == (0, 2)
    assert evaluation.comparison.leakage.rate == 0.0
    assert "McNemar" in table(evaluation)


def test_missing_or_changed_predictions_are_refused_and_not_read_as_nothing_found(
    gold: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.txt"
    other.write_text(GOLD.partition("=== n-2")[0], encoding="utf-8")
    with pytest.raises(InputError, match="n-2: no such"):
        run([gold], pred=other)
    other.write_text(GOLD.replace("here", "there"), encoding="utf-8")
    with pytest.raises(InputError, match="n-2: another text"):
        run([gold], pred=other)
    with pytest.raises(ValueError, match="neither"):
        run([gold])


@pytest.mark.parametrize("name", ["i2b2", "brat", "conll", "jsonl"])
def test_each_format_gives_the_same_leakage(name: str, tmp_path: Path) -> None:
    for folder, markup in (("gold", GOLD), ("pred", PREDICTED)):
        write_corpus(inline.parse(markup, folder), tmp_path / folder, name)
    evaluation = run([tmp_path / "gold"], pred=tmp_path / "pred", file_format=name)
    assert (evaluation.leakage.total.leaked, evaluation.leakage.total.tokens) == (1, 3)


def test_the_table_holds_figures_and_no_text(gold: Path, predicted: Path) -> None:
    shown = table(run([gold], pred=predicted))
    assert "token binary" in shown
    assert re.search(r"identifying tokens leaked +33.33%", shown)
    assert "documents that leak something" in shown
    assert "Ostby" not in shown


class Page(HTMLParser):
    """Collects what a page holds and would load."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in {"src", "href"}]


def test_reports_with_text_say_so_and_escape_it(
    gold: Path, predicted: Path, tmp_path: Path
) -> None:
    run([gold], pred=predicted, against=gold, out=tmp_path / "out")
    data = json.loads((tmp_path / "out" / JSON_NAME).read_text(encoding="utf-8"))
    assert data["holds_corpus_text"] is True
    assert [(m["kind"], m["text"]) for m in data["mistakes"]] == [
        ("missed", "Ostby"),
        ("spurious", "No"),
    ]
    assert data["leakage"]["rate"] == pytest.approx(1 / 3)
    assert len(data["results"]) == 12
    page = (tmp_path / "out" / HTML_NAME).read_text(encoding="utf-8")
    assert "This report contains text from the evaluated documents" in page
    # Text of the corpus that looks like a field or a tag stays text.
    assert "&lt;b&gt;{{sums}}&lt;/b&gt; &amp;" in page
    seen = Page(page)
    assert "script" not in seen.tags
    assert seen.links == []
    assert seen.tags.count("svg") == 4


def test_reports_without_text_hold_no_text_and_no_document_names(
    gold: Path, predicted: Path, tmp_path: Path
) -> None:
    run([gold], pred=predicted, out=tmp_path / "out", include_text=False)
    for name in (JSON_NAME, HTML_NAME):
        written = (tmp_path / "out" / name).read_text(encoding="utf-8")
        for word in ("Ostby", "Quillfeather", "n-1", "n-2", "identifier here"):
            assert word not in written, name
    page = (tmp_path / "out" / HTML_NAME).read_text(encoding="utf-8")
    assert "This report contains no text" in page
    assert "{{" not in page


def test_reports_that_cannot_be_written_are_an_error(
    gold: Path, predicted: Path, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(WriteFailed):
        run([gold], pred=predicted, out=tmp_path / "file")


TRAINING = """=== t-1 | en | note
[[PATIENT|Quillfeather]] in [[CITY|Ostby]]. The ostby clamp. [[CITY|Ostby]] [[CITY|Ostby]]
"""


def test_mistakes_have_their_causes_and_hard_labels_their_numbers(
    tmp_path: Path, predicted: Path
) -> None:
    gold, training, out = tmp_path / "gold.txt", tmp_path / "training.txt", tmp_path / "out"
    gold.write_text(GOLD.replace("[[AGE|71]]", "[[DATE|We d]]"), encoding="utf-8")
    text = gold.read_text().replace("[[CITY|Ostby]]", "Ostby").replace("[[DATE|We d]]", "We d")
    (predicted / "out.txt").write_text(text, encoding="utf-8")
    training.write_text(TRAINING, encoding="utf-8")
    evaluation = run([gold], pred=predicted, training=[training], out=out)
    assert {m.text: m.causes for m in evaluation.mistakes} == {
        "Ostby": ("AM",),
        "We d": ("AB", "S"),
    }
    hard = {c.label: (c.training, c.test, c.found) for c in evaluation.challenges}
    assert hard == {"PATIENT": (1, 1, 1), "CITY": (3, 1, 0), "DATE": (0, 1, 0)}
    rows = (out / "mistakes.csv").read_text().splitlines()
    assert rows[0].split(",")[5:7] == ["causes", "debatable"]
    assert any(",AM,,Ostby" in row for row in rows)


def test_what_one_of_two_systems_alone_finds_is_as_much_as_mcnemar_counts(
    gold: Path, predicted: Path, tmp_path: Path
) -> None:
    evaluation = run([gold], pred=predicted, against=gold, out=tmp_path / "out")
    compared = evaluation.comparison
    assert compared is not None
    counted = compared.mcnemar[Granularity.SUBCATEGORY]
    assert len(compared.by_first) == counted.only_first == 0
    assert [one.text for one in compared.by_second] == ["Ostby", "No"]
    assert len(compared.by_second) == counted.only_second
    told = json.loads((tmp_path / "out" / JSON_NAME).read_text())["comparison"]
    assert [one["text"] for one in told["only_second"]] == ["Ostby", "No"]
    run([gold], pred=predicted, against=gold, out=tmp_path / "bare", include_text=False)
    for file in (tmp_path / "bare").iterdir():
        assert "Ostby" not in file.read_text()


def test_the_figure_of_errors_adds_up_to_the_table(
    gold: Path, predicted: Path, tmp_path: Path
) -> None:
    evaluation = run([gold], pred=predicted, out=tmp_path / "out")
    page = (tmp_path / "out" / HTML_NAME).read_text()
    drawn = re.findall(r"(entity|token): (\d+) missed, (\d+) false alarms", page)
    for level in (Level.ENTITY, Level.TOKEN):
        counts = evaluation.result(level, Granularity.CATEGORY).micro
        mine = [(int(missed), int(wrong)) for name, missed, wrong in drawn if name == level.value]
        assert tuple(map(sum, zip(*mine, strict=True))) == (counts.fn, counts.fp)


STOCKHOLM = {
    "First_Name": "Astrid",
    "Last_Name": "Quillberg",
    "Age": "71",
    "Health_Care_Unit": "Medicinkliniken",
    "Location": "Ostby",
    "Full_Date": "2019-03-04",
    "Date_Part": "tisdag",
    "Phone_Number": "0701740605",
    "Organisation": "Ostbybolaget",
}


def test_the_nine_classes_of_the_stockholm_tables_are_counted_each_by_itself(
    tmp_path: Path,
) -> None:
    """Three notes; the system takes the one organisation for a care unit, and misses a surname."""
    rows = [f"{word} B-{label}" for label, word in STOCKHOLM.items()]
    notes = ["\n".join(["Anteckning O", *some]) for some in (rows[:4], rows[4:8], rows[8:])]
    mistaken = (
        notes[0].replace("B-Last_Name", "O"),
        notes[1],
        notes[2].replace("B-Organisation", "B-Health_Care_Unit"),
    )
    for folder, columns in (("gold", notes), ("system", mistaken)):
        (tmp_path / folder).mkdir()
        for number, text in enumerate(columns):
            (tmp_path / folder / f"{number}.conll").write_text(text + "\n", encoding="utf-8")

    def evaluated(labels: str) -> dict[str, tuple[float, float, float]]:
        evaluation = run(
            [tmp_path / "gold"],
            pred=tmp_path / "system",
            file_format="conll",
            labels=label_map(labels),
        )
        by_class = evaluation.result(Level.ENTITY, Granularity.SUBCATEGORY).table
        return {
            label: (counts.scores.precision, counts.scores.recall, counts.scores.f1)
            for label, counts in by_class.items()
        }

    found = evaluated("native")
    assert set(found) == set(STOCKHOLM)
    assert found["Organisation"] == found["Last_Name"] == (0.0, 0.0, 0.0)
    assert found["Health_Care_Unit"][:2] == (0.5, 1.0)
    assert found["Health_Care_Unit"][2] == pytest.approx(2 / 3)
    assert all(
        scores == (1.0, 1.0, 1.0)
        for label, scores in found.items()
        if label not in ("Organisation", "Last_Name", "Health_Care_Unit")
    )
    # A map of the holder's own merges finer labels, as the paper did with 28.
    merged = tmp_path / "fewer.toml"
    names = {label: "DATE" if "Date" in label else "AGE" for label in STOCKHOLM}
    merged.write_text(
        "[labels]\n" + "".join(f'{a} = "{b}"\n' for a, b in names.items()), encoding="utf-8"
    )
    assert set(evaluated(str(merged))) == {"DATE", "AGE"}


@pytest.mark.parametrize(
    "text", ["JFK", "M.", "60s", "x 2", "Tue", "We d", "Sept", "ICU", "(VA)", "Dr. R."]
)
def test_shortened_mentions_are_told_as_abbreviations(text: str, tmp_path: Path) -> None:
    gold, system = tmp_path / "gold.txt", tmp_path / "system"
    system.mkdir()
    gold.write_text(f"=== n-1 | en | note\nshe saw [[DOCTOR|{text}]] again\n", encoding="utf-8")
    plain = f"=== n-1 | en | note\nshe saw {text} again\n"
    (system / "out.txt").write_text(plain, encoding="utf-8")
    (mistake,) = run([gold], pred=system, training=[gold]).mistakes
    assert "AB" in mistake.causes
