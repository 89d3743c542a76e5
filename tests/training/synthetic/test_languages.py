"""Documents in Spanish, Italian and Swedish: names, numbers and dates as those languages write."""

from __future__ import annotations

import io
import re
import tarfile
from pathlib import Path
from random import Random

import pytest
from stdnum import luhn
from stdnum.es import dni, nie
from stdnum.it import codicefiscale

from app.engine.domain.labels import schema
from app.training.config import LANGUAGES, Data
from app.training.corpora import inline
from app.training.synthetic import authored, dates, identifiers, meddocan, national_ids
from app.training.synthetic.gazetteers import load
from app.training.synthetic.generator import Generator, held_out_notes
from app.training.synthetic.parts import join
from app.training.synthetic.persons import People
from app.training.synthetic.places import Places
from app.training.synthetic.templates import Filler, blocks, sentences

OTHERS = [language for language in LANGUAGES if language != "en"]
NOTE = """\
=== carta-0 | es | carta
[[PATIENT#1.full|Ana Luz Ruiz Sanz]] ([[PATIENT#1.last_first|RUIZ SANZ, ANA LUZ]]), de [[AGE|61]]
años, hija de [[PATIENT#2.full|Ana Sanz]]. La señora [[PATIENT#1.last|Ruiz]] vino el
[[DATE|3 de enero]]; su madre, [[COUNTRY|guineana]], no.
"""


@pytest.fixture(params=OTHERS)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def people(corpora: Path, language: str) -> People:
    return People(load(corpora / "gazetteers", training=True, language=language), training=True)


def places(corpora: Path, language: str) -> Places:
    lists = load(corpora / "gazetteers", training=True, language=language)
    return Places(lists, people(corpora, language))


def test_every_template_of_a_language_fills_with_labels_of_the_schema(
    corpora: Path, language: str
) -> None:
    drawn = people(corpora, language), places(corpora, language)
    templates = [
        *sentences(f"sentences_{language}"),
        *sentences(f"negatives_{language}"),
        *blocks(f"headers_{language}"),
        *blocks(f"closings_{language}"),
    ]
    for number, template in enumerate(templates):
        parts = Filler(*drawn, Random(number), language).fill(template)
        assert {kind for _, kind in parts} <= {"", *schema().subcategories}
        assert not any("{" in text for text, _ in parts), template


def test_negative_templates_of_a_language_hold_no_identifier(corpora: Path, language: str) -> None:
    drawn = people(corpora, language), places(corpora, language)
    for template in sentences(f"negatives_{language}"):
        assert {kind for _, kind in Filler(*drawn, Random(1), language).fill(template)} == {""}


def test_places_of_a_language_are_made_whole(corpora: Path, language: str) -> None:
    drawn = places(corpora, language)
    for seed in range(150):
        rng = Random(seed)
        made = [drawn.street(rng), drawn.other(rng), drawn.unit(rng), drawn.organisation(rng)]
        made += [*drawn.hospital(rng), drawn.city(rng), drawn.country(rng)]
        assert all(text.strip() and not re.search(r"[{}\[\]|]", text) for text in made), made


def test_dates_of_a_language_are_in_its_words(language: str) -> None:
    made = {
        draw(Random(seed), language) for seed in range(300) for draw in (dates.full, dates.part)
    }
    assert not any("{" in text for text in made)
    english = re.compile(r"January|February|Monday|Sunday|Christmas|\d(?:st|nd|rd|th)\b")
    assert not [text for text in made if english.search(text)]


@pytest.mark.parametrize(
    ("language", "literal"),
    [("es", "3 de enero de 2019"), ("it", "lunedì 12 marzo"), ("sv", "190314"), ("sv", "3 maj")],
)
def test_a_new_date_keeps_the_notation_of_its_language(language: str, literal: str) -> None:
    made = dates.like(literal, Random(4), language)
    assert made != literal
    assert len(made.split()) == len(literal.split())
    assert [c for c in made if not c.isalnum()] == [c for c in literal if not c.isalnum()]


def test_numbers_of_a_state_have_right_check_digits() -> None:
    for seed in range(60):
        rng = Random(seed)
        assert dni.is_valid(national_ids.dni(rng).replace(".", ""))
        assert nie.is_valid(national_ids.nie(rng))
        assert (
            codicefiscale.calc_check_digit(
                (code := national_ids.codice_fiscale(rng).replace(" ", ""))[:-1]
            )
            == code[-1]
        )
        assert luhn.is_valid(re.sub(r"\D", "", national_ids.personnummer(rng))[-10:])
        digits = re.sub(r"\D", "", national_ids.nuss(rng))
        assert int(digits[:-2]) % 97 == int(digits[-2:])


def test_every_kind_of_number_comes_in_every_language(language: str) -> None:
    for kind in ("SSN", "MEDICALRECORD", "PHONE", "FAX", "ZIP", "DEVICE", "USERNAME", "IPADDRESS"):
        for seed in range(20):
            assert not set("<>#@%_") & set(identifiers.fresh(kind, Random(seed), language))


def test_two_surnames_stay_with_one_person_in_a_refilled_spanish_note(corpora: Path) -> None:
    (note,) = inline.parse(NOTE, "x")
    drawn = people(corpora, "es"), places(corpora, "es")
    for seed in range(20):
        parts = authored.Refiller(*drawn, [note], "es").refill(note, Random(seed), keep=0.0)
        full, reverse, mother, last = (text for text, kind in parts if kind == "PATIENT")
        surnames, given = reverse.split(", ")
        assert full.upper() == f"{given} {surnames}"
        assert surnames.startswith(last.upper())
        assert mother != full
        assert ("guineana", "COUNTRY") in parts


def test_languages_take_turns_by_their_shares(corpora: Path) -> None:
    data = several(corpora)
    made = [document.language for document in Generator(data, 1).documents(0)]
    assert made == ["en", "es", "es", "sv"] * 10


def test_documents_in_several_languages_are_the_same_again(corpora: Path) -> None:
    data = several(corpora)
    first = list(Generator(data, 1).documents(0))
    assert first == list(Generator(data, 1).documents(0))
    assert first[5:9] == list(Generator(data, 1).documents(0, range(5, 9)))


def test_notes_of_each_language_are_held_out(corpora: Path) -> None:
    kept = held_out_notes(several(corpora))
    assert {note.language for note in kept} == {"en", "es", "sv"}
    trained = "".join(document.text for document in Generator(several(corpora), 1).documents(0))
    assert not any(f"aside {note.id} " in trained for note in kept)


@pytest.mark.parametrize(
    "wrong", [{"languages": ["en", "xx"]}, {"languages": []}, {"shares": [1, 2]}]
)
def test_languages_that_cannot_be_made_are_refused(corpora: Path, wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"languages|shares"):
        Data(corpora=corpora, **wrong)  # type: ignore[arg-type]


def several(corpora: Path) -> Data:
    folder = corpora / "several"
    folder.mkdir(exist_ok=True)
    for language in ("en", "es", "sv"):
        notes = (
            f"=== {language}-{i} | {language} | x\naside {language}-{i} [[DATE|2019]] x\n"
            for i in range(30)
        )
        (folder / f"train_{language}.txt").write_text("\n".join(notes))
    return Data(
        corpora=corpora,
        authored=folder,
        languages=("en", "es", "sv"),
        shares=(1, 2, 1),
        documents=40,
    )


def test_spanish_cases_follow_the_guideline(tmp_path: Path) -> None:
    text = "Nombre: Ana.\nCP: 28035.\nSu padre la trae. Edad: 53 años. Madrid."
    marks = [("Ana", "NOMBRE_SUJETO_ASISTENCIA"), ("28035", "TERRITORIO")]
    marks += [("padre", "FAMILIARES_SUJETO_ASISTENCIA"), ("53 años", "EDAD_SUJETO_ASISTENCIA")]
    marks += [("Madrid", "TERRITORIO")]
    places = [(text.index(t), text.index(t) + len(t), t, k) for t, k in marks]
    tags = "".join(
        f'<X id="T{start}" start="{start}" end="{end}" text="{t}" TYPE="{k}"/>'
        for start, end, t, k in places
    )
    content = f"<MEDDOCAN><TEXT>{text}</TEXT><TAGS>{tags}</TAGS></MEDDOCAN>".encode()
    archive = tmp_path / "labelled/meddocan_es/train_xml.tar.xz"
    archive.parent.mkdir(parents=True)
    with tarfile.open(archive, "w:xz") as file:
        for i in range(20):
            info = tarfile.TarInfo(f"case-{i}.xml")
            info.size = len(content)
            file.addfile(info, io.BytesIO(content))
    cases = meddocan.cases(tmp_path)
    assert 10 < len(cases) < 20
    found = [(m.span.of(text), m.subcategory, m.form) for m in cases[0].spans]
    assert found == [
        ("Ana", "PATIENT", "first"),
        ("28035", "ZIP", None),
        ("53", "AGE", None),
        ("Madrid", "CITY", None),
    ]


def test_parts_of_a_language_join_to_a_document_of_it() -> None:
    assert join("n", [("Ana", "PATIENT")], "es").language == "es"
