"""Corpora converted: formats, labels, placeholders; and the counts of a corpus."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.cli.parser import run
from app.engine.domain.label_maps import label_map
from app.errors import InputError
from app.training.conversion import TARGETS, convert
from app.training.corpora.files import read_corpus
from app.training.corpora.statistics import Statistics, table

NOTES = """=== 110-01 | en | note
Seen by Dr. [[DOCTOR|Vell]] ([[USERNAME|ov12]]) at GambiaHome in [[CITY|Bath]], [[AGE|71]].

=== 110-02 | en | note
A [[PROFESSION|baker]] of [[STATE|Ohio]], [[DATE|May 4]] to [[DATE|May 6]].
"""


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.txt"
    path.write_text(NOTES, encoding="utf-8")
    return path


@pytest.mark.parametrize("target", TARGETS)
def test_every_format_is_written_from_the_command_line(
    notes: Path, target: str, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    assert run(["convert", str(notes), "--from", "inline", "--to", target, "-o", str(out)]) == 0
    spans = [
        marked.span.of(document.text).split()
        for document in read_corpus([out], target)
        for marked in document.spans
    ]
    assert spans[0] == ["Vell"]
    assert spans[-1] == ["May", "6"]


def test_labels_of_the_model_card_are_written_and_what_has_none_is_counted(
    notes: Path, tmp_path: Path
) -> None:
    done = convert(
        [notes], tmp_path / "out", source="inline", target="conll", back=label_map("roberta_i2b2")
    )
    assert (done.documents, done.spans, done.lost) == (2, 7, 1)
    native = read_corpus([tmp_path / "out"], "conll", label_map("native").forward)
    assert {label for document in native for label in document.labels} == {
        *("STAFF", "LOC", "AGE", "DATE")
    }


MIMIC = (
    "[**Known lastname 12**] of [**Location (un) 5**] saw [**Doctor Last Name 3**] on "
    "[**2151-7-16**] and [**7-18**] ([**Weekday 1**]), [**Holiday 2**]; [**Wardname 4**], "
    "[**Employer 1**], [**Hospital1 18**], again [**Hospital1 18**]. [**Age over 90**], "
    "[**Telephone/Fax (1) 9**], [**Medical Record Number 2**], [**something new**]."
)


def test_mimic_notes_are_filled_with_one_value_an_entity_in_their_notation(tmp_path: Path) -> None:
    (tmp_path / "n.txt").write_text(MIMIC, encoding="utf-8")
    for seed in ("1", "1", "2"):
        out = tmp_path / f"out{seed}"
        command = ["convert", str(tmp_path / "n.txt"), "--from", "mimic", "-o", str(out)]
        assert run([*command, "--seed", seed]) == 0
    (document,) = read_corpus([tmp_path / "out1"], "jsonl")
    values = [marked.span.of(document.text) for marked in document.spans]
    assert "[**" not in document.text
    assert len(values) == 15
    assert values[9] == values[10]
    assert re.fullmatch(r"\d{4}-\d{1,2}-\d{1,2}", values[3])
    assert re.fullmatch(r"\d{1,2}-\d{1,2}", values[4])
    assert values[5].endswith("day")
    assert int(values[11]) >= 90
    assert (tmp_path / "out1" / "corpus.jsonl").read_text() != (
        tmp_path / "out2" / "corpus.jsonl"
    ).read_text()


def test_native_labels_are_not_translated_by_guessing(notes: Path, tmp_path: Path) -> None:
    with pytest.raises(InputError, match="Native labels"):
        convert(
            [notes],
            tmp_path / "out",
            source="inline",
            target="jsonl",
            labels=label_map("native"),
            back=label_map("stockholm"),
        )


def test_a_dry_run_shows_the_map_and_writes_nothing(
    notes: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["convert", str(notes), "--from", "inline", "--dry-run"]
    assert run([*command, "--to-labels", "roberta_i2b2"]) == 0
    shown = capsys.readouterr().out
    assert re.search(r"USERNAME +-> STAFF", shown)
    assert re.search(r"PROFESSION +falls away", shown)


def test_counts_of_a_corpus_are_those_counted_by_hand(
    notes: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    counted = Statistics.of(read_corpus([notes], "inline"))
    assert (counted.documents, counted.tokens) == (2, 10 + 9)
    assert counted.entities["DATE"] == 2
    assert counted.entity_tokens["DATE"] == 4
    assert "DATE" in table({"notes": counted})
    assert run(["corpus", str(notes), str(notes.parent), "--json"]) == 0
    shown = capsys.readouterr().out
    assert '"tokens an entity": 1.25' in shown
    assert "Bath" not in shown
