"""Who knows how a page was laid out cannot tell which of 200 surnames was removed from it."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.sampling import thinned
from support.widths.placed_names import Written, told

from app.engine.domain.export import BLACK_BOX, Mode


# All layouts are in `benchmarks/attacks/width_attack.py`, in three typefaces and modes.
@pytest.mark.slow
@pytest.mark.parametrize(
    "layout",
    thinned(["running", "offsets", "letters", "right", "framed", "clipped", "marked", "field"], 8),
)
def test_places_on_a_page_tell_few_surnames(layout: str, tmp_path: Path) -> None:
    source = Written(tmp_path / "names.pdf", layout, "LiberationSans-Regular")
    assert told(source, Mode.BOX, BLACK_BOX) < 0.05
    assert told(source, Mode.SURROGATE, "Larkin") < 0.05


@pytest.mark.slow
def test_who_knows_where_words_were_placed_is_not_told_more_by_their_last_decimals(
    tmp_path: Path,
) -> None:
    """Programs round places, which tells the last digits of what stands before."""
    source = Written(tmp_path / "names.pdf", "placed", "LiberationSans-Regular")
    assert told(source, Mode.BOX, BLACK_BOX, near=0.0005) < 0.05


@pytest.mark.slow
def test_a_line_that_ends_where_another_does_by_chance_keeps_no_exact_end(tmp_path: Path) -> None:
    source = Written(tmp_path / "names.pdf", "indented", "Helvetica")
    assert told(source, Mode.BOX, BLACK_BOX) < 0.05
