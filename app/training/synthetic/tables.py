"""Sheets of results as PDFs and Word files hand them out: cells, most of them numbers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from app.training.synthetic import dates
from app.training.synthetic.parts import Part
from app.training.synthetic.templates import Filler
from app.training.synthetic.vocabulary import words

_BANNERS = (
    "{patient.full} · {mrn} · page 2",
    "Patient: {patient.last_first}   MRN {mrn}",
    "Name\t{patient.full}\nDOB\t{date.full}\nRecord\t{mrn}",
    "{patient.last} {mrn} {date.full}",
    "{hospital}\nLaboratory report\nReferred by {doctor1.full}",
)
_TITLES = (
    *("Results", "RESULTS", "Labs", "Laboratory Data", "Chemistry", "Blood tests", "Haematology"),
    *("Recent Labs", "LAB RESULTS", "Pertinent results", "Biochemistry", ""),
)
_ENDS = ("Plan", "Comment", "Impression", "Assessment", "ASSESSMENT AND PLAN", "Notes", "")
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
    if rng.random() < 0.6:
        yield from filler.fill(rng.choice(_BANNERS))
        yield "\n", ""
    gap, columns, days = rng.choice(_GAPS), rng.randint(1, 4), rng.random() < 0.7
    named, ranged = rng.random() < 0.5, rng.random() < 0.7
    yield f"{rng.choice(_TITLES)}\n", ""
    yield rng.choice(("Test", "Analyte", "", "Component", "TEST")), ""
    notation = rng.choice((dates.part, dates.full))
    for _ in range(columns):
        yield gap, ""
        yield (notation(rng), "DATE") if days else (rng.choice(("Result", "Value", "Day")), "")
    yield (f"{gap}{rng.choice(('Reference', 'Ref range', 'Normal', 'REF'))}" if ranged else ""), ""
    yield "\n", ""
    analytes = [Analyte.parse(entry) for entry in words("analytes")]
    for analyte in rng.sample(analytes, rng.randint(2, 12)):
        label = f"{analyte.name} ({analyte.unit})" if named and analyte.unit else analyte.name
        cells = [label, *(analyte.value(rng) for _ in range(columns))]
        cells += [analyte.usual(rng)] * ranged + [analyte.unit] * (not named)
        yield f"{gap.join(cells)}\n", ""
    yield f"{rng.choice(_ENDS)}\n", ""
