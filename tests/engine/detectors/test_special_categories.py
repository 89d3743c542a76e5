"""Words of origin and religion: what the optional search finds, and what it leaves alone."""

from __future__ import annotations

import pytest

from app.engine.detectors.special_categories import KIND, with_special
from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.review import Finding, finding_id

FOUND = {
    "en": (
        ("A 47-year-old Hispanic female with asthma.", ["Hispanic"]),
        ("72 yo African American man, right-handed.", ["African American"]),
        ("Of Somali and Ethiopian descent.", ["Somali", "Ethiopian"]),
        ("A Turkish-born retired cook; Urdu is spoken at home.", ["Turkish"]),
        ("Caucasian obese male. Black woman beside him.", ["Caucasian", "Black"]),
        ("She is Polish. Seen with a Dari interpreter.", ["Polish"]),
        ("He is a practising Catholic.", ["practising Catholic"]),
        ("As a Jehovah's Witness she refuses blood.", ["Jehovah's Witness"]),
        ("Race: Samoan\nReligion: Wesleyan Reform", ["Samoan", "Wesleyan Reform"]),
        ("A Muslim family, fasting for Ramadan.", ["Muslim", "Ramadan"]),
    ),
    "es": (
        ("Mujer marroquí de 34 años.", ["marroquí"]),
        ("Varón de 45 años, ecuatoriano.", ["ecuatoriano"]),
        ("Paciente de origen rumano.", ["rumano"]),
        ("De raza caucásica. Niñas alemanas.", ["caucásica", "alemanas"]),
        ("La madre es colombiana.", ["colombiana"]),
        ("Nacionalidad: ucraniana", ["ucraniana"]),
        ("Católica no practicante.", ["Católica no practicante"]),
        ("Es testigo de Jehová.", ["testigo de Jehová"]),
        ("Religión: bahaí", ["bahaí"]),
        ("Familia musulmana, ayuno por ramadán.", ["musulmana", "ramadán"]),
    ),
    "it": (
        ("Donna marocchina di 30 anni.", ["marocchina"]),
        ("Uomo di origine albanese.", ["albanese"]),
        ("Paziente di 45 anni, nigeriana.", ["nigeriana"]),
        ("Di etnia rom.", ["rom"]),
        ("La madre è peruviana.", ["peruviana"]),
        ("Cittadinanza: moldava", ["moldava"]),
        ("Cattolica praticante.", ["Cattolica praticante"]),
        ("Testimone di Geova, rifiuta le trasfusioni.", ["Testimone di Geova"]),
        ("Religione: buddista", ["buddista"]),
        ("Genitori musulmani, digiuno per il Ramadan.", ["musulmani", "Ramadan"]),
    ),
    "sv": (
        ("45-årig somalisk kvinna.", ["somalisk"]),
        ("Av kurdiskt ursprung.", ["kurdiskt"]),
        ("Svensk-finsk man.", ["Svensk-finsk"]),
        ("Syriska föräldrar, arabisk tolk.", ["Syriska", "arabisk"]),
        ("Gift polsk medborgare.", ["polsk"]),
        ("Nationalitet: chilensk", ["chilensk"]),
        ("Troende muslim.", ["Troende muslim"]),
        ("Jehovas vittne, vill inte ha blod.", ["Jehovas vittne"]),
        ("Religion: katolik", ["katolik"]),
        ("Judisk familj; grannen fastar under ramadan.", ["Judisk", "ramadan"]),
    ),
}
LEFT = {
    "en": (
        "Familial Mediterranean fever in a mother. German measles in pregnancy. Spanish flu.",
        "14 French Foley. Turkish bath. Japanese encephalitis vaccine. African sleeping sickness.",
        "Weber-Christian disease. Methodist Hospital. Lutheran antigen. Black stool.",
        "Ethnicity: not stated. Religion: declined. Race: unknown",
    ),
    "es": (
        "Fiebre mediterránea familiar. Gripe española. Sonda francesa. Baño turco.",
        "Deposiciones negras en paciente de 40 años. Hospital Católico. Religión: no consta",
    ),
    "it": (
        "Febbre mediterranea. Influenza spagnola. Bagno turco. Mal francese. Morbo greco.",
        "Università Cattolica. Etnia: non nota",
    ),
    "sv": ("Spanska sjukan. Turkiskt bad. Engelska sjukan. Fransk kateter. Religion: okänd",),
}


def document(text: str, language: str, barriers: tuple[int, ...] = ()) -> Document:
    passages = (Passage(Span(0, len(text)), language, 1.0),)
    return Document("note", "text", "", text, passages=passages, barriers=barriers)


def marked(text: str, words: str, kind: str, detector: str = "tagger") -> Finding:
    span = Span(text.index(words), text.index(words) + len(words))
    return Finding(finding_id(span, kind), span, kind, 0.8, detector)


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [(language, *case) for language, cases in FOUND.items() for case in cases],
)
def test_origin_and_religion_of_somebody_are_found(
    language: str, text: str, words: list[str]
) -> None:
    found = with_special((), document(text, language))
    assert [finding.span.of(text) for finding in found] == words
    assert {finding.subcategory for finding in found} == {KIND}


@pytest.mark.parametrize(
    ("language", "text"), [(language, text) for language, texts in LEFT.items() for text in texts]
)
def test_clinical_terms_of_such_words_and_answers_that_are_none_stay(
    language: str, text: str
) -> None:
    assert with_special((), document(text, language)) == ()


def test_other_findings_stay_and_what_was_a_place_or_nobody_is_an_origin() -> None:
    text = "Christian, son of a somalisk kvinna, troende muslim."
    tagged = (
        marked(text, "Christian", "PATIENT"),
        marked(text, "somalisk", "COUNTRY"),
        marked(text, "troende muslim", "PATIENT"),
    )
    found = with_special(tagged, document(text, "sv"))
    kinds = [(finding.span.of(text), finding.subcategory) for finding in found]
    assert kinds == [("Christian", "PATIENT"), ("somalisk", KIND), ("troende muslim", KIND)]
    known = (marked(text, "somalisk", "COUNTRY", "known"),)
    assert known[0] in with_special(known, document(text, "sv"))


def test_half_of_a_word_that_is_found_otherwise_leaves_the_rest_found() -> None:
    text = "A Jehovah's Witness."
    found = with_special((marked(text, "Jehovah", "PATIENT"),), document(text, "en"))
    assert [finding.span.of(text) for finding in found] == ["Jehovah", "s Witness"]


def test_nothing_crosses_a_barrier() -> None:
    text = "devout\nCatholic"
    found = with_special((), document(text, "en", (7,)))
    assert [finding.span.of(text) for finding in found] == ["devout", "Catholic"]
