"""Familiar forms and stray letters name nobody in English; capitals, signatures and names stay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import app.training
from app.engine.detectors.plausibility import plausible
from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.review import Finding
from app.engine.text.vocabulary import exact_words
from app.training.corpora.inline import parse

NOTES = Path(app.training.__file__).parent / "authored"


def left(text: str, *found: tuple[str, str, float], language: str = "en") -> list[str]:
    """What is left of findings: kind, words, score."""
    findings = []
    for kind, words, score in found:
        start = text.rindex(words)
        findings.append(Finding(words, Span(start, start + len(words)), kind, score, "tagger"))
    passages = (Passage(Span(0, len(text)), language, 1.0),)
    document = Document("d", "text", "", text, passages=passages)
    return [finding.span.of(text) for finding in plausible(findings, document)]


@pytest.mark.parametrize(
    ("text", "kind", "words", "score"),
    [
        ("vomiting, called, vm left with her", "DOCTOR", "vm", 0.15),
        ("seen in the ED, LVL 4 visit", "HOSPITAL", "LVL", 0.15),
        ("He says the pharmacy has no stock", "HOSPITAL", "pharmacy", 0.2),
        ("he smokes since school", "PROFESSION", "smokes", 0.15),
        ("Tube feeds\tY\tLine\tN", "PATIENT", "N", 0.2),
        ("SROM 2210 at home", "DATE", "2210", 0.3),
    ],
)
def test_what_often_stands_unmarked_names_nobody(
    text: str, kind: str, words: str, score: float
) -> None:
    assert left(text, (kind, words, score)) == []


@pytest.mark.parametrize(
    ("text", "kind", "words", "score"),
    [
        ("vomiting, called, vm left with her", "DOCTOR", "vm", 0.25),
        ("dictated by vm", "DOCTOR", "vm", 0.15),
        ("called Smokes about it", "DOCTOR", "Smokes", 0.15),
        ("Retired. He smokes fish", "PROFESSION", "smokes", 0.3),
        ("transplanted in 1998 abroad", "DATE", "1998", 0.2),
        ("new guy OG spoke", "PATIENT", "OG", 0.15),
        ("transferred from stanford last night", "HOSPITAL", "stanford", 0.3),
        ("seen 030225 in clinic", "DATE", "030225", 0.3),
    ],
)
def test_what_may_name_somebody_stays(text: str, kind: str, words: str, score: float) -> None:
    assert left(text, (kind, words, score)) == [words]


def test_the_initials_of_somebody_in_the_document_stay() -> None:
    text = "Seen with Victor Moreau. Left VM then."
    found = left(text, ("DOCTOR", "Victor Moreau", 0.97), ("DOCTOR", "VM", 0.15))
    assert found == ["Victor Moreau", "VM"]


@pytest.mark.parametrize(
    ("kind", "text", "found", "shown", "language"),
    [
        ("DATE", "Mon 11 Mar  07:14 from", "Mon 11 Mar  07", "Mon 11 Mar", "en"),
        ("DATE", "front desk Fri 1605; Summer", "Fri 1605", "Fri", "en"),
        ("DATE", "since Mar 6, 0615 awake", "Mar 6, 0615", "Mar 6", "en"),
        ("DATE", "born 3 March 1962, well", "3 March 1962", "3 March 1962", "en"),
        ("DATE", "Coumadin lun-mer-ven 1, altri", "lun-mer-ven 1", "lun-mer-ven", "it"),
        ("DATE", "Coumadin lun-mer-ven 1, altri", "ven 1", "ven", "it"),
        ("DATE", "Eutirox 75 (dom 100) per", "dom 100", "dom", "it"),
        ("DATE", "torna dom 10 per", "dom 10", "dom 10", "it"),
        ("DATE", "born 19 MAR 83, well", "19 MAR 83", "19 MAR 83", "en"),
        ("AGE", "aged 8/12 today", "8/12", "8", "en"),
        ("AGE", "Pujol, 31a, vive", "31a", "31", "es"),
        ("AGE", "Licata Rosalia, 27enne, lavora", "27enne", "27", "it"),
        ("AGE", "en 58-årig man", "58-årig", "58", "sv"),
        ("AGE", "in his 60s now", "60s", "60s", "en"),
        ("DOCTOR", "under Oyebanji-Clarke FRCS,", "Oyebanji-Clarke FRCS", "Oyebanji-Clarke", "en"),
        ("DOCTOR", "for LINH DO, seen", "LINH DO", "LINH DO", "en"),
        ("PATIENT", "with Yi Ma, seen", "Yi Ma", "Yi Ma", "en"),
        ("PATIENT", "RE: Member Emmett Hicks,", "Member Emmett Hicks", "Emmett Hicks", "en"),
        ("DOCTOR", "Reg, MW Carys Penhale.", "MW Carys Penhale", "Carys Penhale", "en"),
        ("DOCTOR", "care of Bethany Crouch RMN, co", "Bethany Crouch RMN", "Bethany Crouch", "en"),
        ("PATIENT", "Hereditet: Fadern Göte, dog", "Fadern Göte", "Göte", "sv"),
        ("DATE", "cykel 1 den 3 april, sedan", "1 den 3 april", "3 april", "sv"),
        ("CITY", "VIA CARDUCCI, TERNI\nGravidanza - diario", "TERNI\nGravidanza", "TERNI", "it"),
        (
            "DOCTOR",
            "utskriven. Läkare: Petra Ask\nOrsak: andnöd",
            "Petra Ask\nOrsak",
            "Petra Ask",
            "sv",
        ),
        ("DOCTOR", "tar över: Petra\nAsk: hon", "Petra\nAsk", "Petra\nAsk", "sv"),
        ("PATIENT", "visto Sambo Mario, nato", "Sambo Mario", "Sambo Mario", "it"),
        ("PATIENT", "FAMILIAR: ESPOSO FORTUNATO (62)", "ESPOSO FORTUNATO", "FORTUNATO", "es"),
        ("PATIENT", "R1 RÖD Lindqvist, E 66", "RÖD Lindqvist, E", "Lindqvist, E", "sv"),
        ("PATIENT", "ringde Gul Lindqvist igår", "Gul Lindqvist", "Gul Lindqvist", "sv"),
        ("DOCTOR", "07:02 Lollo DSK: god", "Lollo DSK", "Lollo", "sv"),
        ("DATE", "magsår, Billroth II -52. Frisk", "II -52", "52", "sv"),
        ("PATIENT", "mum Bukola EPDS 13/30", "Bukola EPDS", "Bukola", "en"),
        ("PATIENT", "mum Bukola EPDS said", "Bukola EPDS", "Bukola EPDS", "en"),
        ("DOCTOR", "Dr Lind AHPRA MED00018", "Lind AHPRA", "Lind", "en"),
        ("DOCTOR", "hos Vendela el. doktor", "Vendela el", "Vendela", "sv"),
        ("PATIENT", "visto Caso Antonio, nato", "Caso Antonio", "Caso Antonio", "it"),
        (
            "HOSPITAL",
            "en la Central de\nDefensa hoy",
            "Central de\nDefensa",
            "Central de\nDefensa",
            "es",
        ),
        ("HOSPITAL", "at Hartwell\nHospital now", "Hartwell\nHospital", "Hartwell\nHospital", "en"),
        ("DOCTOR", "ask HO WAI MAN now", "HO WAI MAN", "HO WAI MAN", "en"),
        ("HOSPITAL", "at the Mercy until", "the Mercy", "Mercy", "en"),
        ("ORGANIZATION", "at The Gilded Newt on", "The Gilded Newt", "The Gilded Newt", "en"),
        ("HOSPITAL", "medici dell'Ospedale Vento", "dell'Ospedale Vento", "Ospedale Vento", "it"),
    ],
)
def test_edges_that_are_no_part_of_an_identifier_stay_in_the_text(
    kind: str, text: str, found: str, shown: str, language: str
) -> None:
    assert left(text, (kind, found, 0.97), language=language) == [shown]


def test_no_familiar_form_is_marked_in_a_note() -> None:
    listed = exact_words("familiar_en")
    assert len(listed) > 7000
    for path in (NOTES / "train_en_a.txt", NOTES / "train_en_p.txt"):
        for note in parse(path.read_text(encoding="utf-8"), path.name):
            for gold in note.spans:
                words = re.findall(r"[^\W\d_]+", gold.span.of(note.text))
                assert listed.isdisjoint(words), note.id


def test_a_name_with_marks_that_fold_to_nothing_is_left() -> None:
    name = "Q\u0e31u\u0e31ill"
    assert left(f"Seen by {name} again", ("PATIENT", name, 0.9)) == [name]
