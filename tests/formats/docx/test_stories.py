"""What a Word document shows is text, once and in order; nothing it shows is left out."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.files.docx_files import p, package, part, read, strict

TEXT_BOX = f"<w:txbxContent>{p('Box Okon', 'kwo')}</w:txbxContent>"
DRAWN = (
    '<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><wp:docPr id="1" '
    f'name="n"/><a:graphic><a:graphicData uri="u"><wps:wsp><wps:txbx>{TEXT_BOX}</wps:txbx>'
    "</wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape>"
    f"<v:textbox>{TEXT_BOX}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>"
)


def text_of(tmp_path: Path, body: str) -> str:
    return read(package(tmp_path / "a.docx", body)).text


def test_runs_join_and_paragraphs_part(tmp_path: Path) -> None:
    document = read(package(tmp_path / "a.docx", p("Thad", "deus ", "Okonkwo") + p() + p("x")))
    assert document.text == "Thaddeus Okonkwo\n\nx"
    assert document.barriers == (17, 18)


def test_cells_are_kept_apart_by_barriers(tmp_path: Path) -> None:
    row = "".join(f"<w:tc>{p(text)}</w:tc>" for text in ("Anna", "Berg"))
    document = read(package(tmp_path / "a.docx", f"<w:tbl><w:tr>{row}</w:tr></w:tbl>"))
    assert document.text == "Anna\nBerg"
    assert document.barriers == (5,)


@pytest.mark.parametrize(
    ("inside", "shown"),
    [
        ("<w:t>a</w:t><w:tab/><w:t>b</w:t>", "a\tb"),
        ("<w:t>a</w:t><w:br/><w:t>b</w:t><w:cr/>", "a\nb\n"),
        ("<w:t>a</w:t><w:noBreakHyphen/><w:t>b</w:t><w:softHyphen/><w:t>c</w:t>", "a-bc"),
        ('<w:t>J</w:t><w:sym w:font="Arial" w:char="00F6"/><w:t>n</w:t>', "Jön"),
        ('<w:sym w:font="Arial" w:char="F041"/>', "A"),
        ('<w:sym w:font="Wingdings" w:char="F041"/>', "\uf041"),
        ("<w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t>", "hidden"),
        ("<w:t>two\nlines</w:t>", "two lines"),
        ('<w:pict><v:shape><v:textpath string="Art Okonkwo"/></v:shape></w:pict>', "\nArt Okonkwo"),
        (DRAWN, "\nBox Okonkwo"),
        ("<w:ruby><w:rt><w:r><w:t>above</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>base</w:t></w:r>"
         "</w:rubyBase></w:ruby>", "base\nabove"),
    ],
)  # fmt: skip
def test_what_a_run_shows_is_text(tmp_path: Path, inside: str, shown: str) -> None:
    assert text_of(tmp_path, f"<w:p><w:r>{inside}</w:r></w:p>") == shown


@pytest.mark.parametrize(
    ("content", "shown"),
    [
        ("<w:ins w:author='N'><w:r><w:t>new</w:t></w:r></w:ins>", "new"),
        ("<w:del w:author='N'><w:r><w:delText>old</w:delText></w:r></w:del>", ""),
        ("<w:moveFrom><w:r><w:t>from</w:t></w:r></w:moveFrom>", ""),
        ("<w:moveTo><w:r><w:t>to</w:t></w:r></w:moveTo>", "to"),
        ("<w:sdt><w:sdtPr><w:tag w:val='t'/></w:sdtPr><w:sdtContent><w:r><w:t>control</w:t></w:r>"
         "</w:sdtContent></w:sdt>", "control"),
        ("<w:smartTag><w:smartTagPr/><w:r><w:t>tagged</w:t></w:r></w:smartTag>", "tagged"),
        ("<w:hyperlink r:id='gone'><w:r><w:t>link</w:t></w:r></w:hyperlink>", "link"),
        ("<m:oMath><m:r><m:t>x+y</m:t></m:r></m:oMath>", "x+y"),
        ("<w:fldSimple w:instr='AUTHOR'><w:r><w:t>Okonkwo</w:t></w:r></w:fldSimple>", "Okonkwo"),
        ("<x:unknown><w:r><w:t>inside</w:t></w:r></x:unknown>", "inside"),
    ],
)  # fmt: skip
def test_wrappers_do_not_hide_text(tmp_path: Path, content: str, shown: str) -> None:
    assert text_of(tmp_path, f"<w:p>{content}</w:p>") == shown


def field(code: str, result: str | None, begin: str = "") -> str:
    shown = "" if result is None else (
        f'<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>{result}</w:t></w:r>'
    )  # fmt: skip
    return (
        f'<w:r><w:fldChar w:fldCharType="begin">{begin}</w:fldChar></w:r>'
        f"<w:r><w:instrText>{code}</w:instrText></w:r>{shown}"
        '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
    )


def control(text: str) -> str:
    return f"<w:sdt><w:sdtContent><w:r><w:t>{text}</w:t></w:r></w:sdtContent></w:sdt>"


def simple(text: str) -> str:
    return f"<w:fldSimple w:instr='AUTHOR'><w:r><w:t>{text}</w:t></w:r></w:fldSimple>"


@pytest.mark.parametrize(
    "content",
    [
        simple("a@x.org") + control("Eleanor"),
        control("a@x.org") + simple("Eleanor"),
        field("AUTHOR", "a@x.org") + "<w:proofErr w:type='spellEnd'/>" + control("Eleanor"),
        control("a@x.org") + field("AUTHOR", "Eleanor"),
        field("AUTHOR", "a@x.org") + field("AUTHOR", "Eleanor"),
    ],
    ids=["field-control", "control-field", "runs-control", "control-runs", "runs-runs"],
)
def test_nothing_crosses_from_one_control_into_the_next(tmp_path: Path, content: str) -> None:
    document = read(package(tmp_path / "a.docx", f"<w:p>{content}</w:p>"))
    assert document.text == "a@x.orgEleanor"
    assert document.barriers == (len("a@x.org"),)


@pytest.mark.parametrize(
    "content",
    [
        "<w:r><w:t>Okon</w:t></w:r>" + control("kwo"),
        control("Okon") + "<w:r><w:t>kwo</w:t></w:r>",
        control("Thaddeus ") + control("Okonkwo"),
        control("Thaddeus") + "<w:r><w:t> </w:t></w:r>" + control("Okonkwo"),
    ],
    ids=["text-control", "control-text", "space-inside", "space-between"],
)
def test_a_name_may_run_through_controls(tmp_path: Path, content: str) -> None:
    assert read(package(tmp_path / "a.docx", f"<w:p>{content}</w:p>")).barriers == ()


LIST = (
    "<w:ffData><w:ddList><w:result w:val='1'/><w:listEntry w:val='Oak'/><w:listEntry w:val='Elm'/>"
    "</w:ddList></w:ffData>"
)
CHECKED = "<w:ffData><w:checkBox><w:default w:val='0'/><w:checked/></w:checkBox></w:ffData>"


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        (field("HYPERLINK &quot;mailto:t@x.org&quot;", "mail"), "mail"),
        (field(" PAGE \\* MERGEFORMAT ", "7"), "7"),
        (field("MACROBUTTON Run Type the name", None), "Type the name"),
        (field("EQ \\f(a,b)", None), "\\f(a,b)"),
        (field("SYMBOL 65 \\f Arial", None), "A"),
        (field("FORMDROPDOWN", None, LIST), "Elm"),
        (field("FORMCHECKBOX", None, CHECKED), "☒"),
        (field("FORMCHECKBOX", None), "☐"),
        (field("DATE", None), ""),
        (field("IF " + "</w:instrText></w:r>" + field("SEX", "F") + "<w:r><w:instrText>", "she"),
         "she"),
    ],
)  # fmt: skip
def test_fields_show_their_result_or_what_word_shows_instead(
    tmp_path: Path, code: str, shown: str
) -> None:
    assert text_of(
        tmp_path, f"<w:p><w:r><w:t>a</w:t></w:r>{code}<w:r><w:t>z</w:t></w:r></w:p>"
    ) == (f"a{shown}z")


def test_a_field_that_never_ends_loses_no_text(tmp_path: Path) -> None:
    body = '<w:p><w:r><w:fldChar w:fldCharType="begin"/><w:t>kept</w:t></w:r></w:p>' + p("too")
    assert text_of(tmp_path, body) == "kept\ntoo"


def test_a_deleted_paragraph_end_joins_with_the_next(tmp_path: Path) -> None:
    first = "<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:r><w:t>Thad</w:t></w:r></w:p>"
    assert text_of(tmp_path, first + p("deus")) == "Thaddeus"


def test_a_deleted_row_is_gone(tmp_path: Path) -> None:
    row = f"<w:tr><w:trPr><w:del/></w:trPr><w:tc>{p('old')}</w:tc></w:tr>"
    kept = f"<w:tr><w:tc>{p('kept')}</w:tc></w:tr>"
    assert text_of(tmp_path, f"<w:tbl>{row}{kept}</w:tbl>") == "kept"


def test_margins_and_notes_are_text(tmp_path: Path) -> None:
    margins = '<w:headerReference r:id="h"/><w:footerReference r:id="f"/>'
    levels = ("Okonkwo %1", "%1.")
    labels = "".join(f"<w:lvl><w:lvlText w:val='{level}'/></w:lvl>" for level in levels)
    path = package(
        tmp_path / "a.docx",
        f"{p('body')}<w:sectPr>{margins}</w:sectPr>",
        parts={
            "h.xml": part("hdr", p("head")),
            "f.xml": part("ftr", p("foot")),
            "n.xml": part("footnotes", f"<w:footnote w:id='2'>{p('note')}</w:footnote>"),
            "e.xml": part("endnotes", f"<w:endnote w:id='2'>{p('end')}</w:endnote>"),
            "l.xml": part("numbering", f"<w:abstractNum>{labels}</w:abstractNum>"),
        },
        relations={
            "h": ("header", "h.xml"), "f": ("footer", "f.xml"), "n": ("footnotes", "n.xml"),
            "e": ("endnotes", "e.xml"), "l": ("numbering", "l.xml"),
        },
    )  # fmt: skip
    assert read(path).text == "head\nbody\nnote\nend\nfoot\nOkonkwo %1"


def test_reading_is_the_same_in_a_strict_document(tmp_path: Path) -> None:
    path = strict(tmp_path)
    assert read(path).text == "Thaddeus Okonkwo"


@pytest.mark.parametrize("kind", ["drop", "margin"])
def test_a_large_initial_belongs_to_the_word_that_it_begins(kind: str, tmp_path: Path) -> None:
    frame = f"<w:pPr><w:framePr w:dropCap='{kind}' w:lines='3'/></w:pPr>"
    initial = f"<w:p>{frame}<w:r><w:t>Q</w:t></w:r></w:p>"
    document = read(package(tmp_path / "a.docx", p("First.") + initial + p("uillfeather came.")))
    assert document.text == "First.\nQuillfeather came."
    assert document.barriers == (7,)


def test_an_initial_without_a_word_behind_it_stands_alone(tmp_path: Path) -> None:
    frame = "<w:pPr><w:framePr w:dropCap='drop'/></w:pPr>"
    initial = f"<w:p>{frame}<w:r><w:t>Q</w:t></w:r></w:p>"
    assert read(package(tmp_path / "a.docx", p("First.") + initial)).text == "First.\nQ"
