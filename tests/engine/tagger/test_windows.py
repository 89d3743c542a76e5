"""Windows show every token once, with context on both sides."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.tagger.windows import Cut, plan, sentence_windows, windows

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


SENTENCES = st.lists(st.integers(1, 150), max_size=12)


def begins(sizes: list[int]) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return np.cumsum([0, *sizes], dtype=np.int64)[:-1]


@given(SENTENCES, st.integers(0, 10_000), st.integers(60, 510))
def test_each_token_is_kept_by_the_window_of_its_sentence_with_its_context(
    sizes: list[int], seed: int, room: int
) -> None:
    counts = np.random.default_rng(seed).integers(1, 17, sum(sizes))
    found = sentence_windows(counts, begins(sizes), room, 32)
    kept = [token for window in found for token in range(window.first, window.last)]
    assert kept == list(range(len(counts)))
    owner = np.repeat(np.arange(len(sizes)), sizes)
    for window in found:
        assert len(set(owner[window.first : window.last].tolist())) == 1
        assert window.first - window.start <= 32
        assert window.end - window.last <= 32
        assert window.end - window.start <= 128
        assert counts[window.start : window.end].sum() <= room


@given(SENTENCES, st.integers(1, 40))
def test_context_is_whole_where_the_pieces_have_room(sizes: list[int], seed: int) -> None:
    counts = np.random.default_rng(seed).integers(1, 4, sum(sizes))
    for window in sentence_windows(counts, begins(sizes), 510, 32):
        assert window.start == max(0, window.first - 32)
        assert window.end == min(len(counts), window.last + 32)


@given(st.lists(st.integers(1, 9), max_size=70), st.sampled_from((1, 2, 4, 8, 16, 32)))
def test_groups_hold_so_many_sentences_and_lose_none(sizes: list[int], group: int) -> None:
    counts = np.ones(sum(sizes), dtype=np.int64)
    settings = {"size": 510, "context": 0, "group": group}
    found = plan(Cut.GROUPS, counts, begins(sizes), **settings)
    assert len(found) == -(-len(sizes) // group)
    assert [(w.start, w.end) for w in found] == [(w.first, w.last) for w in found]
    assert [w.first for w in found] == begins(sizes)[::group].tolist()


def test_a_group_of_too_many_pieces_is_cut() -> None:
    counts = np.full(100, 8, dtype=np.int64)
    found = plan(Cut.GROUPS, counts, np.array([0, 50]), size=510, context=0, group=2)
    assert [(w.first, w.last) for w in found] == [(0, 50), (50, 100)]
