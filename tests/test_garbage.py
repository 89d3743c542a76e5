"""What is loaded at the start costs no collection of garbage, then or later."""

from __future__ import annotations

import gc

import pytest

from app.garbage import without_collections


def collections() -> int:
    return sum(int(one["collections"]) for one in gc.get_stats())


def test_no_garbage_is_looked_for_within() -> None:
    with without_collections():
        before = collections()
        made = [[number] for number in range(50_000)]
        assert collections() == before
    assert gc.isenabled()
    assert made[-1] == [49_999]
    gc.unfreeze()


def test_what_was_made_is_left_out_of_later_searches() -> None:
    gc.unfreeze()
    with without_collections():
        made = [[number] for number in range(1_000)]
    assert gc.get_freeze_count() >= len(made)
    gc.unfreeze()


def test_garbage_is_looked_for_again_after_a_failure() -> None:
    with pytest.raises(ImportError), without_collections():
        raise ImportError
    assert gc.isenabled()
    gc.unfreeze()
