"""English in ASCII stays in ASCII: programs that take such a file may know no other encoding."""

from __future__ import annotations

import pytest

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, Review
from app.engine.names.gazetteer import lists
from app.engine.surrogates.generator import SurrogateGenerator
from app.engine.text.folding import fold, without_accents

KEY = bytes(range(32))
NAMES = [f"Maria {name}" for name in lists("es").last if name.isascii() and name.isalpha()][:150]


def surrogates(head: str) -> dict[str, str]:
    """What stands for many Spanish names, by name."""
    text = head + " ".join(f"{name} came to the clinic with chest pain." for name in NAMES)
    found = []
    for name in NAMES:
        start = text.index(f"{name} came")
        found.append(Finding(name, Span(start, start + len(name)), "PATIENT", 1.0, "t"))
    review = Review(Document("d", "text", "0" * 64, text), tuple(found))
    make = SurrogateGenerator(KEY, review)
    return {one.id: make(one) for one in found}


def test_a_document_in_ascii_gets_names_in_ascii_that_are_the_same() -> None:
    plain, accented = surrogates("Temp 37 C. "), surrogates("Temp 37 °C. ")
    assert all(made.isascii() for made in plain.values())
    assert not all(made.isascii() for made in accented.values())
    for name in NAMES:
        assert fold(plain[name]).words == fold(accented[name]).words


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("Menéndez", "Menendez"),
        ("Åse Jönssønbråten", "Ase Jonssonbraten"),
        ("Ærø Łódź", "Aero Lodz"),
        ("Straße", "Strasse"),
        ("Иванова", "Иванова"),
    ],
)
def test_letters_lose_their_marks(written: str, plain: str) -> None:
    assert without_accents(written) == plain
    assert fold(written).words == fold(plain).words
