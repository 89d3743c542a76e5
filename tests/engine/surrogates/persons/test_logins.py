"""Log-ins, addresses and initials are those of the surrogate of whom they name."""

from __future__ import annotations

import pytest

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, Review, finding_id
from app.engine.surrogates.generator import SurrogateGenerator
from app.engine.text.folding import key_of

KEYS = [bytes([number]) * 32 for number in range(20)]


def surrogates(key: bytes, *marked: tuple[str, str]) -> list[str]:
    """Of these literals, each of the subcategory before it."""
    text, findings = "", []
    for subcategory, literal in marked:
        text += "\nis on the list:\n"
        span = Span(len(text), len(text) + len(literal))
        findings.append(Finding(finding_id(span, subcategory), span, subcategory, 1.0, "gold"))
        text += literal
    review = Review(Document("d", "text", "0" * 64, text), tuple(findings))
    made = SurrogateGenerator(key, review)
    return [made(finding) for finding in review.findings]


@pytest.mark.parametrize(
    ("login", "form"),
    [
        ("prichard", "{g[0]}{f}"),
        ("p.richard", "{g[0]}.{f}"),
        ("priscilla.richard", "{g}.{f}"),
        ("richardp", "{f}{g[0]}"),
        ("richard_priscilla", "{f}_{g}"),
        ("priscillar", "{g}{f[0]}"),
        ("priric", "{g3}{f3}"),
        ("PRICHARD", "{G}{F}"),
    ],
)
def test_a_log_in_is_made_of_the_surrogate_as_it_was_of_the_name(login: str, form: str) -> None:
    for key in KEYS:
        name, made = surrogates(key, ("DOCTOR", "Priscilla Richard"), ("USERNAME", login))
        given, family = map(key_of, name.split())
        wanted = form.format(
            g=given, f=family, g3=given[:3], f3=family[:3], G=given[0].upper(), F=family.upper()
        )
        assert made == wanted


def test_a_log_in_keeps_its_form_around_digits() -> None:
    for key in KEYS:
        name, made = surrogates(key, ("DOCTOR", "Marisol Delacroix"), ("USERNAME", "mdelacroix84"))
        given, family = map(key_of, name.split())
        assert made[:-2] == f"{given[0]}{family}"
        assert made[-2:].isdigit()


def test_addresses_of_a_daughter_have_her_name_and_that_of_the_family() -> None:
    for key in KEYS:
        father, daughter, address = surrogates(
            key, ("PATIENT", "Ola Okafor"), ("PATIENT", "Signe"), ("EMAIL", "signe.okafor@tele.net")
        )
        family = key_of(father.split()[1])
        assert address == f"{key_of(daughter)}.{family}@example.org"


def test_initials_and_log_ins_of_one_person_begin_alike() -> None:
    for key in KEYS:
        name, initials, login = surrogates(
            key, ("DOCTOR", "Jean Solheim"), ("DOCTOR", "J.S."), ("USERNAME", "jsolheim")
        )
        given, family = name.split()
        assert initials == f"{given[0]}.{family[0]}."
        assert login == key_of(given)[0] + key_of(family)


def test_an_address_of_the_web_follows_its_person() -> None:
    for key in KEYS:
        name, page, own = surrogates(
            key,
            ("DOCTOR", "Priscilla Richard"),
            ("URL", "https://clinic.com/staff/priscilla-richard"),
            ("URL", "www.priscillarichard.com"),
        )
        given, family = map(key_of, name.split())
        assert page.endswith(f"/{given}-{family}")
        assert f"/{given}{family}" in own
        assert own.startswith("www.example.org")


def test_a_log_in_of_nobody_is_still_replaced() -> None:
    for key in KEYS:
        _, made = surrogates(key, ("DOCTOR", "Priscilla Richard"), ("USERNAME", "kvoss77"))
        assert made != "kvoss77"
        assert "richard" not in made
