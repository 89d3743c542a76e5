"""A name in words that nobody is shown is put together by the check as a reader would."""

from __future__ import annotations

import base64
import io
import zipfile
from pathlib import Path

import pytest
from support.files.docx_files import HEAD, NAMESPACES, extracts, layer, p, package, part, picture

from app.engine.domain.export import Layer
from app.errors import VerificationFailed

_BREAKS = {
    "style": "<w:r><w:rPr><w:rStyle w:val='MyStyle'/></w:rPr>",
    "bookmark": "<w:bookmarkStart w:id='0' w:name='_GoBack'/><w:bookmarkEnd w:id='0'/><w:r>",
    "remark": "<!-- x --><w:r>",
}


def split(between: str, element: str = "t") -> str:
    return (
        f"<w:p><w:r><w:{element}>Okon</w:{element}></w:r>{between}"
        f"<w:{element}>kwo</w:{element}></w:r></w:p>"
    )


def hidden(path: Path) -> str:
    return layer(path, Layer.HIDDEN)


def with_part(path: Path, step: str, content: str) -> Path:
    return package(path, p("x"), parts={"c.xml": part(step, content)}, relations={
        "k": (step, "c.xml")})  # fmt: skip


@pytest.mark.parametrize("between", _BREAKS)
def test_runs_of_comments_and_building_blocks_are_joined(tmp_path: Path, between: str) -> None:
    text = split(_BREAKS[between])
    for step, content in (
        ("comments", f"<w:comment w:id='1' w:author='A'>{text}</w:comment>"),
        ("glossaryDocument", f"<w:docParts><w:docPart>{text}</w:docPart></w:docParts>"),
        ("webSettings", text),
    ):
        assert "Okonkwo" in hidden(with_part(tmp_path / f"{step}.docx", step, content))


def test_insertions_of_two_authors_in_a_comment_are_joined(tmp_path: Path) -> None:
    text = (
        "<w:p><w:ins w:author='Bob'><w:r><w:t>Okon</w:t></w:r></w:ins>"
        "<w:ins w:author='Cid'><w:r><w:t>kwo</w:t></w:r></w:ins></w:p>"
    )
    path = with_part(tmp_path / "a.docx", "comments", f"<w:comment w:id='1'>{text}</w:comment>")
    assert "Okonkwo" in hidden(path)


@pytest.mark.parametrize("element", ["delText", "instrText"])
def test_deleted_text_and_codes_are_joined_over_runs(tmp_path: Path, element: str) -> None:
    assert "Okonkwo" in hidden(package(tmp_path / "a.docx", split(_BREAKS["style"], element)))


def test_a_word_of_which_half_was_deleted_is_put_together(tmp_path: Path) -> None:
    body = "<w:p><w:r><w:t>Mr Okon</w:t></w:r><w:del><w:r><w:delText>kwo</w:delText></w:r></w:del>"
    assert "Okonkwo" in hidden(package(tmp_path / "a.docx", body + "</w:p>"))


def test_words_on_both_sides_of_a_tab_stay_apart(tmp_path: Path) -> None:
    text = "<w:p><w:r><w:t>Li</w:t><w:tab/><w:t>came</w:t></w:r></w:p>"
    path = with_part(tmp_path / "a.docx", "comments", f"<w:comment w:id='1'>{text}</w:comment>")
    assert "Li came" in hidden(path)


def custom(path: Path, text: str) -> Path:
    return package(path, p("x"), more={"customXml/item1.xml": f"<a>{text}</a>"})


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16-le"])
def test_base64_in_custom_xml_is_read(tmp_path: Path, encoding: str) -> None:
    packed = base64.b64encode("Thaddeus Okonkwo 40-771-926".encode(encoding)).decode()
    lines = "\n".join(packed[i : i + 12] for i in range(0, len(packed), 12))
    for text in (packed, lines, packed.rstrip("="), b"Thaddeus Okonkwo".hex()):
        assert "Okonkwo" in hidden(custom(tmp_path / "a.docx", text))
    attribute = f"<a v='data:text/plain;base64,{packed}'/>"
    assert "Okonkwo" in hidden(custom(tmp_path / "a.docx", attribute))


def test_a_packed_file_in_base64_fails_the_check(tmp_path: Path) -> None:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.txt", "Okonkwo " * 9)
    with pytest.raises(VerificationFailed):
        extracts(custom(tmp_path / "a.docx", base64.b64encode(target.getvalue()).decode()))


def test_ordinary_words_and_a_picture_in_base64_do_not_fail_the_check(tmp_path: Path) -> None:
    prose = "Electroencephalographically unremarkable, anticholinesterase continued. "
    encoded = base64.b64encode(picture()).decode()
    assert extracts(custom(tmp_path / "a.docx", prose + f"<b>{encoded}</b>"))


def test_formulas_and_number_formats_of_charts_are_searched(tmp_path: Path) -> None:
    cache = "<c:numRef><c:f>{}</c:f><c:numCache><c:formatCode>{}</c:formatCode></c:numCache>"
    for codes in (("Okonkwo!$A$1", "General"), ("Sheet1!$A$1", "0&quot; Okonkwo&quot;")):
        chart = f"<c:chartSpace {NAMESPACES}>{cache.format(*codes)}</c:numRef></c:chartSpace>"
        path = package(tmp_path / "a.docx", p("x"), parts={"c.xml": HEAD + chart})
        assert "Okonkwo" in hidden(path)
