"""Names of the markup and ids, in which another program may leave a person, are searched."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.files.docx_files import extracts, layer, p, package, part

from app.engine.domain.export import Layer
from app.engine.text.days import days_in
from app.formats.docx.extraction.hidden_values import hidden_in
from app.formats.docx.markup.tree import NAMESPACES

MICROSOFT = "http://schemas.microsoft.com/office"


def with_settings(path: Path, content: str) -> Path:
    settings = {"settings.xml": part("settings", content)}
    relations = {"rId9": ("settings", "settings.xml")}
    return package(path, p("x"), parts=settings, relations=relations)


@pytest.mark.parametrize(
    "body",
    [
        '<w:p w:rsidR="44017723" w:rsidRDefault="00AB1234"/>',
        '<w:p w14:paraId="44017723"/>',
        '<w:p><w:r><w:drawing><wp:inline><wp:docPr id="44017723" name="Picture 1"/></wp:inline>'
        "</w:drawing></w:r></w:p>",
        '<w:p><w:bookmarkStart w:id="44017723" w:name="_b1"/></w:p>',
        '<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="44017723"/></w:tabs></w:pPr></w:p>',
        '<w:p w:rsidR="{44017723-0000-0000-0000-000000000000}"/>',
        f'<w:p xmlns:q="{MICROSOFT}/44017723"/>',
    ],
)
def test_long_figures_of_form_are_searched(tmp_path: Path, body: str) -> None:
    assert "44017723" in layer(package(tmp_path / "a.docx", p("x") + body), Layer.HIDDEN)


def test_a_day_of_birth_may_be_the_id_of_a_revision(tmp_path: Path) -> None:
    path = with_settings(tmp_path / "a.docx", '<w:rsids><w:rsid w:val="19610314"/></w:rsids>')
    assert "1961-03-14" in {f"{day}" for day in days_in([layer(path, Layer.HIDDEN)])}


def test_figures_do_not_run_together(tmp_path: Path) -> None:
    path = package(tmp_path / "a.docx", '<w:p w:rsidR="44017723" w:rsidP="19610314"/>')
    figures = [one.text.split() for one in extracts(path) if one.place.endswith("figures")]
    assert ["44017723", "\u4e28", "19610314"] in figures


@pytest.mark.parametrize(
    "body",
    [
        '<w:p><w:r><w:br w:type="quillfeather"/></w:r></w:p>',
        '<w:p><w:r><w:rPr><w:bdr w:val="quillfeather"/></w:rPr></w:r></w:p>',
        '<w:p><w:pPr><w:tabs><w:tab w:val="quillfeather" w:pos="9"/></w:tabs></w:pPr></w:p>',
        '<w:p><w:r><w:rPr><w:lang w:val="quillfeather"/></w:rPr></w:r></w:p>',
        '<w:p><w:r><a:prstGeom prst="quillfeather"/></w:r></w:p>',
        "<x:quillfeather/>",
        '<w:p x:quillfeather="1"/>',
        f'<w:p xmlns:q="{MICROSOFT}/quillfeather"/>',
    ],
)
def test_words_that_no_schema_offers_are_searched(tmp_path: Path, body: str) -> None:
    assert "quillfeather" in layer(package(tmp_path / "a.docx", body), Layer.RAW).lower()


def test_variables_that_hold_half_a_name_each_are_read_together(tmp_path: Path) -> None:
    variables = '<w:docVar w:name="a" w:val="Quill"/><w:docVar w:name="b" w:val="feather"/>'
    path = with_settings(tmp_path / "a.docx", f"<w:docVars>{variables}</w:docVars>")
    assert "Quill\nfeather" in layer(path, Layer.HIDDEN)


def test_what_the_schemas_offer_is_no_mark() -> None:
    document = (
        f'<w:document xmlns:w="{NAMESPACES["w"]}" xmlns:v="{NAMESPACES["v"]}">'
        '<w:p w:rsidR="00AB1234"><w:r><w:rPr><w:bdr w:val="single"/><w:color w:val="FF0000"/>'
        '</w:rPr><w:br w:type="page"/></w:r></w:p></w:document>'
    )
    found = hidden_in(document.encode())
    assert not found.marks
    assert not found.figures
