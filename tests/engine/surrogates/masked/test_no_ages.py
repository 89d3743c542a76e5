"""Values, durations and weeks of a pregnancy that were taken for ages and days become no others."""

from __future__ import annotations

import re

import pytest
from support.marked_text import tagged

LABEL = re.compile(r"\[[A-Z ]+\]")


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("Vår: CEA 6 (jan), <AGE|9> (mars), <AGE|22> (maj)", "sv"),
        ("vikt 58,1 (jan: <AGE|66>), trött", "sv"),
        ("PSA <AGE|9> (aprile), stabile", "it"),
        ("in ditta dal 1996 (<AGE|29> anni), saldatore", "it"),
        ("gift sedan 1996 (<AGE|29> år), två barn", "sv"),
        ("salpingectomia a 40-<AGE|45> aa, poi controllo", "it"),
        ("SM 31/3. OGTT <DATE|v 28>: 5,2. Spec-mvc (v 28+2)", "sv"),
        ("född i v 31+4. Koffein till <DATE|v 35>", "sv"),
        ("Tp <DATE|dom>: Eutirox 75", "it"),
    ],
)
def test_what_is_no_age_and_no_day_becomes_a_label(marked: str, language: str) -> None:
    shown = tagged(marked, language, 0.97)
    assert all(LABEL.fullmatch(one) for one in shown), shown


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("nato nel 1996 (<AGE|29> anni)", "it"),
        ("Mario (<AGE|40>-<AGE|45> anni)", "it"),
        ("Frånvaro sedan <DATE|v 34>, hemma", "sv"),
        ("OGTT <DATE|v 50>, UL (v 28+2)", "sv"),
        ("Si rivede <DATE|dom>.", "it"),
        ("dolore NRS 6/10; febbre il <DATE|16/10>", "it"),
        ("svullnad i går, <DATE|21/10>: bättre, <DATE|17/10> sämre, smärta 6/10", "sv"),
    ],
)
def test_what_is_an_age_or_a_day_still_becomes_another(marked: str, language: str) -> None:
    shown = tagged(marked, language, 0.97)
    assert not any(LABEL.fullmatch(one) for one in shown), shown
