"""Pages of PDF, from the pages of HTML that the program makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from io import BytesIO
from itertools import zip_longest
from typing import TYPE_CHECKING

from app.paths import RESOURCES

if TYPE_CHECKING:
    from fpdf import FPDF
    from lxml import html

# In points but for the margin, which is in millimetres.
_MARGIN, _TEXT, _SOFT, _HEADINGS = 18, 9.5, 8.5, {"h1": 16, "h2": 12}
_INK, _PAPER = 27, 255
_GREY, _BAND, _LINE = (89, 99, 110), (246, 248, 250), (209, 217, 224)
_NAME_WIDTH, _PLOT_WIDTH, _INDENT = 46, 90, 4
_LEADING = 1.35
_CELL, _AIR, _KEEP = 1.2, 1.5, 28
_FOOT, _PADDING = 12, 2
# What a file would tell of its day is left out, as reports may have to.
_DAY = datetime(1980, 1, 1, tzinfo=UTC)


def pdf_of(page: str) -> bytes:
    """The same headings, paragraphs, lists, tables and plots on A4; text can be searched.

    `page` is one of the templates of `resources`, filled in; its style sheet is left out. Letters
    beyond Latin, Greek and Cyrillic become boxes.
    """
    from fpdf import FPDF  # noqa: PLC0415 - most runs of the program write none
    from lxml import html  # noqa: PLC0415 - as above

    root = html.document_fromstring(page)
    language = root.get("lang", "en")

    class Numbered(FPDF):
        def footer(self) -> None:
            self.set_y(-_FOOT)
            self.set_font(size=_SOFT)
            self.set_text_color(*_GREY)
            self.cell(0, 5, f"{self.page_no()} / {{nb}}", align="R")
            self.set_text_color(_INK)

    pdf = Numbered()
    pdf.set_creation_date(_DAY)
    pdf.set_lang(language)
    pdf.set_title(root.findtext(".//title") or "")
    pdf.set_margins(_MARGIN, _MARGIN)
    pdf.set_auto_page_break(auto=True, margin=_MARGIN)
    fonts = RESOURCES / "fonts"
    pdf.add_font("sans", "", fonts / "LiberationSans-Regular.ttf")
    pdf.add_font("sans", "B", fonts / "LiberationSans-Bold.ttf")
    pdf.set_font("sans", size=_TEXT)
    pdf.set_text_color(_INK)
    pdf.add_page()
    for part in _parts(root.find("body")):
        _write(pdf, part)
    return bytes(pdf.output())


def _parts(body: html.HtmlElement) -> Iterator[html.HtmlElement]:
    return (one for one in body if isinstance(one.tag, str) and one.tag not in ("style", "title"))


def _write(pdf: FPDF, part: html.HtmlElement) -> None:
    if part.tag in _HEADINGS:
        if pdf.will_page_break(_KEEP):
            pdf.add_page()
        pdf.ln(0 if part.tag == "h1" else 2 * _AIR)
        pdf.set_font(style="B", size=_HEADINGS[part.tag])
        _line(pdf, _words(part))
        pdf.set_font(style="", size=_TEXT)
    elif part.tag == "p":
        _paragraph(pdf, part)
    elif part.tag == "ul":
        for item in part.iter("li"):
            _line(pdf, f"•  {_words(item)}", indent=_INDENT)
    elif part.tag == "table":
        _table(pdf, part)
    elif part.tag == "dl":
        for name in part.iter("dt"):
            _pair(pdf, _words(name), _words(name.getnext()))
    elif part.tag == "svg":
        _plot(pdf, part)
    elif part.get("class") == "sums":
        sums = (_words(one) for one in part.iter("div") if one is not part)
        _line(pdf, "   ·   ".join(sums))
    else:
        for inner in _parts(part):
            _write(pdf, inner)
    pdf.ln(_AIR)


def _line(pdf: FPDF, words: str, *, indent: float = 0, filled: bool = False) -> None:
    pdf.set_x(pdf.l_margin + indent)
    height = pdf.font_size * _LEADING
    pdf.multi_cell(
        0,
        height,
        words,
        align="L",
        fill=filled,
        padding=_PADDING if filled else 0,
        new_x="LMARGIN",
        new_y="NEXT",
    )


def _paragraph(pdf: FPDF, part: html.HtmlElement) -> None:
    kinds = (part.get("class") or "").split()
    if "note" in kinds:
        pdf.set_fill_color(*_BAND)
    if "lead" in kinds:
        pdf.set_text_color(*_GREY)
    _line(pdf, _words(part), filled="note" in kinds)
    pdf.set_text_color(_INK)
    pdf.set_fill_color(_PAPER)


def _pair(pdf: FPDF, name: str, value: str) -> None:
    from fpdf.enums import WrapMode  # noqa: PLC0415 - as above

    height = pdf.font_size * _LEADING
    if pdf.will_page_break(3 * height):
        pdf.add_page()
    top = pdf.y
    pdf.set_text_color(*_GREY)
    pdf.multi_cell(_NAME_WIDTH, height, name, align="L", new_x="RIGHT", new_y="NEXT")
    below = pdf.y
    pdf.set_text_color(_INK)
    pdf.set_xy(pdf.l_margin + _NAME_WIDTH, top)
    pdf.multi_cell(
        0, height, value, align="L", wrapmode=WrapMode.CHAR, new_x="LMARGIN", new_y="NEXT"
    )
    pdf.set_y(max(pdf.y, below))


def _table(pdf: FPDF, part: html.HtmlElement) -> None:
    from fpdf.fonts import FontFace  # noqa: PLC0415 - as above

    rows = [[_words(cell) for cell in row if cell.tag in ("th", "td")] for row in part.iter("tr")]
    columns = list(zip_longest(*rows, fillvalue=""))
    # Headings are bold, and the widest.
    pdf.set_font(style="B")
    air = 2 * pdf.c_margin + _CELL
    least = [
        air + max(map(pdf.get_string_width, " ".join(one).split()), default=0) for one in columns
    ]
    most = [air + max(map(pdf.get_string_width, one)) for one in columns]
    pdf.set_font(style="", size=_TEXT * min(1, pdf.epw / sum(least)))
    pdf.set_draw_color(*_LINE)
    with pdf.table(
        text_align=tuple("RIGHT" if _is_numbers(one) else "LEFT" for one in columns),
        col_widths=_shared(least, most, pdf.epw),
        borders_layout="HORIZONTAL_LINES",
        cell_fill_mode="NONE",
        first_row_as_headings=part.find("thead") is not None,
        headings_style=FontFace(emphasis="BOLD", color=_GREY, fill_color=_PAPER),
        line_height=pdf.font_size * _LEADING,
        padding=_CELL / 2,
    ) as table:
        for cells in rows:
            table.row([*cells, *[""] * (len(columns) - len(cells))])
    pdf.set_font(size=_TEXT)


def _shared(least: Sequence[float], most: Sequence[float], width: float) -> tuple[float, ...]:
    """Widths of columns: their longest words have room, then longer lines, then all alike."""
    wished = [wide - narrow for narrow, wide in zip(least, most, strict=True)]
    left = max(0, width - sum(least))
    share = min(1, left / (sum(wished) or 1))
    rest = (left - share * sum(wished)) / len(least)
    return tuple(narrow + share * more + rest for narrow, more in zip(least, wished, strict=True))


def _is_numbers(column: Sequence[str]) -> bool:
    """Whether numbers stand below the heading, and no words."""
    below = [cell for cell in column[1:] if cell != "·"]
    return bool(below or column[1:]) and not any(map(str.isalpha, "".join(below)))


def _plot(pdf: FPDF, part: html.HtmlElement) -> None:
    from lxml import html  # noqa: PLC0415 - as above

    drawn = html.tostring(part, encoding="unicode", with_tail=False)
    for written, meant in (
        ("currentColor", "#59636e"),
        ("viewbox=", "viewBox="),  # HTML has no capitals in names, SVG has.
        ("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" '),
    ):
        drawn = drawn.replace(written, meant)
    pdf.image(BytesIO(drawn.encode()), w=_PLOT_WIDTH)


def _words(part: html.HtmlElement) -> str:
    """What is written in a part, on one line; what has a line of its own there has a space."""
    return " ".join(" ".join(part.xpath(".//text()")).split())
