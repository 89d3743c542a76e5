"""Titles before names: who stands behind one is somebody, whatever else the word may mean."""

from __future__ import annotations

import re

_TITLES = (
    r"drs?|dra|doctora?|dott\.?(?:ssa|or|oressa)?|dottor(?:e|essa)?|prof\.?(?:ssa)?|professor(?:e|essa)?"
    r"|profesora?|mrs?|ms|miss|mister|sra?|srta|se[nñ]or(?:a|ita)?|do[nñ]a?|sig\.?(?:r|a|ra|na|rina)?"
    r"|signor[aei]?|signorina|fru|fröken|herr|nurse|infermier[ae]|enfermer[ao]|ssk"
)


def title_before(more: str = "") -> re.Pattern[str]:
    """Finds a title at the end of what stands before a word; `more` titles parted by `|`.

    Those are more that mean something else beside other words: `inf Depakin` is an infusion.
    """
    return re.compile(rf"\b(?:{_TITLES}{more and f'|{more}'})\.?\s+$", re.IGNORECASE)
