"""The policies that the program brings along, and what the law says to each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from app.engine.domain.labels import schema
from app.engine.domain.policy import Handling, Policy, Treatment
from app.phrases import phrase

_KEEP, _LABEL = Handling(Treatment.KEEP), Handling(Treatment.LABEL)
_NUMBERED, _SURROGATE = Handling(Treatment.NUMBERED), Handling(Treatment.SURROGATE)

# 45 CFR 164.514(b)(2)(i): states, ages up to 89, years and three digits of postal codes may stay.
_SAFE_HARBOR = {
    "DATE": Handling(Treatment.YEAR),
    "AGE": Handling(Treatment.OVER_89),
    "ZIP": Handling(Treatment.ZIP3),
    "STATE": _KEEP,
    "COUNTRY": _KEEP,
    "PROFESSION": Handling(Treatment.CLASS),
}
# 45 CFR 164.514(e)(2): town, state, postal code, dates and ages may stay, under an agreement.
_LIMITED = dict.fromkeys(("DATE", "AGE", "ZIP", "CITY", "STATE", "COUNTRY", "PROFESSION"), _KEEP)
# Article 4(5) and recital 26 of Regulation (EU) 2016/679: the key is what identifies.
_GDPR = dict.fromkeys(
    ("PATIENT", "DOCTOR", "USERNAME", "DATE", "CITY", "STATE", "ZIP", "HOSPITAL"), _SURROGATE
) | {"AGE": Handling(Treatment.AGE_BAND), "PROFESSION": Handling(Treatment.CLASS)}
_INTERVALS = {
    "PATIENT": _NUMBERED,
    "DOCTOR": _NUMBERED,
    "HOSPITAL": _NUMBERED,
    "DATE": _SURROGATE,
    "AGE": _SURROGATE,
    "STATE": _KEEP,
    "COUNTRY": _KEEP,
    "CITY": Handling(Treatment.REGION),
    "ZIP": Handling(Treatment.ZIP3),
    "PROFESSION": Handling(Treatment.CLASS),
}

DESCRIPTIONS: Mapping[str, str] = {
    "Safe Harbor": phrase(
        "HIPAA: years, ages up to 89, states and three digits of postal codes stay; all else is "
        "redacted."
    ),
    "Limited data set": phrase(
        "HIPAA, under a data use agreement: dates, ages, towns, states and postal codes stay."
    ),
    "GDPR pseudonymisation": phrase(
        "Surrogates that the holder of the key can link; ages in bands, all numbers redacted."
    ),
    "Research with intervals": phrase(
        "Numbered persons; dates and ages move together, so intervals stay."
    ),
    "Mask all": phrase("Labels for everything, nothing kept."),
}
_SAID = {
    "Safe Harbor": _SAFE_HARBOR,
    "Limited data set": _LIMITED,
    "GDPR pseudonymisation": _GDPR,
    "Research with intervals": _INTERVALS,
    "Mask all": {},
}


@cache
def profiles() -> Mapping[str, Policy]:
    """Policies by name, in the order in which they are offered."""
    return {
        name: Policy(name, dict.fromkeys(schema().subcategories, _LABEL) | said)
        for name, said in _SAID.items()
    }
