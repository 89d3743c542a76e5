"""An invented person, and every way in which an export could still tell who it is."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cached_property
from random import Random

_ONSETS = ("qu", "thr", "v", "br", "z", "kl", "m", "dr", "gw", "sk", "p", "tr")
_VOWELS = ("a", "e", "i", "o", "u")
_CODAS = ("l", "n", "rk", "st", "m", "x", "nd", "v")
_FIRST = date(1931, 1, 13)
_YEARS = 60
_EXCEL = date(1899, 12, 30)
_ENCODINGS = ("utf-8", "utf-16-le", "utf-16-be")


@dataclass(frozen=True)
class Person:
    """Whom a file speaks of. The day of birth is after the twelfth, so that it reads one way."""

    given: str
    surname: str
    number: str
    born: date

    @classmethod
    def drawn(cls, rng: Random) -> Person:
        """Somebody whose names are no words and no part of any file's own structure."""

        def name(syllables: int) -> str:
            parts = (rng.choice(_ONSETS) + rng.choice(_VOWELS) for _ in range(syllables))
            return ("".join(parts) + rng.choice(_CODAS)).capitalize()

        digits = str(rng.randrange(10**7, 9 * 10**7))
        born = _FIRST + timedelta(days=rng.randrange(365 * _YEARS))
        born = born.replace(day=rng.randrange(13, 29))
        return cls(name(3), name(4), f"{digits[:2]}-{digits[2:5]}-{digits[5:]}", born)

    @property
    def line(self) -> str:
        """As the first line of a letter says it."""
        return f"Patient: {self.given} {self.surname}, MRN {self.number}, born {self.day}"

    @property
    def day(self) -> str:
        """Of birth, as written in a letter."""
        return f"{self.born:%d/%m/%Y}"

    @property
    def text(self) -> str:
        """All three in one string."""
        return f"{self.given} {self.surname} {self.number} {self.day}"

    @property
    def token(self) -> str:
        """All three in letters, digits and hyphens, for names, keys and addresses."""
        return f"{self.surname}-{self.number.replace('-', '')}-{self.born:%Y%m%d}"

    def told_by(self, text: str) -> Iterator[str]:
        """What a text tells of the person: `name`, `number`, `birth date`, each once."""
        letters = re.sub(r"[\W\d_]+", "", text.casefold())
        if any(word in letters for word in self._names):
            yield "name"
        digits = re.sub(r"\D+", " ", text)
        joined = digits.replace(" ", "")
        number = self.number.replace("-", "")
        if number in joined or number[::-1] in joined:
            yield "number"
        if any(day in joined for day in self._days) or self._in_words.search(text):
            yield "birth date"

    def spelled_in(self, data: bytes) -> Iterator[str]:
        """What bytes tell that no text view would: Base64, hexadecimal, numbers of letters."""
        for kind, needles in self._packed.items():
            folded = data.lower() if kind == "hexadecimal" else data
            if any(needle in folded for needle in needles):
                yield f"name in {kind}"

    @cached_property
    def _names(self) -> tuple[str, ...]:
        names = (self.given.casefold(), self.surname.casefold())
        return (*names, *(name[::-1] for name in names))

    @cached_property
    def _days(self) -> tuple[str, ...]:
        forms = ("%d%m%Y", "%Y%m%d", "%m%d%Y", "%Y%d%m")
        return tuple(self.born.strftime(form) for form in forms)

    @cached_property
    def _in_words(self) -> re.Pattern[str]:
        day, month, year = self.born.day, self.born.strftime("%b"), self.born.year
        serial = (self.born - _EXCEL).days
        short = self.born.strftime("%d[./-]%m[./-]%y")
        return re.compile(
            rf"\b{day}(?:st|nd|rd|th)?\W{{0,2}}(?:of )?{month}[a-z]*\W{{0,2}}{year}"
            rf"|{month}[a-z]*\W{{0,2}}{day}(?:st|nd|rd|th)?\W{{1,2}}{year}"
            # Five digits stand by chance in the bytes of a font, where no field of a format begins.
            rf"|(?<![^\s>(\[=:\",;]){serial}(?![^\s<)\],;\"])|(?<!\d){short}(?!\d)",
            re.IGNORECASE,
        )

    @cached_property
    def _packed(self) -> dict[str, tuple[bytes, ...]]:
        spelled = [self.surname.encode(code) for code in _ENCODINGS]
        letters = [
            separator.join(str(code) for code in self.surname.encode()).encode()
            for separator in (",", " ", ", ")
        ]
        return {
            "Base64": tuple(core for data in spelled for core in _base64_cores(data)),
            "hexadecimal": tuple(data.hex().encode() for data in spelled),
            "numbers of letters": tuple(letters),
        }


def _base64_cores(data: bytes) -> Iterator[bytes]:
    """What any Base64 that holds the data holds, for each of the three places to begin at."""
    for before in range(3):
        packed = base64.b64encode(b"\0" * before + data)
        first = -(-before * 8 // 6)
        yield packed[first : (before + len(data)) * 8 // 6]
