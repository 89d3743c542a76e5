"""No value, dose, flag, drug or disease becomes another one, or a name, by a surrogate."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from support.marked_text import review_of

import app.training
from app.engine.detectors.merge import merge
from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.export import Mode
from app.engine.domain.review import Finding, Review
from app.engine.redaction.labels import label_words
from app.engine.surrogates.generator import SurrogateGenerator
from app.training.corpora.inline import parse
from app.workflow.export import plan_export

AUTHORED = Path(app.training.__file__).parent / "authored"
KEY = bytes(range(32))
# What a tagger might mark by mistake, where no person marked anything.
CLINICAL = re.compile(
    r"(?<![\w.,/])(?:\d{1,4}(?:[.,]\d{1,2})?\s?(?:mg|mcg|mL|ml|mmol|kg|mmHg|%)(?!\w)|\d{2,3}/\d{2,3}"
    r"|\d{1,2}[.,]\d{1,2}|[A-ZÀ-Þa-z]{4,}(?:olol|sartan|statin|prazol|prazole|azepam|cillin|mycin"
    r"|itis|ectomy|emia|osis)|(?:Low|High|Today|Normal|normal|alta|bajo|hoy|oggi|idag|lågt)"
    r"|furosemide|metformin|warfarin|aspirin|insulin|paracetamol)(?![\w.,/-]*\w)"
)


def with_mistakes(name: str, language: str, rng: Random) -> list[tuple[Review, list[Finding]]]:
    """Notes with what a person marked and, beside it, clinical words marked as something else."""
    reviews = []
    for note in parse((AUTHORED / f"{name}.txt").read_text("utf-8"), name):
        gold = [Finding(f"{s.span}", s.span, s.subcategory, 1.0, "gold") for s in note.spans]
        covered = {at for one in gold for at in range(one.span.start, one.span.end)}
        named = {word for one in gold for word in one.span.of(note.text).casefold().split()}
        wrong = []
        for match in CLINICAL.finditer(note.text):
            if not covered & set(range(*match.span())) and match[0].casefold() not in named:
                kinds = ("IDNUM", "DEVICE") if match[0][0].isdigit() else ("PATIENT", "DOCTOR")
                span = Span(*match.span())
                wrong.append(Finding(f"{span}", span, rng.choice(kinds), 0.3, "tagger"))
        passages = (Passage(Span(0, len(note.text)), language, 1.0),)
        document = Document("d", "text", "0" * 64, note.text, passages=passages)
        reviews.append((Review(document, merge([*gold, *wrong], document)), wrong))
    return reviews


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("train_en_a", "en"),
        ("train_en_b", "en"),
        ("train_es_3", "es"),
        ("train_it_3", "it"),
        ("train_sv_3", "sv"),
    ],
)
def test_what_is_clinical_is_masked_or_stays_in_every_mode(name: str, language: str) -> None:
    reviews = with_mistakes(name, language, Random(name))
    assert len(reviews) >= 40
    planted = 0
    for review, wrong in reviews:
        text = review.document.text
        at = {one.span for one in wrong}
        for mode in (Mode.SURROGATE, Mode.MASK):
            _, plan = plan_export(review, mode, KEY)
            for edit in plan.edits:
                if edit.span in at:
                    planted += 1
                    shown = re.fullmatch(r"\[(.+)\]", edit.replacement)
                    assert shown is not None, (edit.span.of(text), edit.replacement)
                    assert shown[1] in label_words()
    assert planted >= 20


@pytest.mark.parametrize(
    ("before", "kind", "literal"),
    [
        ("Potassium 3.1 (", "PATIENT", "Low"),
        ("Seen ", "DOCTOR", "Today"),
        ("Started on ", "PATIENT", "Lipitor"),
        ("Started on ", "DOCTOR", "metoprolol"),
        ("Started on ", "PATIENT", "Keppra"),
        ("Took ", "PATIENT", "Trajenta"),
        ("It is ", "PATIENT", "bronchitis"),
        ("Result ", "DOCTOR", "FEV1"),
        ("Hgb ", "IDNUM", "13.1"),
        ("BP ", "IDNUM", "128/74"),
        ("Give ", "PATIENT", "75 mg"),
        ("Glicemia ", "PATIENT", "alta"),
        ("Kreatinin ", "PATIENT", "Högt"),
        ("Date Hb ", "HOSPITAL", "WCC"),
        ("at 0400 -> ", "PATIENT", "chlordiaz"),
        ("41F, ", "HOSPITAL", "pyelo"),
        ("Rocefin 2 g (", "DATE", "5/7"),
        ("Levofloxacino 500/24 h (", "DATE", "4/7"),
        ("Lachman 2+. Sesión ", "DATE", "9/12"),
        ("Lysholm 61. Besök ", "DATE", "9/20"),
        ("Baclofen ", "DATE", "5-5-10"),
        ("on HC ", "DATE", "20/10/10"),
        ("Co-amox 625 ", "DATE", "1/1/1"),
        ("Warfarin 3 mg ", "DATE", "2/1"),
        ("Admitted x2 in ", "DATE", "6/12"),
        ("deferral of ", "DATE", "12/12"),
        ("HFE ", "IDNUM", "C282Y/H63D"),
        ("infused ", "IDNUM", "0915-1015"),
        ("list ", "IDNUM", "18.01-18.09"),
    ],
)
def test_a_clinical_word_is_masked_and_gets_no_name(before: str, kind: str, literal: str) -> None:
    shown = re.fullmatch(r"\[(.+)\]", replaced(before, kind, literal))
    assert shown is not None
    assert shown[1] in label_words()


@pytest.mark.parametrize(
    ("before", "kind", "literal"),
    [
        ("Dr. ", "DOCTOR", "Low"),
        ("Seen by ", "DOCTOR", "Anna Low"),
        ("Patient: ", "PATIENT", "Hope"),
        ("Number ", "MEDICALRECORD", "40-771-926"),
        ("Seen by ", "DOCTOR", "Walker"),
        ("Back on ", "DATE", "5/7"),
        ("Seen ", "DATE", "5-5-10"),
        ("born ", "DATE", "20/10/10"),
        ("Number ", "IDNUM", "0915-1875"),
        ("Hgb (", "DATE", "5/7"),
    ],
)
def test_names_have_surrogates_still(before: str, kind: str, literal: str) -> None:
    assert not replaced(before, kind, literal).startswith("[")


def replaced(before: str, kind: str, literal: str) -> str:
    text = f"{before}{literal}"
    span = Span(len(before), len(text))
    passages = (Passage(Span(0, len(text)), "en", 1.0),)
    document = Document("d", "text", "0" * 64, text, passages=passages)
    _, plan = plan_export(
        Review(document, (Finding("1", span, kind, 0.9, "tagger"),)), Mode.SURROGATE, KEY
    )
    return plan.edits[0].replacement


def tagged(marked: str, language: str, score: float = 0.97) -> list[str]:
    """What stands for findings of the tagger."""
    review = review_of(marked, language)
    found = tuple(replace(one, score=score, detector="tagger") for one in review.findings)
    generator = SurrogateGenerator(bytes(32), replace(review, findings=found))
    return [generator(one) for one in found]


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("Prima materna, <PROFESSION|PORTADORA>, RM normal", "es"),
        ("La madre è <PROFESSION|portatrice> sana", "it"),
        ("Sister is a <PROFESSION|carrier> of the gene", "en"),
        ("Hombre, <PATIENT|Medina de apellido>, para más señas", "es"),
        ("si muove la <PATIENT|Mia ahah>", "it"),
        ("Gran offers kinship. <DOCTOR|LG pp>, typed", "en"),
        ("Cc: <DOCTOR|Front Desk>", "en"),
        ("Grade <PATIENT|Mod>, recall soon", "en"),
        ("<PATIENT|Noll> hjälp beviljas", "sv"),
        ("<ORGANIZATION|Bergs balansskala> har inget med honom att göra", "sv"),
        ("scored on the <ORGANIZATION|Braden Scale> today", "en"),
    ],
)
def test_a_word_of_notes_gets_no_name(marked: str, language: str) -> None:
    shown = tagged(marked, language, 0.88 if "Mod" in marked or "Noll" in marked else 0.97)
    assert all(re.fullmatch(r"\[[A-Z ]+\]", one) for one in shown), shown


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("Works as a <PROFESSION|fish porter>", "en"),
        ("Trabaja de <PROFESSION|entibador>", "es"),
        ("Seen with <PATIENT|Grace Park>", "en"),
        ("Seen with <PATIENT|maria bianchi>", "it"),
        ("Seen with <PATIENT|Ana de la Cruz>", "es"),
        ("ringer <PATIENT|Anna Noll>", "sv"),
    ],
)
def test_people_and_work_still_get_others(marked: str, language: str) -> None:
    shown = tagged(marked, language)
    assert not any(one.startswith("[") for one in shown), shown


def test_what_a_rule_took_for_somebody_gets_no_name_either() -> None:
    review = review_of("Cc: <DOCTOR|Front Desk>", "en")
    (one,) = review.findings
    found = (replace(one, score=0.9, detector="rules"),)
    assert SurrogateGenerator(bytes(32), replace(review, findings=found))(found[0]).startswith("[")
