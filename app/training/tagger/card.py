"""The model card of a trained pack."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.tagger.manifest import Manifest
from app.engine.tagger.operating_points import MISS_RATES
from app.training.config import Config
from app.training.tagger.calibration import Point

_SOURCES = """\
| source | licence | what for |
| --- | --- | --- |
| notes in `app/training/authored`, written for this project | Apache-2.0 | refilled |
| terms in `synthetic/terms_en`, written for this project | Apache-2.0 | lexicon, look-alikes |
| MTSamples transcription reports | published as samples | put invented people into |
| MTS-Dialog | CC BY 4.0 | put invented people into |
| E3C, only documents that are CC BY themselves | CC BY 4.0 | the same, and text without people |
| MedQuAD | CC BY 4.0 | text without people |
| tide2-core name and street lists | MIT | names, streets |
| Alvearie surname counts | Apache-2.0 | surnames |
| GeoNames postal and city lists | CC BY 4.0 | places |
| CMS hospital list | US government work | hospitals |
| dariusk/corpora, names by country | CC0 | occupations, drugs, diseases, names |
| paroleitaliane; INE statistics | MIT; open statistics | Italian and Spanish names |
"""


def card(manifest: Manifest, settings: Config, points: Sequence[Point]) -> str:
    """Text of the pack's README: what it is, what it was made from, how it did."""
    rows = "\n".join(f"| {p.threshold} | {p.precision:.4f} | {p.recall:.4f} |" for p in points)
    chosen = "\n".join(
        f"| {name} | {MISS_RATES[name]:.0%} | {value} |"
        for name, value in manifest.operating_points.items()
    )
    return f"""\
# {manifest.name} {manifest.version}

Tags identifiers in clinical text, language `{manifest.language}`, {len(manifest.subcategories)}
subcategories, BILOU with a CRF, int8 ONNX. For use in Incognote; a person must review the result.

Encoder: {settings.model.encoder or "sentence-transformers/all-MiniLM-L6-v2 (Apache-2.0)"}, \
{f"its lowest {settings.model.layers} layers" if settings.model.layers else "all its layers"}, with
embeddings of orthographic features (version {manifest.features})\
{" and of how usual the word is in the texts without people" if settings.model.lexicon else ""}
added to the word pieces.

Trained with seed {settings.fit.seed} on {settings.data.documents * settings.fit.rounds} generated
documents{", going on from an earlier run" if settings.model.start else ""}. No text under a
data-use agreement went in.

{_SOURCES}
## Held-out figures

Tokens, identifying or not, on authored notes that were never trained on, with their own
identifiers, and on texts without people. Temperature {manifest.temperature}; default threshold
{manifest.threshold}.

| threshold | precision | recall |
| --- | --- | --- |
{rows}

Operating points: highest thresholds at which the share of a note's identifying tokens that the
tagger alone misses is expected to be at most that large, by conformal risk control over the
held-out notes (Angelopoulos et al. 2022). This holds for notes like these, not for any note. The
lowest threshold of the table promises nothing.

| operating point | missed at most | threshold |
| --- | --- | --- |
{chosen}
"""
