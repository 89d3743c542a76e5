"""An invented telephone number rings nowhere: no plan has assigned it."""

from itertools import islice
from random import Random

import phonenumbers
import pytest

from app.engine.surrogates.persons.telephones import phones

DRAWS = 60


def is_assigned(number: str, plan: str | None) -> bool:
    try:
        return phonenumbers.is_valid_number(phonenumbers.parse(number, plan))
    except phonenumbers.NumberParseException:
        return False


@pytest.mark.parametrize(
    ("language", "literal", "plans"),
    [
        # 0555-01 is Florence's, and 55 50 Mexico City's.
        ("it", "0575 807932", ("IT", "CH")),
        ("it", "055 854 15 96", ("IT", "CH")),
        ("it", "347 1693015", ("IT", "CH")),
        ("es", "(55) 5512 3456", ("ES", "MX", "AR", "CO", "CL", "PE")),
        ("es", "915 550 123", ("ES", "MX", "AR", "CO", "CL", "PE")),
        ("es", "654 57 03 53", ("ES", "CL", "PE")),
        ("en", "9555 0174", ("SG", "HK")),
        ("it", "+39 055 854 1596", (None,)),
        ("es", "+52 55 5512 3456", (None,)),
        ("en", "+91 94170 55518", (None,)),
        ("en", "+234 806 555 0141", (None,)),
        ("en", "00353 86 555 0142", ("GB",)),
    ],
)
def test_no_plan_has_assigned_an_invented_number(
    language: str, literal: str, plans: tuple[str | None, ...]
) -> None:
    for made in islice(phones(literal, Random(1), language), DRAWS):
        assert not any(is_assigned(made, plan) for plan in plans), made
        assert [c for c in made if not c.isdigit()] == [c for c in literal if not c.isdigit()]


@pytest.mark.parametrize("literal", ["+234 806 555 0141", "+353 86 555 0142", "+39 055 854 1596"])
def test_the_country_stays(literal: str) -> None:
    for made in islice(phones(literal, Random(1)), DRAWS):
        assert made.split()[0] == literal.split(maxsplit=1)[0]
