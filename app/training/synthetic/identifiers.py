"""Numbers, codes and addresses of people, accounts and machines."""

from __future__ import annotations

import re
import unicodedata
from random import Random

from app.training.synthetic import national_ids
from app.training.synthetic.vocabulary import known, words

_DOMAINS = words("domains")
_KEPT_PREFIXES = re.compile(
    r"^(?:MRN?|SN|RX|LOT|REF|ID|UDI|NPI|DEA|ext|x|tel|fax|STP|ENI|AVS|NHC|SE|ES|IT)\b",
    re.IGNORECASE,
)


def fresh(kind: str, rng: Random, language: str = "en") -> str:
    """A new value of a subcategory that has patterns, as the language's country writes them."""
    name = "numbers_PHONE" if kind == "FAX" else f"numbers_{kind}"
    pattern = rng.choice(words(name, language if known(name, language) else "en"))
    if pattern.startswith("<"):
        return national_ids.MAKERS[pattern.strip("<>")](rng)
    return "".join(_character(c, rng) for c in pattern)


def like(literal: str, rng: Random) -> str:
    """Another value of the same make: digits for digits, letters for letters of the same case."""
    kept = _KEPT_PREFIXES.match(literal)
    start = kept.end() if kept else 0
    mask_letters = re.search(r"\d", literal) is not None
    return literal[:start] + "".join(
        rng.choice("0123456789")
        if c.isdigit()
        else rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ")
        if c.isupper() and mask_letters
        else rng.choice("abcdefghjkmnprstuvwxyz")
        if c.islower() and mask_letters and c != "x"
        else c
        for c in literal[start:]
    )


def username(first: str, last: str, rng: Random) -> str:
    """A login name made of a name or of nothing."""
    first, last = _plain(first), _plain(last)
    number = str(rng.randint(1, 99))
    made = [first[0] + last, first + "." + last, last + first[0], first[0] + last + number]
    made += [last[:5] + first[:2], f"{first}_{last}", f"rx_{last}", fresh("USERNAME", rng)]
    return rng.choice(made)


def email(first: str, last: str, rng: Random) -> str:
    """An e-mail address."""
    return f"{username(first, last, rng)}@{rng.choice(_DOMAINS)}"


def url(name: str, rng: Random) -> str:
    """A web address."""
    host = _plain(name) + rng.choice(["health.org", ".com", "clinic.org", "med.edu", ".example"])
    path = rng.choice(["", "", "/portal", "/p/" + fresh("ACCOUNT", rng).lower(), "/visit"])
    return (
        rng.choice(["www.", "https://www.", "http://", "https://", "https://mychart."])
        + host
        + path
    )


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.casefold())
    return re.sub(r"[^a-z]", "", letters) or "user"


def _character(mark: str, rng: Random) -> str:
    if mark == "#":
        return rng.choice("0123456789")
    if mark == "@":
        return rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ")
    if mark == "%":
        return rng.choice("abcdefghijklmnoprstuvw")
    if mark == "*":
        return rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ0123456789")
    return " " if mark == "_" else mark
