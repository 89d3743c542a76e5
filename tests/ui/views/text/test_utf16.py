from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QTextDocument

from app.ui.views.text.utf16 import Utf16Map, displayable

TEXTS = st.text(
    st.one_of(
        st.sampled_from("a \r\n\t\0😀👩\u200d⚕️e\u0301\ufdd0\u2028\u2029"),
        st.characters(exclude_categories=["Cs"]),
    )
)


@given(TEXTS, st.data())
def test_every_code_point_offset_comes_back_from_utf16(text: str, data: st.DataObject) -> None:
    offset = data.draw(st.integers(0, len(text)))
    offsets = Utf16Map(text)
    assert offsets.units(offset) == len(text[:offset].encode("utf-16-le")) // 2
    assert offsets.code_points(offsets.units(offset)) == offset


def test_the_middle_of_a_surrogate_pair_is_where_the_character_starts() -> None:
    offsets = Utf16Map("a😀b")
    assert [offsets.code_points(units) for units in range(5)] == [0, 1, 1, 2, 3]


@given(TEXTS)
def test_qt_keeps_every_offset_of_a_displayable_text(text: str) -> None:
    document = QTextDocument()
    document.setPlainText(displayable(text))
    # Qt counts the end of the last paragraph.
    assert document.characterCount() - 1 == len(text.encode("utf-16-le")) // 2


@given(TEXTS, st.data())
def test_qt_finds_the_same_text_at_the_mapped_offsets(text: str, data: st.DataObject) -> None:
    offset = data.draw(st.integers(0, max(0, len(text) - 1)))
    document = QTextDocument()
    document.setPlainText(displayable(text))
    shown = text[offset : offset + 1]
    if shown and shown not in "\r\n\0\ufdd0\ufdd1\u2028\u2029":
        position = Utf16Map(text).units(offset)
        units = len(shown.encode("utf-16-le")) // 2
        block = document.findBlock(position)
        start = position - block.position()
        raw = block.text().encode("utf-16-le")[2 * start : 2 * (start + units)]
        assert raw.decode("utf-16-le") == shown
