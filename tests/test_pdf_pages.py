"""Reports as PDF: all that the page says, on as many sheets as it takes."""

import re
from io import BytesIO
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from app.pdf_pages import pdf_of

ROWS = "".join(
    f"<tr><th>Kind {at}</th><td>Category</td><td>{at}</td><td>·</td></tr>" for at in range(80)
)
PAGE = f"""<!doctype html>
<html lang="sv"><meta charset="utf-8"><title>Rapport</title><style>p {{ color: red }}</style>
<h1>Avidentifiering</h1><p class="lead">Två ord, ett &amp; ett.</p>
<div class="sums"><div><b>50</b> redacted</div><div><b>0</b> kept</div></div>
<table><thead><tr><th>Type</th><th>Category</th><th>Undecided, redacted</th><th>Kept</th></tr>
</thead><tbody>{ROWS}</tbody></table>
<svg class="range" viewBox="0 0 400 34"><line x1="10" x2="390" y1="12" y2="12" stroke="currentColor"
/></svg>
<h2>Notices</h2><ul><li>First notice</li><li>Second notice</li></ul>
<dl><dt>Model</dt><dd>en-minilm<br><code>{"65c381ad" * 8}</code></dd></dl>
<p class="note warn">No level is <b>guaranteed</b>.</p></html>"""


def pages_of(pdf: bytes) -> list[str]:
    return [page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(pdf)]


def test_every_word_of_the_page_can_be_found_in_the_pdf() -> None:
    found = "".join("".join(pages_of(pdf_of(PAGE))).split())
    body = PAGE[PAGE.index("<h1>") :].replace("&amp;", "&")
    assert [word for word in re.sub("<[^>]*>", " ", body).split() if word not in found] == []


def test_long_tables_repeat_their_heading_and_pages_are_numbered() -> None:
    pages = pages_of(pdf_of(PAGE))
    assert len(pages) > 1
    for number, page in enumerate(pages, 1):
        assert f"{number} / {len(pages)}" in page
        assert ("Kind" not in page) or ("Undecided" in page)


def test_the_file_says_its_language_and_title_and_nothing_of_its_day() -> None:
    made = pdf_of(PAGE)
    with pikepdf.open(BytesIO(made)) as pdf:
        assert str(pdf.Root.Lang) == "sv"
        assert str(pdf.docinfo.Title) == "Rapport"
        assert str(pdf.docinfo.CreationDate).startswith("D:1980")
    assert made == pdf_of(PAGE)


def test_no_word_of_a_narrow_column_is_broken() -> None:
    heads = [*("Type", "Category", "Accepted", "Undecided, redacted", "Added by hand", "Kept")]
    heads += ["Kept by the policy", "In the export"]
    cells = ["Hospital or care unit", "Profession", "·", "3", "·", "·", "·", "Five years, above 89"]
    rows = "".join(
        f"<tr>{''.join(f'<td>{one}</td>' for one in row)}</tr>" for row in (heads, cells)
    )
    (page,) = pages_of(pdf_of(f"<html><body><table>{rows}</table></body></html>"))
    words = {word for cell in (*heads, *cells) for word in cell.split()}
    assert [word for word in words if word not in page] == []


@pytest.mark.parametrize("columns", [3, 12])
def test_nothing_of_a_table_is_beyond_the_margins(columns: int) -> None:
    cells = "".join(f"<th>Undecided, redacted {at}</th>" for at in range(columns))
    table = f"<table><thead><tr>{cells}</tr></thead><tr>{cells}</tr></table>"
    page = pypdfium2.PdfDocument(pdf_of(f"<html><body>{table}</body></html>"))[0]
    boxes = [one.get_bounds() for one in page.get_objects()]
    assert boxes
    assert min(left for left, *_ in boxes) > 40
    assert max(right for _, _, right, _ in boxes) < page.get_width() - 40


def test_templates_hold_no_part_that_the_pdf_does_not_know() -> None:
    known = {
        *("html", "meta", "title", "style", "h1", "h2", "p", "div", "table", "thead", "tbody"),
        *("tr", "th", "td", "ul", "li", "dl", "dt", "dd", "b", "br", "code", "span", "small"),
        *("svg", "line", "circle", "text"),
    }
    for name in ("report.html", "summary.html"):
        written = Path(__file__).parents[1] / "resources" / name
        assert set(re.findall(r"<([a-z]\w*)", written.read_text(encoding="utf-8"))) <= known
