"""Any arrangement of the elements of a document, sensible or not, is redacted or refused."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st
from support.files.docx_files import export, extracts, members, package, read

from app.engine.domain.export import Layer
from app.errors import InputError

NAME = "Okonkwo"
LEAVES = (
    f"<w:t>{NAME}</w:t>",
    "<w:t>Okon</w:t>",
    "<w:t>kwo</w:t>",
    f"<m:t>{NAME}</m:t>",
    f"<a:t>{NAME}</a:t>",
    f"<w:delText>{NAME}</w:delText>",
    f"<w:instrText>{NAME}</w:instrText>",
    "<w:instrText>PAGE</w:instrText>",
    "<w:tab/>",
    "<w:br/>",
    "<w:softHyphen/>",
    '<w:fldChar w:fldCharType="begin"/>',
    '<w:fldChar w:fldCharType="separate"/>',
    '<w:fldChar w:fldCharType="end"/>',
    f'<w:bookmarkStart w:id="1" w:name="{NAME}"/>',
    f'<v:textpath string="{NAME}"/>',
)
WRAPPERS = (
    *("w:p", "w:r", "w:ins", "w:del", "w:moveFrom", "w:sdt", "w:sdtContent", "w:smartTag"),
    *("w:hyperlink", "w:fldSimple", "w:tbl", "w:tr", "w:tc", "w:txbxContent", "w:pict", "w:object"),
    *(
        "a:p",
        "a:r",
        "w:ruby",
        "w:rt",
        "w:rPr",
        "w:pPr",
        "mc:AlternateContent",
        "mc:Fallback",
        "x:y",
    ),
)


def wrapped(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    children = st.lists(inner, max_size=5).map("".join)
    return st.builds(
        lambda tag, body: f"<{tag}>{body}</{tag}>", st.sampled_from(WRAPPERS), children
    )


BODIES = st.lists(st.recursive(st.sampled_from(LEAVES), wrapped, max_leaves=12), max_size=6)


@settings(max_examples=150, deadline=None)
@given(body=BODIES.map("".join))
def test_whatever_is_exported_holds_the_name_nowhere(body: str) -> None:
    with TemporaryDirectory() as folder:
        path = package(Path(folder) / "a.docx", body)
        try:
            document = read(path)
        except InputError:
            return
        target = export(path, NAME, replacement="[X]")
        assert read(target).text == document.text.replace(NAME, "[X]")
        assert not any(NAME in e.text for e in extracts(target) if e.layer is not Layer.RAW)
        assert not any(NAME.encode() in data for data in members(target).values())
