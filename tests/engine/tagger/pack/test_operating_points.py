"""Operating points: what a name or a number means for a pack."""

from __future__ import annotations

import pytest

from app.engine.tagger.pack import packs
from app.engine.tagger.pack.operating_points import MISS_RATES, threshold
from app.errors import ModelError

POINTS = {"balanced": 0.4, "high": 0.1}


@pytest.mark.parametrize(
    ("wanted", "means"), [(None, 0.3), (0.0, 0.0), (0.25, 0.25), ("high", 0.1), ("balanced", 0.4)]
)
def test_a_name_a_number_or_nothing_gives_a_threshold(
    wanted: float | str | None, means: float
) -> None:
    assert threshold(wanted, POINTS, 0.3) == means


def test_a_point_that_the_pack_lacks_is_refused_rather_than_guessed() -> None:
    with pytest.raises(ModelError, match="maximum"):
        threshold("maximum", POINTS, 0.3)


def test_the_bundled_pack_has_every_point_and_fewer_misses_need_a_lower_threshold() -> None:
    points = packs.load().manifest.operating_points
    ordered = [points[name] for name in sorted(MISS_RATES, key=lambda name: MISS_RATES[name])]
    assert ordered == sorted(ordered)
