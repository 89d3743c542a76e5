"""A number that begins with its country still does."""

from __future__ import annotations

import pytest
from support.marked_text import made


@pytest.mark.parametrize(
    ("marked", "country"),
    [
        ("IBAN <ACCOUNT|IT60X0542811101000000123456>", "IT"),
        ("IBAN <ACCOUNT|SE45 5000 0000 0583 9825 7466>", "SE"),
        ("HSA-id <SSN|SE2321000032-7Q4F>", "SE"),
    ],
)
def test_the_country_stays_and_the_number_is_another(marked: str, country: str) -> None:
    (shown,) = made(marked, "sv")
    assert shown.startswith(country)
    assert shown[4:] not in marked
