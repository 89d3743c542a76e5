"""Sheets of results as PDFs and Word files hand them out: cells, most of them numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from app.training.synthetic import dates
from app.training.synthetic.parts import Part
from app.training.synthetic.templates import Filler
from app.training.synthetic.vocabulary import words

_DECIMAL = re.compile(r"(?<=\d)\.(?=\d)")
_GAPS = ("\t", "\t", "  ", "   ", " | ", "\n", " ")


@dataclass(frozen=True, slots=True)
class Analyte:
    """What a laboratory measures, with its usual range."""

    name: str
    unit: str
    low: float
    high: float
    decimals: int

    @classmethod
    def parse(cls, entry: str) -> Analyte:
        """Read `name, unit, low, high, decimals`."""
        name, unit, low, high, decimals = entry.split(", ")
        return cls(name.strip(), unit, float(low), float(high), int(decimals))

    def value(self, rng: Random) -> str:
        """A result, usual or not."""
        spread = self.high - self.low
        found = rng.uniform(max(0.0, self.low - 0.4 * spread), self.high + 0.8 * spread)
        high = rng.choice((" H", "*", " (H)", "↑", "")) if found > self.high else ""
        return f"{found:.{self.decimals}f}{high}"

    def usual(self, rng: Random) -> str:
        """The range as a sheet prints it."""
        low, high = f"{self.low:.{self.decimals}f}", f"{self.high:.{self.decimals}f}"
        return rng.choice((f"{low}-{high}", f"{low}-{high}", f"{low} - {high}", f"({low}–{high})"))


def sheet(filler: Filler, rng: Random) -> Iterator[Part]:
    """A title, a head with dates, rows of results and what follows them."""
    language = filler.language

    def one(name: str) -> str:
        return rng.choice((*words(f"sheet_{name}", language), ""))

    if rng.random() < 0.6:
        yield from filler.fill(
            rng.choice(words("sheet_banners", language)).replace("⏎", "\n").replace("⇥", "\t")
        )
        yield "\n", ""
    gap, columns, days = rng.choice(_GAPS), rng.randint(1, 4), rng.random() < 0.7
    named, ranged = rng.random() < 0.5, rng.random() < 0.7
    yield f"{one('titles')}\n", ""
    yield one("heads"), ""
    notation = rng.choice((dates.part, dates.full))
    for _ in range(columns):
        yield gap, ""
        yield (notation(rng, language), "DATE") if days else (one("columns"), "")
    yield (f"{gap}{one('ranges')}" if ranged else ""), ""
    yield "\n", ""
    comma = language != "en" and rng.random() < 0.8
    analytes = [Analyte.parse(entry) for entry in words("analytes", language)]
    for analyte in rng.sample(analytes, rng.randint(2, 12)):
        label = f"{analyte.name} ({analyte.unit})" if named and analyte.unit else analyte.name
        cells = [label, *(analyte.value(rng) for _ in range(columns))]
        cells += [analyte.usual(rng)] * ranged + [analyte.unit] * (not named)
        row = f"{gap.join(cells)}\n"
        yield (_DECIMAL.sub(",", row) if comma else row), ""
    yield f"{one('ends')}\n", ""
