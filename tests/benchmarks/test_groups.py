"""The benchmarks of fairness and preservation count what they say."""

from __future__ import annotations

import runpy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.training.corpora import inline
from app.training.corpora.documents import GoldSpan

ROOT = Path(__file__).resolve().parents[2]

NOTE = """=== n | en | note
Mr [[PATIENT#1.full|Ada Quill]] of [[CITY|Ostby]]. Quill, Q1; [[PATIENT#1.last|Quill]] was well.
"""


@pytest.fixture(scope="module")
def fairness() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "benchmarks" / "fairness.py"))


def test_a_note_keeps_all_but_its_people(fairness: dict[str, Any]) -> None:
    (note,) = inline.parse(NOTE, "n")
    group = fairness["Group"]("made", ("Mina",), ("Arp",))
    made = fairness["renamed"](note, group, Random(1))
    assert made.text == note.text.replace("Ada Quill", "Mina Arp").replace("Q1; Quill", "Q1; Arp")
    assert [one.span.of(made.text) for one in made.spans] == ["Mina Arp", "Ostby", "Arp"]


def test_recall_counts_tokens_of_names_alone_where_asked(fairness: dict[str, Any]) -> None:
    (note,) = inline.parse(NOTE, "n")

    def find(_text: str) -> tuple[GoldSpan, ...]:
        return (note.spans[0],)

    counted = fairness["counted"]
    assert counted(note, find, ("PATIENT",)) == (2, 3)
    assert counted(note, find) == (2, 4)
    assert fairness["row"]("one", [(2, 4), (2, 4)]).split()[1] == "0.5000"
    assert fairness["by_length"]([note] * 3) == {"10 to 10": [0, 1, 2]}


def test_a_classifier_tells_kinds_by_their_words() -> None:
    texts = [(f"heart valve murmur {n}", "heart") for n in range(40)]
    texts += [(f"bone fracture cast {n}", "bone") for n in range(40)]
    texts += [("rare thing", "rare")]
    measure = runpy.run_path(str(ROOT / "benchmarks" / "preservation.py"))
    learnt, held = measure["parted"](texts)
    model = measure["Bayes"].fit(learnt)
    assert set(model.kinds) == {"heart", "bone"}
    assert len(learnt) + len(held) == 80
    assert model.accuracy([("murmur of a valve", "heart"), ("a cast", "bone")]) == 1.0
