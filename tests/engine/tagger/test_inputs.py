"""Windows show every token once, with context on both sides."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.tagger.inputs import windows

COUNTS = st.lists(st.integers(1, 16), max_size=400)


@given(COUNTS, st.integers(16, 64), st.integers(0, 4))
def test_each_token_is_kept_exactly_once(counts: list[int], size: int, context: int) -> None:
    plan = windows(np.array(counts, dtype=np.int64), size, context)
    kept = [token for window in plan for token in range(window.first, window.last)]
    assert kept == list(range(len(counts)))


@given(COUNTS, st.integers(16, 64), st.integers(0, 4))
def test_no_window_holds_more_pieces_than_the_encoder_takes(
    counts: list[int], size: int, context: int
) -> None:
    for window in windows(np.array(counts, dtype=np.int64), size, context):
        assert sum(counts[window.start : window.end]) <= size
        assert window.start <= window.first < window.last <= window.end


@given(st.integers(0, 2000), st.integers(64, 254))
def test_kept_tokens_see_the_wanted_context_unless_the_text_ends(length: int, size: int) -> None:
    context = size // 8
    for window in windows(np.ones(length, dtype=np.int64), size, context):
        assert window.start == 0 or window.first - window.start >= context
        assert window.end == length or window.end - window.last >= context


def test_a_long_text_costs_little_more_than_its_length() -> None:
    plan = windows(np.ones(100_000, dtype=np.int64), 254, 32)
    assert sum(window.end - window.start for window in plan) < 1.4 * 100_000


def test_a_context_that_leaves_no_room_is_refused() -> None:
    with pytest.raises(ValueError, match="no room"):
        windows(np.ones(3, dtype=np.int64), 100, 26)
