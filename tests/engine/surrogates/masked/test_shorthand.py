"""Grades, beds, results and members of a tree that were taken for names and numbers get labels."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from support.marked_text import review_of, tagged

from app.engine.domain.review import Action, Decision
from app.engine.surrogates.generator import SurrogateGenerator

LABEL = re.compile(r"\[[A-Z ]+\]")


@pytest.mark.parametrize(
    ("marked", "language", "score"),
    [
        ("reg Abara / <DOCTOR|FY1 Clegg>, bleep", "en", 0.97),
        ("Firmado: <DOCTOR|R3 Cifuentes> 10:40", "es", 0.97),
        ("<PATIENT|L.8 Ogliastri Ida>, 90 aa", "it", 0.97),
        ("<DOCTOR|ÖL Stenmark>, rond", "sv", 0.95),
        ("<ORGANIZATION|Sal> 3:1 Torvald", "sv", 0.93),
        ("walks w/ <DOCTOR|WZF> and one", "en", 0.72),
        ("carbo <HOSPITAL|AUC 6>, ok", "es", 0.63),
        ("TC: <IDNUM|OGTT 96-188-161> a digiuno", "it", 0.68),
        ("F, gr <IDNUM|3120>, piange", "it", 0.57),
        ("PN <IDNUM|g 2480>, L 46", "it", 0.54),
        ("vikt <IDNUM|3690>, längd 54", "sv", 0.63),
        ("(<IDNUM|tlf> 611 555 982)", "es", 0.84),
        ("II-4 Denholm\n<DATE|III-1 April> (proband)", "en", 0.92),
        ("twins; IV-<DATE|2 May>, well", "en", 0.92),
        ("1. bloods <DATE|Sat 2>. echo 3. review", "en", 0.95),
        ("1. bloods 2. echo from <HOSPITAL|Larchfield 3>. review", "en", 0.93),
        ("bien\n<PATIENT|Ruegax> llame", "es", 0.62),
        ("TC: <DOCTOR|Balthazar C>. Dieta", "es", 0.69),
        ("Piloromiotomía de <HOSPITAL|Ramstedt> ayer", "es", 0.55),
        ("Zio con <PATIENT|Duchenne>, deceduto", "it", 0.95),
        ("Madre: <PROFESSION|ama de casa>", "es", 1.0),
    ],
)
def test_shorthand_becomes_no_name_and_no_number(marked: str, language: str, score: float) -> None:
    (shown,) = tagged(marked, language, score)
    assert LABEL.fullmatch(shown), shown


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("Dr <DOCTOR|Clegg>, bleep", "en"),
        ("chart <MEDICALRECORD|K773410>", "en"),
        ("rang <DOCTOR|AB> pm", "en"),
        ("echo on <DATE|Sat 2>, then", "en"),
        ("con <PATIENT|Remedios> en casa", "es"),
        ("<HOSPITAL|ST BREDA'S HOSPITAL> ward", "en"),
    ],
)
def test_names_and_numbers_get_other_ones(marked: str, language: str) -> None:
    (shown,) = tagged(marked, language, 0.97)
    assert not LABEL.fullmatch(shown), shown


def test_what_a_reviewer_took_for_a_name_gets_one() -> None:
    review = review_of("walks w/ <DOCTOR|WQF> and one", "en")
    (finding,) = (replace(one, score=0.72, detector="tagger") for one in review.findings)
    accepted = Decision(finding.id, Action.ACCEPT)
    decided = replace(review, findings=(finding,), decisions={finding.id: accepted})
    assert not LABEL.fullmatch(SurrogateGenerator(bytes(32), decided)(finding))
