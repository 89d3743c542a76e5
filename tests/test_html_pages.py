"""Pages hold values as text, whatever is in them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from jinja2 import UndefinedError
from support.known.known_report import REPORT

from app.engine.redaction.report_page import to_html
from app.html_pages import rendered
from app.paths import RESOURCES


def test_markup_and_braces_in_values_stay_text() -> None:
    page = to_html(replace(REPORT, pack='<b>{{ report }}</b> & "mine"'))
    assert "&lt;b&gt;{{ report }}&lt;/b&gt; &amp; &#34;mine&#34;" in page
    assert page.startswith("<!doctype html>")


def test_a_value_that_nobody_gave_is_an_error() -> None:
    with pytest.raises(UndefinedError):
        rendered("report.html")


@pytest.mark.parametrize("path", sorted(RESOURCES.glob("*.html")), ids=lambda path: path.name)
def test_no_template_lets_a_value_through_unescaped(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for way in ("safe", "autoescape", "Markup", "__html__"):
        assert way not in text
