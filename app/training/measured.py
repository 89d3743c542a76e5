"""Packs measured on labelled notes: temperature, threshold and operating points. No torch."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from app.atomic_files import rename_all
from app.engine.domain.label_maps import LabelMap
from app.engine.tagger.loading import load_tagger
from app.engine.tagger.pack import packs
from app.engine.tagger.pack.manifest import CARD, MANIFEST, Manifest, write_manifest
from app.engine.tagger.pack.operating_points import MISS_RATES
from app.errors import InputError, WriteFailed
from app.training.corpora.documents import LabelledDocument
from app.training.corpora.files import read_corpus
from app.training.tagger import calibration
from app.training.tagger.alignment import scored

_MOST_TELLING = 0.5
"""A bound above it says nothing: half of all missed."""
_HEADING = "## Measured on notes of this computer"
_SECTION = re.compile(rf"\n*{_HEADING}\n.*", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Measured:
    """What notes say of a pack.

    Attributes:
        notes: how many of them have identifiers.
        promised: operating points whose miss rate the notes are enough to promise.
        points: precision and recall over tokens at each operating point.
        bounds: what the mean share of missed tokens is at most there, with 95 % confidence.
    """

    manifest: Manifest
    notes: int
    promised: frozenset[str]
    points: dict[str, calibration.Point]
    bounds: dict[str, float]

    @property
    def table(self) -> str:
        """A line for each operating point."""
        lines = []
        for name, rate in MISS_RATES.items():
            point = self.points[name]
            promise = (
                f"misses at most {rate:.0%} of a note like these"
                if name in self.promised
                else "the lowest there is; too few notes to promise anything"
            )
            lines.append(
                f"{name:9} score {point.threshold:<5}  precision {point.precision:.3f}  "
                f"recall {point.recall:.3f}  {promise}; {_bounded(self.bounds[name])}"
            )
        return "\n".join(lines)


def measure(pack: packs.Pack, notes: Sequence[LabelledDocument]) -> Measured:
    """Temperature, threshold and operating points of `pack` on `notes`.

    The threshold becomes that of `high`. Raises `InputError` where nothing is marked in the notes,
    and `Cancelled`.
    """
    texts = scored(load_tagger(pack, provider="cpu", threads=1), notes)
    decoder = pack.manifest.decoder
    value = calibration.temperature(texts, pack.transitions, decoder)
    chances = calibration.chances(texts, pack.transitions, value, decoder)
    marked = sum(bool(text.gold.any()) for text in chances)
    if not marked:
        raise InputError(
            "Nothing is marked in the notes: no threshold can be chosen by them.",
            hint="Name notes whose identifiers are marked.",
        )
    points = calibration.operating_points(chances)
    manifest = replace(
        pack.manifest, temperature=value, threshold=points["high"], operating_points=points
    )
    return Measured(
        manifest,
        marked,
        calibration.promised(chances),
        {name: calibration.point(chances, score) for name, score in points.items()},
        {name: calibration.at_most(chances, score) for name, score in points.items()},
    )


def calibrate(
    name: str, gold: Sequence[Path], file_format: str, labels: LabelMap | None, models: Path
) -> Measured:
    """Measure the user's own pack `name` on the notes `gold` and store what they say in it.

    The same notes give the same files. Raises `InputError` for notes that cannot be read and for a
    pack that does not lie in the folder `models`, `PackInvalid` and `WriteFailed`.
    """
    pack = packs.load(name)
    own = pack.info.path
    if own.parent != models or pack.manifest.asks_each:
        raise InputError(
            f"The model {pack.info.name} cannot be measured anew.",
            hint="Only models that you imported can be; of a union or vote, its members.",
        )
    measured = measure(pack, read_corpus(gold, file_format, labels.forward if labels else None))
    with tempfile.TemporaryDirectory(dir=models) as scratch:
        draft = Path(scratch, own.name)
        try:
            shutil.copytree(own, draft)
            (draft / MANIFEST).unlink()
            card = _SECTION.sub("", (draft / CARD).read_text(encoding="utf-8"))
            (draft / CARD).write_text(card.rstrip() + _described(measured), encoding="utf-8")
            write_manifest(draft, measured.manifest)
            packs.load(draft)
            rename_all([(own, Path(scratch, "former")), (draft, own)])
        except OSError:
            raise WriteFailed("The model could not be written.") from None
    return measured


def _bounded(bound: float) -> str:
    if bound > _MOST_TELLING:
        return "with 95 % confidence nothing can be said: more notes are needed"
    return f"with 95 % confidence the mean is at most {bound:.1%}"


def _described(measured: Measured) -> str:
    return (
        f"\n\n{_HEADING}\n\nTemperature {measured.manifest.temperature}, operating points over"
        f" {measured.notes} notes with identifiers, over tokens:\n\n"
        + "".join(f"    {line}\n" for line in measured.table.splitlines())
    )
