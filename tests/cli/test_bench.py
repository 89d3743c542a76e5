"""`incognote bench` says what each model costs here and what it is expected to miss."""

from __future__ import annotations

import pytest
from support.command_line import incognote


@pytest.mark.slow
def test_each_model_has_its_speed_and_its_expected_misses() -> None:
    done = incognote("bench")
    assert (done.returncode, done.stderr) == (0, "")
    table = done.stdout.partition("expected misses")[2].splitlines()[1:]
    rows = [line.split() for line in table if line and not line.startswith("model ")]
    assert [(row[0], row[2]) for row in rows][:8] == [
        ("accurate-en", "en"),
        *(("accurate-multi", language) for language in ("es", "it", "sv")),
        ("en-minilm", "en"),
        *(("multi-e5", language) for language in ("es", "it", "sv")),
    ]
    assert all(int(row[3]) > 0 and row[4] == "words/s" for row in rows)
    assert all(float(row[5]) > 0 for row in rows[:8])
