"""False finds by kind in clinical texts that name hardly anybody: MTSamples, E3C, ACI-Bench.

    python benchmarks/false_finds.py CORPORA/text/mtsamples_en.jsonl.gz ... --count 75 --terms TERMS

Takes from each file the texts whose ids have the smallest hashes, so that everybody takes the same.
Counted are findings that are wholly a value before a unit, a unit, a flag, or words of TERMS: files
with a drug or a disease a line, such as those in app/training/synthetic/terms_en. Whether another
finding is right cannot be told, for nobody has marked these texts. Prints no text of any document.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from app import settings
from app.engine.domain.review import Finding
from app.engine.text.folding import key_of
from app.progress import NullReporter
from app.workflow.scan import Scanner

_UNIT = (
    r"(?:mg|mcg|µg|μg|ug|ng|kg|g|ml|mL|cc|dl|dL|L|mmol|µmol|mol|mEq|IU|UI|mmHg|kPa|cm|mm|kcal|%"
    r"|bpm|tabs?|tablets?|caps?|units?|compresse|gocce)"
)
_BEFORE_UNIT = re.compile(rf"[\s-]?{_UNIT}(?!\w)")
_VALUE = re.compile(r"[<>=~]?\s*\d[\d.,/–-]*")
_UNITS = re.compile(rf"{_UNIT}(?:/(?:{_UNIT}|h|hr|min|day|die))?")
_FLAGS = frozenset(
    ("H", "L", "HH", "LL", "N", "A", "high", "low", "positive", "negative", "pos", "neg")
)
_WORDS = re.compile(r"[^\W\d_]+")
KINDS = ("value", "unit", "flag", "drug or disease")


def sample(path: Path, count: int) -> list[str]:
    """The texts of a file whose ids have the smallest hashes."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines]
    rows.sort(key=lambda row: hashlib.sha256(str(row["id"]).encode()).hexdigest())
    return [str(row["text"]) for row in rows[:count]]


def terms(paths: Iterable[Path]) -> frozenset[str]:
    """The keys of all lines of files; without letters as written: `7+3` is a cure, 73 an age."""
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    return frozenset(_term(line) for line in lines if line.strip()) - {""}


def _term(written: str) -> str:
    return key_of(written) if _WORDS.search(written) else written.strip()


def kind_of(finding: Finding, text: str, known: frozenset[str]) -> str | None:
    """Which of `KINDS` a false finding is, None where it may be a right one."""
    written = finding.span.of(text).strip()
    if _VALUE.fullmatch(written) and _BEFORE_UNIT.match(text, finding.span.end):
        return "value"
    if _UNITS.fullmatch(written):
        return "unit"
    if written in _FLAGS:
        return "flag"
    words = _WORDS.findall(written)
    single = len(words) > 0 and all(key_of(word) in known for word in words)
    return "drug or disease" if _term(written) in known or single else None


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("texts", nargs="+", type=Path)
    parser.add_argument("--count", type=int, default=75)
    parser.add_argument("--terms", nargs="*", type=Path, default=[])
    options = parser.parse_args()
    known = terms(options.terms)
    engine = Scanner.load(settings.Settings())
    for path in options.texts:
        found: Counter[str] = Counter()
        words = 0
        for text in sample(path, options.count):
            words += len(text.split())
            for finding in engine.scan_text(text, NullReporter()).findings:
                found["all"] += 1
                found[kind_of(finding, text, known) or "other"] += 1
        print(path.name, line(found, words))


def line(found: Counter[str], words: int) -> str:
    """What was found per 1,000 words, by kind."""
    false = sum(found[kind] for kind in KINDS)
    parts = ", ".join(f"{kind} {found[kind]}" for kind in KINDS)
    return (
        f"{words} words, {1000 * false / words:.2f} false per 1,000 ({parts}); "
        f"{1000 * found['all'] / words:.1f} findings per 1,000 in all"
    )


if __name__ == "__main__":
    main()
