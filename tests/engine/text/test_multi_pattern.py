"""Many strings are found in one pass as each of them would be found alone."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.text import multi_pattern
from app.engine.text.multi_pattern import MultiPattern

LETTERS = st.text("abé\u4e00\ud800", max_size=9)


@given(st.lists(LETTERS, max_size=12), st.lists(LETTERS, max_size=60), st.data())
def test_each_string_is_found_exactly_where_the_text_holds_it(
    wanted: list[str], pieces: list[str], data: st.DataObject
) -> None:
    text = "".join(pieces)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(multi_pattern, "LONGEST", data.draw(st.sampled_from((0, 3, 64))))
        found = MultiPattern(wanted).found_in(text)
    assert found == {string for string in wanted if string and string in text}


def test_time_does_not_grow_with_the_number_of_strings() -> None:
    strings = [f"{number:08d}" for number in range(0, 60_000_000, 1_000)]
    text = " ".join(f"{number:08x}" for number in range(0xA0000000, 0xA0020000))
    search = MultiPattern(strings)
    started = time.process_time()
    assert search.found_in(f"{text} 00012000") == {"00012000"}
    assert time.process_time() - started < 2


def test_time_does_not_grow_with_the_length_of_what_is_repeated() -> None:
    search = MultiPattern(["0" * 5_000, "1" * 5_000, "2"])
    started = time.process_time()
    assert search.found_in("0" * 200_000) == {"0" * 5_000}
    assert time.process_time() - started < 1
