"""What names nobody in Spanish, Italian and Swedish goes; what may name somebody stays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import app.training
from app.engine.detectors.base import FIELDS
from app.engine.detectors.plausibility import plausible
from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.review import Finding
from app.engine.names.gazetteer import first_names, last_names
from app.engine.text.folding import key_of
from app.engine.text.vocabulary import exact_words
from app.training.corpora.inline import parse

NOTES = Path(app.training.__file__).parent / "authored"


def left(
    text: str, language: str, *found: tuple[str, str, float], detector: str = "tagger"
) -> list[str]:
    """What is left of findings: kind, words, score."""
    findings = []
    for kind, words, score in found:
        start = text.index(words)
        findings.append(Finding(words, Span(start, start + len(words)), kind, score, detector))
    passages = (Passage(Span(0, len(text)), language, 1.0),)
    kept = plausible(findings, Document("d", "text", "", text, passages=passages))
    return [finding.span.of(text) for finding in kept]


@pytest.mark.parametrize(
    ("language", "text", "kind", "words", "kept"),
    [
        ("it", "vista nell'agosto 2024", "DATE", "nell'agosto 2024", ["agosto 2024"]),
        ("sv", "Växjö den 14 mars 2025", "DATE", "den 14 mars 2025", ["14 mars 2025"]),
        ("es", "en Vigo (Pontevedra)", "CITY", "Vigo (Pontevedra)", ["Vigo", "Pontevedra"]),
        ("it", "nato a Suzzara (MN)", "CITY", "Suzzara (MN", ["Suzzara", "MN"]),
        ("es", "en Vigo (ayer)", "CITY", "Vigo (ayer)", ["Vigo (ayer)"]),
        ("es", "en su casa de Oropesa", "CITY", "casa de Oropesa", ["Oropesa"]),
        ("it", "all'ambulatorio Porta Nord", "HOSPITAL", "ambulatorio Porta Nord", ["Porta Nord"]),
    ],
)
def test_an_identifier_ends_where_its_words_do(
    language: str, text: str, kind: str, words: str, kept: list[str]
) -> None:
    assert left(text, language, (kind, words, 0.9)) == kept


@pytest.mark.parametrize(
    ("language", "text", "kind", "words", "score"),
    [
        ("es", "con una fiebre que no cede", "PROFESSION", "fiebre", 0.4),
        ("it", "piange; ha la tosse da ieri", "PATIENT", "tosse", 0.3),
        ("sv", "är trött och har feber igen", "DOCTOR", "feber", 0.2),
        ("es", "Sin dolor. Fiebre desde ayer", "PATIENT", "Fiebre", 0.2),
        ("es", "Alta.\nEXPLORACIÓN\nHierro 80", "HOSPITAL", "EXPLORACIÓN", 0.7),
        ("sv", "Ålder\nBostad\nMalmö", "CITY", "Bostad", 0.85),
        ("es", "lanugo, signo de Russell. Seguimiento", "PATIENT", "Russell", 0.6),
        ("it", "frattura di Colles composta", "PATIENT", "Colles", 0.7),
        ("sv", "Mb Alzheimer under utredning", "PATIENT", "Alzheimer", 0.4),
        ("sv", "i Umeå. Mb Bowen hö underben", "PATIENT", "Mb Bowen", 0.6),
        ("sv", "Anna Lind, överläkare\nUtskrift", "PROFESSION", "överläkare", 0.3),
        ("it", "potete farle un saluto", "PATIENT", "farle", 0.3),
        ("it", "senza portarglielo a casa", "PATIENT", "portarglielo", 0.3),
        ("sv", "ingen yrsel i dag", "CITY", "yrsel", 0.4),
        ("es", "turismo contra un jabalí en la AP-68", "CITY", "jabalí", 0.5),
        ("it", "la croce sul collo (catenina) resa", "PATIENT", "catenina", 0.3),
        ("sv", "ramlade över tröskeln hemma", "PROFESSION", "tröskeln", 0.3),
        ("sv", "AKUTMOTTAGNINGEN. LÄKARANTECKNING", "HOSPITAL", "AKUTMOTTAGNINGEN", 0.4),
        ("es", "Alba pesa 2,875 kg", "AGE", "875", 0.6),
        ("it", "FT4 0,71; Eutirox", "AGE", "71", 0.7),
        ("sv", "08.40 BT 98/52", "DATE", "08.40", 0.3),
        ("it", "il reparto alle 01.15, arrivo", "DATE", "01.15", 0.3),
        ("sv", "Sugklocka kl 17.01 pga", "DATE", "17.01", 0.3),
        ("es", "EVA 4/10. Silla", "DATE", "4/10", 0.3),
        ("es", "4,8). Enf. de Graves tratada", "DOCTOR", "Graves", 0.6),
        ("it", "h 19: splint di Zimmer, poi", "PATIENT", "Zimmer", 0.5),
        ("es", "en contexto de GEA. Mujer", "HOSPITAL", "GEA", 0.3),
        ("sv", "barn, Apgar 9-10-10, flicka", "DATE", "9-10-10", 0.9),
        ("it", "20 cp di 40 sigarette al giorno", "AGE", "40", 0.4),
        ("es", "HTA, TA 158/96. Me siento", "DATE", "158/96", 0.8),
    ],
)
def test_what_names_nobody_is_dropped(
    language: str, text: str, kind: str, words: str, score: float
) -> None:
    assert left(text, language, (kind, words, score)) == []


@pytest.mark.parametrize(
    ("language", "text", "kind", "words", "score"),
    [
        ("es", "trabaja de tapicero en casa", "PROFESSION", "tapicero", 0.2),
        ("es", "con una fiebre que no cede", "PATIENT", "fiebre", 0.8),
        ("es", "Mensaje de rosa para su madre", "PATIENT", "rosa", 0.2),
        ("it", "frattura di Herbert, poi dimesso", "PATIENT", "Herbert", 0.7),
        ("sv", "Svar\nNYKÖPING\nprov", "HOSPITAL", "NYKÖPING", 0.6),
        ("it", "la figlia di carlo, a casa", "PATIENT", "carlo", 0.3),
        ("it", "torna con perla, sua nipote", "PATIENT", "perla", 0.3),
        ("es", "en el barrio le dicen el gordo y ya", "PATIENT", "gordo", 0.3),
        ("it", 'un amico "topo" lo accompagna', "PATIENT", "topo", 0.3),
        ("sv", "kompisen kallas råttan av alla", "PATIENT", "råttan", 0.3),
        ("sv", "Akutmottagningen Kalix, kl 18", "HOSPITAL", "Akutmottagningen Kalix", 0.4),
        ("it", "test di Giovanna, in corso", "PATIENT", "Giovanna", 0.6),
        ("it", "\nVale: torno alle otto", "DOCTOR", "Vale", 0.3),
        ("sv", "Dikt. /EKG\n", "DOCTOR", "EKG", 0.2),
        ("sv", "Sara är läkare på ortopeden", "PROFESSION", "läkare", 0.3),
        ("sv", "Till op 17.12. Därefter", "DATE", "17.12", 0.3),
        ("it", "visita il 12/6 e poi", "DATE", "12/6", 0.3),
        ("it", "odialisi (17,18 e 20 maggio)", "DATE", "17", 0.3),
        ("es", "EMB\n18-005770,2024-09-02,Roj", "DATE", "18-005770", 0.9),
        ("sv", "född 1961 i Lund", "DATE", "1961", 0.3),
        ("it", "controllo a 03.22, poi", "DATE", "03.22", 0.3),
        ("it", "bambino di 2,5 anni", "AGE", "2", 0.6),
        ("es", "los días 7,14 de mayo", "DATE", "7", 0.6),
        ("sv", "kopia av 12/3, intyg", "DATE", "12/3", 0.6),
        ("it", "40 ieri e oggi", "AGE", "40", 0.4),
        ("es", "Alba, 7 años", "AGE", "7", 0.3),
        ("sv", "moster br 41, mb Lasse frisk", "PATIENT", "Lasse", 0.9),
    ],
)
def test_what_may_name_somebody_stays(
    language: str, text: str, kind: str, words: str, score: float
) -> None:
    assert left(text, language, (kind, words, score)) == [words]


@pytest.mark.parametrize(
    ("language", "text", "found", "shown"),
    [
        ("es", "Querido Genaro: te envío", "Querido Genaro", "Genaro"),
        ("es", "Abogado: D. Ginés Espín.", "D. Ginés Espín", "Ginés Espín"),
        ("it", "la Sig.ra Immacolata Percuoco, che", "Sig.ra Immacolata Percuoco", None),
        ("it", "Gentili Sibilla e Loris", "Gentili Sibilla", "Sibilla"),
        ("sv", "38 ses. /tdl Rosén + tsk", "tdl Rosén", "Rosén"),
    ],
)
def test_titles_and_greetings_are_left_in_the_text(
    language: str, text: str, found: str, shown: str | None
) -> None:
    assert left(text, language, ("PATIENT", found, 0.97)) == [shown or "Immacolata Percuoco"]


def test_a_name_of_the_document_stays_whatever_the_word() -> None:
    text = "Firma: Elena Fiebre. Llega fiebre."
    found = left(text, "es", ("DOCTOR", "Elena Fiebre", 0.97), ("DOCTOR", "fiebre", 0.2))
    assert found == ["Elena Fiebre", "fiebre"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_other_languages_are_not_judged(language: str) -> None:
    text = "con una fiebre que no cede"
    assert left(text, language, ("PROFESSION", "fiebre", 0.2)) == ["fiebre"]


def test_what_a_field_holds_is_left_alone() -> None:
    text = "con una fiebre que no cede"
    assert left(text, "es", ("PATIENT", "fiebre", 0.2), detector=FIELDS) == ["fiebre"]


@pytest.mark.parametrize("language", ["es", "it", "sv"])
def test_no_everyday_word_is_a_name_or_is_marked_in_a_note(language: str) -> None:
    listed = {key_of(word) for word in exact_words(f"everyday_{language}")} - {""}
    assert len(listed) > 4000
    assert not listed & (set(first_names()) | last_names())
    paths = sorted(NOTES.glob(f"train_{language}*.txt"))
    assert paths
    for path in paths:
        for note in parse(path.read_text(encoding="utf-8"), path.name):
            for gold in note.spans:
                if gold.subcategory in ("PATIENT", "DOCTOR", "PROFESSION"):
                    words = re.findall(r"[^\W\d_]+", gold.span.of(note.text))
                    assert not listed.intersection(map(key_of, words)), note.id
