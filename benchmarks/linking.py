"""How long it takes to link the documents of one case, and how much of a whole run that is.

Run: python benchmarks/linking.py [--documents 1000] [--new 0.2] [--run 5] [--profile]

The letters are invented here with their findings: linking begins where searching has ended. Times
are those of the processor. `--new` is the share of the people, numbers, places and addresses of a
letter that no letter before it names. `--run N` also redacts N of the letters as the command line
does, to say which share of a run linking is.
"""

from __future__ import annotations

import argparse
import cProfile
import os
import pstats
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import process_time

from app.engine.domain.case import Case
from app.engine.domain.document import Document, Span
from app.engine.domain.export import Mode
from app.engine.domain.review import Finding, Review
from app.engine.names.gazetteer import lists
from app.engine.surrogates.cases import joined, settled_all
from app.engine.surrogates.pins import needed_in
from app.workflow.cases import bare
from app.workflow.export import plan_export

ROOT = Path(__file__).resolve().parents[1]
KEY, SHIFT_KEY = bytes(range(32)), bytes(range(1, 33))
ID = "a" * 32
_FILLING = (
    "The wound is clean and dry. Haemoglobin 11.2 g/dl, creatinine 0.9 mg/dl, potassium 4.1. "
    "Metoprolol 50 mg twice a day was continued; no chest pain, no shortness of breath. "
    "Examination of heart, lungs and abdomen without findings. Wound care was explained. "
)


@dataclass(frozen=True, slots=True)
class Speed:
    """What was measured: letters, their replacements, and seconds of the processor."""

    letters: int
    replacements: int
    linking: float
    planning: float


def letters(count: int, new: float, seed: int = 15) -> Iterator[Review]:
    """`count` letters about one patient, with what a detector finds in them."""
    rng, writer = Random(seed), _Writer(Random(seed + 1), new)
    for number in range(count):
        yield writer.letter(f"{number:064x}", rng)


class _Writer:
    """Writes letters with values that came before, or with new ones."""

    def __init__(self, rng: Random, new: float) -> None:
        self._rng, self._new = rng, new
        self._before: dict[str, list[str]] = {}
        self._lists = lists("en")

    def letter(self, sha256: str, rng: Random) -> Review:
        """One letter of about 300 words."""
        day = f"{rng.randrange(1, 13):02d}/{rng.randrange(1, 29):02d}/{rng.randrange(2019, 2026)}"
        pieces: list[tuple[str, str]] = [
            ("Patient: ", ""), ("Thaddeus Okonkwo", "PATIENT"), (", born ", ""),
            ("07/14/1958", "DATE"), (", MRN ", ""), ("ZQ-140361", "MEDICALRECORD"),
            (". Seen on ", ""), (day, "DATE"), (" at ", ""),
            (self._of("HOSPITAL"), "HOSPITAL"), (" by Dr. ", ""), (self._of("DOCTOR"), "DOCTOR"),
            (" and Dr. ", ""), (self._of("DOCTOR"), "DOCTOR"), (", telephone ", ""),
            (self._of("PHONE"), "PHONE"), (" or ", ""), (self._of("PHONE"), "PHONE"),
            (".\n", ""), (_FILLING, ""), ("Mr. ", ""), ("Okonkwo", "PATIENT"),
            (" came with his neighbour ", ""), (self._of("DOCTOR"), "DOCTOR"), (", of ", ""),
            (self._of("STREET"), "STREET"), (", ", ""), (self._of("CITY"), "CITY"),
            (", fax ", ""), (self._of("PHONE"), "FAX"), (". Account ", ""),
            (self._of("IDNUM"), "IDNUM"), (", e-mail ", ""), (self._of("EMAIL"), "EMAIL"),
            (", log-in ", ""), (self._of("USERNAME"), "USERNAME"), (".\n", ""), (_FILLING, ""),
        ]  # fmt: skip
        text, findings = "", list[Finding]()
        for piece, kind in pieces:
            if kind:
                span = Span(len(text), len(text) + len(piece))
                findings.append(Finding(f"{len(findings)}", span, kind, 0.99, "known"))
            text += piece
        return Review(Document(sha256[:8], "text", sha256, text), tuple(findings))

    def _of(self, kind: str) -> str:
        before = self._before.setdefault(kind, [])
        if before and self._rng.random() >= self._new:
            return self._rng.choice(before)
        before.append(self._made(kind))
        return before[-1]

    def _made(self, kind: str) -> str:
        rng, own = self._rng, self._lists
        family = rng.choice(own.last)
        given = rng.choice((*own.female, *own.male))
        number = rng.randrange(10**6)
        return {
            "DOCTOR": f"{given} {family}",
            "HOSPITAL": f"{family} {rng.choice(('Hospital', 'Clinic', 'Medical Center'))}",
            "STREET": f"{rng.randrange(1, 999)} {family} Street",
            "CITY": f"{family}{rng.choice(('ville', 'ton', ' Falls', 'burg'))}",
            "PHONE": f"(505) {rng.randrange(200, 999)}-{rng.randrange(10**4):04d}",
            "IDNUM": f"{family[:1].upper()}{number:06d}",
            "EMAIL": f"{given}.{family}{number % 100}@example.net".lower(),
            "USERNAME": f"{given[:1]}{family}{number % 1000}".lower(),
        }[kind]


def linked(reviews: list[Review]) -> Case:
    """The case of all letters."""
    joint = joined(ID, map(bare, reviews))
    (case,) = settled_all((), {ID: joint}, KEY, SHIFT_KEY)
    return case


def measured(reviews: list[Review]) -> Speed:
    """How long linking and planning of all letters take."""
    began = process_time()
    case = linked(reviews)
    settled = process_time()
    replacements = 0
    for review in reviews:
        needed = needed_in(case, review.document)
        _, plan = plan_export(review, Mode.SURROGATE, KEY + SHIFT_KEY, case=needed)
        replacements += len(plan.edits)
    return Speed(len(reviews), replacements, settled - began, process_time() - settled)


def whole_run(reviews: list[Review]) -> float:
    """Seconds of the processor that the command takes for some letters, by letter."""
    with tempfile.TemporaryDirectory() as name:
        ward = Path(name) / "ward"
        (ward / "patient").mkdir(parents=True)
        for number, one in enumerate(reviews):
            (ward / "patient" / f"{number}.txt").write_text(one.document.text)
        command = ("redact", ward, "-o", Path(name) / "out", "--mode", "surrogate")
        began = _spent_by_children()
        subprocess.run(
            [sys.executable, "-m", "app", *map(str, command), "--cases", "folder"],
            cwd=ROOT,
            env={**os.environ, "HOME": name, "XDG_CONFIG_HOME": name, "XDG_DATA_HOME": name},
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        return (_spent_by_children() - began) / len(reviews)


def _spent_by_children() -> float:
    used = os.times()
    return used.children_user + used.children_system


def main() -> None:
    """Measure, and print one line a figure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--documents", type=int, default=1000)
    parser.add_argument("--new", type=float, default=0.2)
    parser.add_argument("--run", type=int, default=0)
    parser.add_argument("--profile", action="store_true", help="where the time of linking goes")
    options = parser.parse_args()
    reviews = list(letters(options.documents, options.new))
    measured(reviews[:1])  # what is loaded once
    if options.profile:
        profile = cProfile.Profile()
        profile.runcall(linked, reviews)
        pstats.Stats(profile).sort_stats("tottime").print_stats(30)
        return
    speed = measured(reviews)
    words = sum(len(one.document.text.split()) for one in reviews)
    print(f"letters                   {speed.letters:8} ({words} words)")
    print(f"replacements              {speed.replacements:8}")
    print(f"linking                   {speed.linking:8.1f} s")
    print(f"planning the exports      {speed.planning:8.1f} s")
    print(f"replacements in linking   {speed.replacements / speed.linking:8.0f} a second")
    if options.run:
        each = whole_run(reviews[: options.run])
        share = speed.linking / speed.letters / each
        print(f"a whole run, by letter    {each:8.2f} s, of which linking is {share:.1%}")


if __name__ == "__main__":
    main()
