"""The edits that show what the leakage tests notice still fit the program."""

from __future__ import annotations

import pytest
from leakage.mutate import MUTANTS, ROOT, Mutant


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.slot)
def test_the_code_that_a_mutant_takes_away_is_there(mutant: Mutant) -> None:
    assert (ROOT / mutant.file).read_text(encoding="utf-8").count(mutant.old) == 1
