"""A check sees what a formula would show, as far as its own texts and numbers tell."""

from __future__ import annotations

import time

import pytest

from app.formats.xlsx.formula_texts import texts_in

NAME = "Quillfeather"


@pytest.mark.parametrize(
    "formula",
    [
        '"Quill"&"feather"',
        '"Quill" & "" & "feather"',
        '("Quill")&("feather")',
        'CONCATENATE("Quill","feather")',
        'CONCATENATE("Quill",A1,Sheet2!$B$2:$B$9,"feather")',
        'CONCAT({"Quill";"feather"})',
        'TEXTJOIN("",TRUE,"Quill","feather")',
        'SUBSTITUTE("QuillXfeather","X","")',
        'SUBSTITUTE("QuixlfeathXr","x","l",1)&SUBSTITUTE("QuilXfeather","X","l",1)',
        'SUBSTITUTE(SUBSTITUTE("QuXXllfYYather","XX","i"),"YY","e")',
        'SUBSTITUTE("QuillXX","XX","")&"feather"',
        'substitute("Qui__feather","__","ll")',
        'REPLACE("QuiXXfeather",4,2,"ll")',
        'LEFT("Quillab",5)&RIGHT("abfeather",7)',
        'MID("abQuillab",3,5)&"feather"',
        'CHAR(81)&"uillfeather"',
        'CHAR(80+1)&"uillfeather"',
        '_xlfn.UNICHAR(81)&"uillfeather"',
        '"Qui"&REPT("l",2)&"feather"',
        'TRIM("Quill ")&LOWER("FEATHER")',
        'IF(TRUE,"Quill","")&"feather"',
        'HYPERLINK("http://a","Quill"&"feather")',
    ],
)
def test_a_name_is_put_together(formula: str) -> None:
    assert NAME in texts_in(formula)


@pytest.mark.parametrize(
    ("formula", "shown"),
    [
        ("44017000+723", "44017723"),
        ("44017&723", "44017723"),
        ('TEXT(44017723,"0")', "44017723"),
        ("DATE(1960+1,3,14)", "1961-03-14"),
        ('DATEVALUE("14.3."&"1961")', "14.3.1961"),
        ('"Say ""Quill"&"feather"""', 'Say "Quillfeather"'),
    ],
)
def test_numbers_days_and_quotes_are_put_together(formula: str, shown: str) -> None:
    assert shown in texts_in(formula)


@pytest.mark.parametrize("formula", ["A1+B2", "SUM(A1:A9)", "", "TODAY()", "sheet notes"])
def test_what_has_no_texts_says_nothing(formula: str) -> None:
    assert not texts_in(formula)


@pytest.mark.parametrize(
    "formula",
    [
        'SUBSTITUTE("a")',
        'MID("a",-3,1E999)',
        'MID("a","b","c")',
        "CHAR(99999999)",
        'REPT("ab",999999999)',
        'LEFT("a",',
        "\x01" + "7\x02",
    ],
)
def test_what_cannot_be_computed_breaks_nothing(formula: str) -> None:
    texts_in(formula)


@pytest.mark.parametrize("part", ['"a"&', "1+", 'LEFT("a",', "(", '"', 'REPT("ab",', "A1,"])
def test_long_formulas_take_no_long_time(part: str) -> None:
    start = time.monotonic()
    texts_in(part * (8_000 // len(part)) + '"b"')
    assert time.monotonic() - start < 2
